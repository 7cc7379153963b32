#include <algorithm>

#include "model/mermaid_rain/places.hpp"
#include "model/mermaid_rain/table.hpp"

// Play as a whole, and Preparation for Play.

namespace fathom::mermaid_rain {

namespace {

/// How many ways there are to draw `drawn` out of `deck`.
double ways(const Cards& deck, const Cards& drawn) {
  double product = 1;
  for (std::size_t i = 0; i < deck.of.size(); ++i)
    for (int n = 0; n < drawn.of[i]; ++n) product *= static_cast<double>(deck.of[i] - n) / (n + 1);
  return product;
}

}  // namespace

bool Table::can_lay_more() const {
  if (laid_face_up(state) >= to_lay_face_up(game, state) || !next_spot(game, state)) return false;
  return std::ranges::any_of(every<Treasure>, [&](Treasure kind) {
    if (state.pool[kind] == 0 || rules().mermaid_free == FaceUpMix::free) return state.pool[kind] > 0;
    const FaceUpGroup group = face_up_with(rules(), state.players, kind);
    return laid_of(state, group) < group.many;
  });
}

void Table::begin_laying() const { open(can_lay_more() ? Step::laying_tokens : Step::setting_out, state.dealer); }

/// setup.face_up_at_random, setup.layout — Preparation for Play.
void Table::on(const Lay& lay) const {
  if (const auto spot = next_spot(game, state)) add_to_heap(*spot, lay.treasure);
  --state.pool[lay.treasure];
  --state.pool_size;
  begin_laying();
}

void Table::add_to_heap(Hex at, Treasure treasure) const {
  for (Heap& heap : state.spaces)
    if (heap.at == at) {
      ++heap.up[treasure];
      return;
    }
  Heap heap{at, {}};
  ++heap.up[treasure];
  state.spaces.push_back(heap);
  std::sort(state.spaces.begin(), state.spaces.end(), [](const Heap& a, const Heap& b) { return a.at < b.at; });
}

/// setup.face_down_unseen, setup.pool, setup.mermaid_in_hand — Preparation for Play.
void Table::on(const SetOut&) const {
  for (const Laid& spot : game.box.layout(state.players))
    for (int n = 0; n < spot.down && !state.face_down.full() && state.pool_size > 0; ++n) {
      state.face_down.push_back(FaceDown{Hidden::unknown, {}, std::nullopt, spot.at});
      --state.pool_size;
    }
  open(Step::first_dealer, state.dealer);
}

/// setup.prince_to_the_dealer — Choosing the Dealer. house.head_start — House rules.
void Table::on(const FirstDealer& first) const {
  state.dealer = first.to;
  for (int steps = 0; steps < state.players; ++steps)
    add_score(clockwise(first.to, steps, state.players), steps * rules().head_start);
  begin_dealing();
}

void perform(const Game& game, State& state, const Action& action) {
  std::visit([table = Table{game, state}](const auto& act) { table.on(act); }, action);
}

State start(const Game& game, int players) {
  State state;
  state.players = static_cast<std::uint8_t>(std::clamp(players, MermaidRain::fewest_players, MermaidRain::most_players));
  state = completed(game, state);
  Table{game, state}.begin_laying();
  return state;
}

Acting acting(const State& state) { return {mover_at<Action>(state.step), state.acting}; }

double weight(const Game& game, const State& state, const Action& action) {
  if (const auto* lay = std::get_if<Lay>(&action)) {
    if (game.rules.mermaid_free == FaceUpMix::free) return state.pool[lay->treasure];
    const FaceUpGroup group = face_up_with(game.rules, state.players, lay->treasure);
    double in_pool = 0;
    for (const Treasure treasure : group.of) in_pool += state.pool[treasure];
    return (group.many - laid_of(state, group)) * state.pool[lay->treasure] / in_pool;
  }
  if (const auto* deal = std::get_if<Deal>(&action)) return ways(state.deck, deal->cards);
  if (const auto* turn = std::get_if<TurnTile>(&action)) return state.unseen_tiles[turn->tile];
  if (const auto* turn = std::get_if<TurnExtra>(&action)) return state.unseen_tiles[turn->tile];
  if (const auto* draw = std::get_if<DrawToken>(&action)) return state.pool[draw->treasure];
  if (const auto* look = std::get_if<Look>(&action)) {
    Treasures left = state.pool;
    double product = 1;
    const auto lying = to_look_at(state, look->by);
    for (std::size_t i = 0; i < lying.size() && i < look->tokens.size(); ++i)
      if (state.face_down[lying[i]].what == Hidden::unknown) product *= left[look->tokens[i]]--;
    return product;
  }
  return 1;
}

const Game& MermaidRain::published() {
  static const Game game{Rules{}, assumed_box(), {}};
  return game;
}

}  // namespace fathom::mermaid_rain
