#include <gtest/gtest.h>

#include <vector>

#include "model/mirage/mirage.hpp"

namespace fathom::mirage {
namespace {

const Game& game = Mirage::published();

/// Some position in the middle of a game of three.
State under_way() {
  constexpr int deeds = 60;
  Random random{5};
  State state = start(game, 3);
  std::vector<Action> actions;
  for (int i = 0; i < deeds; ++i) {
    legal_actions(game, state, actions);
    perform(game, state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
  }
  return state;
}

TEST(MirageView, ShowsEverythingToEverybody) {
  const State state = under_way();
  for (int i = 0; i < state.players; ++i) EXPECT_EQ(view(game, state, seat(i)), state);
}

TEST(MirageView, TellsStatesApartThatDifferInOneTileOfTheBag) {
  const State state = under_way();
  State other = state;
  for (Count& many : other.bag.of)
    if (many > 0) {
      --many;
      break;
    }
  EXPECT_NE(view(game, other, Seat::Bob), view(game, state, Seat::Bob));
}

TEST(MirageDisguise, IsTheStateItself) {
  Random random{1};
  const State state = under_way();
  EXPECT_EQ(disguise(game, state, Seat::Cleo, random), state);
}

}  // namespace
}  // namespace fathom::mirage
