#include "solver/mermaid_rain/walks.hpp"

#include <algorithm>
#include <set>
#include <tuple>

#include "model/core/random.hpp"
#include "solver/mermaid_rain/hexes.hpp"

namespace fathom::solver::rain {

namespace {

using mermaid_rain::DeepSea;
using mermaid_rain::Heap;
using mermaid_rain::Move;
using mermaid_rain::Place;
using mermaid_rain::Placed;
using mermaid_rain::Step;
using mermaid_rain::StopPlacing;
using mermaid_rain::Treasures;
using mermaid_rain::Which;

constexpr int players = 4;

/// A tile or a space: where a mermaid can be.
struct Spot {
  Cells hexes;
  std::optional<Card> asks;  ///< Nothing where any card will do.
};

std::optional<Card> asked_by(Symbol symbol) {
  if (symbol == Symbol::mermaid) return std::nullopt;
  return symbol == Symbol::dolphin ? Card::dolphin : symbol == Symbol::gull ? Card::gull : Card::turtle;
}

std::optional<Card> asked_by(const Box& box, Terrain terrain) {
  switch (terrain) {
    case Terrain::wreck:
      return asked_by(box.rims[0]);
    case Terrain::island:
      return asked_by(box.rims[1]);
    case Terrain::cave:
      return asked_by(box.rims[2]);
    default:
      return std::nullopt;
  }
}

std::vector<Spot> spots(const Game& game, const Wish& wish, const ReachingBook& book) {
  std::vector<Spot> found;
  ground(game.box, players, book.placing).in_play.for_each([&](std::size_t cell) {
    const Terrain terrain = game.box.terrain[cell];
    if (is_space(terrain)) found.push_back({Cells{Hex{static_cast<std::uint8_t>(cell)}}, asked_by(game.box, terrain)});
  });
  for (const Placed& placed : wish.tiles) found.push_back({placed.on, asked_by(placed.tile.symbol())});
  return found;
}

bool next_to(const Cells& a, const Cells& b, const ReachingBook& book) {
  return std::ranges::any_of(
      a, [&](Hex x) { return std::ranges::any_of(b, [&](Hex y) { return steps_between(x, y, book.placing) == 1; }); });
}

std::vector<Cells> free_ways(const Game& game, const Wish& wish, Shape shape, const ReachingBook& book) {
  HexSet free = ground(game.box, players, book.placing).may_be_covered;
  for (const Placed& placed : wish.tiles)
    for (const Hex hex : placed.on) free.erase(hex.cell);
  return ways_to_lie(shape, free, book.placing);
}

template <class T>
const T& drawn_from(const std::vector<T>& items, Random& random) {
  return items[random.below(static_cast<std::uint32_t>(items.size()))];
}

}  // namespace

Wish wish(const Game& game, int number, const ReachingBook& book) {
  constexpr std::uint32_t most_tiles = 6;
  constexpr std::uint32_t most_cards = 5;
  constexpr int nearest = 2;
  constexpr int farthest = 5;
  Random random{case_seed(0, "wishes", static_cast<std::uint64_t>(number))};
  std::vector<Tile> supply;
  for (std::size_t code = 0; code < Tile::kinds; ++code)
    for (int n = 0; n < game.box.tiles.of[code]; ++n) supply.push_back(Tile{static_cast<std::uint8_t>(code)});
  const auto take_tile = [&] {
    const std::size_t index = random.below(static_cast<std::uint32_t>(supply.size()));
    const Tile tile = supply[index];
    supply.erase(supply.begin() + static_cast<std::ptrdiff_t>(index));
    return tile;
  };
  Wish wish;
  for (std::uint32_t left = random.below(most_tiles + 1); left > 0 && supply.size() > 1; --left) {
    const Tile tile = take_tile();
    const std::vector<Cells> ways = free_ways(game, wish, tile.shape(), book);
    if (!ways.empty()) wish.tiles.push_back(Placed{tile, drawn_from(ways, random)});
  }
  wish.tile = take_tile();
  for (std::uint32_t left = 1 + random.below(most_cards); left > 0; --left)
    ++wish.hand[every<Card>[random.below(static_cast<std::uint32_t>(kinds<Card>))]];
  const std::vector<Spot> places = spots(game, wish, book);
  wish.from = drawn_from(places, random).hexes[0];
  std::vector<Hex> treasures;
  for (const Spot& spot : places) {
    const int away = steps_between(wish.from, spot.hexes[0], book.placing);
    if (game.box.terrain[spot.hexes[0].cell] >= Terrain::wreck && game.box.terrain[spot.hexes[0].cell] <= Terrain::cave &&
        away >= nearest && away <= farthest)
      treasures.push_back(spot.hexes[0]);
  }
  if (!treasures.empty()) wish.treasure = drawn_from(treasures, random);
  return wish;
}

State position_of_wish(const Game& game, const Wish& wish) {
  State state = MermaidRain::start(game, players);
  state.step = Step::placing;
  state.acting = Seat::Ann;
  for (int i = 0; i < players; ++i) state.order.push_back(seat(i));
  for (const Placed& placed : wish.tiles) state.tiles.push_back(placed);
  state.picked[Seat::Ann] = wish.tile;
  state.hands[Seat::Ann] = wish.hand;
  state.deck = {};
  state.mermaids[Seat::Ann] = wish.from;
  state.spaces.push_back(Heap{wish.treasure, Treasures{Treasure::shell}});
  state.unseen_tiles = {};
  state.piles = {};
  state.pool = {};
  state.pool_size = 0;
  return MermaidRain::completed(game, state);
}

std::string told_of(const Wish& wish) {
  std::string text = "Ann on " + show(wish.from) + " with " + words(wish.hand) + " and a " + show(wish.tile) +
                     " tile wants to " + show(wish.treasure);
  for (const Placed& placed : wish.tiles) text += "; " + show(placed.tile) + " on " + words(placed.on);
  return text;
}

namespace {

/// A walk as symbols: where the new tile lies, where she is after each move, and what each costs.
class SymbolicWalk {
 public:
  SymbolicWalk(const Game& game, const Budget& budget, const Wish& wish, const ReachingBook& book)
      : question_{context_, budget},
        wish_{wish},
        book_{book},
        spots_{spots(game, wish, book)},
        ways_{free_ways(game, wish, wish.tile.shape(), book)},
        moves_{static_cast<std::size_t>(wish.hand.total())} {
    spots_.push_back({{}, asked_by(wish.tile.symbol())});  // the new tile, the last of the spots
    lay_tile();
    walk();
    pay();
  }

