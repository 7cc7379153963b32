#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "solver/mermaid_rain/splits.hpp"
#include "solver/prover.hpp"

// Holdings of one type of treasure: as symbols for Z3, and as the model scores them.

namespace fathom::solver::rain {

/// How many tokens of one type each player has, in seat order.
using Holding = std::vector<int>;

/// Bit-vectors of this width hold every sum that comes up: six players with at most 72 tokens each.
inline constexpr unsigned token_bits = 10;

/// The most tokens of one type in the box.
int largest_supply(const Game& game);
/// A position in which the players hold these tokens of one type and it is scored next.
State before_scoring(const Game& game, const Holding& holding);
/// What the model gives each player when the type is scored, by playing it.
Holding scored(const Game& game, const Holding& holding);
/// The trace of that.
RainTrace trace_of_scoring(const Game& game, const Holding& holding, std::string claim);

/// A holding in which nobody has more than the player before, as far as points depend on it: for each player but the last,
/// whether the next has as many; and whether the last has none. Numbered from 0.
struct Pattern {
  int players = fewest;
  unsigned number = 0;

  static constexpr unsigned count(int players) { return 1U << static_cast<unsigned>(players); }
  /// The smallest holding of this pattern.
  [[nodiscard]] Holding smallest() const;
};

/// The model's points as a table over patterns.
struct PointsTable {
  int players = fewest;
  std::vector<Holding> by_pattern;
};
PointsTable ask_points(const Rules& rules, int players);
/// A holding of at most `supply` tokens whose points the table does not give, if the model has one.
std::optional<Holding> beyond_table(const Rules& rules, const PointsTable& table, int supply, std::uint64_t& asked);
/// The same of holdings in which nobody has more than the player before.
std::optional<Holding> beyond_table_descending(const Rules& rules, const PointsTable& table, int supply,
                                               std::uint64_t& asked);

/// A symbolic holding: nobody has more than the player before, and the supply is enough.
std::vector<z3::expr> symbolic_holding(z3::context& context, const std::string& name, int players);
z3::expr descending_within(const std::vector<z3::expr>& holding, int supply);
/// The model's points for a symbolic holding in descending order.
std::vector<z3::expr> points_in_table(const PointsTable& table, const std::vector<z3::expr>& holding);
/// The rulebook's points for a symbolic holding in any order.
std::vector<z3::expr> points_by_the_book(const std::vector<z3::expr>& holding, const SplitsBook& book);

Holding value_of(const z3::model& model, const std::vector<z3::expr>& holding);

}  // namespace fathom::solver::rain
