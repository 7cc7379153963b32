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

/// What pieces are added up in: a `Tally`, or where a game counts in a way of its own, that.
template <class Sum>
struct Adding {
  Sum all{};

  constexpr void operator+=(const Sum& more) { all += more; }
  constexpr void operator+=(const typename Sum::Kind& piece) { ++all[piece]; }
  [[nodiscard]] constexpr const Sum& sum() const { return all; }
};
template <Named E>
struct Adding<Counts<E>> : Tally<E> {
  using Tally<E>::Tally;
};

/// Adds to `sum` all pieces of its kind that are in `thing`.
template <class Sum, class Thing>
constexpr void add_pieces(Adding<Sum>& sum, const Thing& thing) {
  if constexpr (std::is_same_v<Thing, Sum> || std::is_same_v<Thing, typename Sum::Kind>) {
    sum += thing;
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
    if constexpr (requires { Sum{Thing::itself}; }) sum += Thing::itself;
  }
}

/// What a member of the state is called; nothing of a place that is worked out.
template <class State, class Member>
std::string_view name_of_place(const State& state, Member State::*place) {
  std::string_view name;
  if constexpr (Described<State>)
    for_each_field<State>([&](const auto& field) {
      if (static_cast<const void*>(&field.of(state)) == static_cast<const void*>(&(state.*place))) name = field.name;
    });
  return name;
}
template <class State, class Function>
std::string_view name_of_place(const State&, const Function&) {
  return {};
}

/// How many pieces of a kind are in a place: `deck 2`, `hands: Ann 9, Bob 6`; nothing where there are none.
template <class Sum, class Kind, class Thing>
std::string told_in_place(std::string_view name, const Thing& thing, Kind kind) {
  const auto many = [&](const auto& part) -> std::string {
    Adding<Sum> adding{};
    add_pieces(adding, part);
    const Count here = adding.sum()[kind];
    return here == Count{} ? "" : here.is_beyond() ? " no possible number" : ' ' + std::to_string(here);
  };
  const std::string place(name.empty() ? "elsewhere" : name);
  if constexpr (is_per_seat<Thing>) {
    std::string seats;
    for (std::size_t i = 0; i < thing.of.size(); ++i)
      if (const std::string here = many(thing.of[i]); !here.empty())
        seats += (seats.empty() ? " " : ", ") + std::string(name_of(static_cast<Seat>(i))) + here;
    return seats.empty() ? "" : place + ':' + seats;
  } else {
    const std::string here = many(thing);
    return here.empty() ? "" : place + here;
  }
}

}  // namespace detail

/// Hands over each kind that is counted, and what it is called.
template <Named E, class Visit>
void for_each_kind(const Counts<E>&, Visit&& visit) {
  for (const E kind : every<E>) visit(kind, plainly(kind));
}

/// That there are other than so many of a kind: `song 3: one too many, 7 of 6`.
inline std::string misfit(Count counted, Count whole, std::string_view kind) {
  const std::string of = " of " + std::to_string(whole);
  if (counted.is_beyond()) return std::string{kind} + ": no possible number" + of;
  const int more = static_cast<int>(counted) - static_cast<int>(whole);
  return std::string{kind} + ": " + in_words(more < 0 ? -more : more) + " too " + (more < 0 ? "few, " : "many, ") +
         std::to_string(counted) + of;
}

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
    detail::Adding<std::remove_cvref_t<decltype(state.*rest_)>> adding{state.*rest_};
    elsewhere_([&](const auto&... place) { (add(adding, std::invoke(place, state)), ...); });
    return adding.sum();
  }
  /// How many there have to be.
  template <class Game, class State>
  constexpr auto whole(const Game& game, const State& state) const {
    if constexpr (std::is_invocable_v<Whole, const Game&, const State&>)
      return std::invoke(whole_, game, state);
    else
      return std::invoke(whole_, game.box);
  }
  /// What is wrong kind by kind, and where those pieces are: `pearl: three too many, 15 of 12 (treasure: Ann 9, Bob 6)`;
  /// empty where all are there.
  template <class Game, class State>
  std::string wrong(const Game& game, const State& state) const {
    using Sum = std::remove_cvref_t<decltype(state.*rest_)>;
    const Sum found = counted(state);
    const Sum all = whole(game, state);
    std::string text;
    for_each_kind(all, [&](auto kind, const std::string& called) {
      if (found[kind] == all[kind]) return;
      std::string places;
      const auto add_place = [&](const auto& place) {
        const std::string told =
            detail::told_in_place<Sum>(detail::name_of_place(state, place), std::invoke(place, state), kind);
        if (!told.empty()) places += (places.empty() ? "" : "; ") + told;
      };
      add_place(rest_);
      elsewhere_([&](const auto&... place) { (add_place(place), ...); });
      text +=
          (text.empty() ? "" : ", ") + misfit(found[kind], all[kind], called) + (places.empty() ? "" : " (" + places + ")");
    });
    return text;
  }
  /// Puts what is nowhere where the rest lies.
  template <class Game, class State>
  constexpr void complete(const Game& game, State& state) const {
    state.*rest_ += remainder(whole(game, state), counted(state));
  }

 private:
  template <class Sum, class Thing>
  static constexpr void add(detail::Adding<Sum>& adding, const Thing& thing) {
    static_assert(detail::can_hold<Sum, Thing>(), "a place of a supply can hold none of its pieces");
    detail::add_pieces(adding, thing);
  }

  Whole whole_;
  Rest rest_;
  FieldTuple<Places> elsewhere_;
};
template <class Whole, class Rest, class... Elsewhere>
Supply(std::string_view, std::string_view, Whole, Rest, Elsewhere...)
    -> Supply<Whole, Rest, decltype(detail::packed(std::declval<Elsewhere>()...))>;

/// The invariant that all pieces of a supply are somewhere, and no more than there are.
template <const auto& supply, class Game, class State>
inline constexpr Invariant<Game, State> conserved{
    supply.name, supply.claim,
    [](const Game& game, const State& state) { return supply.counted(state) == supply.whole(game, state); },
    [](const Game& game, const State& state) { return supply.wrong(game, state); }};

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
