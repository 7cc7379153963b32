#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string_view>
#include <vector>

#include "model/mirage/mirage.hpp"

// Each invariant holds in play, and says no to a state that somebody has broken in the way it is there to notice.

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

using Wanted = std::function<bool(const State&)>;
using Damage = std::function<void(State&)>;

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

/// The first state of some play that is as wanted.
State reach(const Game& game, const Wanted& wanted) {
  std::vector<Action> actions;
  constexpr std::uint64_t plays = 300;
  for (std::uint64_t seed = 0; seed < plays; ++seed) {
    Random random{seed};
    State state = start(game, 2 + static_cast<int>(seed % 3));
    while (!wanted(state)) {
      legal_actions(game, state, actions);
      if (actions.empty()) break;
      perform(game, state, Action(crowding(state, actions, random)));
    }
    if (wanted(state)) return state;
  }
  ADD_FAILURE() << "no play reaches the state wanted";
  return start(game, 2);
}

Wanted at(Step step) {
  return [step](const State& state) { return state.step == step; };
}
bool well_under_way(const State& state) {
  return state.step == Step::laying && state.board.survey.size() > 8 && state.board.coasts.size() > 1;
}
bool tent_pitched(const State& state) { return state.step == Step::laying && !state.camps.empty(); }
bool table_of_two(const State& state) { return state.players == 2 && state.step == Step::laying; }

Square east_of_tent(const State& state) { return state.camps[0].at.next(Direction::east); }

struct Break {
  std::string_view invariant;
  std::string_view what;
  const Game* game;
  Wanted from;
  Damage damage;
};

std::vector<Break> broken_pieces() {
  return {
      {"survey_tiles_conserved", "a tile too many in the bag", &printed, well_under_way,
       [](State& s) { ++s.bag[SurveyTile::light_dark_light]; }},
      {"survey_tiles_conserved", "a tile gone from the hand", &printed, well_under_way, [](State& s) { s.tile.reset(); }},
      {"survey_tiles_conserved", "a tile gone from the board", &printed, well_under_way,
       [](State& s) { s.board.survey.erase_at(0); }},
      {"coast_tiles_conserved", "a Coast tile out of nowhere", &printed, well_under_way,
       [](State& s) { ++s.coasts_out[CoastPattern::alike]; }},
      {"coast_tiles_conserved", "a Coast tile gone from the hand", &printed, at(Step::laying_coast),
       [](State& s) { s.coast.reset(); }},
      {"explorers_conserved", "a camel too many", &printed, well_under_way, [](State& s) { ++s.camels[Seat::Bob]; }},
      {"explorers_conserved", "a ship gone from a tile", &printed,
       [](const State& s) { return well_under_way(s) && !s.board.survey[0].explorers.empty(); },
       [](State& s) { s.board.survey[0].explorers = {}; }},
      {"explorers_conserved", "an explorer on a Coast tile of hers twice", &printed,
       [](const State& s) { return well_under_way(s) && s.board.coasts[1].explorer; },
       [](State& s) { s.board.coasts[0].explorer = Terrain::land; }},
      {"tents_conserved", "a tent too many", &printed, tent_pitched, [](State& s) { ++s.tents[Seat::Ann]; }},
      {"tents_conserved", "a tent gone from its gap", &printed, tent_pitched, [](State& s) { s.camps.clear(); }},
      {"trees_conserved", "a tree too many", &with_palms, tent_pitched, [](State& s) { ++s.tree_supply[Colour::red]; }},
      {"trees_conserved", "trees for a game without them", &printed, tent_pitched,
       [](State& s) { ++s.tree_supply[Colour::red]; }},
      {"nobody_beyond_the_table", "a tile of the third of two", &printed,
       [](const State& s) { return table_of_two(s) && !s.board.survey.empty(); },
       [](State& s) { s.board.survey[0].by = Seat::Cleo; }},
      {"nobody_beyond_the_table", "a turn of the third of two", &printed, table_of_two,
       [](State& s) { s.turn = Seat::Cleo; }},
      {"nobody_beyond_the_table", "a gap claimed from outside", &printed, table_of_two,
       [](State& s) { s.claimant = Seat::Cleo; }},
      {"nobody_beyond_the_table", "a tent from outside", &printed, table_of_two,
       [](State& s) {
         s.camps.push_back({Seat::Cleo, Square{}});
       }},
      {"nobody_beyond_the_table", "a keeper from outside", &printed, table_of_two,
       [](State& s) {
         s.keepers.push_back({Seat::Cleo, Explorer::camel, Square{}});
       }},
  };
}

