#include "app/differences.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <utility>

#include "app/program_name.hpp"

namespace fathom::app {
namespace {

bool lists(const std::vector<std::string>& rules, const std::string& rule) {
  return std::ranges::find(rules, rule) != rules.end();
}

/// The scenarios that hold and have read a rule's number or reading: first those that cite the rule, since one of them is
/// likely to notice, then the others.
std::array<std::vector<std::string>, 2> readers_of(const std::string& rule, std::span<const Verdict> scenarios) {
  std::array<std::vector<std::string>, 2> readers;
  for (const Verdict& verdict : scenarios)
    if (verdict.evidence == Evidence::scenario && as_expected(verdict) && lists(verdict.reads, rule))
      readers.at(lists(verdict.rules, rule) ? 0 : 1).push_back(verdict.check);
  return readers;
}

/// The first of these scenarios that comes out otherwise in the changed game; empty where none does. One that cannot even
/// begin there says nothing of the change.
std::string turned_among(const Registered& game, const std::any& changed, const std::vector<std::string>& scenarios) {
  if (scenarios.empty()) return {};
  const ScenarioRun run = game.scenarios(changed, {scenarios, {}});
  for (const Verdict& verdict : run.verdicts)
    if (!as_expected(verdict) && !run.impossible.contains(verdict.check)) return verdict.check;
  return {};
}

std::string noticed_by(const Registered& game, const Mutant& mutant, std::span<const Verdict> scenarios) {
  constexpr std::size_t at_a_time = 40;
  for (const std::vector<std::string>& readers : readers_of(mutant.rule, scenarios))
    for (std::size_t from = 0; from < readers.size(); from += at_a_time) {
      const auto begin = readers.begin() + static_cast<std::ptrdiff_t>(from);
      const auto end = readers.begin() + static_cast<std::ptrdiff_t>(std::min(from + at_a_time, readers.size()));
      if (std::string turned = turned_among(game, mutant.game, {begin, end}); !turned.empty()) return turned;
    }
  return {};
}

Verdict verdict_on(std::string_view game, const Difference& difference, const Exception* exception) {
  Verdict verdict;
  verdict.evidence = Evidence::coverage;
  verdict.game = game;
  verdict.check = difference.change;
  verdict.rules = {difference.rule};
  verdict.again = command_line("rules " + std::string(game) + " " + difference.rule);
  verdict.cost.cases = 1;
  verdict.outcome = Outcome::holds;
  if (difference.scenario.empty() && exception == nullptr) {
    verdict.outcome = Outcome::fails;
    verdict.why = makes_no_difference;
  } else if (!difference.scenario.empty() && exception != nullptr) {
    verdict.outcome = Outcome::fails;
    verdict.why = "needs no exception any more: " + difference.scenario + " notices it";
    verdict.file = exception->place;
  }
  return verdict;
}

}  // namespace

std::vector<Difference> differences(const Registered& game, const std::any& rules, std::span<const Verdict> scenarios) {
  std::vector<Difference> all;
  for (const Mutant& mutant : game.mutants(rules))
    if (mutant.change != Change::dropped) all.push_back({mutant.name, mutant.rule, noticed_by(game, mutant, scenarios)});
  return all;
}

std::vector<Verdict> judged(std::string_view game, std::span<const Difference> differences,
                            const std::vector<Exception>& exceptions) {
  std::vector<Verdict> verdicts;
  for (const Difference& difference : differences)
    verdicts.push_back(verdict_on(game, difference, exception_for(exceptions, difference.change)));
  return verdicts;
}

}  // namespace fathom::app
