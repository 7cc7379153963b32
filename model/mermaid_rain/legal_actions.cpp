#include <algorithm>

#include "model/core/candidates.hpp"
#include "model/mermaid_rain/chapters/book.hpp"
#include "model/mermaid_rain/mermaid_rain.hpp"

// The list of legal actions. Candidates by step, dullest first, filtered by the clauses. With every rule in force the
// candidates are close to the answer, and the places a tile can lie are read from the board at once; a law holds the list to
// the clauses. With rules dropped, the candidates are everything a player could try. Either way each comes once.

namespace fathom::mermaid_rain {

namespace {

constexpr std::array<Hex, Hex::cells> every_hex = [] {
  std::array<Hex, Hex::cells> all{};
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = Hex{static_cast<std::uint8_t>(i)};
  return all;
}();

/// At least so many cards of each kind are tried by a player who may try anything, whether she has them or not.
constexpr std::uint8_t tried_of_each_kind = 3;
/// These cards, and some that are not there.
Cards and_others(Cards cards) {
  for (Count& many : cards.of) many = std::max<int>(many, tried_of_each_kind);
  return cards;
}

/// Calls `visit` with all that somebody could see of the tokens face down where her mermaid is.
template <class Visit>
void each_sight(const State& state, Seat by, const Visit& visit) {
  const auto lying = face_down_at(state, state.mermaids[by]);
  const std::size_t count = std::min(lying.size(), Few<Treasure, 4>::capacity);
  const auto see = [&](const auto& self, Few<Treasure, 4>& tokens) -> void {
    const std::size_t next = tokens.size();
    if (next == count) return visit(tokens);
    const Hidden what = state.face_down[lying[next]].what;
    for (const Treasure treasure : every<Treasure>) {
      if (what != Hidden::unknown && what != hidden(treasure)) continue;
      tokens.push_back(treasure);
      self(self, tokens);
      tokens.erase_at(next);
    }
  };
  Few<Treasure, 4> tokens;
  see(see, tokens);
}

class Candidates {
 public:
  Candidates(const Game& game, const State& state, std::vector<Action>& actions)
      : game_(game), state_(state), board_(game.box.board(state.players)), actions_(actions) {}

  /// Close to the answer: what the step, the acting player and her surroundings suggest.
  void near() {
    switch (state_.step) {
      case Step::laying_tokens:
        each<Treasure>([&](Treasure t) { consider(Lay{t}); });
        break;
      case Step::setting_out:
        consider(SetOut{});
        break;
      case Step::first_dealer:
        each<Seat>([&](Seat s) { consider(FirstDealer{s}); });
        break;
      case Step::dealing:
        dealing();
        break;
      case Step::undercurrents:
        undercurrents();
        break;
      case Step::turning_tiles:
        turning_tiles();
        break;
      case Step::choosing_cards:
        choosing(state_.acting);
        break;
      case Step::showing_cards:
        consider(ShowCards{});
        break;
      case Step::declaring:
        each<Meld>([&](Meld m) { consider(Declare{state_.acting, m}); });
        break;
      case Step::picking:
        picking(state_.acting);
        break;
      case Step::drawing_token:
        each<Treasure>([&](Treasure t) { consider(DrawToken{state_.acting, t}); });
        break;
      case Step::passing_prince:
        each<Seat>([&](Seat s) { consider(PassPrince{s}); });
        break;
      case Step::warp_looking:
      case Step::looking:
        looking(state_.acting);
        break;
      case Step::warp_taking:
        consider(Leave{state_.acting});
        taking(state_.acting);
        break;
      case Step::starting:
        each_cell(board_.starts, [&](Hex at) { consider(StartAt{state_.acting, at}); });
        break;
      case Step::placing:
        placing();
        break;
      case Step::turning_extra:
        turning_extra();
        break;
      case Step::moving:
        consider(EndTurn{state_.acting});
        moving();
        warping();
        break;
      case Step::taking:
        consider(EndTurn{state_.acting});
        taking(state_.acting);
        moving();
        break;
      case Step::clearing:
        consider(ClearTiles{});
        break;
      case Step::drifting:
        each_cell(board_.starts, [&](Hex to) { consider(Drift{state_.acting, to}); });
        break;
      case Step::adjusting:
        discarding(state_.acting);
        break;
      case Step::turning_up_treasure:
        consider(TurnUpTreasure{});
        break;
      case Step::tribute:
        consider(PayTribute{state_.acting});
        break;
      case Step::scoring:
        each<Treasure>([&](Treasure t) { consider(Score{t}); });
        break;
      case Step::over:
        break;
    }
  }

