#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/actions.hpp"
#include "model/core/few.hpp"
#include "model/core/fields.hpp"
#include "model/core/grid.hpp"
#include "model/core/names.hpp"
#include "model/core/rulebook.hpp"
#include "model/core/seats.hpp"

namespace fathom {

// The list of legal actions: of each kind that is due, what its fields can be, and no rule in force objects to.

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
  EachOfAKind(const Game& game, const State& state, std::span<const Seat> doers, const Visit& visit)
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
    constexpr FieldOf<Kind, T> field{MemberAt<Kind, Index>::name};
    if constexpr (requires { each_value(field, game_, state_, so_far, next); })
      each_value(field, game_, state_, so_far, next);
    else if constexpr (std::is_same_v<T, Seat>)
      each_seat<Index, Kind>(next);
    else if constexpr (Named<T>)
      for (const T value : every<T>) next(value);
    else if constexpr (std::is_same_v<T, Hex>)
      for (std::size_t cell = 0; cell < Hex::cells; ++cell) next(Hex{static_cast<std::uint8_t>(cell)});
    else if constexpr (std::integral<T> && requires { Kind::highest; })
      for (int number = 1; number <= Kind::highest; ++number) next(static_cast<T>(number));
    else
      complaint::NoValuesAreKnownFor<Kind, as_text<field.name.size() + 1>(field.name)>::known();
  }
  /// Of whom the action is, one of those whose actions are gone through; otherwise the seats taken, and where anybody may be
  /// given something, a chair that nobody sits on, too.
  template <std::size_t Index, class Kind, class Next>
  void each_seat(const Next& next) const {
    constexpr bool has_by = requires(Kind kind) { kind.by; };
    constexpr bool of_anybody = doer_for<Kind> == Doer::anybody;
    if constexpr (!of_anybody && MemberAt<Kind, Index>::name == (has_by ? "by" : "to"))
      for (const Seat seat : doers_) next(seat);
    else if constexpr (of_anybody && !has_by)
      for (const Seat seat : every<Seat>) next(seat);
    else
      for (const Seat seat : seated(state_.players)) next(seat);
  }

  const Game& game_;
  const State& state_;
  std::span<const Seat> doers_;  ///< Whose actions are gone through.
  const Visit& visit_;
};

}  // namespace detail

/// The first clauses of a book, which need not be asked where the step is one of the kind's, and the action is of whoever
/// acts.
inline constexpr std::size_t clauses_about_when = 2;

/// Says of which kind of action a game lists itself what is allowed, where going through the fields takes too long:
///     void allowed(KindOf<Play>, const Game& game, const State& state, std::vector<Action>& actions)
/// It stands for all the clauses about that kind, and is not asked once one of them has been dropped, or when none is due.
/// A law of any game holds what it lists to the clauses.
template <class Kind>
struct KindOf {};

namespace detail {

/// Lists what is allowed, kind by kind.
template <class Book, class Action, class Game, class State>
class Listing {
  using When = Timing<Book>;

 public:
  Listing(const Game& game, const State& state, std::vector<Action>& actions)
      : game_(game), state_(state), actions_(actions) {}

  /// With every rule in force: the kinds due at the step, by whoever acts.
  void list() const {
    using Step = decltype(State::step);
    static constexpr auto at_each = []<std::size_t... I>(std::index_sequence<I...>) {
      return std::array{+[](const Listing& listing) { listing.at_step<every<Step>[I]>(); }...};
    }
    (std::make_index_sequence<kinds<Step>>{});
    if (index_of(state_.step) < at_each.size()) at_each[index_of(state_.step)](*this);
  }
  /// With rules dropped: the kinds that may come now, where the game is not over, by whoever may act.
  void list_without_some() const {
    const bool at_any_time = game_.dropped.contains(When::sequence);
    const Seat acting = When::InTurn::acting(state_);
    Few<Seat, kinds<Seat>> doers;
    for (const Seat seat : seated(state_.players))
      if (seat == acting || game_.dropped.contains(When::in_turn)) doers.push_back(seat);
    bool something_is_due = false;
    each_kind([&]<class Kind>(Kind) { something_is_due = something_is_due || Kind::due.contains(state_.step); });
    if (!something_is_due) return;
    each_kind([&]<class Kind>(Kind) {
      if (!at_any_time && !Kind::due.contains(state_.step)) return;
      if (game_.dropped.meets(Book::template about<Kind>))
        go_through<Kind, 0>({doers.begin(), doers.end()});
      else
        list_kind<Kind>();
    });
  }

 private:
  /// In one piece: play spends half its time here, and with a call for each kind it would be a fifth slower.
  template <auto step>
  [[gnu::flatten]] void at_step() const {
    each_kind([&]<class Kind>(Kind) {
      if constexpr (Kind::due.contains(step)) list_kind<Kind>();
    });
  }
  template <class Kind>
  void list_kind() const {
    static_assert(Kind::due.bits != 0, "an action that no step makes due: name the steps in its `due`");
    const Seat acting = When::InTurn::acting(state_);
    if (static_cast<int>(index_of(acting)) >= state_.players) return go_through<Kind, clauses_about_when>({});
    if constexpr (requires { allowed(KindOf<Kind>{}, game_, state_, actions_); })
      allowed(KindOf<Kind>{}, game_, state_, actions_);
    else
      go_through<Kind, clauses_about_when>({&acting, 1});
  }
  template <class Kind, std::size_t but_first>
  void go_through(std::span<const Seat> doers) const {
    const auto add = [&](const Kind& kind) {
      if (!Book::template object<but_first>(game_, state_, kind)) actions_.emplace_back(kind);
    };
    Kind kind{};
    EachOfAKind<Game, State, decltype(add)>(game_, state_, doers, add).go_through(kind);
  }
  /// Those that mean doing nothing first, and then in the order of the kinds.
  template <class Visit>
  static void each_kind(const Visit& visit) {
    [&]<class... Kinds>(const std::variant<Kinds...>*) {
      ((is_dull<Kinds> ? visit(Kinds{}) : void()), ...);
      ((is_dull<Kinds> ? void() : visit(Kinds{})), ...);
    }(static_cast<const Action*>(nullptr));
  }

  const Game& game_;
  const State& state_;
  std::vector<Action>& actions_;
};

}  // namespace detail

/// Makes `actions` every action that somebody at the table could try and no rule in force objects to. `Book` binds the
/// game's clauses, of which `timing_clauses` are the first.
template <class Book, class Action, class Game, class State>
void list_allowed(const Game& game, const State& state, std::vector<Action>& actions) {
  actions.clear();
  const detail::Listing<Book, Action, Game, State> listing(game, state, actions);
  if (game.dropped.empty())
    listing.list();
  else
    listing.list_without_some();
}

}  // namespace fathom
