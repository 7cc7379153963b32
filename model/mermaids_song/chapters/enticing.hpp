#pragma once

#include "model/mermaids_song/chapters/chapter.hpp"

// Action phase: Entice a creature · End of Turn · Meet the Mermaids · Meet Bardic Armadillo

namespace fathom::mermaids_song::enticing {

inline constexpr Rule rules[] = {
    physical({"enticing.own_mermaid", "Entice a creature", "One entices with a mermaid of one's own"}),
    {"enticing.enough_power", "Entice a creature", "Her power has to be at least the creature's rating"},
    physical({"enticing.from_the_table", "Entice a creature",
              "Whoever entices a creature takes it, one of those that are face up"}),
    {"enticing.replaced", "Entice a creature", "The next card of the Creature deck is turned up in its place"},
    {"creatures.deck_empty", "Entice a creature",
     "Once the Creature deck is used up, no creature takes the place of one enticed", Status::silent,
     "No other creatures are left, and nothing says that play ends"},
    {"enticing.mermaid_leaves", "Entice a creature",
     "The mermaid who enticed it is discarded, and all songs and silences with her, covered ones too"},

    {"turns.end_at_will", "End of Turn", "Her turn ends when she says so, in its action phase", Status::ambiguous,
     "All phases are to be gone through in a turn, and the first of them asks for a full hand; that any time of the turn is "
     "meant, before or between two draws too, can be read as well"},
    {"turns.end_without_specials", "End of Turn", "She may not end it while she holds the Kraken or the Treasure"},

    {"story.names", "Meet the Mermaids", "The mermaids come from seas all over the world and have names of two kinds",
     Status::flavour},
    {"story.human_names", "Meet the Mermaids", "People near those seas gave them the ones we can say", Status::flavour},
    {"story.more", "Meet the Mermaids", "There is more about them elsewhere", Status::flavour},
    {"story.credits", "Meet Bardic Armadillo", "Names of those who made the game, and of those who own it", Status::flavour},
};

/// enticing.own_mermaid — Entice a creature.
inline bool not_her_mermaid(const Game&, const State& state, const Entice& entice) {
  return mermaid_at(state, entice.by, entice.nth) == nullptr;
}
inline std::string why_not_her_mermaid(const Game&, const State& state, const Entice& entice) {
  return plainly(entice.by) + " has " + plural(static_cast<int>(state.mermaids[entice.by].size()), "mermaid") +
         " in play, and no " + ordinal(entice.nth);
}

/// enticing.enough_power — Entice a creature.
inline bool too_weak(const Game& game, const State& state, const Entice& entice) {
  const Mermaid* mermaid = mermaid_at(state, entice.by, entice.nth);
  return mermaid != nullptr && power(game, *mermaid) < needed_to_entice(game, entice.creature);
}
inline std::string why_too_weak(const Game& game, const State& state, const Entice& entice) {
  const Mermaid* mermaid = mermaid_at(state, entice.by, entice.nth);
  return her_mermaid(entice.by, entice.nth) + " has power " +
         std::to_string(mermaid == nullptr ? 0 : power(game, *mermaid)) + ", too little for " + one(entice.creature);
}

/// enticing.from_the_table — Entice a creature.
inline bool not_face_up(const Game&, const State& state, const Entice& entice) {
  return state.face_up[entice.creature] == 0;
}

/// turns.end_without_specials — End of Turn.
inline bool keeps_a_special(const Game&, const State& state, const EndTurn& end) {
  return holds_a_special(state.hands[end.by]);
}
inline std::string why_keeps_a_special(const Game&, const State& state, const EndTurn& end) {
  const Card special = state.hands[end.by][Card::kraken] > 0 ? Card::kraken : Card::treasure;
  return plainly(end.by) + " holds " + one(special) + ", and cannot keep it beyond this turn";
}
inline bool holds_the_kraken(const Game&, const State& state, const DiscardTreasure& discard) {
  return state.hands[discard.by][Card::kraken] > 0;
}

inline constexpr auto clauses = std::tuple{
    Clause<Entice>{"enticing.own_mermaid", not_her_mermaid, why_not_her_mermaid},
    Clause<Entice>{"enticing.enough_power", too_weak, why_too_weak},
    Clause<Entice>{"enticing.from_the_table", not_face_up, "{face_up} can be enticed, but not {creature}"},
    Clause<EndTurn>{"turns.end_without_specials", keeps_a_special, why_keeps_a_special},
    Clause<DiscardTreasure>{"turns.end_without_specials", holds_the_kraken,
                            "{by} holds the Kraken, and has to release it before her turn ends"},
};

}  // namespace fathom::mermaids_song::enticing
