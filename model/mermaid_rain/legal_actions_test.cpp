#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "model/core/random.hpp"
#include "model/mermaid_rain/mermaid_rain.hpp"

namespace fathom::mermaid_rain {
namespace {

/// Calls `visit` with the states of a play by the published rules and what is legal in them.
template <class Visit>
void play(int players, std::uint64_t seed, Visit&& visit) {
  const Game& game = MermaidRain::published();
  Random random(seed);
  State state = start(game, players);
  std::vector<Action> legal;
  for (legal_actions(game, state, legal); !legal.empty(); legal_actions(game, state, legal)) {
    visit(state, legal);
    perform(game, state, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
  }
}

TEST(MermaidRainLegalActions, WithARuleDroppedAreAllThatWereLegalAndNoneTwice) {
  Game loose = MermaidRain::published();
  loose.dropped.insert(position_of(rulebook(), "drifting.unoccupied").value());
  std::vector<Action> offered;
  for (const int players : {3, 6})
    play(players, 7, [&](const State& state, const std::vector<Action>& legal) {
      legal_actions(loose, state, offered);
      if (state.step == Step::placing) return;  // too many to look through
      for (const Action& action : legal) ASSERT_EQ(std::ranges::count(offered, action), 1) << show(loose, state, action);
      for (const Action& action : offered) ASSERT_EQ(std::ranges::count(offered, action), 1) << show(loose, state, action);
    });
}

}  // namespace
}  // namespace fathom::mermaid_rain
