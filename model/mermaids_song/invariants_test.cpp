#include <gtest/gtest.h>

#include <vector>

#include "model/core/play.hpp"
#include "model/mermaids_song/possibilities.hpp"
#include "model/mermaids_song/testing.hpp"

// Each invariant holds in play; that it says no is for the law of damage to show.

namespace fathom::mermaids_song {
namespace {

TEST(MermaidsSongInvariants, HoldThroughoutPlay) {
  std::vector<Action> actions;
  for (int players = MermaidsSong::fewest_players; players <= MermaidsSong::most_players; ++players) {
    Random random{static_cast<std::uint64_t>(players)};
    State state = start(published, players);
    for (MermaidsSong::legal_actions(published, state, actions); !actions.empty();
         MermaidsSong::legal_actions(published, state, actions)) {
      perform(published, state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
      for (const auto& invariant : invariants()) ASSERT_TRUE(invariant.holds(published, state)) << invariant.name;
    }
    EXPECT_EQ(state.step, Step::over);
  }
}

}  // namespace
}  // namespace fathom::mermaids_song
