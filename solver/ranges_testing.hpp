#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "solver/ranging.hpp"

// What the tests of every game's ranges ask of them.

namespace fathom::solver {

/// The names in a table stand for parameters, claims and rules of the game.
template <Specification G>
void expect_names_of_the_game(std::span<const Ranging<G>> table) {
  for (const Ranging<G>& ranging : table) {
    const std::string name{ranging.parameter};
    EXPECT_TRUE(number_of<G>(G::published(), ranging.parameter, ranging.entry)) << name;
    EXPECT_TRUE(position_of(G::rulebook(), ranging.rule)) << name << " cites " << ranging.rule;
    EXPECT_TRUE(ranging.claim.empty() || std::ranges::find(G::claims(), ranging.claim, &Claim::id) != G::claims().end())
        << name << " cites " << ranging.claim;
    EXPECT_FALSE(ranging.says.empty() || ranging.says.ends_with('.')) << name;
  }
}

/// A trace is a play that no rule of its game objects to.
template <Specification G>
testing::AssertionResult can_be_replayed(const Trace<G>& trace) {
  typename G::State state = trace.given;
  for (const typename G::Action& action : trace.actions)
    if (const auto objection = apply<G>(trace.game, state, action))
      return testing::AssertionFailure() << G::show(trace.game, state, action) << ": " << objection->why;
  return testing::AssertionSuccess();
}

/// The range is exact, and what lies beyond is told and can be replayed.
template <Specification G>
void expect_exact(const Range& range) {
  SCOPED_TRACE(range.parameter + ", " + plural(range.players, "player") + ": " + range.sentence);
  EXPECT_EQ(range.outcome, Outcome::holds) << range.why;
  EXPECT_GT(range.cost.cases, 0U);
  for (const Beyond& beyond : range.beyond) {
    EXPECT_FALSE(holds_at(range, beyond.value));
    EXPECT_FALSE(beyond.told.empty());
    const auto* trace = std::any_cast<Trace<G>>(&beyond.trace);
    ASSERT_NE(trace, nullptr) << "no story at " << beyond.value;
    EXPECT_TRUE(can_be_replayed<G>(*trace)) << "at " << beyond.value;
  }
}

/// The range with one end of one interval moved by one: a threshold that is off by one.
inline std::vector<Range> off_by_one(const Range& range) {
  std::vector<Range> wrong;
  for (std::size_t i = 0; i < range.holds.size(); ++i)
    for (const auto end : {&Interval::from, &Interval::to})
      for (const int by : {-1, 1}) {
        Range moved = range;
        moved.beyond.clear();
        moved.holds[i].*end += by;
        const Interval& interval = moved.holds[i];
        const bool within = interval.from >= range.lowest && interval.to <= range.highest;
        if (within && interval.from <= interval.to) wrong.push_back(moved);
      }
  return wrong;
}

/// Played, no threshold can be off by one.
template <Specification G>
void expect_off_by_one_is_refused(std::span<const Ranging<G>> table, const typename G::Game& game) {
  std::size_t refused = 0;
  for (const Ranging<G>& ranging : table) {
    const Range right = ranged<G>(ranging, game, ranging.players.to, {});
    for (const Range& wrong : off_by_one(right)) {
      const Range held = held_against_model(ranging, game, wrong);
      EXPECT_NE(held.outcome, Outcome::holds) << ranging.parameter << ": " << words(wrong.holds) << ", " << ranging.says;
      EXPECT_FALSE(held.why.empty());
      ++refused;
    }
  }
  EXPECT_GT(refused, table.size());
}

/// Played with every value within the bounds, not with those at the edges alone, the claim holds where it is proved to.
template <Specification G>
void expect_as_played(const Ranging<G>& ranging, const typename G::Game& game, int players) {
  const Range range = ranged<G>(ranging, game, players, {});
  for (int value = range.lowest; value <= range.highest; ++value) {
    const auto changed = with_number<G>(game, ranging.parameter, ranging.entry, value);
    const bool falls = ranging.play(changed, players).outcome == Outcome::fails;
    EXPECT_NE(falls, holds_at(range, value)) << ranging.parameter << ' ' << value << ", " << plural(players, "player");
  }
}

/// The game without one rule.
template <Specification G>
typename G::Game game_without(std::string_view rule) {
  typename G::Game game = G::published();
  game.dropped.insert(position_of(G::rulebook(), rule).value());
  return game;
}

}  // namespace fathom::solver
