#include <gtest/gtest.h>

#include <vector>

#include "model/mirage/mirage.hpp"

namespace fathom::mirage {
namespace {

/// How many places the first tile has on a table with the starting tile alone.
int first_places(const Game& game, SurveyTile tile) {
  State state;
  state.step = Step::laying;
  state.tile = tile;
  std::vector<Action> actions;
  Mirage::legal_actions(game, completed(game, state), actions);
  return static_cast<int>(actions.size());
}

TEST(MirageLegalActions, PlaceAFirstTileOnEachOfTwoLandEdgesAndTwoWaterEdges) {
  // Twelve elbows cover a square, and four of those cover its neighbour as well, where the starting tile lies. One elbow
  // reaches from a land edge round to the other, and from each land edge one reaches round to water, where it does not fit.
  constexpr int beside_an_edge = 12 - 4;
  constexpr int on_both_edges = 1;
  constexpr int clashing = 2;
  constexpr int with_a_side_up = 2 * beside_an_edge - on_both_edges - clashing;
  EXPECT_EQ(first_places(Mirage::published(), SurveyTile::light_dark_light), 2 * with_a_side_up);
}

}  // namespace
}  // namespace fathom::mirage
