#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "properties/comparing.hpp"
#include "properties/comparing/statistics.hpp"

// How even a game is between its seats: from the numbers of many plays to a table. Nothing here knows a game.

namespace fathom::properties {

/// What the plays at one seat came to, counted from who moves first. Whole numbers, so that their order does not matter.
struct SeatSums {
  Pairs won;         ///< A fair share and her share of the victory, in parts of one times the number of players.
  Pairs score;       ///< Nothing and her points.
  Pairs above_mean;  ///< The sum of all points and hers times the number of players.
};

/// What the plays of one policy at one table came to.
struct TableSums {
  Policy policy{};
  int players = 0;
  std::vector<SeatSums> seats;
  Pairs actions;  ///< Nothing and the length of a play.
  std::uint64_t plays = 0;
  std::uint64_t ties = 0;
  std::uint64_t ended = 0;
};

/// The balance that these sums show. All seats of all tables are judged together.
Balance balance_of(const std::vector<TableSums>& tables, const CompareOptions& options);

}  // namespace fathom::properties
