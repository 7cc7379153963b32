#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "properties/mirage/adapter.hpp"

// What each invariant of Mirage is there to notice, done to states that play comes to.

namespace fathom::mirage::laws {
namespace {

using Damage = properties::Damage<Mirage>;

template <Step step>
bool at(const State& state) {
  return state.step == step;
}
bool well_under_way(const State& state) {
  return state.step == Step::laying && state.board.survey.size() > 8 && state.board.coasts.size() > 1;
}
bool tent_pitched(const State& state) { return state.step == Step::laying && !state.camps.empty(); }
bool table_of_two(const State& state) { return state.players == 2 && state.step == Step::laying; }

/// The same with the expansion, every tree still in the supply.
void add_palms(Game& game, State& state) {
  game.rules.palms = Palms::with;
  state.tree_supply = game.box.trees;
}

/// A bare square beside the last tile that no tiles enclose.
std::optional<Square> square_in_the_open(const State& state) {
  const LaidSurvey& last = state.board.survey[state.board.survey.size() - 1];
  for (const Square square : squares_of(last.corner, last.elbow))
    for (const Direction side : every<Direction>)
      if (state.board.is_bare(square.next(side)) && gap_at(Mirage::published(), state.board, square.next(side)).empty())
        return square.next(side);
  return std::nullopt;
}

Square east_of_tent(const State& state) { return state.camps[0].at.next(Direction::east); }

std::vector<Damage> to_pieces() {
  return {
      {"survey_tiles_conserved", "a tile too many in the bag", well_under_way,
       [](Game&, State& s) { ++s.bag[SurveyTile::light_dark_light]; }},
      {"survey_tiles_conserved", "a tile gone from the hand", well_under_way, [](Game&, State& s) { s.tile.reset(); }},
      {"survey_tiles_conserved", "a tile gone from the board", well_under_way,
       [](Game&, State& s) { s.board.survey.erase_at(0); }},
      {"coast_tiles_conserved", "a Coast tile out of nowhere", well_under_way,
       [](Game&, State& s) { ++s.coasts_out[CoastPattern::alike]; }},
      {"coast_tiles_conserved", "a Coast tile gone from the hand", at<Step::laying_coast>,
       [](Game&, State& s) { s.coast.reset(); }},
      {"explorers_conserved", "a camel too many", well_under_way, [](Game&, State& s) { ++s.camels[Seat::Bob]; }},
      {"explorers_conserved", "a ship gone from a tile",
       [](const State& s) { return well_under_way(s) && !s.board.survey[0].explorers.empty(); },
       [](Game&, State& s) { s.board.survey[0].explorers = {}; }},
      {"explorers_conserved", "an explorer on a Coast tile of hers twice",
       [](const State& s) { return well_under_way(s) && s.board.coasts[1].explorer; },
       [](Game&, State& s) { s.board.coasts[0].explorer = Terrain::land; }},
      {"explorers_conserved", "a keeper who is neither a camel nor a ship",
       [](const State& s) { return tent_pitched(s) && s.camels[Seat::Ann] > 0; },
       [](Game& game, State& s) {
         add_palms(game, s);
         --s.camels[Seat::Ann];
         s.keepers.push_back({Seat::Ann, Explorer{9}, Square{}});
       }},
      {"tents_conserved", "a tent too many", tent_pitched, [](Game&, State& s) { ++s.tents[Seat::Ann]; }},
      {"tents_conserved", "a tent gone from its gap", tent_pitched, [](Game&, State& s) { s.camps.clear(); }},
      {"trees_conserved", "a tree too many", tent_pitched,
       [](Game& game, State& s) {
         add_palms(game, s);
         ++s.tree_supply[Colour::red];
       }},
      {"trees_conserved", "a tree that stands and is kept", tent_pitched,
       [](Game& game, State& s) {
         add_palms(game, s);
         s.trees.push_back({Colour::red, Square{}});
       }},
      {"trees_conserved", "trees for a game without them", tent_pitched,
       [](Game&, State& s) { ++s.tree_supply[Colour::red]; }},
      {"nobody_beyond_the_table", "a tile of the third of two",
       [](const State& s) { return table_of_two(s) && !s.board.survey.empty(); },
       [](Game&, State& s) { s.board.survey[0].by = Seat::Cleo; }},
      {"nobody_beyond_the_table", "a turn of the third of two", table_of_two, [](Game&, State& s) { s.turn = Seat::Cleo; }},
      {"nobody_beyond_the_table", "a gap claimed from outside", table_of_two,
       [](Game&, State& s) { s.claimant = Seat::Cleo; }},
      {"nobody_beyond_the_table", "a tent from outside", table_of_two,
       [](Game&, State& s) {
         s.camps.push_back({Seat::Cleo, Square{}});
       }},
      {"nobody_beyond_the_table", "a keeper from outside", table_of_two,
       [](Game&, State& s) {
         s.keepers.push_back({Seat::Cleo, Explorer::camel, Square{}});
       }},
  };
}

std::vector<Damage> to_boards() {
  return {
      {"tiles_never_overlap", "a tile upon a tile", well_under_way,
       [](Game&, State& s) { s.board.survey[1].corner = s.board.survey[0].corner; }},
      {"tiles_never_overlap", "a Coast tile upon a tile", well_under_way,
       [](Game&, State& s) { s.board.coasts[1].at = s.board.survey[0].corner; }},
      {"tiles_stay_on_the_table", "a tile far in the north", well_under_way,
       [](Game&, State& s) { s.board.survey[0].corner = Square::from_start(0, -Square::reach - 1); }},
      {"tiles_stay_on_the_table", "a Coast tile far in the west", well_under_way,
       [](Game&, State& s) { s.board.coasts[1].at = Square::from_start(-Square::reach - 1, 0); }},
      {"teeth_fit_everywhere", "a tile turned over where it lies", well_under_way,
       [](Game& game, State& s) {
         s.board.survey[0].side = other(s.board.survey[0].side);
         s.board = indexed(game.box, s.board);
       }},
      {"teeth_fit_everywhere", "a Coast tile turned where it lies", well_under_way,
       [](Game& game, State& s) {
         s.board.coasts[1].turned = opposite(s.board.coasts[1].turned);
         s.board = indexed(game.box, s.board);
       }},
      {"board_begins_in_the_middle", "a board that begins elsewhere", well_under_way,
       [](Game&, State& s) { s.board.coasts[0].at = Square::from_start(1, 0); }},
      {"board_begins_in_the_middle", "a camel on the starting tile", well_under_way,
       [](Game&, State& s) { s.board.coasts[0].explorer = Terrain::land; }},
      {"board_begins_in_the_middle", "no starting tile", well_under_way, [](Game&, State& s) { s.board.coasts.clear(); }},
      {"board_begins_in_the_middle", "a tile before the starting tile", at<Step::starting_tile>,
       [](Game&, State& s) { s.board.survey.push_back(LaidSurvey{}); }},
      {"tiles_are_laid_in_turn", "two tiles of one player in a row", well_under_way,
       [](Game&, State& s) { s.board.survey[1].by = s.board.survey[0].by; }},
      {"tiles_are_laid_in_turn", "another turn for the same player", well_under_way,
       [](Game&, State& s) { s.turn = s.board.survey[s.board.survey.size() - 1].by; }},
      {"tiles_are_laid_in_turn", "a turn that passes before it ends", at<Step::adding>,
       [](Game&, State& s) { s.turn = clockwise(s.turn, 1, s.players); }},
      {"tiles_are_laid_in_turn", "explorers for no tile", at<Step::adding>, [](Game&, State& s) { s.board.survey.clear(); }},
      {"tiles_are_laid_in_turn", "a table of nobody", well_under_way, [](Game&, State& s) { s.players = 0; }},
      {"tile_in_hand_until_laid", "nothing to lay", at<Step::laying>, [](Game&, State& s) { s.tile.reset(); }},
      {"tile_in_hand_until_laid", "a second tile in hand", at<Step::adding>,
       [](Game&, State& s) { s.tile = SurveyTile::dark_dark_dark; }},
      {"coast_in_hand_until_laid", "no Coast tile to lay", at<Step::laying_coast>, [](Game&, State& s) { s.coast.reset(); }},
      {"coast_in_hand_until_laid", "a Coast tile without a plain tile", at<Step::laying>,
       [](Game&, State& s) {
         s.tile = SurveyTile::light_dark_light;
         s.coast = CoastPattern::alike;
       }},
      {"coast_in_hand_until_laid", "a Coast tile in hand after the turn", at<Step::drawing>,
       [](Game&, State& s) { s.coast = CoastPattern::alike; }},
      {"coast_in_hand_until_laid", "no Coast tile to add to", at<Step::adding_to_coast>,
       [](Game&, State& s) { s.coast_at.reset(); }},
      {"coast_in_hand_until_laid", "a Coast tile of the turn before", at<Step::drawing>,
       [](Game&, State& s) { s.coast_at = Square{}; }},
      {"coasts_come_with_plain_tiles", "two Coast tiles for one plain tile", well_under_way,
       [](Game&, State& s) {
         for (LaidSurvey& laid : s.board.survey) laid.tile = SurveyTile::light_dark_light;
       }},
      {"explorers_come_after_the_tiles", "a camel before the Coast tile", at<Step::laying_coast>,
       [](Game&, State& s) { s.board.survey[s.board.survey.size() - 1].explorers = every_part; }},
      {"explorers_come_after_the_tiles", "explorers twice", at<Step::adding>,
       [](Game&, State& s) { s.board.survey[s.board.survey.size() - 1].explorers.insert(Part::corner); }},
      {"explorers_come_after_the_tiles", "a Coast tile with its explorer already", at<Step::adding_to_coast>,
       [](Game&, State& s) { s.board.coasts[s.board.coasts.size() - 1].explorer = Terrain::water; }},
  };
}

std::vector<Damage> to_gaps() {
  return {
      {"gaps_have_their_time", "a gap resolved while drawing", at<Step::drawing>,
       [](Game&, State& s) { s.resolving = Square{}; }},
      {"gaps_have_their_time", "a tent for no gap", at<Step::pitching>, [](Game&, State& s) { s.resolving.reset(); }},
      {"gaps_have_their_time", "a tent of nobody", at<Step::pitching>, [](Game&, State& s) { s.claimant.reset(); }},
      {"gaps_have_their_time", "a winner before the gap is given", at<Step::awarding>,
       [](Game&, State& s) { s.claimant = Seat::Ann; }},
      {"gaps_have_their_time", "a square left for no reason", at<Step::pitching>,
       [](Game&, State& s) { s.vacated = Square{}; }},
      {"gaps_have_their_time", "a choice of one gap", at<Step::choosing_gap>,
       [](Game&, State& s) {
         while (s.gaps.size() > 1) s.gaps.erase_at(0);
       }},
      {"gaps_have_their_time", "a gap left over", at<Step::drawing>, [](Game&, State& s) { s.gaps.push_back(Square{}); }},
      {"pieces_stand_on_bare_squares", "a tent on a tile", tent_pitched,
       [](Game&, State& s) { s.camps[0].at = s.board.survey[0].corner; }},
      {"pieces_stand_on_bare_squares", "a tent beyond the table", tent_pitched,
       [](Game&, State& s) {
         s.camps[0].at = {255, 255};
       }},
      {"pieces_stand_on_bare_squares", "two tents on a square",
       [](const State& s) { return tent_pitched(s) && !s.camps.full(); },
       [](Game&, State& s) { s.camps.push_back(s.camps[0]); }},
      {"pieces_stand_on_bare_squares", "a tree under a tent", tent_pitched,
       [](Game& game, State& s) {
         add_palms(game, s);
         s.trees.push_back({Colour::red, s.camps[0].at});
       }},
      {"pieces_stand_on_bare_squares", "a keeper under a tent", tent_pitched,
       [](Game& game, State& s) {
         add_palms(game, s);
         s.keepers.push_back({Seat::Ann, Explorer::camel, s.camps[0].at});
       }},
      {"board_hangs_together", "a tile far from the others", well_under_way,
       [](Game&, State& s) { s.board.survey[0].corner = Square::from_start(Square::reach, 0); }},
      {"board_hangs_together", "tiles that do not reach the start", well_under_way,
       [](Game&, State& s) { s.board.coasts.erase_at(0); }},
      {"tents_stand_in_gaps_of_their_own", "a tent on a square that is not enclosed",
       [](const State& s) { return tent_pitched(s) && square_in_the_open(s).has_value(); },
       [](Game&, State& s) { s.camps[0].at = *square_in_the_open(s); }},
      {"tents_stand_in_gaps_of_their_own", "a tent outside", tent_pitched,
       [](Game&, State& s) { s.camps[0].at = Square::from_start(Square::reach, 0); }},
      {"tents_stand_in_gaps_of_their_own", "two tents in a gap",
       [](const State& s) { return tent_pitched(s) && bare_area(s.board, east_of_tent(s)).size() > 1; },
       [](Game&, State& s) {
         s.camps.push_back({Seat::Bob, east_of_tent(s)});
       }},
      {"trees_belong_to_the_expansion", "a tree in the game as printed", tent_pitched,
       [](Game&, State& s) {
         s.trees.push_back({Colour::white, Square{}});
       }},
      {"trees_belong_to_the_expansion", "a keeper in the game as printed", tent_pitched,
       [](Game&, State& s) {
         s.keepers.push_back({Seat::Ann, Explorer::ship, Square{}});
       }},
      {"trees_belong_to_the_expansion", "planting in the game as printed", at<Step::pitching>,
       [](Game&, State& s) { s.step = Step::planting; }},
      {"game_ends_with_pile_or_bag", "a turn without a tile", at<Step::drawing>, [](Game&, State& s) { s.bag = {}; }},
      {"game_ends_with_pile_or_bag", "a turn without a pile", at<Step::drawing>, [](Game&, State& s) { s.pile = {}; }},
      {"game_ends_with_pile_or_bag", "an end for no reason", at<Step::scoring>,
       [](Game&, State& s) { ++s.pile[CoastPattern::alike], ++s.bag[SurveyTile::dark_dark_dark]; }},
      {"points_are_counted_at_the_end", "points in the first turn", at<Step::drawing>,
       [](Game&, State& s) { s.scores[Seat::Ann].tents = 1; }},
      {"points_are_counted_at_the_end", "points that nothing on the table brings", at<Step::over>,
       [](Game&, State& s) { ++s.scores[Seat::Bob].regions; }},
  };
}

const std::vector<Damage>& all_damages() {
  static const std::vector<Damage> all = [] {
    std::vector<Damage> together = to_pieces();
    for (const auto& more : {to_boards(), to_gaps()}) together.insert(together.end(), more.begin(), more.end());
    return together;
  }();
  return all;
}

}  // namespace

std::span<const properties::Damage<Mirage>> Adapter::damages() { return all_damages(); }

}  // namespace fathom::mirage::laws
