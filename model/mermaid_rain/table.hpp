#pragma once

#include "model/mermaid_rain/mermaid_rain.hpp"

namespace fathom::mermaid_rain {

/// What an action does once nothing objects, on a table where a game lies in some state. Each `on` performs one kind of
/// action; each `begin_…` opens a step, and passes over it where it asks nothing of anybody. All of it is total: with rules
/// dropped, any action may come at any time.
struct Table {
  const Game& game;
  State& state;

  [[nodiscard]] const Rules& rules() const { return game.rules; }
  [[nodiscard]] const Board& board() const { return game.box.board(state.players); }

  void add_score(Seat to, int points) const { state.scores[to] = static_cast<std::int16_t>(state.scores[to] + points); }

  void open(Step step, Seat acting) const {
    state.step = step;
    state.acting = acting;
  }

  /// The seat after `from` in player order; nobody after the last.
  [[nodiscard]] std::optional<Seat> next_in_order(Seat from) const {
    const std::size_t place = state.order.index_of(from);
    return place + 1 < state.order.size() ? std::optional{state.order[place + 1]} : std::nullopt;
  }
  /// The seat after `from` clockwise; nobody once it is the dealer's again.
  [[nodiscard]] std::optional<Seat> next_clockwise(Seat from) const {
    const Seat next = clockwise(from, 1, state.players);
    return next == clockwise(state.dealer, 0, state.players) ? std::nullopt : std::optional{next};
  }

  // Preparation for Play
  [[nodiscard]] bool can_lay_more() const;
  void begin_laying() const;
  void on(const Lay& lay) const;
  void add_to_heap(Hex at, Treasure treasure) const;
  void on(const SetOut&) const;
  void on(const FirstDealer& first) const;

  // "Surf-Predicting" Phase
  void begin_dealing() const;
  void begin_dealing_to(std::optional<Seat> to) const;
  [[nodiscard]] bool can_deal() const;
  void on(const Deal& deal) const;
  void on(const ReshuffleCards&) const;
  void begin_undercurrents() const;
  void on(const TurnUndercurrents& turn) const;
  void begin_turning() const;
  void on(const TurnTile& turn) const;
  void on(const ReshuffleTiles& again) const;
  void renew(Shape shape) const;
  void renew_at_once() const;
  void begin_choosing() const;
  void ask_to_choose(std::optional<Seat> who) const;
  void on(const Choose& choose) const;
  void on(const ChoosePrincess& choose) const;
  void on(const ShowCards&) const;
  void begin_declaring() const;
  void on(const Declare& declare) const;
  void rank_melds() const;
  void note_effect(Seat at, Meld meld) const;
  void begin_picking(std::optional<Seat> who) const;
  void on(const Pick& pick) const;
  void on(const GoWithout& without) const;
  void on(const TakeBonus& take) const;
  void on(const DrawToken& draw) const;
  void on(const DrawTile& draw) const;
  void on(const ForgoBonus& forgo) const;
  void on(const Leave& leave) const;
  void on(const PassPrince& pass) const;

  // "Surf-Riding" Phase
  [[nodiscard]] std::optional<Seat> first_off_board() const;
  void begin_riding() const;
  void begin_turn(std::optional<Seat> who) const;
  void on(const StartAt& start) const;
  void begin_placing(Seat who) const;
  void on(const Place& place) const;
  void lay_tile(Tile tile, const Cells& on) const;
  void on(const TurnExtra& turn) const;
  void on(const StopPlacing& stop) const;
  void on(const Move& move) const;
  void on(const DeepSea& move) const;
  void on(const PaidMove& move) const;
  void move_on(Seat who, Hex to) const;
  void on(const Warp& warp) const;
  void enter(Seat who, Hex to) const;
  [[nodiscard]] bool note_entry(Seat who, Hex here) const;
  void on(const Peek& peek) const;
  void on(const Look& look) const;
  void on(const Take& take) const;
  void on(const TakeHidden& take) const;
  void note_gain(Seat who) const;
  void go_on_after_gain(Seat who) const;
  void on(const EndTurn& end) const;

  // 4. End of a Round
  void on(const ClearTiles&) const;
  void begin_drifting() const;
  void on(const Drift& drift) const;
  void begin_adjusting() const;
  void on(const Discard& discard) const;
  void end_round() const;

  // The End of the Game
  void on(const TurnUpTreasure&) const;
  void on(const PayTribute& pay) const;
  void on(const Score& score) const;
};

}  // namespace fathom::mermaid_rain
