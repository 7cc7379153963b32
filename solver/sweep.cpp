#include "solver/sweep.hpp"

#include <algorithm>
#include <set>

namespace fathom::solver {

namespace {

/// Values for which what is asked follows without a counterexample, as intervals.
class Sweeper {
 public:
  explicit Sweeper(const Posed& posed)
      : posed_{posed}, follows_{posed.sense == Sense::always ? posed.claim : !posed.claim} {}

  /// Splits the values at those that have a counterexample, until the stretches between them have none.
  Answer go(Interval within) {
    if (within.from > within.to) return Answer::Proved;
    const z3::expr among = posed_.number >= within.from && posed_.number <= within.to;
    const Answer answer = posed_.question.prove(z3::implies(among, follows_));
    if (answer == Answer::Unknown) return answer;
    if (answer == Answer::Proved) {
      clean_.push_back(within);
      return answer;
    }
    const Interval fails = refuted(within);
    const Answer below = go({within.from, fails.from - 1});
    return below == Answer::Unknown ? below : go({fails.to + 1, within.to});
  }
  /// Neighbouring stretches as one, in ascending order.
  [[nodiscard]] std::vector<Interval> clean() const {
    std::vector<Interval> all = clean_;
    std::ranges::sort(all, {}, &Interval::from);
    std::vector<Interval> joined;
    for (const Interval& each : all)
      if (!joined.empty() && joined.back().to + 1 == each.from)
        joined.back().to = each.to;
      else
        joined.push_back(each);
    return joined;
  }

 private:
  /// The value of the counterexample just found, and those around it for which the same case is one.
  [[nodiscard]] Interval refuted(Interval within) const {
    const z3::model found = posed_.question.found();
    const z3::expr refutes = all_of(posed_.number.ctx(), posed_.facts) && !follows_;
    const auto at = [&](int value) {
      z3::expr_vector open{posed_.number.ctx()};
      z3::expr_vector completed{posed_.number.ctx()};
      open.push_back(posed_.number);
      completed.push_back(posed_.number.ctx().int_val(value));
      return truth(found, z3::expr{refutes}.substitute(open, completed));
    };
    Interval fails{number(found, posed_.number), number(found, posed_.number)};
    while (fails.to < within.to && at(fails.to + 1)) ++fails.to;
    while (fails.from > within.from && at(fails.from - 1)) --fails.from;
    return fails;
  }

  const Posed& posed_;
  z3::expr follows_;
  std::vector<Interval> clean_;
};

}  // namespace

Sweep sweep(const Posed& posed, Interval bounds) {
  Sweeper sweeper{posed};
  Sweep result;
  result.answer = sweeper.go(bounds);
  if (result.answer == Answer::Proved)
    result.holds = posed.sense == Sense::always ? sweeper.clean() : others(sweeper.clean(), bounds);
  return result;
}

std::vector<Interval> others(const std::vector<Interval>& intervals, Interval bounds) {
  std::vector<Interval> rest;
  int next = bounds.from;
  for (const Interval& each : intervals) {
    if (next < each.from) rest.push_back({next, each.from - 1});
    next = each.to + 1;
  }
  if (next <= bounds.to) rest.push_back({next, bounds.to});
  return rest;
}

std::vector<int> edges(const std::vector<Interval>& holds, Interval bounds, int of_interest) {
  std::set<int> values{bounds.from, bounds.to, of_interest};
  for (const Interval& each : holds) values.insert({each.from - 1, each.from, each.to, each.to + 1});
  std::erase_if(values, [&](int value) { return !bounds.contains(value); });
  return {values.begin(), values.end()};
}

}  // namespace fathom::solver