  Walk answer() {
    Walk walk{question_.refute(), {}};
    if (walk.answer == Answer::Counterexample) walk.actions = actions_in(question_.found());
    return walk;
  }

 private:
  [[nodiscard]] std::size_t new_tile() const { return spots_.size() - 1; }
  z3::expr fact(const std::string& name) { return context_.bool_const(name.c_str()); }

  /// The tile lies in one way or is not placed; it is next to a spot if that way is.
  void lay_tile() {
    z3::expr_vector one{context_};
    for (std::size_t way = 0; way < ways_.size(); ++way)
      one.push_back(lies_.emplace_back(fact("way" + std::to_string(way))));
    if (!ways_.empty()) question_.given(z3::atmost(one, 1));
    for (std::size_t spot = 0; spot < new_tile(); ++spot) {
      std::vector<z3::expr> near;
      for (std::size_t way = 0; way < ways_.size(); ++way)
        if (next_to(ways_[way], spots_[spot].hexes, book_)) near.push_back(lies_[way]);
      near_new_.push_back(any_of(context_, near));
    }
  }

  /// She begins where she is; each move goes to a neighbouring spot, or she stays.
  void walk() {
    for (std::size_t move = 0; move <= moves_; ++move) {
      z3::expr_vector one{context_};
      at_.emplace_back();
      for (std::size_t spot = 0; spot < spots_.size(); ++spot)
        one.push_back(at_.back().emplace_back(fact("at" + std::to_string(move) + '.' + std::to_string(spot))));
      question_.given(z3::atmost(one, 1) && z3::atleast(one, 1));
    }
    for (std::size_t spot = 0; spot < new_tile(); ++spot) {
      if (spots_[spot].hexes.contains(wish_.from)) question_.given(at_[0][spot]);
      if (spots_[spot].hexes == Cells{wish_.treasure}) question_.given(at_[moves_][spot]);
    }
    for (std::size_t move = 0; move < moves_; ++move) {
      goes_.push_back(fact("goes" + std::to_string(move)));
      for (std::size_t to = 0; to < spots_.size(); ++to) {
        std::vector<z3::expr> from;
        for (std::size_t spot = 0; spot < spots_.size(); ++spot)
          if (spot != to) from.push_back(at_[move][spot] && neighbours_of(spot, to));
        question_.given(z3::implies(at_[move + 1][to], z3::ite(goes_[move], any_of(context_, from), at_[move][to])));
      }
    }
  }
  z3::expr neighbours_of(std::size_t a, std::size_t b) {
    if (a == new_tile()) return near_new_[b];
    if (b == new_tile()) return near_new_[a];
    return context_.bool_val(next_to(spots_[a].hexes, spots_[b].hexes, book_));
  }

  /// A move costs a card the spot asks for, or as many cards as Deep Sea Movement takes, none of which it asks for.
  void pay() {
    constexpr unsigned bits = 5;
    std::vector<z3::expr> spent(kinds<Card>, context_.bv_val(0, bits));
    for (std::size_t move = 0; move < moves_; ++move) {
      paid_.emplace_back();
      z3::expr sum = context_.bv_val(0, bits);
      for (const Card card : every<Card>) {
        const std::string name = "pays" + std::to_string(move) + std::string{name_of(card)};
        const z3::expr many = paid_.back().emplace_back(context_.bv_const(name.c_str(), bits));
        question_.given(z3::ule(many, wish_.hand.total()));
        sum = sum + many;
        spent[index_of(card)] = spent[index_of(card)] + many;
      }
      question_.given(z3::implies(!goes_[move], sum == 0));
      for (std::size_t to = 0; to < spots_.size(); ++to) {
        z3::expr right = sum == 1;
        if (const auto card = spots_[to].asks) {
          const z3::expr& of_it = paid_.back()[index_of(*card)];
          right = (sum == 1 && of_it == 1) || (sum == book_.deep_sea_cards && of_it == 0);
        }
        question_.given(z3::implies(goes_[move] && at_[move + 1][to], right));
      }
    }
    for (const Card card : every<Card>) question_.given(z3::ule(spent[index_of(card)], int{wish_.hand[card]}));
  }

