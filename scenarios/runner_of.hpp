#pragma once

#include <algorithm>
#include <chrono>
#include <iterator>

#include "model/core/given_and_when.hpp"
#include "notation/yaml.hpp"
#include "scenarios/naming.hpp"
#include "scenarios/performance.hpp"
#include "scenarios/runner.hpp"
#include "scenarios/schema_of.hpp"

/// The definitions behind `scenarios/runner.hpp`. Include it in `scenarios/<game>.cpp` alone, which specialises
/// `observations<Game>()` and instantiates the functions.
namespace fathom {

namespace detail {

template <Specification G>
KnownNames known_names() {
  KnownNames known{G::name, {}, G::clause_rules(), {}, {}, G::longest_play};
  for (const Rule& rule : G::rulebook()) known.rules.push_back(rule.id);
  for (const auto& hole : G::holes()) known.holes.push_back(hole.rule);
  for (const Claim& claim : G::claims()) known.claims.push_back(claim.id);
  return known;
}

template <Specification G>
Shown run_scenario(const typename G::Game& game, const Scenario& scenario, const std::string& file, const std::string& name,
                   bool silences_are_said) {
  const auto begin = std::chrono::steady_clock::now();
  ReadSet reads;
  const Noting noting(reads);
  Performance<G> performance(game, scenario);
  std::optional<Failing> failing = performance.play();
  if (!failing && silences_are_said && is_as_printed<G>(game)) failing = performance.unsaid();
  for (const ScenarioStep& step : scenario.steps)
    if (step.refused_by) reads.note(step.refused_by->rule);  // whether it is met or not, the scenario is about it

  Shown shown;
  Verdict& verdict = shown.verdict;
  verdict.evidence = Evidence::scenario;
  verdict.game = G::name;
  verdict.check = name;
  verdict.claim = scenario.claim;
  verdict.rules = scenario.cites;
  verdict.reads.assign(reads.begin(), reads.end());
  verdict.basis = {Method::sampled, "this play", 1, {}};
  verdict.outcome = failing ? Outcome::fails : Outcome::holds;
  verdict.file = file + ":" + std::to_string(scenario.at.line);
  verdict.again = "fathom scenarios " + std::string(G::name) + " --only " + name;
  verdict.cost.cases = 1;
  verdict.cost.actions = performance.trace().actions.size();
  verdict.cost.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  verdict.trace = performance.trace();
  if (failing) {
    shown.given_impossible = failing->given_impossible;
    verdict.why = located(file, failing->at, failing->why);
    verdict.told = given_and_when<G>(performance.trace());
    return shown;
  }
  shown.refuses = performance.refused();
  shown.silent = performance.silent();
  const std::vector<std::string_view> clauses = G::clause_rules();
  std::ranges::copy_if(scenario.cites, std::back_inserter(shown.allows), [&](const std::string& rule) {
    const bool can_refuse = std::ranges::find(clauses, rule) != clauses.end();
    return can_refuse ? performance.asked().contains(rule) : performance.tells();
  });
  return shown;
}

/// Runs what is wanted of one file, and notes the names of all that is there.
template <Specification G>
std::vector<Shown> run_document(const typename G::Game& game, const Node& document, const std::string& file,
                                const ScenarioOptions& options, std::vector<std::string>& names) {
  std::vector<Shown> all;
  for (const Scenario& scenario : read_scenarios(document, known_names<G>())) {
    names.push_back(check_name(file, scenario, options));
    if (is_wanted(names.back(), options.only))
      all.push_back(run_scenario<G>(game, scenario, file, names.back(), options.silences_are_said));
  }
  return all;
}

}  // namespace detail

template <Specification G>
std::vector<Shown> run_scenarios(const typename G::Game& game, const std::vector<std::string>& files,
                                 const ScenarioOptions& options) {
  std::vector<Shown> all;
  std::vector<std::string> names;
  for (const std::string& file : files) {
    std::vector<Shown> some =
        in_file(file, [&] { return detail::run_document<G>(game, read_yaml_file(file), file, options, names); });
    std::move(some.begin(), some.end(), std::back_inserter(all));
  }
  if (all.empty()) refuse_nothing(names, options);
  return all;
}

template <Specification G>
std::vector<Shown> run_scenario_text(const typename G::Game& game, std::string_view text, const std::string& name,
                                     const ScenarioOptions& options) {
  std::vector<std::string> names;
  std::vector<Shown> all =
      in_file(name, [&] { return detail::run_document<G>(game, read_yaml(text), name, options, names); });
  if (all.empty()) refuse_nothing(names, options);
  return all;
}

template <Specification G>
std::string scenario_schema() {
  return notation::as_text(detail::schema_of<G>());
}

}  // namespace fathom
