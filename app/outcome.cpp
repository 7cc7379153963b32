#include "app/outcome.hpp"

#include <utility>

namespace fathom::app {

Tally tally(std::span<const Verdict> verdicts) {
  Tally sum;
  for (const Verdict& verdict : verdicts) {
    sum.cost.seconds += verdict.cost.seconds;
    sum.cost.cases += verdict.cost.cases;
    sum.cost.actions += verdict.cost.actions;
    if (verdict.outcome == Outcome::unknown) {
      ++sum.unknown;
    } else if (verdict.outcome == Outcome::skipped) {
      ++sum.skipped;
    } else if (is_aside(verdict)) {
      ++sum.aside;
    } else if (!as_expected(verdict)) {
      ++sum.fail;
    } else if (verdict.outcome == Outcome::fails) {
      ++sum.anomalies;
    } else {
      ++sum.hold;
    }
  }
  return sum;
}

Verdict set_aside(Verdict verdict, const std::string& why) {
  if (!verdict.why.empty()) verdict.told.insert(verdict.told.begin(), verdict.why);
  verdict.why = why;
  verdict.outcome = Outcome::aside;
  verdict.trace.reset();
  return verdict;
}

bool is_aside(const Verdict& verdict) { return verdict.outcome == Outcome::aside; }

bool is_amiss(const Verdict& verdict) { return !as_expected(verdict) && !is_aside(verdict); }

Verdict honest(Verdict verdict) {
  const bool counts_cases = verdict.evidence == Evidence::law || verdict.evidence == Evidence::scenario;
  const bool none_run = counts_cases && verdict.cost.cases == 0;
  const bool none_tried = verdict.basis.method == Method::exhaustive && verdict.basis.size == 0;
  if (verdict.outcome == Outcome::holds && (none_run || none_tried)) {
    verdict.outcome = Outcome::skipped;
    verdict.why = "not one case was run";
  }
  return verdict;
}

Exit exit_of(std::span<const Verdict> verdicts) {
  const Tally sum = tally(verdicts);
  if (sum.fail > 0) return Exit::fails;
  if (sum.unknown > 0 || sum.skipped > 0 || sum.total() == sum.aside) return Exit::undecided;
  return Exit::holds;
}

}  // namespace fathom::app
