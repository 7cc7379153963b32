#include "properties/mirage/variants.hpp"

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include "properties/arbitrary.hpp"
#include "properties/mirage/adapter.hpp"

// The laws of the Palm Tree Expansion and of the Advanced variant. The game as printed has neither, so these laws follow
// plays of their own, begun now and then beside those of the campaign.

namespace fathom::mirage::laws {
namespace {

using std::to_string;

constexpr std::uint32_t begun_once_in = 8;

properties::Policy any_policy(Random& random) { return every<properties::Policy>[random.below(kinds<properties::Policy>)]; }

template <auto ask>
std::string with_trees(const Position& at, Random& random) {
  if (!properties::once_in(begun_once_in, random)) return {};
  return asked_in_a_play<ask>(game_with_trees(at.game, random), at.state.players, any_policy(random), random);
}
/// Everybody has one tent, so that trees are left whenever the second gap is won. Greed leaves hardly any large gaps.
template <auto ask>
std::string with_trees_left(const Position& at, Random& random) {
  if (!properties::once_in(begun_once_in, random)) return {};
  Game game = game_with_trees(at.game, random);
  game.rules.tents = 1;
  return asked_in_a_play<ask>(game, at.state.players, properties::Policy::uniform, random);
}
template <auto ask>
std::string with_stacks(const Position& at, Random& random) {
  if (!properties::once_in(begun_once_in, random)) return {};
  return asked_in_a_play<ask>(game_with_stacks(at.game), at.state.players, any_policy(random), random);
}

/// Everybody has one tent, and places none when that stands.
template <auto ask>
std::string with_no_tents_moved(const Position& at, Random& random) {
  if (!properties::once_in(begun_once_in, random)) return {};
  Game game = at.game;
  game.rules.no_tent = NoTent::none_placed;
  game.rules.tents = 1;
  return asked_in_a_play<ask>(game, at.state.players, any_policy(random), random);
}

/// Everybody has one tent; and that of her supply need not be the one she places, nor need she move one, as readings have
/// it.
template <auto ask>
std::string with_tents_moved_at_will(const Position& at, Random& random) {
  if (!properties::once_in(begun_once_in, random)) return {};
  Game game = at.game;
  game.rules.no_tent = NoTent::may_move_one;
  game.rules.tents_from = TentsFrom::anywhere;
  return asked_in_a_play<ask>(game, at.state.players, any_policy(random), random);
}

/// A Coast tile may be let go, as one reading has it, or room has to be left for it.
template <auto ask, CoastDuty duty>
std::string with_coasts(const Position& at, Random& random) {
  if (!properties::once_in(begun_once_in, random)) return {};
  Game game = at.game;
  game.rules.coast_duty = duty;
  return asked_in_a_play<ask>(game, at.state.players, any_policy(random), random);
}

/// With one kind of explorer left a Coast tile may stay empty.
template <auto ask>
std::string with_empty_coasts(const Position& at, Random& random) {
  if (!properties::once_in(begun_once_in, random)) return {};
  Game game = at.game;
  game.rules.one_kind_left = OneKindLeft::may_be_none;
  return asked_in_a_play<ask>(game, at.state.players, any_policy(random), random);
}

template <class Piece>
bool any_in(const Few<Piece, most_trees>& pieces, const Squares& gap) {
  return std::ranges::any_of(pieces, [&](const Piece& piece) { return holds(gap, piece.at); });
}

/// What lies around bare squares, as bits: 1 for land, 2 for water.
unsigned grounds_around(const Sheet& sheet, const Squares& gap) {
  unsigned grounds = 0;
  for (const Square square : gap)
    for (std::size_t way = 0; way < all_ways; ++way)
      if (const auto tooth = sheet.tooth(beside(square, way), (way + 2) % all_ways))
        grounds |= *tooth == Terrain::land ? 1U : 2U;
  return grounds;
}

}  // namespace

std::string trees_fill_their_gap(const Transition& transition) {
  const auto& before = transition.before.trees;
  const auto& after = transition.after.trees;
  const auto* plant = std::get_if<Plant>(&transition.action);
  const auto kept = [&] {
    for (std::size_t i = 0; i < before.size(); ++i)
      if (!(after[i] == before[i])) return false;
    return true;
  };
  if (after.size() != before.size() + (plant != nullptr ? 1 : 0) || !kept()) return "a tree comes or goes by itself";
  if (plant != nullptr) {
    const Tree tree = after[after.size() - 1];
    if (tree.colour != plant->colour || !transition.history.resolving || !holds(*transition.history.resolving, tree.at))
      return "the tree planted is another, or outside the gap";
    if (plant->by != transition.before.claimant) return name(plant->by) + " plants in the gap of another";
    if (transition.after.tree_supply[plant->colour] + 1 != transition.before.tree_supply[plant->colour])
      return "the tree planted does not come from the supply";
  }
  const bool busy = transition.after.step == Step::keeping_trees || transition.after.step == Step::planting;
  const bool placing = transition.before.step >= Step::pitching && transition.before.step <= Step::planting &&
                       !std::holds_alternative<GoWithout>(transition.action);
  if (!placing || busy || !transition.history.resolving || transition.after.tree_supply.empty()) return {};
  for (const Square square : *transition.history.resolving) {
    const auto stands = [&](const auto& piece) { return piece.at == square; };
    if (std::ranges::none_of(transition.after.camps, stands) && std::ranges::none_of(after, stands))
      return show(square) + " is left without a tree";
  }
  return {};
}

std::string keepers_stand_where_the_tent_stood(const Transition& transition) {
  const auto* keep = std::get_if<KeepTrees>(&transition.action);
  const auto* move = std::get_if<MoveTent>(&transition.action);
  std::vector<Keeper> wanted(transition.before.keepers.begin(), transition.before.keepers.end());
  const Sheet sheet(transition.game.box, transition.before.board);
  if (move != nullptr) {
    const auto left = enclosed_area(sheet, move->from);
    if (!left) return "a tent stood in no gap";
    if (any_in(transition.before.trees, *left) != (transition.after.step == Step::keeping_trees))
      return "whether trees are kept is not asked where they are left";
  }
  if (keep != nullptr) {
    if (transition.history.left.empty()) return "trees are kept that nobody left";
    const Square square = transition.history.left.back();
    wanted.push_back({keep->by, keep->with, square});
    const unsigned ground = keep->with == Explorer::camel ? 1U : 2U;
    if ((grounds_around(sheet, enclosed_area(sheet, square).value_or(Squares{})) & ground) == 0)
      return "trees are kept by the wrong kind of explorer";
    const auto supply = [&](const State& state) {
      return keep->with == Explorer::camel ? state.camels[keep->by] : state.ships[keep->by];
    };
    const bool nobody_goes_home = !gap_in_question(transition);  // or else the next gap has been won already
    if (nobody_goes_home && supply(transition.before) - supply(transition.after) != (keep->from ? 0 : 1))
      return "the keeper does not come from where it should";
  }
  return std::ranges::equal(transition.after.keepers, wanted) ? "" : "a keeper comes, goes or moves by itself";
}

/// Trees may be lost, or kept by each explorer of a kind that the gap's ground allows.
std::string trees_may_be_kept_or_lost(const Position& at) {
  if (at.state.step != Step::keeping_trees || !at.state.vacated || !at.state.claimant) return {};
  const Sheet sheet(at.game.box, at.state.board);
  const unsigned grounds = grounds_around(sheet, enclosed_area(sheet, *at.state.vacated).value_or(Squares{}));
  std::size_t ways = 1;
  const Seat who = *at.state.claimant;
  for (const Explorer kind : every<Explorer>) {
    if ((grounds & (kind == Explorer::camel ? 1U : 2U)) == 0) continue;
    const auto hers = [&](const Status& explorer) { return explorer.by == who && explorer.kind == kind; };
    ways += (kind == Explorer::camel ? at.state.camels : at.state.ships)[who] > 0 ? 1U : 0U;
    ways += static_cast<std::size_t>(std::ranges::count_if(explorers(at.state.board), hers));
  }
  std::vector<Action> different;
  for (const Action& action : at.legal)
    if (std::ranges::find(different, action) == different.end()) different.push_back(action);
  if (different.size() == ways) return {};
  return "trees may be kept or lost in " + to_string(different.size()) + " ways, not " + to_string(ways);
}

std::string trees_score_in_sets(const Transition& transition) {
  if (!std::holds_alternative<Scoring>(transition.action)) return {};
  const Sheet sheet(transition.game.box, transition.after.board);
  for (int i = 0; i < transition.after.players; ++i) {
    const auto hers = [&](const auto& piece, const Squares& gap) { return piece.by == seat(i) && holds(gap, piece.at); };
    std::vector<Colour> owned;
    for (const Tree& tree : transition.after.trees) {
      const Squares gap = enclosed_area(sheet, tree.at).value_or(Squares{});
      const bool tent = std::ranges::any_of(transition.after.camps, [&](const Camp& camp) { return hers(camp, gap); });
      const bool keeper = std::ranges::any_of(transition.after.keepers, [&](const Keeper& kept) { return hers(kept, gap); });
      if (tent || keeper) owned.push_back(tree.colour);
    }
    const int wanted = points_for_trees(owned);
    if (transition.after.scores[seat(i)].trees != wanted)
      return name(seat(i)) + " has " + to_string(transition.after.scores[seat(i)].trees) + " points for trees, not " +
             to_string(wanted);
  }
  return {};
}

std::string any_stack_may_be_chosen_from(const Position& at) {
  if (at.state.step == Step::drawing) return "a tile is to be drawn, though tiles lie in stacks";
  if (at.state.step != Step::choosing_tile) return {};
  for (const SurveyTile tile : every<SurveyTile>) {
    const bool offered = std::ranges::find(at.legal, Action{ChooseTile{at.state.turn, tile}}) != at.legal.end();
    if (offered != (at.state.bag[tile] > 0)) return "a tile of the stacks cannot be chosen";
  }
  return {};
}

std::string tiles_chosen_leave_their_stack(const Transition& transition) {
  const auto* choose = std::get_if<ChooseTile>(&transition.action);
  if (choose == nullptr) return {};
  Counts<SurveyTile> left = transition.before.bag;
  --left[choose->tile];
  return left == transition.after.bag && transition.after.tile == choose->tile ? ""
                                                                               : "another tile is taken than was chosen";
}

Game game_with_trees(const Game& game, Random& random) {
  Game variant = game;
  variant.rules.palms = Palms::with;
  if (properties::once_in(2, random)) variant.rules.tents = 1;  // so that tents move
  if (properties::once_in(2, random)) variant.box.trees = {Colour::black, Colour::white, Colour::red, Colour::yellow};
  return variant;
}
Game game_with_stacks(const Game& game) {
  Game variant = game;
  variant.rules.supply = Supply::stacks;
  return variant;
}

std::span<const Law> variant_laws() {
  static const std::vector<Law> laws{
      {"trees_fill_their_gap", "trees.on_every_other_square", AsksProbe{with_trees<trees_fill_their_gap>}, {}},
      {"any_colour_left_may_be_planted",
       "trees.on_every_other_square",
       AsksProbe{with_trees<any_colour_left_may_be_planted>},
       {}},
      {"trees_planted_are_worth_something",
       "trees.more_is_better",
       AsksProbe{with_trees<trees_planted_are_worth_something>},
       {}},
      {"coast_tiles_may_be_let_go_where_that_is_read",
       "coast.legal_exactly",
       AsksProbe{with_coasts<coast_tiles_lie_wherever_they_fit, CoastDuty::may>},
       {}},
      {"survey_tiles_leave_room_where_that_is_read",
       "growing.legal_exactly",
       AsksProbe{with_coasts<tiles_lie_wherever_they_fit, CoastDuty::must_leave_room>},
       {}},
      {"coast_tiles_may_stay_empty_where_that_is_read",
       "explorers.camel_or_ship_on_a_coast_tile",
       AsksProbe{with_empty_coasts<new_coast_tiles_offer_sand_and_water>},
       {}},
      {"tents_may_be_moved_where_that_is_read",
       "tents.forced_into_the_gap",
       AsksProbe{with_tents_moved_at_will<winners_have_to_pitch_a_tent>},
       {}},
      {"nobody_moves_a_tent", "tents.forced_into_the_gap", AsksProbe{with_no_tents_moved<nobody_moves_a_tent>}, {}},
      {"keepers_stand_where_the_tent_stood",
       "trees.kept_by_an_explorer",
       AsksProbe{with_trees_left<keepers_stand_where_the_tent_stood>},
       {}},
      {"trees_may_be_kept_or_lost", "trees.kept_or_lost", AsksProbe{with_trees_left<trees_may_be_kept_or_lost>}, {}},
      {"trees_score_in_sets", "trees.best_sets", AsksProbe{with_trees<trees_score_in_sets>}, {}},
      {"journeys_lead_from_any_square_among_trees",
       "scores.journey_among_trees",
       AsksProbe{with_trees<journeys_are_as_long_as_can_be>},
       {}},
      {"any_stack_may_be_chosen_from", "advanced.any_stack", AsksProbe{with_stacks<any_stack_may_be_chosen_from>}, {}},
      {"coast_tiles_come_with_tiles_chosen",
       "coasts.with_each_plain_tile",
       AsksProbe{with_stacks<coast_tiles_come_with_one_shade>},
       {}},
      {"turns_follow_while_stacks_last",
       "ending.as_soon_as_one_is_empty",
       AsksProbe{with_stacks<turns_follow_while_tiles_last>},
       {}},
      {"tiles_chosen_leave_their_stack", "advanced.any_stack", AsksProbe{with_stacks<tiles_chosen_leave_their_stack>}, {}},
  };
  return laws;
}

}  // namespace fathom::mirage::laws
