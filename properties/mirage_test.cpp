#include "properties/mirage.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <any>
#include <set>
#include <string>

namespace fathom::properties {
namespace {

using mirage::Mirage;
using Table = Engine<Mirage>;

constexpr std::uint64_t a_few_cases = 60;

Options brief() {
  Options options;
  options.cases = a_few_cases;
  return options;
}

Options only_the_filling_of_tiles() {
  Options options = brief();
  options.only = {"explorers_fill_the_tile"};
  return options;
}

/// The published game without the rule that all three explorers are added, or all there are.
mirage::Game hesitant() {
  mirage::Game game = Mirage::published();
  game.dropped.insert(position_of(Mirage::rulebook(), "explorers.too_few").value());
  return game;
}

TEST(MirageCampaign, FindsEveryLawToHold) {
  for (const Verdict& verdict : Table::check(Mirage::published(), brief())) {
    std::string told;
    for (const std::string& line : verdict.told) told += line + "\n";
    EXPECT_EQ(verdict.outcome, Outcome::holds) << verdict.check << ": " << verdict.why << "\n" << told << verdict.again;
  }
}

TEST(MirageCampaign, GivesEachLawANameOfItsOwn) {
  Options one = brief();
  one.cases = 1;
  std::set<std::string> names;
  const auto verdicts = Table::check(Mirage::published(), one);
  for (const Verdict& verdict : verdicts) names.insert(verdict.check);
  EXPECT_EQ(names.size(), verdicts.size());
}

TEST(MirageCampaign, CutsABrokenLawToAtMostThreeActions) {
  const auto verdicts = Table::check(hesitant(), only_the_filling_of_tiles());
  ASSERT_EQ(verdicts.size(), 1U);
  const Verdict& verdict = verdicts[0];
  ASSERT_EQ(verdict.outcome, Outcome::fails);
  const auto story = std::any_cast<Story<Mirage>>(verdict.story);
  EXPECT_LE(story.actions.size(), 3U);
  EXPECT_EQ(story.claim,
            "Three explorers of the ground's kind are added, on any squares as many as there are with fewer left");
  EXPECT_LE(verdict.told.size(), 80U) << "the board is drawn";
}

TEST(MirageCampaign, JudgesAStoryAgain) {
  const Options options = only_the_filling_of_tiles();
  const auto verdicts = Table::check(hesitant(), options);
  ASSERT_EQ(verdicts.size(), 1U);
  auto story = std::any_cast<Story<Mirage>>(verdicts[0].story);
  EXPECT_EQ(Table::check_again(story, options.only)[0].outcome, Outcome::fails);
  story.game = Mirage::published();
  EXPECT_EQ(Table::check_again(story, options.only)[0].outcome, Outcome::holds);
}

TEST(MirageCampaign, LooksForEveryHole) {
  Options options = brief();
  options.cases = 20;
  const auto holes = Table::look_for_holes(Mirage::published(), options);
  EXPECT_EQ(holes.size(), Mirage::holes().size());
  const auto nothing_left = std::ranges::find(holes, "explorers.none_left", &HoleSeen::rule);
  ASSERT_NE(nothing_left, holes.end());
  EXPECT_EQ(nothing_left->tables.size(), 3U);
  EXPECT_GT(nothing_left->tables.back().plays, 0U);
  EXPECT_GT(nothing_left->actions, 0U);
}

TEST(MirageTrace, IsThePlayOfItsSeed) {
  const auto play = Table::trace(Mirage::published(), 4, 7, Policy::uniform);
  EXPECT_EQ(play.actions, Table::trace(Mirage::published(), 4, 7, Policy::uniform).actions);
  EXPECT_NE(play.actions, Table::trace(Mirage::published(), 4, 8, Policy::uniform).actions);
  mirage::State last = play.given;
  for (const auto& action : play.actions) mirage::perform(play.game, last, action);
  EXPECT_EQ(last.step, mirage::Step::over);
}

}  // namespace
}  // namespace fathom::properties
