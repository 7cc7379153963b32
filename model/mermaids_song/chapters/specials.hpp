#pragma once

#include "model/mermaids_song/chapters/chapter.hpp"

// Action phase: Play The Kraken card · Play Treasure of the Deep card

namespace fathom::mermaids_song::specials {

inline constexpr Rule rules[] = {
    {"kraken.in_its_turn", "Play The Kraken card", "The Kraken is played in the turn in which it was drawn"},
    {"specials.when", "Play The Kraken card",
     "Both special cards may be played in either phase of the turn, between two draws too", Status::ambiguous,
     "Any time of the turn is what the text says, and no moment is left out; that drawing is done in one go, so that they "
     "are "
     "played once the hand is drawn up, or that they are actions, for the action phase alone, can be read from where they "
     "stand"},
    {"kraken.words", "Play The Kraken card", "Its player calls out that it is released, so that all know"},
    physical({"kraken.shown", "Play The Kraken card", "It is shown to everybody, from the hand of its player"}),
    {"kraken.strongest", "Play The Kraken card", "Each player's most powerful mermaid goes to the discard pile"},
    {"kraken.all_players", "Play The Kraken card", "That is so for all players, its own player among them"},
    {"kraken.songs_go_too", "Play The Kraken card", "All cards with such a mermaid are discarded with her", Status::silent,
     "They may not be moved to another mermaid, and go with her as when she entices"},
    {"kraken.order", "Play The Kraken card", "Players give up their mermaids clockwise, from the Kraken's player on",
     Status::silent, "No order is given for several who have a choice; it is that of turns"},
    {"kraken.ties_chosen", "Play The Kraken card", "Of equally powerful mermaids their player chooses one"},
    {"kraken.powerless_spared", "Play The Kraken card", "A mermaid without power stays"},
    {"kraken.discarded", "Play The Kraken card", "The Kraken itself is discarded then"},

    {"treasure.in_its_turn", "Play Treasure of the Deep card", "The Treasure is played in the turn in which it was drawn"},
    physical({"treasure.shown", "Play Treasure of the Deep card", "It is shown to everybody, from the hand of its player"}),
    physical(
        {"treasure.another_player", "Play Treasure of the Deep card", "It is played on another player who has a creature"}),
    physical({"treasure.at_random", "Play Treasure of the Deep card", "Which of her creatures is taken is left to chance"}),
    {"treasure.added", "Play Treasure of the Deep card", "The creature changes over, loyalty and all"},
    {"treasure.discarded", "Play Treasure of the Deep card", "The Treasure itself is discarded then"},
    {"treasure.nobody_to_rob", "Play Treasure of the Deep card",
     "If nobody else has a creature, the Treasure is discarded when its player ends her turn"},
};

/// specials.when — Play The Kraken card.
template <class Kind>
bool too_early(const Game& game, const State& state, const Kind&) {
  return !is_time_for_specials(game, state);
}
template <class Kind>
std::string why_too_early(const Game& game, const State&, const Kind& act) {
  const bool draws = game.rules.specials_when == SpecialsWhen::drawn_up;
  return "in this reading " + plainly(act.by) + (draws ? " draws up her hand first" : " begins her actions first");
}

/// kraken.strongest — Play The Kraken card.
inline bool not_the_strongest(const Game& game, const State& state, const Lose& lose) {
  const Mermaid* mermaid = mermaid_at(state, lose.by, lose.nth);
  return mermaid == nullptr || power(game, *mermaid) < strongest(game, state, lose.by);
}
inline std::string why_not_the_strongest(const Game& game, const State& state, const Lose& lose) {
  const Mermaid* mermaid = mermaid_at(state, lose.by, lose.nth);
  if (mermaid == nullptr) return plainly(lose.by) + " has no " + ordinal(lose.nth) + " mermaid";
  return her_mermaid(lose.by, lose.nth) + " has power " + std::to_string(power(game, *mermaid)) + ", and another has " +
         std::to_string(strongest(game, state, lose.by));
}

/// treasure.another_player — Play Treasure of the Deep card.
inline bool nothing_to_lure(const Game&, const State& state, const PlayTreasure& play) {
  return play.from == play.by || !at_table(state, play.from) || state.enticed[play.from].empty();
}
inline std::string why_nothing_to_lure(const Game&, const State& state, const PlayTreasure& play) {
  if (play.from == play.by) return "the Treasure is played on another player, not on " + plainly(play.by) + " herself";
  if (!at_table(state, play.from)) return plainly(play.from) + " is not at the table";
  return plainly(play.from) + " has no creature";
}

/// treasure.at_random — Play Treasure of the Deep card.
inline bool not_hers_to_lose(const Game&, const State& state, const Lure& lure) {
  return !state.target || state.enticed[*state.target][lure.creature] == 0;
}
inline std::string why_not_hers_to_lose(const Game&, const State& state, const Lure& lure) {
  if (!state.target) return "nobody has been chosen to lose a creature";
  return plainly(*state.target) + " has " + phrase(state.enticed[*state.target]) + ", but not " + one(lure.creature);
}

/// treasure.nobody_to_rob — Play Treasure of the Deep card.
inline bool could_be_played(const Game&, const State& state, const DiscardTreasure& discard) {
  return somebody_to_rob(state, discard.by);
}

inline constexpr auto clauses = std::tuple{
    Clause<ReleaseKraken>{"specials.when", too_early<ReleaseKraken>, why_too_early<ReleaseKraken>},
    Clause<PlayTreasure>{"specials.when", too_early<PlayTreasure>, why_too_early<PlayTreasure>},
    Clause<ReleaseKraken>{"kraken.shown", lacks<ReleaseKraken, Card::kraken>, why_lacks<ReleaseKraken, Card::kraken>},
    Clause<Lose>{"kraken.strongest", not_the_strongest, why_not_the_strongest},
    Clause<PlayTreasure>{"treasure.shown", lacks<PlayTreasure, Card::treasure>, why_lacks<PlayTreasure, Card::treasure>},
    Clause<DiscardTreasure>{"treasure.shown", lacks<DiscardTreasure, Card::treasure>,
                            why_lacks<DiscardTreasure, Card::treasure>},
    Clause<PlayTreasure>{"treasure.another_player", nothing_to_lure, why_nothing_to_lure},
    Clause<Lure>{"treasure.at_random", not_hers_to_lose, why_not_hers_to_lose},
    Clause<DiscardTreasure>{"treasure.nobody_to_rob", could_be_played,
                            "another player has a creature, and {by} has to play the Treasure"},
};

}  // namespace fathom::mermaids_song::specials
