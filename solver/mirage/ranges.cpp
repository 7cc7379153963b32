#include "solver/mirage/ranges.hpp"

#include <algorithm>

// How far the numbers of Mirage can be moved: pieces to begin with, and tiles left out for three.

namespace fathom::solver::oasis {

namespace {

using mirage::Action;
using mirage::Game;
using mirage::Mirage;
using mirage::Nowhere;
using mirage::State;
using mirage::Step;
using mirage::Supply;
using mirage::SurveyTile;
using mirage::Terrain;

using Asked = solver::Asked<Mirage>;
using Played = solver::Played<Mirage>;
using MirageTrace = fathom::Trace<Mirage>;

constexpr int three = 3;
constexpr int squares_of_a_tile = 3;

/// Whichever side up she lays her first tile, a player can put an explorer on each of its squares, and one more on the
/// Coast tile that may come with it.
z3::expr first_tile_is_filled(const Asked& asked) {
  const z3::expr camels = asked.value("setup.camels");
  const z3::expr ships = asked.value("setup.ships");
  const z3::expr on_land = asked.context().bool_const("land side up");
  const z3::expr with_coast = asked.context().bool_const("with a Coast tile");
  const z3::expr filled = z3::ite(on_land, camels, ships) >= squares_of_a_tile;
  return filled && z3::implies(with_coast, camels + ships > squares_of_a_tile);
}

/// As many tiles are in the bag for each of three players as for each other.
z3::expr bag_divides_by_three(const Asked& asked) {
  const z3::expr each = asked.constant("tiles for each");
  const z3::expr over = asked.constant("tiles over");
  const z3::expr in_the_bag = static_cast<int>(asked.game.box.survey.total()) - asked.value("setup.removed_for_three");
  asked.given(in_the_bag == three * each + over && over >= 0 && over < three);
  return over == 0;
}

/// Whichever tiles are left out, there are as many plain ones left as Coast tiles in the pile.
z3::expr pile_is_used_up(const Asked& asked) {
  int plain_tiles = 0;
  for (const SurveyTile tile : every<SurveyTile>)
    if (mirage::is_plain(tile)) plain_tiles += asked.game.box.survey[tile];
  const z3::expr plain_left_out = asked.constant("plain tiles left out");
  asked.given(plain_left_out >= 0 && plain_left_out <= plain_tiles);
  asked.given(plain_left_out <= asked.value("setup.removed_for_three"));
  constexpr int starting_tiles = 1;
  return plain_tiles - plain_left_out >= static_cast<int>(asked.game.box.coasts.total()) - starting_tiles;
}

// The model, played.

/// What somebody likes who wants plain tiles to be scarce: they are left out, and drawn last.
int likes_no_plain_tiles(const State&, const Action& action) {
  if (const auto* aside = std::get_if<mirage::SetAside>(&action)) return mirage::is_plain(aside->tile) ? 1 : 0;
  if (const auto* draw = std::get_if<mirage::Draw>(&action)) return mirage::is_plain(draw->tile) ? 0 : 1;
  if (std::holds_alternative<mirage::LeaveCoast>(action)) return -1;
  return 0;
}
/// Or plain ones first, laid with that side up.
template <Terrain side>
int likes_plain_tiles_on(const State&, const Action& action) {
  if (const auto* draw = std::get_if<mirage::Draw>(&action)) return mirage::is_plain(draw->tile) ? 1 : 0;
  if (const auto* lay = std::get_if<mirage::Lay>(&action)) return lay->side == side ? 1 : 0;
  if (const auto* add = std::get_if<mirage::AddExplorers>(&action)) return static_cast<int>(add->on.size());
  return 0;
}

/// Plays by a liking from the start until something is so, or to the end.
template <class Wanted>
MirageTrace play_until(const Game& game, int players, int (*likes)(const State&, const Action&), Wanted&& wanted,
                       std::string claim) {
  MirageTrace trace{game, Mirage::start(game, players), {}, std::move(claim)};
  State state = trace.given;
  std::vector<Action> legal;
  while (!wanted(state) && static_cast<int>(trace.actions.size()) < Mirage::longest_play) {
    Mirage::legal_actions(game, state, legal);
    if (legal.empty()) break;
    const auto best = std::ranges::max_element(legal, {}, [&](const Action& action) { return likes(state, action); });
    trace.actions.push_back(*best);
    Mirage::perform(game, state, trace.actions.back());
  }
  return trace;
}
State end_of(const MirageTrace& trace) {
  State state = trace.given;
  for (const Action& action : trace.actions) Mirage::perform(trace.game, state, action);
  return state;
}

template <Terrain side>
Played play_first_tile_on(const Game& game) {
  const auto turn_is_over = [](const State& state) { return state.turn == Seat::Bob || state.step == Step::over; };
  MirageTrace trace = play_until(game, Mirage::fewest_players, likes_plain_tiles_on<side>, turn_is_over,
                                 "the first tile is filled with explorers");
  int explorers = 0;
  const State end = end_of(trace);
  end.board.for_each_explorer([&](mirage::Patch, Seat) { ++explorers; });
  const int places = squares_of_a_tile + static_cast<int>(end.board.coasts.size()) - 1;
  if (explorers >= places) return {};
  return {Outcome::fails,
          {"Ann has " + plural(explorers, "explorer") + " for the " + std::to_string(places) +
           " places of her first turn, on " + plainly(side)},
          std::move(trace)};
}
Played play_first_tile(const Game& game, int) {
  Played on_land = play_first_tile_on<Terrain::land>(game);
  return on_land.outcome == Outcome::fails ? on_land : play_first_tile_on<Terrain::water>(game);
}

Played play_bag(const Game& game, int) {
  const auto set_out = [](const State& state) { return state.step > Step::setting_aside; };
  MirageTrace trace =
      play_until(game, three, likes_no_plain_tiles, set_out, "three players have equally many tiles to draw");
  const int in_the_bag = end_of(trace).bag.total();
  if (in_the_bag % three == 0) return {};
  return {Outcome::fails,
          {plural(in_the_bag, "Survey tile") + " in the bag: " + std::to_string(in_the_bag / three) +
           " for each of three, and " + std::to_string(in_the_bag % three) + " more"},
          std::move(trace)};
}

Played play_pile(const Game& game, int) {
  MirageTrace trace = play_until(
      game, three, likes_no_plain_tiles, [](const State& state) { return state.step >= Step::scoring; },
      "the pile is used up when the bag is");
  const State end = end_of(trace);
  const bool all_fitted = std::ranges::none_of(
      trace.actions, [](const Action& action) { return std::holds_alternative<mirage::LeaveCoast>(action); });
  if (!all_fitted) return {Outcome::unknown, {}, {}};
  if (end.pile.empty()) return {};
  return {Outcome::fails,
          {plural(end.set_aside.total(), "plain tile") + " left out: the bag is empty, every Coast tile fitted, and " +
           plural(end.pile.total(), "Coast tile") + " left in the pile"},
          std::move(trace)};
}

std::optional<std::string> unlike_first_turns(const Game& game, int) {
  int plain_tiles = 0;
  for (const SurveyTile tile : every<SurveyTile>)
    if (mirage::is_plain(tile)) plain_tiles += game.box.survey[tile];
  if (plain_tiles == 0 || game.rules.supply != Supply::bag) return "where the first tile may not be plain it says nothing";
  return left_out<Mirage>(game, {"explorers.one_in_each_square", "explorers.from_supply", "turns.in_turn", "turns.sequence",
                                 "coast.comes_with_plain_tiles", "explorers.coast_supply"});
}
std::optional<std::string> unlike_bags(const Game& game, int) {
  if (game.rules.supply != Supply::bag) return "where there is no bag it says nothing";
  return left_out<Mirage>(game, {"setup.bag", "setup.removed_for_three", "turns.sequence"});
}
std::optional<std::string> unlike_piles(const Game& game, int players) {
  if (game.rules.nowhere != Nowhere::back_to_the_pile) return "where Coast tiles leave the game it says nothing";
  if (auto why = unlike_bags(game, players)) return why;
  return left_out<Mirage>(game, {"coast.must_be_added", "coast.from_the_pile", "drawing.from_the_bag", "coast.added",
                                 "ending.pile_or_bag", "coast.comes_with_plain_tiles"});
}

constexpr std::string_view filled = "Everybody has explorers for all squares of her first turn, on land and on water";
constexpr std::string_view even = "Three players have equally many tiles to draw";
constexpr std::string_view used_up = "Where every Coast tile fits, the pile is used up no later than the bag";

constexpr Ranging<Mirage> table[] = {
    {"setup.camels",
     0,
     "",
     "explorers.too_few",
     filled,
     {},
     Sense::always,
     first_tile_is_filled,
     play_first_tile,
     unlike_first_turns},
    {"setup.ships",
     0,
     "",
     "explorers.too_few",
     filled,
     {},
     Sense::always,
     first_tile_is_filled,
     play_first_tile,
     unlike_first_turns},
    {"setup.removed_for_three",
     0,
     "",
     "setup.removed_for_three",
     even,
     {three, three},
     Sense::always,
     bag_divides_by_three,
     play_bag,
     unlike_bags},
    {"setup.removed_for_three",
     0,
     "",
     "ending.pile_or_bag",
     used_up,
     {three, three},
     Sense::always,
     pile_is_used_up,
     play_pile,
     unlike_piles},
};

}  // namespace

std::span<const Ranging<Mirage>> all_ranges() { return table; }

}  // namespace fathom::solver::oasis

namespace fathom::solver {

template <>
std::vector<Range> ranges<mirage::Mirage>(const mirage::Game& game, const Options& options) {
  return all_ranged<mirage::Mirage>(oasis::all_ranges(), game, options);
}

}  // namespace fathom::solver
