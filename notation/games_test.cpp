#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "model/games_testing.hpp"
#include "notation/mermaid_beach.hpp"
#include "notation/mermaid_rain.hpp"
#include "notation/mermaids_song.hpp"
#include "notation/mirage.hpp"
#include "notation/yaml.hpp"

// What is written down of any game is read back as it was.

namespace fathom {
namespace {

template <Specification G>
class Written : public testing::Test {
 protected:
  /// A play by lot.
  static Trace<G> a_play(const typename G::Game& game, int players) {
    Trace<G> told{game, G::start(game, players), {}, "a game"};
    Random random(static_cast<std::uint64_t>(players));
    auto state = told.given;
    std::vector<typename G::Action> actions;
    while (G::legal_actions(told.game, state, actions), !actions.empty()) {
      told.actions.push_back(actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
      G::perform(told.game, state, told.actions.back());
    }
    return told;
  }
};
TYPED_TEST_SUITE(Written, Games, NameOfGame);

/// Every action is read back, and about a hundred states of each play: all of a long one would take seconds.
template <Specification G>
void expect_to_be_read_back(const Trace<G>& play) {
  using Words = Notation<G>;
  constexpr std::size_t states = 100;
  const std::size_t stride = play.actions.size() / states + 1;
  ASSERT_FALSE(play.actions.empty());
  auto state = play.given;
  for (std::size_t n = 0; n < play.actions.size(); ++n) {
    ASSERT_EQ(Words::read_action(read_yaml(print_yaml(Words::write_action(play.actions[n])))), play.actions[n]);
    if (n % stride == 0) {
      const std::string text = print_yaml(Words::write_state(play.game, state));
      ASSERT_EQ(Words::read_state(play.game, state.players, read_yaml(text)), state) << text;
    }
    G::perform(play.game, state, play.actions[n]);
  }
}

TYPED_TEST(Written, StatesAndActionsOfAPlayAreReadBack) {
  for (const auto& game : both_games<TypeParam>())
    for (int players = TypeParam::fewest_players; players <= TypeParam::most_players; ++players)
      expect_to_be_read_back<TypeParam>(this->a_play(game, players));
}

TYPED_TEST(Written, ATraceIsReplayedToTheSameEnd) {
  const auto told = this->a_play(TypeParam::published(), TypeParam::fewest_players);
  auto end = told.given;
  for (const auto& action : told.actions) TypeParam::perform(told.game, end, action);
  const auto read = Notation<TypeParam>::read_trace(told.game, read_yaml(Notation<TypeParam>::trace_yaml(told)));
  auto again = read.given;
  for (const auto& action : read.actions) ASSERT_FALSE(apply<TypeParam>(read.game, again, action));
  EXPECT_EQ(again, end);
}

}  // namespace
}  // namespace fathom
