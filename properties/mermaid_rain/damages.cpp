#include <algorithm>
#include <span>
#include <vector>

#include "properties/mermaid_rain/adapter.hpp"

// What each invariant of Mermaid Rain is there to notice, done to states that play comes to.

namespace fathom::mermaid_rain::laws {
namespace {

using Damage = properties::Damage<MermaidRain>;

template <Step step>
bool at(const State& state) {
  return state.step == step;
}
bool dealing_with_c1_bare(const State& state) {
  return at<Step::dealing>(state) && state.tile_at[read_hex("C1")->cell] == 0;
}
bool dealing_with_a_token_unseen(const State& state) {
  return at<Step::dealing>(state) && !state.face_down.empty() && state.face_down[0].what == Hidden::unknown;
}
/// In the middle of a riding phase, with tiles on the board and treasure gained.
bool well_under_way(const State& state) {
  return state.step == Step::moving && state.round == 2 && !state.tiles.empty() && !state.treasure[state.acting].empty();
}

/// The same, and Ann has not picked a tile like the first on the board: another of it in front of her is one too many.
bool well_under_way_without_its_like(const State& state) {
  return well_under_way(state) && state.picked[Seat::Ann] != state.tiles[0].tile;
}

const std::vector<Damage>& all_damages() {
  static const std::vector<Damage> all{
      {"cards_conserved", "a card too many in a hand", at<Step::moving>,
       [](Game&, State& s) { ++s.hands[Seat::Bob][Card::gull]; }},
      {"cards_conserved", "a card taken from an empty pile", at<Step::dealing>,
       [](Game&, State& s) { --s.discards[Card::gull], ++s.deck[Card::gull], ++s.deck[Card::gull]; }},
      {"hands_within_bounds", "ten cards in a hand", at<Step::choosing_cards>,
       [](Game&, State& s) {
         s.hands[s.acting] = {{Card::dolphin, 10}};
       }},
      {"hands_cut_after_a_round", "three cards before the deal of the second round",
       [](const State& s) { return s.step == Step::dealing && s.round == 2; },
       [](Game&, State& s) {
         s.hands[clockwise(s.dealer, s.players - 1, s.players)] = {{Card::dolphin, 3}};
       }},
      {"hands_cut_after_a_round", "three cards when the game is over", at<Step::over>,
       [](Game&, State& s) {
         s.hands[Seat::Bob] = {{Card::dolphin, 3}};
       }},
      {"hands_cut_after_a_round", "a dealer outside the table", at<Step::over>,
       [](Game&, State& s) { s.dealer = Seat{200}; }},
      {"cards_owed_only_while_dealing", "a card owed to a player who moves", at<Step::moving>,
       [](Game&, State& s) { s.owed = 1; }},
      {"cards_owed_only_while_dealing", "no card owed in the deal", at<Step::dealing>, [](Game&, State& s) { s.owed = 0; }},
      {"cards_owed_only_while_dealing", "eight cards owed", at<Step::dealing>, [](Game&, State& s) { s.owed = 8; }},
      {"chosen_cards_await_showing", "a chosen card left over", at<Step::moving>,
       [](Game&, State& s) { ++s.chosen[Seat::Ann][Card::gull]; }},
      {"chosen_cards_await_showing", "a princess card left face down", at<Step::picking>,
       [](Game&, State& s) { s.princess_down.insert(Seat::Ann); }},
      {"chosen_cards_await_showing", "a princess card beside a chosen card", at<Step::showing_cards>,
       [](Game&, State& s) {
         s.princess_down.insert(Seat::Ann);
         s.chosen[Seat::Ann] = {Card::gull};
       }},
      {"chosen_cards_await_showing", "a princess card both shown and face down", at<Step::choosing_cards>,
       [](Game&, State& s) {
         s.princess_down.insert(Seat::Ann);
         s.princess.insert(Seat::Ann);
       }},
      {"melds_within_bounds", "a meld of six cards", at<Step::choosing_cards>,
       [](Game&, State& s) {
         s.melds[Seat::Ann] = {{Card::gull, 6}};
       }},
      {"melds_within_bounds", "a meld still out while riding", at<Step::moving>,
       [](Game&, State& s) { s.melds[Seat::Ann] = {Card::gull}; }},
      {"melds_within_bounds", "a princess card still out while riding", at<Step::moving>,
       [](Game&, State& s) { s.princess.insert(Seat::Ann); }},
      {"tiles_conserved", "a tile gone from the board", well_under_way, [](Game&, State& s) { s.tiles.erase_at(0); }},
      {"tiles_conserved", "a tile taken from an empty pile", well_under_way,
       [](Game&, State& s) {
         const Tile tile = s.tiles[0].tile;
         s.tile_discards[tile] = static_cast<std::uint8_t>(s.tile_discards[tile] + s.unseen_tiles[tile] + 1);
         s.unseen_tiles[tile] = 255;
       }},
      {"tiles_conserved", "a tile twice, in front of a player too", well_under_way_without_its_like,
       [](Game&, State& s) { s.picked[Seat::Ann] = s.tiles[0].tile; }},
      {"unseen_tiles_conserved", "a pile one too high", at<Step::moving>, [](Game&, State& s) { ++s.piles[Shape::curved]; }},
      {"unseen_tiles_conserved", "an unseen tile out of nowhere",
       [](const State& s) { return at<Step::picking>(s) && !s.extra[Seat::Bob]; },
       [](Game&, State& s) { s.extra[Seat::Bob] = Shape::twin; }},
      {"one_picked_tile_each", "a second tile both seen and unseen", at<Step::placing>,
       [](Game&, State& s) {
         s.extra[Seat::Ann] = Shape::twin;
         s.extra_up[Seat::Ann] = Tile{};
       }},
      {"unseen_tiles_conserved", "an unseen tile just placed and in its pile too", at<Step::turning_extra>,
       [](Game&, State& s) {
         for (const Shape shape : every<Shape>)
           if (forms(shape, s.face_down_tile)) ++s.piles[shape];
       }},
      {"offer_only_while_predicting", "a tile on offer while riding", at<Step::moving>,
       [](Game&, State& s) { s.offer.push_back(Tile{}); }},
      {"tiles_to_turn_only_while_turning", "a tile to be turned up while picking", at<Step::picking>,
       [](Game&, State& s) { ++s.to_turn[Shape::twin]; }},
      {"tiles_to_turn_only_while_turning", "no tile to turn up", at<Step::turning_tiles>,
       [](Game&, State& s) { s.to_turn = {}; }},
      {"one_picked_tile_each", "a tile in hand after the round", at<Step::drifting>,
       [](Game&, State& s) { s.picked[Seat::Ann] = Tile{}; }},
      {"one_picked_tile_each", "an unseen tile in hand before the picking", at<Step::dealing>,
       [](Game&, State& s) { s.extra[Seat::Ann] = Shape::twin; }},
      {"one_picked_tile_each", "a tile picked by one who is yet to pick", at<Step::picking>,
       [](Game&, State& s) {
         s.picked[s.acting] = Tile{};
         s.pick_due.insert(s.acting);
       }},
      {"tiles_never_overlap", "two tiles on one hex", well_under_way,
       [](Game&, State& s) {
         s.tiles.push_back(s.tiles[0]);
         for (const Hex hex : s.tiles[0].on) s.tile_at[hex.cell] = static_cast<std::uint8_t>(s.tiles.size());
       }},
      {"tiles_never_overlap", "a tile that the map has elsewhere", well_under_way,
       [](Game&, State& s) { std::swap(s.tile_at[s.tiles[0].on[0].cell], s.tile_at[read_hex("A1")->cell]); }},
      {"tiles_never_overlap", "a hex of a tile that is not there", dealing_with_c1_bare,
       [](Game&, State& s) { s.tile_at[read_hex("C1")->cell] = 1; }},
      {"tiles_lie_on_ocean", "a tile over a starting space", well_under_way,
       [](Game&, State& s) { s.tiles[0].on[1] = *read_hex("A1"); }},
      {"tiles_lie_on_ocean", "an unseen tile over a treasure space", at<Step::turning_extra>,
       [](Game&, State& s) { s.face_down_tile[0] = *read_hex("F2"); }},
      {"tiles_lie_on_ocean", "an unseen tile over another tile", at<Step::turning_extra>,
       [](Game&, State& s) { s.tile_at[s.face_down_tile[0].cell] = 1; }},
      {"tiles_keep_their_shape", "a tile torn apart", well_under_way, [](Game&, State& s) { s.tiles[0].on[0] = Hex{0}; }},
      {"tiles_keep_their_shape", "a tile of another shape", well_under_way,
       [](Game&, State& s) {
         const Tile tile = s.tiles[0].tile;
         s.tiles[0].tile =
             Tile::of(tile.shape() == Shape::curved ? Shape::straight : Shape::curved, tile.symbol(), tile.shade());
       }},
      {"unseen_tile_turned_up_when_placed", "an unseen tile face down while moving", at<Step::moving>,
       [](Game&, State& s) {
         s.face_down_tile = {Hex{40}, Hex{41}};
       }},
      {"unseen_tile_turned_up_when_placed", "no tile to turn up", at<Step::turning_extra>,
       [](Game&, State& s) { s.face_down_tile.clear(); }},
      {"dark_tiles_leave", "a dark tile between rounds", at<Step::dealing>,
       [](Game&, State& s) {
         s.tiles.push_back({Tile::of(Shape::twin, Symbol::gull, Shade::dark), {Hex{40}, Hex{41}}});
       }},
      {"mermaids_where_they_may_be", "a mermaid on an obstacle", well_under_way,
       [](Game& game, State& s) {
         game.box.board(s.players).obstacles.for_each([&](std::size_t cell) { s.mermaids[Seat::Bob] = Hex{static_cast<std::uint8_t>(cell)}; });
       }},
      {"mermaids_where_they_may_be", "a mermaid on open ocean", dealing_with_c1_bare,
       [](Game&, State& s) { s.mermaids[Seat::Bob] = *read_hex("C1"); }},
      {"mermaids_where_they_may_be", "a mermaid off the board in round two", well_under_way,
       [](Game&, State& s) { s.mermaids[Seat::Bob] = Hex{}; }},
      {"mermaids_where_they_may_be", "a mermaid of nobody",
       [](const State& s) { return s.players == 3 && well_under_way(s); },
       [](Game&, State& s) { s.mermaids[Seat::Eve] = *read_hex("A1"); }},
      {"drifting_ends_with_the_round", "a mermaid adrift in the next round", at<Step::moving>,
       [](Game&, State& s) { s.drifting.insert(Seat::Ann); }},
      {"tokens_conserved", "a token too many before a player", at<Step::moving>,
       [](Game&, State& s) { ++s.treasure[Seat::Ann][Treasure::pearl]; }},
      {"tokens_conserved", "a token taken from an empty pool", at<Step::moving>,
       [](Game&, State& s) {
         s.treasure[Seat::Ann][Treasure::pearl] =
             static_cast<std::uint8_t>(s.treasure[Seat::Ann][Treasure::pearl] + s.pool[Treasure::pearl] + 1);
         s.pool[Treasure::pearl] = 255;
       }},
      {"tokens_conserved", "a face-down token of another type",
       [](const State& s) {
         return std::ranges::any_of(s.face_down, [](auto& token) { return token.what != Hidden::unknown; });
       },
       [](Game&, State& s) {
         FaceDown& known = *std::ranges::find_if(s.face_down, [](auto& token) { return token.what != Hidden::unknown; });
         known.what = known.what == Hidden::pearl ? Hidden::coral : Hidden::pearl;
       }},
      {"pool_size_agrees", "a pool of one more", at<Step::moving>, [](Game&, State& s) { ++s.pool_size; }},
      {"spaces_only_lose_tokens", "a token put back", at<Step::dealing>,
       [](Game& game, State& s) {
         const auto& laid = game.box.layout(s.players);
         const auto space = std::ranges::find(laid, s.spaces[0].at, [](const auto& each) { return each.at; });
         s.spaces[0].up = {{Treasure::pearl, static_cast<std::uint8_t>(space->up + 1)}};
       }},
      {"spaces_only_lose_tokens", "a space without tokens listed", at<Step::dealing>,
       [](Game&, State& s) { s.spaces[0].up = {}; }},
      {"spaces_only_lose_tokens", "tokens on ocean", at<Step::dealing>,
       [](Game&, State& s) { s.spaces[0].at = *read_hex("C1"); }},
      {"spaces_only_lose_tokens", "spaces out of order", at<Step::dealing>,
       [](Game&, State& s) { std::swap(s.spaces[0], s.spaces[1]); }},
      {"face_down_tokens_lie_somewhere", "a face-down token on ocean", at<Step::dealing>,
       [](Game&, State& s) { s.face_down[0].at = *read_hex("C1"); }},
      {"face_down_tokens_lie_somewhere", "a token that is known to nobody", dealing_with_a_token_unseen,
       [](Game&, State& s) { s.face_down[0].what = Hidden::pearl; }},
      {"face_down_tokens_lie_somewhere", "a token gained unseen", dealing_with_a_token_unseen,
       [](Game&, State& s) {
         s.face_down[0].owner = Seat::Ann;
         s.face_down[0].at = Hex{};
       }},
      {"one_pickup_per_space", "two tokens from one space", [](const State& s) { return !s.visits.empty(); },
       [](Game&, State& s) { s.visits[0].gained = 2; }},
      {"one_pickup_per_space", "an entry noted twice", [](const State& s) { return !s.visits.empty(); },
       [](Game&, State& s) { s.visits.push_back(s.visits[0]); }},
      {"one_pickup_per_space", "an entry of a space that has no treasure", at<Step::moving>,
       [](Game&, State& s) {
         s.visits.push_back({*read_hex("A1"), 1, 0});
       }},
      {"tribute_only_at_the_end", "a token paid in round one", at<Step::moving>,
       [](Game&, State& s) { ++s.gone[Treasure::coral]; }},
      {"tribute_only_at_the_end", "a token too many paid", at<Step::over>,
       [](Game&, State& s) { s.gone[Treasure::coral] = static_cast<std::uint8_t>(s.players + 1); }},
      {"scores_come_from_tokens_and_melds", "a token that scored nothing", well_under_way,
       [](Game&, State& s) { s.scores[s.acting] = 0; }},
      {"scores_come_from_tokens_and_melds", "points out of nowhere", at<Step::moving>,
       [](Game&, State& s) { s.scores[s.acting] = 100; }},
      {"types_scored_after_the_tribute", "a type scored in round one", at<Step::moving>,
       [](Game&, State& s) { s.scored = 1; }},
      {"types_scored_after_the_tribute", "a type forgotten", at<Step::over>, [](Game&, State& s) { s.scored = 4; }},
      {"rounds_as_many_as_stated", "a sixth round", at<Step::moving>, [](Game&, State& s) { s.round = 6; }},
      {"rounds_as_many_as_stated", "an end after the fourth", at<Step::over>, [](Game&, State& s) { s.round = 4; }},
      {"undercurrents_count_rounds", "a card forgotten", at<Step::moving>, [](Game&, State& s) { s.undercurrents[0] = 0; }},
      {"undercurrents_count_rounds", "a card turned up twice", well_under_way,
       [](Game&, State& s) { s.undercurrents[1] = s.undercurrents[0]; }},
      {"undercurrents_count_rounds", "a gap", at<Step::moving>, [](Game&, State& s) { s.undercurrents[7] = 8; }},
      {"order_names_each_player_once", "a player twice", at<Step::moving>, [](Game&, State& s) { s.order[0] = s.order[1]; }},
      {"order_names_each_player_once", "a player left out", at<Step::moving>, [](Game&, State& s) { s.order.erase_at(0); }},
      {"order_names_each_player_once", "a stranger", at<Step::moving>, [](Game&, State& s) { s.order[0] = Seat{99}; }},
      {"order_is_that_of_the_melds", "a stranger among the players", at<Step::moving>,
       [](Game&, State& s) { s.order[0] = Seat{99}; }},
      {"order_is_that_of_the_melds", "the best meld last", at<Step::moving>,
       [](Game&, State& s) {
         s.made[s.order[0]] = Meld::octopus;
         s.made[s.order[1]] = Meld::mermaid_rain;
       }},
      {"order_is_that_of_the_melds", "the dealer behind an equal", at<Step::picking>,
       [](Game&, State& s) {
         for (const Seat seat : s.order) s.made[seat] = Meld::octopus;
         s.order.clear();
         for (int i = 1; i <= s.players; ++i) s.order.push_back(clockwise(s.dealer, i, s.players));
       }},
      {"prince_with_the_best_meld", "the Prince card with the second best", at<Step::moving>,
       [](Game&, State& s) { s.dealer = s.order[1]; }},
      {"nobody_beyond_the_table", "a sixth of five", [](const State& s) { return s.players == 3 && s.step == Step::moving; },
       [](Game&, State& s) { s.acting = Seat::Finn; }},
      {"nobody_beyond_the_table", "cards of nobody", [](const State& s) { return s.players == 3 && s.step == Step::moving; },
       [](Game&, State& s) { s.hands[Seat::Finn] = {Card::gull}; }},
      {"nobody_beyond_the_table", "a bonus of nobody",
       [](const State& s) { return s.players == 3 && s.step == Step::moving; },
       [](Game&, State& s) { s.warp_due.insert(Seat::Finn); }},
      {"bonuses_only_for_melds", "a bonus for an Octopus", at<Step::picking>,
       [](Game&, State& s) {
         s.made[s.acting] = Meld::octopus;
         s.bonus_due.insert(s.acting);
       }},
      {"bonuses_only_for_melds", "a bonus left over", at<Step::moving>,
       [](Game&, State& s) { s.bonus_due.insert(s.acting); }},
      {"bonuses_only_for_melds", "a warp for another meld", at<Step::moving>,
       [](Game&, State& s) {
         s.made[s.acting] = Meld::mermaid_squall;
         s.warp_due.insert(s.acting);
       }},
  };
  return all;
}

}  // namespace

std::span<const properties::Damage<MermaidRain>> Adapter::damages() { return all_damages(); }

}  // namespace fathom::mermaid_rain::laws
