#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tuple>
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
/// with the fields before it filled in `so_far`. Core knows the names of an enumeration, the seats taken, hexes, and whole
/// numbers from 1 to the kind's `static constexpr int highest`, and goes through these where no such function fits.
template <class Kind, class T>
struct FieldOf {
  std::string_view name;
};

namespace detail {

/// Whether an action means doing nothing: `static constexpr bool is_dull = true;`.
template <class Kind>
inline constexpr bool is_dull = [] {
  if constexpr (requires { Kind::is_dull; })
    return Kind::is_dull;
  else
    return false;
}();

/// The two clauses about when, which stand first in a game's book.
template <class Book>
struct Timing;
template <const auto& rules, const auto& entries>
struct Timing<Clauses<rules, entries>> {
  using Book = Clauses<rules, entries>;
  using Entries = std::remove_cvref_t<decltype(entries)>;
  using InTurn = decltype(std::tuple_element_t<1, Entries>::objects);
  static_assert(std::is_same_v<decltype(std::tuple_element_t<0, Entries>::objects), NotDue>,
                "a game's clauses begin with `timing_clauses`");

  static constexpr std::size_t sequence = Book::rule_of[0];
  static constexpr std::size_t in_turn = Book::rule_of[1];
};

/// Goes through what the fields of an action can be.
template <class Game, class State, class Visit>
class EachOfAKind {
 public:
  EachOfAKind(const Game& game, const State& state, SeatSet doers, const Visit& visit)
      : game_(game), state_(state), doers_(doers), visit_(visit) {}

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
  /// Of whom the deed is, one of those whose deeds are gone through; otherwise the seats taken, and where anybody may be
  /// given something, a chair that nobody sits on, too.
  template <class Kind, class Next>
  void each_seat(std::string_view field, const Next& next) const {
    constexpr bool has_by = requires(Kind kind) { kind.by; };
    constexpr bool of_anybody = doer_for<Kind> == Doer::anybody;
    const bool is_doer = !of_anybody && field == (has_by ? "by" : "to");
    for (const Seat seat : every<Seat>)
      if (is_doer ? doers_.contains(seat) : (of_anybody && !has_by) || is_taken(seat)) next(seat);
  }
  [[nodiscard]] bool is_taken(Seat seat) const { return static_cast<int>(index_of(seat)) < state_.players; }

  const Game& game_;
  const State& state_;
  SeatSet doers_;  ///< Whose deeds are gone through.
  const Visit& visit_;
};

}  // namespace detail

/// Lists every action that somebody at the table could try and no rule in force objects to: those that mean doing nothing
/// first, and then in the order of the kinds. `Book` binds the game's clauses, of which `timing_clauses` are the first.
template <class Book, class Action, class Game, class State>
void all_allowed(const Game& game, const State& state, std::vector<Action>& actions) {
  using Timing = detail::Timing<Book>;
  const bool at_any_time = game.dropped.contains(Timing::sequence);
  const Seat acting = Timing::InTurn::acting(state);
  SeatSet doers;
  for (const Seat seat : seated(state.players))
    if (seat == acting || game.dropped.contains(Timing::in_turn)) doers.insert(seat);
  const auto add = [&](const auto& kind) {
    if (!Book::object(game, state, kind)) actions.emplace_back(kind);
  };
  const detail::EachOfAKind<Game, State, decltype(add)> each(game, state, doers, add);
  const auto go_through = [&]<class Kind>(Kind kind) {
    if (at_any_time || Kind::due.contains(state.step)) each.go_through(kind);
  };
  [&]<class... Kinds>(const std::variant<Kinds...>*) {
    ((detail::is_dull<Kinds> ? go_through(Kinds{}) : void()), ...);
    ((detail::is_dull<Kinds> ? void() : go_through(Kinds{})), ...);
  }(static_cast<const Action*>(nullptr));
}

}  // namespace fathom
