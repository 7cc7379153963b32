#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

#include "model/core/counts.hpp"
#include "model/core/few.hpp"
#include "model/core/fields.hpp"
#include "model/core/seats.hpp"

namespace fathom {

/// Whether a type is one of those listed.
template <class T, class... Listed>
inline constexpr bool one_of = (std::is_same_v<T, Listed> || ...);

/// Renames what the rules treat alike, throughout a state or an action: everybody moves some seats clockwise, and a game's
/// own kinds become others. The fields are renamed one by one by type, so that a field added later is renamed too, or does
/// not compile.
///
/// `Kinds` is the game's part: `static constexpr bool keeps<T>` says which types name nothing that is renamed, and
/// `operator()(T&) const` renames a value of each type that does.
template <class Kinds>
class Renaming {
 public:
  Renaming(int turn, int players, Kinds kinds = {}) : turn_(turn), players_(players), kinds_(std::move(kinds)) {}

  template <class T>
  void operator()(T& thing) const {
    if constexpr (std::is_arithmetic_v<T> || std::is_same_v<T, Count> || Kinds::template keeps<T>) {
      return;
    } else if constexpr (requires { kinds_(thing); }) {
      kinds_(thing);
    } else if constexpr (Described<T>) {
      for_each_field<T>([&](const auto& field) { (*this)(field.of(thing)); });
    } else {
      rename(thing);
    }
  }

 private:
  void rename(Seat& seat) const {
    const int at = static_cast<int>(index_of(seat));
    if (at < players_) seat = fathom::seat((at + turn_ % players_ + players_) % players_);
  }
  void rename(SeatSet& seats) const {
    SeatSet renamed = seats;
    for (const Seat seat : every<Seat>) renamed.erase(seat);
    for (Seat seat : every<Seat>) {
      if (!seats.contains(seat)) continue;
      rename(seat);
      renamed.insert(seat);
    }
    seats = renamed;
  }
  template <class T>
  void rename(PerSeat<T>& things) const {
    PerSeat<T> moved;
    moved.astray = things.astray;
    for (const Seat from : every<Seat>) {
      Seat to = from;
      rename(to);
      moved[to] = things[from];
      (*this)(moved[to]);
    }
    things = moved;
  }
  template <Named E>
  void rename(Counts<E>& counts) const {
    Counts<E> renamed;
    for (E kind : every<E>) {
      const Count many = counts[kind];
      (*this)(kind);
      renamed[kind] = many;
    }
    counts = renamed;
  }
  template <class T>
  void rename(std::optional<T>& perhaps) const {
    if (perhaps) (*this)(*perhaps);
  }
  template <class T, std::size_t Capacity>
  void rename(Few<T, Capacity>& several) const {
    for (T& each : several) (*this)(each);
  }
  template <class... Each>
  void rename(std::variant<Each...>& one) const {
    std::visit(*this, one);
  }

  int turn_;
  int players_;
  Kinds kinds_;
};

/// How many sit at a table that a state or an action speaks of, all seats where it does not say.
constexpr int seats_turned(int players) { return players < 1 ? most_seats : players; }

/// A game's renaming: everybody moves `turn` seats clockwise, and as the `Kinds` of a `Renaming` it says what else changes.
template <class By>
concept Relabels = requires(const By& by) {
  { by.turn } -> std::convertible_to<int>;
  By::template keeps<bool>;
};

/// A state, an action or a game with everything in it renamed. In a game it is what its box lists as pieces.
template <class State, Relabels By>
requires requires(State state) { state.players; }
State relabelled(State state, const By& by) {
  Renaming<By>(by.turn, seats_turned(state.players), by)(state);
  return state;
}
template <class... Kinds, Relabels By>
std::variant<Kinds...> relabelled(std::variant<Kinds...> action, const By& by, int players) {
  Renaming<By>(by.turn, seats_turned(players), by)(action);
  return action;
}
template <class Game, Relabels By>
requires requires(Game game) { game.box.pieces; }
Game relabelled(Game game, const By& by) {
  [[maybe_unused]] const Renaming<By> rename(by.turn, most_seats, by);
  game.box.pieces([&](const auto&... piece) { (rename(piece.of(game.box)), ...); });
  return game;
}

}  // namespace fathom
