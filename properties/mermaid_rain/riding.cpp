#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include "model/mermaid_rain/by_the_book.hpp"
#include "properties/mermaid_rain/adapter.hpp"

// The laws of placing, moving and drifting.

namespace fathom::mermaid_rain::laws {
namespace {

using std::to_string;

std::string tiles_fit_the_ocean(const Transition& transition) {
  if (transition.after.tiles == transition.before.tiles) return {};
  HexSet covered;
  for (const Placed& placed : transition.after.tiles) {
    if (!is_of_shape(placed.tile.shape(), placed.on))
      return "a " + std::string(name_of(placed.tile.shape())) + " tile on " + show(placed.on[0]) + " is out of shape";
    for (const Hex hex : placed.on) {
      if (ground(transition.game, transition.after.players, hex) != Terrain::ocean)
        return show(hex) + " bears a tile, but is no ocean";
      if (covered.contains(hex.cell)) return "two tiles lie on " + show(hex);
      covered.insert(hex.cell);
    }
  }
  return {};
}

/// Whether this tile lies on these hexes, in whatever order they are named.
bool is_laid(const Placed& placed, Tile tile, const Cells& on) {
  return placed.tile == tile && std::ranges::is_permutation(placed.on, on);
}

std::string tiles_placed_are_those_gained(const Transition& transition) {
  const auto* place = std::get_if<Place>(&transition.action);
  if (place == nullptr) return {};
  if (place->tile == Which::extra && transition.before.extra[place->by])
    return transition.after.extra[place->by] ? name(place->by) + " still has her second tile" : "";
  const auto& tile =
      place->tile == Which::extra ? transition.before.extra_up[place->by] : transition.before.picked[place->by];
  const auto& left = place->tile == Which::extra ? transition.after.extra_up[place->by] : transition.after.picked[place->by];
  if (!tile || left) return name(place->by) + " has no such tile to place";
  const bool laid = transition.after.tiles.size() == transition.before.tiles.size() + 1 && !transition.after.tiles.empty() &&
                    is_laid(transition.after.tiles[transition.after.tiles.size() - 1], *tile, place->on);
  return laid ? "" : "what lies there is not the tile that " + name(place->by) + " has";
}

std::string dark_tiles_leave_and_light_ones_stay(const Transition& transition) {
  if (!std::holds_alternative<ClearTiles>(transition.action)) {
    const bool all_stay = std::ranges::all_of(transition.before.tiles, [&](const Placed& placed) {
      return tile_on(transition.after, placed.on[0]) != nullptr && *tile_on(transition.after, placed.on[0]) == placed;
    });
    return all_stay ? "" : "a tile leaves the board in the middle of a round";
  }
  for (const Placed& placed : transition.before.tiles) {
    const bool stays = tile_on(transition.after, placed.on[0]) != nullptr;
    if (stays != (placed.tile.shade() == Shade::light))
      return "the " + show(placed.tile) + " tile on " + show(placed.on[0]) + (stays ? " stays" : " leaves");
  }
  return transition.after.picked == PerSeat<std::optional<Tile>>{} &&
                 transition.after.extra_up == PerSeat<std::optional<Tile>>{} &&
                 transition.after.extra == PerSeat<std::optional<Shape>>{}
             ? ""
             : "a tile not placed is kept";
}

std::string mermaids_are_somewhere(const Position& at) {
  const bool entering = at.state.round == 1 && at.state.step < Step::clearing;
  for (int i = 0; i < at.state.players; ++i) {
    const Seat who = seat(i);
    const Hex here = at.state.mermaids[who];
    if (at.state.drifting.contains(who) || (here == Hex{} && entering)) continue;
    const Terrain kind = ground(at.game, at.state.players, here);
    if (kind == Terrain::start || is_treasure(kind) || tile_on(at.state, here) != nullptr) continue;
    if (kind == Terrain::ocean && at.game.rules.deep_reach != DeepReach::neighbouring) continue;
    return "the mermaid of " + name(who) + " is at " + show(here) + ", where no mermaid can be";
  }
  return {};
}

/// Whether just these cards go from the player's hand to the discards.
bool spends(const Transition& transition, Seat by, const Cards& cards) {
  return transition.after.hands[by] + cards == transition.before.hands[by] &&
         transition.after.discards == transition.before.discards + cards;
}

std::string one_card_moves_next_door(const Transition& transition) {
  const auto* move = std::get_if<Move>(&transition.action);
  if (move == nullptr) return {};
  if (!next_door(transition.before, transition.before.mermaids[move->by], move->to))
    return show(move->to) + " is not next door to " + show(transition.before.mermaids[move->by]);
  const Symbol wanted = wanted_at(transition.game, transition.before, move->to);
  if (wanted != Symbol::mermaid && wanted != symbol_of(move->card))
    return show(move->to) + " is entered with a " + std::string(name_of(move->card));
  return spends(transition, move->by, {move->card}) ? "" : "a move costs something else than one card, discarded";
}

/// Where two cards may take a mermaid: next door, unless Deep Sea Movement is read as reaching farther, and onto what a
/// mermaid can be on, unless open ocean will do.
bool within_deep_reach(const Transition& transition, const DeepSea& move) {
  const DeepReach reach = transition.game.rules.deep_reach;
  const Terrain kind = ground(transition.game, transition.before.players, move.to);
  const bool is_place = kind == Terrain::start || is_treasure(kind) || tile_on(transition.before, move.to) != nullptr;
  if (!is_place && (kind != Terrain::ocean || reach == DeepReach::neighbouring)) return false;
  if (reach == DeepReach::anywhere)
    return !cells_around(transition.before, move.to).contains(transition.before.mermaids[move.by]);
  return next_door(transition.before, transition.before.mermaids[move.by], move.to);
}

std::string two_cards_that_miss_move_next_door(const Transition& transition) {
  const auto* move = std::get_if<DeepSea>(&transition.action);
  if (move == nullptr) return {};
  if (!within_deep_reach(transition, *move))
    return show(move->to) + " is not within reach of " + show(transition.before.mermaids[move->by]);
  if (move->cards.total() != transition.game.rules.deep_sea_cards)
    return to_string(move->cards.total()) + " cards are spent";
  const Terrain kind = ground(transition.game, transition.before.players, move->to);
  const bool bears_no_symbol = kind == Terrain::ocean && tile_on(transition.before, move->to) == nullptr;
  const Symbol wanted = wanted_at(transition.game, transition.before, move->to);
  int matching = 0;
  for (const Card card : every<Card>)
    if (wanted == Symbol::mermaid || symbol_of(card) == wanted) matching += move->cards[card];
  const DeepCards read = transition.game.rules.deep_cards;
  const bool two_will_do = wanted == Symbol::mermaid && transition.game.rules.no_symbol == NoSymbol::two_cards_too;
  const int may_match = read == DeepCards::any_two || bears_no_symbol || two_will_do ? move->cards.total()
                        : read == DeepCards::one_may_match                           ? 1
                                                                                     : 0;
  if (matching > may_match) return show(move->to) + " asks for " + to_string(matching) + " of the cards spent";
  return spends(transition, move->by, move->cards) ? "" : "the cards are not discarded";
}

std::string moves_are_bought_where_they_are_sold(const Transition& transition) {
  const auto* move = std::get_if<PaidMove>(&transition.action);
  if (move == nullptr) return {};
  const int price = transition.game.rules.paid_move;
  if (price == 0) return name(move->by) + " buys a move, and none is sold";
  if (transition.before.scores[move->by] < price)
    return name(move->by) + " pays " + to_string(price) + " of " + to_string(transition.before.scores[move->by]) + " points";
  return next_door(transition.before, transition.before.mermaids[move->by], move->to)
             ? ""
             : show(move->to) + " is not next door to " + show(transition.before.mermaids[move->by]);
}

/// Cards leave hands by choosing, moving and discarding alone, and come to them by dealing alone; and back to them, where
/// those that a meld does not need are returned.
std::string cards_change_hands_for_a_reason(const Transition& transition) {
  const Action& action = transition.action;
  const bool may_change = std::holds_alternative<Deal>(action) || std::holds_alternative<Choose>(action) ||
                          std::holds_alternative<Move>(action) || std::holds_alternative<DeepSea>(action) ||
                          std::holds_alternative<Discard>(action);
  if (may_change || transition.before.hands == transition.after.hands) return {};
  if (ranks_melds(transition) && transition.game.rules.ignored_cards == IgnoredCards::returned) return {};
  return "a hand changes by an action that costs no card";
}

std::string warps_are_for_five_of_a_kind(const Transition& transition) {
  const auto* warp = std::get_if<Warp>(&transition.action);
  if (warp == nullptr) return {};
  if (transition.history.rank[warp->by] != 0) return name(warp->by) + " warps without a Mermaid Rain";
  if (transition.history.warped.contains(warp->by)) return name(warp->by) + " warps twice";
  const WarpWhen when = transition.game.rules.warp_when;
  const bool rides = transition.before.step == Step::moving;
  if (rides && when == WarpWhen::predicting) return name(warp->by) + " warps when she rides";
  if (!rides && when == WarpWhen::riding) return name(warp->by) + " warps when melds have their effects";
  if (!rides && when == WarpWhen::either && transition.history.picked.contains(warp->by))
    return name(warp->by) + " warps after her pick, and before she rides";
  const bool before_her_turn = when != WarpWhen::riding;
  if (transition.before.mermaids[warp->by] == Hex{} && !before_her_turn)
    return name(warp->by) + " warps before she has begun";
  const Terrain kind = ground(transition.game, transition.before.players, warp->to);
  const bool onto_tile =
      tile_on(transition.before, warp->to) != nullptr && transition.game.rules.warp_to == WarpTo::tiles_and_spaces;
  const bool legal = kind == Terrain::start || is_treasure(kind) || onto_tile;
  return legal ? "" : show(warp->to) + " is no place for a mermaid";
}

std::string turns_follow_the_order(const Transition& transition) {
  const auto* end = std::get_if<EndTurn>(&transition.action);
  if (std::holds_alternative<ClearTiles>(transition.action))
    return transition.history.ended == transition.history.order ? "" : "the round ends before everybody has had a turn";
  if (end == nullptr) return {};
  const std::size_t next = transition.history.ended.size();
  if (next < transition.history.order.size() && transition.history.order[next] == end->by) return {};
  return name(end->by) + " has a turn out of order";
}

std::string nothing_is_placed_after_moving(const Transition& transition) {
  const auto* place = std::get_if<Place>(&transition.action);
  if (place == nullptr) return {};
  if (transition.before.mermaids[place->by] == Hex{}) return name(place->by) + " places a tile before she has begun";
  if (transition.history.moved.contains(place->by)) return name(place->by) + " places a tile after moving";
  return transition.history.ended.contains(place->by) ? name(place->by) + " places a tile after her turn" : "";
}

std::string discards_leave_two_cards(const Transition& transition) {
  const auto* discard = std::get_if<Discard>(&transition.action);
  if (discard == nullptr) return {};
  if (!spends(transition, discard->by, discard->cards)) return "what is given up is not what is discarded";
  const int left = transition.after.hands[discard->by].total();
  const int kept = transition.game.rules.cards_kept;
  const bool may_be_fewer = transition.game.rules.adjusting == Adjusting::two_or_less;
  return left == kept || (may_be_fewer && left < kept)
             ? ""
             : name(discard->by) + " discards down to " + to_string(left) + " cards";
}

/// The seat that moves by this action.
std::optional<Seat> mover(const Action& action) {
  if (const auto* move = std::get_if<Move>(&action)) return move->by;
  if (const auto* move = std::get_if<DeepSea>(&action)) return move->by;
  if (const auto* move = std::get_if<PaidMove>(&action)) return move->by;
  return std::nullopt;
}

std::string drifts_end_on_a_free_start(const Transition& transition) {
  const auto* drift = std::get_if<Drift>(&transition.action);
  if (drift == nullptr) return {};
  if (ground(transition.game, transition.before.players, drift->to) != Terrain::start)
    return show(drift->to) + " is no starting space";
  for (int i = 0; i < transition.before.players; ++i)
    if (seat(i) != drift->by && transition.before.mermaids[seat(i)] == drift->to)
      return "the mermaid of " + name(seat(i)) + " is on " + show(drift->to) + " already";
  return transition.after.mermaids[drift->by] == drift->to ? "" : name(drift->by) + " does not drift where she should";
}

std::string drifts_follow_the_order(const Transition& transition) {
  const auto* drift = std::get_if<Drift>(&transition.action);
  if (drift == nullptr || transition.history.drifted.empty()) return {};
  const Seat last = transition.history.drifted[transition.history.drifted.size() - 1];
  return transition.history.order.index_of(last) < transition.history.order.index_of(drift->by)
             ? ""
             : name(drift->by) + " drifts after " + name(last);
}

std::string who_drifts_was_on_a_dark_tile(const Transition& transition) {
  if (!std::holds_alternative<ClearTiles>(transition.action)) return {};
  for (int i = 0; i < transition.before.players; ++i) {
    const Placed* tile = tile_on(transition.before, transition.before.mermaids[seat(i)]);
    const bool dark = tile != nullptr && tile->tile.shade() == Shade::dark;
    if (dark != transition.after.drifting.contains(seat(i)))
      return name(seat(i)) + (dark ? " does not drift" : " has to drift");
  }
  return {};
}

/// Whoever has warped and not moved on since, by what was seen; nobody, once her turn is over.
std::string warps_leave_nothing_behind(const Transition& transition) {
  SeatSet warped = transition.history.warped;
  SeatSet moved_on = transition.history.moved;
  if (const auto* warp = std::get_if<Warp>(&transition.action)) warped.insert(warp->by);
  if (const auto by = mover(transition.action)) moved_on.insert(*by);
  const auto* end = std::get_if<EndTurn>(&transition.action);
  for (const Seat who : transition.history.order) {
    const bool had_turn = transition.history.ended.contains(who) || (end != nullptr && end->by == who);
    const bool is_where_she_warped = warped.contains(who) && !moved_on.contains(who) && !had_turn;
    if (transition.after.warped.contains(who) && !is_where_she_warped)
      return name(who) + " is taken for one who has just warped";
    if (transition.after.warp_gained.contains(who) && !transition.after.warped.contains(who))
      return name(who) + " is taken for one who has gained a token by a warp";
    if (transition.after.warp_due.contains(who) && (warped.contains(who) || moved_on.contains(who) || had_turn))
      return name(who) + " may still warp";
  }
  return {};
}

/// Two mermaids may come to share a place by moving; by beginning they may not.
std::string mermaids_begin_apart(const Transition& transition) {
  const auto* start = std::get_if<StartAt>(&transition.action);
  if (start == nullptr) return {};
  if (transition.before.round != 1) return name(start->by) + " begins in round " + to_string(transition.before.round);
  const bool all_begin_first = transition.game.rules.start_when == StartWhen::all_first;
  if (!all_begin_first && transition.history.ended.size() != transition.history.order.index_of(start->by))
    return name(start->by) + " begins before her turn";
  if (ground(transition.game, transition.before.players, start->at) != Terrain::start)
    return show(start->at) + " is no starting space";
  for (int i = 0; i < transition.before.players; ++i)
    if (seat(i) != start->by && transition.before.mermaids[seat(i)] == start->at) return "two begin on " + show(start->at);
  return {};
}

}  // namespace

std::span<const Law> riding_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"tiles_fit_the_ocean", "tiles.on_free_ocean", AsksTransition{tiles_fit_the_ocean}, {second_tile}},
      {"tiles_placed_are_those_gained",
       "placing.tiles_gained",
       AsksTransition{tiles_placed_are_those_gained},
       {second_tile}},
      {"dark_tiles_leave_and_light_ones_stay",
       "tiles.leave_by_shade",
       AsksTransition{dark_tiles_leave_and_light_ones_stay},
       {}},
      {"mermaids_are_somewhere", "mermaids.where_they_may_be", AsksPosition{mermaids_are_somewhere}, {drift_of_two, warp}},
      {"mermaids_begin_apart", "mermaids.begin_apart", AsksTransition{mermaids_begin_apart}, {}},
      {"one_card_moves_next_door", "moving.one_card", AsksTransition{one_card_moves_next_door}, {place_shared}},
      {"two_cards_that_miss_move_next_door",
       "deep_sea.two_that_miss",
       AsksTransition{two_cards_that_miss_move_next_door},
       {deep_sea}},
      {"moves_are_bought_where_they_are_sold",
       "moving.for_points",
       AsksTransition{moves_are_bought_where_they_are_sold},
       {}},
      {"cards_change_hands_for_a_reason",
       "moving.costs_cards",
       AsksTransition{cards_change_hands_for_a_reason},
       {warp, drift_of_two}},
      {"warps_are_for_five_of_a_kind", "warp.for_five_of_a_kind", AsksTransition{warps_are_for_five_of_a_kind}, {warp}},
      {"nothing_is_placed_after_moving",
       "order.place_then_move",
       AsksTransition{nothing_is_placed_after_moving},
       {second_tile}},
      {"discards_leave_two_cards", "adjusting.leaves_two", AsksTransition{discards_leave_two_cards}, {}},
      {"warps_leave_nothing_behind", "warp.leaves_nothing_behind", AsksTransition{warps_leave_nothing_behind}, {warp}},
      {"turns_follow_the_order", "order.of_turns", AsksTransition{turns_follow_the_order}, {}},
      {"drifts_end_on_a_free_start",
       "mermaids.drift_to_a_free_start",
       AsksTransition{drifts_end_on_a_free_start},
       {drift_of_two}},
      {"drifts_follow_the_order", "mermaids.drift_in_order", AsksTransition{drifts_follow_the_order}, {drift_of_two}},
      {"who_drifts_was_on_a_dark_tile",
       "mermaids.drift_from_dark_tiles",
       AsksTransition{who_drifts_was_on_a_dark_tile},
       {drift_of_two}},
  };
  return laws;
}

}  // namespace fathom::mermaid_rain::laws
