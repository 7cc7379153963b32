#pragma once

#include "model/mermaids_song/possibilities.hpp"

namespace fathom::mermaids_song {

/// What an action does once nothing objects, on a table where a game lies in some state. Each `on` performs one kind of
/// action; each `begin_...` opens a step, and passes over it where it asks nothing of anybody. All of it is total: with
/// rules dropped, any action may come at any time.
struct Table {
  const Game& game;
  State& state;

  [[nodiscard]] const Rules& rules() const { return game.rules; }

  void open(Step step, Seat acting) const {
    state.step = step;
    state.acting = acting;
  }
  /// The seat so many places clockwise of the player in turn.
  [[nodiscard]] Seat from_turn(int places) const;
  void move_card(Card card, Cards& from, Cards& to) const {
    --from[card];
    ++to[card];
  }

  // Setup
  void begin_laying() const;
  void begin_dealing() const;
  void on(const TurnCreature& turn) const;
  void on(const Deal& deal) const;
  void on(const SetAside& set) const;
  void on(const FirstPlayer& first) const;

  // Draw phase
  void begin_turn(Seat who) const;
  [[nodiscard]] bool is_renewed_at_once() const;
  void begin_drawing() const;
  void on(const DrawNext&) const;
  void on(const Draw& draw) const;
  void on(const Reshuffle&) const;
  void on(const EndPlay&) const;
  void on(const DiscardHand& discard) const;
  void on(const BeginActions&) const;

  // Action phase
  void go_on() const;
  void on(const PlayMermaid& play) const;
  void on(const Play& play) const;
  void cancel(Seat owner, int nth, Mermaid& mermaid) const;
  void on(const Cover& cover) const;
  void discard_mermaid(Seat owner, int nth) const;
  void play_special(Card card, Seat by) const;
  void on(const ReleaseKraken& release) const;
  void begin_losing() const;
  void on(const Lose& lose) const;
  void on(const PlayTreasure& play) const;
  void on(const Lure& lure) const;
  void on(const DiscardTreasure& discard) const;
  void on(const Entice& entice) const;

  // End of Turn, Win
  [[nodiscard]] bool has_reached(Seat who) const;
  void win() const;
  void finish_turn() const;
  void on(const EndTurn&) const;
};

}  // namespace fathom::mermaids_song
