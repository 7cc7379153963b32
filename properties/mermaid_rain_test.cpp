#include "properties/mermaid_rain.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <any>
#include <set>
#include <string>

namespace fathom::properties {
namespace {

using mermaid_rain::MermaidRain;
using Rain = Engine<MermaidRain>;

constexpr std::uint64_t a_few_cases = 100;

Options brief() {
  Options options;
  options.cases = a_few_cases;
  return options;
}

Options only_one_token_a_round() {
  Options options = brief();
  options.only = {"spaces_give_no_more_tokens_than_stated"};
  return options;
}

/// The published game, with any number of tokens to be had of a space.
mermaid_rain::Game generous() {
  mermaid_rain::Game game = MermaidRain::published();
  game.dropped.insert(position_of(mermaid_rain::rulebook(), "treasure.one_per_space").value());
  return game;
}

TEST(MermaidRainCampaign, FindsEveryLawToHold) {
  for (const Verdict& verdict : Rain::check(MermaidRain::published(), brief())) {
    std::string told;
    for (const std::string& line : verdict.told) told += line + "\n";
    EXPECT_EQ(verdict.outcome, Outcome::holds) << verdict.check << ": " << verdict.why << "\n" << told << verdict.again;
  }
}

TEST(MermaidRainCampaign, GivesEachLawANameOfItsOwn) {
  Options one = brief();
  one.cases = 1;
  std::set<std::string> names;
  const auto verdicts = Rain::check(MermaidRain::published(), one);
  for (const Verdict& verdict : verdicts) names.insert(verdict.check);
  EXPECT_EQ(names.size(), verdicts.size());
}

TEST(MermaidRainCampaign, CutsABrokenLawToAtMostThreeActions) {
  const auto verdicts = Rain::check(generous(), only_one_token_a_round());
  ASSERT_EQ(verdicts.size(), 1U);
  const Verdict& verdict = verdicts[0];
  ASSERT_EQ(verdict.outcome, Outcome::fails);
  const auto story = std::any_cast<Story<MermaidRain>>(verdict.story);
  EXPECT_LE(story.actions.size(), 3U);
  EXPECT_EQ(story.claim, "Nobody has two tokens from one space in one round");
  EXPECT_LE(verdict.told.size(), 20U);
}

TEST(MermaidRainCampaign, JudgesAStoryAgain) {
  const Options options = only_one_token_a_round();
  const auto verdicts = Rain::check(generous(), options);
  ASSERT_EQ(verdicts.size(), 1U);
  auto story = std::any_cast<Story<MermaidRain>>(verdicts[0].story);
  EXPECT_EQ(Rain::check_again(story, options.only)[0].outcome, Outcome::fails);
  story.game = MermaidRain::published();
  EXPECT_EQ(Rain::check_again(story, options.only)[0].outcome, Outcome::holds);
}

TEST(MermaidRainCampaign, LooksForEveryHole) {
  Options options = brief();
  options.cases = 20;
  const auto holes = Rain::look_for_holes(MermaidRain::published(), options);
  EXPECT_EQ(holes.size(), MermaidRain::holes().size());
  const auto empty_deck = std::ranges::find(holes, "dealing.empty_deck", &HoleSeen::rule);
  ASSERT_NE(empty_deck, holes.end());
  EXPECT_EQ(empty_deck->tables.size(), 4U);
  EXPECT_GT(empty_deck->tables.back().plays, 0U);
  EXPECT_GT(empty_deck->actions, 0U);
}

TEST(MermaidRainTrace, IsThePlayOfItsSeed) {
  const auto play = Rain::trace(MermaidRain::published(), 4, 7, Policy::uniform);
  EXPECT_EQ(play.actions, Rain::trace(MermaidRain::published(), 4, 7, Policy::uniform).actions);
  EXPECT_NE(play.actions, Rain::trace(MermaidRain::published(), 4, 8, Policy::uniform).actions);
  mermaid_rain::State last = play.given;
  for (const auto& action : play.actions) mermaid_rain::perform(play.game, last, action);
  EXPECT_EQ(last.step, mermaid_rain::Step::over);
}

}  // namespace
}  // namespace fathom::properties
