#include <gtest/gtest.h>

#include <algorithm>
#include <any>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/verdict.hpp"
#include "properties/comparing.hpp"
#include "properties/comparing/rows_testing.hpp"
#include "properties/mermaid_beach.hpp"
#include "properties/mermaid_rain.hpp"
#include "properties/mermaids_song.hpp"
#include "properties/mirage.hpp"

// What the comparisons of real games add to the machinery: where points come from, melds, options to go without.

namespace fathom::properties {
namespace {

using mermaid_beach::MermaidBeach;
using mermaid_rain::MermaidRain;
using mermaids_song::MermaidsSong;
using mirage::Mirage;

CompareOptions few(int players, std::uint64_t plays, std::uint64_t restricted) {
  CompareOptions options;
  options.players = {players};
  options.plays = plays;
  options.restricted_plays = restricted;
  options.followed = 8;
  return options;
}

double sum_of(const Comparison& comparison, Sort sort, Policy policy) {
  double sum = 0;
  for (const Moved& moved : comparison.rows)
    if (moved.sort == sort && moved.policy == policy) sum += moved.published;
  return sum;
}

template <class G>
class EveryGame : public testing::Test {};
using Games = testing::Types<MermaidRain, MermaidBeach, MermaidsSong, Mirage>;
TYPED_TEST_SUITE(EveryGame, Games);

TYPED_TEST(EveryGame, GetsAllItsPointsFromItsSources) {
  const Comparison comparison = Comparer<TypeParam>::compare(TypeParam::published(), TypeParam::published(), few(3, 12, 1));
  for (const Policy policy : {Policy::uniform, Policy::greedy})
    EXPECT_NEAR(sum_of(comparison, Sort::source, policy),
                row(comparison, Sort::score, "points per player", policy).published, 1e-6);
  EXPECT_GE(sum_of(comparison, Sort::ending, Policy::greedy), 0.5);
}

TYPED_TEST(EveryGame, IsReportedAsItselfWhereNothingIsChanged) {
  const Comparison comparison = Comparer<TypeParam>::compare(TypeParam::published(), TypeParam::published(), few(4, 6, 4));
  EXPECT_EQ(shown(comparison), 0);
  for (const Moved& moved : comparison.rows) EXPECT_EQ(moved.published, moved.variant) << moved.what;
  EXPECT_FALSE(Comparer<TypeParam>::diverge(TypeParam::published(), TypeParam::published(), few(4, 6, 4)));
}

TYPED_TEST(EveryGame, HasOptionsThatComeUp) {
  const Comparison comparison = Comparer<TypeParam>::compare(TypeParam::published(), TypeParam::published(), few(4, 1, 24));
  for (const Restricted& without : comparison.restricted) EXPECT_GT(without.gone_without, 0) << without.option;
}

TEST(MermaidRainCompared, LosesPointsButNothingElseWithoutTheMonopolyBonus) {
  MermaidRain::Game variant = MermaidRain::published();
  variant.rules.monopoly_points = 0;
  const Comparison comparison = Comparer<MermaidRain>::compare(MermaidRain::published(), variant, few(3, 100, 4));
  const Moved& monopolies = row(comparison, Sort::source, "monopolies", Policy::greedy);
  EXPECT_TRUE(monopolies.significant);
  EXPECT_GT(monopolies.published, 1);
  EXPECT_EQ(monopolies.variant, 0);
  EXPECT_TRUE(row(comparison, Sort::score, "points per player", Policy::greedy).significant);
  EXPECT_EQ(row(comparison, Sort::source, "ranks", Policy::greedy).by(), 0);
  for (const Moved& moved : comparison.rows) {
    if (moved.sort != Sort::act && moved.sort != Sort::length) continue;
    EXPECT_FALSE(moved.significant) << moved.what;
  }
  const auto parted = Comparer<MermaidRain>::diverge(MermaidRain::published(), variant, few(3, 1, 1));
  ASSERT_TRUE(parted);
  EXPECT_EQ(parted->parts, Parts::score);
  EXPECT_EQ(parted->rules, std::vector<std::string>{"scoring.monopoly"});
}

TEST(MermaidRainCompared, RunsOutOfCardsWithSixKept) {
  MermaidRain::Game variant = MermaidRain::published();
  variant.rules.cards_kept = 6;
  const Comparison comparison = Comparer<MermaidRain>::compare(MermaidRain::published(), variant, few(6, 60, 1));
  const Moved& nothing_left = row(comparison, Sort::silence, "dealing.nothing_left", Policy::uniform);
  EXPECT_EQ(nothing_left.published, 0);
  EXPECT_GT(nothing_left.variant, 0.3);
  EXPECT_TRUE(nothing_left.significant);
  const auto parted = Comparer<MermaidRain>::diverge(MermaidRain::published(), variant, few(6, 1, 1));
  ASSERT_TRUE(parted);
  EXPECT_EQ(parted->rules, std::vector<std::string>{"adjusting.at_most_two"});
}

TEST(MermaidRainCompared, CountsEveryMeldOfEveryRound) {
  const Comparison comparison =
      Comparer<MermaidRain>::compare(MermaidRain::published(), MermaidRain::published(), few(4, 10, 1));
  EXPECT_NEAR(sum_of(comparison, Sort::tally, Policy::uniform), 4 * 5, 1e-9);
  ASSERT_EQ(comparison.rankings.size(), 2U);
  EXPECT_EQ(comparison.rankings[0].best_first.front(), "a Mermaid Rain");
  EXPECT_EQ(comparison.rankings[0].best_first.back(), "an Octopus");
}

TEST(MermaidRainCompared, ShowsASecondTokenFromOneSpaceInASingleAction) {
  MermaidRain::Game variant = MermaidRain::published();
  variant.dropped.insert(*position_of(MermaidRain::rulebook(), "treasure.one_per_space"));
  CompareOptions options = few(3, 1, 1);
  options.followed = 40;
  const auto parted = Comparer<MermaidRain>::diverge(MermaidRain::published(), variant, options);
  ASSERT_TRUE(parted);
  EXPECT_EQ(parted->parts, Parts::legality);
  EXPECT_EQ(parted->allows, Allows::variant);
  EXPECT_EQ(parted->rules, std::vector<std::string>{"treasure.one_per_space"});
  const auto trace = std::any_cast<Trace<MermaidRain>>(parted->trace);
  EXPECT_EQ(trace.actions.size(), 1U);
}

TEST(MermaidBeachCompared, WithItselfIsReportedAtTheStatedRateOverAHundredSeeds) {
  int reports = 0;
  int rows = 0;
  int below = 0;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    CompareOptions options = few(4, 50, 10);
    options.seed = seed;
    options.streams = Streams::apart;
    const Comparison comparison =
        Comparer<MermaidBeach>::compare(MermaidBeach::published(), MermaidBeach::published(), options);
    reports += shown(comparison) > 0 ? 1 : 0;
    for (const Moved& moved : comparison.rows) {
      if (moved.sort != Sort::score && moved.sort != Sort::place) continue;
      ++rows;
      below += moved.p <= options.error_rate ? 1 : 0;
    }
  }
  EXPECT_LE(reports, 5);
  EXPECT_NEAR(below / static_cast<double>(rows), 0.05, 0.025);
}

}  // namespace
}  // namespace fathom::properties
