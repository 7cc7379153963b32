#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "model/core/names.hpp"

namespace fathom {

/// A place at the table, named by who sits there. Ann sits first, and each next seat is one further clockwise (to the left).
enum class Seat : std::uint8_t { Ann, Bob, Cleo, Dan, Eve, Finn };
constexpr std::array<std::string_view, 6> names_of(Seat) { return {"Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"}; }

inline constexpr int most_seats = static_cast<int>(kinds<Seat>);

constexpr Seat seat(int index) { return static_cast<Seat>(index); }

/// The seat `steps` further clockwise at a table of `players`.
constexpr Seat clockwise(Seat from, int steps, int players) {
  return seat((static_cast<int>(index_of(from)) + steps) % players);
}

/// One thing per seat: hands, scores, mermaids. Seats beyond the number of players keep their default.
template <class T>
struct PerSeat {
  std::array<T, kinds<Seat>> of{};

  constexpr T& operator[](Seat seat) { return of[index_of(seat) % kinds<Seat>]; }
  constexpr const T& operator[](Seat seat) const { return of[index_of(seat) % kinds<Seat>]; }
  friend constexpr bool operator==(const PerSeat&, const PerSeat&) = default;
};

/// Some of the seats: who has stopped melding, who has seen a token.
struct SeatSet {
  std::uint8_t bits = 0;

  [[nodiscard]] constexpr bool contains(Seat seat) const { return ((bits >> place(seat)) & 1U) != 0; }
  constexpr void insert(Seat seat) { bits = static_cast<std::uint8_t>(bits | (1U << place(seat))); }
  constexpr void erase(Seat seat) { bits = static_cast<std::uint8_t>(bits & ~(1U << place(seat))); }
  [[nodiscard]] constexpr bool empty() const { return bits == 0; }
  friend constexpr bool operator==(const SeatSet&, const SeatSet&) = default;

 private:
  /// Within the bits whatever the seat is, so that every question has an answer.
  static constexpr std::size_t place(Seat seat) { return index_of(seat) % 8; }
};

}  // namespace fathom