std::vector<Break> broken_boards() {
  return {
      {"tiles_never_overlap", "a tile upon a tile", &printed, well_under_way,
       [](State& s) { s.board.survey[1].corner = s.board.survey[0].corner; }},
      {"tiles_never_overlap", "a Coast tile upon a tile", &printed, well_under_way,
       [](State& s) { s.board.coasts[1].at = s.board.survey[0].corner; }},
      {"tiles_stay_on_the_table", "a tile far in the north", &printed, well_under_way,
       [](State& s) { s.board.survey[0].corner = Square::from_start(0, -Square::reach - 1); }},
      {"tiles_stay_on_the_table", "a Coast tile far in the west", &printed, well_under_way,
       [](State& s) { s.board.coasts[1].at = Square::from_start(-Square::reach - 1, 0); }},
      {"teeth_fit_everywhere", "a tile turned over where it lies", &printed, well_under_way,
       [](State& s) {
         s.board.survey[0].side = other(s.board.survey[0].side);
         s.board = indexed(printed.box, s.board);
       }},
      {"teeth_fit_everywhere", "a Coast tile turned where it lies", &printed, well_under_way,
       [](State& s) {
         s.board.coasts[1].turned = opposite(s.board.coasts[1].turned);
         s.board = indexed(printed.box, s.board);
       }},
      {"board_begins_in_the_middle", "a board that begins elsewhere", &printed, well_under_way,
       [](State& s) { s.board.coasts[0].at = Square::from_start(1, 0); }},
      {"board_begins_in_the_middle", "a camel on the starting tile", &printed, well_under_way,
       [](State& s) { s.board.coasts[0].explorer = Terrain::land; }},
      {"board_begins_in_the_middle", "no starting tile", &printed, well_under_way, [](State& s) { s.board.coasts.clear(); }},
      {"board_begins_in_the_middle", "a tile before the starting tile", &printed, at(Step::starting_tile),
       [](State& s) { s.board.survey.push_back(LaidSurvey{}); }},
      {"tiles_are_laid_in_turn", "two tiles of one player in a row", &printed, well_under_way,
       [](State& s) { s.board.survey[1].by = s.board.survey[0].by; }},
      {"tiles_are_laid_in_turn", "another turn for the same player", &printed, well_under_way,
       [](State& s) { s.turn = s.board.survey[s.board.survey.size() - 1].by; }},
      {"tiles_are_laid_in_turn", "a turn that passes before it ends", &printed, at(Step::adding),
       [](State& s) { s.turn = clockwise(s.turn, 1, s.players); }},
      {"tiles_are_laid_in_turn", "explorers for no tile", &printed, at(Step::adding),
       [](State& s) { s.board.survey.clear(); }},
      {"tiles_are_laid_in_turn", "a table of nobody", &printed, well_under_way, [](State& s) { s.players = 0; }},
      {"tile_in_hand_until_laid", "nothing to lay", &printed, at(Step::laying), [](State& s) { s.tile.reset(); }},
      {"tile_in_hand_until_laid", "a second tile in hand", &printed, at(Step::adding),
       [](State& s) { s.tile = SurveyTile::dark_dark_dark; }},
      {"coast_in_hand_until_laid", "no Coast tile to lay", &printed, at(Step::laying_coast),
       [](State& s) { s.coast.reset(); }},
      {"coast_in_hand_until_laid", "a Coast tile without a plain tile", &printed, at(Step::laying),
       [](State& s) {
         s.tile = SurveyTile::light_dark_light;
         s.coast = CoastPattern::alike;
       }},
      {"coast_in_hand_until_laid", "a Coast tile in hand after the turn", &printed, at(Step::drawing),
       [](State& s) { s.coast = CoastPattern::alike; }},
      {"coast_in_hand_until_laid", "no Coast tile to add to", &printed, at(Step::adding_to_coast),
       [](State& s) { s.coast_at.reset(); }},
      {"coast_in_hand_until_laid", "a Coast tile of the turn before", &printed, at(Step::drawing),
       [](State& s) { s.coast_at = Square{}; }},
      {"coasts_come_with_plain_tiles", "two Coast tiles for one plain tile", &printed, well_under_way,
       [](State& s) {
         for (LaidSurvey& laid : s.board.survey) laid.tile = SurveyTile::light_dark_light;
       }},
      {"explorers_come_after_the_tiles", "a camel before the Coast tile", &printed, at(Step::laying_coast),
       [](State& s) { s.board.survey[s.board.survey.size() - 1].explorers = every_part; }},
      {"explorers_come_after_the_tiles", "explorers twice", &printed, at(Step::adding),
       [](State& s) { s.board.survey[s.board.survey.size() - 1].explorers.insert(Part::corner); }},
      {"explorers_come_after_the_tiles", "a Coast tile with its explorer already", &printed, at(Step::adding_to_coast),
       [](State& s) { s.board.coasts[s.board.coasts.size() - 1].explorer = Terrain::water; }},
  };
}

