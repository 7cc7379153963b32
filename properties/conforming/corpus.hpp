#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/perft.hpp"
#include "model/core/verdict.hpp"

namespace fathom::conform {

/// What a line of a corpus is about.
struct About {
  std::string id;                  ///< `scenarios/losing/strongest`; the line's own number comes behind it.
  std::vector<std::string> rules;  ///< Empty: those that are asked about the action.
};

/// Whether chance is an action like any other, or passed through on one way alone: that of the outcome that comes first when
/// outcomes are sorted as JSON.
enum class Chance : std::uint8_t { counted, passed };

/// How many sequences of actions there are, and of the longest how many begin with each action.
struct Counted {
  PerftCounts counts;
  std::vector<std::pair<std::string, std::uint64_t>> by_first;  ///< The action as JSON.
};

/// A game as data for programs of others. Defined in `properties/conforming/corpus_of.hpp`, and instantiated once per game.
template <Specification G>
struct Corpus {
  using Game = typename G::Game;

  /// Each transition of a trace as a line of JSON: states whole, actions that a rule refuses among them. Empty for a trace
  /// of a state that cannot be.
  static std::vector<std::string> lines(const Trace<G>& trace, const About& about);
  /// A whole trace as one JSON document; with its states and what is legal in each, where they are asked for.
  static std::string document(const Trace<G>& trace, bool states);
  static Counted perft(const Game& game, int players, std::size_t depth, Chance chance);
};

}  // namespace fathom::conform
