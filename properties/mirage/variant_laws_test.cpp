#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "properties/laws_testing.hpp"
#include "properties/mirage/adapter.hpp"
#include "properties/mirage/laws_testing.hpp"
#include "properties/mirage/variants.hpp"

// Every law of Mirage's variants must be able to say no, too: each is shown a moment of a real play with trees or with
// stacks in which something has been doctored.

namespace fathom::mirage::laws {
namespace {

Game one_tent_and_trees() {
  Game game = Mirage::published();
  game.rules.palms = Palms::with;
  game.rules.tents = 1;
  return game;
}
const std::vector<Kept>& plays_with_trees() {
  static const std::vector<Kept> all = [] {
    std::vector<Kept> kept;
    for (std::uint64_t seed = 1; seed <= 8; ++seed)
      for (Kept& one : properties::kept_play<Adapter>(one_tent_and_trees(), 2, seed, properties::Policy::uniform))
        kept.push_back(std::move(one));
    return kept;
  }();
  return all;
}
const std::vector<Kept>& plays_with_stacks() {
  static const std::vector<Kept> all =
      properties::kept_play<Adapter>(game_with_stacks(Mirage::published()), 2, 1, properties::Policy::uniform);
  return all;
}

template <class Ask>
std::string ask_variant(Ask ask, const Kept& kept) {
  if constexpr (std::is_invocable_v<Ask, const Transition&>) {
    return ask(kept.transition());
  } else {
    const std::vector<Action> legal = kept.legal_afterwards();
    return ask(Position{*kept.game, kept.after, legal});
  }
}
/// How many moments a doctor finds to doctor, and of these the law says no to.
template <class Ask>
void expect_no(const std::vector<Kept>& transitions, Ask ask, const Doctor& doctor, std::string_view what) {
  int doctored = 0;
  bool noticed = false;
  for (const Kept& original : transitions) {
    ASSERT_EQ(ask_variant(ask, original), "") << what;
    Kept kept = original;
    if (noticed || !doctor(kept)) continue;
    ++doctored;
    noticed = !ask_variant(ask, kept).empty();
  }
  EXPECT_GT(doctored, 0) << what;
  EXPECT_TRUE(noticed) << what;
}

TEST(MirageTreeLaws, SayNoWhereTreesAreNotPlantedAsTheyShould) {
  const auto& transitions = plays_with_trees();
  const auto no = [&](const Doctor& doctor, std::string_view what) {
    expect_no(transitions, trees_fill_their_gap, doctor, what);
  };
  no(after<Plant>([](Kept& kept) { kept.after.trees = kept.before.trees; }), "a tree that is not planted");
  no(after<Draw>([](Kept& kept) { kept.after.trees.push_back(Tree{}); }), "a tree out of nowhere");
  no(after<Plant>([](Kept& kept) { kept.after.trees[kept.after.trees.size() - 1].at = Square{}; }), "a tree outside");
  no(after<Plant>([](Kept& kept) { kept.after.tree_supply = kept.before.tree_supply; }), "a tree of no supply");
  no(act<Plant>([](Plant& plant, const Kept& kept) { plant.by = next_seat(kept.before, plant.by); }), "another's tree");
  no(where(
         [](const Kept& kept) {
           return std::holds_alternative<PitchTent>(kept.action) && kept.after.step == Step::planting;
         },
         [](Kept& kept) { kept.after.step = Step::drawing; }),
     "no tree planted");
}

TEST(MirageTreeLaws, SayNoWhereTreesAreNotKeptAsTheyShould) {
  const auto& transitions = plays_with_trees();
  const auto no = [&](const Doctor& doctor, std::string_view what) {
    expect_no(transitions, keepers_stand_where_the_tent_stood, doctor, what);
  };
  no(after<KeepTrees>([](Kept& kept) { kept.after.keepers = kept.before.keepers; }), "a keeper who does not stand there");
  no(after<Draw>([](Kept& kept) { kept.after.keepers.push_back(Keeper{}); }), "a keeper out of nowhere");
  no(after<KeepTrees>([](Kept& kept) { kept.history.left.clear(); }), "trees that nobody left");
  no(after<KeepTrees>([](Kept& kept) { kept.after.camels = kept.after.ships = {}; }), "a keeper of another supply");
  no(where(
         [](const Kept& kept) {
           return std::holds_alternative<MoveTent>(kept.action) && kept.after.step == Step::keeping_trees;
         },
         [](Kept& kept) { kept.after.step = Step::drawing; }),
     "trees that are not kept");
  no(where([](const Kept& kept) { return std::holds_alternative<KeepTrees>(kept.action); },
           [](Kept& kept) {
             auto& keep = std::get<KeepTrees>(kept.action);
             keep.with = keep.with == Explorer::camel ? Explorer::ship : Explorer::camel;
             if (kept.after.keepers.size() > 0) kept.after.keepers[kept.after.keepers.size() - 1].kind = keep.with;
           }),
     "a keeper of the wrong kind");
}

TEST(MirageTreeLaws, SayNoToTreesOfNoWorthAndColoursMissing) {
  expect_no(plays_with_trees(), trees_planted_are_worth_something,
            after<Plant>([](Kept& kept) { kept.after.trees = kept.before.trees; }), "a tree worth nothing");
  const auto one_less = one_choice_less(Step::planting);
  expect_no(plays_with_trees(), any_colour_left_may_be_planted, one_less, "a colour less");
}

TEST(MirageVariantLaws, SayNoToATentThatMovesWhereNoneIsPlaced) {
  for (const Kept& kept : plays_with_trees()) {
    if (!std::holds_alternative<MoveTent>(kept.action)) continue;
    EXPECT_NE(nobody_moves_a_tent(kept.transition()), "");
  }
}

TEST(MirageTreeLaws, SayNoWhereAWayToKeepTreesIsMissing) {
  const auto one_less = one_choice_less(Step::keeping_trees);
  expect_no(plays_with_trees(), trees_may_be_kept_or_lost, one_less, "a way less");
}

TEST(MirageTreeLaws, SayNoToPointsForOtherTrees) {
  expect_no(plays_with_trees(), trees_score_in_sets,
            after<Scoring>([](Kept& kept) { ++kept.after.scores[Seat::Bob].trees; }), "a point too many");
}

TEST(MirageStackLaws, SayNoWhereTilesAreNotChosenAsTheyShould) {
  const auto& transitions = plays_with_stacks();
  expect_no(transitions, tiles_chosen_leave_their_stack,
            after<ChooseTile>([](Kept& kept) { kept.after.bag = kept.before.bag; }), "a stack as high as before");
  const auto one_less = one_choice_less(Step::choosing_tile);
  expect_no(transitions, any_stack_may_be_chosen_from, one_less, "a stack that is closed");
  expect_no(transitions, any_stack_may_be_chosen_from,
            after<ChooseTile>([](Kept& kept) { kept.after.step = Step::drawing; }), "a bag");
}

TEST(MirageStackLaws, SayNoWhereTilesAreDrawnAllTheSame) {
  const auto asks = std::get<AsksTransition>(named_law("tiles_are_drawn_from_the_bag").asks);
  expect_no(plays_with_stacks(), asks, after<ChooseTile>([](Kept& kept) {
              const ChooseTile choose = std::get<ChooseTile>(kept.action);
              kept.action = Draw{choose.by, choose.tile};
            }),
            "a tile drawn from no bag");
}

/// Plays in which two tiles lie open, tiles are put back for a point, and beginning later brings two.
const std::vector<Kept>& plays_by_house_rules() {
  static const std::vector<Kept> all = [] {
    Game game = Mirage::published();
    game.rules.display = 2;
    game.rules.redraws = 2;
    game.rules.redraw_price = 1;
    game.rules.later_points = 2;
    return properties::kept_play<Adapter>(game, 3, 1, properties::Policy::uniform);
  }();
  return all;
}

TEST(MirageHouseLaws, SayNoWhereOpenTilesCannotBeChosen) {
  const auto& transitions = plays_by_house_rules();
  expect_no(transitions, open_tiles_may_be_chosen, one_choice_less(Step::choosing_tile), "a tile that is kept back");
  expect_no(transitions, open_tiles_may_be_chosen, after<Reveal>([](Kept& kept) { kept.after.step = Step::drawing; }),
            "a bag");
  expect_no(transitions, open_tiles_may_be_chosen,
            where([](const Kept& kept) { return kept.after.step == Step::choosing_tile; },
                  [](Kept& kept) { ++kept.after.display[SurveyTile::dark_dark_dark]; }),
            "a tile too many");
}

TEST(MirageHouseLaws, SayNoWhereTilesArePutBackOtherwise) {
  const auto& transitions = plays_by_house_rules();
  const auto no = [&](const Doctor& doctor, std::string_view what) {
    expect_no(transitions, tiles_put_back_go_where_they_came_from, doctor, what);
  };
  no(after<Redraw>([](Kept& kept) { kept.after.redraws = kept.before.redraws; }), "a tile put back for nothing");
  no(after<Redraw>([](Kept& kept) { kept.after.display = kept.before.display; }), "a tile that is lost");
  no(after<Redraw>([](Kept& kept) { kept.after.tile = SurveyTile::dark_dark_dark; }), "a tile still in hand");
  no(after<Lay>([](Kept& kept) { ++kept.after.redraws[Seat::Ann]; }), "a tile that nobody put back");
  expect_no(transitions, tiles_may_be_put_back,
            legal_at(Step::laying,
                     [](Kept& kept) {
                       std::erase_if(*kept.legal,
                                     [](const Action& action) { return std::holds_alternative<Redraw>(action); });
                     }),
            "a tile that has to be kept");
}

TEST(MirageHouseLaws, SayNoToOtherPoints) {
  expect_no(plays_by_house_rules(), house_rules_give_and_take_points,
            after<Scoring>([](Kept& kept) { ++kept.after.scores[Seat::Bob].house; }), "a point too many");
}

/// What a law of the variants says first, asked often: it begins a play only now and then.
std::string first_complaint(const Game& game, std::string_view law) {
  const State state = start(game, 2);
  const auto asks = std::get<AsksProbe>(named_law(law).asks);
  std::string complaint;
  for (std::uint64_t seed = 0; seed < 1000 && complaint.empty(); ++seed) {
    Random random{seed};
    complaint = asks({game, state, {}}, random);
  }
  return complaint;
}

TEST(MirageVariantLaws, HoldInPlaysOfTheirOwn) {
  for (const auto part : {variant_laws(), house_laws()})
    for (const Law& law : part) EXPECT_EQ(first_complaint(Mirage::published(), law.name), "") << law.name;
}

TEST(MirageVariantLaws, SayNoWhereAReadingIsTakenFurtherThanItGoes) {
  const auto complaint_without = [](std::string_view rule, std::string_view law) {
    Game game = Mirage::published();
    game.dropped.insert(*position_of(Mirage::rulebook(), rule));
    return first_complaint(game, law);
  };
  EXPECT_NE(complaint_without("coast.must_be_added", "survey_tiles_leave_room_where_that_is_read"), "");
  EXPECT_EQ(complaint_without("explorers.on_coast", "coast_tiles_may_stay_empty_where_that_is_read"),
            "the Coast tile may stay empty");
  EXPECT_NE(complaint_without("tents.forced", "tents_may_be_moved_where_that_is_read"), "");
}

TEST(MirageVariantLaws, SayNoToPlaysWithoutARule) {
  Game game = Mirage::published();
  game.box.trees = {{Colour::red, 2}, {Colour::white, 1}};
  game.dropped.insert(*position_of(Mirage::rulebook(), "palms.any_colours"));
  EXPECT_EQ(first_complaint(game, "trees_fill_their_gap"), "the tree planted does not come from the supply");
  game = Mirage::published();
  game.dropped.insert(*position_of(Mirage::rulebook(), "advanced.stacks"));
  EXPECT_EQ(first_complaint(game, "any_stack_may_be_chosen_from"), "a tile of the stacks cannot be chosen");
}

}  // namespace
}  // namespace fathom::mirage::laws
