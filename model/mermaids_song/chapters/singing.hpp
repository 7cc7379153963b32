#pragma once

#include "model/mermaids_song/chapters/chapter.hpp"

// Action phase: Play a mermaid · Play Song/Silence cards

namespace fathom::mermaids_song::singing {

inline constexpr Rule rules[] = {
    {"actions.any_number", "Action phase", "She may do as many actions as she likes and can, or none, in whatever order"},
    {"actions.one_by_one", "Action phase", "An action is carried out in full before the next"},

    physical({"mermaids.from_hand", "Play a mermaid", "A mermaid goes from the hand to the play area before her player"}),
    {"mermaids.at_most_three", "Play a mermaid", "Nobody has more than three mermaids in play at a time"},

    physical(
        {"songs.from_hand", "Play Song/Silence cards", "A song or silence is played from the hand, and no other card is"}),
    physical(
        {"songs.on_any_mermaid", "Play Song/Silence cards", "It goes to any mermaid in play, the own or somebody else's"}),
    {"songs.side_by_side", "Play Song/Silence cards", "Played cards lie in a row by their mermaid, visible to all"},
    {"cancelling.opposites", "Play Song/Silence cards",
     "With one mermaid songs and silences work against each other, each taking from the other up to its own value"},
    {"songs.both_entice", "Play Song/Silence cards", "Silences entice as well as songs do"},
    physical({"cancelling.exactly", "Play Song/Silence cards",
              "Songs and silences of the same worth are put under their mermaid as soon as they meet, where they no longer "
              "count"}),
    {"cancelling.several_for_one", "Play Song/Silence cards", "Several low cards can cancel a high one"},
    {"cancelling.who_chooses", "Play Song/Silence cards",
     "Where cards can cancel in several ways, whoever played the last of them chooses", Status::silent,
     "Putting them underneath is part of playing the card; the owner of the mermaid could be thought of too"},
    {"power.visible", "Play Song/Silence cards",
     "A mermaid's power is the worth of what is visible by her and not cancelled"},
    {"power.mixed", "Play Song/Silence cards",
     "Where songs and silences are visible together the lower sum is taken from the higher", Status::ambiguous,
     "Each cancels the other up to its own value, and what is not cancelled counts, whichever it is; that only what cancels "
     "exactly does, so that all that is visible adds up, or that one entices with either songs or silences, can be read "
     "too"},
    {"songs.not_moved", "Play Song/Silence cards", "A played song or silence stays with its mermaid"},
};

/// mermaids.at_most_three — Play a mermaid.
inline bool play_area_full(const Game& game, const State& state, const PlayMermaid& play) {
  return static_cast<int>(state.mermaids[play.by].size()) >= game.rules.mermaids_in_play;
}
inline std::string why_play_area_full(const Game&, const State& state, const PlayMermaid& play) {
  return plainly(play.by) + " has " + plural(static_cast<int>(state.mermaids[play.by].size()), "mermaid") +
         " in play already";
}

/// songs.from_hand — Play Song/Silence cards.
inline bool not_a_song_in_hand(const Game&, const State& state, const Play& play) {
  return value_of(play.card) == 0 || state.hands[play.by][play.card] == 0;
}
inline std::string why_not_a_song_in_hand(const Game&, const State& state, const Play& play) {
  if (value_of(play.card) == 0) return "only songs and silences are played on a mermaid, not " + one(play.card);
  return plainly(play.by) + " holds " + phrase(state.hands[play.by]) + ", but not " + one(play.card);
}

/// songs.on_any_mermaid — Play Song/Silence cards.
inline bool no_such_mermaid(const Game&, const State& state, const Play& play) {
  return mermaid_at(state, play.on, play.nth) == nullptr;
}
inline std::string why_no_such_mermaid(const Game&, const State& state, const Play& play) {
  return plainly(play.on) + " has " + plural(static_cast<int>(state.mermaids[play.on].size()), "mermaid") +
         " in play, and no " + ordinal(play.nth);
}

/// cancelling.exactly — Play Song/Silence cards.
inline bool not_cancelling(const Game&, const State& state, const Cover& cover) {
  const Mermaid* mermaid = to_cover(state);
  return mermaid == nullptr || !mermaid->visible.has(cover.cards) || !cancels_exactly(cover.cards);
}
inline std::string why_not_cancelling(const Game&, const State& state, const Cover& cover) {
  const Mermaid* mermaid = to_cover(state);
  const Cards visible = mermaid == nullptr ? Cards{} : mermaid->visible;
  if (!visible.has(cover.cards)) return phrase(visible) + " can be seen there, but not " + phrase(cover.cards);
  return phrase(cover.cards) + " do not exactly cancel each other, or fall into parts that do";
}

inline constexpr auto clauses = std::tuple{
    Clause<PlayMermaid>{"mermaids.from_hand", lacks<PlayMermaid, Card::mermaid>, why_lacks<PlayMermaid, Card::mermaid>},
    Clause<PlayMermaid>{"mermaids.at_most_three", play_area_full, why_play_area_full},
    Clause<Play>{"songs.from_hand", not_a_song_in_hand, why_not_a_song_in_hand},
    Clause<Play>{"songs.on_any_mermaid", no_such_mermaid, why_no_such_mermaid},
    Clause<Cover>{"cancelling.exactly", not_cancelling, why_not_cancelling},
};

}  // namespace fathom::mermaids_song::singing
