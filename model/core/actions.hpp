#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

#include "model/core/complaints.hpp"
#include "model/core/fields.hpp"
#include "model/core/members.hpp"
#include "model/core/names.hpp"
#include "model/core/phrases.hpp"
#include "model/core/rulebook.hpp"
#include "model/core/seats.hpp"
#include "model/core/words.hpp"

namespace fathom {

// What every game's actions have in common. An action is a small struct, all members of which are its fields, that says
// about itself
//     static constexpr NamedSet<Step> due{Step::dealing};       the steps of a play at which it has its time
//     static constexpr auto observers = Observers::actor;       who learns all that it says, where that is not everybody
//     static constexpr std::string_view line = "{to} is dealt {card}";
//     static constexpr auto doer = Doer::anybody;               where it is not done by choice of the seat that it names
//     static constexpr auto drawn_from = &State::deck;          the pile that a piece which it names is drawn from
// Its verb is its name: `TurnCreature` is written `turn_creature`.

/// Who learns something from an action besides the one it names.
enum class Observers : std::uint8_t {
  everyone,  ///< It happens in the open: all that it says is seen.
  actor,     ///< Only the seat it names (`by` or `to`) sees what; the others see that.
};

/// Whether the seat that an action names has to be the acting one, and has a choice.
enum class Doer : std::uint8_t {
  acting,
  forced,   ///< It has to be, but what is done is no choice of hers.
  anybody,  ///< It need not be.
};

namespace detail {

/// `TurnCreature` as `turn_creature`.
template <class Kind>
inline constexpr auto spelled_as_verb = [] {
  constexpr std::string_view name = type_name<Kind>;
  std::array<char, 2 * name.size()> text{};
  std::size_t size = 0;
  for (const char c : name) {
    const bool capital = c >= 'A' && c <= 'Z';
    if (capital && size > 0) text[size++] = '_';
    text[size++] = capital ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return std::pair{text, size};
}();

}  // namespace detail

/// How scenarios write a kind of action: by its `verb`, if it has one, and else by its name.
template <class Kind>
inline constexpr std::string_view verb_for = [] {
  if constexpr (requires { Kind::verb; })
    return std::string_view{Kind::verb};
  else
    return std::string_view{detail::spelled_as_verb<Kind>.first.data(), detail::spelled_as_verb<Kind>.second};
}();

/// The verb of an action, as scenarios write it: `place`.
template <class... Kinds>
constexpr std::string_view verb_of(const std::variant<Kinds...>& action) {
  return std::visit([]<class Kind>(const Kind&) { return verb_for<Kind>; }, action);
}

template <class Kind>
inline constexpr Doer doer_for = [] {
  if constexpr (requires { Kind::doer; })
    return Kind::doer;
  else
    return Doer::acting;
}();

template <class Kind>
constexpr Observers observers_of(const Kind&) {
  if constexpr (requires { Kind::observers; })
    return Kind::observers;
  else
    return Observers::everyone;
}

/// Who learns it in this game: what the kind of action says of itself, where the game has no more to say, by a function
/// `observers(game, kind)`.
template <class Game, class Kind>
constexpr Observers observers_in(const Game& game, const Kind& kind) {
  if constexpr (requires { observers(game, kind); })
    return observers(game, kind);
  else
    return observers_of(kind);
}

/// The seat that has to be the acting one for an action: the seat it names with `by`, or else with `to`.
template <class Kind>
constexpr std::optional<Seat> doer_of(const Kind& kind) {
  if constexpr (doer_for<Kind> == Doer::anybody) {
    return std::nullopt;
  } else if constexpr (requires { kind.by; }) {
    return kind.by;
  } else if constexpr (requires { kind.to; }) {
    return kind.to;
  } else {
    return std::nullopt;
  }
}

/// Whether every kind of action says when it is due; the compiler names one that does not.
template <class Action>
inline constexpr bool all_say_when = false;
template <class... Kinds>
inline constexpr bool all_say_when<std::variant<Kinds...>> = ([] {
  if constexpr (requires { Kinds::due; })
    return true;
  else
    return complaint::NoDueStepsIn<Kinds>::whole;
}() && ...);

/// Whether an action comes at a step at which it is not due.
struct NotDue {
  template <class Game, class State, class Kind>
  constexpr bool operator()(const Game&, const State& state, const Kind&) const {
    return !Kind::due.contains(state.step);
  }
};
/// Whether an action is of another seat than the one whose action is next, which `ActingSeat` tells of a state.
template <class ActingSeat>
struct NotInTurn {
  static constexpr Seat acting(const auto& state) { return ActingSeat{}(state); }

  template <class Game, class State, class Kind>
  constexpr bool operator()(const Game&, const State& state, const Kind& kind) const {
    const std::optional<Seat> who = doer_of(kind);
    return who && *who != acting(state);
  }
};

/// The two rules about when. They are the first of a game's clauses: what comes at the wrong time is refused for that.
template <class ActingSeat>
constexpr auto timing_clauses(std::string_view sequence, std::string_view in_turn, ActingSeat) {
  return std::tuple{
      AnyActionClause{sequence, NotDue{},
                      []<class Kind>(const auto&, const auto& state, const Kind&) {
                        return "this is the time for " + plainly(state.step) + ", not to " + plainly(verb_for<Kind>);
                      }},
      AnyActionClause{in_turn, NotInTurn<ActingSeat>{}, [](const auto&, const auto& state, const auto& act) {
                        const Seat now = ActingSeat{}(state);
                        return "it is for " + plainly(now) + " to act, not for " + plainly(doer_of(act).value_or(now));
                      }}};
}

namespace detail {

/// How likely it is that chance brings an action of this kind, against others that it may bring.
template <class State, class Kind>
double likelihood_of(const State& state, const Kind& kind) {
  double likely = 1;
  if constexpr (requires { Kind::drawn_from; }) {
    const auto& pile = state.*Kind::drawn_from;
    for_each_field<Kind>([&](const auto& field) {
      if constexpr (requires { pile[field.of(kind)]; }) likely = pile[field.of(kind)];
    });
  }
  return likely;
}

}  // namespace detail

/// The line of an action with its holes filled, what is no field by `more(hole, kind)`, which a game offers for the kinds
/// that have such holes.
template <class... Kinds, class More>
std::string line_of(const std::variant<Kinds...>& action, const More& more) {
  return std::visit(
      [&](const auto& kind) {
        return detail::with_holes_filled(kind.line, [&](std::string_view hole) { return detail::filled(hole, kind, more); });
      },
      action);
}

}  // namespace fathom
