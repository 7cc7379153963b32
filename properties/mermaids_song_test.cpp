#include "properties/mermaids_song.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <any>
#include <set>
#include <string>
#include <utility>

namespace fathom::properties {
namespace {

using mermaids_song::MermaidsSong;
using Song = Engine<MermaidsSong>;

constexpr std::uint64_t a_few_cases = 60;

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
mermaids_song::Game without(std::string_view rule) {
  mermaids_song::Game game = MermaidsSong::published();
  const auto rules = MermaidsSong::rulebook();
  for (std::size_t i = 0; i < rules.size(); ++i)
    if (rules[i].id == rule) game.dropped.insert(i);
  return game;
}

TEST(MermaidsSongCampaign, FindsEveryLawToHold) {
  for (const Verdict& verdict : Song::check(MermaidsSong::published(), brief())) {
    std::string told;
    for (const std::string& line : verdict.told) told += line + "\n";
    EXPECT_EQ(verdict.outcome, Outcome::holds) << verdict.check << ": " << verdict.why << "\n" << told << verdict.again;
  }
}

TEST(MermaidsSongCampaign, GivesEachLawANameOfItsOwn) {
  Options one = brief();
  one.cases = 1;
  std::set<std::string> names;
  const auto verdicts = Song::check(MermaidsSong::published(), one);
  for (const Verdict& verdict : verdicts) names.insert(verdict.check);
  EXPECT_EQ(names.size(), verdicts.size());
}

TEST(MermaidsSongCampaign, CutsABrokenLawToAtMostThreeActions) {
  const auto verdicts = Song::check(without("enticing.enough_power"), only("enough_power_entices"));
  ASSERT_EQ(verdicts.size(), 1U);
  const Verdict& verdict = verdicts[0];
  ASSERT_EQ(verdict.outcome, Outcome::fails);
  const auto story = std::any_cast<Story<MermaidsSong>>(verdict.story);
  EXPECT_LE(story.actions.size(), 3U);
  EXPECT_EQ(story.claim,
            "Any creature face up may be enticed by any mermaid of one's own with the power, as often as one can");
  EXPECT_LE(verdict.told.size(), 20U);
}

TEST(MermaidsSongCampaign, NoticesThatASpecialCardIsKeptOrAHandDiscardedWithIt) {
  for (const auto& [rule, law] : {std::pair{"turns.end_without_specials", "special_cards_are_played_in_their_turn"},
                                  std::pair{"discarding.with_specials", "hands_are_discarded_whole"},
                                  std::pair{"kraken.strongest", "the_kraken_takes_the_strongest"}}) {
    const auto verdicts = Song::check(without(rule), only(law));
    ASSERT_EQ(verdicts.size(), 1U);
    EXPECT_EQ(verdicts[0].outcome, Outcome::fails) << rule;
  }
}

TEST(MermaidsSongCampaign, JudgesAStoryAgain) {
  const Options options = only("enough_power_entices");
  const auto verdicts = Song::check(without("enticing.enough_power"), options);
  ASSERT_EQ(verdicts.size(), 1U);
  auto story = std::any_cast<Story<MermaidsSong>>(verdicts[0].story);
  EXPECT_EQ(Song::check_again(story, options.only)[0].outcome, Outcome::fails);
  story.game = MermaidsSong::published();
  EXPECT_EQ(Song::check_again(story, options.only)[0].outcome, Outcome::holds);
}

TEST(MermaidsSongCampaign, LooksForEveryHole) {
  Options options = brief();
  options.cases = 40;
  const auto holes = Song::look_for_holes(MermaidsSong::published(), options);
  EXPECT_EQ(holes.size(), MermaidsSong::holes().size());
  const auto order = std::ranges::find(holes, "kraken.order", &HoleSeen::rule);
  ASSERT_NE(order, holes.end());
  EXPECT_EQ(order->tables.size(), 4U);
  EXPECT_GT(order->tables.back().plays, 0U);
  EXPECT_GT(order->actions, 0U);
}

TEST(MermaidsSongTrace, IsThePlayOfItsSeed) {
  const auto play = Song::trace(MermaidsSong::published(), 4, 7, Policy::greedy);
  EXPECT_EQ(play.actions, Song::trace(MermaidsSong::published(), 4, 7, Policy::greedy).actions);
  EXPECT_NE(play.actions, Song::trace(MermaidsSong::published(), 4, 8, Policy::greedy).actions);
  mermaids_song::State last = play.given;
  for (const auto& action : play.actions) mermaids_song::perform(play.game, last, action);
  EXPECT_EQ(last.step, mermaids_song::Step::over);
}

}  // namespace
}  // namespace fathom::properties
