#include "properties/comparing/side_by_side.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "properties/comparing/dice.hpp"
#include "properties/comparing/rows_testing.hpp"

namespace fathom::properties {
namespace {

using dice::Dice;

dice::Game game_with(int dice::Rules::*member, int value) {
  dice::Game game;
  game.rules.*member = value;
  return game;
}

CompareOptions options_for(std::uint64_t seed, std::uint64_t plays) {
  CompareOptions options;
  options.seed = seed;
  options.players = {2};
  options.plays = plays;
  options.restricted_plays = plays;
  options.threads = 1;
  return options;
}

Comparison compared(const dice::Game& variant, const CompareOptions& options) {
  return SideBySide<dice::Adapter>(Dice::published(), variant, options).run();
}

const Moved& points_of(const Comparison& comparison, Policy policy = Policy::uniform, int players = 2) {
  return row(comparison, Sort::score, "points per player", policy, players);
}

/// Everything a report is made of.
std::string gist(const Comparison& comparison) {
  std::string text = std::to_string(comparison.plays) + " " + std::to_string(comparison.actions) + "\n";
  for (const Moved& moved : comparison.rows)
    text += moved.what + " " + std::to_string(moved.published) + " " + std::to_string(moved.variant) + " " +
            std::to_string(moved.difference.low) + " " + std::to_string(moved.p) + "\n";
  for (const Restricted& without : comparison.restricted)
    text += without.option + " " + std::to_string(without.published) + " " + std::to_string(without.variant) + "\n";
  for (const Touched& touched : comparison.touched)
    text += std::to_string(touched.touched) + " " + std::to_string(touched.decided) + "\n";
  return text;
}

TEST(Comparison, MeasuresWhatAnybodyCanWorkOut) {
  const Comparison comparison = compared(game_with(&dice::Rules::bonus, 1), options_for(1, 2000));
  const Moved& points = points_of(comparison);
  EXPECT_NEAR(points.published, 3.5, 0.15);  // two rolls, one in two kept
  EXPECT_NEAR(points.by(), 1, 0.05);
  EXPECT_TRUE(points.significant);
  EXPECT_EQ(points.unit, Unit::points);
  EXPECT_NEAR(row(comparison, Sort::event, "a six rolled").published, 1 - std::pow(5 / 6.0, 4), 0.03);
  EXPECT_NEAR(row(comparison, Sort::act, "roll").published, 4, 1e-9);
  EXPECT_NEAR(row(comparison, Sort::length, "actions").published, 8, 1e-9);
  EXPECT_NEAR(row(comparison, Sort::act, "keep", Policy::greedy).published, 4 * 15 / 16.0,
              0.03);  // but for a whim once in eight
  EXPECT_NEAR(row(comparison, Sort::first_player, "the first player's share of the victory").published, 0.5, 0.03);
  EXPECT_NEAR(row(comparison, Sort::ending, "plays that come to an end").published, 1, 1e-9);
}

TEST(Comparison, SplitsPointsByWhatBringsThem) {
  const Comparison comparison = compared(game_with(&dice::Rules::bonus, 1), options_for(1, 200));
  EXPECT_NEAR(row(comparison, Sort::source, "keep").published, points_of(comparison).published, 1e-9);
  EXPECT_NEAR(row(comparison, Sort::source, "keep").variant, points_of(comparison).variant, 1e-9);
  EXPECT_NEAR(row(comparison, Sort::source, "pass").published, 0, 1e-9);
}

TEST(Comparison, IsEmptyWhereNothingIsChanged) {
  const Comparison comparison = compared(Dice::published(), options_for(1, 100));
  EXPECT_EQ(shown(comparison), 0);
  EXPECT_GT(comparison.rows.size(), 20U);
  for (const Moved& moved : comparison.rows) EXPECT_EQ(moved.published, moved.variant) << moved.what;
  for (const Touched& touched : comparison.touched) EXPECT_EQ(touched.touched, 0);
}

TEST(Comparison, ReportsNothingOfAGameWithItselfAtTheStatedRate) {
  constexpr int seeds = 100;
  int reports = 0;
  int careless = 0;
  int rows = 0;
  int rows_below = 0;
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    CompareOptions options = options_for(seed, 60);
    options.restricted_plays = 30;
    options.streams = Streams::apart;
    const Comparison comparison = compared(Dice::published(), options);
    reports += shown(comparison) > 0 ? 1 : 0;
    careless += std::ranges::any_of(comparison.rows, [](const Moved& moved) { return moved.p <= 0.05; }) ? 1 : 0;
    for (const Moved& moved : comparison.rows) {
      if (moved.sort != Sort::score && moved.sort != Sort::place) continue;
      ++rows;
      rows_below += moved.p <= 0.05 ? 1 : 0;
    }
  }
  EXPECT_LE(reports, 5);                                             // of a hundred, at a rate of 0.05
  EXPECT_GE(careless, 50);                                           // as many would, were each row judged by itself
  EXPECT_NEAR(rows_below / static_cast<double>(rows), 0.05, 0.025);  // one row by itself: neither above nor far below
}

TEST(Comparison, CoversTheTruthAsOftenAsItSays) {
  constexpr int seeds = 150;
  int points = 0;
  int sixes = 0;
  int keeps = 0;
  const auto covers = [](const Moved& moved, double truth) {
    return moved.difference.low <= truth && truth <= moved.difference.high ? 1 : 0;
  };
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    CompareOptions options = options_for(seed, 50);
    options.restricted_plays = 1;
    options.streams = seed % 2 == 0 ? Streams::apart : Streams::shared;
    const Comparison comparison = compared(game_with(&dice::Rules::sides, 8), options);
    points += covers(points_of(comparison), 4.5 - 3.5);
    sixes += covers(row(comparison, Sort::event, "a six rolled"), std::pow(5 / 6.0, 4) - std::pow(7 / 8.0, 4));
    keeps += covers(row(comparison, Sort::act, "keep"), 0);
  }
  for (const int covered : {points, sixes, keeps}) EXPECT_NEAR(covered / double{seeds}, 0.95, 0.045);
}

