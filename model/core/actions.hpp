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

#include "model/core/fields.hpp"
#include "model/core/members.hpp"
#include "model/core/names.hpp"
#include "model/core/rulebook.hpp"
#include "model/core/seats.hpp"
#include "model/core/words.hpp"

namespace fathom {

// What every game's actions have in common. An action is a small described struct that says about itself
//     static constexpr auto observers = Observers::actor;       who learns all that it says, where that is not everybody
//     static constexpr NamedSet<Step> due{Step::dealing};       the steps of a play at which it has its time
//     static constexpr std::string_view line = "{to} is dealt {card}";
//     static constexpr auto doer = Doer::anybody;               where it is not done by choice of the seat that it names
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

/// The seat whose deed an action is, where it has to be the acting one: the seat it names with `by`, or else with `to`.
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

/// Whether an action comes at a step at which it is not due.
struct NotDue {
  template <class Game, class State, class Kind>
  constexpr bool operator()(const Game&, const State& state, const Kind&) const {
    return !Kind::due.contains(state.step);
  }
};
/// Whether an action is of another seat than the one whose deed is next, which `ActingSeat` tells of a state.
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
  return std::tuple{Common{sequence, NotDue{},
                           []<class Kind>(const auto&, const auto& state, const Kind&) {
                             return "this is the time for " + plainly(state.step) + ", not to " + plainly(verb_for<Kind>);
                           }},
                    Common{in_turn, NotInTurn<ActingSeat>{}, [](const auto&, const auto& state, const auto& deed) {
                             const Seat now = ActingSeat{}(state);
                             return "it is for " + plainly(now) + " to act, not for " + plainly(doer_of(deed).value_or(now));
                           }}};
}

namespace detail {

/// A value as a line says it: `Ann`, `a song of 3`, `two suns`, `G6`; nothing, where only the game knows.
template <class T>
std::optional<std::string> as_said(const T& value) {
  if constexpr (std::is_same_v<T, Seat>)
    return std::string{name_of(value)};
  else if constexpr (std::integral<T>)
    return std::to_string(value);
  else if constexpr (requires { noun(value); })
    return one(value);
  else if constexpr (Named<T>)
    return plainly(value);
  else if constexpr (requires { phrase(value); })
    return phrase(value);
  else if constexpr (requires { show(value); })
    return show(value);
  else
    return std::nullopt;
}

/// What fills a hole: the field of that name; `the` and a field, which is then told without its article; or what the game
/// has to say. A hole that nothing fills stays as it is.
template <class Kind, class More>
std::string filled(std::string_view hole, const Kind& kind, const More& more) {
  constexpr std::string_view the = "the ";
  std::optional<std::string> text;
  for_each_field<Kind>([&](const auto& field) {
    const auto& value = field.of(kind);
    if (hole == field.name) text = as_said(value);
    if constexpr (Named<std::remove_cvref_t<decltype(value)>>)
      if (hole.starts_with(the) && hole.substr(the.size()) == field.name) text = std::string{the} + plainly(value);
  });
  if constexpr (requires { more(hole, kind); })
    if (!text) text = more(hole, kind);
  return text ? *text : '{' + std::string{hole} + '}';
}

}  // namespace detail

/// The line of an action with its holes filled, what is no field by `more(hole, kind)`, which a game offers for the kinds
/// that have such holes.
template <class... Kinds, class More>
std::string line_of(const std::variant<Kinds...>& action, const More& more) {
  return std::visit(
      [&](const auto& kind) {
        std::string text;
        std::string_view rest = kind.line;
        for (std::size_t close = rest.find('}'); close != rest.npos; close = rest.find('}')) {
          const std::size_t open = rest.substr(0, close).rfind('{');
          if (open == rest.npos) return text.append(rest);
          text += rest.substr(0, open);
          text += detail::filled(rest.substr(open + 1, close - open - 1), kind, more);
          rest.remove_prefix(close + 1);
        }
        return text.append(rest);
      },
      action);
}

}  // namespace fathom
