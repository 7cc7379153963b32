#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <type_traits>
#include <vector>

#include "model/core/play.hpp"
#include "model/mermaid_beach/mermaid_beach.hpp"

// The two ways to list legal actions: made up as the rules allow them, and everything that passes the clauses. With a rule
// dropped that refuses nothing, the second says what the first should.

namespace fathom::mermaid_beach {
namespace {

/// The game as the clauses see it.
Game by_clauses(const Game& game) {
  Game other = game;
  other.dropped.insert(position_of(rulebook(), "story.splashy").value());
  return other;
}

/// The first state of some plays in which the two lists differ, or "nothing".
std::string difference(const Game& made_up, const Game& by_clauses) {
  std::vector<Action> actions;
  std::vector<Action> others;
  for (int players = 2; players <= 5; ++players) {
    Random random{static_cast<std::uint64_t>(players)};
    State state = start(made_up, players);
    for (int n = 0; n < MermaidBeach::longest_play; ++n) {
      legal_actions(made_up, state, actions);
      legal_actions(by_clauses, state, others);
      for (const Action& action : others)
        if (std::ranges::find(actions, action) == actions.end()) return "not offered: " + show(made_up, state, action);
      for (const Action& action : actions)
        if (std::ranges::find(others, action) == others.end()) return "refused: " + show(made_up, state, action);
      if (actions.empty()) break;
      perform(made_up, state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
    }
  }
  return "nothing";
}

TEST(MermaidBeachLegalActions, AreThoseNoClauseObjectsTo) {
  const Game& game = MermaidBeach::published();
  EXPECT_EQ(difference(game, by_clauses(game)), "nothing");
}

TEST(MermaidBeachLegalActions, AreThoseNoClauseObjectsToInEveryReading) {
  const auto try_each = [](const auto& field) {
    using Value = WrittenAs<std::remove_cvref_t<decltype(field.of(std::declval<Rules&>()))>>;
    if constexpr (Named<Value>)
      for (const Value value : every<Value>) {
        Game game = MermaidBeach::published();
        field.of(game.rules) = value;
        EXPECT_EQ(difference(game, by_clauses(game)), "nothing") << field.name << ' ' << name_of(value);
      }
  };
  for_each_field<Rules>(try_each);
}

TEST(MermaidBeachLegalActions, DifferWhereAClauseIsDropped) {
  const Game& game = MermaidBeach::published();
  for (const std::string_view rule : {"asking.last_resort", "asking.must_give", "passing.from_hand", "turns.in_turn"}) {
    Game other = game;
    other.dropped.insert(position_of(rulebook(), rule).value());
    EXPECT_NE(difference(game, other), "nothing") << rule;
  }
}

}  // namespace
}  // namespace fathom::mermaid_beach
