#include <algorithm>

#include "model/mermaid_rain/chapters/predicting.hpp"
#include "model/mermaid_rain/mermaid_rain.hpp"
#include "model/mermaid_rain/supplies.hpp"

namespace fathom::mermaid_rain {

Tiles remainder(const Tiles& whole, const Tiles& parts) {
  Tiles rest;
  for (std::size_t i = 0; i < rest.of.size(); ++i) rest.of[i] = std::max(whole.of[i] - parts.of[i], 0);
  return rest;
}

namespace {

/// What nobody has looked at lies in the pool, but for the tokens that lie face down.
void complete_pool(State& state) {
  const auto unknown = static_cast<int>(std::ranges::count(state.face_down, Hidden::unknown, &FaceDown::what));
  state.pool_size = std::max<int>(state.pool_size, state.pool.total() - unknown);
}

/// A card of the Undercurrents has been turned up each round; where none is mentioned, the first ones.
void complete_undercurrents(State& state) {
  if (state.undercurrents != decltype(state.undercurrents){}) return;
  const bool turning_up = state.step == Step::undercurrents;
  const int rounds = state.round - (state.step <= Step::undercurrents ? 1 : 0);
  const int all = static_cast<int>(state.undercurrents.size());
  const int turned = rounds <= 0 ? 0 : turning_up ? rounds % all : (rounds - 1) % all + 1;
  for (int i = 0; i < turned; ++i) state.undercurrents[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(i + 1);
}

/// Once melds are ranked everybody has made one, an Octopus if nothing else is said, and the order follows from them.
void complete_melds(State& state) {
  if (state.step < Step::picking || state.step >= Step::turning_up_treasure) return;
  for (const Seat at : seated(state.players))
    if (!state.made[at]) state.made[at] = Meld::octopus;
  if (!state.order.empty()) return;
  for (const Meld meld : every<Meld>)
    for (int i = 0; i < state.players; ++i)
      if (const Seat at = clockwise(state.dealer, i, state.players); state.made[at] == meld) state.order.push_back(at);
}

/// The first seat clockwise from the dealer of which something is true, if it is of any.
template <class Condition>
std::optional<Seat> first_from_dealer(const State& state, Condition&& condition) {
  for (int i = 0; i < state.players; ++i)
    if (const Seat at = clockwise(state.dealer, i, state.players); condition(at)) return at;
  return std::nullopt;
}
template <class Condition>
std::optional<Seat> first_in_order(const State& state, Condition&& condition) {
  const auto found = std::ranges::find_if(state.order, condition);
  return found == state.order.end() ? std::nullopt : std::optional(*found);
}

/// Who acts, where that follows from what is on the table; who the state says, where it does not, or agrees.
Seat who_acts(const Game& game, const State& state) {
  const auto undealt = [&](Seat at) {
    const bool something_left = !state.deck.empty() || predicting::deck_can_be_renewed(game, state);
    return at == state.acting || (something_left && state.hands[at].total() < game.rules.cards_dealt);
  };
  const auto unchosen = [&](Seat at) {
    return at == state.acting ||
           (state.chosen[at].empty() && !state.princess_down.contains(at) && !state.princess.contains(at));
  };
  switch (state.step) {
    case Step::dealing:
      return first_from_dealer(state, undealt).value_or(state.dealer);
    case Step::choosing_cards:
      return first_from_dealer(state, unchosen).value_or(state.dealer);
    case Step::declaring:
      return first_from_dealer(state, [&](Seat at) { return !state.made[at]; }).value_or(state.acting);
    case Step::picking:
      return first_in_order(state, [&](Seat at) { return state.pick_due.contains(at) || state.bonus_due.contains(at); })
          .value_or(state.acting);
    case Step::drifting:
      return first_in_order(state, [&](Seat at) { return state.drifting.contains(at); }).value_or(state.acting);
    case Step::adjusting:
      return first_in_order(state, [&](Seat at) { return state.hands[at].total() > game.rules.cards_kept; })
          .value_or(state.acting);
    case Step::undercurrents:
    case Step::turning_tiles:
    case Step::showing_cards:
    case Step::passing_prince:
      return state.dealer;
    default:
      return state.acting;
  }
}

/// Once the first round is over every mermaid is on the board, on a starting space of her own if nothing else is said.
void complete_mermaids(const Game& game, State& state) {
  if (state.round == 1) return;
  const HexSet& starts = game.box.board(state.players).starts;
  for (const Seat at : seated(state.players)) {
    Hex& mermaid = state.mermaids[at];
    starts.for_each([&](std::size_t cell) {
      const Hex start{static_cast<std::uint8_t>(cell)};
      const bool taken = std::ranges::find(state.mermaids.of, start) != state.mermaids.of.end();
      if (mermaid == Hex{} && !taken) mermaid = start;
    });
  }
}

}  // namespace

FaceUpGroup face_up_with(const Rules& rules, int players, Treasure treasure) {
  const auto& counts = players == 3   ? rules.face_up_3
                       : players == 4 ? rules.face_up_4
                       : players == 5 ? rules.face_up_5
                                      : rules.face_up_6;
  if (players == 5 && rules.face_up_five == FaceUpFive::together) {
    if (treasure == Treasure::coral || treasure == Treasure::crystal)
      return {{Treasure::coral, Treasure::crystal}, counts[index_of(Treasure::crystal)]};
    if (treasure == Treasure::pearl || treasure == Treasure::dragon_scale)
      return {{Treasure::pearl, Treasure::dragon_scale}, counts[index_of(Treasure::dragon_scale)]};
  }
  return {{treasure}, counts[index_of(treasure)]};
}

FaceUp face_up(const Rules& rules, int players) {
  FaceUp groups;
  for (const Treasure treasure : every<Treasure>)
    if (const FaceUpGroup group = face_up_with(rules, players, treasure); group.of[0] == treasure) groups.push_back(group);
  return groups;
}

State completed(const Game& game, const State& state) {
  State whole = state;
  whole.players =
      static_cast<std::uint8_t>(std::clamp<int>(state.players, MermaidRain::fewest_players, MermaidRain::most_players));
  card_supply.complete(game, whole);
  tile_supply.complete(game, whole);
  unseen_tile_supply.complete(game, whole);
  token_supply.complete(game, whole);
  complete_pool(whole);
  if (whole.step == Step::dealing && whole.owed == 0) whole.owed = static_cast<std::uint8_t>(game.rules.cards_dealt);
  if (whole.step >= Step::turning_up_treasure) whole.round = static_cast<std::uint8_t>(game.rules.rounds);
  complete_undercurrents(whole);
  complete_melds(whole);
  complete_mermaids(game, whole);
  if (game.dropped == RuleSet{})
    whole.acting = who_acts(game, whole);  // without a rule, somebody may have had her turn unseen
  std::sort(whole.spaces.begin(), whole.spaces.end(), [](const Heap& a, const Heap& b) { return a.at < b.at; });
  whole.tile_at = {};
  for (std::size_t i = 0; i < whole.tiles.size(); ++i)
    for (const Hex hex : whole.tiles[i].on) whole.tile_at[hex.cell] = static_cast<std::uint8_t>(i + 1);
  return whole;
}

}  // namespace fathom::mermaid_rain