std::vector<Break> broken_gaps() {
  return {
      {"gaps_have_their_time", "a gap resolved while drawing", &printed, at(Step::drawing),
       [](State& s) { s.resolving = Square{}; }},
      {"gaps_have_their_time", "a tent for no gap", &printed, at(Step::pitching), [](State& s) { s.resolving.reset(); }},
      {"gaps_have_their_time", "a tent of nobody", &printed, at(Step::pitching), [](State& s) { s.claimant.reset(); }},
      {"gaps_have_their_time", "a winner before the gap is given", &printed, at(Step::awarding),
       [](State& s) { s.claimant = Seat::Ann; }},
      {"gaps_have_their_time", "a square left for no reason", &printed, at(Step::pitching),
       [](State& s) { s.vacated = Square{}; }},
      {"gaps_have_their_time", "a choice of one gap", &printed, at(Step::choosing_gap),
       [](State& s) {
         while (s.gaps.size() > 1) s.gaps.erase_at(0);
       }},
      {"gaps_have_their_time", "a gap left over", &printed, at(Step::drawing), [](State& s) { s.gaps.push_back(Square{}); }},
      {"pieces_stand_on_bare_squares", "a tent on a tile", &printed, tent_pitched,
       [](State& s) { s.camps[0].at = s.board.survey[0].corner; }},
      {"pieces_stand_on_bare_squares", "two tents on a square", &printed, tent_pitched,
       [](State& s) { s.camps.push_back(s.camps[0]); }},
      {"pieces_stand_on_bare_squares", "a tree under a tent", &with_palms, tent_pitched,
       [](State& s) {
         s.trees.push_back({Colour::red, s.camps[0].at});
       }},
      {"pieces_stand_on_bare_squares", "a keeper under a tent", &with_palms, tent_pitched,
       [](State& s) {
         s.keepers.push_back({Seat::Ann, Explorer::camel, s.camps[0].at});
       }},
      {"board_hangs_together", "a tile far from the others", &printed, well_under_way,
       [](State& s) { s.board.survey[0].corner = Square::from_start(Square::reach, 0); }},
      {"board_hangs_together", "tiles that do not reach the start", &printed, well_under_way,
       [](State& s) { s.board.coasts.erase_at(0); }},
      {"tents_stand_in_gaps_of_their_own", "a tent on a square that is not enclosed", &printed, tent_pitched,
       [](State& s) {
         const LaidSurvey& last = s.board.survey[s.board.survey.size() - 1];
         for (const Square square : squares_of(last.corner, last.elbow))
           for (const Direction side : every<Direction>)
             if (s.board.is_bare(square.next(side)) && gap_at(printed, s.board, square.next(side)).empty())
               s.camps[0].at = square.next(side);
       }},
      {"tents_stand_in_gaps_of_their_own", "a tent outside", &printed, tent_pitched,
       [](State& s) { s.camps[0].at = Square::from_start(Square::reach, 0); }},
      {"tents_stand_in_gaps_of_their_own", "two tents in a gap", &printed,
       [](const State& s) { return tent_pitched(s) && bare_area(s.board, east_of_tent(s)).size() > 1; },
       [](State& s) {
         s.camps.push_back({Seat::Bob, east_of_tent(s)});
       }},
      {"trees_belong_to_the_expansion", "a tree in the game as printed", &printed, tent_pitched,
       [](State& s) {
         s.trees.push_back({Colour::white, Square{}});
       }},
      {"trees_belong_to_the_expansion", "a keeper in the game as printed", &printed, tent_pitched,
       [](State& s) {
         s.keepers.push_back({Seat::Ann, Explorer::ship, Square{}});
       }},
      {"trees_belong_to_the_expansion", "planting in the game as printed", &printed, at(Step::pitching),
       [](State& s) { s.step = Step::planting; }},
      {"game_ends_with_pile_or_bag", "a turn without a tile", &printed, at(Step::drawing), [](State& s) { s.bag = {}; }},
      {"game_ends_with_pile_or_bag", "a turn without a pile", &printed, at(Step::drawing), [](State& s) { s.pile = {}; }},
      {"game_ends_with_pile_or_bag", "an end for no reason", &printed, at(Step::scoring),
       [](State& s) { ++s.pile[CoastPattern::alike], ++s.bag[SurveyTile::dark_dark_dark]; }},
      {"points_are_counted_at_the_end", "points in the first turn", &printed, at(Step::drawing),
       [](State& s) { s.scores[Seat::Ann].tents = 1; }},
      {"points_are_counted_at_the_end", "points that nothing on the table brings", &printed, at(Step::over),
       [](State& s) { ++s.scores[Seat::Bob].regions; }},
  };
}

