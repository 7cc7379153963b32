#include <algorithm>

#include "model/mermaid_rain/mermaid_rain.hpp"

namespace fathom::mermaid_rain {

namespace {

/// What is missing from `whole` when `parts` are accounted for; nothing where there is too much already.
Tiles remainder(const Tiles& whole, const Tiles& parts) {
  Tiles rest;
  for (std::size_t i = 0; i < rest.of.size(); ++i) rest.of[i] = std::max(whole.of[i] - parts.of[i], 0);
  return rest;
}

void settle_cards(const Game& game, State& state) {
  Cards seen = state.deck + state.discards;
  for (const Seat at : every<Seat>) seen += state.hands[at] + state.chosen[at] + state.melds[at];
  state.deck += remainder(game.box.cards, seen);
}

void settle_tiles(const Game& game, State& state) {
  Tiles seen = state.unseen_tiles;
  seen += state.tile_discards;
  for (const Tile tile : state.offer) ++seen[tile];
  for (const Placed& placed : state.tiles) ++seen[placed.tile];
  for (const Seat at : every<Seat>)
    if (state.picked[at]) ++seen[*state.picked[at]];
  state.unseen_tiles += remainder(game.box.tiles, seen);

  Counts<Shape> unseen;
  for (const Shape shape : every<Shape>) unseen[shape] = state.unseen_tiles.total(shape);
  Counts<Shape> elsewhere = state.piles + state.unseen_discards;
  for (const Seat at : every<Seat>)
    if (state.extra[at]) ++elsewhere[*state.extra[at]];
  for (const Shape shape : every<Shape>)
    if (forms(shape, state.face_down_tile)) ++elsewhere[shape];
  state.piles += remainder(unseen, elsewhere);
}

void settle_treasure(const Game& game, State& state) {
  Treasures seen = state.pool + state.gone;
  for (const Heap& heap : state.spaces) seen += heap.up;
  for (const Seat at : every<Seat>) seen += state.treasure[at];
  int unknown = 0;
  for (const FaceDown& token : state.face_down) {
    if (token.what == Hidden::unknown)
      ++unknown;
    else
      ++seen[revealed(token.what)];
  }
  state.pool += remainder(game.box.treasure, seen);
  state.pool_size = std::max<int>(state.pool_size, state.pool.total() - unknown);
}

/// A card of the Undercurrents has been turned up each round; where none is mentioned, the first ones.
void settle_undercurrents(State& state) {
  if (state.undercurrents != decltype(state.undercurrents){}) return;
  const bool turning_up = state.step == Step::undercurrents;
  const int rounds = state.round - (state.step <= Step::undercurrents ? 1 : 0);
  const int all = static_cast<int>(state.undercurrents.size());
  const int turned = rounds <= 0 ? 0 : turning_up ? rounds % all : (rounds - 1) % all + 1;
  for (int i = 0; i < turned; ++i) state.undercurrents[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(i + 1);
}

/// Once melds are ranked everybody has made one, an Octopus if nothing else is said, and the order follows from them.
void settle_melds(State& state) {
  if (state.step < Step::picking || state.step >= Step::turning_up_treasure) return;
  for (const Seat at : seated(state.players))
    if (!state.made[at]) state.made[at] = Meld::octopus;
  if (!state.order.empty()) return;
  for (const Meld meld : every<Meld>)
    for (int i = 0; i < state.players; ++i)
      if (const Seat at = clockwise(state.dealer, i, state.players); state.made[at] == meld) state.order.push_back(at);
}

/// Once the first round is over every mermaid is on the board, on a starting space of her own if nothing else is said.
void settle_mermaids(const Game& game, State& state) {
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

State settled(const Game& game, const State& state) {
  State whole = state;
  whole.players =
      static_cast<std::uint8_t>(std::clamp<int>(state.players, MermaidRain::fewest_players, MermaidRain::most_players));
  settle_cards(game, whole);
  settle_tiles(game, whole);
  settle_treasure(game, whole);
  if (whole.step == Step::dealing && whole.owed == 0) whole.owed = static_cast<std::uint8_t>(game.rules.cards_dealt);
  if (whole.step >= Step::turning_up_treasure) whole.round = static_cast<std::uint8_t>(game.rules.rounds);
  settle_undercurrents(whole);
  settle_melds(whole);
  settle_mermaids(game, whole);
  std::sort(whole.spaces.begin(), whole.spaces.end(), [](const Heap& a, const Heap& b) { return a.at < b.at; });
  whole.tile_at = {};
  for (std::size_t i = 0; i < whole.tiles.size(); ++i)
    for (const Hex hex : whole.tiles[i].on) whole.tile_at[hex.cell] = static_cast<std::uint8_t>(i + 1);
  return whole;
}

}  // namespace fathom::mermaid_rain
