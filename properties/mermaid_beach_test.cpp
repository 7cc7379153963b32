#include "properties/mermaid_beach.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <any>
#include <set>
#include <string>

namespace fathom::properties {
namespace {

using mermaid_beach::MermaidBeach;
using Beach = Engine<MermaidBeach>;

constexpr std::uint64_t a_few_cases = 600;

Options brief() {
  Options options;
  options.cases = a_few_cases;
  options.reaches = Reaches::reported;
  return options;
}
Options only(const char* law) {
  Options options = brief();
  options.only = {law};
  return options;
}

/// The published game with one rule left out.
mermaid_beach::Game without(std::string_view rule) {
  mermaid_beach::Game game = MermaidBeach::published();
  const auto rules = MermaidBeach::rulebook();
  for (std::size_t i = 0; i < rules.size(); ++i)
    if (rules[i].id == rule) game.dropped.insert(i);
  return game;
}

TEST(MermaidBeachCampaign, FindsEveryLawToHold) {
  for (const Verdict& verdict : Beach::check(MermaidBeach::published(), brief())) {
    std::string told;
    for (const std::string& line : verdict.told) told += line + "\n";
    EXPECT_EQ(verdict.outcome, Outcome::holds) << verdict.check << ": " << verdict.why << "\n" << told << verdict.again;
  }
}

TEST(MermaidBeachCampaign, GivesEachLawANameOfItsOwn) {
  Options one = brief();
  one.cases = 1;
  std::set<std::string> names;
  const auto verdicts = Beach::check(MermaidBeach::published(), one);
  for (const Verdict& verdict : verdicts) names.insert(verdict.check);
  EXPECT_EQ(names.size(), verdicts.size());
}

TEST(MermaidBeachCampaign, CutsABrokenLawToAtMostThreeActions) {
  const auto verdicts = Beach::check(without("asking.last_resort"), only("asking_is_the_last_resort"));
  ASSERT_EQ(verdicts.size(), 1U);
  const Verdict& verdict = verdicts[0];
  ASSERT_EQ(verdict.outcome, Outcome::fails);
  const auto story = std::any_cast<Story<MermaidBeach>>(verdict.story);
  EXPECT_LE(story.actions.size(), 3U);
  EXPECT_EQ(story.claim, "Nobody asks who has a mermaid, a Mean Mermaid or a pair to play");
  EXPECT_LE(verdict.told.size(), 20U);
}

TEST(MermaidBeachCampaign, NoticesAnAnswerThatIsNotTrue) {
  for (const char* rule : {"asking.must_give", "asking.go_to_the_beach"}) {
    const auto verdicts = Beach::check(without(rule), only("answers_are_true"));
    ASSERT_EQ(verdicts.size(), 1U);
    EXPECT_EQ(verdicts[0].outcome, Outcome::fails) << rule;
  }
}

TEST(MermaidBeachCampaign, JudgesAStoryAgain) {
  const Options options = only("asking_is_the_last_resort");
  const auto verdicts = Beach::check(without("asking.last_resort"), options);
  ASSERT_EQ(verdicts.size(), 1U);
  auto story = std::any_cast<Story<MermaidBeach>>(verdicts[0].story);
  EXPECT_EQ(Beach::check_again(story, options.only)[0].outcome, Outcome::fails);
  story.game = MermaidBeach::published();
  EXPECT_EQ(Beach::check_again(story, options.only)[0].outcome, Outcome::holds);
}

TEST(MermaidBeachCampaign, LooksForEveryHole) {
  Options options = brief();
  options.cases = 200;
  const auto holes = Beach::look_for_holes(MermaidBeach::published(), options);
  EXPECT_EQ(holes.size(), MermaidBeach::holes().size());
  const auto nothing_to_take = std::ranges::find(holes, "mean.nothing_to_take", &HoleSeen::rule);
  ASSERT_NE(nothing_to_take, holes.end());
  EXPECT_EQ(nothing_to_take->tables.size(), 4U);
  EXPECT_GT(nothing_to_take->tables.back().plays, 0U);
  EXPECT_GT(nothing_to_take->actions, 0U);
}

TEST(MermaidBeachTrace, IsThePlayOfItsSeed) {
  const auto play = Beach::trace(MermaidBeach::published(), 4, 7, Policy::uniform);
  EXPECT_EQ(play.actions, Beach::trace(MermaidBeach::published(), 4, 7, Policy::uniform).actions);
  EXPECT_NE(play.actions, Beach::trace(MermaidBeach::published(), 4, 8, Policy::uniform).actions);
  mermaid_beach::State last = play.given;
  for (const auto& action : play.actions) mermaid_beach::perform(play.game, last, action);
  EXPECT_EQ(last.step, mermaid_beach::Step::over);
}

}  // namespace
}  // namespace fathom::properties
