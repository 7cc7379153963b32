#include <algorithm>

#include "model/core/rulings_of.hpp"
#include "model/mermaid_rain/chapters/book.hpp"
#include "model/mermaid_rain/mermaid_rain.hpp"

// The list of legal actions: what the fields of each kind of action can be, held against the clauses. Where that is far from
// the answer, the candidates are close to it, and the places a tile can lie are read from the board at once. Either way each
// comes once.

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
  const auto lying = to_look_at(state, by);
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

/// Adds the action, which is due, if no clause objects to it.
template <class Kind>
void consider(const Kind& kind, const Game& game, const State& state, std::vector<Action>& actions) {
  if (!Book::object<clauses_about_when>(game, state, kind)) actions.emplace_back(kind);
}
template <class Visit>
void each_cell(const HexSet& cells, const Visit& visit) {
  cells.for_each([&](std::size_t cell) { visit(Hex{static_cast<std::uint8_t>(cell)}); });
}

/// placing.on_ocean, placing.on_board and placing.whole_tile are read from the board's own list of what lies on ocean, so
/// that a single look at each hex is left. The busiest of all loops, and so it first notes in bits which of 64 candidates
/// are free, without a branch that a processor could guess wrong, and then lists them, each a copy of one action with its
/// hexes changed, which spares a stall. Room for every candidate is made first and given back at the end.
void place_anywhere(const State& state, Seat by, Which which, const std::vector<Cells>& candidates,
                    std::vector<Action>& actions) {
  std::array<std::uint8_t, Hex::cells> covered = state.tile_at;
  for (const Hex hex : state.face_down_tile) covered[hex.cell] = 1;
  covered[Hex{}.cell] = 0;  // where a tile of two hexes has its third
  const std::size_t before = actions.size();
  actions.resize(before + candidates.size());
  Action* next = actions.data() + before;
  const Action anywhere = Place{by, which, {}};
  for (std::size_t first = 0; first < candidates.size(); first += 64) {
    std::uint64_t free = 0;
    for (std::size_t i = first; i < std::min(first + 64, candidates.size()); ++i) {
      const Cells& on = candidates[i];
      const bool is_free = (covered[on[0].cell] | covered[on[1].cell] | covered[on[2].cell]) == 0;
      free |= std::uint64_t{is_free} << (i - first);
    }
    for (; free != 0; free &= free - 1) {
      *next = anywhere;
      std::get_if<Place>(next++)->on = candidates[first + static_cast<std::size_t>(std::countr_zero(free))];
    }
  }
  actions.resize(static_cast<std::size_t>(next - actions.data()));
}

/// The places, each by its first hex, next to where somebody's mermaid is.
HexSet places_around(const Game& game, const State& state, Seat by) {
  const Board& board = game.box.board(state.players);
  HexSet around;
  for (const Hex cell : cells_of_place(state, state.mermaids[by]))
    for (const Hex next : neighbours[cell.cell])
      if (board.hexes.contains(next.cell)) around.insert(cells_of_place(state, next)[0].cell);
  return around;
}

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

static void allowed(KindOf<Deal>, const Game& game, const State& state, std::vector<Action>& actions) {
  const int size = std::min<int>(state.owed, state.deck.total());
  for_each_pick(state.deck, size, [&](const Cards& cards) { consider(Deal{state.acting, cards}, game, state, actions); });
}

static void allowed(KindOf<TurnTile>, const Game& game, const State& state, std::vector<Action>& actions) {
  for (const Shape shape : every<Shape>)
    if (state.to_turn[shape] > 0)
      for (const Symbol symbol : every<Symbol>)
        for (const Shade shade : every<Shade>) consider(TurnTile{Tile::of(shape, symbol, shade)}, game, state, actions);
}

static void allowed(KindOf<Choose>, const Game& game, const State& state, std::vector<Action>& actions) {
  const Seat by = state.acting;
  const int size = state.melds[by].empty() ? std::min<int>(game.rules.first_cards, state.hands[by].total()) : 1;
  for_each_pick(state.hands[by], size, [&](const Cards& cards) { consider(Choose{by, cards}, game, state, actions); });
}

/// A kind of tile once, however many of it lie there.
static void allowed(KindOf<Pick>, const Game& game, const State& state, std::vector<Action>& actions) {
  std::uint32_t offered = 0;
  for (const Tile tile : state.offer) {
    if (((offered >> tile.code) & 1U) == 0) consider(Pick{state.acting, tile}, game, state, actions);
    offered |= 1U << tile.code;
  }
}