 private:
  template <class Deed>
  void consider(const Deed& deed) {
    if (!Book::object(game_, state_, deed)) actions_.emplace_back(deed);
  }
  template <Named E, class Visit>
  void each(Visit&& visit) {
    for (const E value : every<E>) visit(value);
  }
  template <class Visit>
  void each_cell(const HexSet& cells, Visit&& visit) {
    cells.for_each([&](std::size_t cell) { visit(Hex{static_cast<std::uint8_t>(cell)}); });
  }

  void dealing() {
    consider(ReshuffleCards{});
    const int size = std::min<int>(state_.owed, state_.deck.total());
    for_each_pick(state_.deck, size, [&](const Cards& cards) { consider(Deal{state_.acting, cards}); });
  }
  void undercurrents() {
    for (std::size_t i = 1; i <= game_.box.undercurrents.size(); ++i)
      consider(TurnUndercurrents{static_cast<std::uint8_t>(i)});
  }
  void turning_tiles() {
    each<Shape>([&](Shape shape) {
      if (state_.to_turn[shape] == 0) return;
      consider(ReshuffleTiles{shape});
      each_tile(shape, [&](Tile tile) { consider(TurnTile{tile}); });
    });
  }
  template <class Visit>
  void each_tile(Shape shape, Visit&& visit) {
    for (const Symbol symbol : every<Symbol>)
      for (const Shade shade : every<Shade>) visit(Tile::of(shape, symbol, shade));
  }
  void turning_extra() {
    each<Shape>([&](Shape shape) {
      if (forms(shape, state_.face_down_tile)) each_tile(shape, [&](Tile tile) { consider(TurnExtra{tile}); });
    });
  }
  void choosing(Seat by) {
    consider(ChoosePrincess{by});
    const int size = state_.melds[by].empty() ? std::min<int>(game_.rules.first_cards, state_.hands[by].total()) : 1;
    for_each_pick(state_.hands[by], size, [&](const Cards& cards) { consider(Choose{by, cards}); });
  }
  void picking(Seat by) {
    consider(GoWithout{by});
    consider(ForgoBonus{by});
    consider(TakeBonus{by});
    std::uint32_t offered = 0;  // a kind once, however many of it lie there
    for (const Tile tile : state_.offer) {
      if (((offered >> tile.code) & 1U) == 0) consider(Pick{by, tile});
      offered |= 1U << tile.code;
    }
    if (state_.made[by] == Meld::aquamarine_waltz) each<Shape>([&](Shape shape) { consider(DrawTile{by, shape}); });
    if (state_.made[by] == Meld::mermaid_rain) each_place([&](Hex to) { consider(Warp{by, to}); });
  }
  void looking(Seat by) {
    each_sight(state_, by, [&](const Few<Treasure, 4>& tokens) { consider(Look{by, tokens}); });
  }
  void taking(Seat by) {
    each<Treasure>([&](Treasure treasure) { consider(Take{by, treasure}); });
    for (std::size_t nth = 1; nth <= face_down_at(state_, state_.mermaids[by]).size(); ++nth)
      consider(TakeHidden{by, static_cast<std::uint8_t>(nth)});
  }

  /// placing.on_ocean, placing.on_board and placing.whole_tile are read from the board's own list of what lies on ocean, so
  /// that a single look at each hex is left.
  void placing() {
    const Seat by = state_.acting;
    consider(StopPlacing{by});
    for (const Which which : every<Which>)
      if (const auto shape = shape_to_place(state_, by, which)) place_anywhere(by, which, board_.on_ocean[index_of(*shape)]);
  }
  /// The busiest of all loops: room for every candidate is made first and given back at the end, and each is a copy of one
  /// action with its hexes changed, which spares the processor a stall on every one.
  void place_anywhere(Seat by, Which which, const std::vector<Cells>& candidates) {
    const std::size_t before = actions_.size();
    actions_.resize(before + candidates.size());
    Action* next = actions_.data() + before;
    const Action anywhere = Place{by, which, {}};
    const auto& tile_at = state_.tile_at;
    for (const Cells& cells : candidates) {
      int covered = tile_at[cells[0].cell] | tile_at[cells[1].cell];
      if (cells.full()) covered |= tile_at[cells[2].cell];
      if (covered != 0) continue;
      *next = anywhere;
      std::get_if<Place>(next++)->on = cells;
    }
    actions_.resize(static_cast<std::size_t>(next - actions_.data()));
  }

