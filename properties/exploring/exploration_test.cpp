#include "properties/exploring/exploration.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

#include "properties/campaign.hpp"
#include "properties/exploring/sole_use.hpp"
#include "properties/toy.hpp"

namespace fathom::properties {
namespace {

using toy::Fault;

toy::Game with_fault(Fault fault) {
  toy::Game game = toy::Pebbles::published();
  game.rules.fault = fault;
  return game;
}

ExploreOptions so_many_cases(Search search, std::uint64_t cases) {
  ExploreOptions options;
  options.search = search;
  options.options.cases = cases;
  return options;
}

Explored explored(Fault fault, const ExploreOptions& options) {
  const toy::Game game = with_fault(fault);
  return Exploration<toy::Adapter>(game, options).run();
}

const Verdict& on_law(const std::vector<Verdict>& verdicts, std::string_view law) {
  return *std::ranges::find(verdicts, law, &Verdict::check);
}

/// All of what came of a run that two runs must agree on.
std::string gist_of(const Explored& all) {
  std::string text = std::to_string(all.plays) + " " + std::to_string(all.signs) + " " + std::to_string(all.saved_positions) + "\n";
  for (const Thing& thing : all.things) {
    text += thing.rule + " " + std::string(name_of(thing.how)) + " " + std::to_string(thing.players) + " " + std::to_string(thing.after);
    for (const std::uint64_t plays : thing.plays) text += " " + std::to_string(plays);
    text += "\n";
  }
  for (const Verdict& verdict : all.verdicts)
    text += verdict.check + " " + std::string(name_of(verdict.outcome)) + " " + verdict.why + " " +
            std::to_string(verdict.cost.cases) + " " + std::to_string(verdict.cost.actions) + " " +
            std::to_string(verdict.basis.size) + "\n";
  return text;
}

/// A file below the folder for temporary ones, which is gone again in the end.
class StateFile : public testing::Test {
 protected:
  void SetUp() override { std::filesystem::remove(file_); }
  void TearDown() override { std::filesystem::remove(file_); }
  ExploreOptions kept(Search search, std::uint64_t cases) const {
    ExploreOptions options = so_many_cases(search, cases);
    options.state = file_;
    options.key = "pebbles";
    return options;
  }
  [[nodiscard]] std::string contents() const {
    std::ifstream in(file_, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  void overwrite(const std::string& text) const { std::ofstream(file_, std::ios::binary) << text; }
  [[nodiscard]] std::string refusal(const ExploreOptions& options) const {
    try {
      explored(Fault::none, options);
    } catch (const std::runtime_error& error) {
      return error.what();
    }
    return "taken";
  }

  std::string file_ = testing::TempDir() + "exploration-" + testing::UnitTest::GetInstance()->current_test_info()->name();
};

TEST(Exploration, OfAMixedSearchIsTheCampaign) {
  Options options;
  options.cases = 50;
  options.reaches = Reaches::reported;
  for (const Fault fault : {Fault::none, Fault::forgets_the_turn}) {
    const toy::Game game = with_fault(fault);
    const std::vector<Verdict> campaign = Campaign<toy::Adapter>(game, options).run();
    const Explored all = explored(fault, so_many_cases(Search::mixed, 50));
    ASSERT_EQ(all.verdicts.size(), campaign.size());
    for (std::size_t law = 0; law < campaign.size(); ++law) {
      EXPECT_EQ(all.verdicts[law].outcome, campaign[law].outcome) << campaign[law].check;
      EXPECT_EQ(all.verdicts[law].why, campaign[law].why) << campaign[law].check;
      EXPECT_EQ(all.verdicts[law].again, campaign[law].again) << campaign[law].check;
      EXPECT_EQ(all.verdicts[law].cost.cases, campaign[law].cost.cases) << campaign[law].check;
      EXPECT_EQ(all.verdicts[law].cost.actions, campaign[law].cost.actions) << campaign[law].check;
      EXPECT_EQ(all.verdicts[law].basis.size, campaign[law].basis.size) << campaign[law].check;
      EXPECT_EQ(all.verdicts[law].reads, campaign[law].reads) << campaign[law].check;
    }
  }
}

TEST(Exploration, IsTheSameOnAnyNumberOfThreads) {
  for (const Search search : every<Search>) {
    ExploreOptions one = so_many_cases(search, 60), three = one;
    one.options.threads = 1;
    three.options.threads = 3;
    EXPECT_EQ(gist_of(explored(Fault::none, one)), gist_of(explored(Fault::none, three))) << name_of(search);
  }
}

TEST(Exploration, IsTheSameForOneNumberOfPlayersAlone) {
  ExploreOptions all = so_many_cases(Search::steered, 100), three = all;
  three.options.players = {3};
  const auto whys = [](const Explored& run) { return on_law(run.verdicts, "turns_pass").why; };
  const std::string alone = whys(explored(Fault::forgets_the_turn, three));
  EXPECT_NE(alone, "");
  for (std::uint64_t seed = 1; seed < 7; ++seed) {
    all.options.seed = three.options.seed = seed;
    const std::string why = whys(explored(Fault::forgets_the_turn, all));
    if (why.find("3 players") == std::string::npos) continue;
    EXPECT_EQ(why, whys(explored(Fault::forgets_the_turn, three)));
  }
}

TEST(Exploration, GoesOnFromSavedPositions) {
  const Explored all = explored(Fault::none, so_many_cases(Search::steered, 100));
  EXPECT_GT(all.plays_by[index_of(Way::steered)], 50U);
  EXPECT_GT(all.saved_positions, 0U);
  EXPECT_GT(all.signs, all.things.size());
  EXPECT_EQ(all.unseen.plays, all.plays - all.plays_by[index_of(Way::steered)]);
  EXPECT_EQ(explored(Fault::none, so_many_cases(Search::mixed, 100)).saved_positions, 0U);
}

TEST(Exploration, OfAUniformSearchKnowsOnePolicy) {
  const Explored all = explored(Fault::none, so_many_cases(Search::uniform, 30));
  EXPECT_EQ(all.plays_by[index_of(Way::uniform)], all.plays);
}

TEST(Exploration, TellsWhatItHasSeen) {
  const Explored all = explored(Fault::none, so_many_cases(Search::mixed, 50));
  const auto seen = [&](std::string_view rule, How how, int players) {
    return std::ranges::any_of(all.things, [&](const Thing& thing) {
      return thing.rule == rule && thing.how == how && thing.players == players && thing.is_new && thing.after > 0;
    });
  };
  EXPECT_TRUE(seen("taking.one_to_three", How::refused, 2));
  EXPECT_TRUE(seen("taking.in_turn", How::refused, 3));
  EXPECT_TRUE(seen("taking.in_turn", How::silent, 3));
  EXPECT_FALSE(seen("taking.one_to_three", How::silent, 2)) << "the rulebook says something there";
}

TEST(Exploration, FindsWhatIsPlanted) {
  for (const Search search : every<Search>) {
    const Explored all = explored(Fault::loses_a_pebble, so_many_cases(search, 100));
    const Verdict& verdict = on_law(all.verdicts, "every_pebble_is_somewhere");
    EXPECT_EQ(verdict.outcome, Outcome::fails);
    EXPECT_TRUE(verdict.trace.has_value()) << name_of(search);
    EXPECT_TRUE(all.first_failure) << name_of(search);
  }
}

TEST(Exploration, StopsAtItsFirstFailureIfItIsTo) {
  ExploreOptions options = so_many_cases(Search::mixed, 400);
  options.options.until = Until::first_failure;
  const Explored all = explored(Fault::loses_a_pebble, options);
  ASSERT_TRUE(all.first_failure);
  EXPECT_EQ(all.plays, *all.first_failure);
  options.options.threads = 3;
  EXPECT_EQ(explored(Fault::loses_a_pebble, options).first_failure, all.first_failure);
}

TEST(Exploration, EndsWhenItsTimeIsOver) {
  ExploreOptions options;
  options.seconds = 0;
  const Explored none = explored(Fault::none, options);
  EXPECT_EQ(none.plays, 0U);
  for (const Verdict& verdict : none.verdicts) EXPECT_EQ(verdict.outcome, Outcome::skipped) << "nothing is shown by no play";
}

TEST_F(StateFile, IsGoneOnFromAsIfNothingHadHappened) {
  for (const Search search : {Search::mixed, Search::steered}) {
    std::filesystem::remove(file_);
    explored(Fault::none, kept(search, 20));  // the end of a round
    const Explored second = explored(Fault::none, kept(search, 96));
    const Explored whole = explored(Fault::none, so_many_cases(search, 96));
    EXPECT_EQ(second.plays_before, 40U);
    EXPECT_EQ(gist_of(second), gist_of(whole)) << name_of(search);
    EXPECT_TRUE(std::ranges::any_of(second.things, [](const Thing& thing) { return !thing.is_new; }));
  }
}

TEST_F(StateFile, IsOneRunsAtATime) {
  {
    const SoleUse another(file_);
    EXPECT_EQ(refusal(kept(Search::mixed, 20)),
              file_ + ": another run is at work on it; wait for its end, or name another --state");
  }
  EXPECT_EQ(refusal(kept(Search::mixed, 20)), "taken");
  EXPECT_FALSE(std::filesystem::exists(file_ + ".lock"));
}

TEST_F(StateFile, IsFreeWhereAProcessThatHadItIsDead) {
  overwrite("");
  std::filesystem::rename(file_, file_ + ".lock");  // as it is left behind
  EXPECT_EQ(refusal(kept(Search::mixed, 20)), "taken");
}

TEST_F(StateFile, SaysWhatIsNewSinceLastTime) {
  explored(Fault::none, kept(Search::mixed, 200));
  const Explored second = explored(Fault::none, kept(Search::mixed, 201));
  EXPECT_EQ(second.plays - second.plays_before, 2U);
  EXPECT_TRUE(std::ranges::none_of(second.things, &Thing::is_new));
}

TEST_F(StateFile, AsksAgainWhatFellTheLastTime) {
  explored(Fault::loses_a_pebble, kept(Search::steered, 32));
  const Explored still = explored(Fault::loses_a_pebble, kept(Search::steered, 32));
  EXPECT_EQ(on_law(still.verdicts, "every_pebble_is_somewhere").outcome, Outcome::fails);
  const Explored mended = explored(Fault::none, kept(Search::steered, 32));
  EXPECT_EQ(on_law(mended.verdicts, "every_pebble_is_somewhere").outcome, Outcome::holds);
}

TEST_F(StateFile, IsRefusedWhenItIsDamagedOrOfAnotherRun) {
  explored(Fault::none, kept(Search::steered, 32));
  const std::string whole = contents();
  ExploreOptions other = kept(Search::steered, 64);
  other.key = "marbles";
  const std::string refused = refusal(other);
  EXPECT_TRUE(refused.starts_with(file_ + " is of something else; name another --state, or delete it: expected marbles, laws ")) << refused;
  EXPECT_NE(refused.find(", found pebbles, laws "), std::string::npos) << refused;
  ExploreOptions fewer_laws = kept(Search::steered, 64);
  fewer_laws.options.only = {"turns_pass"};
  EXPECT_NE(refusal(fewer_laws).find("is of something else"), std::string::npos);
  overwrite(whole.substr(0, whole.size() / 2));
  EXPECT_NE(refusal(kept(Search::steered, 64)).find("cut off or damaged"), std::string::npos);
  std::string flipped = whole;
  flipped[whole.size() - 40] = static_cast<char>(flipped[whole.size() - 40] ^ 1);
  overwrite(flipped);
  EXPECT_NE(refusal(kept(Search::steered, 64)).find("cut off or damaged"), std::string::npos);
  overwrite("something else altogether, and long enough to be taken for a heading by somebody careless");
  EXPECT_NE(refusal(kept(Search::steered, 64)).find("cut off or damaged"), std::string::npos);
  overwrite(whole);
  EXPECT_EQ(refusal(kept(Search::steered, 64)), "taken");
}

TEST(Unseen, IsEstimatedFromWhatWasSeenOnce) {
  std::vector<SeenThing> things(10);
  for (std::size_t i = 0; i < things.size(); ++i) things[i].plays[0] = i < 4 ? 1 : i < 6 ? 2 : 50;
  things[9].plays = {0, 0, 0, 0, 7};  // in steered plays alone
  const Unseen unseen = estimated(things, 100);
  EXPECT_EQ(unseen.seen, 9U);
  EXPECT_EQ(unseen.once, 4U);
  EXPECT_EQ(unseen.twice, 2U);
  EXPECT_DOUBLE_EQ(unseen.new_each, 0.04);
  EXPECT_GT(unseen.at_most, 0.04);
  EXPECT_DOUBLE_EQ(unseen.at_least, 0.99 * 16 / 4);
  const Unseen none = estimated({}, 300);
  EXPECT_DOUBLE_EQ(none.at_most, 0.01) << "what was never seen may still be there";
}

TEST(ThingKeys, AreReadBack) {
  for (const How how : every<How>) {
    const ThingKey key{300, how, 41, 6};
    EXPECT_EQ(unpacked(packed(key)), key);
  }
}

TEST(Corpus, GoesOnFromWhatIsRare) {
  Corpus corpus;
  EXPECT_FALSE([&] { Random random(1); return corpus.drawn(random); }());
  const Choices way{1, 2, 3, 4};
  constexpr std::uint64_t common = 7, rare_sign = 8;
  for (int play = 0; play < 100; ++play) corpus.add(1, way, std::vector<Sighting>{{common, 2}});
  corpus.add(2, way, std::vector<Sighting>{{common, 2}, {rare_sign, 3}});
  EXPECT_EQ(corpus.signs(), 2U);
  int rare_ones = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Random random(seed);
    rare_ones += corpus.drawn(random)->root == 2 ? 1 : 0;
  }
  EXPECT_GT(rare_ones, 80);
}

}  // namespace
}  // namespace fathom::properties
