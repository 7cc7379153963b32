#include <algorithm>

#include "model/mermaid_rain/places.hpp"
#include "model/mermaid_rain/table.hpp"

// The end of a round, and of the game.

namespace fathom::mermaid_rain {

/// clearing.dark_leave, clearing.to_the_discards, placing.unplaced_discarded, placing.unplaced_unseen,
/// drifting.from_dark_tiles.
void Table::on(const ClearTiles&) const {
  for (const Seat at : seated(state.players)) {
    const std::uint8_t tile = state.tile_at[state.mermaids[at].cell];
    if (tile != 0 && tile <= state.tiles.size() && state.tiles[tile - 1U].tile.shade() == Shade::dark)
      state.drifting.insert(at);
    if (state.picked[at]) ++state.tile_discards[*state.picked[at]];
    if (state.extra[at]) ++state.unseen_discards[*state.extra[at]];
    if (state.extra_up[at]) ++state.tile_discards[*state.extra_up[at]];
    state.picked[at].reset();
    state.extra[at].reset();
    state.extra_up[at].reset();
  }
  for (std::size_t i = state.tiles.size(); i-- > 0;)
    if (state.tiles[i].tile.shade() == Shade::dark) {
      ++state.tile_discards[state.tiles[i].tile];
      state.tiles.erase_at(i);
    }
  state.tile_at = {};
  for (std::size_t i = 0; i < state.tiles.size(); ++i)
    for (const Hex hex : state.tiles[i].on) state.tile_at[hex.cell] = static_cast<std::uint8_t>(i + 1);
  renew_at_once();
  begin_drifting();
}

/// drifting.player_order — Removing Surf tiles (Drifting Move).
void Table::begin_drifting() const {
  for (const Seat at : state.order)
    if (state.drifting.contains(at)) return open(Step::drifting, at);
  begin_adjusting();
}

void Table::on(const Drift& drift) const {
  state.mermaids[drift.by] = drift.to;
  state.drifting.erase(drift.by);
  begin_drifting();
}

/// adjusting.at_most_two, adjusting.in_player_order — Adjusting the Adventure Cards in Hands.
void Table::begin_adjusting() const {
  for (const Seat at : state.order)
    if (state.hands[at].total() > rules().cards_kept) return open(Step::adjusting, at);
  end_round();
}

void Table::on(const Discard& discard) const {
  state.hands[discard.by] -= discard.cards;
  state.discards += discard.cards;
  begin_adjusting();
}

/// rounds.five, ending.after_five — Game Round, The End of the Game.
void Table::end_round() const {
  if (state.round >= rules().rounds) return open(Step::turning_up_treasure, state.dealer);
  ++state.round;
  begin_dealing();
}

void Table::on(const TurnUpTreasure&) const {
  for (std::size_t i = state.face_down.size(); i-- > 0;)
    if (const FaceDown token = state.face_down[i]; token.owner) {
      ++state.treasure[*token.owner][revealed(token.what)];
      state.face_down.erase_at(i);
    }
  open(Step::tribute, state.dealer);
}

/// tribute.one_of_each, tribute.to_the_pool, tribute.five_per_missing, scoring.below_zero — 1. Tribute to the witch.
void Table::on(const PayTribute& pay) const {
  for (const Treasure type : every<Treasure>) {
    const int paid = std::min<int>(state.treasure[pay.by][type], rules().tribute_each);
    state.treasure[pay.by][type] -= paid;
    state.gone[type] += paid;
    if (paid < rules().tribute_each) add_score(pay.by, -rules().missing_penalty);
  }
  if (rules().below_zero == BelowZero::stops_at_zero && state.scores[pay.by] < 0) state.scores[pay.by] = 0;
  if (const auto next = next_clockwise(pay.by))
    open(Step::tribute, *next);
  else
    open(Step::scoring, state.dealer);
}

/// scoring.by_type — 2. Scoring.
void Table::on(const Score& score) const {
  PerSeat<int> tokens;
  for (const Seat at : seated(state.players)) tokens[at] = state.treasure[at][score.treasure];
  const PerSeat<int> gained = points(rules(), tokens, state.players);
  for (const Seat at : seated(state.players)) add_score(at, gained[at]);
  if (state.scored < kinds<Treasure>) ++state.scored;
  if (state.scored == kinds<Treasure>) open(Step::over, state.dealer);
}

}  // namespace fathom::mermaid_rain
