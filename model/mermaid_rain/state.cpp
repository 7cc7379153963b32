#include <algorithm>

#include "model/mermaid_rain/mermaid_rain.hpp"
#include "model/mermaid_rain/supplies.hpp"

namespace fathom::mermaid_rain {

Tiles remainder(const Tiles& whole, const Tiles& parts) {
  Tiles rest;
  for (std::size_t i = 0; i < rest.of.size(); ++i) rest.of[i] = std::max(whole.of[i] - parts.of[i], 0);
  return rest;
}
std::string misfit(const Tiles& counted, const Tiles& whole) {
  std::string text;
  for (std::size_t i = 0; i < Tile::kinds; ++i)
    if (const Tile tile{static_cast<std::uint8_t>(i)}; counted[tile] != whole[tile])
      text += (text.empty() ? "" : ", ") + misfit(counted[tile], whole[tile], show(tile));
  return text;
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

FaceUp face_up(const Rules& rules, int players) {
  switch (players) {
    case 3:
      return rules.face_up_3;
    case 4:
      return rules.face_up_4;
    case 5:
      break;
    default:
      return rules.face_up_6;
  }
  FaceUp counts = rules.face_up_5;
  if (rules.face_up_five == FaceUpFive::together) {
    // one number for both of a pair: half of it each, the odd one to the commoner type
    const auto share = [&](Treasure commoner, Treasure rarer) {
      const int both = counts[index_of(rarer)];
      counts[index_of(commoner)] = both - both / 2;
      counts[index_of(rarer)] = both / 2;
    };
    share(Treasure::pearl, Treasure::dragon_scale);
    share(Treasure::coral, Treasure::crystal);
  }
  return counts;
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
  std::sort(whole.spaces.begin(), whole.spaces.end(), [](const Heap& a, const Heap& b) { return a.at < b.at; });
  whole.tile_at = {};
  for (std::size_t i = 0; i < whole.tiles.size(); ++i)
    for (const Hex hex : whole.tiles[i].on) whole.tile_at[hex.cell] = static_cast<std::uint8_t>(i + 1);
  return whole;
}

}  // namespace fathom::mermaid_rain
