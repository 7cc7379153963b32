#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "properties/comparing.hpp"
#include "properties/comparing/metrics.hpp"
#include "properties/comparing/statistics.hpp"

// From the numbers of many plays to the rows of a comparison. Nothing here knows a game.

namespace fathom::properties {

/// Numbers that are divided among players are counted in sixtieths, which every number of players divides.
inline constexpr std::int64_t parts_of_one = 60;
static_assert(most_seats == 6);

/// How much of the victory is hers, in such parts: all of it, or a share when it is shared.
inline std::int64_t parts_won(const SeatSet& winners, Seat who, int players) {
  return winners.contains(who) ? parts_of_one / std::max(1, count_of(winners, players)) : 0;
}

/// One thing measured in every play, as a whole number of its units.
struct Measure {
  Sort sort{};
  std::string what;
  std::string rule;
  Unit unit{};
  std::int64_t parts = 1;  ///< How many of its units make one.
  int from_players = 0;    ///< Smaller tables do not have it.
};

/// A list of things that the rulebook ranks, among the measures.
struct RankedMeasures {
  std::string what;
  std::vector<std::size_t> best_first;
};

/// What the plays under one policy at one number of players came to.
struct Cell {
  Policy policy{};
  int players = 0;
  std::vector<Pairs> measured;  ///< In the order of the measures.
  /// How much more often the better of two neighbours comes than the next, in the order of the ranked measures. The two
  /// numbers are of one play, the next one's first.
  std::vector<Pairs> steps_published;
  std::vector<Pairs> steps_variant;
  std::uint64_t touched = 0;
  std::uint64_t refused = 0;
  std::uint64_t otherwise = 0;  ///< Pairs in which anything that is measured differs.
  std::uint64_t ended = 0;
  std::uint64_t decided = 0;
  std::uint64_t turned = 0;

  [[nodiscard]] std::uint64_t plays() const { return measured.empty() ? 0 : measured[0].pairs; }
};

/// What the plays of somebody came to who goes without one option.
struct RestrictedCell {
  std::string option;
  int players = 0;
  Pairs won;  ///< Her parts of the victory.
  std::uint64_t gone_without = 0;
  std::uint64_t gone_without_variant = 0;
};

/// Everything measured in a comparison.
struct Measured {
  std::vector<Measure> measures;
  std::vector<RankedMeasures> rankings;
  std::vector<Cell> cells;
  std::vector<RestrictedCell> restricted;
};

/// The rows of the comparison: each cell's, and those of each policy with all numbers of players together where there are
/// several. Judges all of them at once, restricted play included.
Comparison concluded(const Measured& measured, const CompareOptions& options);

}  // namespace fathom::properties
