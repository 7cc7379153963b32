#include <gtest/gtest.h>

#include <vector>

#include "model/core/play.hpp"
#include "model/mermaid_beach/mermaid_beach.hpp"
#include "model/mermaid_beach/testing.hpp"

// Each invariant holds in play; that it says no is for the law of damage to show.

namespace fathom::mermaid_beach {
namespace {

TEST(MermaidBeachInvariants, HoldThroughoutPlay) {
  std::vector<Action> actions;
  for (int players = 2; players <= 5; ++players) {
    Random random{static_cast<std::uint64_t>(players)};
    State state = start(published, players);
    for (MermaidBeach::legal_actions(published, state, actions); !actions.empty();
         MermaidBeach::legal_actions(published, state, actions)) {
      perform(published, state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
      for (const auto& invariant : invariants()) ASSERT_TRUE(invariant.holds(published, state)) << invariant.name;
    }
    EXPECT_EQ(state.step, Step::over);
  }
}

}  // namespace
}  // namespace fathom::mermaid_beach
