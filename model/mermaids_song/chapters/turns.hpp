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
    {"drawing.again", "Draw phase",
     "A hand that a special card played in the draw phase leaves incomplete is drawn up again", Status::ambiguous,
     "The phase asks for three cards in hand and lasts until there are; that drawing is over once there were three, so that "
     "what is played then is the first of the actions, can be read as well"},
    {"hands.secret", "Draw phase",
     "A card dealt or drawn is seen by its player alone, but one that is replaced in the deal by everybody",
     Status::ambiguous,
     "To show the special cards when they are played says something only where hands are not seen before; that nothing else "
     "keeps a hand from being seen, so that hands lie open, can be read as well"},
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

/// turns.sequence, house.last_discard — Play.
inline bool actions_have_begun(const Game& game, const State& state, const DiscardHand&) {
  return state.step == Step::acting && game.rules.last_discard != LastDiscard::after_the_actions;
}

/// turns.sequence, turns.end_at_will — Play, End of Turn.
template <class Kind>
bool actions_to_come(const Game& game, const State& state, const Kind&) {
  return state.step != Step::acting && game.rules.end_when != EndWhen::any_time;
}
inline constexpr std::string_view why_actions_to_come = "{by} has her action phase first, and ends her turn in it";

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
                       Clause<DiscardHand>{"turns.sequence", actions_have_begun,
                                           "{by} has begun her actions, and a hand is discarded instead of them"},
                       Clause<EndTurn>{"turns.sequence", actions_to_come<EndTurn>, why_actions_to_come},
                       Clause<DiscardTreasure>{"turns.sequence", actions_to_come<DiscardTreasure>, why_actions_to_come},
                       Clause<DiscardHand>{"discarding.whole_hand", nothing_to_discard, "{by} has no hand to discard"},
                       Clause<DiscardHand>{"discarding.with_specials", special_forbids, why_special_forbids},
                   });

}  // namespace fathom::mermaids_song::turns
