#pragma once

#include <cstdint>
#include <vector>

#include "solver/prover.hpp"
#include "solver/ranges.hpp"

// One number left open in a question: for which of its values the claim holds, exactly.

namespace fathom::solver {

/// What is asked of each value of the number.
enum class Sense : std::uint8_t {
  always,    ///< The claim follows from the facts.
  possible,  ///< The claim and the facts can be true together.
};

/// A question whose facts and claim speak of a number that nothing has settled.
struct Posed {
  Question& question;
  const std::vector<z3::expr>& facts;  ///< All that the question has been given.
  z3::expr number;
  z3::expr claim;
  Sense sense = Sense::always;
};

/// The values for which the claim holds. `Proved`: there is a proof for every interval of them, and for every other value
/// within the bounds a counterexample; or the other way round where the claim is a possibility.
struct Sweep {
  Answer answer = Answer::Unknown;
  std::vector<Interval> holds;
};
Sweep sweep(const Posed& posed, Interval bounds);

/// The values within the bounds that are in none of the intervals.
std::vector<Interval> others(const std::vector<Interval>& intervals, Interval bounds);
/// The values at which a range is to be tried: the ends of its intervals, those next to them, the bounds, and one of
/// interest.
std::vector<int> edges(const std::vector<Interval>& holds, Interval bounds, int of_interest);

}  // namespace fathom::solver
