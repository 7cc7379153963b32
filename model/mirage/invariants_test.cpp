#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "model/mirage/mirage.hpp"

// Each invariant holds in play; that it says no is for the law of damage to show.

namespace fathom::mirage {
namespace {

/// The game as printed, or with the expansion.
Game game_of(Palms palms) {
  Game game = Mirage::published();
  game.rules.palms = palms;
  return game;
}
const Game printed = game_of(Palms::without);
const Game with_palms = game_of(Palms::with);

/// Plays on as people do who like gaps: tiles go where they touch most.
const Action& crowding(const State& state, const std::vector<Action>& actions, Random& random) {
  const Action* best = &actions[random.below(static_cast<std::uint32_t>(actions.size()))];
  int most = 0;
  for (const Action& action : actions) {
    const auto* lay = std::get_if<Lay>(&action);
    if (lay == nullptr) break;
    int touching = 0;
    for (const Square square : squares_of(lay->corner, lay->elbow))
      for (const Direction side : every<Direction>) touching += state.board.is_bare(square.next(side)) ? 0 : 1;
    if (touching > most) best = &action;
    most = std::max(most, touching);
  }
  return *best;
}

TEST(MirageInvariants, RestOnClaims) {
  for (const auto& invariant : invariants())
    EXPECT_NE(std::ranges::find(claims(), invariant.claim, &Claim::id), claims().end()) << invariant.name;
}

/// Every reading but the first of each, and both variants.
std::vector<Game> other_readings() {
  std::vector<Game> games{printed, with_palms};
  Game& other = games.emplace_back(with_palms);
  other.rules.adding_few = AddingFew::any_number;
  other.rules.coast_duty = CoastDuty::may;
  other.rules.nowhere = Nowhere::out_of_the_game;
  other.rules.nobody = Nobody::all_tied;
  other.rules.holders = Holders::tents_beside_too;
  other.rules.few_tents = FewTents::nothing;
  other.rules.supply = Supply::stacks;
  other.rules.tent_among_trees = TentAmongTrees::stays;
  other.rules.no_tent = NoTent::may_move_one;
  other.rules.tents_from = TentsFrom::anywhere;
  other.rules.one_kind_left = OneKindLeft::may_be_none;
  other.rules.colours = Colours::shade_alone;
  games.push_back(other);
  games.back().rules.no_tent = NoTent::none_placed;
  games.back().rules.coast_duty = CoastDuty::must_leave_room;
  games.back().rules.fitting = Fitting::could_be_laid;
  return games;
}

TEST(MirageInvariants, HoldThroughoutPlayUnderAnyReading) {
  std::vector<Action> actions;
  for (const Game& game : other_readings())
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
      Random random{seed};
      State state = start(game, 2 + static_cast<int>(seed % 3));
      for (Mirage::legal_actions(game, state, actions); !actions.empty(); Mirage::legal_actions(game, state, actions)) {
        const bool crowded = seed % 2 == 0;
        const Action action =
            crowded ? crowding(state, actions, random) : actions[random.below(static_cast<std::uint32_t>(actions.size()))];
        perform(game, state, action);
        for (const auto& invariant : invariants()) ASSERT_TRUE(invariant.holds(game, state)) << invariant.name;
      }
      EXPECT_EQ(state.step, Step::over);
    }
}

}  // namespace
}  // namespace fathom::mirage
