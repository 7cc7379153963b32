#include "solver/mirage/regions.hpp"

#include <gtest/gtest.h>

#include "solver/mirage/testing.hpp"
#include "solver/mirage/trees.hpp"

namespace fathom::solver::oasis {
namespace {

const Game& game = Mirage::published();

TEST(RegionTheorems, AreWhatHangsTogether) {
  RegionBook book;
  book.table.arms.fill(book.table.arms[0]);
  EXPECT_TRUE(caught(regions_in_play(game, {}, book)));
}

TEST(RegionTheorems, GapsGoToTheMost) {
  EXPECT_TRUE(proved(gaps_go_to_the_most(game, {})));
  EXPECT_TRUE(caught(gaps_go_to_the_most(game, {}, {.table = {}, .points = 2, .least_explorers = 2})));
  EXPECT_TRUE(caught(gaps_go_to_the_most(with([](Rules& rules) { rules.nobody = mirage::Nobody::all_tied; }), {})));
}

TEST(RegionTheorems, BringTheirPoints) {
  EXPECT_TRUE(caught(regions_bring_points(game, {}, {.table = {}, .points = 3})));
  EXPECT_TRUE(caught(regions_bring_points(game, {}, {.table = {}, .points = 2, .least_explorers = 2})));
  EXPECT_TRUE(proved(region_points_are_bounded(game, {})));
  EXPECT_TRUE(caught(region_points_are_bounded(with([](Rules& rules) { rules.region_points = 1; }), {})));
  EXPECT_TRUE(blamed(region_points_are_bounded(game, {}, {.table = {}, .points = 2, .least_explorers = 0})));
}

TEST(TreeTheorems, TheBestSetsAreCounted) {
  EXPECT_TRUE(proved(best_sets_are_counted(game, {})));
  EXPECT_TRUE(blamed(best_sets_are_counted(game, {}, {{0, 1, 1, 1, 1}})));
  EXPECT_TRUE(caught(best_sets_are_counted(game, {}, {{0, 1, 2, 3, 4}})));
}

TEST(TreeTheorems, AWorthThatDoesNotGrowIsNoticed) {
  EXPECT_TRUE(caught(
      more_trees_are_worth_more(game, {}, [](const Counts<mirage::Colour>& trees) { return trees.total() > 3 ? 1 : 0; })));
  EXPECT_TRUE(caught(more_trees_are_worth_more(game, {}, [](const Counts<mirage::Colour>& trees) {
    return trees.total() * trees.total() + trees[mirage::Colour::red] * trees[mirage::Colour::red];
  })));
}

}  // namespace
}  // namespace fathom::solver::oasis
