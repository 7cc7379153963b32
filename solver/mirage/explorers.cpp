#include <algorithm>
#include <bit>

#include "solver/mirage/finishing.hpp"
#include "solver/prover.hpp"

// How many explorers are added, and how long they suffice.

namespace fathom::solver::oasis {

namespace {

std::string explorers_asked(const Game& game) {
  return "0 to " + plural(game.rules.camels, "camel") + " and 0 to " + plural(game.rules.ships, "ship");
}

/// Ann has laid a tile with this side up, and has so many explorers for it.
State with_explorers_left(const Game& game, Terrain side, int left) {
  State state = position(game, Board{}, Step::adding);
  state.board.lay(
      game.box, LaidSurvey{SurveyTile::light_dark_light, Square::from_start(1, -1), Elbow::north_east, side, Seat::Ann, {}});
  (side == Terrain::land ? state.camels : state.ships)[Seat::Ann] = static_cast<std::uint8_t>(left);
  return state;
}

/// What adding takes from a supply in the model, with any number left in it: an explorer for each square, and one for a
/// Coast tile.
Finding adding_costs(const Game& game) {
  std::uint64_t cases = 0;
  for (const Terrain side : every<Terrain>)
    for (int left = 1; left <= (side == Terrain::land ? game.rules.camels : game.rules.ships); ++left) {
      State state = with_explorers_left(game, side, left);
      state.coast_at = Square{};
      const auto in_supply = [&](const State& of) { return (side == Terrain::land ? of.camels : of.ships)[Seat::Ann]; };
      for (const Action& add : legal(game, state)) {
        ++cases;
        State later = state;
        Mirage::perform(game, later, add);
        const int on_tile = std::get<mirage::AddExplorers>(add).on.size();
        const bool one_more = in_supply(later) > 0;
        if (one_more) Mirage::perform(game, later, mirage::AddToCoast{Seat::Ann, side});
        if (in_supply(later) == left - on_tile - (one_more ? 1 : 0)) continue;
        return differs(cases, "adding explorers takes another number from the supply", {plural(left, "explorer") + " left"},
                       MirageTrace{game, state, {add, mirage::AddToCoast{Seat::Ann, side}}, "one is added to each square"});
      }
    }
  return holds(cases);
}

}  // namespace

Finding explorers_suffice_for_two_turns(const Game& game, const Budget& budget, const ExplorerBook& book) {
  z3::context context;
  Question question{context, budget, Logic::linear};
  const z3::expr on_land = context.int_const("tiles of land filled");
  const z3::expr on_water = context.int_const("tiles of water filled");
  const z3::expr camels_on_coasts = context.int_const("camels on Coast tiles");
  const z3::expr ships_on_coasts = context.int_const("ships on Coast tiles");
  question.given(on_land >= 0 && on_water >= 0 && camels_on_coasts >= 0 && ships_on_coasts >= 0);
  const z3::expr earlier = on_land + on_water;
  question.given(camels_on_coasts + ships_on_coasts <= earlier);  // a Coast tile with each of them at most
  const z3::expr camels_left = game.rules.camels - book.on_a_tile * on_land - camels_on_coasts;
  const z3::expr ships_left = game.rules.ships - book.on_a_tile * on_water - ships_on_coasts;
  const z3::expr enough = camels_left >= book.on_a_tile && ships_left >= book.on_a_tile;
  const z3::expr all_filled = camels_left >= 0 && ships_left >= 0;
  for (const z3::expr& claim :
       {z3::implies(earlier <= book.first_short_turn - 2, enough), z3::implies(all_filled, earlier <= book.last_full_turns)})
    if (const Answer answer = question.prove(claim); answer != Answer::Proved)
      return answer == Answer::Unknown ? Finding{undecided(question.asked(), "how long explorers suffice")}
                                       : Finding{fails(question.asked(), "explorers suffice for another number of turns")};
  Finding in_model = adding_costs(game);
  if (in_model.outcome != Outcome::holds) return in_model;
  return holds(question.asked())
      .over(explorers_asked(game) + ", on any tiles")
      .tied(in_every_case(in_model.cases, "ways to add explorers with any number left"));
}

Finding squares_to_fill_are_as_many_as_possible(const Game& game, const Budget&, const ExplorerBook& book) {
  std::uint64_t cases = 0;
  for (const Terrain side : every<Terrain>)
    for (int left = 0; left <= (side == Terrain::land ? game.rules.camels : game.rules.ships); ++left) {
      ++cases;
      const State state = with_explorers_left(game, side, left);
      std::vector<unsigned> expected;
      for (unsigned parts = 1; parts < (1U << mirage::parts_of_survey); ++parts)
        if (std::popcount(parts) == std::min(left, book.on_a_tile)) expected.push_back(parts);
      std::vector<unsigned> offered;
      for (const Action& action : legal(game, state))
        if (const auto* add = std::get_if<mirage::AddExplorers>(&action); add != nullptr && !add->on.empty())
          offered.push_back(add->on.bits);
      if (offered == expected) continue;
      return differs(cases, "other squares may be filled in the model than by the rulebook",
                     {plural(left, "explorer") + " left, " + plainly(side) +
                      " side up: " + plural(static_cast<int>(offered.size()), "choice")},
                     MirageTrace{game, state, {}, "as many squares are filled as explorers are left"});
    }
  return holds(0, {"one choice, or three where one or two are left"})
      .over(explorers_asked(game) + ", either side of a tile up")
      .all_tried(cases)
      .tied(in_every_case(cases, "what the model lists"));
}

}  // namespace fathom::solver::oasis
