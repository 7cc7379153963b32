#include <algorithm>

#include "model/mermaids_song/mermaids_song.hpp"

namespace fathom::mermaids_song {

/// winning.three, winning.four, winning.five_or_more — Win.
int needed_to_win(const Rules& rules, int players) {
  constexpr int three = 3;
  constexpr int four = 4;
  if (players <= three) return rules.win_three;
  return players == four ? rules.win_four : rules.win_five_or_more;
}

/// winning.loyalty — Win.
PerSeat<int> scores(const State& state) {
  PerSeat<int> totals;
  for (const Seat at : every<Seat>) totals[at] = loyalty_of(state.enticed[at]);
  return totals;
}

/// winning.first_to_reach, winning.most_loyalty, winning.tie — Win.
/// Whoever reaches the total first has more than anybody else, so that the most loyalty wins in either case.
SeatSet winners(const Game&, const State& state) {
  const PerSeat<int> totals = scores(state);
  int most = 0;
  for (const Seat at : seated(state.players)) most = std::max(most, totals[at]);
  SeatSet best;
  for (const Seat at : seated(state.players))
    if (totals[at] == most) best.insert(at);
  return best;
}

}  // namespace fathom::mermaids_song
