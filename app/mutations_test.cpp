#include "app/mutations.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "model/mermaid_rain/mermaid_rain.hpp"

namespace fathom::app {
namespace {

using mermaid_rain::MermaidRain;
using Game = mermaid_rain::Game;

const std::vector<Mutant>& mutants() {
  static const std::vector<Mutant> made = mutants_of<MermaidRain>(MermaidRain::published());
  return made;
}

const Game& game_of(const std::string& name) {
  for (const Mutant& mutant : mutants())
    if (mutant.name == name) return std::any_cast<const Game&>(mutant.game);
  throw std::out_of_range("there is no mutant " + name);
}

long of_kind(Change change) {
  return std::count_if(mutants().begin(), mutants().end(), [&](const Mutant& mutant) { return mutant.change == change; });
}

TEST(Mutations, DropEachClauseInTurn) {
  EXPECT_EQ(of_kind(Change::dropped), static_cast<long>(MermaidRain::clause_rules().size()));
  const Game& game = game_of("without placing.on_ocean");
  EXPECT_EQ(game.dropped.size(), 1);
  EXPECT_TRUE(game.dropped.contains(position_of(MermaidRain::rulebook(), "placing.on_ocean").value()));
  EXPECT_EQ(game.rules, MermaidRain::published().rules);
}

TEST(Mutations, MoveEachNumberOneEitherWay) {
  EXPECT_EQ(game_of("dealing.exactly_seven 7 -> 8").rules.cards_dealt, 8);
  EXPECT_EQ(game_of("dealing.exactly_seven 7 -> 6").rules.cards_dealt, 6);
  const auto& points = game_of("scoring.rank_points[2] 6 -> 7").rules.rank_points;
  EXPECT_EQ(points, (std::array<int, 6>{12, 7, 4, 2, 0, 0})) << "one entry of the table, and no other";
}

TEST(Mutations, StayWithinTheBoundsOfANumber) {
  EXPECT_THROW(game_of("scoring.rank_points[6] 0 -> -1"), std::out_of_range);
  EXPECT_EQ(game_of("scoring.rank_points[6] 0 -> 1").rules.rank_points[5], 1);
}

TEST(Mutations, ReadEachRuleInEveryOtherWay) {
  EXPECT_EQ(game_of("placing.optional = mandatory").rules.placing, mermaid_rain::Placing::mandatory);
  EXPECT_EQ(game_of("deep_sea.reach = anywhere").rules.deep_reach, mermaid_rain::DeepReach::anywhere);
  EXPECT_THROW(game_of("placing.optional = optional"), std::out_of_range) << "that is the published game";
}

TEST(Mutations, HaveNamesOfTheirOwnAndDifferFromThePublishedGame) {
  std::set<std::string> names;
  for (const Mutant& mutant : mutants()) {
    EXPECT_TRUE(names.insert(mutant.name).second) << mutant.name;
    EXPECT_TRUE(position_of(MermaidRain::rulebook(), mutant.rule)) << mutant.name << " belongs to no rule";
    const Game& game = std::any_cast<const Game&>(mutant.game);
    const Game& published = MermaidRain::published();
    EXPECT_FALSE(game.rules == published.rules && game.dropped == published.dropped) << mutant.name;
  }
}

TEST(Mutations, OfAVariantDropNothingThatIsDroppedAlready) {
  Game variant = MermaidRain::published();
  variant.dropped.insert(position_of(MermaidRain::rulebook(), "placing.on_ocean").value());
  const std::vector<Mutant> made = mutants_of<MermaidRain>(variant);
  EXPECT_EQ(made.size() + 1, mutants().size());
  for (const Mutant& mutant : made) {
    EXPECT_NE(mutant.name, "without placing.on_ocean");
    EXPECT_TRUE(std::any_cast<const Game&>(mutant.game)
                    .dropped.contains(position_of(MermaidRain::rulebook(), "placing.on_ocean").value()))
        << mutant.name;
  }
}

TEST(Mutations, LeaveReconstructionsAlone) {
  for (const Mutant& mutant : mutants()) {
    const Rule& rule = MermaidRain::rulebook()[position_of(MermaidRain::rulebook(), mutant.rule).value()];
    EXPECT_FALSE(mutant.change == Change::moved && rule.status == Status::assumed) << mutant.name;
  }
}

TEST(Mutations, ShowTheNumbersAndReadingsTheyWereMadeFrom) {
  const auto parameters = parameters_of<MermaidRain>(MermaidRain::published());
  const auto points = std::find_if(parameters.begin(), parameters.end(),
                                   [](const ParameterShown& shown) { return shown.name == "scoring.rank_points"; });
  ASSERT_NE(points, parameters.end());
  EXPECT_EQ(points->values, (std::vector<int>{12, 6, 4, 2, 0, 0}));
  const auto readings = readings_of<MermaidRain>(MermaidRain::published());
  const auto placing = std::find_if(readings.begin(), readings.end(),
                                    [](const ReadingShown& shown) { return shown.rule == "placing.optional"; });
  ASSERT_NE(placing, readings.end());
  EXPECT_EQ(placing->value, "optional");
  EXPECT_EQ(placing->values, (std::vector<std::string>{"optional", "mandatory"}));
}

}  // namespace
}  // namespace fathom::app
