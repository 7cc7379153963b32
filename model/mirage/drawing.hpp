#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/few.hpp"
#include "model/mirage/board.hpp"
#include "model/mirage/components.hpp"
#include "model/mirage/marks.hpp"
#include "model/mirage/square.hpp"
#include "model/mirage/state.hpp"

// Positions as text, so that a scenario can draw the table it begins with and a terminal can show where a play has led:
//
//     N^     0    E1    E2
//         +-----+
//     N1  |.....|  ^              an elbow of three squares with camels of Ann's on two,
//         |..A..| /B\             a tent of Bob's on a bare square,
//         +     +-----+-----+
//     0   |::::: .....|.NW  |     and a Coast tile with sand at its north and west edges, water at the others,
//         |::::: ..A..|~ES B|     and a ship of Bob's on that
//         +-----+-----+-----+
//
// A square is two lines of five characters between walls, and no wall stands between the squares of one tile. Sand is `.`
// where it is light and `:` where it is dark, water `~` and `=`. Explorers are called by the first letter of their player.

namespace fathom::mirage {

/// What a drawing shows: the tiles, the explorers on them, and what stands in the gaps between them.
struct Scene {
  Board board;
  Few<Camp, most_camps> camps;
  Few<Tree, most_trees> trees;
  Few<Keeper, most_keepers> keepers;

  friend bool operator==(const Scene&, const Scene&) = default;
};
Scene scene_of(const State& state);

/// The part of the table that is drawn, from its north-west square to its south-east one, in steps from the start.
struct Window {
  int west = 0;
  int north = 0;
  int east = 0;
  int south = 0;

  [[nodiscard]] constexpr int columns() const { return east - west + 1; }
  [[nodiscard]] constexpr int rows() const { return south - north + 1; }
  /// The column and the row a square has in the drawing, counted from 0.
  [[nodiscard]] constexpr int column_of(Square square) const { return Square::at(square.column, square.row).east() - west; }
  [[nodiscard]] constexpr int row_of(Square square) const { return Square::at(square.column, square.row).south() - north; }
  [[nodiscard]] constexpr Square square(int column, int row) const { return Square::from_start(west + column, north + row); }
  [[nodiscard]] constexpr bool contains(Square square) const {
    const int column = column_of(square);
    const int row = row_of(square);
    return column >= 0 && row >= 0 && column < columns() && row < rows();
  }
};
/// The smallest part of the table that shows everything; the start alone where there is nothing.
Window window_of(const Scene& scene);

/// The column or row so many steps east or south of the start, as drawings call it: `E2`, `N1`, `0`.
std::string column_label(int east);
std::string row_label(int south);

/// Where a drawing has what, in characters counted from 0.
struct Layout {
  static constexpr int margin = 4;                ///< Room for the labels of rows.
  static constexpr int width = mark_columns + 1;  ///< Of a square and the wall before it.
  static constexpr int height = 3;
  static constexpr std::string_view compass = "N^";  ///< Where the labels of rows and columns meet: north is up.

  static constexpr int column(int of) { return margin + of * width; }  ///< Of the wall before a square.
  static constexpr int line(int of) { return 1 + of * height; }        ///< Of the wall above a square.
};

/// The scene, a line each, without blanks at their ends.
std::vector<std::string> draw(const Box& box, const Scene& scene, Window window);

/// What a drawing shows, and of how much of the table.
struct Drawing {
  Scene scene;
  Window window;
};

/// What is wrong with a drawing, and where: lines and columns count from 1.
struct Misdrawn {
  int line = 1;
  int column = 1;
  std::string message;
};

/// Reads a drawing of a table of so many players. Drawn once more in the same window it is the same drawing; what it does
/// not tell is as if the tiles had been laid from north to south, those on which nobody stands by Ann. The board has no
/// index yet. Returns the first thing that is wrong with it, and leaves `drawing` alone then.
std::optional<Misdrawn> read_drawing(const Box& box, int players, std::string_view text, Drawing& drawing);

}  // namespace fathom::mirage