TEST(Comparison, SaysWhatItIsWorthToGoWithoutAnOption) {
  const Comparison comparison = compared(game_with(&dice::Rules::rolls, 1), options_for(3, 1500));
  ASSERT_EQ(comparison.restricted.size(), 2U);
  const Restricted& keeping = comparison.restricted[1];
  EXPECT_EQ(keeping.option, "keep");
  EXPECT_DOUBLE_EQ(keeping.fair, 0.5);
  EXPECT_NEAR(keeping.published, 0.5 / 16 / 16, 0.01);  // the other passes twice, and they share
  EXPECT_NEAR(keeping.variant, 0.5 / 16, 0.015);
  EXPECT_LE(keeping.published_between.low, keeping.published);
  EXPECT_DOUBLE_EQ(keeping.gone_without, 1);
  EXPECT_TRUE(keeping.significant);
}

TEST(Comparison, CarriesTheSameActionsOver) {
  const Comparison higher = compared(game_with(&dice::Rules::bonus, 9), options_for(1, 400));
  const Touched& uniform = higher.touched[0];
  EXPECT_NEAR(uniform.touched, 15 / 16.0, 0.04);  // unless nobody keeps anything
  EXPECT_EQ(uniform.refused, 0);
  EXPECT_GT(uniform.decided, 0.02);
  EXPECT_LT(uniform.decided, uniform.touched);
  EXPECT_EQ(uniform.ended, 1);
  const Comparison stricter = compared(game_with(&dice::Rules::least, 6), options_for(1, 400));
  EXPECT_GT(stricter.touched[0].refused, 0.5);
  EXPECT_EQ(stricter.touched[0].decided, 0);
  EXPECT_LE(stricter.touched[0].ended, 1 - stricter.touched[0].refused);
  EXPECT_GT(stricter.touched[0].turned, 0.02) << "where actions are refused, each game goes its own way";
  EXPECT_EQ(compared(Dice::published(), options_for(1, 400)).touched[0].turned, 0);
}

