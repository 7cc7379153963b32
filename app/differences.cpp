#include "app/differences.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <utility>

#include "app/outcome.hpp"
#include "app/program_name.hpp"

namespace fathom::app {
namespace {

bool lists(const std::vector<std::string>& rules, const std::string& rule) {
  return std::ranges::find(rules, rule) != rules.end();
}

/// Those of the scenarios that have read a rule's number or reading: first those that cite the rule, since one of them is
/// likely to notice, then the others.
std::array<std::vector<std::string>, 2> readers_of(const std::string& rule, std::span<const Verdict> scenarios,
                                                   bool (*counts)(const Verdict&)) {
  std::array<std::vector<std::string>, 2> readers;
  for (const Verdict& verdict : scenarios)
    if (verdict.evidence == Evidence::scenario && counts(verdict) && lists(verdict.reads, rule))
      readers.at(lists(verdict.rules, rule) ? 0 : 1).push_back(verdict.check);
  return readers;
}

/// Scenarios held against changed games.
struct Noticing {
  const Registered& game;
  const ScenarioChoice& choice;

  /// The first of these scenarios that comes out otherwise in the changed game; empty where none does. One that cannot even
  /// begin there says nothing of the change.
  [[nodiscard]] std::string turned_among(const std::any& changed, std::vector<std::string> scenarios) const {
    if (scenarios.empty()) return {};
    ScenarioChoice these = choice;
    these.only = std::move(scenarios);
    const ScenarioRun run = game.scenarios(changed, these);
    for (const Verdict& verdict : run.verdicts)
      if (!as_expected(verdict) && !run.impossible.contains(verdict.check)) return verdict.check;
    return {};
  }

  [[nodiscard]] std::string by(const std::any& changed, const std::array<std::vector<std::string>, 2>& all_readers) const {
    constexpr std::size_t at_a_time = 40;
    for (const std::vector<std::string>& readers : all_readers)
      for (std::size_t from = 0; from < readers.size(); from += at_a_time) {
        const auto begin = readers.begin() + static_cast<std::ptrdiff_t>(from);
        const auto end = readers.begin() + static_cast<std::ptrdiff_t>(std::min(from + at_a_time, readers.size()));
        if (std::string turned = turned_among(changed, {begin, end}); !turned.empty()) return turned;
      }
    return {};
  }
};

bool is_not_amiss(const Verdict& verdict) { return !is_amiss(verdict); }

Difference difference(const Noticing& noticing, const Mutant& mutant, std::span<const Verdict> scenarios) {
  Difference found{mutant.name, mutant.rule, noticing.by(mutant.game, readers_of(mutant.rule, scenarios, as_expected))};
  if (!found.scenario.empty() || std::ranges::none_of(scenarios, is_aside)) return found;
  // another box: with the assumed one, what is aside may notice, and so may what holds with both
  found.aside = noticing.by(noticing.game.with_assumed_box(mutant.game), readers_of(mutant.rule, scenarios, is_not_amiss));
  return found;
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
  if (!difference.aside.empty() && exception == nullptr)
    return set_aside(verdict, "noticed with the assumed box alone, such as by " + difference.aside);
  if (difference.scenario.empty() && exception == nullptr) {
    verdict.outcome = Outcome::fails;
    verdict.why = makes_no_difference;
  } else if (!difference.scenario.empty() && exception != nullptr) {
    verdict.outcome = Outcome::fails;
    verdict.why = std::string(needs_no_exception) + ": " + difference.scenario + " notices it";
    verdict.file = exception->place;
  }
  return verdict;
}

}  // namespace

std::vector<Difference> differences(const Registered& game, const std::any& rules, std::span<const Verdict> scenarios,
                                    const ScenarioChoice& choice) {
  std::vector<Difference> all;
  for (const Mutant& mutant : game.mutants(rules))
    if (mutant.change != Change::dropped) all.push_back(difference({game, choice}, mutant, scenarios));
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
