#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "model/core/counts.hpp"
#include "model/core/fields.hpp"
#include "model/core/game.hpp"
#include "model/core/seats.hpp"
#include "model/core/words.hpp"

namespace fathom {

namespace detail {

/// Whether a `T` can hold pieces of the kind that `Sum` counts: it counts them itself, is one, or has a part that can.
template <class Sum, class T>
constexpr bool can_hold() {
  if constexpr (std::is_same_v<T, Sum> || std::is_same_v<T, typename Sum::Kind>)
    return true;
  else if constexpr (requires { typename T::value_type; })
    return can_hold<Sum, typename T::value_type>();
  else if constexpr (is_per_seat<T>)
    return can_hold<Sum, typename decltype(T::of)::value_type>();
  else if constexpr (Described<T>)
    return with_fields<T>([]<class... Each>(const Each&...) {
      return (can_hold<Sum, std::remove_cvref_t<decltype(std::declval<const Each&>().of(std::declval<const T&>()))>>() ||
              ...);
    });
  else
    return false;
}

/// Adds to `sum` all pieces of its kind that are in `thing`.
template <class Sum, class Thing>
constexpr void add_pieces(Sum& sum, const Thing& thing) {
  if constexpr (std::is_same_v<Thing, Sum>) {
    sum += thing;
  } else if constexpr (std::is_same_v<Thing, typename Sum::Kind>) {
    ++sum[thing];
  } else if constexpr (requires { thing.has_value(); }) {
    if (thing) add_pieces(sum, *thing);
  } else if constexpr (is_per_seat<Thing>) {
    for (const auto& each : thing.of) add_pieces(sum, each);
  } else if constexpr (requires { thing.begin(); }) {
    for (const auto& each : thing) add_pieces(sum, each);
  } else {
    for_each_field<Thing>([&](const auto& field) {
      if constexpr (can_hold<Sum, std::remove_cvref_t<decltype(field.of(thing))>>()) add_pieces(sum, field.of(thing));
    });
    if constexpr (requires { Sum{Thing::itself}; }) ++sum[Thing::itself];
  }
}

}  // namespace detail

/// The pieces of one sort, of which there are always the same: how many there are in all, where those lie that a partial
/// state does not mention, and where else they can be.
///
///     inline constexpr Supply creature_supply{
///         "creatures_conserved", "creatures.conserved", &Box::creatures, &State::creature_deck, &State::face_up,
///         &State::enticed};
///
/// A place is a member of the state, and all the pieces in it count, however deep: those of a `Counts`, of a list, of each
/// seat, of the fields of a described struct. A struct that is a piece itself says so: `static constexpr Card itself`. Where
/// it is not as simple, a place is a function of the state. The whole is a member of the box, or a function of game and
/// state.
template <class Whole, class Rest, class Places>
class Supply {
 public:
  std::string_view name;   ///< Of the invariant that none comes or goes.
  std::string_view claim;  ///< The claim which that is evidence for.

  template <class... Elsewhere>
  constexpr Supply(std::string_view named, std::string_view evidence, Whole whole, Rest rest, Elsewhere... elsewhere)
      : name(named), claim(evidence), whole_(whole), rest_(rest), elsewhere_(elsewhere...) {}

  /// How many there are of each kind in all places together.
  template <class State>
  constexpr auto counted(const State& state) const {
    auto sum = state.*rest_;
    elsewhere_([&](const auto&... place) { (add(sum, std::invoke(place, state)), ...); });
    return sum;
  }
  /// How many there have to be.
  template <class Game, class State>
  constexpr auto whole(const Game& game, const State& state) const {
    if constexpr (std::is_invocable_v<Whole, const Game&, const State&>)
      return std::invoke(whole_, game, state);
    else
      return std::invoke(whole_, game.box);
  }
  /// Puts what is nowhere where the rest lies.
  template <class Game, class State>
  constexpr void complete(const Game& game, State& state) const {
    state.*rest_ += remainder(whole(game, state), counted(state));
  }

 private:
  template <class Sum, class Thing>
  static constexpr void add(Sum& sum, const Thing& thing) {
    static_assert(detail::can_hold<Sum, Thing>(), "a place of a supply can hold none of its pieces");
    detail::add_pieces(sum, thing);
  }

  Whole whole_;
  Rest rest_;
  FieldTuple<Places> elsewhere_;
};
template <class Whole, class Rest, class... Elsewhere>
Supply(std::string_view, std::string_view, Whole, Rest, Elsewhere...)
    -> Supply<Whole, Rest, decltype(detail::packed(std::declval<Elsewhere>()...))>;

/// That there are other than so many of a kind: `song 3: 7 of 6`.
inline std::string misfit(Count counted, Count whole, std::string_view kind) {
  return std::string{kind} + ": " + (counted.is_beyond() ? "no possible number" : std::to_string(counted)) + " of " +
         std::to_string(whole);
}
/// What is wrong with a supply, kind by kind: `song 3: 7 of 6, kraken: 0 of 1`; empty where all are there.
template <Named E>
std::string misfit(const Counts<E>& counted, const Counts<E>& whole) {
  std::string text;
  for (const E kind : every<E>)
    if (counted[kind] != whole[kind]) text += (text.empty() ? "" : ", ") + misfit(counted[kind], whole[kind], plainly(kind));
  return text;
}

/// The invariant that all pieces of a supply are somewhere, and no more than there are.
template <const auto& supply, class Game, class State>
inline constexpr Invariant<Game, State> conserved{
    supply.name, supply.claim,
    [](const Game& game, const State& state) { return supply.counted(state) == supply.whole(game, state); },
    [](const Game& game, const State& state) { return misfit(supply.counted(state), supply.whole(game, state)); }};

/// A state that lists the supplies of its game, where each needs no more than members of the box and of the state:
///     static constexpr auto supplies = FieldTuple{Supply{"cards_conserved", "cards.conserved", &Box::deck, &State::deck,
///                                                        &State::hands}};
template <class State>
concept ListsSupplies = requires {
  State::supplies;
};

namespace detail {

template <class State, std::size_t nth>
inline constexpr auto supply_at = State::supplies([](const auto&... each) { return std::get<nth>(std::tuple{each...}); });

}  // namespace detail

/// The invariants that no piece of these supplies comes or goes.
template <class Game, ListsSupplies State>
inline constexpr auto all_conserved = [] {
  constexpr std::size_t size = State::supplies([](const auto&... each) { return sizeof...(each); });
  return []<std::size_t... nth>(std::index_sequence<nth...>) {
    return std::array<Invariant<Game, State>, size>{conserved<detail::supply_at<State, nth>, Game, State>...};
  }
  (std::make_index_sequence<size>{});
}();

/// The state with what is nowhere put where the rest of its supply lies.
template <class Game, ListsSupplies State>
constexpr State with_the_rest(const Game& game, State state) {
  State::supplies([&](const auto&... each) { (each.complete(game, state), ...); });
  return state;
}

}  // namespace fathom
