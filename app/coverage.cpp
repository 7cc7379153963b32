#include "app/coverage.hpp"

#include <algorithm>
#include <utility>

#include "app/claims.hpp"
#include "app/outcome.hpp"
#include "app/program_name.hpp"
#include "app/text.hpp"

namespace fathom::app {
namespace {

bool lists(const auto& list, std::string_view item) { return std::find(list.begin(), list.end(), item) != list.end(); }

bool shows(const ByRule& showing, std::string_view rule, std::string_view scenario) {
  const auto found = showing.find(rule);
  return found != showing.end() && lists(found->second, scenario);
}

Verdict blank(std::string_view game, std::string_view check) {
  Verdict verdict;
  verdict.evidence = Evidence::coverage;
  verdict.game = game;
  verdict.check = check;
  verdict.outcome = Outcome::holds;
  return verdict;
}

Coverage blank_row(const Rule& rule, std::span<const std::string_view> clauses) {
  Coverage row;
  row.rule = &rule;
  row.refuses = lists(clauses, rule.id);
  return row;
}

void add(Coverage& row, const Verdict& verdict, const Showings& showings) {
  const std::string_view rule = row.rule->id;
  const bool rests = lists(verdict.rules, rule);
  if (rests && verdict.evidence == Evidence::law && !is_of_a_box(verdict)) row.laws.push_back(verdict.check);
  if (rests && verdict.evidence == Evidence::theorem) row.theorems.push_back(verdict.check);
  if (verdict.evidence != Evidence::scenario) return;
  const bool allows = shows(showings.allows, rule, verdict.check);
  const bool refuses = shows(showings.refuses, rule, verdict.check);
  const bool silent = shows(showings.silent, rule, verdict.check);
  if (allows) row.allowing.push_back(verdict.check);
  if (refuses) row.refusing.push_back(verdict.check);
  if (silent) row.silent.push_back(verdict.check);
  if (allows || refuses || silent) row.scenarios.push_back(verdict.check);
}

Verdict judged_rule(std::string_view game, const Coverage& row, const Exception* exception) {
  Verdict verdict = blank(game, row.rule->id);
  verdict.rules = {std::string(row.rule->id)};
  verdict.again = command_line("rules " + std::string(game) + " " + std::string(row.rule->id));
  verdict.cost.cases = row.scenarios.size() + row.laws.size() + row.theorems.size();
  const std::string lacks = row.lacks();
  if (!lacks.empty() && exception == nullptr && row.is_aside) return set_aside(verdict, lacks + " but what is aside");
  if (!lacks.empty() && exception == nullptr) {
    verdict.outcome = Outcome::fails;
    verdict.why = lacks;
  } else if (lacks.empty() && exception != nullptr) {
    verdict.outcome = Outcome::fails;
    verdict.why = needs_no_exception;
    verdict.file = exception->place;
  } else if (row.is_thin()) {
    verdict.why = thin;
  }
  return verdict;
}

}  // namespace

bool Coverage::is_thin() const {
  if (rule->status != Status::stated || !laws.empty() || !theorems.empty() || scenarios.empty()) return false;
  const std::string first = without_row(scenarios.front());
  return std::ranges::all_of(scenarios, [&](const std::string& scenario) { return without_row(scenario) == first; });
}

std::string Coverage::lacks() const {
  if (rule->status == Status::flavour) return "";
  const bool evident = !scenarios.empty() || !laws.empty() || !theorems.empty();
  if (!refuses && !evident) return "no evidence";
  std::string text;
  const auto lack = [&](const char* what) { text += (text.empty() ? "no " : ", no ") + std::string(what); };
  if (rule->status == Status::silent && silent.empty()) lack("scenario in which the silence arises");
  if (!refuses) return text;
  if (allowing.empty()) lack("scenario that allows");
  if (refusing.empty()) lack("scenario that refuses");
  if (laws.empty() && theorems.empty()) lack("law or theorem");
  return text;
}

std::vector<Coverage> covered(std::span<const Rule> rules, std::span<const std::string_view> clauses,
                              std::span<const Verdict> verdicts, const Showings& showings) {
  std::vector<Coverage> table;
  for (const Rule& rule : rules) {
    Coverage row = blank_row(rule, clauses);
    Coverage with_aside = row;
    for (const Verdict& verdict : verdicts) {
      if (as_expected(verdict)) add(row, verdict, showings);
      if (!is_amiss(verdict)) add(with_aside, verdict, showings);
    }
    row.is_aside = !row.lacks().empty() && with_aside.lacks().empty();
    table.push_back(std::move(row));
  }
  return table;
}

std::vector<Verdict> judged(std::string_view game, std::span<const Coverage> table,
                            const std::vector<Exception>& exceptions) {
  std::vector<Verdict> verdicts;
  for (const Coverage& row : table) verdicts.push_back(judged_rule(game, row, exception_for(exceptions, row.rule->id)));
  for (const Exception& exception : exceptions) {
    const bool known =
        std::any_of(table.begin(), table.end(), [&](const Coverage& row) { return row.rule->id == exception.what; });
    if (known) continue;
    Verdict verdict = blank(game, exception.what);
    verdict.outcome = Outcome::fails;
    verdict.why = "there is no such rule to make an exception of";
    verdict.file = exception.place;
    verdicts.push_back(std::move(verdict));
  }
  return verdicts;
}

}  // namespace fathom::app
