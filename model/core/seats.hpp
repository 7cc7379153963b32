#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "model/core/names.hpp"

namespace fathom {

/// A place at the table, named by who sits there. Ann sits first, and each next seat is one further clockwise (to the left).
enum class Seat : std::uint8_t { Ann, Bob, Cleo, Dan, Eve, Finn };
constexpr std::array<std::string_view, 6> names_of(Seat) { return {"Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"}; }

inline constexpr int most_seats = static_cast<int>(kinds<Seat>);

constexpr Seat seat(int index) { return static_cast<Seat>(index); }

/// The seat `steps` further clockwise at a table of `players`; at a table of nobody, the same.
constexpr Seat clockwise(Seat from, int steps, int players) {
  return players < 1 ? from : seat((static_cast<int>(index_of(from)) + steps) % players);
}

/// The seats that are taken with so many players, Ann's first.
constexpr std::span<const Seat> seated(int players) {
  return std::span<const Seat>(every<Seat>).first(static_cast<std::size_t>(std::clamp(players, 0, most_seats)));
}

/// One thing per seat: hands, scores, mermaids. Seats beyond the number of players keep their default.
/// What is not a seat has the default, too; whatever somebody means to change for it is `astray` from then on, and a law of
/// any game falls.
template <class T>
struct PerSeat {
  std::array<T, kinds<Seat>> of{};
  bool astray = false;  ///< Whether something was to be changed for a seat that does not exist.

  constexpr T& operator[](Seat seat) {
    if (index_of(seat) < kinds<Seat>) return of[index_of(seat)];
    astray = true;
    return of[0];
  }
  constexpr const T& operator[](Seat seat) const { return index_of(seat) < kinds<Seat> ? of[index_of(seat)] : nothing; }
  friend constexpr bool operator==(const PerSeat&, const PerSeat&) = default;

 private:
  static inline const T nothing{};
};

template <class T>
inline constexpr bool is_per_seat = false;
template <class T>
inline constexpr bool is_per_seat<PerSeat<T>> = true;

/// Some of the seats: who has stopped melding, who has seen a token.
/// What is not a seat is in no set; a set that it was put into or taken out of is `astray` from then on.
struct SeatSet {
  std::uint8_t bits = 0;

  [[nodiscard]] constexpr bool contains(Seat seat) const {
    return index_of(seat) < kinds<Seat> && ((bits >> index_of(seat)) & 1U) != 0;
  }
  constexpr void insert(Seat seat) { bits = static_cast<std::uint8_t>(bits | bit(seat)); }
  constexpr void erase(Seat seat) {
    const unsigned gone = index_of(seat) < kinds<Seat> ? bit(seat) : 0U;
    bits = static_cast<std::uint8_t>((bits & ~gone) | (gone == 0 ? stray : 0U));
  }
  [[nodiscard]] constexpr bool empty() const { return bits == 0; }
  [[nodiscard]] constexpr bool astray() const { return (bits & stray) != 0; }
  friend constexpr bool operator==(const SeatSet&, const SeatSet&) = default;

 private:
  static constexpr unsigned stray = 1U << 7U;
  static constexpr unsigned bit(Seat seat) { return index_of(seat) < kinds<Seat> ? 1U << index_of(seat) : stray; }
};

}  // namespace fathom
