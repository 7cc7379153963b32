#pragma once

#include "model/mirage/laying.hpp"
#include "model/mirage/mirage.hpp"

namespace fathom::mirage {

/// What each action does to the table once nothing objects. Total: asked of any action in any state, it leaves some state
/// behind.
struct Table {
  const Game& game;
  State& state;

  // play.cpp
  void on(const StartingTile& tile) const;
  void on(const SetAside& aside) const;
  void on(const FirstPlayer& first) const;
  void on(const Reveal& reveal) const;
  void on(const Draw& draw) const;
  void on(const ChooseTile& choose) const;
  void on(const Redraw& redraw) const;
  void on(const TakeCoast& take) const;
  void on(const Lay& lay) const;
  void on(const LayCoast& lay) const;
  void on(const LeaveCoast& leave) const;
  void on(const AddExplorers& add) const;
  void on(const AddToCoast& add) const;
  void on(const LeaveCoastEmpty& leave) const;
  void on(const Scoring& scoring) const;

  // play_gaps.cpp
  void on(const ChooseGap& choose) const;
  void on(const Award& award) const;
  void on(const PitchTent& pitch) const;
  void on(const MoveTent& move) const;
  void on(const GoWithout& go) const;
  void on(const KeepTrees& keep) const;
  void on(const LoseTrees& lose) const;
  void on(const Plant& plant) const;

 private:
  // play.cpp
  void begin_turn(Seat whose) const;
  void get_tile_next() const;
  [[nodiscard]] Counts<SurveyTile>& tiles_to_choose() const;
  void hold(SurveyTile tile) const;
  void add_explorers_next() const;
  void add_to_coast_next() const;
  void end_turn() const;

  // play_gaps.cpp
  void resolve_gaps() const;
  void next_gap() const;
  void resolve(Square gap) const;
  void claim(Seat winner) const;
  void take_back_explorers(const PatchSet& beside, Seat of) const;
  void plant_next() const;
};

}  // namespace fathom::mirage
