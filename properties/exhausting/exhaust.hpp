#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/verdict.hpp"

namespace fathom::properties {

/// Whether positions that the rules treat alike are one.
enum class Alike : std::uint8_t { are_one, are_several };

/// How all positions of a box are gone through.
struct ExhaustOptions {
  int players = 0;
  std::size_t most_bytes = std::size_t{2} << 30U;  ///< Of memory for what was seen and what is still to be looked at.
  unsigned threads = 2;
  Alike alike = Alike::are_one;
  std::string state;  ///< The file in which an unfinished search is kept and from which it goes on; empty: none.
  std::string key;    ///< What the search is of: a file of another search is refused.
  double seconds_between_saves = 60;
  /// Called now and then with the positions seen so far, those looked at, and the depth.
  std::function<void(std::uint64_t seen, std::uint64_t done, std::size_t depth)> progress;
};

/// A law that the box does not put to the test: no play of it comes to what the law is about.
struct Untested {
  std::string law;
  std::string missed;  ///< `a deck renewed`.
};

/// What came of going through all positions of a box.
struct Exhausted {
  int players = 0;
  std::uint64_t positions = 0;    ///< Seen, up to symmetry.
  std::uint64_t transitions = 0;  ///< Actions legal in them.
  std::uint64_t ended = 0;        ///< Positions in which the game is over.
  std::uint64_t deadlocks = 0;    ///< Positions in which it is not, and nobody can do anything.
  std::size_t depth = 0;          ///< Actions to the position that takes most.
  std::size_t symmetries = 1;     ///< Renamings of seats and pieces that positions were taken alike under.
  std::vector<std::uint64_t> by_depth;
  std::vector<std::pair<std::string, std::uint64_t>> by_step;  ///< Positions by what happens next, where the state says so.
  std::uint64_t went_on_from = 0;  ///< Positions that an earlier run had seen.
  std::size_t bytes = 0;           ///< The most memory for what was seen and what was still to be looked at.
  double seconds = 0;              ///< Of all runs together.
  double taken_for_one = 0;        ///< How likely two different positions were taken for one, at most.
  bool out_of_room = false;        ///< The bound on memory stopped it.
  std::vector<std::string> silences;  ///< The rules on which the rulebook is silent, and whose case arises in this box.
  std::vector<Untested> untested;     ///< The laws on which this box says nothing.
  std::vector<Verdict> verdicts;      ///< One for each other law and invariant, and one for deadlocks.
};

}  // namespace fathom::properties
