#include "solver/mermaid_rain/hexes.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace fathom::solver::rain {

namespace {

constexpr int reach = 2;
/// The six steps to a neighbour.
constexpr std::array<Slanted, 6> six_steps{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, -1}, {-1, 1}}};

std::size_t hexes_of(Shape shape) { return shape == Shape::twin ? 2 : 3; }

std::vector<Hex> every_hex() {
  std::vector<Hex> all;
  for (int row = 0; row < Hex::side; ++row)
    for (int column = 0; column < Hex::side; ++column) all.push_back(Hex::at(column, row));
  return all;
}

z3::expr differ_by(const SymbolicHex& a, const SymbolicHex& b, const Slanted& step) {
  z3::context& context = a.q.ctx();
  return b.q == a.q + context.bv_val(step.q, cell_bits) && b.r == a.r + context.bv_val(step.r, cell_bits);
}

z3::expr share_an_edge(const SymbolicHex& a, const SymbolicHex& b) {
  std::vector<z3::expr> any;
  for (const Slanted& step : six_steps) any.push_back(differ_by(a, b, step));
  return any_of(a.q.ctx(), any);
}

z3::expr close_together(const SymbolicHex& a, const SymbolicHex& b) {
  const z3::expr q = b.q - a.q;
  const z3::expr r = b.r - a.r;
  const auto within = [](const z3::expr& difference) { return z3::ule(difference + reach, 2 * reach); };
  return within(q) && within(r) && within(q + r);
}

z3::expr framed(const SymbolicHex& hex) {
  const z3::expr column = hex.cell.extract(3, 0);
  const z3::expr row = hex.cell.extract(7, 4);
  return column == 0 || column == Hex::side - 1 || row == 0 || row == Hex::side - 1;
}

/// The hexes a, b and c lie in this order on a line, each next to the one before.
z3::expr in_line(const SymbolicHex& a, const SymbolicHex& b, const SymbolicHex& c) {
  std::vector<z3::expr> any;
  for (const Slanted& step : six_steps) any.push_back(differ_by(a, b, step) && differ_by(b, c, step));
  return any_of(a.q.ctx(), any);
}

}  // namespace

Slanted slanted(Hex hex, const PlacingBook& book) {
  const int row = hex.row();
  return {hex.column() - (row + 1 - book.set_to_the_right) / 2, row};
}

int steps_between(Hex a, Hex b, const PlacingBook& book) {
  const Slanted from = slanted(a, book);
  const Slanted to = slanted(b, book);
  const int q = to.q - from.q;
  const int r = to.r - from.r;
  return std::max({std::abs(q), std::abs(r), std::abs(q + r)});
}

Ground ground(const Box& box, int players, const PlacingBook& book) {
  Ground found;
  for (const Hex hex : every_hex()) {
    const Terrain terrain = box.terrain[hex.cell];
    const bool left_out = players == fewest && box.shaded.contains(hex.cell);
    if (hex.framed() || terrain == Terrain::nothing || left_out) continue;
    found.in_play.insert(hex.cell);
    if (std::ranges::find(book.may_cover, terrain) != book.may_cover.end()) found.may_be_covered.insert(hex.cell);
  }
  return found;
}

std::vector<Cells> candidates(Shape shape, const PlacingBook& book) {
  std::vector<Cells> found;
  const std::vector<Hex> all = every_hex();
  const auto near = [&](Hex a, Hex b) { return steps_between(a, b, book) <= reach; };
  for (const Hex a : all)
    for (const Hex b : all) {
      if (!(a < b) || !near(a, b)) continue;
      if (hexes_of(shape) == 2) {
        if (!a.framed() || !b.framed()) found.push_back({a, b});
        continue;
      }
      for (const Hex c : all)
        if (b < c && near(a, c) && near(b, c) && (!a.framed() || !b.framed() || !c.framed())) found.push_back({a, b, c});
    }
  return found;
}

std::vector<Cells> ways_to_lie(Shape shape, const HexSet& hexes, const PlacingBook& book) {
  std::vector<Cells> found;
  for (const Cells& cells : candidates(shape, book)) {
    const bool inside = std::ranges::all_of(cells, [&](Hex hex) { return hexes.contains(hex.cell); });
    if (!inside) continue;
    int edges = 0;
    int farthest_q = 0;
    int farthest_r = 0;
    for (std::size_t i = 0; i < cells.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) {
        const int apart = steps_between(cells[j], cells[i], book);
        edges += apart == 1 ? 1 : 0;
        if (apart != 2) continue;
        farthest_q = slanted(cells[i], book).q - slanted(cells[j], book).q;
        farthest_r = slanted(cells[i], book).r - slanted(cells[j], book).r;
      }
    const bool straight = farthest_q % 2 == 0 && farthest_r % 2 == 0;
    const bool fits = shape == Shape::twin         ? edges == 1
                      : shape == Shape::triangular ? edges == 3
                                                   : edges == 2 && straight == (shape == Shape::straight);
    if (fits) found.push_back(cells);
  }
  return found;
}

