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

// Positions as pictures: a whole SVG document, which needs nothing else and is the same for the same position.

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

  [[nodiscard]] std::string shown() const {
    return dots() + gaps() + "<g filter=\"url(#lift)\">\n" + tiles() + "</g>\n" + explorers() + status() + labels();
  }

 private:
  [[nodiscard]] Corner corner(Square square) const { return {window_.column_of(square), window_.row_of(square)}; }
  [[nodiscard]] Point corner_point(Square square) const {
    return {corner(square).column * square_size, corner(square).row * square_size};
  }
  [[nodiscard]] Point middle(Square square) const {
    const Point at = corner_point(square);
    return {at.x + square_size / 2, at.y + square_size / 2};
  }

  [[nodiscard]] std::string dots() const;
  [[nodiscard]] std::string labels() const;
  [[nodiscard]] std::string gaps() const;
  [[nodiscard]] std::string gap(const Area& area) const;
  [[nodiscard]] std::string tiles() const;
  [[nodiscard]] std::string survey(const LaidSurvey& tile) const;
  [[nodiscard]] std::string coast(const LaidCoast& tile) const;
  [[nodiscard]] std::string explorers() const;
  [[nodiscard]] std::string status() const;

  const Game& game_;
  const State& state_;
  Window window_;
};

/// A point where four squares meet, all over the table.
std::string Table::dots() const {
  const int wide = window_.columns() * square_size;
  const int high = window_.rows() * square_size;
  return "<pattern id=\"dots\" width=\"60\" height=\"60\" patternUnits=\"userSpaceOnUse\" x=\"-30\" y=\"-30\"><circle "
         "class=\"dot\" cx=\"30\" cy=\"30\" r=\"1.8\"/></pattern><rect x=\"-4\" y=\"-4\" width=\"" +
         std::to_string(wide + 8) + "\" height=\"" + std::to_string(high + 8) + "\" fill=\"url(#dots)\"/>\n";
}

std::string Table::labels() const {
  constexpr int away = 20;
  constexpr int down = 5;  // so that letters stand in the middle of a line
  const int wide = window_.columns() * square_size;
  const int high = window_.rows() * square_size;
  std::string all;
  for (int column = 0; column < window_.columns(); ++column)
    for (const int y : {-away, high + away})
      all += svg_text({column * square_size + square_size / 2, y + down}, "label", column_label(window_.west + column));
  for (int row = 0; row < window_.rows(); ++row)
    for (const int x : {-away, wide + away})
      all += svg_text({x, row * square_size + square_size / 2 + down}, "label", row_label(window_.north + row));
  return all + "\n";
}

// --------------------------------------------------------------------------------------------------------------- tiles

/// The sides of a square that are not inside its tile.
template <class Squares>
bool is_outside(const Squares& squares, Square square, Direction side) {
  return std::find(squares.begin(), squares.end(), square.next(side)) == squares.end();
}

std::string Table::survey(const LaidSurvey& tile) const {
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
  Outline edge;
  for (const Square square : squares)
    for (const Direction side : every<Direction>)
      if (is_outside(squares, square, side)) edge.add(corner(square), side, cut_of(tile.side));
  const std::string title = one(tile.tile) + ", " + plainly(tile.side) + " side up, its corner on " + show(tile.corner);
  return svg_group(title, ground + svg_path(edge.path(), "seam"));
}

/// Sand and water meet in the middle of a Coast tile: each is what lies between there and its edges.
std::string Table::coast(const LaidCoast& tile) const {
  const Beach& beach = beach_of(game_.box, tile.pattern, tile.face);
  const Corner here = corner(tile.at);
  std::string ground;
  std::string foam;
  Outline edge;
  for (const Direction side : every<Direction>) edge.add(here, side, cut_of(edge_of(game_.box, tile, side)));
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
  return svg_group(one(tile.pattern) + " on " + show(tile.at),
                   ground + svg_path(foam, "foam") + svg_path(edge.path(), "seam"));
}

std::string Table::tiles() const {
  std::string all;
  for (const LaidSurvey& tile : state_.board.survey) all += survey(tile);
  for (const LaidCoast& tile : state_.board.coasts) all += coast(tile);
  return all;
}

