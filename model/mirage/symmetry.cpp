#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <variant>

#include "model/core/renaming.hpp"
#include "model/mirage/mirage.hpp"

// Renaming what the rules treat alike: seats, the directions of the table, light with dark, and land with water, camels with
// ships.

namespace fathom::mirage {
namespace {

bool exchanges_terrains(const Relabelling& by) { return by.of_terrains[index_of(Terrain::land)] == Terrain::water; }

bool is_mirrored(const Relabelling& by) { return by.reflection == Reflection::east_and_west; }

/// In a mirror the arms of an elbow follow each other the other way round.
Shades renamed(Shades shades, const Relabelling& by) {
  for (Shade& shade : shades) shade = entry(by.of_shades, shade);
  if (is_mirrored(by)) std::swap(shades.front(), shades.back());
  return shades;
}
Direction renamed(Direction direction, const Relabelling& by) {
  const bool sideways = direction == Direction::east || direction == Direction::west;
  return turned(is_mirrored(by) && sideways ? opposite(direction) : direction, by.quarters);
}
/// What a tile shows on each side once all is renamed: where land and water are exchanged, what was behind.
Shades renamed_side(const Relabelling& by, SurveyTile tile, Terrain side) {
  return renamed(shades_of(by.box, tile, exchanges_terrains(by) ? other(side) : side), by);
}
SurveyTile called(const Shades& land) {
  unsigned code = 0;
  for (const Shade shade : land) code = 2 * code + (shade == Shade::dark ? 1U : 0U);
  return static_cast<SurveyTile>(code);
}

/// What becomes of each kind of thing but seats.
struct Things {
  const Relabelling& by;

  template <class T>
  static constexpr bool keeps = one_of<T, Step, CoastPattern, CoastFace, Colour, Score>;

  void operator()(Shade& shade) const { shade = entry(by.of_shades, shade); }
  void operator()(Terrain& terrain) const { terrain = entry(by.of_terrains, terrain); }
  void operator()(Explorer& explorer) const {
    Terrain terrain = explorer == Explorer::camel ? Terrain::land : Terrain::water;
    (*this)(terrain);
    explorer = explorer_on(terrain);
  }
  void operator()(Direction& direction) const { direction = renamed(direction, by); }
  void operator()(Elbow& elbow) const {
    elbow = static_cast<Elbow>(renamed(is_mirrored(by) ? second_arm_of(elbow) : first_arm_of(elbow), by));
  }
  void operator()(Parts& parts) const {
    if (!is_mirrored(by)) return;
    Parts mirrored = parts;
    mirrored.erase(Part::first_arm);
    mirrored.erase(Part::second_arm);
    if (parts.contains(Part::first_arm)) mirrored.insert(Part::second_arm);
    if (parts.contains(Part::second_arm)) mirrored.insert(Part::first_arm);
    parts = mirrored;
  }
  void operator()(Square& square) const {
    int east = is_mirrored(by) ? -square.east() : square.east();
    int south = square.south();
    for (int quarter = 0; quarter < (by.quarters % 4 + 4) % 4; ++quarter) east = -std::exchange(south, east);
    square = Square::from_start(east, south);
  }
  void operator()(SurveyTile& tile) const { tile = called(renamed_side(by, tile, Terrain::land)); }
};
using Renamed = Renaming<Things>;

Box renamed(const Box& box, const Relabelling& by) {
  const Things rename{by};
  Box other = box;
  other.survey = {};
  for (const SurveyTile tile : every<SurveyTile>) {
    SurveyTile called = tile;
    rename(called);
    other.survey[called] += box.survey[tile];
    other.water_sides[index_of(called)] = renamed_side(by, tile, Terrain::water);
  }
  for (auto& faces : other.beaches)
    for (Beach& beach : faces) {
      for (Terrain& edge : beach.edges) rename(edge);
      if (is_mirrored(by)) std::swap(beach.edges[index_of(Direction::east)], beach.edges[index_of(Direction::west)]);
      rename(beach.sand);
      rename(beach.water);
      if (exchanges_terrains(by)) std::swap(beach.sand, beach.water);
    }
  return other;
}

/// The square by which a gap is called; the square itself where no gap is around it.
Square called_by(const Board& board, Square within) {
  const Area area = bare_area(board, within);
  return area.empty() ? within : area.lowest();
}
/// A gap is called by its first square, which is another when the table has been turned.
void call_gaps_anew(State& state) {
  for (Square& gap : state.gaps) gap = called_by(state.board, gap);
  std::ranges::sort(state.gaps);
  if (state.resolving) state.resolving = called_by(state.board, *state.resolving);
}

}  // namespace

Game relabelled(const Game& game, const Relabelling& by) {
  Game other = game;
  other.box = renamed(game.box, by);
  if (exchanges_terrains(by)) std::swap(other.rules.camels, other.rules.ships);
  return other;
}

State relabelled(const State& state, const Relabelling& by) {
  State other = state;
  Renamed(by.turn, seats_turned(state.players), {by})(other);
  if (exchanges_terrains(by)) std::swap(other.camels, other.ships);
  if (!other.board.coasts.empty()) other.board.coasts[0].by = state.board.coasts[0].by;  // the starting tile is nobody's
  other.board = indexed(renamed(by.box, by), other.board);
  call_gaps_anew(other);
  return other;
}

Action relabelled(const Action& action, const Relabelling& by, int players) {
  Action other = action;
  std::visit(Renamed(by.turn, seats_turned(players), {by}), other);
  return other;
}

}  // namespace fathom::mirage
