#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "properties/laws_testing.hpp"
#include "properties/mirage/adapter.hpp"
#include "properties/mirage/laws_testing.hpp"
#include "properties/mirage/variants.hpp"

// Every law of Mirage must be able to say no: each is shown a moment of a real play in which something has been doctored.

namespace fathom::mirage::laws {
namespace {

using Fault = properties::Fault<Adapter>;
using properties::doctoring::with;

using Faults = std::vector<Fault>;

/// Plays of the game as printed: one for each number of players and a few more.
const std::vector<Kept>& plays() {
  static const std::vector<Kept> all = [] {
    std::vector<Kept> kept;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      const auto policy = seed % 4 == 0 ? properties::Policy::greedy : properties::Policy::uniform;
      for (Kept& one : properties::kept_play<Adapter>(Mirage::published(), 2 + static_cast<int>(seed % 3), seed, policy))
        kept.push_back(std::move(one));
    }
    return kept;
  }();
  return all;
}

Doctor one_choice_more(Step step, const Action& action) {
  return with(step, [action](const State&) { return action; });
}

bool adding_is_over(const Kept& kept) { return ends_the_adding(kept.transition()); }
bool gap_comes_up(const Kept& kept) { return adding_is_over(kept) && kept.after.resolving.has_value(); }
bool turn_is_over(const Kept& kept) { return ends_the_turn(kept.transition()); }
bool gap_is_won(const Kept& kept) { return !kept.before.claimant && kept.after.claimant; }
LaidSurvey& last_tile(State& state) { return state.board.survey[state.board.survey.size() - 1]; }

void add_growing(Faults& all) {
  const auto add = [&all](std::string_view law, Doctor doctor) { all.push_back({law, std::move(doctor)}); };
  add("board_starts_with_one_coast_tile", after<StartingTile>([](Kept& kept) { kept.after.board.coasts.clear(); }));
  add("board_starts_with_one_coast_tile",
      after<StartingTile>([](Kept& kept) { kept.after.board.coasts[0].at = Square::from_start(1, 0); }));
  add("board_starts_with_one_coast_tile", after<StartingTile>([](Kept& kept) { --kept.after.bag.of[0]; }));
  add("board_starts_with_one_coast_tile", after<StartingTile>([](Kept& kept) { --kept.after.ships[Seat::Bob]; }));
  add("three_leave_one_tile_out", after<FirstPlayer>([](Kept& kept) { ++kept.history.aside; }));
  add("turns_go_clockwise", act<Draw>([](Draw& draw, const Kept& kept) { draw.to = next_seat(kept.before, draw.to); }));
  add("turns_go_clockwise", after<Draw>([](Kept& kept) { kept.history.begun = !kept.history.begun; }));
  add("tiles_are_drawn_from_the_bag", after<Draw>([](Kept& kept) { kept.after.bag = kept.before.bag; }));
  add("tiles_are_drawn_from_the_bag", after<Draw>([](Kept& kept) { kept.action = ChooseTile{}; }));
  add("tiles_drawn_are_laid", after<Lay>([](Kept& kept) { kept.after.board = kept.before.board; }));
  add("tiles_drawn_are_laid", after<AddExplorers>([](Kept& kept) { kept.after.board.survey.erase_at(0); }));
  add("tiles_drawn_are_laid", after<Lay>([](Kept& kept) { kept.history.drawn.reset(); }));
  add("tiles_drawn_are_laid", act<Lay>([](Lay& lay, const Kept& kept) { lay.by = next_seat(kept.before, lay.by); }));
  add("tiles_drawn_are_laid",
      after<Lay>([](Kept& kept) { last_tile(kept.after).side = other(last_tile(kept.after).side); }));
  add("coast_tiles_come_with_one_shade",
      after<TakeCoast>([](Kept& kept) { kept.history.drawn = SurveyTile::light_dark_light; }));
  add("coast_tiles_come_with_one_shade", after<TakeCoast>([](Kept& kept) { kept.after.pile = kept.before.pile; }));
  add("coast_tiles_come_with_one_shade", where([](const Kept& kept) { return kept.history.coast.has_value(); },
                                               [](Kept& kept) { kept.history.coast.reset(); }));
  add("any_coast_tile_of_the_pile_may_be_taken", one_choice_less(Step::taking_coast));
  add("survey_tiles_fit_where_laid", act<Lay>([](Lay& lay, const Kept&) { lay.corner = Square::from_start(0, 0); }));
  add("survey_tiles_fit_where_laid", act<Lay>([](Lay& lay, const Kept&) { lay.corner = Square::from_start(40, 0); }));
  add("coast_tiles_fit_where_laid", after<LayCoast>([](Kept& kept) { kept.history.coast.reset(); }));
  add("coast_tiles_fit_where_laid", after<LayCoast>([](Kept& kept) { kept.history.survey.clear(); }));
  add("coast_tiles_fit_where_laid", act<LayCoast>([](LayCoast& lay, const Kept&) { lay.turned = opposite(lay.turned); }));
  add("coast_tiles_fit_where_laid", after<LayCoast>([](Kept& kept) { kept.after.board = kept.before.board; }));
  add("tiles_may_lie_wherever_they_fit", one_choice_less(Step::laying));
  add("tiles_may_lie_wherever_they_fit", one_choice_more(Step::laying, Lay{}));
  add("coast_tiles_lie_wherever_they_fit", one_choice_less(Step::laying_coast));
  add("coast_tiles_lie_wherever_they_fit", one_choice_more(Step::laying_coast, LeaveCoast{}));
  add("coast_tiles_that_fit_nowhere_go_back", after<LayCoast>([](Kept& kept) { kept.action = LeaveCoast{}; }));
  add("no_more_turns_than_tiles", after<Lay>([](Kept& kept) { kept.history.tiles_laid = 40; }));
  add("turns_follow_while_tiles_last", where(turn_is_over, [](Kept& kept) { kept.after.pile = {}; }));
  add("turns_follow_while_tiles_last", where(turn_is_over, [](Kept& kept) { kept.after.step = Step::scoring; }));
}

void add_adding(Faults& all) {
  const auto add = [&all](std::string_view law, Doctor doctor) { all.push_back({law, std::move(doctor)}); };
  add("explorers_fill_the_tile", act<AddExplorers>([](AddExplorers& adds, const Kept&) { adds.on = Parts{0}; }));
  add("explorers_fill_the_tile", after<AddExplorers>([](Kept& kept) { kept.history.on_turn.reset(); }));
  add("whoever_has_explorers_adds_some", where([](const Kept& kept) { return kept.after.step == Step::adding; },
                                               [](Kept& kept) { kept.after.step = Step::drawing; }));
  add("whoever_has_explorers_adds_some", where([](const Kept& kept) { return kept.after.step == Step::adding; },
                                               [](Kept& kept) { kept.before.camels = kept.before.ships = {}; }));
  add("squares_are_free_to_choose", one_choice_more(Step::adding, AddExplorers{}));
  add("one_explorer_goes_on_a_coast_tile", after<AddToCoast>([](Kept& kept) { kept.history.coast_at.reset(); }));
  add("one_explorer_goes_on_a_coast_tile",
      after<AddToCoast>([](Kept& kept) { kept.before.camels = kept.before.ships = {}; }));
  add("one_explorer_goes_on_a_coast_tile", after<AddToCoast>([](Kept& kept) { kept.history.on_turn.reset(); }));
  add("coast_tiles_stay_empty_without_explorers_alone", after<AddToCoast>([](Kept& kept) { kept.action = AddExplorers{}; }));
  add("new_coast_tiles_offer_sand_and_water", one_choice_less(Step::adding_to_coast));
  add("new_coast_tiles_offer_sand_and_water",
      with(Step::adding_to_coast, [](const State& state) { return Action{LeaveCoastEmpty{state.turn}}; }));
  add("explorers_stay_where_they_are", after<AddExplorers>([](Kept& kept) { last_tile(kept.after).explorers = {}; }));
  add("explorers_stay_where_they_are",
      where([](const Kept& kept) { return kept.before.board.survey.size() > 3 && !gap_is_won(kept); },
            [](Kept& kept) { kept.after.board.survey[0].explorers.bits ^= 1U; }));
  add("winners_take_their_explorers_back", where(gap_is_won, [](Kept& kept) { kept.after.board = kept.before.board; }));
  add("winners_take_their_explorers_back",
      where(gap_is_won, [](Kept& kept) { kept.after.board.survey[0].explorers.bits ^= 1U; }));
  add("winners_take_their_explorers_back",
      where(gap_is_won, [](Kept& kept) { kept.after.claimant = next_seat(kept.after, *kept.after.claimant); }));
  add("ground_is_walked_and_water_sailed", after<Draw>([](Kept& kept) { ++kept.after.camels[Seat::Ann]; }));
  add("ground_is_walked_and_water_sailed", where([](const Kept& kept) { return kept.after.board.survey.size() > 1; },
                                                 [](Kept& kept) {
                                                   LaidSurvey& tile = kept.after.board.survey[0];
                                                   tile.side = other(tile.side);
                                                 }));
}

void add_gaps(Faults& all) {
  const auto add = [&all](std::string_view law, Doctor doctor) { all.push_back({law, std::move(doctor)}); };
  const auto several = [](const Kept& kept) { return kept.after.gaps.size() > 1; };
  const auto known = [](const Kept& kept) { return adding_is_over(kept) && !kept.history.known.empty(); };
  add("gaps_are_found", where(several, [](Kept& kept) { kept.after.gaps.erase_at(0); }));
  add("gaps_are_found", where(adding_is_over, [](Kept& kept) { kept.after.gaps.push_back(Square::from_start(30, 0)); }));
  add("gaps_are_found", where(gap_comes_up, [](Kept& kept) { kept.after.resolving.reset(); }));
  add("gaps_stay_gaps", where(known, [](Kept& kept) { kept.history.known[0].push_back(Square{}); }));
  add("gaps_stay_gaps", where(known, [](Kept& kept) {
        kept.after.board.lay(Mirage::published().box, LaidCoast{{}, {}, kept.history.known[0].front(), {}, {}, {}});
      }));
  add("gaps_are_resolved_as_chosen", after<ChooseGap>([](Kept& kept) { kept.history.open.clear(); }));
  add("gaps_are_resolved_as_chosen", after<ChooseGap>([](Kept& kept) { kept.after.resolving.reset(); }));
  add("gaps_are_resolved_as_chosen",
      act<ChooseGap>([](ChooseGap& choose, const Kept& kept) { choose.by = next_seat(kept.before, choose.by); }));
  add("every_open_gap_may_be_chosen", one_choice_less(Step::choosing_gap));
}

void add_competing(Faults& all) {
  const auto add = [&all](std::string_view law, Doctor doctor) { all.push_back({law, std::move(doctor)}); };
  add("regions_hang_together", where([](const Kept& kept) { return kept.after.board.survey.size() > 3; },
                                     [](Kept& kept) { ++kept.after.board.index.region[survey_patch(1, Part::corner)]; }));
  add("tiles_join_what_they_touch_alone", after<Lay>([](Kept& kept) {
        auto& now = kept.after.board.index.region;  // the first tile and another region become one, and the new tile alone
        const Patch first = now[0];
        for (Patch& region : now) region = region == now[survey_patch(1, Part::corner)] ? first : region;
        for (const Part part : every<Part>) now[survey_patch(kept.after.board.survey.size() - 1, part)] = patches - 1;
      }));
  add("tiles_join_what_they_touch_alone", where(
                                              [](const Kept& kept) {
                                                const auto& region = kept.before.board.index.region;
                                                return std::holds_alternative<Lay>(kept.action) &&
                                                       kept.before.board.survey.size() > 1 && region[0] == region[1];
                                              },
                                              [](Kept& kept) { kept.after.board.index.region[1] = patches - 1; }));
  add("competitions_go_to_the_most",
      where([](const Kept& kept) { return gap_is_won(kept) && !std::holds_alternative<Award>(kept.action); },
            [](Kept& kept) { kept.after.claimant = next_seat(kept.after, *kept.after.claimant); }));
  add("competitions_go_to_the_most", where([](const Kept& kept) { return kept.after.step == Step::awarding; },
                                           [](Kept& kept) { kept.after.step = Step::pitching; }));
  add("competitions_go_to_the_most", where(gap_comes_up, [](Kept& kept) {
        for (LaidSurvey& tile : kept.before.board.survey) tile.explorers = {};
        for (LaidCoast& tile : kept.before.board.coasts) tile.explorer.reset();
        kept.action = Draw{};
      }));
  add("ties_are_given_to_one_of_those_tied", one_choice_less(Step::awarding));
  add("ties_are_given_to_one_of_those_tied", legal_at(Step::awarding, [](Kept& kept) {
        auto& award = std::get<Award>(kept.legal->front());
        award.by = next_seat(kept.after, award.by);
      }));
  add("awards_are_heeded", after<Award>([](Kept& kept) { kept.after.claimant.reset(); }));
}

void add_pitching(Faults& all) {
  const auto add = [&all](std::string_view law, Doctor doctor) { all.push_back({law, std::move(doctor)}); };
  add("winners_have_to_pitch_a_tent", one_choice_less(Step::pitching));
  add("winners_have_to_pitch_a_tent", one_choice_more(Step::pitching, GoWithout{}));
  add("winners_have_to_pitch_a_tent", legal_at(Step::pitching, [](Kept& kept) {
        for (Action& action : *kept.legal)
          if (auto* pitch = std::get_if<PitchTent>(&action)) pitch->at = Square{};
      }));
  add("winners_have_to_pitch_a_tent", legal_at(Step::pitching, [](Kept& kept) { kept.after.tents = {}; }));
  add("tents_stand_where_they_are_put", after<PitchTent>([](Kept& kept) { kept.after.camps = kept.before.camps; }));
  add("tents_stand_where_they_are_put", after<PitchTent>([](Kept& kept) { kept.after.tents = kept.before.tents; }));
  add("tents_stand_where_they_are_put",
      where([](const Kept& kept) { return !kept.before.camps.empty() && std::holds_alternative<Draw>(kept.action); },
            [](Kept& kept) { kept.after.camps[0].at = Square{}; }));
  add("tents_stand_where_they_are_put", after<MoveTent>([](Kept& kept) { kept.after.camps = kept.before.camps; }));
  add("gaps_are_claimed_in_their_turn",
      where([](const Kept& kept) { return turn_is_over(kept) && std::holds_alternative<PitchTent>(kept.action); },
            [](Kept& kept) {
              kept.after.camps.clear();
              for (LaidSurvey& tile : kept.after.board.survey) tile.explorers = every_part;
            }));
}

void add_ending(Faults& all) {
  const auto add = [&all](std::string_view law, Doctor doctor) { all.push_back({law, std::move(doctor)}); };
  add("regions_bring_two_points", after<Scoring>([](Kept& kept) { ++kept.after.scores[Seat::Ann].regions; }));
  add("regions_bring_two_points", after<Scoring>([](Kept& kept) { kept.after.board.survey[0].explorers.bits ^= 7U; }));
  add("journeys_are_as_long_as_can_be", after<Scoring>([](Kept& kept) { ++kept.after.scores[Seat::Bob].tents; }));
  add("journeys_go_around_a_box", after<Scoring>([](Kept& kept) { ++kept.after.scores[Seat::Ann].tents; }));
  add("trees_bring_nothing_without_trees", after<Scoring>([](Kept& kept) { ++kept.after.scores[Seat::Ann].trees; }));
  add("trees_bring_nothing_without_trees", after<Draw>([](Kept& kept) { kept.after.trees.push_back(Tree{}); }));
  add("trees_bring_nothing_without_trees", after<Draw>([](Kept& kept) { kept.action = Plant{}; }));
}

void add_offering(Faults& all) {
  const auto add = [&all](std::string_view law, Doctor doctor) { all.push_back({law, std::move(doctor)}); };
  add("tiles_come_out_as_likely_as_they_are_left", after<Draw>([](Kept& kept) { ++kept.history.bag[0]; }));
  add("tiles_come_out_as_likely_as_they_are_left", after<Draw>([](Kept& kept) { kept.history.bag.fill(0); }));
  add("tiles_come_out_as_likely_as_they_are_left", after<SetAside>([](Kept& kept) { --kept.history.bag[0]; }));
  add("starting_tiles_are_as_likely_as_there_are", after<StartingTile>([](Kept& kept) { ++kept.history.pile[0]; }));
  add("anybody_may_begin", one_choice_less(Step::first_player));
}

void add_bounding(Faults& all) {
  const auto add = [&all](std::string_view law, Doctor doctor) { all.push_back({law, std::move(doctor)}); };
  add("tiles_cover_an_elbow", after<Lay>([](Kept& kept) { kept.before.board = kept.after.board; }));
  add("elbows_are_offered_once", legal_at(Step::laying, [](Kept& kept) { kept.legal->push_back(kept.legal->front()); }));
  add("shades_and_owners_close_no_place", one_choice_less(Step::laying));
  add("drawn_tiles_have_a_place", legal_at(Step::laying, [](Kept& kept) { kept.legal = {Scoring{}}; }));
  add("coast_tiles_fit_while_few_tiles_lie", after<LeaveCoast>([](Kept& kept) {
        while (kept.before.board.survey.size() > 1) kept.before.board.survey.erase_at(0);
        while (kept.before.board.coasts.size() > 1) kept.before.board.coasts.erase_at(1);
      }));
  add("explorers_suffice_for_first_tiles",
      act<AddExplorers>([](AddExplorers& add_explorers, const Kept&) { add_explorers.on = {}; }));
  add("gaps_between_one_kind_are_straight", where(adding_is_over, [](Kept& kept) { kept.after.board.index.taken = {}; }));
  add("readings_of_small_areas_agree", where(adding_is_over, [](Kept& kept) { kept.after.board.index.faced = {}; }));
  add("piles_outlast_bags_by_coast_tiles_put_back", after<Scoring>([](Kept& kept) {
        kept.after.bag = {};
        kept.history.put_back = 0;
        kept.after.pile = {CoastPattern::alike};
      }));
  add("regions_bring_so_much_for_each_explorer",
      after<Scoring>([](Kept& kept) { kept.after.scores[Seat::Ann].regions = 100; }));
  add("journeys_stay_within_the_tiles", after<Scoring>([](Kept& kept) { kept.after.scores[Seat::Ann].tents = 1000; }));
}

std::vector<Law> printed_laws() {
  std::vector<Law> laws;
  for (const auto part : {growing_laws(), adding_laws(), resolving_laws(), ending_laws(), offering_laws(), bounding_laws()})
    laws.insert(laws.end(), part.begin(), part.end());
  return laws;
}

Faults faults() {
  Faults all;
  add_growing(all);
  add_adding(all);
  add_gaps(all);
  add_competing(all);
  add_pitching(all);
  add_ending(all);
  add_offering(all);
  add_bounding(all);
  return all;
}

TEST(MirageLaws, AllHoldInPlaysNobodyDoctored) { properties::expect_to_hold<Adapter>(printed_laws(), plays()); }
TEST(MirageLaws, EachSaysNoToADoctoredMoment) { properties::expect_to_be_noticed<Adapter>(faults(), plays()); }

TEST(MirageLaws, AllAreDoctoredButThree) {
  EXPECT_EQ(properties::undoctored<Adapter>(printed_laws(), faults()),
            (std::set<std::string_view>{"most_points_win", "order_matters_only_between_neighbours",
                                        "tiles_that_look_alike_are_alike"}));
}

TEST(MirageLaws, SayNoToDifferentTilesThatLookAlike) {
  const auto asks = std::get<AsksProbe>(named_law("tiles_that_look_alike_are_alike").asks);
  Game game = Mirage::published();
  State state = start(game, 2);
  for (const SurveyTile tile : {SurveyTile::light_light_dark, SurveyTile::light_dark_light})
    state.board.lay(game.box, LaidSurvey{tile, Square{}, {}, Terrain::water, Seat::Ann, {}});
  Random random{1};
  EXPECT_EQ(asks({game, state, {}}, random), "");
  game.box.water_sides[1] = game.box.water_sides[2];
  EXPECT_NE(asks({game, state, {}}, random), "");
}

/// Each begins where play from the start has got, and where it is meant to.
TEST(MirageLaws, BeginWherePlayCanGet) {
  for (const properties::Start<Mirage>& beginning : Adapter::starts())
    for (int players = 2; players <= 4; ++players)
      for (std::uint64_t seed = 0; seed < 3; ++seed) {
        Random random{seed};
        const State state = beginning.draw(Mirage::published(), players, random);
        for (const auto& invariant : invariants())
          EXPECT_TRUE(invariant.holds(Mirage::published(), state)) << invariant.name;
        EXPECT_EQ(state == start(Mirage::published(), players), beginning.name == "the start") << beginning.name;
      }
}

/// A choice between two gaps that have no region in common, with tents enough for everybody.
std::optional<State> two_gaps_apart() {
  const auto& law = named_law("order_matters_only_between_neighbours");
  std::optional<State> found;
  for (std::uint64_t seed = 0; seed < 400 && !found; ++seed)
    properties::follow_one_play<Adapter>(Mirage::published(), 2, seed, properties::Policy::uniform,
                                         [&](const State& before, const Action&) {
                                           if (found || before.step != Step::choosing_gap || before.gaps.size() != 2) return;
                                           State muddled = before;
                                           for (Patch& region : muddled.board.index.region) region = 0;
                                           if (!std::get<AsksPosition>(law.asks)({Mirage::published(), muddled, {}}).empty())
                                             found = before;
                                         });
  return found;
}

TEST(MirageLaws, SayNoWhereTheOrderOfGapsApartMatters) {
  const auto state = two_gaps_apart();
  ASSERT_TRUE(state);
  const auto asks = std::get<AsksPosition>(named_law("order_matters_only_between_neighbours").asks);
  EXPECT_EQ(asks({Mirage::published(), *state, {}}), "");
  State muddled = *state;  // as if all were one region: whoever wins then depends on which gap comes first
  for (Patch& region : muddled.board.index.region) region = 0;
  EXPECT_EQ(asks({Mirage::published(), muddled, {}}),
            "it matters which of two gaps comes first that have no region in common");
}

TEST(MirageLaws, SayNoToAWinnerWithoutTheMostPoints) {
  State state = start(Mirage::published(), 2);
  state.step = Step::over;
  state.scores[Seat::Ann] = {4, 10, 0};
  state.scores[Seat::Bob] = {0, 14, 0};
  const auto asks = std::get<AsksPosition>(named_law("most_points_win").asks);
  EXPECT_EQ(asks({Mirage::published(), state, {}}), "");
  SeatSet ann;
  ann.insert(Seat::Ann);
  EXPECT_EQ(winners_have_most_points(state, ann), "Bob has 14 of at most 14 points, and does not win");
  state.scores[Seat::Bob] = {0, 12, 0};
  EXPECT_EQ(winners_have_most_points(state, ann), "");
  EXPECT_EQ(winners_have_most_points(state, {}), "Ann has 14 of at most 14 points, and does not win");
}

// What laws need and rest on.

TEST(MirageLaws, EachRestsOnAClaim) {
  std::vector<Law> laws = printed_laws();
  for (const auto part : {variant_laws(), house_laws()}) laws.insert(laws.end(), part.begin(), part.end());
  properties::expect_to_rest_on_claims<Adapter>(laws);
}
TEST(MirageLaws, NeedEveryEventBetweenThem) { properties::expect_to_need_every_event<Adapter>(printed_laws()); }
TEST(MirageLaws, BelieveTheStateATraceBeginsWith) {
  properties::expect_to_believe_beginnings<Adapter>(printed_laws(), plays(),
                                                    3);  // working out what to remember takes a while
}

}  // namespace
}  // namespace fathom::mirage::laws
