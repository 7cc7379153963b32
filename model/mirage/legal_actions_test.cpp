#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "model/core/play.hpp"
#include "model/mirage/mirage.hpp"

// The two ways to list legal actions: made up as the rules allow them, and everything that passes the clauses. With a rule
// dropped that refuses nothing, the second says what the first should.

namespace fathom::mirage {
namespace {

/// The game as the clauses see it.
Game by_clauses(const Game& game) {
  Game other = game;
  other.dropped.insert(position_of(rulebook(), "story.leaders").value());
  return other;
}
Game with_palms() {
  Game game = Mirage::published();
  game.rules.palms = Palms::with;
  return game;
}

/// The first state of a play in which the two lists differ, or "nothing". Everything that passes the clauses is asked for
/// now and then only: hundreds of deeds are tried then, and thousands where a tile is laid.
std::string difference(const Game& made_up, const Game& by_clauses, int players) {
  constexpr std::uint32_t seldom = 20;
  constexpr std::uint32_t often = 3;
  std::vector<Action> actions;
  std::vector<Action> others;
  Random random{static_cast<std::uint64_t>(players)};
  State state = start(made_up, players);
  for (int n = 0; n < Mirage::longest_play; ++n) {
    legal_actions(made_up, state, actions);
    if (actions.empty()) return "nothing";
    if (random.below(state.step == Step::laying ? seldom : often) == 0) {
      legal_actions(by_clauses, state, others);
      for (const Action& action : others)
        if (std::ranges::find(actions, action) == actions.end()) return "not offered: " + show(made_up, state, action);
      for (const Action& action : actions)
        if (std::ranges::find(others, action) == others.end()) return "refused: " + show(made_up, state, action);
    }
    perform(made_up, state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
  }
  return "goes on and on";
}

TEST(MirageLegalActions, AreThoseNoClauseObjectsTo) {
  for (int players = 2; players <= 4; ++players) {
    EXPECT_EQ(difference(Mirage::published(), by_clauses(Mirage::published()), players), "nothing") << players;
    EXPECT_EQ(difference(with_palms(), by_clauses(with_palms()), players), "nothing") << players;
  }
}

TEST(MirageLegalActions, AreThoseNoClauseObjectsToInEveryReading) {
  const auto try_each = [](const auto& field) {
    using Value = WrittenAs<std::remove_cvref_t<decltype(field.of(std::declval<Rules&>()))>>;
    if constexpr (Named<Value>)
      for (const Value value : every<Value>) {
        Game game = with_palms();
        field.of(game.rules) = value;
        EXPECT_EQ(difference(game, by_clauses(game), 2), "nothing") << field.name << ' ' << name_of(value);
      }
  };
  for_each_field<Rules>(try_each);
}

TEST(MirageLegalActions, DifferWhereAClauseIsDropped) {
  const Game game = with_palms();
  for (const std::string_view rule :
       {"growing.connected", "growing.water_to_water", "growing.land_to_land", "growing.bare_squares",
        "explorers.one_in_each_square", "tents.in_the_gap", "turns.in_turn"}) {
    Game other = game;
    other.dropped.insert(position_of(rulebook(), rule).value());
    EXPECT_NE(difference(game, other, 3), "nothing") << rule;
  }
}

/// How many places the first tile has on a table with the starting tile alone.
int first_places(const Game& game, SurveyTile tile) {
  State state;
  state.step = Step::laying;
  state.tile = tile;
  std::vector<Action> actions;
  legal_actions(game, settled(game, state), actions);
  return static_cast<int>(actions.size());
}

TEST(MirageLegalActions, PlaceAFirstTileOnEachOfTwoLandEdgesAndTwoWaterEdges) {
  // Twelve elbows cover a square, and four of those cover its neighbour as well, where the starting tile lies. One elbow
  // reaches from a land edge round to the other, and from each land edge one reaches round to water, where it does not fit.
  constexpr int beside_an_edge = 12 - 4;
  constexpr int on_both_edges = 1;
  constexpr int clashing = 2;
  constexpr int with_a_side_up = 2 * beside_an_edge - on_both_edges - clashing;
  EXPECT_EQ(first_places(Mirage::published(), SurveyTile::light_dark_light), 2 * with_a_side_up);
}

}  // namespace
}  // namespace fathom::mirage
