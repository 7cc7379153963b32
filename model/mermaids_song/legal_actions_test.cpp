#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <type_traits>
#include <vector>

#include "model/core/play.hpp"
#include "model/mermaids_song/mermaids_song.hpp"

// The two ways to list legal actions: made up as the rules allow them, and everything that passes the clauses. With a rule
// dropped that refuses nothing, the second says what the first should.

namespace fathom::mermaids_song {
namespace {

/// The game as the clauses see it.
Game by_clauses(const Game& game) {
  Game other = game;
  other.dropped.insert(position_of(rulebook(), "story.credits").value());
  return other;
}

/// The first state of some plays in which the two lists differ, or "nothing".
std::string difference(const Game& made_up, const Game& by_clauses) {
  constexpr int long_enough = 120;
  std::vector<Action> actions;
  std::vector<Action> others;
  for (int players = MermaidsSong::fewest_players; players <= MermaidsSong::most_players; ++players) {
    Random random{static_cast<std::uint64_t>(players)};
    State state = start(made_up, players);
    for (int n = 0; n < long_enough; ++n) {
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

TEST(MermaidsSongLegalActions, AreThoseNoClauseObjectsTo) {
  const Game& game = MermaidsSong::published();
  EXPECT_EQ(difference(game, by_clauses(game)), "nothing");
}

TEST(MermaidsSongLegalActions, AreThoseNoClauseObjectsToInEveryReading) {
  const auto try_each = [](const auto& field) {
    using Value = WrittenAs<std::remove_cvref_t<decltype(field.of(std::declval<Rules&>()))>>;
    if constexpr (Named<Value>)
      for (const Value value : every<Value>) {
        Game game = MermaidsSong::published();
        field.of(game.rules) = value;
        EXPECT_EQ(difference(game, by_clauses(game)), "nothing") << field.name << ' ' << name_of(value);
      }
  };
  for_each_field<Rules>(try_each);
}

TEST(MermaidsSongLegalActions, DifferWhereAClauseIsDropped) {
  const Game& game = MermaidsSong::published();
  for (const std::string_view rule : {"enticing.enough_power", "songs.from_hand", "setup.mermaid_each", "turns.in_turn"}) {
    Game other = game;
    other.dropped.insert(position_of(rulebook(), rule).value());
    EXPECT_NE(difference(game, other), "nothing") << rule;
  }
}

TEST(MermaidsSongLegalActions, AreNoneOnceTheGameIsOver) {
  State state = start(MermaidsSong::published(), 3);
  state.step = Step::over;
  std::vector<Action> actions{EndTurn{}};
  legal_actions(MermaidsSong::published(), state, actions);
  EXPECT_TRUE(actions.empty());
  legal_actions(by_clauses(MermaidsSong::published()), state, actions);
  EXPECT_TRUE(actions.empty());
}

}  // namespace
}  // namespace fathom::mermaids_song
