#include "app/safe_ranges.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace fathom::app {

namespace {

/// The first law that falls with the number at this value, if one does.
std::string falls_at(const Registered& game, const std::any& base, const Changed& change, int value,
                     const properties::Options& options) {
  const std::any moved = game.with_number(base, change.name, change.entry, value);
  for (const Verdict& verdict : game.check(moved, options))
    if (!as_expected(verdict)) return "law " + verdict.check + " falls at " + std::to_string(value);
  return {};
}

/// The laws that say something else than what the changed rule itself is: those that restate its number fall with any move.
std::vector<std::string> laws_beside(const Registered& game, const std::any& base, const Changed& change,
                                     properties::Options options) {
  options.cases = 1;
  options.progress = nullptr;
  std::vector<std::string> names;
  for (const Verdict& verdict : game.check(base, options))
    if (std::ranges::find(verdict.rules, change.rule) == verdict.rules.end()) names.push_back(verdict.check);
  return names;
}

/// The ranges that are limits, or that say something else, likewise. What does not hold of the published number limits
/// nothing.
std::vector<solver::Range> ranges_beside(const Registered& game, const Changed& change,
                                         const std::vector<solver::Range>& ranges) {
  std::vector<solver::Range> beside;
  std::ranges::copy_if(ranges, std::back_inserter(beside), [&](const solver::Range& range) {
    if (!solver::holds_at(range, std::stoi(change.was))) return false;
    const auto claim = std::ranges::find(game.claims, range.claim, &Claim::id);
    return !restates(range) || claim == game.claims.end() || !claim->rules.contains(change.rule);
  });
  return beside;
}

/// What Z3 says of a value: the sentence that does not hold for it.
std::string refuted_at(const std::vector<solver::Range>& ranges, int value) {
  for (const solver::Range& range : ranges)
    if (range.outcome == Outcome::holds && !solver::holds_at(range, value))
      return (range.rule.empty() ? range.claim : range.rule) + " at " + std::to_string(value) +
             (range.players == 0 ? "" : " with " + std::to_string(range.players) + " players");
  return {};
}

int towards(int from, int bound) { return from < bound ? 1 : -1; }

/// The last value on the way to `bound` that no proof speaks against.
int furthest_proved(const std::vector<solver::Range>& limits, int from, int bound) {
  int value = from;
  while (value != bound && refuted_at(limits, value + towards(from, bound)).empty()) value += towards(from, bound);
  return value;
}

/// The last value on the way to `bound` for which `falls` has no reason, which it gives for what is beyond; found by halving.
template <class Falls>
int furthest_by(int good, int bound, std::string& because, const Falls& falls) {
  const std::string at_bound = good == bound ? "" : falls(bound);
  if (at_bound.empty()) return bound;
  because = at_bound;
  for (int bad = bound; std::abs(bad - good) > 1;) {
    const int middle = good + (bad - good) / 2;
    if (const std::string reason = falls(middle); reason.empty())
      good = middle;
    else
      bad = middle, because = reason;
  }
  return good;
}

std::string proof_of(const solver::Range& range) {
  return "proved for " +
         (range.players == 0 ? std::string("any number of players") : std::to_string(range.players) + " players") + ": " +
         range.sentence + ", for " + (range.holds.empty() ? "no value" : solver::words(range.holds));
}

}  // namespace

bool restates(const solver::Range& range) {
  const auto here = solver::around(range, range.value);
  return here && here->from == here->to && range.holds.size() == 1;
}

SafeRange safe_range(const Registered& game, const std::any& base, const Changed& change,
                     const std::vector<solver::Range>& ranges, properties::Options options) {
  options.only = laws_beside(game, base, change, options);
  const std::vector<solver::Range> limits = ranges_beside(game, change, ranges);
  SafeRange safe;
  safe.parameter = change.entry == 0 ? change.name : change.name + "[" + std::to_string(change.entry) + "]";
  safe.published = std::stoi(change.was);
  safe.variant = std::stoi(change.now);
  const auto bounds = std::ranges::find(game.parameters, change.name, &ParameterShown::name);
  if (bounds != game.parameters.end()) {
    safe.lowest = bounds->lowest;
    safe.highest = bounds->highest;
  }
  /// The furthest value towards `bound` before something falls: by proofs exactly, value by value, since what falls may hold
  /// again further on; by laws with halving, for which what falls is taken to stay fallen.
  const auto furthest = [&](int bound, std::string& because) {
    const int good = safe.published;
    const int proved = furthest_proved(limits, good, bound);
    because = proved == bound ? "" : refuted_at(limits, proved + towards(good, bound));
    return furthest_by(good, proved, because, [&](int value) { return falls_at(game, base, change, value, options); });
  };
  safe.safe = {furthest(safe.lowest, safe.below), furthest(safe.highest, safe.above)};
  safe.method = std::string(limits.empty() ? "" : "Z3 exactly, and ") + "laws by halving, with " +
                std::to_string(options.cases) + " plays each";
  for (const solver::Range& range : ranges)
    if (range.outcome == Outcome::holds)
      (solver::holds_at(range, safe.published) ? safe.proved : safe.limits_nothing).push_back(proof_of(range));
  return safe;
}

}  // namespace fathom::app
