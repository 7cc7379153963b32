#include "model/mirage/board.hpp"

#include <algorithm>

namespace fathom::mirage {

namespace {

/// A square in one number, so that a list of squares is searched quickly.
constexpr std::uint16_t code(Square square) { return static_cast<std::uint16_t>(square.row * Square::side + square.column); }
constexpr Square decoded(std::uint16_t code) { return Square::at(code % Square::side, code / Square::side); }

/// Joins the regions of two patches: all of the one with the higher number become the lower.
void join(Board::Index& index, Patch a, Patch b) {
  const Patch low = std::min(index.region.at(a), index.region.at(b));
  const Patch high = std::max(index.region.at(a), index.region.at(b));
  if (low == high) return;
  for (Patch& region : index.region) region = region == high ? low : region;
}

/// The patch of a Survey tile on the square, if one lies there. All are looked at, which the compiler does many at a time.
std::optional<Patch> survey_patch_on(const Board& board, Square square) {
  const std::uint16_t wanted = code(square);
  const auto laid = static_cast<std::uint16_t>(board.survey.size() * parts_of_survey);
  std::uint16_t found = laid;
  for (std::uint16_t i = 0; i < laid; ++i) found = board.index.survey_squares[i] == wanted ? i : found;
  if (found == laid) return std::nullopt;
  return static_cast<Patch>(found);
}

void take(Board::Index& index, Square square) {
  index.taken.insert(square);
  index.north = std::min(index.north, square.row);
  index.south = std::max(index.south, square.row);
  index.west = std::min(index.west, square.column);
  index.east = std::max(index.east, square.column);
}

/// What an edge of a tile that is being laid does to the index: the square beyond is faced, and patches of one colour join.
void index_edge(Board& board, const Box& box, Patch patch, const Colouring& colour, Square beyond, Direction side) {
  if (index_of(colour.terrain) < kinds<Terrain>) board.index.faced[index_of(colour.terrain)].insert(beyond);
  if (board.is_bare(beyond)) return;
  const std::optional<Patch> neighbour = board.patch(box, beyond, opposite(side));
  if (neighbour && board.colouring(box, *neighbour) == colour) join(board.index, patch, *neighbour);
}

void index_survey(Board& board, const Box& box, std::size_t tile) {
  const LaidSurvey& laid = board.survey[tile];
  const auto squares = squares_of(laid.corner, laid.elbow);
  const Shades shades = shades_of(box, laid.tile, laid.side);
  for (const Part part : every<Part>) {
    const Patch patch = survey_patch(tile, part);
    board.index.survey_squares[patch] = code(squares[index_of(part)]);
    board.index.region[patch] = patch;
  }
  for (const Part arm : {Part::first_arm, Part::second_arm})
    if (shades[index_of(arm)] == shades[index_of(Part::corner)])
      join(board.index, survey_patch(tile, arm), survey_patch(tile, Part::corner));
  // Edges are looked at before the squares are taken, so that those within the tile lead nowhere.
  for (const Part part : every<Part>)
    for (const Direction side : every<Direction>)
      index_edge(board, box, survey_patch(tile, part), {laid.side, shades[index_of(part)]},
                 squares[index_of(part)].next(side), side);
  for (const Square square : squares) take(board.index, square);
}

void index_coast(Board& board, const Box& box, std::size_t tile) {
  const LaidCoast& laid = board.coasts[tile];
  for (const Terrain terrain : every<Terrain>) board.index.region[coast_patch(tile, terrain)] = coast_patch(tile, terrain);
  for (const Direction side : every<Direction>) {
    const Patch patch = coast_patch(tile, edge_of(box, laid, side));
    index_edge(board, box, patch, board.colouring(box, patch), laid.at.next(side), side);
  }
  take(board.index, laid.at);
}

}  // namespace

void Board::lay(const Box& box, const LaidSurvey& tile) {
  if (survey.full()) return;
  survey.push_back(tile);
  index_survey(*this, box, survey.size() - 1);
}

void Board::lay(const Box& box, const LaidCoast& tile) {
  if (coasts.full()) return;
  coasts.push_back(tile);
  index_coast(*this, box, coasts.size() - 1);
}

std::optional<Patch> Board::patch(const Box& box, Square square, Direction side) const {
  if (is_bare(square)) return std::nullopt;
  for (std::size_t i = 0; i < coasts.size(); ++i)
    if (coasts[i].at == square) return coast_patch(i, edge_of(box, coasts[i], side));
  return survey_patch_on(*this, square);
}

std::optional<Terrain> Board::edge(const Box& box, Square square, Direction side) const {
  const std::optional<Patch> touching = patch(box, square, side);
  return touching ? std::optional{colouring(box, *touching).terrain} : std::nullopt;
}

namespace {

std::size_t coast_under(Patch patch) { return (patch - survey_patches) / kinds<Terrain>; }
Terrain terrain_under(Patch patch) { return static_cast<Terrain>((patch - survey_patches) % kinds<Terrain>); }

/// The Coast tile that a patch from `survey_patches` on is part of.
const LaidCoast& coast_of(const Board& board, Patch patch) {
  const std::size_t tile = coast_under(patch);
  return tile < board.coasts.size() ? board.coasts[tile] : nothing_of<LaidCoast>;
}

}  // namespace

Colouring Board::colouring(const Box& box, Patch patch) const {
  if (patch >= survey_patches) {
    const LaidCoast& laid = coast_of(*this, patch);
    const Terrain terrain = terrain_under(patch);
    const Beach& beach = beach_of(box, laid.pattern, laid.face);
    return {terrain, terrain == Terrain::land ? beach.sand : beach.water};
  }
  const LaidSurvey& laid = survey[patch / parts_of_survey];
  return {laid.side, shades_of(box, laid.tile, laid.side)[patch % parts_of_survey]};
}

Square Board::square_of(Patch patch) const {
  if (patch >= survey_patches) return coast_of(*this, patch).at;
  return decoded(index.survey_squares[patch]);
}

std::optional<Seat> Board::explorer_on(Patch patch) const {
  if (patch >= survey_patches) {
    const LaidCoast& laid = coast_of(*this, patch);
    return laid.explorer == terrain_under(patch) ? std::optional{laid.by} : std::nullopt;
  }
  const LaidSurvey& laid = survey[patch / parts_of_survey];
  return laid.explorers.contains(static_cast<Part>(patch % parts_of_survey)) ? std::optional{laid.by} : std::nullopt;
}

void Board::remove_explorer(Patch patch) {
  if (patch < survey_patches)
    survey[patch / parts_of_survey].explorers.erase(static_cast<Part>(patch % parts_of_survey));
  else if (coast_under(patch) < coasts.size())
    coasts[coast_under(patch)].explorer.reset();
}

Board indexed(const Box& box, const Board& board) {
  Board fresh;
  for (const LaidCoast& coast : board.coasts) fresh.lay(box, coast);
  for (const LaidSurvey& tile : board.survey) fresh.lay(box, tile);
  return fresh;
}

}  // namespace fathom::mirage
