#include <algorithm>
#include <bit>

#include "model/mirage/chapters/book.hpp"
#include "model/mirage/mirage.hpp"

namespace fathom::mirage {

namespace {

/// Whether an action of one kind meets a condition.
template <class Kind, class Condition>
bool is(const Action& action, Condition&& condition) {
  const Kind* act = std::get_if<Kind>(&action);
  return act != nullptr && condition(*act);
}

/// Whether a tile laid so touches the edge of the table.
template <class Kind>
bool at_the_edge(const Kind& act) {
  return any_square(act, [](Square square) {
    return std::ranges::any_of(every<Direction>, [&](Direction side) { return !square.next(side).on_the_table(); });
  });
}

/// Whether what the action leads to depends on a reading: it is carried out in two games that differ in it.
template <class Change>
bool depends(const Game& game, const State& state, const Action& action, Change&& change) {
  Game other = game;
  change(other.rules);
  State one_way = state;
  State another_way = state;
  perform(game, one_way, action);
  perform(other, another_way, action);
  return one_way != another_way;
}

/// Whether a tent has just been placed or a tree planted, and no tree is left for a square that asks for one.
bool trees_run_out(const Game& game, const State& state, const Action& action) {
  const bool placing = state.step == Step::pitching || state.step == Step::keeping_trees || state.step == Step::planting;
  if (game.rules.palms == Palms::without || !placing) return false;
  State after = state;
  perform(game, after, action);
  const bool done = after.step != Step::keeping_trees && after.step != Step::planting;
  after.resolving = state.resolving;
  return done && after.tree_supply.empty() && square_for_tree(game, after).has_value();
}

bool has_fewer_tents(const State& state) {
  constexpr int full_journey = 3;
  for (const Seat at : seated(state.players))
    if (std::ranges::count(state.camps, at, &Camp::by) < full_journey) return true;
  return false;
}

bool some_region_is_nobodys(const Game& game, const State& state) {
  bool found = false;
  const Regions regions = regions_of(game, state.board);
  state.board.for_each_patch([&](Patch patch) {
    if (regions[patch] == patch && holders(game, state, patch).empty()) found = true;
  });
  return found;
}

/// Whether a Coast tile of this turn has got no explorer, as there is none left.
bool coast_stays_empty(const Game& game, const State& state, const Action& action) {
  const bool laid = state.coast_at.has_value() || std::holds_alternative<LayCoast>(action);
  const bool adding = state.step >= Step::laying_coast && state.step <= Step::adding;
  if (!laid || !adding) return false;
  State after = state;
  perform(game, after, action);
  return after.step != Step::adding && after.step != Step::adding_to_coast;
}

/// The situations on which the rulebook is silent, each as play reaches it: just before the action named.
constexpr Hole<Game, State, Action> silences[] = {
    {"players.two_to_four",
     [](const Game&, const State& state, const Action& action) {
       return std::holds_alternative<StartingTile>(action) && state.players == Mirage::fewest_players;
     }},
    {"advanced.stacks_for_three",
     [](const Game& game, const State&, const Action& action) {
       return std::holds_alternative<SetAside>(action) && game.rules.supply == Supply::stacks;
     }},
    {"setup.removed_is_seen",
     [](const Game&, const State&, const Action& action) { return std::holds_alternative<SetAside>(action); }},
    {"turns.who_begins",
     [](const Game&, const State&, const Action& action) { return std::holds_alternative<FirstPlayer>(action); }},
    {"advanced.coasts_come_too",
     [](const Game& game, const State& state, const Action& action) {
       const bool stacks = game.rules.supply == Supply::stacks;
       return stacks && !state.pile.empty() &&
              is<ChooseTile>(action, [](const ChooseTile& choose) { return is_plain(choose.tile); });
     }},
    {"advanced.stacks_used_up",
     [](const Game& game, const State& state, const Action& action) {
       return std::holds_alternative<Scoring>(action) && game.rules.supply == Supply::stacks && state.bag.empty();
     }},
    {"growing.bare_squares",
     [](const Game& game, const State& state, const Action& action) {
       return is<Lay>(action, [&](const Lay& lay) { return growing::covers_something(game, state, lay); }) ||
              is<LayCoast>(action, [&](const LayCoast& lay) { return growing::covers_something(game, state, lay); });
     }},
    {"growing.table_edge",
     [](const Game&, const State&, const Action& action) {
       return is<Lay>(action, at_the_edge<Lay>) || is<LayCoast>(action, at_the_edge<LayCoast>);
     }},
    {"coast.nowhere",
     [](const Game& game, const State& state, const Action& action) {
       return std::holds_alternative<LeaveCoast>(action) && !place_for_coast(game, state);
     }},
    {"explorers.none_left",
     [](const Game&, const State& state, const Action& action) {
       return is<Lay>(action, [&](const Lay& lay) { return adding::supply(state, lay.by, lay.side) == 0; });
     }},
    {"explorers.coast_none_left",
     [](const Game& game, const State& state, const Action& action) { return coast_stays_empty(game, state, action); }},
    {"competition.nobody",
     [](const Game& game, const State& state, const Action& action) {
       if (state.step < Step::laying || state.step >= Step::scoring) return false;
       return depends(game, state, action, [](Rules& rules) {
         rules.nobody = rules.nobody == Nobody::unclaimed ? Nobody::all_tied : Nobody::unclaimed;
       });
     }},
    {"tents.none_left",
     [](const Game& game, const State& state, const Action& action) {
       if (state.step == Step::pitching && state.tents[acting_seat(state)] == 0) return true;
       if (game.rules.no_tent != NoTent::none_placed) return false;
       if (state.step < Step::laying || state.step >= Step::scoring) return false;
       return depends(game, state, action, [](Rules& rules) { rules.no_tent = NoTent::moves_one; });
     }},
    {"tents.which_square",
     [](const Game& game, const State& state, const Action& action) {
       const bool placed = std::holds_alternative<PitchTent>(action) || std::holds_alternative<MoveTent>(action);
       return placed && gap_at(game, state.board, state.resolving.value_or(Square{})).size() > 1;
     }},
    {"tents.vacated",
     [](const Game&, const State&, const Action& action) { return std::holds_alternative<MoveTent>(action); }},
    {"winning.most_points",
     [](const Game&, const State&, const Action& action) { return std::holds_alternative<Scoring>(action); }},
    {"winning.tie",
     [](const Game& game, const State& state, const Action& action) {
       return std::holds_alternative<Scoring>(action) &&
              std::popcount(winners(counted(game, state), state.players).bits) > 1;
     }},
    {"regions.nobody",
     [](const Game& game, const State& state, const Action& action) {
       return std::holds_alternative<Scoring>(action) && some_region_is_nobodys(game, state);
     }},
    {"scoring.fewer_tents",
     [](const Game&, const State& state, const Action& action) {
       return std::holds_alternative<Scoring>(action) && has_fewer_tents(state);
     }},
    {"palms.supply_empty",
     [](const Game& game, const State& state, const Action& action) { return trees_run_out(game, state, action); }},
};

}  // namespace

std::span<const Hole<Game, State, Action>> holes() { return silences; }

}  // namespace fathom::mirage