const std::vector<Break>& breaks() {
  static const std::vector<Break> all = [] {
    std::vector<Break> together = broken_pieces();
    for (const auto& more : {broken_boards(), broken_gaps()}) together.insert(together.end(), more.begin(), more.end());
    return together;
  }();
  return all;
}

bool holds(std::string_view name, const Game& game, const State& state) {
  for (const auto& invariant : invariants())
    if (invariant.name == name) return invariant.holds(game, state);
  ADD_FAILURE() << "no invariant is called " << name;
  return true;
}

TEST(MirageInvariants, EachRejectsABrokenState) {
  for (const Break& broken : breaks()) {
    State state = reach(*broken.game, broken.from);
    EXPECT_TRUE(holds(broken.invariant, *broken.game, state)) << broken.invariant << ": " << broken.what << ", before";
    broken.damage(state);
    EXPECT_FALSE(holds(broken.invariant, *broken.game, state)) << broken.invariant << ": " << broken.what;
  }
}

TEST(MirageInvariants, AreAllShownToSayNo) {
  for (const auto& invariant : invariants())
    EXPECT_NE(std::ranges::find(breaks(), invariant.name, &Break::invariant), breaks().end()) << invariant.name;
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
  games.push_back(other);
  games.back().rules.no_tent = NoTent::none_placed;
  games.back().rules.fitting = Fitting::could_be_laid;
  return games;
}

TEST(MirageInvariants, HoldThroughoutPlayUnderAnyReading) {
  std::vector<Action> actions;
  for (const Game& game : other_readings())
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
      Random random{seed};
      State state = start(game, 2 + static_cast<int>(seed % 3));
      for (legal_actions(game, state, actions); !actions.empty(); legal_actions(game, state, actions)) {
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
