#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "model/core/actions.hpp"
#include "model/core/fields.hpp"
#include "model/core/grid.hpp"
#include "model/core/names.hpp"
#include "model/core/rulebook.hpp"
#include "model/core/seats.hpp"

namespace fathom {

// Every action that somebody could try: what the fields of each kind of action can be, and no rule in force objects to.

/// A field of a kind of action whose values a game goes through itself, found by argument-dependent lookup:
///     template <class Visit>
///     void each_value(FieldOf<Cover, Cards>, const Game&, const State&, const Cover& so_far, const Visit& visit)
/// with the fields before it filled in `so_far`, where the values are not those that core knows: the names of an
/// enumeration, seats, hexes, and whole numbers from 1 to the kind's `static constexpr int highest`.
template <class Kind, class T>
struct FieldOf {
  std::string_view name;
};

namespace detail {

/// Whether an action means doing nothing.
template <class Kind>
inline constexpr bool is_dull = [] {
  if constexpr (requires { Kind::is_dull; })
    return Kind::is_dull;
  else
    return false;
}();

template <class Game, class State, class Visit>
class EachOfAKind {
 public:
  EachOfAKind(const Game& game, const State& state, Seat acting, bool in_turn, const Visit& visit)
      : game_(game), state_(state), acting_(acting), in_turn_(in_turn), visit_(visit) {}

  template <class Kind, std::size_t Index = 0>
  void go_through(Kind& kind) const {
    if constexpr (Index == field_count<Kind>) {
      visit_(kind);
    } else {
      using Field = MemberAt<Kind, Index>;
      each_in_field<Index>(kind, Field::of(kind), [&](const auto& value) {
        Field::of(kind) = value;
        go_through<Kind, Index + 1>(kind);
      });
    }
  }

 private:
  template <std::size_t Index, class Kind, class T, class Next>
  void each_in_field(const Kind& so_far, const T&, const Next& next) const {
    const FieldOf<Kind, T> field{MemberAt<Kind, Index>::name};
    if constexpr (requires { each_value(field, game_, state_, so_far, next); })
      each_value(field, game_, state_, so_far, next);
    else if constexpr (std::is_same_v<T, Seat>)
      each_seat<Kind>(field.name, next);
    else if constexpr (Named<T>)
      for (const T value : every<T>) next(value);
    else if constexpr (std::is_same_v<T, Hex>)
      for (std::size_t cell = 0; cell < Hex::cells; ++cell) next(Hex{static_cast<std::uint8_t>(cell)});
    else if constexpr (std::integral<T> && requires { Kind::highest; })
      for (int number = 1; number <= Kind::highest; ++number) next(static_cast<T>(number));
    else
      static_assert(!sizeof(T), "a field without a domain: give the kind `highest`, or write `each_value` for its FieldOf");
  }
  /// The seats taken; and where anybody may be named, a chair that nobody sits on, too.
  template <class Kind, class Next>
  void each_seat(std::string_view field, const Next& next) const {
    constexpr bool has_by = requires(Kind kind) { kind.by; };
    if constexpr (doer_for<Kind> == Doer::anybody) {
      if (!has_by) return for_each_seat(every<Seat>, next);
    } else {
      if (in_turn_ && field == (has_by ? "by" : "to")) return next(acting_);
    }
    for_each_seat(seated(state_.players), next);
  }
  template <class Seats, class Next>
  static void for_each_seat(const Seats& seats, const Next& next) {
    for (const Seat seat : seats) next(seat);
  }

  const Game& game_;
  const State& state_;
  Seat acting_;
  bool in_turn_;  ///< Nobody but the acting seat does anything that names its doer.
  const Visit& visit_;
};

}  // namespace detail

/// The rules of a game about when: what is due, and whose deed it is.
struct Timing {
  std::size_t sequence;  ///< The places of the two rules in the rulebook.
  std::size_t in_turn;
};

/// Calls `visit` with every action that somebody could try, whatever the other rules say of it: those that mean doing
/// nothing first, and then in the order of the rulebook. `acting` is the seat whose deed is next.
template <class Action, class Game, class State, class Visit>
void each_candidate(const Game& game, const State& state, Timing timing, Seat acting, const Visit& visit) {
  const bool at_any_time = game.dropped.contains(timing.sequence);
  const bool in_turn = !game.dropped.contains(timing.in_turn);
  const detail::EachOfAKind<Game, State, Visit> each(game, state, acting, in_turn, visit);
  const auto consider = [&]<class Kind>(Kind kind, bool dull) {
    if (detail::is_dull<Kind> == dull && (at_any_time || Kind::due.contains(state.step))) each.go_through(kind);
  };
  [&]<class... Kinds>(const std::variant<Kinds...>*) {
    (consider(Kinds{}, true), ...);
    (consider(Kinds{}, false), ...);
  }(static_cast<const Action*>(nullptr));
}

/// The same, of those that no rule in force objects to: `Book` binds the game's clauses.
template <class Book, class Action, class Game, class State>
void all_allowed(const Game& game, const State& state, Timing timing, Seat acting, std::vector<Action>& actions) {
  each_candidate<Action>(game, state, timing, acting, [&](const auto& kind) {
    if (!Book::object(game, state, kind)) actions.emplace_back(kind);
  });
}

}  // namespace fathom
