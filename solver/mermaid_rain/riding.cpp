#include "solver/mermaid_rain/riding.hpp"

#include <algorithm>
#include <optional>

#include "solver/mermaid_rain/hexes.hpp"

namespace fathom::solver::rain {

namespace {

using mermaid_rain::ClearTiles;
using mermaid_rain::DeepSea;
using mermaid_rain::Move;
using mermaid_rain::Placed;
using mermaid_rain::Step;
using mermaid_rain::Warp;

constexpr int riders = fewest + 1;

/// What a mermaid is to come onto: a tile just laid, or a bare hex of the map.
struct Target {
  std::optional<Placed> tile;
  Cells hexes;
};

/// A tile with each symbol in every way to lie on the board, and every hex in play as it is.
std::vector<Target> every_target(const Game& game, const PlacingBook& book) {
  std::vector<Target> targets;
  const Ground map = ground(game.box, riders, book);
  for (const Shape shape : every<Shape>)
    for (const Cells& cells : ways_to_lie(shape, map.may_be_covered, book))
      for (const Symbol symbol : every<Symbol>)
        targets.push_back({Placed{Tile::of(shape, symbol, Shade::light), cells}, cells});
  map.in_play.for_each([&](std::size_t cell) {
    targets.push_back({std::nullopt, Cells{Hex{static_cast<std::uint8_t>(cell)}}});
  });
  return targets;
}

/// What the target asks for: nothing in particular, for `mermaid`.
Symbol asked_by(const Game& game, const Target& target) {
  if (target.tile) return target.tile->tile.symbol();
  const Terrain terrain = game.box.terrain[target.hexes[0].cell];
  return mermaid_rain::is_treasure(terrain) ? game.box.rims[index_of(terrain) - index_of(Terrain::wreck)] : Symbol::mermaid;
}
bool can_be_on(const Game& game, const Target& target) {
  return target.tile || is_space(game.box.terrain[target.hexes[0].cell]);
}
bool fits(Symbol asked, Card card) { return asked == Symbol::mermaid || asked == mermaid_rain::symbol_of(card); }

/// Ann, with every card in hand, on her turn.
State before_moving(const Game& game, const Target& target) {
  State state = MermaidRain::start(game, riders);
  state.step = Step::moving;
  for (int i = 0; i < riders; ++i) state.order.push_back(seat(i));
  state.acting = Seat::Ann;
  state.warp_due.insert(Seat::Ann);
  state.hands[Seat::Ann] = game.box.cards;
  state.deck = {};
  if (target.tile) state.tiles.push_back(*target.tile);
  return MermaidRain::completed(game, state);
}

std::string told_of(const Target& target) {
  return target.tile ? "a " + show(target.tile->tile) + " tile on " + words(target.hexes) : show(target.hexes[0]);
}

Finding differs(const Game& game, const State& state, const Action& act, const Target& target, bool expected) {
  const std::string where = show(state.mermaids[Seat::Ann]) + " to " + told_of(target);
  Finding finding =
      fails(0, expected ? "the model refuses what the rulebook allows" : "the model allows what it should refuse",
            {MermaidRain::show(game, state, act), "from " + where});
  finding.trace = RainTrace{game, state, {act}, expected ? "she can go there" : "she cannot go there"};
  return finding;
}

/// Asks about actions from every hex in play to every target. `actions(hex, target)` gives each with whether the book allows
/// it.
template <class Kinds>
Finding from_every_hex(const Game& game, const PlacingBook& book, const std::string& domain, Kinds&& acts) {
  std::uint64_t asked = 0;
  const HexSet in_play = ground(game.box, riders, book).in_play;
  for (const Target& target : every_target(game, book)) {
    State state = before_moving(game, target);
    std::optional<Finding> odd;
    in_play.for_each([&](std::size_t cell) {
      if (odd) return;
      state.mermaids[Seat::Ann] = Hex{static_cast<std::uint8_t>(cell)};
      for (const auto& [act, expected] : acts(state.mermaids[Seat::Ann], target)) {
        ++asked;
        if (!odd && MermaidRain::objected(game, state, act) == expected) odd = differs(game, state, act, target, expected);
      }
    });
    if (odd) return *odd;
  }
  const std::string all = domain + ", from every hex to every hex and every tile that can lie on the board";
  return holds(0).over(all).all_tried(asked).tied(in_every_case(asked, all));
}

struct Expected {
  Action act;
  bool allowed = false;
};

/// Next to it, and not on it.
bool next_to(Hex from, const Cells& hexes, const PlacingBook& book) {
  return !hexes.contains(from) && std::ranges::any_of(hexes, [&](Hex hex) { return steps_between(from, hex, book) == 1; });
}

/// Any `size` cards of three kinds.
std::vector<Cards> any_cards(int size) {
  std::vector<Cards> all;
  const Cards enough{{Card::dolphin, size}, {Card::gull, size}, {Card::turtle, size}};
  for_each_pick(enough, size, [&](const Cards& cards) { all.push_back(cards); });
  return all;
}

}  // namespace

Finding one_card_goes_next_door(const Game& game, const Budget&, const ReachingBook& book) {
  return from_every_hex(game, book.placing, "each card", [&](Hex from, const Target& target) {
    const bool near = can_be_on(game, target) && next_to(from, target.hexes, book.placing);
    std::vector<Expected> acts;
    for (const Card card : every<Card>)
      acts.push_back({Move{Seat::Ann, target.hexes[0], card}, near && fits(asked_by(game, target), card)});
    return acts;
  });
}

Finding cards_that_miss_go_next_door(const Game& game, const Budget&, const ReachingBook& book) {
  std::vector<Cards> hands = any_cards(book.deep_sea_cards);
  for (const Cards& fewer : any_cards(book.deep_sea_cards - 1)) hands.push_back(fewer);
  for (const Cards& more : any_cards(book.deep_sea_cards + 1)) hands.push_back(more);
  return from_every_hex(game, book.placing, "as many cards of each kind as are asked for, one more and one less",
                        [&](Hex from, const Target& target) {
                          const bool near = can_be_on(game, target) && next_to(from, target.hexes, book.placing);
                          std::vector<Expected> acts;
                          for (const Cards& cards : hands) {
                            bool miss = near && cards.total() == book.deep_sea_cards;
                            for (const Card card : every<Card>)
                              miss = miss && (cards[card] == 0 || !fits(asked_by(game, target), card));
                            acts.push_back({DeepSea{Seat::Ann, target.hexes[0], cards}, miss});
                          }
                          return acts;
                        });
}

Finding warps_go_to_every_place(const Game& game, const Budget&, const PlacingBook& book) {
  return from_every_hex(game, book, "a warp", [&](Hex, const Target& target) {
    std::vector<Expected> acts;
    for (const Hex hex : target.hexes) acts.push_back({Warp{Seat::Ann, hex}, can_be_on(game, target)});
    return acts;
  });
}

namespace {

/// A tile of each kind in every way to lie, with Ann on its last hex and the others on spaces: the round ends.
struct Cleared {
  Placed tile;
  State before;
  State after;
};
template <class Right>
Finding cleared_everywhere(const Game& game, const std::string& what, Right&& right) {
  std::uint64_t asked = 0;
  const PlacingBook book;
  const Ground map = ground(game.box, riders, book);
  State clearing = MermaidRain::start(game, riders);
  clearing.step = Step::clearing;
  for (int i = 0; i < riders; ++i) clearing.order.push_back(seat(i));
  int next = 1;
  map.in_play.for_each([&](std::size_t cell) {
    if (is_space(game.box.terrain[cell]) && next < riders)
      clearing.mermaids[seat(next++)] = Hex{static_cast<std::uint8_t>(cell)};
  });
  for (const Shape shape : every<Shape>)
    for (const Cells& cells : ways_to_lie(shape, map.may_be_covered, book))
      for (const Symbol symbol : every<Symbol>)
        for (const Shade shade : every<Shade>) {
          ++asked;
          Cleared cleared{Placed{Tile::of(shape, symbol, shade), cells}, clearing, {}};
          cleared.before.tiles.push_back(cleared.tile);
          cleared.before.mermaids[Seat::Ann] = cells[cells.size() - 1];
          cleared.before = MermaidRain::completed(game, cleared.before);
          cleared.after = cleared.before;
          MermaidRain::perform(game, cleared.after, Action{ClearTiles{}});
          if (right(cleared)) continue;
          Finding finding =
              fails(0, "not so: " + what, {"Ann is on a " + show(cleared.tile.tile) + " tile on " + words(cells)});
          finding.trace = RainTrace{game, cleared.before, {Action{ClearTiles{}}}, what};
          return finding;
        }
  const std::string all = "a tile of every kind, in every way to lie";
  return holds(0).over(all).all_tried(asked).tied(in_every_case(asked, all));
}

}  // namespace

Finding dark_tiles_leave(const Game& game, const Budget&, const ClearingBook& book) {
  return cleared_everywhere(game, "dark tiles leave and light ones stay", [&](const Cleared& cleared) {
    const bool leaves = cleared.tile.tile.shade() == book.leaves;
    const int discarded = cleared.after.tile_discards[cleared.tile.tile] - cleared.before.tile_discards[cleared.tile.tile];
    return cleared.after.tiles.empty() == leaves && discarded == (leaves ? 1 : 0);
  });
}

Finding who_is_on_a_dark_tile_drifts(const Game& game, const Budget&, const ClearingBook& book) {
  return cleared_everywhere(game, "whoever is on a dark tile drifts, and nobody else", [&](const Cleared& cleared) {
    SeatSet expected;
    if (cleared.tile.tile.shade() == book.leaves) expected.insert(Seat::Ann);
    return cleared.after.drifting == expected;
  });
}

}  // namespace fathom::solver::rain
