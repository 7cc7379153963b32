#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "model/mirage/drawing.hpp"
#include "model/mirage/gaps.hpp"
#include "model/mirage/mirage.hpp"
#include "model/mirage/outline.hpp"
#include "model/mirage/phrases.hpp"
#include "model/mirage/svg_legend.hpp"
#include "model/mirage/svg_parts.hpp"

// Positions as pictures, the same for the same position. Points are counted from the start, wherever the table is cut off.

namespace fathom::mirage {
namespace {

constexpr int margin = 44;  ///< Around the table, with room for labels.
constexpr int header = 74;  ///< Above it, for the name of the game.
constexpr int space = 24;   ///< Between the table and what is explained below it.
constexpr std::string_view small = ".62";

/// Puts what lies where onto the part of the table that is shown.
class Table {
 public:
  Table(const Game& game, const State& state, Window window) : game_(game), state_(state), window_(window) {}

  /// All that lies there, from its origin, which is the north-west corner of the start.
  [[nodiscard]] std::vector<SvgItem> items() {
    add("table", {}, dots());
    gaps();
    tiles();
    explorers();
    status();
    add("table", {}, labels());
    return std::move(items_);
  }

 private:
  void add(std::string place, Frame frame, std::string drawn) {
    items_.push_back({std::move(place), {}, frame, std::move(drawn)});
  }
  void add(Square on, std::string_view title, const std::string& drawn) {
    add(show(on), {corner_point(on), {square_size, square_size}}, svg_group(title, drawn));
  }

  [[nodiscard]] Corner corner(Square square) const {
    const Square within = Square::at(square.column, square.row);
    return {within.east(), within.south()};
  }
  /// The corner of what is shown.
  [[nodiscard]] Point first() const { return {window_.west * square_size, window_.north * square_size}; }
  [[nodiscard]] Point corner_point(Square square) const {
    return {corner(square).column * square_size, corner(square).row * square_size};
  }
  [[nodiscard]] Point middle(Square square) const {
    const Point at = corner_point(square);
    return {at.x + square_size / 2, at.y + square_size / 2};
  }

  [[nodiscard]] std::string dots() const;
  [[nodiscard]] std::string labels() const;
  void gaps();
  void gap(const Area& area);
  void tiles();
  void shadow(const Outline& edge);
  void survey(const LaidSurvey& tile);
  void coast(const LaidCoast& tile);
  [[nodiscard]] Outline edge_around(const LaidSurvey& tile) const;
  [[nodiscard]] Outline edge_around(const LaidCoast& tile) const;
  void explorers();
  void status();

