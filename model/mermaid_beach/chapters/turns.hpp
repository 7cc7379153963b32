#pragma once

#include <cstdint>
#include <optional>
#include <type_traits>

#include "model/mermaid_beach/chapters/chapter.hpp"

// How to Play, the section before the numbered ones: whose turn it is, and at which step which deed has its place.

namespace fathom::mermaid_beach::turns {

inline constexpr Rule rules[] = {
    physical({"turns.first_player", "How to Play", "One of the players begins: the one with the waviest hair"}),
    {"turns.to_the_left", "How to Play", "After a turn the player to the left has hers"},
    physical(
        {"turns.in_turn", "How to Play", "Nobody acts but the player whose turn it is, or who has to answer, pass or draw"}),
    {"turns.one_action", "How to Play", "A turn is one action out of six"},
    physical({"turns.sequence", "How to Play", "What an action brings with it is done before anything else"}),
    {"turns.nothing_possible", "How to Play", "Who can do nothing passes her turn, and nobody else does", Standing::silent,
     "Every turn is to have an action; without one, play can only go on to the left"},
    {"turns.described", "How to Play", "The six actions are described one by one", Standing::flavour},
};

/// Some of the steps of a play.
using Steps = NamedSet<Step>;

/// When a deed has its place: an action at the turn, where nothing else is said.
template <class Deed>
inline constexpr Steps steps_of{Step::turn};
template <>
inline constexpr Steps steps_of<Deal>{Step::dealing};
template <>
inline constexpr Steps steps_of<FirstPlayer>{Step::first_player};
template <>
inline constexpr Steps steps_of<Steal>{Step::stealing};
template <>
inline constexpr Steps steps_of<StealNothing>{Step::stealing};
template <>
inline constexpr Steps steps_of<Give>{Step::answering};
template <>
inline constexpr Steps steps_of<GoToTheBeach>{Step::answering};
template <>
inline constexpr Steps steps_of<DrawBeach>{Step::going_to_the_beach, Step::drawing_for_seaweed};
template <>
inline constexpr Steps steps_of<PlayDrawn>{Step::deciding};
template <>
inline constexpr Steps steps_of<Keep>{Step::deciding};
template <>
inline constexpr Steps steps_of<WashAway>{Step::washing_away};
template <>
inline constexpr Steps steps_of<ChooseDrawer>{Step::choosing_drawer};
template <>
inline constexpr Steps steps_of<DrawShell>{Step::drawing_shells};
template <>
inline constexpr Steps steps_of<PassCard>{Step::passing};
template <>
inline constexpr Steps steps_of<HandOver>{Step::handing_over};
template <>
inline constexpr Steps steps_of<ReshuffleBeach>{Step::going_to_the_beach, Step::drawing_for_seaweed};
template <>
inline constexpr Steps steps_of<ReshuffleShells>{Step::drawing_shells};
template <>
inline constexpr Steps steps_of<RevealMonster>{Step::revealing};
template <>
inline constexpr Steps steps_of<Score>{Step::revealing, Step::scoring};

/// Whose deed it is: the seat it names, where that has to be the acting one. Who begins is settled by hair, and who reveals
/// the Sea Monster by holding it.
template <class Deed>
constexpr std::optional<Seat> doer(const Deed& deed) {
  if constexpr (std::is_same_v<Deed, RevealMonster> || std::is_same_v<Deed, FirstPlayer>) {
    return std::nullopt;
  } else if constexpr (requires { deed.by; }) {
    return deed.by;
  } else if constexpr (requires { deed.to; }) {
    return deed.to;
  } else {
    return std::nullopt;
  }
}

/// turns.first_player — How to Play.
inline bool not_at_table(const Game&, const State& state, const FirstPlayer& first) { return !at_table(state, first.to); }
inline std::string why_not_at_table(const Game&, const State& state, const FirstPlayer& first) {
  return plainly(first.to) + " is not one of the " + plural(state.players, "player");
}

/// turns.nothing_possible — silent. A bonus turn is let go where the reading of merfolk.bonus_let_go has it so.
inline bool something_possible(const Game& game, const State& state, const PassTurn& pass) {
  return can_do_something(game, state, pass.by) && !may_let_go(game, state);
}
inline std::string why_something_possible(const Game&, const State& state, const PassTurn& pass) {
  return plainly(pass.by) + " holds " + phrase(state.hands[pass.by]) + ", and one of the six actions is open to her";
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
    Clause<FirstPlayer>{"turns.first_player", not_at_table, why_not_at_table},
    Clause<PassTurn>{"turns.nothing_possible", something_possible, why_something_possible},
};

}  // namespace fathom::mermaid_beach::turns
