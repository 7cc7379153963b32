#include "app/merge.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "app/errors.hpp"
#include "app/fakes.hpp"

namespace fathom::app {
namespace {

using fake::verdict;

/// Part `index` of two of a run whose law has to be reached in one case of four.
Report part(std::uint32_t index, std::uint64_t reached) {
  Report report;
  report.command = "check";
  report.games = {"mermaid-rain"};
  report.shard = {index, 2};
  report.verdicts = {verdict(Evidence::scenario, "s" + std::to_string(index)), verdict(Evidence::law, "a")};
  report.verdicts[1].reached = {{"a warp", reached, 10, 0.25}};
  report.showings["mermaid-rain"].refuses["placing.on_ocean"] = {"s" + std::to_string(index)};
  return report;
}

Report merged(const std::vector<Report>& parts) {
  Joining joining;
  for (const Report& part : parts) joining.add(part);
  return joining.whole();
}

const Verdict& law(const Report& report) { return report.verdicts.at(2); }

TEST(Merge, AddsUpWhatTheShardsHaveDone) {
  const Report whole = merged({part(1, 2), part(0, 3)});
  EXPECT_EQ(whole.shard, Shard{});
  ASSERT_EQ(whole.verdicts.size(), 3U);
  EXPECT_EQ(whole.verdicts[0].check, "s0");
  EXPECT_EQ(whole.verdicts[1].check, "s1");
  EXPECT_EQ(law(whole).cost.cases, 20U);
  EXPECT_EQ(law(whole).reached.at(0).count, 5U);
  EXPECT_EQ(whole.showings.at("mermaid-rain").refuses.at("placing.on_ocean"), (std::vector<std::string>{"s0", "s1"}));
}

TEST(Merge, JudgesWhatWasReachedOnAllPartsTogether) {
  const auto outcome = [](std::uint64_t first, std::uint64_t second, std::uint64_t usual) {
    Report whole = merged({part(0, first), part(1, second)});
    whole.verdicts = judged_by_reach(whole, "mermaid-rain", usual);
    return law(whole).outcome;
  };
  EXPECT_EQ(outcome(5, 0, 20), Outcome::holds) << "one part alone reached nothing";
  EXPECT_EQ(outcome(1, 1, 20), Outcome::fails) << "together they reached too little";
}

TEST(Merge, JudgesWholeCampaignsAlone) {
  Report whole = merged({part(0, 1), part(1, 1)});
  whole.cases = 20;
  EXPECT_EQ(judged_by_reach(whole, "mermaid-rain", 20).at(2).outcome, Outcome::fails);
  EXPECT_EQ(judged_by_reach(whole, "mermaid-rain", 21).at(2).outcome, Outcome::holds) << "fewer cases than a campaign has";
  whole.house_rule = "six.yaml";
  EXPECT_EQ(judged_by_reach(whole, "mermaid-rain", 20).at(2).outcome, Outcome::holds) << "plays of a house rule begin at the start";
  whole.house_rule.clear();
  whole.seconds = 3;
  EXPECT_EQ(judged_by_reach(whole, "mermaid-rain", 20).at(2).outcome, Outcome::holds) << "cut short by the clock";
}

TEST(Merge, KeepsTheFailureOfAnyPart) {
  Report second = part(1, 5);
  second.verdicts[1].outcome = Outcome::fails;
  second.verdicts[1].why = "fails, 4 players, seed 1/7";
  EXPECT_EQ(law(merged({part(0, 5), second})).outcome, Outcome::fails);
  EXPECT_EQ(law(merged({part(0, 5), second})).why, "fails, 4 players, seed 1/7");
}

TEST(Merge, WantsEveryShardOfOneRunOnce) {
  EXPECT_THROW(merged({}), BadInput);
  EXPECT_THROW(merged({part(0, 5), part(0, 5), part(1, 5)}), BadInput) << "one is there twice";
  Report other = part(1, 5);
  other.seed.root = 2;
  EXPECT_THROW(merged({part(0, 5), other}), BadInput) << "two runs";
  other = part(1, 5);
  other.shard = {1, 3};
  EXPECT_THROW(merged({part(0, 5), other}), BadInput) << "two ways to divide";
  other = part(1, 5);
  other.house_rule = "six.yaml";
  EXPECT_THROW(merged({part(0, 5), other}), BadInput) << "one of the published rules, one of a variant";
  other = part(1, 5);
  other.components = "box.yaml";
  EXPECT_THROW(merged({part(0, 5), other}), BadInput) << "one with the assumed box, one with another";
}

TEST(Merge, SaysInWhatRunsDiffer) {
  const auto refused = [](auto change) {
    Report other = part(1, 5);
    change(other);
    try {
      merged({part(0, 5), other});
    } catch (const BadInput& error) {
      return std::string(error.what());
    }
    return std::string("accepted");
  };
  EXPECT_EQ(refused([](Report&) {}), "accepted");
  EXPECT_EQ(refused([](Report& report) { report.players = 3; }),
            "shard 1/2: is no part of the run that shard 0/2 is of: the players differs");
  for (const std::string& said : {refused([](Report& report) { report.only = {"a"}; }),
                                  refused([](Report& report) { report.maker.build = "another"; }),
                                  refused([](Report& report) { report.needed = {Needed::laws}; }),
                                  refused([](Report& report) { report.rulebook = "rules.txt"; })})
    EXPECT_NE(said, "accepted");
}

TEST(Merge, IsTheSameInWhateverOrderPartsCome) {
  Report first = part(0, 5), second = part(1, 5);
  for (Report* const report : {&first, &second}) {
    report->verdicts[1].outcome = Outcome::fails;
    report->verdicts[1].why = "in part " + std::to_string(report->shard.index);
    report->verdicts.push_back(verdict(Evidence::engine, "plays"));
  }
  EXPECT_EQ(law(merged({first, second})).why, "in part 0");
  EXPECT_EQ(to_json(merged({second, first})), to_json(merged({first, second})));
}

TEST(Merge, ReplaysOnceWhatEveryPartHasReplayed) {
  Report first = part(0, 5), second = part(1, 5);
  first.replayed = second.replayed = {fake::failing_law()};
  EXPECT_EQ(merged({first, second}).replayed.size(), 1U);
  second.verdicts.push_back(fake::failing_law());
  EXPECT_EQ(merged({first, second}).replayed.size(), 0U) << "one part has found it by itself";
}

TEST(Merge, KeepsWhatCouldNotBeReadOnce) {
  Report first = part(0, 5), second = part(1, 5);
  first.unreadable = second.unreadable = {{"mermaid-rain", "a.yaml", "a.yaml:1:1: this is not YAML"}};
  EXPECT_EQ(merged({first, second}).unreadable.size(), 1U) << "each shard has read every file";
}

TEST(Merge, PutsALawAsideThatPlaysWithAnotherBoxSeldomTry) {
  Report first = part(0, 5), second = part(1, 5);
  for (Report* const report : {&first, &second})
    for (Verdict& verdict : report->verdicts)
      if (verdict.evidence == Evidence::law) verdict.reached = {{"a drift of two", 0, 5, 0.5}};
  const auto outcome = [&] {
    const std::vector<Verdict> all = judged_by_reach(merged({first, second}), "mermaid-rain", 1);
    return *std::ranges::find(all, Evidence::law, &Verdict::evidence);
  };
  EXPECT_EQ(outcome().outcome, Outcome::fails);
  first.components = second.components = "box.yaml";
  EXPECT_EQ(outcome().outcome, Outcome::aside) << outcome().why;
}

TEST(Merge, NamesThePartsThatAreMissing) {
  Joining joining;
  EXPECT_TRUE(joining.missing().empty());
  Report there = part(1, 5);
  there.seed.root = 7;
  there.cases = 100;
  there.only = {"a", "b c"};
  joining.add(there);
  const std::vector<Verdict> missing = joining.missing();
  ASSERT_EQ(missing.size(), 1U);
  EXPECT_EQ(missing[0].check, "shard 0/2");
  EXPECT_EQ(missing[0].outcome, Outcome::skipped);
  EXPECT_EQ(missing[0].again,
            "fathom check mermaid-rain --seed 7 --cases 100 --only a --only 'b c' --shard 0/2 --json part-0000-of-0002.json");
  EXPECT_TRUE(joining.missing("results")[0].again.ends_with("--shard 0/2 --into results"));
  EXPECT_EQ(joining.whole().verdicts.size(), 2U) << "what is there is joined";
  there.shard.index = 0;
  joining.add(there);
  EXPECT_TRUE(joining.missing().empty());
}

TEST(Merge, OfAWholeRunIsThatRun) {
  Report whole = part(0, 5);
  whole.shard = Shard{};
  EXPECT_EQ(to_json(merged({whole})), to_json(whole));
}

}  // namespace
}  // namespace fathom::app
