#include <algorithm>

#include "model/mermaid_beach/mermaid_beach.hpp"

namespace fathom::mermaid_beach {

/// shells.values, scoring.face_up_shells — 1. Shell Cards, Ending the Game and Scoring.
int points(const Rules& rules, const ShellCards& shells) {
  int sum = 0;
  for (const ShellCard shell : point_shells) sum += rules.shell_values[index_of(shell)] * shells[shell];
  return sum;
}

/// monster.eats_the_highest, monster.nothing_to_eat — Ending the Game and Scoring.
ShellCards eaten(const Rules& rules, const ShellCards& shells) {
  int highest = 0;
  for (const ShellCard shell : point_shells)
    if (shells[shell] > 0) highest = std::max<int>(highest, rules.shell_values[index_of(shell)]);
  ShellCards lost;
  for (const ShellCard shell : point_shells)
    if (rules.shell_values[index_of(shell)] == highest) lost[shell] = shells[shell];
  return lost;
}

namespace {

/// The shells that count for her: what the Sea Monster has yet to eat is as good as gone.
ShellCards counting_shells(const Game& game, const State& state, Seat at) {
  const bool is_hungry = state.step < Step::scoring && state.hands[at][BeachCard::sea_monster] > 0;
  return is_hungry ? state.shells[at] - eaten(game.rules, state.shells[at]) : state.shells[at];
}

}  // namespace

/// winning.most_points, winning.tie, winning.further_tie — Ending the Game and Scoring.
SeatSet winners(const Game& game, const State& state) {
  PerSeat<ShellCards> shells;
  for (const Seat at : every<Seat>) shells[at] = counting_shells(game, state, at);
  const auto points_of = [&](Seat at) { return points(game.rules, shells[at]); };
  const auto cards_of = [&](Seat at) { return shells[at].total(); };
  SeatSet best;
  for (const Seat at : seated(state.players)) {
    bool beaten = false;
    for (const Seat other : seated(state.players)) {
      const int ahead = points_of(other) - points_of(at);
      beaten = beaten || ahead > 0 || (ahead == 0 && cards_of(other) > cards_of(at));
    }
    if (!beaten) best.insert(at);
  }
  return best;
}

PerSeat<int> scores(const State& state) {
  PerSeat<int> result;
  for (const Seat at : every<Seat>) result[at] = state.scores[at];
  return result;
}

}  // namespace fathom::mermaid_beach