  /// The placing and the moves of a walk found, up to where she first enters the treasure space.
  [[nodiscard]] std::vector<Action> actions_in(const z3::model& model) const {
    std::vector<Action> actions{StopPlacing{Seat::Ann}};
    Hex new_at;
    for (std::size_t way = 0; way < ways_.size(); ++way)
      if (truth(model, lies_[way])) {
        actions.assign(1, Place{Seat::Ann, Which::picked, ways_[way]});
        new_at = ways_[way][0];
      }
    for (std::size_t move = 0; move < moves_; ++move) {
      if (!truth(model, goes_[move])) continue;
      Hex to = new_at;
      for (std::size_t spot = 0; spot < new_tile(); ++spot)
        if (truth(model, at_[move + 1][spot])) to = spots_[spot].hexes[0];
      Cards cards;
      for (const Card card : every<Card>)
        cards[card] = static_cast<std::uint8_t>(number(model, paid_[move][index_of(card)]));
      if (cards.total() == 1)
        for (const Card card : every<Card>) {
          if (cards[card] == 1) actions.push_back(Move{Seat::Ann, to, card});
        }
      else
        actions.push_back(DeepSea{Seat::Ann, to, cards});
      if (to == wish_.treasure) break;
    }
    return actions;
  }

  z3::context context_;
  Question question_;
  const Wish& wish_;
  const ReachingBook& book_;
  std::vector<Spot> spots_;
  std::vector<Cells> ways_;
  std::size_t moves_;
  std::vector<z3::expr> lies_;
  std::vector<z3::expr> near_new_;
  std::vector<std::vector<z3::expr>> at_;
  std::vector<z3::expr> goes_;
  std::vector<std::vector<z3::expr>> paid_;
};

/// A search through the model's legal actions from after the tile is placed or not, breadth first, over as many moves as
/// there are cards. Gives the moves that end on the treasure.
std::optional<std::vector<Action>> search(const Game& game, const State& placed, const Wish& wish) {
  struct Node {
    State state;
    std::vector<Action> moves;
  };
  std::set<std::tuple<std::uint8_t, Cards>> seen;
  std::vector<Action> legal;
  std::vector<Node> layer{Node{placed, {}}};
  for (int move = 0; move <= wish.hand.total() && !layer.empty(); ++move) {
    std::vector<Node> next;
    for (const Node& node : layer) {
      const Hex here = node.state.mermaids[Seat::Ann];
      if (node.state.step == Step::taking && here == wish.treasure) return node.moves;
      if (node.state.step != Step::moving || !seen.insert({here.cell, node.state.hands[Seat::Ann]}).second) continue;
      MermaidRain::legal_actions(game, node.state, legal);
      for (const Action& action : legal) {
        if (!std::holds_alternative<Move>(action) && !std::holds_alternative<DeepSea>(action)) continue;
        next.push_back(node);
        MermaidRain::perform(game, next.back().state, action);
        next.back().moves.push_back(action);
      }
    }
    layer = std::move(next);
  }
  return std::nullopt;
}

}  // namespace

Walk walk_by_the_book(const Game& game, const Budget& budget, const Wish& wish, const ReachingBook& book) {
  return SymbolicWalk{game, budget, wish, book}.answer();
}

Walk walk_in_model(const Game& game, const Wish& wish) {
  const State given = position_of_wish(game, wish);
  std::vector<Action> placings;
  MermaidRain::legal_actions(game, given, placings);
  for (const Action& placing : placings) {
    State placed = given;
    MermaidRain::perform(game, placed, placing);
    if (const auto moves = search(game, placed, wish)) {
      Walk walk{Answer::Counterexample, {placing}};
      walk.actions.insert(walk.actions.end(), moves->begin(), moves->end());
      return walk;
    }
  }
  return {Answer::Proved, {}};
}

std::optional<std::string> refused_or_elsewhere(const Game& game, const Wish& wish, const std::vector<Action>& actions) {
  State state = position_of_wish(game, wish);
  for (const Action& action : actions)
    if (const auto objection = apply<MermaidRain>(game, state, action))
      return "the model refuses by " + std::string{objection->rule} + ": " + objection->why;
  if (state.mermaids[Seat::Ann] == wish.treasure && state.step == Step::taking) return std::nullopt;
  return "in the model she ends on " + show(state.mermaids[Seat::Ann]) + " without a token to take";
}

}  // namespace fathom::solver::rain