static void allowed(KindOf<Warp>, const Game& game, const State& state, std::vector<Action>& actions) {
  const bool may =
      state.step == Step::picking ? state.made[state.acting] == Meld::mermaid_rain : state.warp_due.contains(state.acting);
  if (!may) return;
  const auto to = [&](Hex hex) { consider(Warp{state.acting, hex}, game, state, actions); };
  for (const Placed& placed : state.tiles) to(placed.on[0]);
  const Board& board = game.box.board(state.players);
  each_cell(board.treasures | board.starts, to);
}

static void allowed(KindOf<Place>, const Game& game, const State& state, std::vector<Action>& actions) {
  const Seat by = state.acting;
  const Board& board = game.box.board(state.players);
  for (const Which which : every<Which>)
    if (const auto shape = shape_to_place(state, by, which))
      place_anywhere(state, by, which, board.on_ocean[index_of(*shape)], actions);
}

static void allowed(KindOf<Move>, const Game& game, const State& state, std::vector<Action>& actions) {
  const Seat by = state.acting;
  if (state.hands[by].empty()) return;
  each_cell(places_around(game, state, by), [&](Hex to) {
    if (!is_place(game, state, to)) return;
    const Symbol wanted = symbol_at(game, state, to);
    for (const Card card : every<Card>)
      if (state.hands[by][card] > 0 && matches(wanted, card)) consider(Move{by, to, card}, game, state, actions);
  });
}

static void allowed(KindOf<PaidMove>, const Game& game, const State& state, std::vector<Action>& actions) {
  if (game.rules.paid_move == 0) return;
  each_cell(places_around(game, state, state.acting), [&](Hex to) {
    consider(PaidMove{state.acting, to}, game, state, actions);
  });
}

static void allowed(KindOf<DeepSea>, const Game& game, const State& state, std::vector<Action>& actions) {
  const Seat by = state.acting;
  if (state.hands[by].empty()) return;
  const bool far = game.rules.deep_reach == DeepReach::anywhere;
  each_cell(far ? game.box.board(state.players).hexes : places_around(game, state, by), [&](Hex to) {
    if (game.rules.deep_reach == DeepReach::neighbouring && !is_place(game, state, to)) return;
    if (cells_of_place(state, to)[0] != to) return;
    for_each_pick(state.hands[by], game.rules.deep_sea_cards, [&](const Cards& cards) {
      consider(DeepSea{by, to, cards}, game, state, actions);
    });
  });
}

static void allowed(KindOf<Peek>, const Game& game, const State& state, std::vector<Action>& actions) {
  if (!face_down_at(state, state.mermaids[state.acting]).empty()) consider(Peek{state.acting}, game, state, actions);
}

static void allowed(KindOf<Take>, const Game& game, const State& state, std::vector<Action>& actions) {
  const Treasures up = face_up_at(state, state.mermaids[state.acting]);
  for (const Treasure treasure : every<Treasure>)
    if (up[treasure] > 0) consider(Take{state.acting, treasure}, game, state, actions);
}

static void allowed(KindOf<TakeHidden>, const Game& game, const State& state, std::vector<Action>& actions) {
  const auto lying = static_cast<std::uint8_t>(face_down_at(state, state.mermaids[state.acting]).size());
  for (std::uint8_t nth = 1; nth <= lying; ++nth) consider(TakeHidden{state.acting, nth}, game, state, actions);
}

static void allowed(KindOf<Discard>, const Game& game, const State& state, std::vector<Action>& actions) {
  const Cards& hand = state.hands[state.acting];
  const int surplus = std::max<int>(0, hand.total() - game.rules.cards_kept);
  const int most = game.rules.adjusting == Adjusting::down_to_two ? surplus : hand.total();
  for (int size = surplus; size <= most; ++size)
    for_each_pick(hand, size, [&](const Cards& cards) { consider(Discard{state.acting, cards}, game, state, actions); });
}

static void allowed(KindOf<StartAt>, const Game& game, const State& state, std::vector<Action>& actions) {
  each_cell(game.box.board(state.players).starts, [&](Hex at) {
    consider(StartAt{state.acting, at}, game, state, actions);
  });
}

static void allowed(KindOf<Drift>, const Game& game, const State& state, std::vector<Action>& actions) {
  each_cell(game.box.board(state.players).starts, [&](Hex to) { consider(Drift{state.acting, to}, game, state, actions); });
}

}  // namespace fathom::mermaid_rain

namespace fathom {

template <>
struct BookOf<mermaid_rain::State> {
  using type = mermaid_rain::Book;
};
template struct Rulings<mermaid_rain::Game, mermaid_rain::State, mermaid_rain::Action>;

}  // namespace fathom
