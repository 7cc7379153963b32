#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fathom {

/// Some of the cells of a board of up to `Cells` cells, one bit each.
/// What is not a cell is in no set; a set that it was put into or taken out of holds every cell, which no board gives.
template <std::size_t Cells>
struct CellSet {
  static_assert(Cells % 64 == 0);
  std::array<std::uint64_t, Cells / 64> words{};

  [[nodiscard]] constexpr bool contains(std::size_t cell) const {
    return cell < Cells && ((words[cell / 64] >> (cell % 64)) & 1U) != 0;
  }
  constexpr void insert(std::size_t cell) {
    if (cell >= Cells) return words.fill(~std::uint64_t{0});
    words[cell / 64] |= std::uint64_t{1} << (cell % 64);
  }
  constexpr void erase(std::size_t cell) {
    if (cell >= Cells) return words.fill(~std::uint64_t{0});
    words[cell / 64] &= ~(std::uint64_t{1} << (cell % 64));
  }
  [[nodiscard]] constexpr int size() const {
    int count = 0;
    for (const std::uint64_t word : words) count += std::popcount(word);
    return count;
  }
  [[nodiscard]] constexpr bool empty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t word : words) any |= word;
    return any == 0;
  }
  [[nodiscard]] constexpr bool meets(const CellSet& other) const { return !(*this & other).empty(); }

  friend constexpr CellSet operator|(CellSet a, const CellSet& b) {
    for (std::size_t i = 0; i < a.words.size(); ++i) a.words[i] |= b.words[i];
    return a;
  }
  friend constexpr CellSet operator&(CellSet a, const CellSet& b) {
    for (std::size_t i = 0; i < a.words.size(); ++i) a.words[i] &= b.words[i];
    return a;
  }
  friend constexpr CellSet operator-(CellSet a, const CellSet& b) {
    for (std::size_t i = 0; i < a.words.size(); ++i) a.words[i] &= ~b.words[i];
    return a;
  }
  constexpr CellSet& operator|=(const CellSet& other) { return *this = *this | other; }
  friend constexpr bool operator==(const CellSet&, const CellSet&) = default;

  /// Calls `visit(cell)` for each cell in here, lowest first.
  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for (std::size_t i = 0; i < words.size(); ++i)
      for (std::uint64_t word = words[i]; word != 0; word &= word - 1)
        visit(i * 64 + static_cast<std::size_t>(std::countr_zero(word)));
  }
};

/// A hex of a board drawn in rows, odd rows set half a hex to the right. Written as column letter and row number: `F7`.
/// The grid is 16 by 16 with a ring of frame cells around it, so a board has at most 14 columns (A..N) and 14 rows
/// (1..14), every hex of it has six neighbours, and no value of the type lies outside the grid.
struct Hex {
  std::uint8_t cell = 0;

  static constexpr int side = 16;
  static constexpr std::size_t cells = 256;
  static constexpr Hex at(int column, int row) { return Hex{static_cast<std::uint8_t>((row * side + column) & 0xFF)}; }

  [[nodiscard]] constexpr int column() const { return cell % side; }
  [[nodiscard]] constexpr int row() const { return cell / side; }
  /// Whether this is a cell of the ring around every board.
  [[nodiscard]] constexpr bool framed() const {
    return column() == 0 || column() == side - 1 || row() == 0 || row() == side - 1;
  }

  friend constexpr bool operator==(const Hex&, const Hex&) = default;
  friend constexpr auto operator<=>(const Hex&, const Hex&) = default;
};

using HexSet = CellSet<Hex::cells>;

/// The six hexes around each hex: east, north-east, north-west, west, south-west, south-east.
/// Cells of the ring wrap around instead of leaving the grid; nothing that matters ever stands there.
inline constexpr auto neighbours = [] {
  std::array<std::array<Hex, 6>, Hex::cells> table{};
  for (int row = 0; row < Hex::side; ++row)
    for (int column = 0; column < Hex::side; ++column) {
      const int right = row % 2;  // an odd row is set half a hex to the right
      table[static_cast<std::size_t>(row * Hex::side + column)] = {
          Hex::at(column + 1, row),         Hex::at(column + right, row - 1), Hex::at(column - 1 + right, row - 1),
          Hex::at(column - 1, row),         Hex::at(column - 1 + right, row + 1), Hex::at(column + right, row + 1)};
    }
  return table;
}();

/// Whether two hexes share an edge. How many cells further on a neighbour is depends on nothing but its row: even or odd.
constexpr bool adjacent(Hex a, Hex b) {
  constexpr auto steps_to_neighbours = [] {
    std::array<HexSet, 2> steps;
    for (const int row : {0, 1})
      for (const Hex next : neighbours[Hex::at(0, row).cell])
        steps[static_cast<std::size_t>(row)].insert((next.cell - Hex::at(0, row).cell) & 0xFF);
    return steps;
  }();
  return steps_to_neighbours[static_cast<std::size_t>(a.row() % 2)].contains((b.cell - a.cell) & 0xFF);
}

inline std::string show(Hex hex) {
  if (hex.framed()) return "off the board";
  return std::string(1, static_cast<char>('A' + hex.column() - 1)) + std::to_string(hex.row());
}

/// Reads `F7`; nothing for a text that names no hex of the grid.
constexpr std::optional<Hex> read_hex(std::string_view text) {
  if (text.size() < 2 || text.size() > 3 || text[0] < 'A' || text[0] > 'N') return std::nullopt;
  int row = 0;
  for (const char digit : text.substr(1)) {
    if (digit < '0' || digit > '9') return std::nullopt;
    row = row * 10 + (digit - '0');
  }
  if (row < 1 || row > Hex::side - 2 || text[1] == '0') return std::nullopt;
  return Hex::at(text[0] - 'A' + 1, row);
}

}  // namespace fathom
