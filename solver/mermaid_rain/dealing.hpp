#pragma once

#include <vector>

#include "solver/mermaid_rain/common.hpp"

// The model's dealing and adjusting, asked for one hand size after another.

namespace fathom::solver::rain {

/// So many cards, spread over the kinds as evenly as can be.
Cards spread(int cards);
/// The players hold so many cards together, as evenly as can be; so many are discarded, the rest lies in the deck, and the
/// first dealer is to be named.
struct Stock {
  int players = fewest;
  int held = 0;
  int discarded = 0;
};
State before_dealing(const Game& game, const Stock& stock);
/// Names the first dealer and deals to everybody; gives what was done.
std::vector<Action> deal_to_all(const Game& game, State& state);
/// How many cards each player was dealt.
std::vector<int> dealt_to_each(const Game& game, const Stock& stock);

/// Ann holds so many cards at the end of a round.
State before_adjusting(const Game& game, int held);
/// How many cards she may be left with, each once, least first.
std::vector<int> left_after_adjusting(const Game& game, int held);
/// The actions that leave her with so many.
std::vector<Action> adjusting_to(const Game& game, int held, int left);

}  // namespace fathom::solver::rain
