#pragma once

#include <cstdint>
#include <optional>
#include <type_traits>

#include "model/mermaids_song/chapters/chapter.hpp"

// Play · Draw phase: whose turn it is, at which step which deed has its place, and how a hand is drawn up or discarded.

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
    {"discarding.when", "Draw phase", "She does so once she has drawn", Standing::ambiguous,
     "It is said after the drawing, and with respect to what was drawn; that a hand may be discarded in any part of the "
     "draw "
     "phase, before drawing too, can be read as well"},
    {"discarding.with_specials", "Draw phase", "She may not if she drew the Kraken or the Treasure in this turn",
     Standing::ambiguous, "It is the drawing that is named; that the card must still be in her hand can be read too"},
};

/// Some of the steps of a play.
using Steps = NamedSet<Step>;

/// When a deed has its place: in the action phase, where nothing else is said.
template <class Deed>
inline constexpr Steps steps_of{Step::acting};
template <>
inline constexpr Steps steps_of<TurnCreature>{Step::laying_creatures, Step::replacing};
template <>
inline constexpr Steps steps_of<Deal>{Step::dealing};
template <>
inline constexpr Steps steps_of<SetAside>{Step::dealing};
template <>
inline constexpr Steps steps_of<FirstPlayer>{Step::first_player};
template <>
inline constexpr Steps steps_of<StartDrawing>{Step::before_drawing};
template <>
inline constexpr Steps steps_of<Draw>{Step::drawing};
template <>
inline constexpr Steps steps_of<Reshuffle>{Step::drawing};
template <>
inline constexpr Steps steps_of<EndPlay>{Step::drawing};
template <>
inline constexpr Steps steps_of<DiscardHand>{Step::before_drawing, Step::choosing};
template <>
inline constexpr Steps steps_of<BeginActions>{Step::choosing};
template <>
inline constexpr Steps steps_of<Cover>{Step::covering};
template <>
inline constexpr Steps steps_of<ReleaseKraken>{Step::choosing, Step::acting};
template <>
inline constexpr Steps steps_of<Lose>{Step::losing};
template <>
inline constexpr Steps steps_of<PlayTreasure>{Step::choosing, Step::acting};
template <>
inline constexpr Steps steps_of<Lure>{Step::luring};

/// Whose deed it is: the seat it names, where that has to be the acting one. Who begins is settled by swimming.
template <class Deed>
constexpr std::optional<Seat> doer(const Deed& deed) {
  if constexpr (std::is_same_v<Deed, FirstPlayer>) {
    return std::nullopt;
  } else if constexpr (requires { deed.by; }) {
    return deed.by;
  } else if constexpr (requires { deed.to; }) {
    return deed.to;
  } else {
    return std::nullopt;
  }
}

/// discarding.whole_hand — Draw phase.
inline bool nothing_to_discard(const Game&, const State& state, const DiscardHand& discard) {
  return state.hands[discard.by].empty();
}
inline std::string why_nothing_to_discard(const Game&, const State&, const DiscardHand& discard) {
  return plainly(discard.by) + " has no hand to discard";
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

/// The sequence of play is asked first: what comes at the wrong time is refused for that, before anything else.
inline constexpr auto clauses = std::tuple{
    Common{"turns.sequence",
           [](const Game&, const State& state, const auto& deed) {
             return !steps_of<std::remove_cvref_t<decltype(deed)>>.contains(state.step);
           },
           [](const Game&, const State& state, const auto& deed) {
             return "this is the time for " + plainly(state.step) + ", not to " + plainly(deed.verb);
           }},
    Common{"turns.in_turn",
           [](const Game&, const State& state, const auto& deed) {
             const std::optional<Seat> who = doer(deed);
             return who && *who != state.acting;
           },
           [](const Game&, const State& state, const auto& deed) {
             return "it is for " + plainly(state.acting) + " to act, not for " + plainly(doer(deed).value_or(state.acting));
           }},
    Clause<DiscardHand>{"discarding.whole_hand", nothing_to_discard, why_nothing_to_discard},
    Clause<DiscardHand>{"discarding.with_specials", special_forbids, why_special_forbids},
};

}  // namespace fathom::mermaids_song::turns
