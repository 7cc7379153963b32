#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>

#include "model/mermaid_rain/invariants_told.hpp"
#include "model/mermaid_rain/mermaid_rain.hpp"
#include "model/mermaid_rain/supplies.hpp"

// What is true in every state that play can reach, under any reading of the rules. Asked after every action of millions of
// plays, so each is one short pass over the state. The order is that of the state: cards, tiles, mermaids, treasure, rounds.

namespace fathom::mermaid_rain {
namespace {

template <Named E>
bool nobody_has_any(const PerSeat<Counts<E>>& counts) {
  return std::ranges::all_of(counts.of, [](const Counts<E>& each) { return each == Counts<E>{}; });
}
/// Whether something is true of every seat, whether anybody sits there or not.
template <class Condition>
bool of_every_seat(Condition&& condition) {
  return std::ranges::all_of(every<Seat>, condition);
}

bool at_table(const State& state, Seat at) { return index_of(at) < state.players; }

bool after_the_ranking(Step step) { return step >= Step::picking && step < Step::turning_up_treasure; }
/// While players pick tiles and melds have their effect.
bool picking(Step step) {
  constexpr NamedSet<Step> steps{Step::picking, Step::drawing_token, Step::turning_drawn, Step::warp_looking,
                                 Step::warp_taking};
  return steps.contains(step);
}
bool riding(Step step) { return step >= Step::starting && step < Step::turning_up_treasure; }

// --- Cards ---

/// What a player holds, has chosen and has shown was dealt this round or kept from the last.
bool hands_within_bounds(const Game& game, const State& state) {
  const int most = game.rules.cards_dealt + game.rules.cards_kept;
  return of_every_seat(
      [&](Seat at) { return state.hands[at].total() + state.chosen[at].total() + state.melds[at].total() <= most; });
}

/// Until new cards are dealt to a player, and once the last round is over, she holds what a round lets her keep.
bool hands_cut_after_a_round(const Game& game, const State& state) {
  const bool dealing = state.step == Step::dealing;
  if (!dealing && state.step < Step::turning_up_treasure) return true;
  if (!at_table(state, state.acting) || !at_table(state, state.dealer)) return false;
  const int seats_to_go =
      dealing ? static_cast<int>((index_of(state.dealer) + state.players - index_of(state.acting) - 1) % state.players)
              : state.players - 1;
  if (dealing && state.hands[state.acting].total() > game.rules.cards_kept + game.rules.cards_dealt - state.owed)
    return false;
  for (int i = dealing ? 1 : 0; i <= seats_to_go; ++i)
    if (state.hands[clockwise(state.acting, i, state.players)].total() > game.rules.cards_kept) return false;
  return true;
}

bool cards_owed_only_while_dealing(const Game& game, const State& state) {
  return state.step == Step::dealing ? state.owed > 0 && state.owed <= game.rules.cards_dealt : state.owed == 0;
}

/// Chosen cards lie face down until all have chosen; the princess card lies there alone.
bool chosen_cards_await_showing(const Game&, const State& state) {
  const bool choosing = state.step == Step::choosing_cards || state.step == Step::showing_cards;
  if (!choosing) return nobody_has_any(state.chosen) && state.princess_down.empty();
  for (const Seat at : every<Seat>)
    if ((state.princess_down.contains(at) || state.princess.contains(at)) && !state.chosen[at].empty()) return false;
  return (state.princess_down.bits & state.princess.bits) == 0;
}

bool melds_within_bounds(const Game& game, const State& state) {
  const bool melding = state.step >= Step::choosing_cards && state.step <= Step::declaring;
  if (!melding) return nobody_has_any(state.melds) && state.princess.empty();
  const int most = std::max<int>(game.rules.most_cards, game.rules.first_cards);
  return of_every_seat([&](Seat at) { return state.melds[at].total() <= most; });
}

// --- Tiles ---

bool offer_only_while_predicting(const Game& game, const State& state) {
  const bool on_offer = (state.step >= Step::turning_tiles && state.step <= Step::picking) || picking(state.step);
  return on_offer || state.offer.empty() || game.rules.surplus_tiles == SurplusTiles::stay;
}

bool tiles_to_turn_only_while_turning(const Game&, const State& state) {
  return (state.step == Step::turning_tiles) == !state.to_turn.empty();
}

/// A tile in front of a player was picked this round and is not placed; who still has to pick has none.
bool one_picked_tile_each(const Game&, const State& state) {
  const bool held = state.step >= Step::picking && state.step <= Step::clearing;
  return of_every_seat([&](Seat at) {
    if (state.picked[at] && state.pick_due.contains(at)) return false;
    if (state.extra[at] && state.extra_up[at]) return false;
    return (held && at_table(state, at)) || !(state.picked[at] || state.extra[at] || state.extra_up[at]);
  });
}

/// How many hexes bear a tile by the map of tiles. Counted column by column, which the compiler does for all columns at
/// once.
int hexes_with_tiles(const State& state) {
  constexpr std::size_t side = Hex::side;
  std::array<std::uint8_t, side> in_column{};
  for (std::size_t row = 0; row < side; ++row)
    for (std::size_t column = 0; column < side; ++column)
      in_column[column] = static_cast<std::uint8_t>(in_column[column] + (state.tile_at[row * side + column] != 0 ? 1 : 0));
  return std::accumulate(in_column.begin(), in_column.end(), 0);
}

/// The map of tiles says what the list says, so no two tiles lie on one hex.
bool tiles_never_overlap(const Game&, const State& state) {
  int listed = 0;
  for (std::size_t i = 0; i < state.tiles.size(); ++i)
    for (const Hex hex : state.tiles[i].on) {
      if (state.tile_at[hex.cell] != i + 1) return false;
      ++listed;
    }
  return hexes_with_tiles(state) == listed;
}

bool tiles_lie_on_ocean(const Game& game, const State& state) {
  const Board& board = game.box.board(state.players);
  for (const Placed& placed : state.tiles)
    for (const Hex hex : placed.on)
      if (board.terrain[hex.cell] != Terrain::ocean) return false;
  for (const Hex hex : state.face_down_tile)
    if (board.terrain[hex.cell] != Terrain::ocean || state.tile_at[hex.cell] != 0) return false;
  return true;
}

bool tiles_keep_their_shape(const Game&, const State& state) {
  return std::ranges::all_of(state.tiles, [](const Placed& placed) { return forms(placed.tile.shape(), placed.on); });
}

/// When it lies on the board, or once the other tile does as well, or before it is placed, as that is read.
bool unseen_tile_turned_up_when_placed(const Game& game, const State& state) {
  const bool waits = state.step == Step::placing && game.rules.extra_shown == ExtraShown::both_placed;
  return waits || (state.step == Step::turning_extra) == !state.face_down_tile.empty();
}

bool dark_tiles_leave(const Game&, const State& state) {
  if (state.step >= Step::starting && state.step <= Step::clearing) return true;
  return std::ranges::none_of(state.tiles, [](const Placed& placed) { return placed.tile.shade() == Shade::dark; });
}

// --- Mermaids ---

/// On a tile, a treasure space or a starting space; on open ocean where the reading allows that, or when about to drift; off
/// the board only in the first round.
bool mermaids_where_they_may_be(const Game& game, const State& state) {
  const Board& board = game.box.board(state.players);
  const bool open_ocean = game.rules.deep_reach != DeepReach::neighbouring;
  return of_every_seat([&](Seat at) {
    const Hex here = state.mermaids[at];
    if (here == Hex{}) return !at_table(state, at) || state.round <= 1;
    const bool ocean_will_do = open_ocean || state.drifting.contains(at);
    const bool fits = state.tile_at[here.cell] != 0 || board.treasures.contains(here.cell) ||
                      board.starts.contains(here.cell) || (ocean_will_do && board.ocean.contains(here.cell));
    return fits && at_table(state, at);
  });
}

/// Nobody waits to drift but between the leaving of the dark tiles and the cutting of hands.
bool drifting_ends_with_the_round(const Game&, const State& state) {
  return (state.step == Step::drifting) == !state.drifting.empty();
}

// --- Treasure ---

bool pool_size_agrees(const Game&, const State& state) {
  const auto unknown = std::ranges::count(state.face_down, Hidden::unknown, &FaceDown::what);
  return state.pool_size + unknown == state.pool.total();
}

/// Face-up tokens lie where the layout put some, never more than it did; no space is listed twice or without any.
bool spaces_only_lose_tokens(const Game& game, const State& state) {
  const Layout& layout = game.box.layout(state.players);
  std::size_t next = 0;
  for (const Heap& heap : state.spaces) {
    while (next < layout.size() && layout[next].at != heap.at) ++next;
    if (next == layout.size()) return false;
    const int up = heap.up.total();
    if (up < 1 || up > layout[next].up) return false;
    ++next;
  }
  return true;
}

/// A face-down token lies on a treasure space or before the player who gained it, and is known to whoever has looked at it.
bool face_down_tokens_lie_somewhere(const Game& game, const State& state) {
  const Board& board = game.box.board(state.players);
  for (const FaceDown& token : state.face_down) {
    if ((token.what == Hidden::unknown) != token.seen.empty()) return false;
    const bool looks = state.step == Step::looking || state.step == Step::warp_looking;
    const bool is_known = token.owner && (token.seen.contains(*token.owner) || (looks && token.owner == state.acting));
    const bool gained = is_known && at_table(state, *token.owner) && token.at == Hex{};
    const bool lying = !token.owner && board.treasures.contains(token.at.cell);
    if (!gained && !lying) return false;
  }
  return true;
}

/// Of one treasure space a player has no more tokens in a round than the rules give; each entered space is noted once.
bool one_pickup_per_space(const Game& game, const State& state) {
  const Board& board = game.box.board(state.players);
  HexSet before;
  for (const Visit& visit : state.visits) {
    if (visit.gained > game.rules.tokens_per_space || visit.entries < 1) return false;
    if (before.contains(visit.at.cell) || !board.treasures.contains(visit.at.cell)) return false;
    before.insert(visit.at.cell);
  }
  return true;
}

bool tribute_only_at_the_end(const Game& game, const State& state) {
  if (state.step < Step::tribute) return state.gone.empty();
  const int most = game.rules.tribute_each * state.players;
  return std::ranges::all_of(state.gone.of, [most](int gone) { return gone <= most; });
}

/// Before the tribute a score is two points for each token and at most the best bonus for each round; where a reading lets
/// some tokens score nothing, or a house rule sells moves, it may be less, and with a head start more.
bool scores_come_from_tokens_and_melds(const Game& game, const State& state) {
  if (state.step >= Step::tribute) return true;
  const Rules& rules = game.rules;
  const int bonus = std::max<int>({rules.squall_points, rules.splash_points, rules.mist_points, rules.drop_points});
  const bool every_token_scores = rules.bonus_token_scores == TokenScores::scores && rules.warp_token == WarpToken::scores;
  PerSeat<int> tokens;
  for (const FaceDown& token : state.face_down)
    if (token.owner) ++tokens[*token.owner];
  return of_every_seat([&](Seat at) {
    const int for_tokens = rules.token_points * (tokens[at] + state.treasure[at].total());
    const int least = every_token_scores && rules.paid_move == 0 ? for_tokens : 0;
    const int head_start = rules.head_start * (state.players - 1);
    return state.scores[at] >= least && state.scores[at] <= for_tokens + bonus * state.round + head_start;
  });
}

bool types_scored_after_the_tribute(const Game&, const State& state) {
  if (state.step < Step::scoring) return state.scored == 0;
  return state.scored <= kinds<Treasure> && (state.step == Step::over) == (state.scored == kinds<Treasure>);
}

// --- Rounds and order ---

bool rounds_as_many_as_stated(const Game& game, const State& state) {
  return state.round >= 1 && state.round <= game.rules.rounds &&
         (state.step < Step::turning_up_treasure || state.round == game.rules.rounds);
}

/// A card of the Undercurrents is turned up each round; when all have been, they are shuffled and begun again.
bool undercurrents_count_rounds(const Game&, const State& state) {
  const int all = static_cast<int>(state.undercurrents.size());
  const int rounds = state.round - (state.step <= Step::undercurrents ? 1 : 0);
  const auto first = state.undercurrents.begin();
  const auto end = std::find(first, state.undercurrents.end(), 0);
  if (std::any_of(end, state.undercurrents.end(), [](int card) { return card != 0; })) return false;
  for (auto card = first; card != end; ++card)
    if (std::find(first, card, *card) != card) return false;
  return (end - first) % all == rounds % all;
}

bool order_names_each_player_once(const Game&, const State& state) {
  SeatSet named_before;
  for (const Seat at : state.order) {
    if (!at_table(state, at) || named_before.contains(at)) return false;
    named_before.insert(at);
  }
  return after_the_ranking(state.step) ? state.order.size() == state.players
                                       : state.order.empty() || state.order.size() == state.players;
}

/// The better meld goes first; of equal ones, until the Prince card is passed on, the one nearer the dealer clockwise.
bool order_is_that_of_the_melds(const Game&, const State& state) {
  if (!after_the_ranking(state.step)) return true;
  const auto from_dealer = [&](Seat at) {
    return (index_of(at) + kinds<Seat> * state.players - index_of(state.dealer)) % state.players;
  };
  for (std::size_t i = 1; i < state.order.size(); ++i) {
    const Seat before = state.order[i - 1];
    const Seat after = state.order[i];
    if (!at_table(state, before) || !at_table(state, after)) return false;
    if (!state.made[before] || !state.made[after] || *state.made[before] > *state.made[after]) return false;
    const bool equal = *state.made[before] == *state.made[after];
    if (equal && !riding(state.step) && from_dealer(before) >= from_dealer(after)) return false;
  }
  return true;
}

bool prince_with_the_best_meld(const Game&, const State& state) {
  return !riding(state.step) || state.order.empty() || state.dealer == state.order[0];
}

/// Who acts and who deals sit at the table, and nobody else has anything.
bool nobody_beyond_the_table(const Game&, const State& state) {
  if (!at_table(state, state.acting) || !at_table(state, state.dealer)) return false;
  const auto beyond = static_cast<std::uint8_t>(0xFFU << state.players);
  const auto seats = static_cast<std::uint8_t>(state.princess.bits | state.princess_down.bits | state.pick_due.bits |
                                               state.bonus_due.bits | state.warp_due.bits | state.warped.bits |
                                               state.looked.bits | state.warp_gained.bits | state.drifting.bits);
  if ((seats & beyond) != 0) return false;
  return of_every_seat([&](Seat at) {
    return at_table(state, at) || (state.hands[at].empty() && state.treasure[at].empty() && state.scores[at] == 0);
  });
}

/// A meld's bonus comes due when melds are ranked and is gone when the Prince card passes on; a warp may wait for the turn.
bool bonuses_only_for_melds(const Game&, const State& state) {
  if (!picking(state.step) && !(state.bonus_due.empty() && state.pick_due.empty())) return false;
  return of_every_seat([&](Seat at) {
    if (state.bonus_due.contains(at) && (!state.made[at] || *state.made[at] == Meld::octopus)) return false;
    return !state.warp_due.contains(at) || state.made[at] == Meld::mermaid_rain;
  });
}

constexpr Invariant<Game, State> table[] = {
    conserved<card_supply, Game, State>,
    {"hands_within_bounds", "hands.nine_and_two", hands_within_bounds, hands_beyond},
    {"hands_cut_after_a_round", "hands.nine_and_two", hands_cut_after_a_round},
    {"cards_owed_only_while_dealing", "dealing.in_full", cards_owed_only_while_dealing},
    {"chosen_cards_await_showing", "melding.face_down_first", chosen_cards_await_showing},
    {"melds_within_bounds", "melding.within_bounds", melds_within_bounds, melds_beyond},
    conserved<tile_supply, Game, State>,
    conserved<unseen_tile_supply, Game, State>,
    {"offer_only_while_predicting", "tiles.offered_and_picked", offer_only_while_predicting},
    {"tiles_to_turn_only_while_turning", "tiles.offered_and_picked", tiles_to_turn_only_while_turning},
    {"one_picked_tile_each", "tiles.offered_and_picked", one_picked_tile_each},
    {"tiles_never_overlap", "tiles.on_free_ocean", tiles_never_overlap, tiles_over_each_other},
    {"tiles_lie_on_ocean", "tiles.on_free_ocean", tiles_lie_on_ocean, tiles_off_the_ocean},
    {"tiles_keep_their_shape", "tiles.keep_their_shape", tiles_keep_their_shape, tiles_out_of_shape},
    {"unseen_tile_turned_up_when_placed", "tiles.extra_turned_up", unseen_tile_turned_up_when_placed},
    {"dark_tiles_leave", "tiles.dark_leave", dark_tiles_leave, dark_tiles_left},
    {"mermaids_where_they_may_be", "mermaids.where_they_may_be", mermaids_where_they_may_be, mermaids_astray},
    {"drifting_ends_with_the_round", "mermaids.drift_at_once", drifting_ends_with_the_round},
    conserved<token_supply, Game, State>,
    {"pool_size_agrees", "treasure.conserved", pool_size_agrees},
    {"spaces_only_lose_tokens", "treasure.spaces_only_lose", spaces_only_lose_tokens, spaces_beyond},
    {"face_down_tokens_lie_somewhere", "treasure.known_to_who_looked", face_down_tokens_lie_somewhere, face_down_astray},
    {"one_pickup_per_space", "treasure.one_pickup", one_pickup_per_space},
    {"tribute_only_at_the_end", "tribute.at_the_end", tribute_only_at_the_end},
    {"scores_come_from_tokens_and_melds", "scores.from_tokens_and_melds", scores_come_from_tokens_and_melds,
     points_from_nowhere},
    {"types_scored_after_the_tribute", "scores.each_type_once", types_scored_after_the_tribute},
    {"rounds_as_many_as_stated", "rounds.as_stated", rounds_as_many_as_stated},
    {"undercurrents_count_rounds", "rounds.counted_by_undercurrents", undercurrents_count_rounds},
    {"order_names_each_player_once", "order.each_once", order_names_each_player_once},
    {"order_is_that_of_the_melds", "order.by_meld", order_is_that_of_the_melds},
    {"prince_with_the_best_meld", "order.prince", prince_with_the_best_meld},
    {"nobody_beyond_the_table", "order.at_the_table", nobody_beyond_the_table},
    {"bonuses_only_for_melds", "bonuses.only_for_melds", bonuses_only_for_melds},
};

}  // namespace

std::span<const Invariant<Game, State>> invariants() { return table; }

}  // namespace fathom::mermaid_rain