std::string Table::explorers() const {
  std::string all;
  const auto add = [&](Explorer kind, Seat by, Square on, Point at, std::string_view scale) {
    all += svg_group(name(by) + "'s " + plainly(kind) + " on " + show(on), svg_explorer(kind, by, at, scale));
  };
  for (const LaidSurvey& tile : state_.board.survey)
    for (const Part part : every<Part>)
      if (const Square on = squares_of(tile.corner, tile.elbow)[index_of(part)]; tile.explorers.contains(part))
        add(explorer_on(tile.side), tile.by, on, middle(on), "1");
  for (const LaidCoast& tile : state_.board.coasts) {
    if (!tile.explorer) continue;
    constexpr int off = 11;
    Point at = middle(tile.at);
    for (const Direction side : every<Direction>) {
      if (edge_of(game_.box, tile, side) != *tile.explorer) continue;
      const Square next = Square{}.next(side);
      at = {at.x + off * next.east(), at.y + off * next.south()};
    }
    add(explorer_on(*tile.explorer), tile.by, tile.at, at, small);
  }
  return all;
}

// ---------------------------------------------------------------------------------------------------------------- gaps

std::string Table::gap(const Area& area) const {
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
  for (const Square each : area) {
    const Point at = corner_point(each);
    squares += "M" + std::to_string(at.x) + ' ' + std::to_string(at.y) + std::string{shape};
  }
  return svg_group(title, svg_path(squares, looks));
}

/// Every gap beside a tile, once.
std::string Table::gaps() const {
  std::set<Square> seen;
  std::string all;
  const auto look_around = [&](Square square) {
    for (const Direction to : every<Direction>) {
      if (!state_.board.is_bare(square.next(to)) || seen.contains(square.next(to))) continue;
      const Area area = gap_at(game_, state_.board, square.next(to));
      if (area.empty()) continue;
      seen.insert(area.begin(), area.end());
      all += gap(area);
    }
  };
  for (const LaidSurvey& tile : state_.board.survey)
    for (const Square square : squares_of(tile.corner, tile.elbow)) look_around(square);
  for (const LaidCoast& tile : state_.board.coasts) look_around(tile.at);
  return all;
}

/// What stands in gaps.
std::string Table::status() const {
  std::string all;
  for (const Tree& tree : state_.trees)
    all += svg_group(one(tree.colour) + " on " + show(tree.at), svg_tree(tree.colour, middle(tree.at), "1"));
  for (const Keeper& keeper : state_.keepers) {
    const Point at = middle(keeper.at);
    all += svg_group(name(keeper.by) + "'s " + plainly(keeper.kind) + " keeps the trees around " + show(keeper.at),
                     "<circle class=\"ring\" cx=\"" + std::to_string(at.x) + "\" cy=\"" + std::to_string(at.y) +
                         "\" r=\"26\"/>" + svg_explorer(keeper.kind, keeper.by, at, "1"));
  }
  for (const Camp& camp : state_.camps)
    all += svg_group(name(camp.by) + "'s tent on " + show(camp.at), svg_tent(camp.by, middle(camp.at), "1.05"));
  return all;
}

// ------------------------------------------------------------------------------------------------------------ the whole

/// Whose turn it is, what is next, and with which tile.
std::string status(const State& state) {
  if (state.step < Step::drawing) return "before the first turn: " + plainly(state.step);
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

std::string svg(const Game& game, const State& state) {
  Window window = window_of(scene_of(state));
  window = {window.west - 1, window.north - 1, window.east + 1, window.south + 1};
  const int table_width = window.columns() * square_size + 2 * margin;
  const int width = std::max(table_width, legend_least_width);
  const int legend_top = header + window.rows() * square_size + 2 * margin;
  const int height = legend_top + legend_height(game, state, width) + space;
  std::string text = svg_head(width, height, "Mirage, " + status(state));
  text += svg_text({margin, 46}, "name", "Mirage");
  text += svg_text({width - margin, 44}, "status", status(state)) + "\n";
  text += "<g transform=\"translate(" + std::to_string(margin + (width - table_width) / 2) + ' ' +
          std::to_string(header + margin) + ")\">\n" + Table(game, state, window).shown() + "</g>\n";
  text += "<g transform=\"translate(0 " + std::to_string(legend_top) + ")\">\n" + legend(game, state, width) + "</g>\n";
  return text + "</svg>\n";
}

}  // namespace fathom::mirage
