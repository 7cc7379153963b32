#pragma once

#include "model/mermaids_song/chapters/chapter.hpp"

// Play · Draw phase: whose turn it is, at which step which action has its place, and how a hand is drawn up or discarded.

namespace fathom::mermaids_song::turns {

inline constexpr Rule rules[] = {
    {"turns.sequence", "Play",
     "A turn is a draw phase and then an action phase, and what a card brings comes before the rest"},
    {"turns.in_turn", "Play",
     "Nobody acts but the player in turn, and whoever gives up a mermaid to the Kraken or chooses what is covered"},

    {"drawing.to_three", "Draw phase", "One draws until one's hand has three cards"},
    {"hands.secret", "Draw phase",
     "A card drawn is seen by its player alone; the Kraken and the Treasure are shown when played"},
    {"discarding.whole_hand", "Draw phase", "She may discard her hand, all of it, and end her turn without an action phase"},
    {"discarding.when", "Draw phase", "She does so once she has drawn", Status::ambiguous,
     "It is said after the drawing, and with respect to what was drawn; that a hand may be discarded in any part of the "
     "draw "
     "phase, before drawing too, can be read as well"},
    {"discarding.with_specials", "Draw phase", "She may not if she drew the Kraken or the Treasure in this turn",
     Status::ambiguous, "It is the drawing that is named; that the card must still be in her hand can be read too"},
};

/// discarding.whole_hand — Draw phase.
inline bool nothing_to_discard(const Game&, const State& state, const DiscardHand& discard) {
  return state.hands[discard.by].empty();
}

/// discarding.with_specials — Draw phase.
inline bool special_forbids(const Game& game, const State& state, const DiscardHand& discard) {
  return special_keeps_hand(game, state, discard.by);
}
inline std::string why_special_forbids(const Game&, const State& state, const DiscardHand& discard) {
  for (const Card card : {Card::kraken, Card::treasure})
    if (state.hands[discard.by][card] > 0) return plainly(discard.by) + " has drawn " + one(card) + ", and may not discard";
  return plainly(discard.by) + " has drawn and played a special card this turn, and may not discard";
}

/// The sequence of play is asked first, before anything else.
inline constexpr auto clauses =
    std::tuple_cat(timing_clauses("turns.sequence", "turns.in_turn", [](const State& state) { return state.acting; }),
                   std::tuple{
                       Clause<DiscardHand>{"discarding.whole_hand", nothing_to_discard, "{by} has no hand to discard"},
                       Clause<DiscardHand>{"discarding.with_specials", special_forbids, why_special_forbids},
                   });

}  // namespace fathom::mermaids_song::turns
