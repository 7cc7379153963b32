#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "model/core/verdict.hpp"
#include "properties/exhausting/exhaust.hpp"
#include "properties/exploring/explore.hpp"
#include "properties/options.hpp"

namespace fathom::properties {

/// What a game's laws are good for. Declared here without the machinery: defined in `properties/engine_of.hpp`, and
/// instantiated once per game, in `properties/<game>.cpp`.
template <Specification G>
struct Engine {
  using Game = typename G::Game;
  using Action = typename G::Action;

  /// Cases of a whole campaign, for each number of players.
  static std::uint64_t usual_cases();

  /// Holds the laws of any game and this game's own against play. A verdict a law, in a fixed order.
  static std::vector<Verdict> check(const Game& game, const Options& options);

  /// Plays on for as long as there is time, and tells what is new.
  static Explored explore(const Game& game, const ExploreOptions& options);

  /// How often play comes to each situation the rulebook is silent on, and the shortest play found that does.
  static std::vector<HoleSeen> look_for_holes(const Game& game, const Options& options);

  /// Goes through all positions that play of the game's box can come to.
  static Exhausted exhaust(const Game& game, const ExhaustOptions& options);

  /// Asks the laws again about a failure told before: those named, or all. Actions that a rule refuses by now end the trace.
  static std::vector<Verdict> check_again(const Trace<G>& trace, const std::vector<std::string>& only);

  /// One play from the start, drawn from a seed. What is left to chance falls as likely as it does at the table; what
  /// players choose, they choose under the policy.
  static Trace<G> trace(const Game& game, int players, std::uint64_t seed, Policy policy);
};

}  // namespace fathom::properties
