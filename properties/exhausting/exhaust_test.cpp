#include "properties/exhausting/exhaust_of.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "properties/toy.hpp"

namespace fathom::properties {
namespace {

using toy::Fault;
using toy::Pebbles;

ExhaustOptions at_a_table_of(int players) {
  ExhaustOptions options;
  options.players = players;
  return options;
}

toy::Game game_with(Fault fault) {
  toy::Game game = Pebbles::published();
  game.rules.fault = fault;
  return game;
}

Exhausted gone_through(const toy::Game& game, const ExhaustOptions& options) {
  return Exhaustion<toy::Adapter>(game, options).run();
}

/// All positions there are, and the actions legal in them, found without a hash and without paths.
struct Plain {
  std::vector<toy::State> states;
  std::size_t transitions = 0;
};
Plain plain_search(const toy::Game& game, int players) {
  Plain found{{Pebbles::start(game, players)}, 0};
  std::vector<toy::Action> legal;
  for (std::size_t i = 0; i < found.states.size(); ++i) {
    Pebbles::legal_actions(game, found.states[i], legal);
    found.transitions += legal.size();
    for (const toy::Action& action : legal) {
      toy::State after = found.states[i];
      Pebbles::perform(game, after, action);
      if (std::ranges::find(found.states, after) == found.states.end()) found.states.push_back(after);
    }
  }
  return found;
}

/// Of states that differ only by who sits where, one.
std::size_t up_to_seats(const std::vector<toy::State>& states, int players) {
  std::vector<toy::State> kept;
  for (const toy::State& state : states) {
    bool known = false;
    for (int turn = 0; turn < players && !known; ++turn)
      known = std::ranges::find(kept, relabelled(state, toy::Adapter::Symmetry{turn})) != kept.end();
    if (!known) kept.push_back(state);
  }
  return kept.size();
}

const Verdict& verdict_of(const Exhausted& all, std::string_view check) {
  return *std::ranges::find(all.verdicts, check, &Verdict::check);
}

TEST(Exhaust, FindsEveryPositionAndTransition) {
  ExhaustOptions options = at_a_table_of(2);
  options.alike = Alike::are_several;
  const Exhausted all = gone_through(Pebbles::published(), options);
  const Plain plain = plain_search(Pebbles::published(), 2);
  EXPECT_EQ(all.positions, plain.states.size());
  EXPECT_EQ(all.transitions, plain.transitions);
  EXPECT_EQ(all.deadlocks, 0U);
  EXPECT_GT(all.ended, 0U);
}

TEST(Exhaust, TakesPositionsThatDifferByTheSeatsAlone) {
  const Exhausted all = gone_through(Pebbles::published(), at_a_table_of(3));
  EXPECT_EQ(all.positions, up_to_seats(plain_search(Pebbles::published(), 3).states, 3));
  EXPECT_EQ(all.symmetries, 3U);
}

TEST(Exhaust, IsTheSameOnAnyNumberOfThreads) {
  for (const unsigned threads : {1U, 3U}) {
    ExhaustOptions options = at_a_table_of(3);
    options.threads = threads;
    const Exhausted all = gone_through(game_with(Fault::loses_a_pebble), options);
    EXPECT_EQ(all.positions, gone_through(game_with(Fault::loses_a_pebble), at_a_table_of(3)).positions);
    EXPECT_EQ(verdict_of(all, "every_pebble_is_somewhere").told, verdict_of(gone_through(game_with(Fault::loses_a_pebble), at_a_table_of(3)), "every_pebble_is_somewhere").told);
  }
}

TEST(Exhaust, HoldsTheLawsByEveryCase) {
  const Exhausted all = gone_through(Pebbles::published(), at_a_table_of(2));
  EXPECT_EQ(all.untested.size(), 1U) << "each position is come to by a shortest way, and none has twelve turns";
  EXPECT_GT(all.verdicts.size(), 5U);
  for (const Verdict& verdict : all.verdicts) {
    EXPECT_EQ(verdict.outcome, Outcome::holds) << verdict.check << ": " << verdict.why;
    EXPECT_EQ(verdict.basis.method, Method::exhaustive);
    EXPECT_EQ(verdict.basis.size, all.positions);
  }
}

TEST(Exhaust, NamesTheLawsThatABoxDoesNotPutToTheTest) {
  toy::Game game = Pebbles::published();
  game.rules.pebbles = 5;
  const Exhausted all = gone_through(game, at_a_table_of(2));
  ASSERT_EQ(all.untested.size(), 1U);
  EXPECT_EQ(all.untested[0].law, "points_are_pebbles");
  EXPECT_EQ(all.untested[0].missed, "twelve turns");
}

TEST(Exhaust, ShowsAShortestPlayToWhatIsWrong) {
  const Exhausted all = gone_through(game_with(Fault::loses_a_pebble), at_a_table_of(2));
  const Verdict& verdict = verdict_of(all, "every_pebble_is_somewhere");
  EXPECT_EQ(verdict.outcome, Outcome::fails);
  const auto trace = std::any_cast<Trace<Pebbles>>(verdict.trace);
  EXPECT_EQ(trace.actions.size(), 5U) << "two marbles, six pebbles in two turns, and one more";
}

TEST(Exhaust, FindsWhereNobodyCanAct) {
  const Exhausted all = gone_through(game_with(Fault::stops_short), at_a_table_of(2));
  EXPECT_GT(all.deadlocks, 0U);
  EXPECT_EQ(verdict_of(all, "somebody_can_act_until_the_end").outcome, Outcome::fails);
}

TEST(Exhaust, DecidesNothingWhereTheMemoryIsUsedUp) {
  ExhaustOptions options = at_a_table_of(3);
  options.most_bytes = 40'000;
  toy::Game game = Pebbles::published();
  game.rules.pebbles = 60;
  const Exhausted all = gone_through(game, options);
  EXPECT_TRUE(all.out_of_room);
  EXPECT_LE(all.bytes, 2 * options.most_bytes);
  for (const Verdict& verdict : all.verdicts) EXPECT_EQ(verdict.outcome, Outcome::unknown) << verdict.check;
}

class SearchOnDisk : public testing::Test {
 protected:
  SearchOnDisk() : file_(testing::TempDir() + "search-" + testing::UnitTest::GetInstance()->current_test_info()->name()) {
    std::filesystem::remove(file_);
    options_ = at_a_table_of(3);
    options_.state = file_;
    options_.key = "pebbles, 3 players";
    options_.seconds_between_saves = 0;
  }
  ~SearchOnDisk() override { std::filesystem::remove(file_); }