TEST(Comparison, NoticesARankingTurnedUpsideDown) {
  const Comparison even = compared(Dice::published(), options_for(1, 400));
  ASSERT_EQ(even.rankings.size(), 2U);
  EXPECT_EQ(even.rankings[0].best_first.size(), 6U);
  EXPECT_TRUE(even.rankings[0].upside_down_published.empty());
  const Comparison stricter = compared(game_with(&dice::Rules::least, 6), options_for(1, 400));
  EXPECT_TRUE(stricter.rankings[0].upside_down_published.empty());
  EXPECT_EQ(stricter.rankings[0].upside_down_variant, (std::vector<std::size_t>{0}));  // sixes are kept, fives never
}

TEST(Comparison, CountsWhatIsRefusedAndWhereTheRulebookIsSilent) {
  const Comparison comparison = compared(game_with(&dice::Rules::least, 6), options_for(1, 400));
  EXPECT_EQ(row(comparison, Sort::refusal, "keeping.least").published, 0);
  EXPECT_GT(row(comparison, Sort::refusal, "rolling.in_turn").published, 0);
  EXPECT_GT(row(comparison, Sort::silence, "keeping.bonus").published, 0.1);
  EXPECT_EQ(row(comparison, Sort::silence, "keeping.bonus").variant, 0);
  EXPECT_TRUE(row(comparison, Sort::silence, "keeping.bonus").significant);
}

TEST(Comparison, PutsTablesTogetherForEachPolicy) {
  CompareOptions options = options_for(1, 50);
  options.players = {};
  const Comparison comparison = compared(game_with(&dice::Rules::bonus, 1), options);
  const Moved& both = points_of(comparison, Policy::greedy, 0);
  EXPECT_EQ(both.pairs, 100U);
  EXPECT_NEAR(both.published,
              (points_of(comparison, Policy::greedy, 2).published + points_of(comparison, Policy::greedy, 3).published) / 2,
              1e-9);
  EXPECT_EQ(row(comparison, Sort::place, "points of the third player", Policy::greedy, 0).pairs,
            0U);  // one table alone has one
}

TEST(Comparison, DoesNotDependOnThreads) {
  CompareOptions options = options_for(5, 60);
  std::uint64_t told = 0;
  options.progress = [&](std::uint64_t done, std::uint64_t of) { told = done == of ? of : told; };
  const std::string alone = gist(compared(game_with(&dice::Rules::bonus, 1), options));
  EXPECT_EQ(told, 2 * 60U + 2 * 60U);
  options.threads = 4;
  EXPECT_EQ(gist(compared(game_with(&dice::Rules::bonus, 1), options)), alone);
  options.seed = 6;
  EXPECT_NE(gist(compared(game_with(&dice::Rules::bonus, 1), options)), alone);
}

TEST(SideBySide, CountsPlaysThatGoOtherwiseUnderALooserRule) {
  CompareOptions options;
  options.plays = 40;
  options.restricted_plays = 1;
  const dice::Game strict = game_with(&dice::Rules::least, 3);
  const Comparison looser = SideBySide<dice::Adapter>(strict, Dice::published(), options).run();
  EXPECT_EQ(looser.touched.at(0).touched, 0) << "whatever is allowed by the strict rule is allowed by the loose one";
  EXPECT_GT(looser.touched.at(0).otherwise, 0) << "but who may do more does something else";
  EXPECT_EQ(SideBySide<dice::Adapter>(strict, strict, options).run().touched.at(0).otherwise, 0);
}

}  // namespace
}  // namespace fathom::properties