  /// Calls `visit` with the first hex of each tile, treasure space and starting space.
  template <class Visit>
  void each_place(Visit&& visit) {
    for (const Placed& placed : state_.tiles) visit(placed.on[0]);
    each_cell(board_.treasures | board_.starts, visit);
  }
  void warping() {
    if (state_.warp_due.contains(state_.acting)) each_place([&](Hex to) { consider(Warp{state_.acting, to}); });
  }
  void moving() {
    const Seat by = state_.acting;
    const Cards& hand = state_.hands[by];
    if (hand.empty()) return;
    const bool far = game_.rules.deep_reach == DeepReach::anywhere;
    HexSet around;
    for (const Hex cell : cells_of_place(state_, state_.mermaids[by]))
      for (const Hex next : neighbours[cell.cell])
        if (board_.hexes.contains(next.cell)) around.insert(cells_of_place(state_, next)[0].cell);
    each_cell(around, [&](Hex to) {
      if (!is_place(game_, state_, to)) return;
      each<Card>([&](Card card) {
        if (hand[card] > 0) consider(Move{by, to, card});
      });
    });
    if (far) around = board_.hexes;
    each_cell(around, [&](Hex to) {
      if (game_.rules.deep_reach == DeepReach::neighbouring && !is_place(game_, state_, to)) return;
      if (cells_of_place(state_, to)[0] != to) return;
      for_each_pick(hand, game_.rules.deep_sea_cards, [&](const Cards& cards) { consider(DeepSea{by, to, cards}); });
    });
  }
  void discarding(Seat by) {
    const int surplus = std::max<int>(0, state_.hands[by].total() - game_.rules.cards_kept);
    const int most = game_.rules.adjusting == Adjusting::down_to_two ? surplus : state_.hands[by].total();
    for (int size = surplus; size <= most; ++size)
      for_each_pick(state_.hands[by], size, [&](const Cards& cards) { consider(Discard{by, cards}); });
  }

  const Game& game_;
  const State& state_;
  const Board& board_;
  std::vector<Action>& actions_;
};

/// Up to so many cards, and a few more, of those that are there and of others.
template <class Visit>
void any_cards(const Cards& cards, int many, const Visit& visit) {
  const int largest = std::max<int>(many, tried_of_each_kind * static_cast<int>(kinds<Card>));
  for (int size = 0; size <= largest; ++size) for_each_pick(and_others(cards), size, visit);
}

}  // namespace

template <class Kind, class Visit>
static void each_value(FieldOf<Kind, Cards>, const Game&, const State& state, const Kind& so_far, const Visit& visit) {
  any_cards(state.hands[so_far.by], state.hands[so_far.by].total(), visit);
}
template <class Visit>
static void each_value(FieldOf<Deal, Cards>, const Game&, const State& state, const Deal&, const Visit& visit) {
  any_cards(state.deck, state.owed, visit);
}
template <class Visit>
static void each_value(FieldOf<DeepSea, Cards>, const Game& game, const State& state, const DeepSea& so_far,
                       const Visit& visit) {
  for (int size = 1; size <= game.rules.deep_sea_cards + 1; ++size)
    for_each_pick(and_others(state.hands[so_far.by]), size, visit);
}
template <class Visit>
static void each_value(FieldOf<TurnUndercurrents, std::uint8_t>, const Game& game, const State&, const TurnUndercurrents&,
                       const Visit& visit) {
  for (std::size_t card = 1; card <= game.box.undercurrents.size(); ++card) visit(static_cast<std::uint8_t>(card));
}
template <class Kind, class Visit>
static void each_value(FieldOf<Kind, Tile>, const Game&, const State&, const Kind&, const Visit& visit) {
  for (std::uint8_t code = 0; code < Tile::kinds; ++code) visit(Tile{code});
}
template <class Visit>
static void each_value(FieldOf<Look, Few<Treasure, 4>>, const Game&, const State& state, const Look& so_far,
                       const Visit& visit) {
  each_sight(state, so_far.by, visit);
}
template <class Visit>
static void each_value(FieldOf<Place, Cells>, const Game&, const State&, const Place&, const Visit& visit) {
  for (const Shape shape : every<Shape>)
    for (const Cells& cells : placements(shape)) visit(cells);
}
/// A mermaid goes to a place, which is called by its first hex; but she may start and drift onto any hex.
template <class Kind, class Visit>
static void each_value(FieldOf<Kind, Hex>, const Game&, const State& state, const Kind&, const Visit& visit) {
  constexpr bool onto_a_hex = std::is_same_v<Kind, StartAt> || std::is_same_v<Kind, Drift>;
  for (const Hex hex : every_hex)
    if (onto_a_hex || cells_of_place(state, hex)[0] == hex) visit(hex);
}

void legal_actions(const Game& game, const State& state, std::vector<Action>& actions) {
  actions.clear();
  if (game.dropped.empty())
    Candidates(game, state, actions).near();
  else if (state.step != Step::over)
    all_allowed<Book>(game, state, actions);
}

}  // namespace fathom::mermaid_rain