  const Game& game_;
  const State& state_;
  Window window_;
  std::vector<SvgItem> items_;
};

/// A point where four squares meet, all over the table.
std::string Table::dots() const {
  const int wide = window_.columns() * square_size;
  const int high = window_.rows() * square_size;
  constexpr int over = 4;
  return svg_box({first() + Point{-over, -over}, {wide + 2 * over, high + 2 * over}}, "dots");
}

std::string Table::labels() const {
  constexpr int away = 20;
  constexpr int down = 5;  // so that letters stand in the middle of a line
  const int wide = window_.columns() * square_size;
  const int high = window_.rows() * square_size;
  std::string all;
  for (int column = 0; column < window_.columns(); ++column)
    for (const int y : {-away, high + away})
      all += svg_text(first() + Point{column * square_size + square_size / 2, y + down}, "label",
                      column_label(window_.west + column));
  for (int row = 0; row < window_.rows(); ++row)
    for (const int x : {-away, wide + away})
      all += svg_text(first() + Point{x, row * square_size + square_size / 2 + down}, "label",
                      row_label(window_.north + row));
  return all + "\n";
}

// --------------------------------------------------------------------------------------------------------------- tiles

/// The sides of a square that are not inside its tile.
template <class Squares>
bool is_outside(const Squares& squares, Square square, Direction side) {
  return std::find(squares.begin(), squares.end(), square.next(side)) == squares.end();
}

/// Both of two parts of the picture, and what lies between them.
Frame around_both(const Frame& a, const Frame& b) {
  const Point corner{std::min(a.corner.x, b.corner.x), std::min(a.corner.y, b.corner.y)};
  return {corner,
          {std::max(a.corner.x + a.size.wide, b.corner.x + b.size.wide) - corner.x,
           std::max(a.corner.y + a.size.high, b.corner.y + b.size.high) - corner.y}};
}

Outline Table::edge_around(const LaidSurvey& tile) const {
  Outline edge;
  const auto squares = squares_of(tile.corner, tile.elbow);
  for (const Square square : squares)
    for (const Direction side : every<Direction>)
      if (is_outside(squares, square, side)) edge.add(corner(square), side, cut_of(tile.side));
  return edge;
}

Outline Table::edge_around(const LaidCoast& tile) const {
  Outline edge;
  for (const Direction side : every<Direction>) edge.add(corner(tile.at), side, cut_of(edge_of(game_.box, tile, side)));
  return edge;
}

void Table::survey(const LaidSurvey& tile) {
  const auto squares = squares_of(tile.corner, tile.elbow);
  const Shades shades = shades_of(game_.box, tile.tile, tile.side);
  std::string ground;
  for (const Shade shade : every<Shade>) {
    Outline around;
    for (std::size_t i = 0; i < squares.size(); ++i)
      for (const Direction side : every<Direction>) {
        if (shades[i] != shade) continue;
        const auto next = std::find(squares.begin(), squares.end(), squares[i].next(side));
        if (next == squares.end())
          around.add(corner(squares[i]), side, cut_of(tile.side));
        else if (shades[static_cast<std::size_t>(next - squares.begin())] != shade)
          around.add(corner(squares[i]), side, Cut::straight);
      }
    if (const std::string path = around.path(); !path.empty()) {
      ground += svg_path(path, looks_of(tile.side, shade));
      ground += "<path fill=\"url(#" + std::string{tile.side == Terrain::land ? "sand" : "sea"} + ")\" d=\"" + path + "\"/>";
    }
  }
  const std::string title = one(tile.tile) + ", " + plainly(tile.side) + " side up, its corner on " + show(tile.corner);
  const Extent one_square{square_size, square_size};
  add(show(tile.corner), around_both({corner_point(squares.front()), one_square}, {corner_point(squares.back()), one_square}),
      svg_group(title, ground + svg_path(edge_around(tile).path(), "seam")));
}

/// Sand and water meet in the middle of a Coast tile: each is what lies between there and its edges.
void Table::coast(const LaidCoast& tile) {
  const Beach& beach = beach_of(game_.box, tile.pattern, tile.face);
  const Corner here = corner(tile.at);
  std::string ground;
  std::string foam;
  for (const Terrain terrain : every<Terrain>) {
    Outline part;
    for (const Direction side : every<Direction>) {
      if (edge_of(game_.box, tile, side) != terrain) continue;
      if (edge_of(game_.box, tile, turned(side, 3)) != terrain) part.add_spoke_out(here, side);
      part.add(here, side, cut_of(terrain));
      if (edge_of(game_.box, tile, turned(side, 1)) != terrain) part.add_spoke_back(here, turned(side, 1));
    }
    const std::string path = part.path();
    ground += svg_path(path, looks_of(terrain, terrain == Terrain::land ? beach.sand : beach.water));
    ground += "<path fill=\"url(#" + std::string{terrain == Terrain::land ? "sand" : "sea"} + ")\" d=\"" + path + "\"/>";
  }
  const Point middle_here = middle(tile.at);
  for (const Direction side : every<Direction>) {
    if (edge_of(game_.box, tile, side) == edge_of(game_.box, tile, turned(side, 3))) continue;
    const Point end = beginning(here, side);
    foam += "M" + std::to_string(middle_here.x) + ' ' + std::to_string(middle_here.y) + "L" + std::to_string(end.x) + ' ' +
            std::to_string(end.y);
  }
  add(tile.at, one(tile.pattern) + " on " + show(tile.at),
      ground + svg_path(foam, "foam") + svg_path(edge_around(tile).path(), "seam"));
}

/// Tiles lie on their shadows, and no shadow on a tile.
void Table::tiles() {
  for (const LaidSurvey& tile : state_.board.survey) shadow(edge_around(tile));
  for (const LaidCoast& tile : state_.board.coasts) shadow(edge_around(tile));
  for (const LaidSurvey& tile : state_.board.survey) survey(tile);
  for (const LaidCoast& tile : state_.board.coasts) coast(tile);
}

void Table::shadow(const Outline& edge) {
  add("table", {}, "<path class=\"shadow\" transform=\"translate(0 4)\" d=\"" + edge.path() + "\"/>");
}

void Table::explorers() {
  const auto stand = [&](Explorer kind, Seat by, Square on, Point at, std::string_view scale) {
    add(on, name(by) + "'s " + plainly(kind) + " on " + show(on), svg_explorer(kind, by, at, scale));
  };
  for (const LaidSurvey& tile : state_.board.survey)
    for (const Part part : every<Part>)
      if (const Square on = squares_of(tile.corner, tile.elbow)[index_of(part)]; tile.explorers.contains(part))
        stand(explorer_on(tile.side), tile.by, on, middle(on), "1");
  for (const LaidCoast& tile : state_.board.coasts) {
    if (!tile.explorer) continue;
    constexpr int off = 11;
    Point at = middle(tile.at);
    for (const Direction side : every<Direction>) {
      if (edge_of(game_.box, tile, side) != *tile.explorer) continue;
      const Square next = Square{}.next(side);
      at = {at.x + off * next.east(), at.y + off * next.south()};
    }
    stand(explorer_on(*tile.explorer), tile.by, tile.at, at, small);
  }
}

// ---------------------------------------------------------------------------------------------------------------- gaps

void Table::gap(const Area& area) {
  std::string looks = "nobody";
  std::string title = "a gap that nobody has claimed";
  for (const Camp& camp : state_.camps)
    if (area.contains(camp.at)) {
      looks = "gap";
      title = "a gap that " + name(camp.by) + " has claimed";
    }
  const Square called = area.lowest();
  if (state_.resolving == called || state_.gaps.contains(called)) {
    looks = "now";
    title = "a gap to be resolved";
  }
  // Reaches below the teeth of the tiles around, but not past its corners, where there may be no tile.
  constexpr std::string_view shape = "l6-6h48l6 6 6 6v48l-6 6-6 6h-48l-6-6-6-6v-48z";
  std::string squares;
  Frame frame{corner_point(called), {square_size, square_size}};
  for (const Square each : area) {
    const Point at = corner_point(each);
    frame = around_both(frame, {at, frame.size});
    squares += "M" + std::to_string(at.x) + ' ' + std::to_string(at.y) + std::string{shape};
  }
  add(show(called), frame, svg_group(title, svg_path(squares, looks)));
}

/// Every gap beside a tile, once.
void Table::gaps() {
  std::set<Square> seen;
  const auto look_around = [&](Square square) {
    for (const Direction to : every<Direction>) {
      if (!state_.board.is_bare(square.next(to)) || seen.contains(square.next(to))) continue;
      const Area area = gap_at(game_, state_.board, square.next(to));
      if (area.empty()) continue;
      seen.insert(area.begin(), area.end());
      gap(area);
    }
  };
  for (const LaidSurvey& tile : state_.board.survey)
    for (const Square square : squares_of(tile.corner, tile.elbow)) look_around(square);
  for (const LaidCoast& tile : state_.board.coasts) look_around(tile.at);
}

/// What stands in gaps.
void Table::status() {
  constexpr int ring = 26;
  for (const Tree& tree : state_.trees)
    add(tree.at, one(tree.colour) + " on " + show(tree.at), svg_tree(tree.colour, middle(tree.at), "1"));
  for (const Keeper& keeper : state_.keepers)
    add(keeper.at, name(keeper.by) + "'s " + plainly(keeper.kind) + " keeps the trees around " + show(keeper.at),
        svg_disc(middle(keeper.at), ring, "ring") + svg_explorer(keeper.kind, keeper.by, middle(keeper.at), "1"));
  for (const Camp& camp : state_.camps)
    add(camp.at, name(camp.by) + "'s tent on " + show(camp.at), svg_tent(camp.by, middle(camp.at), "1.05"));
}

// ------------------------------------------------------------------------------------------------------------ the whole

/// Whose turn it is, what is next, and with which tile.
std::string status(const State& state) {
  if (state.step < Step::revealing) return "before the first turn: " + plainly(state.step);
  if (state.step == Step::over) {
    const SeatSet best = winners(state.scores, state.players);
    std::vector<std::string> who;
    for (const Seat at : every<Seat>)
      if (best.contains(at)) who.push_back(name(at));
    return "the game is over: " + listed(who) + (who.size() == 1 ? " wins" : " share the win");
  }
  std::string text = name(state.turn) + "'s turn: " + plainly(state.step);
  if (state.tile) text += ", has " + one(*state.tile);
  if (state.coast) text += ", has " + one(*state.coast);
  return text;
}

}  // namespace

SvgPicture svg(const Game& game, const View<State>& view) {
  const State& state = view.seen;
  Window window = window_of(scene_of(state));
  window = {window.west - 1, window.north - 1, window.east + 1, window.south + 1};
  const int table_width = window.columns() * square_size + 2 * margin;
  const int width = std::max(table_width, legend_least_width);
  const int legend_top = header + window.rows() * square_size + 2 * margin;
  SvgPicture picture;
  picture.title = "Mirage, " + status(state);
  picture.items.push_back({"heading", {}, {}, svg_text({margin, 46}, "name", "Mirage")});
  picture.items.push_back({"heading", {width - margin, 44}, {}, svg_text({}, "status", status(state))});
  const Point start{margin + (width - table_width) / 2 - window.west * square_size,
                    header + margin - window.north * square_size};
  const auto put = [&](std::vector<SvgItem> items, Point at) {
    for (SvgItem& item : items) {
      item.at = item.at + at;
      picture.items.push_back(std::move(item));
    }
  };
  put(Table(game, state, window).items(), start);
  SvgLaid below = legend(game, state, width);
  picture.size = {width, legend_top + below.high + space};
  put(std::move(below.items), {0, legend_top});
  return picture;
}

}  // namespace fathom::mirage