  /// Runs until the search has been told of so many times, and breaks off.
  void run_until(int tellings) {
    options_.progress = [tellings](std::uint64_t, std::uint64_t, std::size_t) mutable {
      if (tellings-- == 0) throw std::runtime_error("killed");
    };
    EXPECT_THROW(gone_through(Pebbles::published(), options_), std::runtime_error);
    options_.progress = nullptr;
  }

  std::string file_;
  ExhaustOptions options_;
};

TEST_F(SearchOnDisk, GoesOnWhereItWas) {
  run_until(9);
  const Exhausted all = gone_through(Pebbles::published(), options_), at_once = gone_through(Pebbles::published(), at_a_table_of(3));
  EXPECT_GT(all.went_on_from, 0U);
  EXPECT_EQ(all.positions, at_once.positions);
  EXPECT_EQ(all.transitions, at_once.transitions);
  EXPECT_EQ(all.ended, at_once.ended);
  EXPECT_EQ(all.by_depth, at_once.by_depth);
  EXPECT_EQ(all.silences, at_once.silences);
}

TEST_F(SearchOnDisk, IsGoneWhenItIsDone) {
  run_until(9);
  gone_through(Pebbles::published(), options_);
  EXPECT_FALSE(std::filesystem::exists(file_));
}

TEST_F(SearchOnDisk, OfSomethingElseIsRefused) {
  run_until(9);
  options_.key = "pebbles, 2 players";
  EXPECT_THROW(gone_through(Pebbles::published(), options_), std::runtime_error);
}

TEST_F(SearchOnDisk, ThatIsDamagedIsRefused) {
  run_until(9);
  const auto size = std::filesystem::file_size(file_);
  std::fstream(file_, std::ios::in | std::ios::out | std::ios::binary).seekp(static_cast<std::streamoff>(size / 2)).put('\x5A').put('\xA5');
  EXPECT_THROW(gone_through(Pebbles::published(), options_), std::runtime_error);
  for (const std::uintmax_t cut : {size - 1, size / 2, std::uintmax_t{50}, std::uintmax_t{3}, std::uintmax_t{0}}) {
    std::filesystem::resize_file(file_, cut);
    EXPECT_THROW(gone_through(Pebbles::published(), options_), std::runtime_error) << cut;
  }
}

TEST(Frontier, ReadsThePathsThatWereWritten) {
  Frontier frontier;
  std::vector<Path> paths;
  for (std::uint32_t i = 0; i < 3 * Frontier::stride / 2; ++i) {
    paths.push_back({7, i / 300, i % 5, i * 1000});
    frontier.add(paths.back());
  }
  frontier.add({});
  paths.emplace_back();
  for (const Frontier& each : {frontier, Frontier::read(frontier.written())}) {
    std::vector<Path> read;
    for (std::size_t chunk = 0; chunk < each.chunks(); ++chunk)
      each.for_each_of(chunk, [&](const Path& path) { read.push_back(path); });
    EXPECT_EQ(read, paths);
    EXPECT_EQ(each.size(), paths.size());
  }
}

TEST(Visited, KnowsWhatWasAdded) {
  Visited visited(1U << 20U);
  for (std::uint64_t i = 0; i < 10'000; ++i) EXPECT_EQ(visited.add(i * 0x9E3779B97F4A7C15), Visited::Added::is_new);
  for (std::uint64_t i = 0; i < 10'000; ++i) EXPECT_EQ(visited.add(i * 0x9E3779B97F4A7C15), Visited::Added::is_known);
  EXPECT_EQ(visited.size(), 10'000U);
  EXPECT_EQ(visited.listed().size(), 10'000U);
}

TEST(Visited, HasNoRoomBeyondItsBound) {
  Visited visited(100'000);
  std::uint64_t i = 0;
  while (visited.add(++i) == Visited::Added::is_new) {
  }
  EXPECT_LE(visited.bytes(), 100'000U);
  EXPECT_EQ(visited.add(1), Visited::Added::is_known) << "what was seen stays known";
}

TEST(Fingerprint, DiffersWhereAnyFieldDoes) {
  toy::State state = Pebbles::start(Pebbles::published(), 3);
  const std::uint64_t before = fingerprint(state);
  state.marbles[Seat::Cleo] = toy::Marble::red;
  EXPECT_NE(fingerprint(state), before);
  state.marbles[Seat::Cleo] = toy::Marble::none;
  EXPECT_EQ(fingerprint(state), before);
}

}  // namespace
}  // namespace fathom::properties
