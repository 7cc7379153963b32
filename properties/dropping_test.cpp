#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "model/mermaid_beach/mermaid_beach.hpp"
#include "model/mermaid_rain/mermaid_rain.hpp"
#include "model/mermaids_song/mermaids_song.hpp"
#include "model/mirage/mirage.hpp"
#include "properties/counting.hpp"

// Which rules hold the box together is written in the rulebook. Here it is held against plays without them.

namespace fathom::properties {
namespace {

struct NameOfGame {
  template <class G>
  static std::string GetName(int) {
    std::string name(G::name);
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
  }
};
using Games =
    testing::Types<mermaid_rain::MermaidRain, mermaid_beach::MermaidBeach, mermaids_song::MermaidsSong, mirage::Mirage>;

template <Specification G>
class Dropping : public testing::Test {
 public:
  using Game = typename G::Game;
  using State = typename G::State;
  static constexpr int plays = 3;
  static constexpr int actions_each = 250;

  static Game without(std::string_view id) {
    Game game = G::published();
    game.dropped.insert(position_of(G::rulebook(), id).value());
    return game;
  }
  /// What a few random plays lose count of; empty where they do of nothing.
  static std::string lost_in_plays(const Game& game) {
    Random random(7);
    std::vector<typename G::Action> actions;
    for (int play = 0; play < plays; ++play) {
      State state = G::start(game, G::most_players - play % 2);
      for (int i = 0; i < actions_each; ++i) {
        G::legal_actions(game, state, actions);
        if (actions.empty()) break;
        G::perform(game, state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
        if (std::string lost = lost_in(game, state); !lost.empty()) return lost;
      }
    }
    return {};
  }

 private:
  static std::string lost_in(const Game& game, const State& state) {
    for (const auto& invariant : G::invariants())
      if (invariant.name.ends_with("_conserved") && !invariant.holds(game, state)) return std::string(invariant.name);
    return lost_count_of(state, game.box);
  }
};
TYPED_TEST_SUITE(Dropping, Games, NameOfGame);

TYPED_TEST(Dropping, LosesCountOfNothingWhereAHouseRuleMay) {
  for (const std::string_view id : TypeParam::clause_rules()) {
    if (TypeParam::rulebook()[position_of(TypeParam::rulebook(), id).value()].nature == Nature::physical) continue;
    EXPECT_EQ(this->lost_in_plays(this->without(id)), "") << "without " << id;
  }
}

/// Rules that hold the box together are rules that can refuse: to mark another would say nothing.
TYPED_TEST(Dropping, IsForbiddenOfRulesThatCanRefuseAlone) {
  const auto clauses = TypeParam::clause_rules();
  int marked = 0;
  for (const Rule& rule : TypeParam::rulebook()) {
    if (rule.nature == Nature::chosen) continue;
    ++marked;
    EXPECT_NE(std::ranges::find(clauses, rule.id), clauses.end()) << rule.id;
  }
  EXPECT_GT(marked, 0);
}

/// Cards played that nobody holds: once this went unnoticed, since counts began again at 256.
TEST(DroppingWhatHoldsTheBoxTogether, LosesCount) {
  using Beach = Dropping<mermaid_beach::MermaidBeach>;
  using Song = Dropping<mermaids_song::MermaidsSong>;
  EXPECT_EQ(Beach::lost_in_plays(Beach::without("passing.from_hand")), "beach_cards_conserved");
  EXPECT_EQ(Song::lost_in_plays(Song::without("kraken.shown")), "cards_conserved");
}

}  // namespace
}  // namespace fathom::properties
