#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/core/verdict.hpp"
#include "properties/conforming/engine.hpp"

namespace fathom::conform {

/// How an engine is held to the rules of a game.
struct Options {
  std::vector<std::string> command;  ///< The engine's program and its words.
  Limits limits;
  std::uint64_t seed = 1;
  std::optional<std::uint64_t> only_case;
  std::optional<int> players;   ///< All numbers of players if absent.
  std::uint64_t cases = 100;    ///< Plays, for each number of players.
  Shard shard;                  ///< Of the plays.
  std::size_t most_found = 10;  ///< With so many faults it is enough.
};

/// What came of it.
struct Result {
  Greeting greeting;
  std::vector<Verdict> verdicts;  ///< Each fault once, shown in a small play.
  std::uint64_t plays = 0;
  std::uint64_t actions = 0;
  std::uint64_t asked = 0;  ///< Questions answered.
};

/// Somebody's engine held to a game. Defined in `properties/conforming/conform_of.hpp`, and instantiated once per game.
template <Specification G>
struct Conformance {
  static Result of(const typename G::Game& game, const Options& options);
};

}  // namespace fathom::conform
