#pragma once

#include "model/mermaid_beach/mermaid_beach.hpp"
#include "model/mermaid_beach/possibilities.hpp"

namespace fathom::mermaid_beach {

/// What an action does once nothing objects, on a table where a game lies in some state. Each `on` performs one kind of
/// action; the others carry an action on to its end. All of it is total: with rules dropped, any action may come at any
/// time.
struct Table {
  const Game& game;
  State& state;

  [[nodiscard]] const Rules& rules() const { return game.rules; }

  void open(Step step, Seat acting) const {
    state.step = step;
    state.acting = acting;
  }
  [[nodiscard]] Seat next_to(Seat at, Direction direction) const;

  // Set Up, How to Play
  void on(const Deal& deal) const;
  void on(const FirstPlayer& first) const;
  void begin_first_turn(Seat whose) const;
  void begin_turn(Seat whose) const;
  void on(const PassTurn& pass) const;
  void on(const PayForAction& pay) const;
  void finish_action() const;
  void judge() const;
  [[nodiscard]] bool stops_with(Seat whose) const;
  void discard(Seat by, BeachCard card, int many) const;

  // The six actions
  void on(const PlayMermaid& play) const;
  void on(const PlayMeanMermaid& play) const;
  void on(const Steal& steal) const;
  void on(const StealNothing&) const;
  void on(const PlayPair& play) const;
  void on(const Ask& ask) const;
  void on(const Give& give) const;
  void on(const GoToTheBeach&) const;
  void on(const DrawBeach& draw) const;
  void on(const TurnUp& turn) const;
  void on(const TakeFromDisplay& take) const;
  void on(const PlayDrawn& play) const;
  void on(const Keep& keep) const;
  void on(const PlaySneakerWave& play) const;
  void on(const WashAway& wash) const;
  void on(const PlaySeaweed& play) const;
  void on(const ChooseDrawer& choose) const;
  void on(const ReshuffleBeach&) const;
  void mermaid_played(DrawnBonus bonus) const;
  void mean_mermaid_played(Seat by) const;
  void wave_played(Seat by) const;
  void seaweed_played(Seat by) const;
  void draw_for_seaweed(Seat who) const;

  // Drawing from the Shell Deck, Passing Notes
  void draw_shells(int many) const;
  void go_on_drawing() const;
  void on(const TakeShell&) const;
  void on(const LeaveShell&) const;
  void on(const DrawShell& draw) const;
  void on(const ReshuffleShells&) const;
  void begin_passing() const;
  void pass_from(Seat who) const;
  void end_passing() const;
  void on(const PassCard& pass) const;
  void on(const HandOver&) const;

  // Ending the Game and Scoring
  void on(const RevealMonster& reveal) const;
  void on(const Score&) const;
};

}  // namespace fathom::mermaid_beach
