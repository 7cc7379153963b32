#include "properties/judge.hpp"

#include <algorithm>
#include <cmath>
#include <string>

namespace fathom::properties {
namespace {

/// Shares are printed in percent, with two digits behind the point.
std::string percent(double share) {
  const auto hundredths = static_cast<long>(std::lround(share * 10'000));
  std::string digits = std::to_string(hundredths % 100);
  if (digits.size() < 2) digits.insert(0, "0");
  return std::to_string(hundredths / 100) + "." + digits + " %";
}

bool missed(const Reached& reached) {
  return reached.count == 0 || static_cast<double>(reached.count) < reached.wanted * static_cast<double>(reached.of);
}

void add(Verdict& whole, const Verdict& part) {
  whole.cost.cases += part.cost.cases;
  whole.cost.actions += part.cost.actions;
  whole.cost.seconds += part.cost.seconds;
  if (whole.evidence == Evidence::law) whole.basis.size += part.basis.size;
  for (const Reached& more : part.reached) {
    const auto same = std::ranges::find(whole.reached, more.what, &Reached::what);
    if (same == whole.reached.end()) {
      whole.reached.push_back(more);
    } else {
      same->count += more.count;
      same->of += more.of;
    }
  }
}

/// Worse outcomes stand: a failure before everything, a "holds" before a shard that had nothing to do.
bool outweighs(const Verdict& a, const Verdict& b) {
  const auto rank = [](Outcome outcome) {
    switch (outcome) {
      case Outcome::fails:
        return 0;
      case Outcome::unknown:
        return 1;
      case Outcome::holds:
        return 2;
      case Outcome::skipped:
        return 3;
      case Outcome::aside:
        return 4;
    }
    return 4;
  };
  return rank(a.outcome) < rank(b.outcome);
}

}  // namespace

std::vector<Verdict> merged(const std::vector<std::vector<Verdict>>& shards) {
  std::vector<Verdict> whole;
  for (const auto& shard : shards)
    for (const Verdict& verdict : shard) {
      const auto same = std::ranges::find_if(
          whole, [&](const Verdict& other) { return other.game == verdict.game && other.check == verdict.check; });
      if (same == whole.end()) {
        whole.push_back(verdict);
        continue;
      }
      Verdict both = outweighs(verdict, *same) ? verdict : *same;
      add(both, outweighs(verdict, *same) ? *same : verdict);
      *same = both;
    }
  return whole;
}

std::vector<Verdict> judged(std::vector<Verdict> verdicts) {
  for (Verdict& verdict : verdicts) {
    if (verdict.outcome == Outcome::fails || verdict.outcome == Outcome::unknown) continue;
    if (verdict.outcome == Outcome::skipped || verdict.cost.cases == 0) {
      verdict.outcome = Outcome::fails;
      verdict.why = "no case has put it to the test";
      continue;
    }
    const auto short_of = std::ranges::find_if(verdict.reached, missed);
    if (short_of == verdict.reached.end()) continue;
    verdict.outcome = Outcome::fails;
    verdict.why = "its cases did not reach " + short_of->what + ": " + std::to_string(short_of->count) + " of " +
                  std::to_string(short_of->of) + ", wanted " + percent(short_of->wanted);
  }
  return verdicts;
}

}  // namespace fathom::properties
