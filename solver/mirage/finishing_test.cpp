#include "solver/mirage/finishing.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "solver/mirage/testing.hpp"

namespace fathom::solver::oasis {
namespace {

const Game& game = Mirage::published();

TEST(Finishing, OtherBoundsAreNoticed) {
  EXPECT_TRUE(blamed(games_have_so_many_turns(game, {}, {.fewest_turns = 10})));
  EXPECT_TRUE(blamed(games_have_so_many_turns(game, {}, {.most_turns = 38})));
  EXPECT_TRUE(caught(games_have_so_many_turns(game, {}, {.most_turns = 40})));
}

TEST(Finishing, TilesChosenFromStacksAreAsMany) {
  const Game chosen = with([](Rules& rules) { rules.supply = mirage::Supply::stacks; });
  EXPECT_TRUE(proved(games_have_so_many_turns(chosen, {})));
  EXPECT_TRUE(caught(games_have_so_many_turns(chosen, {}, {.most_turns = 40})));
  EXPECT_TRUE(proved(deeds_keep_all(chosen, {}, Thing::survey_tiles)));
}

TEST(Finishing, TheBagOutlastsThePile) {
  EXPECT_TRUE(proved(bag_outlasts_the_pile(game, {})));
  EXPECT_TRUE(blamed(bag_outlasts_the_pile(game, {}, {.plain = 8})));
  EXPECT_TRUE(caught(bag_outlasts_the_pile(game, {}, {.coasts = 8})));
}

TEST(Finishing, ExplorersSufficeForTwoTurns) {
  EXPECT_TRUE(proved(explorers_suffice_for_two_turns(game, {})));
  EXPECT_TRUE(blamed(explorers_suffice_for_two_turns(game, {}, {.first_short_turn = 4})));
  EXPECT_TRUE(blamed(explorers_suffice_for_two_turns(game, {}, {.last_full_turns = 3})));
  EXPECT_TRUE(caught(explorers_suffice_for_two_turns(with([](Rules& rules) { rules.camels = 4; }), {})));
}

TEST(Finishing, AsManySquaresAreFilledAsPossible) {
  EXPECT_TRUE(proved(squares_to_fill_are_as_many_as_possible(game, {})));
  EXPECT_TRUE(caught(squares_to_fill_are_as_many_as_possible(
      with([](Rules& rules) { rules.adding_few = mirage::AddingFew::any_number; }), {})));
}

TEST(Finishing, AForgottenMovementIsNoticed) {
  for (const auto& [thing, verb] : {std::pair{Thing::survey_tiles, "lay"}, std::pair{Thing::coast_tiles, "take_coast"},
                                    std::pair{Thing::explorers, "add_to_coast"}, std::pair{Thing::tents, "pitch_tent"},
                                    std::pair{Thing::trees, "plant"}}) {
    std::vector<Flow> book = flows();
    std::erase_if(book, [forgotten = std::string_view{verb}](const Flow& flow) { return flow.verb == forgotten; });
    EXPECT_TRUE(caught(deeds_keep_all(game, {}, thing, book))) << verb;
  }
}

}  // namespace
}  // namespace fathom::solver::oasis
