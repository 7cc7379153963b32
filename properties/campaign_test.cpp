#include "properties/campaign.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <any>
#include <set>
#include <string>
#include <vector>

#include "properties/holes.hpp"
#include "properties/toy.hpp"

namespace fathom::properties {
namespace {

using toy::Fault;

std::vector<Verdict> campaign(Fault fault, Options options = {}) {
  toy::Game game = toy::Pebbles::published();
  game.rules.fault = fault;
  return Campaign<toy::Adapter>(game, options).run();
}

const Verdict& on(const std::vector<Verdict>& verdicts, std::string_view law) {
  return *std::ranges::find(verdicts, law, &Verdict::check);
}

std::set<std::string> failing(const std::vector<Verdict>& verdicts) {
  std::set<std::string> names;
  for (const Verdict& verdict : verdicts)
    if (verdict.outcome != Outcome::holds) names.insert(verdict.check);
  return names;
}

/// All of a verdict that two runs must agree on.
std::string gist(const std::vector<Verdict>& verdicts) {
  std::string text;
  for (const Verdict& verdict : verdicts) {
    text += verdict.check + " " + std::string(name_of(verdict.outcome)) + " " + verdict.why + " " + verdict.again + "\n";
    for (const std::string& line : verdict.told) text += "  " + line + "\n";
    for (const Reached& reached : verdict.reached)
      text += "  " + reached.what + " " + std::to_string(reached.count) + "/" + std::to_string(reached.of) + "\n";
    text += "  " + verdict.basis.domain + " " + std::to_string(verdict.basis.size) + "\n";
    text += "  " + std::to_string(verdict.cost.cases) + " " + std::to_string(verdict.cost.actions) + "\n";
  }
  return text;
}

TEST(Campaign, FindsNothingWrongWithASoundGame) {
  const auto verdicts = campaign(Fault::none);
  EXPECT_EQ(failing(verdicts), std::set<std::string>{});
  EXPECT_EQ(verdicts.size(), 22U);
  EXPECT_GT(on(verdicts, "every_pebble_is_somewhere").cost.actions, 1000U);
}

TEST(Campaign, PlaysNothingForNoLaw) {
  int told = 0;
  Options options;
  options.progress = [&](std::uint64_t, std::uint64_t) { ++told; };
  options.only = {"every_pebble_is_somewhere"};
  EXPECT_EQ(campaign(Fault::none, options).size(), 1U);
  EXPECT_GT(told, 0);
  told = 0;
  options.only = {"no_law_of_this_name"};
  EXPECT_EQ(campaign(Fault::none, options).size(), 0U);
  EXPECT_EQ(told, 0);
}

TEST(Campaign, SaysWhatALawWasAskedAboutAndHowOften) {
  const auto verdicts = campaign(Fault::none);
  const std::string plays = "plays of 2 to 3 players from the start";
  const Verdict& states = on(verdicts, "every_pebble_is_somewhere");
  EXPECT_EQ(states.basis.method, Method::sampled);
  EXPECT_EQ(states.basis.domain, "states of " + plays);
  EXPECT_EQ(states.basis.size, states.cost.actions + states.cost.cases);
  const Verdict& actions = on(verdicts, "turns_pass");
  EXPECT_EQ(actions.basis.domain, "actions of " + plays);
  EXPECT_EQ(actions.basis.size, actions.cost.actions);
  const Verdict& attempts = on(verdicts, "allowed_is_generated");
  EXPECT_EQ(attempts.basis.domain, "attempts in " + plays);
  EXPECT_GT(attempts.basis.size, attempts.cost.cases);
  EXPECT_EQ(on(verdicts, "no_dead_end").basis.size, states.basis.size);
  EXPECT_LT(on(verdicts, "same_action_same_state").basis.size, states.basis.size / 10);
}

struct Planted {
  Fault fault;
  std::string_view falls;
};
void PrintTo(const Planted& planted, std::ostream* out) { *out << planted.falls; }

class CampaignLaw : public testing::TestWithParam<Planted> {};

TEST_P(CampaignLaw, FallsToItsPlantedFault) {
  const auto verdicts = campaign(GetParam().fault);
  const Verdict& verdict = on(verdicts, GetParam().falls);
  EXPECT_EQ(verdict.outcome, Outcome::fails);
  EXPECT_TRUE(verdict.trace.has_value()) << verdict.why;
}

INSTANTIATE_TEST_SUITE_P(
    , CampaignLaw,
    testing::Values(
        Planted{Fault::offers_too_much, "generated_is_allowed"}, Planted{Fault::hides_a_choice, "allowed_is_generated"},
        Planted{Fault::nameless_refusal, "refusal_names_a_rule"}, Planted{Fault::contradicts, "objections_agree"},
        Planted{Fault::interrupts, "only_the_acting_seat_chooses"}, Planted{Fault::stops_short, "no_dead_end"},
        Planted{Fault::never_ends, "ends_in_time"}, Planted{Fault::wavers, "same_action_same_state"},
        Planted{Fault::weightless, "weights_are_likelihoods"}, Planted{Fault::mumbles, "actions_read_differently"},
        Planted{Fault::unsettled, "complete_stays_complete"}, Planted{Fault::favours_bob, "relabelling_commutes"},
        Planted{Fault::shows_marbles, "resampled_looks_the_same"}, Planted{Fault::follows_marbles, "hidden_stays_hidden"},
        Planted{Fault::nods_at_red, "unseen_actions_look_alike"},
        Planted{Fault::counts_covertly, "seen_actions_look_different"}, Planted{Fault::lists_twice, "each_is_listed_once"},
        Planted{Fault::pays_nobody, "nothing_is_lost_count_of"},
        Planted{Fault::speechless, "anything_is_survived"}, Planted{Fault::loses_a_pebble, "every_pebble_is_somewhere"},
        Planted{Fault::loses_a_pebble, "points_are_pebbles"}, Planted{Fault::forgets_the_turn, "turns_pass"}),
    [](const auto& planted) { return std::string(planted.param.falls); });

TEST(Campaign, TellsTheAttemptThatBrokeALaw) {
  const auto verdicts = campaign(Fault::hides_a_choice);
  const auto trace = std::any_cast<Trace<toy::Pebbles>>(on(verdicts, "allowed_is_generated").trace);
  ASSERT_EQ(trace.actions.size(), 1U);
  EXPECT_EQ(std::get<toy::Take>(trace.actions[0]).pebbles, 3);
}

TEST(Campaign, FailsOnlyTheLawAtFault) {
  EXPECT_EQ(failing(campaign(Fault::offers_too_much)), std::set<std::string>{"generated_is_allowed"});
  EXPECT_EQ(failing(campaign(Fault::weightless)), std::set<std::string>{"weights_are_likelihoods"});
}

TEST(Campaign, CutsAFailureToTheStateBeforeAndTheShortestTail) {
  const auto verdicts = campaign(Fault::loses_a_pebble);
  const Verdict& verdict = on(verdicts, "every_pebble_is_somewhere");
  const auto trace = std::any_cast<Trace<toy::Pebbles>>(verdict.trace);
  EXPECT_EQ(trace.actions.size(), 1U);
  EXPECT_EQ(trace.claim, "every pebble is in the heap or with a player");
  ASSERT_EQ(verdict.told.size(), 3U);
  EXPECT_TRUE(verdict.told[0].starts_with("given   "));
  EXPECT_TRUE(verdict.told[1].starts_with("when    "));
  EXPECT_TRUE(
      verdict.told[2].starts_with("broken  taking.one_to_three (Taking): every pebble is in the heap or with a player"));
  EXPECT_TRUE(verdict.why.starts_with("fails after 1 action, ")) << verdict.why;
}

TEST(Campaign, KeepsAsLongATailAsTheLawNeeds) {
  const auto verdicts = campaign(Fault::never_ends);
  const auto trace = std::any_cast<Trace<toy::Pebbles>>(on(verdicts, "ends_in_time").trace);
  EXPECT_EQ(trace.actions.size(), static_cast<std::size_t>(toy::Pebbles::longest_play));
}

TEST(Campaign, LeavesNothingInTheStateThatDoesNotMatter) {
  const auto verdicts = campaign(Fault::forgets_the_turn);
  const auto trace = std::any_cast<Trace<toy::Pebbles>>(on(verdicts, "turns_pass").trace);
  EXPECT_EQ(trace.actions.size(), 1U);
  EXPECT_EQ(trace.given.taken, PerSeat<std::uint8_t>{});
  EXPECT_EQ(trace.given.left, toy::Pebbles::published().rules.pebbles);
}

TEST(Campaign, TellsOnlyStatesThatPlayFromTheStartComesToWhereItBeginsThere) {
  Options options;
  options.begin = Begin::at_the_start;
  const auto verdicts = campaign(Fault::forgets_the_turn, options);
  const auto trace = std::any_cast<Trace<toy::Pebbles>>(on(verdicts, "turns_pass").trace);
  int taken = 0;
  for (const std::uint8_t one : trace.given.taken.of) taken += one;
  EXPECT_GE(taken, 3 * trace.given.threes) << "the state remembers a taking of three that nobody made";
  EXPECT_GT(trace.given.threes, 0);
}

TEST(Campaign, NotesWhatEachLawReadsOfTheRules) {
  const auto verdicts = campaign(Fault::none);
  EXPECT_EQ(on(verdicts, "every_pebble_is_somewhere").reads, std::vector<std::string>{"taking.one_to_three"});
  EXPECT_EQ(on(verdicts, "turns_pass").reads, std::vector<std::string>{});
}

TEST(Campaign, NotesWhatWasReadWhereALawFell) {
  Options options;
  options.telling = Telling::outcomes;
  const auto lost = campaign(Fault::loses_a_pebble, options);
  EXPECT_EQ(on(lost, "every_pebble_is_somewhere").reads, std::vector<std::string>{"taking.one_to_three"});
  const auto forgotten = campaign(Fault::forgets_the_turn, options);
  EXPECT_EQ(on(forgotten, "turns_pass").reads, std::vector<std::string>{});
  EXPECT_EQ(on(forgotten, "turns_pass").reads_of_play, std::vector<std::string>{});
}

TEST(Campaign, NamesTheRulesOfTheClaim) {
  const auto verdicts = campaign(Fault::none);
  EXPECT_EQ(on(verdicts, "turns_pass").claim, "pebbles.in_turn");
  EXPECT_EQ(on(verdicts, "turns_pass").rules, std::vector<std::string>{"taking.in_turn"});
}

TEST(Campaign, ReplaysTheCaseItNames) {
  const auto verdicts = campaign(Fault::loses_a_pebble);
  const Verdict& verdict = on(verdicts, "every_pebble_is_somewhere");
  const auto slash = verdict.again.rfind('/');
  ASSERT_NE(slash, std::string::npos);
  EXPECT_TRUE(verdict.again.starts_with("fathom check pebbles --only every_pebble_is_somewhere --players "))
      << verdict.again;
  Options one;
  one.only_case = std::stoull(verdict.again.substr(slash + 1));
  one.players.push_back(verdict.again.find("--players 2") != std::string::npos ? 2 : 3);
  one.only = {"every_pebble_is_somewhere"};
  const auto again = campaign(Fault::loses_a_pebble, one);
  ASSERT_EQ(again.size(), 1U);
  EXPECT_EQ(again[0].told, verdict.told);
  EXPECT_EQ(again[0].again, verdict.again);
}

struct NamedFault {
  Fault fault;
  std::string_view name;
};
constexpr NamedFault each_fault[] = {
    {Fault::none, "none"},
    {Fault::offers_too_much, "offers_too_much"},
    {Fault::loses_a_pebble, "loses_a_pebble"},
    {Fault::stops_short, "stops_short"},
    {Fault::forgets_the_turn, "forgets_the_turn"},
    {Fault::shows_marbles, "shows_marbles"},
};
void PrintTo(const NamedFault& fault, std::ostream* out) { *out << fault.name; }

class CampaignOfEachFault : public testing::TestWithParam<NamedFault> {};

TEST_P(CampaignOfEachFault, FindsTheSameOnOneThreadAndOnThree) {
  Options one;
  one.threads = 1;
  Options three;
  three.threads = 3;
  EXPECT_EQ(gist(campaign(GetParam().fault, one)), gist(campaign(GetParam().fault, three)));
}

TEST_P(CampaignOfEachFault, FindsTheSameUntilTheFirstFailure) {
  Options one;
  one.threads = 1;
  one.until = Until::first_failure;
  Options three = one;
  three.threads = 3;
  EXPECT_EQ(gist(campaign(GetParam().fault, one)), gist(campaign(GetParam().fault, three)));
}

TEST_P(CampaignOfEachFault, FindsInShardsWhatItFindsWhole) {
  std::vector<std::vector<Verdict>> shards;
  for (std::uint32_t i = 0; i < 3; ++i) {
    Options shard;
    shard.shard = {i, 3};
    shards.push_back(campaign(GetParam().fault, shard));
  }
  EXPECT_EQ(failing(judged(merged(shards))), failing(campaign(GetParam().fault)));
}

INSTANTIATE_TEST_SUITE_P(, CampaignOfEachFault, testing::ValuesIn(each_fault),
                         [](const auto& fault) { return std::string(fault.param.name); });

TEST(Campaign, AddsShardsUpToTheWhole) {
  std::vector<std::vector<Verdict>> shards;
  for (std::uint32_t i = 0; i < 3; ++i) {
    Options shard;
    shard.shard = {i, 3};
    shards.push_back(campaign(Fault::none, shard));
  }
  EXPECT_EQ(gist(judged(merged(shards))), gist(campaign(Fault::none)));
}

TEST(Campaign, FailsWhenItsCasesMissWhatTheyMustReach) {
  Options few;
  few.cases = 3;
  const auto verdicts = judged(campaign(Fault::none, few));
  const Verdict& verdict = on(verdicts, "points_are_pebbles");
  EXPECT_EQ(verdict.outcome, Outcome::fails);
  EXPECT_TRUE(verdict.why.rfind("its cases did not reach twelve turns, ", 0) == 0) << verdict.why;
}

TEST(Campaign, OnlyReportsWhatItMissedWhenCutShort) {
  Options few;
  few.cases = 3;
  const auto verdicts = campaign(Fault::none, few);
  EXPECT_EQ(on(verdicts, "points_are_pebbles").outcome, Outcome::holds);
  EXPECT_FALSE(on(verdicts, "points_are_pebbles").reached.empty());
}

TEST(Campaign, PassesNothingWhenNoCaseIsRun) {
  Options none;
  none.seconds = -1;
  const auto verdicts = campaign(Fault::none, none);
  EXPECT_TRUE(std::ranges::all_of(verdicts, [](const Verdict& verdict) { return verdict.outcome == Outcome::skipped; }));
  EXPECT_EQ(judged(verdicts).front().outcome, Outcome::fails);
  EXPECT_EQ(judged(verdicts).front().why, "no case has put it to the test");
}

TEST(Campaign, SkipsWhatAShardHasNoCaseFor) {
  Options idle;
  idle.cases = 2;
  idle.shard = {5, 9};
  const auto verdicts = campaign(Fault::none, idle);
  EXPECT_EQ(verdicts.front().outcome, Outcome::skipped);
  EXPECT_EQ(judged(verdicts).front().outcome, Outcome::fails);
}

TEST(Campaign, RunsTheLawsAskedForAlone) {
  Options options;
  options.only = {"turns_pass"};
  EXPECT_EQ(campaign(Fault::none, options).size(), 1U);
}

TEST(Campaign, TellsHowFarItIs) {
  Options options;
  std::uint64_t last = 0;
  options.progress = [&last](std::uint64_t done, std::uint64_t of) { last = done == of ? of : last; };
  campaign(Fault::none, options);
  EXPECT_EQ(last, 2 * toy::Adapter::cases());
}

TEST(HoleSearch, CountsHowOftenPlaysComeToAHole) {
  const Options options;
  const auto holes = HoleSearch<toy::Adapter>(toy::Pebbles::published(), options).run();
  ASSERT_EQ(holes.size(), 1U);
  EXPECT_EQ(holes[0].rule, "taking.in_turn");
  ASSERT_EQ(holes[0].tables.size(), 2U);
  EXPECT_EQ(holes[0].tables[0].players, 2);
  EXPECT_EQ(holes[0].tables[0].of, toy::Adapter::cases());
  EXPECT_GT(holes[0].tables[0].plays, 50U);
  EXPECT_LT(holes[0].tables[0].plays, toy::Adapter::cases());
}

TEST(HoleSearch, FindsTheShortestPlayThatEndsInAHole) {
  const Options options;
  const auto holes = HoleSearch<toy::Adapter>(toy::Pebbles::published(), options).run();
  ASSERT_EQ(holes.size(), 1U);
  EXPECT_EQ(holes[0].actions, 6U);  // two marbles, seven pebbles in three takings, and the taking in question
  const auto trace = std::any_cast<Trace<toy::Pebbles>>(holes[0].shortest);
  ASSERT_EQ(trace.actions.size(), 6U);
  toy::State state = trace.given;
  for (std::size_t i = 0; i + 1 < trace.actions.size(); ++i) {
    EXPECT_FALSE(toy::holes[0].arises(trace.game, state, trace.actions[i]));
    EXPECT_FALSE(apply<toy::Pebbles>(trace.game, state, trace.actions[i]));
  }
  EXPECT_TRUE(toy::holes[0].arises(trace.game, state, trace.actions.back()));
}

TEST(HoleSearch, FindsTheSameOnOneThreadAndOnThree) {
  Options one;
  one.threads = 1;
  Options three;
  three.threads = 3;
  const auto alone = HoleSearch<toy::Adapter>(toy::Pebbles::published(), one).run();
  const auto together = HoleSearch<toy::Adapter>(toy::Pebbles::published(), three).run();
  EXPECT_EQ(alone[0].tables[1].plays, together[0].tables[1].plays);
  EXPECT_EQ(std::any_cast<Trace<toy::Pebbles>>(alone[0].shortest).actions,
            std::any_cast<Trace<toy::Pebbles>>(together[0].shortest).actions);
}

}  // namespace
}  // namespace fathom::properties