std::vector<SymbolicHex> symbolic_tile(z3::context& context, Shape shape, const PlacingBook& book) {
  std::vector<SymbolicHex> tile;
  for (std::size_t i = 0; i < hexes_of(shape); ++i) {
    const z3::expr cell = context.bv_const(("hex" + std::to_string(i)).c_str(), cell_bits);
    const z3::expr column = cell & context.bv_val(Hex::side - 1, cell_bits);
    const z3::expr row = z3::lshr(cell, context.bv_val(4, cell_bits));
    const z3::expr rows_right = z3::lshr(row + (1 - book.set_to_the_right), context.bv_val(1, cell_bits));
    tile.push_back({cell, column - rows_right, row});
  }
  return tile;
}

z3::expr is_candidate(const std::vector<SymbolicHex>& tile) {
  z3::context& context = tile[0].cell.ctx();
  std::vector<z3::expr> facts;
  std::vector<z3::expr> inside;
  for (std::size_t i = 0; i < tile.size(); ++i) {
    inside.push_back(!framed(tile[i]));
    if (i > 0) facts.push_back(z3::ult(tile[i - 1].cell, tile[i].cell));
    for (std::size_t j = 0; j < i; ++j) facts.push_back(close_together(tile[j], tile[i]));
  }
  facts.push_back(any_of(context, inside));
  return all_of(context, facts);
}

z3::expr forms_shape(const std::vector<SymbolicHex>& tile, Shape shape, const PlacingBook& book) {
  const SymbolicHex& a = tile[0];
  const SymbolicHex& b = tile[1];
  const Shape drawn = book.drawn[index_of(shape)];
  if (tile.size() == 2) return share_an_edge(a, b);
  const SymbolicHex& c = tile[2];
  const z3::expr ab = share_an_edge(a, b);
  const z3::expr bc = share_an_edge(b, c);
  const z3::expr ac = share_an_edge(a, c);
  const z3::expr line = in_line(a, b, c) || in_line(b, a, c) || in_line(a, c, b);
  switch (drawn) {
    case Shape::triangular:
      return ab && bc && ac;
    case Shape::straight:
      return line;
    default:
      return ((ab && bc && !ac) || (ab && ac && !bc) || (ac && bc && !ab)) && !line;
  }
}

namespace {

/// The same of a stretch of places that have their first `known` hexes in common; a tree is far smaller than a list.
z3::expr lies_from(const std::vector<SymbolicHex>& tile, std::span<const Lie> places, std::size_t known) {
  z3::context& context = tile[0].cell.ctx();
  std::vector<z3::expr> any;
  for (std::size_t from = 0; from < places.size();) {
    const Hex hex = places[from].cells[known];
    std::size_t to = from;
    while (to < places.size() && places[to].cells[known] == hex) ++to;
    const z3::expr here = tile[known].cell == int{hex.cell};
    const bool last = known + 1 == tile.size();
    any.push_back(here && (last ? places[from].when : lies_from(tile, places.subspan(from, to - from), known + 1)));
    from = to;
  }
  return any_of(context, any);
}

}  // namespace

z3::expr lies_on_one_of(const std::vector<SymbolicHex>& tile, const std::vector<Lie>& places) {
  return lies_from(tile, places, 0);
}

Cells cells_in(const z3::model& model, const std::vector<SymbolicHex>& tile) {
  Cells cells;
  for (const SymbolicHex& hex : tile) cells.push_back(Hex{static_cast<std::uint8_t>(number(model, hex.cell))});
  return cells;
}

z3::expr as_bits(z3::context& context, const HexSet& hexes) {
  constexpr unsigned word_bits = 64;
  z3::expr bits = context.bv_val(hexes.words[0], word_bits);
  for (std::size_t i = 1; i < hexes.words.size(); ++i) bits = z3::concat(context.bv_val(hexes.words[i], word_bits), bits);
  return bits;
}

z3::expr is_in(const SymbolicHex& hex, const z3::expr& set) {
  return z3::lshr(set, z3::zext(hex.cell, grid_bits - cell_bits)).extract(0, 0) == 1;
}

z3::expr has(const z3::expr& set, std::size_t cell) {
  const auto bit = static_cast<unsigned>(cell);
  return set.extract(bit, bit) == 1;
}

HexSet hexes_in(const z3::model& model, const z3::expr& set) {
  HexSet found;
  for (std::size_t cell = 0; cell < Hex::cells; ++cell)
    if (truth(model, has(set, cell))) found.insert(cell);
  return found;
}

}  // namespace fathom::solver::rain
