#include "model/mirage/drawing.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/mirage/marks.hpp"

namespace fathom::mirage {
namespace {

/// The text in the middle of so many characters, rather to the left.
std::string centred(std::string_view text, std::size_t width) {
  std::string line((width - std::min(width, text.size())) / 2, ' ');
  return line + std::string{text};
}

std::string label(int steps, char before, char after) {
  return steps == 0 ? "0" : (steps < 0 ? before : after) + std::to_string(std::abs(steps));
}

/// The lines of a drawing while it is being drawn.
class Canvas {
 public:
  explicit Canvas(Window window)
      : window_(window),
        lines_(static_cast<std::size_t>(Layout::line(window.rows()) + 1),
               std::string(static_cast<std::size_t>(Layout::column(window.columns()) + 1), ' ')) {}

  void put(int line, int column, std::string_view text) {
    std::string& on = lines_[static_cast<std::size_t>(line)];
    for (std::size_t i = 0; i < text.size() && static_cast<std::size_t>(column) + i < on.size(); ++i)
      on[static_cast<std::size_t>(column) + i] = text[i];
  }
  /// Puts marks on a square, if it is in the window.
  void put(Square square, const Marks& marks) {
    if (!window_.contains(square)) return;
    for (std::size_t i = 0; i < marks.size(); ++i)
      put(Layout::line(window_.row_of(square)) + 1 + static_cast<int>(i), Layout::column(window_.column_of(square)) + 1,
          marks[i]);
  }
  [[nodiscard]] std::vector<std::string> finished() && {
    for (std::string& line : lines_) line.resize(line.find_last_not_of(' ') + 1);
    while (lines_.size() > 1 && lines_.back().empty()) lines_.pop_back();
    return std::move(lines_);
  }

 private:
  Window window_;
  std::vector<std::string> lines_;
};

/// Which tile lies on each square of the window and of a ring around it; 0 where none does.
class Tiles {
 public:
  explicit Tiles(Window window)
      : window_(window), at_(static_cast<std::size_t>((window.columns() + 2) * (window.rows() + 2)), 0) {}

  void put(Square square, int tile) {
    if (window_.contains(square)) at_[place(window_.column_of(square), window_.row_of(square))] = tile;
  }
  [[nodiscard]] int at(int column, int row) const { return at_[place(column, row)]; }

 private:
  [[nodiscard]] std::size_t place(int column, int row) const {
    return static_cast<std::size_t>((row + 1) * (window_.columns() + 2) + column + 1);
  }

  Window window_;
  std::vector<int> at_;
};

/// Calls `visit(square)` for every square on which the scene shows something.
template <class Visit>
void for_each_square(const Scene& scene, Visit&& visit) {
  for (const LaidSurvey& tile : scene.board.survey)
    for (const Square square : squares_of(tile.corner, tile.elbow)) visit(square);
  for (const LaidCoast& tile : scene.board.coasts) visit(tile.at);
  for (const Camp& camp : scene.camps) visit(camp.at);
  for (const Tree& tree : scene.trees) visit(tree.at);
  for (const Keeper& keeper : scene.keepers) visit(keeper.at);
}

/// The walls around the square, or the corner post, north-west of it; what there is one of is drawn from one square only.
void draw_walls(Canvas& canvas, const Tiles& tiles, int column, int row) {
  const int here = tiles.at(column, row);
  const int west = tiles.at(column - 1, row);
  const int north = tiles.at(column, row - 1);
  const int both = tiles.at(column - 1, row - 1);
  const int line = Layout::line(row);
  const int at = Layout::column(column);
  if (here != west)
    for (int i = 1; i < Layout::height; ++i) canvas.put(line + i, at, "|");
  if (here != north) canvas.put(line, at + 1, std::string(mark_columns, '-'));
  if (here != west || here != north || both != west || both != north) canvas.put(line, at, "+");
}

void draw_labels(Canvas& canvas, Window window) {
  canvas.put(0, 0, Layout::compass);
  for (int column = 0; column < window.columns(); ++column)
    canvas.put(0, Layout::column(column) + 1, centred(column_label(window.west + column), mark_columns));
  for (int row = 0; row < window.rows(); ++row) canvas.put(Layout::line(row) + 1, 0, row_label(window.north + row));
}

void draw_survey(const Box& box, const LaidSurvey& tile, Canvas& canvas) {
  const Shades shades = shades_of(box, tile.tile, tile.side);
  const auto squares = squares_of(tile.corner, tile.elbow);
  for (const Part part : every<Part>) {
    const std::size_t i = index_of(part);
    const std::optional<Seat> on = tile.explorers.contains(part) ? std::optional(tile.by) : std::nullopt;
    canvas.put(squares[i], marks_of_survey({tile.side, shades[i]}, on));
  }
}

}  // namespace

std::string column_label(int east) { return label(east, 'W', 'E'); }
std::string row_label(int south) { return label(south, 'N', 'S'); }

Scene scene_of(const State& state) { return {state.board, state.camps, state.trees, state.keepers}; }

Window window_of(const Scene& scene) {
  Window window;
  bool begun = false;
  for_each_square(scene, [&](Square square) {
    const Square at = Square::at(square.column, square.row);
    if (!begun) window = {at.east(), at.south(), at.east(), at.south()};
    begun = true;
    window = {std::min(window.west, at.east()), std::min(window.north, at.south()), std::max(window.east, at.east()),
              std::max(window.south, at.south())};
  });
  return window;
}

std::vector<std::string> draw(const Box& box, const Scene& scene, Window window) {
  Canvas canvas(window);
  for (const Tree& tree : scene.trees) canvas.put(tree.at, marks_of_tree(tree.colour));
  for (const Keeper& keeper : scene.keepers) canvas.put(keeper.at, marks_of_keeper(keeper.by, keeper.kind));
  for (const Camp& camp : scene.camps) canvas.put(camp.at, marks_of_tent(camp.by));
  Tiles tiles(window);
  int number = 0;
  for (const LaidSurvey& tile : scene.board.survey) {
    ++number;
    for (const Square square : squares_of(tile.corner, tile.elbow)) tiles.put(square, number);
    draw_survey(box, tile, canvas);
  }
  for (const LaidCoast& tile : scene.board.coasts) {
    tiles.put(tile.at, ++number);
    canvas.put(tile.at, marks_of_coast(box, tile));
  }
  for (int row = 0; row <= window.rows(); ++row)
    for (int column = 0; column <= window.columns(); ++column) draw_walls(canvas, tiles, column, row);
  draw_labels(canvas, window);
  return std::move(canvas).finished();
}

}  // namespace fathom::mirage
