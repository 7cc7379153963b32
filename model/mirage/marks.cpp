#include "model/mirage/marks.hpp"

namespace fathom::mirage {
namespace {

/// `.NE A`: one half of a Coast tile.
std::string half_of_coast(const Box& box, const LaidCoast& coast, Terrain terrain) {
  const Beach& beach = beach_of(box, coast.pattern, coast.face);
  std::string line{texture({terrain, terrain == Terrain::land ? beach.sand : beach.water})};
  for (const Direction side : every<Direction>)
    if (edge_of(box, coast, side) == terrain) line += edge_letters[index_of(side)];
  line.resize(mark_columns, ' ');
  if (coast.explorer == terrain) line.back() = letter_of(coast.by);
  return line;
}

}  // namespace

Marks marks_of_survey(Colouring colouring, std::optional<Seat> explorer) {
  const std::string plain(mark_columns, texture(colouring));
  Marks marks{plain, plain};
  if (explorer) marks[1][mark_middle] = letter_of(*explorer);
  return marks;
}

Marks marks_of_coast(const Box& box, const LaidCoast& coast) {
  return {half_of_coast(box, coast, Terrain::land), half_of_coast(box, coast, Terrain::water)};
}

Marks marks_of_tent(Seat by) { return {"  ^  ", std::string(" /") + letter_of(by) + "\\ "}; }

Marks marks_of_tree(Colour colour) {
  const bool known = index_of(colour) < tree_letters.size();
  return {" \\|/ ", std::string("  ") + (known ? tree_letters[index_of(colour)] : '?') + "  "};
}

Marks marks_of_keeper(Seat by, Explorer kind) {
  return {kind == Explorer::camel ? "camel" : " ship", std::string("  ") + letter_of(by) + "  "};
}

}  // namespace fathom::mirage
