#include <algorithm>
#include <array>

#include "model/mirage/laying.hpp"
#include "model/mirage/mirage.hpp"

// Scoring Regions, Scoring Tents, and the Objective of the Palm Tree Expansion.

namespace fathom::mirage {

namespace {

/// What everybody has in each region, by its lowest patch.
using Totals = std::array<PerSeat<int>, patches>;

/// regions.tents_count — Scoring Regions.
Totals totals_of(const Game& game, const State& state) {
  Totals totals{};
  const Regions regions = regions_of(game, state.board);
  state.board.for_each_explorer([&](Patch patch, Seat whose) { ++totals[regions[patch]][whose]; });
  if (game.rules.holders == Holders::explorers) return totals;
  for (const Camp& camp : state.camps)
    regions_beside(game, state.board, bare_area(state.board, camp.at)).for_each([&](std::size_t region) {
      ++totals[region][camp.by];
    });
  return totals;
}

}  // namespace

SeatSet holders(const Game& game, const State& state, Patch region) {
  return region < patches ? leaders(totals_of(game, state)[region], state.players) : SeatSet{};
}

namespace {

/// Squares that a tent may count from, for a journey that is a box around them: none but those furthest out in one of the
/// eight directions can matter.
using Reach = Few<Square, 8>;

Reach furthest(const Area& squares) {
  constexpr std::array<std::pair<int, int>, 8> ways{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}}};
  Reach reach;
  for (const auto& [east, south] : ways) {
    const auto so_far = [east = east, south = south](Square square) { return east * square.column + south * square.row; };
    const Square* best =
        std::max_element(squares.begin(), squares.end(), [&](Square a, Square b) { return so_far(a) < so_far(b); });
    if (best != squares.end() && !reach.contains(*best)) reach.push_back(*best);
  }
  return reach;
}

/// scoring.best_square, palms.tent_may_move — Scoring Tents. A keeper's square and another tent's are taken.
Reach squares_for(const Game& game, const State& state, const Camp& camp) {
  Area free;
  free.push_back(camp.at);
  for (const Square square : bare_area(state.board, camp.at)) {
    const bool changes_places = game.rules.tent_among_trees == TentAmongTrees::changes_places &&
                                std::ranges::any_of(state.trees, [&](const Tree& tree) { return tree.at == square; });
    if (!is_occupied(state, square) || changes_places) free.push_back(square);
  }
  return furthest(free);
}

/// scoring.round_trip, scoring.steps, scoring.first_square — Scoring Tents.
int round_trip(const Few<Square, 3>& tents) {
  int sum = 0;
  for (std::size_t i = 0; i < tents.size(); ++i) sum += steps(tents[i], tents[(i + 1) % tents.size()]);
  return sum;
}

/// The longest journey there is when each tent still to come takes one of its squares.
int longest(const Few<Reach, 3>& reaches, const Few<Square, 3>& so_far) {
  if (so_far.size() == reaches.size()) return round_trip(so_far);
  int best = 0;
  for (const Square square : reaches[so_far.size()]) {
    Few<Square, 3> further = so_far;
    further.push_back(square);
    best = std::max(best, longest(reaches, further));
  }
  return best;
}

}  // namespace

/// scoring.fewer_tents — Scoring Tents.
int journey(const Game& game, const State& state, Seat of) {
  Few<Reach, 3> reaches;
  for (const Camp& camp : state.camps)
    if (camp.by == of) reaches.push_back(squares_for(game, state, camp));
  constexpr std::size_t full_journey = 3;
  if (game.rules.few_tents == FewTents::nothing && reaches.size() < full_journey) return 0;
  const int there_and_back = longest(reaches, {});
  const bool one_way = game.rules.few_tents == FewTents::one_way && reaches.size() < full_journey;
  return one_way ? there_and_back / 2 : there_and_back;
}

/// palms.squared, palms.new_sets — Objective.
int tree_points(const Counts<Colour>& trees) {
  int points = 0;
  const int most = *std::ranges::max_element(trees.of);
  for (int set = 1; set <= most; ++set) {
    const auto colours = static_cast<int>(std::ranges::count_if(trees.of, [&](int many) { return many >= set; }));
    points += colours * colours;
  }
  return points;
}

/// palms.owned_gaps — Objective.
Counts<Colour> trees_of(const State& state, Seat of) {
  Counts<Colour> owned;
  for (const Tree& tree : state.trees) {
    const Area gap = bare_area(state.board, tree.at);
    const auto hers = [&](const auto& piece) { return piece.by == of && gap.contains(piece.at); };
    if (std::ranges::any_of(state.camps, hers) || std::ranges::any_of(state.keepers, hers)) ++owned[tree.colour];
  }
  return owned;
}

namespace {

/// house.redraw_price, house.later_points — House rules.
int house_points(const Game& game, const State& state, Seat of) {
  if (state.board.survey.empty()) return 0;
  const int first = static_cast<int>(index_of(state.board.survey[0].by));
  const int before_her = (static_cast<int>(index_of(of)) - first + state.players) % state.players;
  return game.rules.later_points * before_her - game.rules.redraw_price * state.redraws[of];
}

}  // namespace

/// scoring.two_sources, regions.two_points, regions.ties, palms.added_up — End of Game.
PerSeat<Score> counted(const Game& game, const State& state) {
  PerSeat<Score> points;
  const Totals totals = totals_of(game, state);
  const Regions regions = regions_of(game, state.board);
  state.board.for_each_patch([&](Patch patch) {
    if (regions[patch] != patch) return;  // each region once, by its lowest patch
    const SeatSet first = leaders(totals[patch], state.players);
    for (const Seat at : every<Seat>)
      if (first.contains(at)) points[at].regions = static_cast<std::int16_t>(points[at].regions + game.rules.region_points);
  });
  for (const Seat at : seated(state.players)) {
    points[at].tents = static_cast<std::int16_t>(game.rules.step_points * journey(game, state, at));
    points[at].trees = static_cast<std::int16_t>(tree_points(trees_of(state, at)));
    points[at].house = static_cast<std::int16_t>(house_points(game, state, at));
  }
  return points;
}

int total(const Score& score) { return score.regions + score.tents + score.trees + score.house; }

/// winning.most_points, winning.tie — End of Game.
SeatSet winners(const PerSeat<Score>& points, int players) {
  SeatSet first;
  int most = total(points[Seat::Ann]);
  for (const Seat at : seated(players)) {
    if (total(points[at]) > most) first = {};
    most = std::max(most, total(points[at]));
    if (total(points[at]) == most) first.insert(at);
  }
  return first;
}

PerSeat<int> scores(const State& state) {
  PerSeat<int> points;
  for (const Seat at : every<Seat>) points[at] = total(state.scores[at]);
  return points;
}

}  // namespace fathom::mirage
