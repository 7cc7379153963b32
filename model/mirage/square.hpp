#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "model/mirage/components.hpp"

namespace fathom::mirage {

/// A square of the table, where the starting Coast tile lies on the square `start`. Written as the way there from the start:
/// `E2N1` is two squares east and one north of it, `W3` three west.
///
/// The squares on which a tile may lie are at most `reach` from the start in each direction; around them is a margin, so
/// that every square that matters has four neighbours. Beyond the margin columns and rows wrap around, and nothing ever lies
/// there.
struct Square {
  std::uint8_t column = middle;
  std::uint8_t row = middle;  ///< Grows to the south.

  static constexpr int side = 128;
  static constexpr int middle = side / 2;
  static constexpr int reach = 62;

  static constexpr Square at(int column, int row) {
    return {static_cast<std::uint8_t>(column & (side - 1)), static_cast<std::uint8_t>(row & (side - 1))};
  }
  /// The square so many steps east and south of the start.
  static constexpr Square from_start(int east, int south) { return at(middle + east, middle + south); }

  [[nodiscard]] constexpr int east() const { return static_cast<int>(column) - middle; }
  [[nodiscard]] constexpr int south() const { return static_cast<int>(row) - middle; }
  [[nodiscard]] constexpr Square next(Direction to) const {
    constexpr std::array<int, 4> columns{0, 1, 0, -1};
    constexpr std::array<int, 4> rows{-1, 0, 1, 0};
    return at(column + entry(columns, to), row + entry(rows, to));
  }
  /// Whether a tile may lie here at all.
  [[nodiscard]] constexpr bool on_the_table() const {
    return east() >= -reach && east() <= reach && south() >= -reach && south() <= reach;
  }

  friend constexpr bool operator==(const Square&, const Square&) = default;
  /// From north to south, and from west to east within a row.
  friend constexpr std::strong_ordering operator<=>(const Square& a, const Square& b) {
    if (const auto rows = a.row <=> b.row; rows != 0) return rows;
    return a.column <=> b.column;
  }
};

/// Steps from one square to another: rows, then columns.
constexpr int steps(Square a, Square b) {
  const int columns = a.column > b.column ? a.column - b.column : b.column - a.column;
  const int rows = a.row > b.row ? a.row - b.row : b.row - a.row;
  return columns + rows;
}

/// `E2N1`; the start itself is `start`.
inline std::string show(Square square) {
  std::string text;
  if (square.east() != 0)
    text += (square.east() > 0 ? 'E' : 'W') + std::to_string(square.east() > 0 ? square.east() : -square.east());
  if (square.south() != 0)
    text += (square.south() > 0 ? 'S' : 'N') + std::to_string(square.south() > 0 ? square.south() : -square.south());
  return text.empty() ? "start" : text;
}

/// Reads `E2N1`; nothing for a text that names no square, or names one in another way than `show` does.
std::optional<Square> read_square(std::string_view text);

/// How a Survey tile lies: the directions from its corner square to its arms, clockwise.
enum class Elbow : std::uint8_t { north_east, south_east, south_west, north_west };
constexpr std::array<std::string_view, 4> names_of(Elbow) {
  return {"north_east", "south_east", "south_west", "north_west"};
}
constexpr Direction first_arm_of(Elbow elbow) { return static_cast<Direction>(elbow); }
constexpr Direction second_arm_of(Elbow elbow) { return turned(first_arm_of(elbow), 1); }

/// The three squares of an elbow, by `Part`.
constexpr std::array<Square, parts_of_survey> squares_of(Square corner, Elbow elbow) {
  return {corner.next(first_arm_of(elbow)), corner, corner.next(second_arm_of(elbow))};
}

/// Some of the squares of the table, one bit each. What is outside is in no plane.
struct Plane {
  using Row = std::array<std::uint64_t, 2>;
  std::array<Row, Square::side> rows{};

  [[nodiscard]] constexpr bool contains(Square square) const {
    return has(square) && (rows[square.row][square.column / 64U] & bit(square)) != 0;
  }
  constexpr void insert(Square square) {
    if (has(square)) rows[square.row][square.column / 64U] |= bit(square);
  }
  constexpr void erase(Square square) {
    if (has(square)) rows[square.row][square.column / 64U] &= ~bit(square);
  }
  friend constexpr bool operator==(const Plane&, const Plane&) = default;

 private:
  static constexpr bool has(Square square) { return square.column < Square::side && square.row < Square::side; }
  static constexpr std::uint64_t bit(Square square) { return std::uint64_t{1} << (square.column % 64); }
};

}  // namespace fathom::mirage
