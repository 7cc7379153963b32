#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "model/core/verdict.hpp"

namespace fathom::app {

/// What the program tells the shell.
enum class Exit : std::uint8_t {
  holds = 0,      ///< Everything asked was found as expected.
  fails = 1,      ///< Something is broken, and the report says what.
  bad_input = 2,  ///< The question could not be asked: bad usage, or a bad file.
  undecided = 3,  ///< Nothing is broken as far as anybody knows, but something got no answer.
};

/// How a list of verdicts stands, counted the way reports speak of it.
struct Tally {
  int hold = 0;
  int anomalies = 0;  ///< Known anomalies: expected to fail, and failing.
  int fail = 0;       ///< Not as expected: a failure, or a known anomaly that holds.
  int unknown = 0;
  int skipped = 0;
  int aside = 0;  ///< Without an answer for a reason that is known, and that is no fault.
  Cost cost;

  [[nodiscard]] int total() const { return hold + anomalies + fail + unknown + skipped + aside; }
};

Tally tally(std::span<const Verdict> verdicts);

/// The verdict put aside: it says nothing of these rules, for a reason that is no fault of theirs, so that it is neither a
/// failure nor a pass. What was found is told all the same.
Verdict set_aside(Verdict verdict, const std::string& why);
bool is_aside(const Verdict& verdict);
/// Whether something is to be done about a verdict: it is not as expected, and not aside.
bool is_amiss(const Verdict& verdict);

/// The verdict with a "holds" that rests on nothing taken back: a law or scenario that ran no case at all is `skipped`, and
/// so is whatever tried every one of no cases.
Verdict honest(Verdict verdict);

/// Failures outweigh silence, and silence is no pass: without a single verdict the question is undecided.
Exit exit_of(std::span<const Verdict> verdicts);

}  // namespace fathom::app
