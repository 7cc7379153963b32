#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "solver/mermaid_rain/common.hpp"
#include "solver/ranging.hpp"

namespace fathom::solver::rain {

using Asked = solver::Asked<MermaidRain>;
using Played = solver::Played<MermaidRain>;
using Ranging = solver::Ranging<MermaidRain>;

inline constexpr ForPlayers each_number{fewest, most};

/// What players hold from round to round, as symbols. A meld takes as many cards as it begins with, or all there are; any of
/// the rest may be used in moves, and what is left is cut down to what may be kept.
struct Hands {
  /// `seats` players are looked at.
  Hands(const Asked& asked, int seats);
  /// What is said of every round that is played, or of some round: of its number, from 0, and the hands before dealing.
  using Says = std::function<z3::expr(int round, const std::vector<z3::expr>& held)>;
  [[nodiscard]] z3::expr in_every_round(const Says& says) const;
  [[nodiscard]] z3::expr in_some_round(const Says& says) const;

  z3::expr rounds;
  z3::expr dealt;
  z3::expr first;                           ///< Cards that a meld begins with.
  std::vector<std::vector<z3::expr>> held;  ///< By round and player, before dealing.
};
/// Why they are not so in a game, if they are not.
std::optional<std::string> unlike_hands(const Game& game, int players);
/// The same where every deal has to be a full one.
std::optional<std::string> unlike_full_deals(const Game& game, int players);

/// Cards, hands and rounds.
std::span<const Ranging> dealing_ranges();
/// What melds bring, and what moves ask for.
std::span<const Ranging> bonus_ranges();
/// Ranks, shares and the bonus; the tribute.
std::span<const Ranging> scoring_ranges();

}  // namespace fathom::solver::rain

namespace fathom::solver {

template <>
std::vector<Range> ranges<mermaid_rain::MermaidRain>(const mermaid_rain::Game& game, const Options& options);

}  // namespace fathom::solver
