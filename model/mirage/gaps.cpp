#include "model/mirage/gaps.hpp"

#include <algorithm>

#include "model/mirage/laying.hpp"

namespace fathom::mirage {

bool Area::contains(Square square) const { return std::find(begin(), end(), square) != end(); }

Square Area::lowest() const { return empty() ? Square{} : *std::min_element(begin(), end()); }

namespace {

/// What a square has to say to a Survey tile that would cover it, one bit each.
enum Sight : unsigned { sees_nothing = 0, sees_land = 1, sees_water = 2, is_no_place = 4 };

unsigned sight(const Board& board, Square square) {
  if (!board.is_bare(square) || !square.on_the_table()) return is_no_place;
  return (board.faces(Terrain::land, square) ? sees_land : sees_nothing) |
         (board.faces(Terrain::water, square) ? sees_water : sees_nothing);
}

/// Whether three squares together take a tile.
bool takes_a_tile(const Game& game, unsigned together) {
  if (together >= is_no_place || together == (sees_land | sees_water)) return false;
  return game.rules.fitting == Fitting::teeth_fit || together != sees_nothing;
}

/// Whether a Survey tile could ever lie with its corner on this square: going round it, each direction is the first arm's
/// once and the second arm's once.
bool takes_a_corner(const Game& game, const Board& board, Square corner) {
  const unsigned here = sight(board, corner);
  unsigned first_arm = sight(board, corner.next(first_arm_of(Elbow::north_east)));
  for (const Elbow elbow : every<Elbow>) {
    const unsigned second_arm = sight(board, corner.next(second_arm_of(elbow)));
    if (takes_a_tile(game, here | first_arm | second_arm)) return true;
    first_arm = second_arm;
  }
  return false;
}

}  // namespace

bool could_ever_fit(const Game& game, const Board& board, Square corner, Elbow elbow) {
  unsigned together = sees_nothing;
  for (const Square square : squares_of(corner, elbow)) together |= sight(board, square);
  return takes_a_tile(game, together);
}

namespace {

/// Goes over the bare squares that hang together with one, until `stop(square)` is true of one of them. Empty where it was,
/// or where the area has no end: beyond the outermost rows with tiles there is none.
template <class Stop>
Area explored(const Board& board, Square from, Stop&& stop) {
  Area area;
  if (!board.is_bare(from) || stop(from)) return area;
  area.push_back(from);
  for (std::size_t next = 0; next < area.size(); ++next) {
    const Square square = area[next];
    const bool beyond_the_board = square.row < board.index.north || square.row > board.index.south;
    if (area.full() || beyond_the_board || !square.on_the_table() || stop(square)) {
      area.clear();
      return area;
    }
    for (const Direction side : every<Direction>) {
      const Square beyond = square.next(side);
      if (board.is_bare(beyond) && !area.contains(beyond)) area.push_back(beyond);
    }
  }
  return area;
}

}  // namespace

Area bare_area(const Board& board, Square square) {
  return explored(board, square, [](Square) { return false; });
}

/// Every elbow of the area has its corner in it, so that it is enough to look at each square as a corner. An area without
/// end takes a tile a few steps away from the board, so that the search is short wherever it begins.
Area gap_at(const Game& game, const Board& board, Square square) {
  return explored(board, square, [&](Square corner) { return takes_a_corner(game, board, corner); });
}

GapKind kind_of(const Board& board, const Area& gap) {
  bool land = false;
  bool water = false;
  for (const Square square : gap) {
    land = land || board.faces(Terrain::land, square);
    water = water || board.faces(Terrain::water, square);
  }
  if (!water) return GapKind::oasis;
  return land ? GapKind::coast : GapKind::island;
}

/// regions.one_colour — Regions. The index joins what is alike in terrain and shade. Where shade alone decides, sand and
/// water of a Coast tile join as well.
Regions regions_of(const Game& game, const Board& board) {
  Regions regions = board.index.region;
  if (game.rules.colours == Colours::terrain_and_shade) return regions;
  for (std::size_t tile = 0; tile < board.coasts.size(); ++tile) {
    const Patch sand = coast_patch(tile, Terrain::land);
    const Patch water = coast_patch(tile, Terrain::water);
    if (board.colouring(game.box, sand).shade != board.colouring(game.box, water).shade) continue;
    const Patch low = std::min(regions[sand], regions[water]);
    const Patch high = std::max(regions[sand], regions[water]);
    std::ranges::replace(regions, high, low);
  }
  return regions;
}

PatchSet regions_beside(const Game& game, const Board& board, const Area& gap) {
  PatchSet beside;
  const Regions regions = regions_of(game, board);
  for (const Square square : gap)
    for (const Direction side : every<Direction>)
      if (const auto patch = board.patch(game.box, square.next(side), opposite(side))) beside.insert(regions[*patch]);
  return beside;
}

PerSeat<int> competitors(const Game& game, const Board& board, const PatchSet& beside) {
  PerSeat<int> totals;
  const Regions regions = regions_of(game, board);
  board.for_each_explorer([&](Patch patch, Seat whose) {
    if (beside.contains(regions[patch])) ++totals[whose];
  });
  return totals;
}

SeatSet leaders(const PerSeat<int>& totals, int players) {
  SeatSet first;
  int most = 1;
  for (const Seat at : seated(players)) {
    const int total = totals[at];
    if (total > most) first = {};
    if (total >= most) first.insert(at);
    most = std::max(most, total);
  }
  return first;
}

/// competition.highest, competition.nobody — Resolve Gaps.
SeatSet contenders(const Game& game, const State& state) {
  const Area gap = gap_at(game, state.board, state.resolving.value_or(Square{}));
  const SeatSet first = leaders(competitors(game, state.board, regions_beside(game, state.board, gap)), state.players);
  if (!first.empty() || game.rules.nobody == Nobody::unclaimed) return first;
  SeatSet everybody;
  for (const Seat at : seated(state.players)) everybody.insert(at);
  return everybody;
}

bool is_claimed(const State& state, const Area& gap) {
  return std::ranges::any_of(state.camps, [&](const Camp& camp) { return gap.contains(camp.at); }) ||
         std::ranges::any_of(state.keepers, [&](const Keeper& keeper) { return gap.contains(keeper.at); });
}

bool is_occupied(const State& state, Square square) {
  const auto stands_there = [&](const auto& piece) { return piece.at == square; };
  return std::ranges::any_of(state.camps, stands_there) || std::ranges::any_of(state.trees, stands_there) ||
         std::ranges::any_of(state.keepers, stands_there);
}

Few<Square, most_open_gaps> gaps_formed(const Game& game, const State& state) {
  Few<Square, most_open_gaps> formed;
  const auto look_around = [&](Square laid) {
    for (const Direction side : every<Direction>) {
      const Square beyond = laid.next(side);
      if (!state.board.is_bare(beyond)) continue;
      const Area gap = gap_at(game, state.board, beyond);
      if (!gap.empty() && !is_claimed(state, gap) && !formed.contains(gap.lowest())) formed.push_back(gap.lowest());
    }
  };
  if (!state.board.survey.empty()) {
    const LaidSurvey last = last_survey_tile(state.board);
    for (const Square part : squares_of(last.corner, last.elbow)) look_around(part);
  }
  if (state.coast_at) look_around(*state.coast_at);
  std::sort(formed.begin(), formed.end());
  return formed;
}

std::optional<Square> square_for_tree(const Game& game, const State& state) {
  std::optional<Square> first;
  for (const Square square : gap_at(game, state.board, state.resolving.value_or(Square{})))
    if (!is_occupied(state, square) && (!first || square < *first)) first = square;
  return first;
}

bool keeper_comes_from_somewhere(const State& state, const KeepTrees& keep) {
  if (keep.from) return explorer_at(state.board, *keep.from, keep.by, keep.with).has_value();
  return (keep.with == Explorer::camel ? state.camels : state.ships)[keep.by] > 0;
}

std::optional<Patch> explorer_at(const Board& board, Square square, Seat of, Explorer kind) {
  std::optional<Patch> found;
  board.for_each_explorer([&](Patch patch, Seat whose) {
    if (whose == of && board.square_of(patch) == square && explorer_of(board, patch) == kind) found = patch;
  });
  return found;
}

}  // namespace fathom::mirage
