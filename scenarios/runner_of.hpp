#pragma once

#include <algorithm>
#include <chrono>
#include <iterator>
#include <optional>
#include <utility>

#include "notation/yaml.hpp"
#include "scenarios/assumed_box.hpp"
#include "scenarios/failure_told.hpp"
#include "scenarios/filled_play.hpp"
#include "scenarios/mistakes.hpp"
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

/// A scenario as its file has it: what is known before it is played.
template <Specification G>
Verdict named(const Scenario& scenario, const std::string& file, const std::string& name) {
  Verdict verdict;
  verdict.evidence = Evidence::scenario;
  verdict.game = G::name;
  verdict.check = name;
  verdict.claim = scenario.claim;
  verdict.rules = scenario.cites;
  verdict.file = file + ":" + std::to_string(scenario.at.line);
  verdict.again = "fathom scenarios " + std::string(G::name) + " --only " + name;
  return verdict;
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
  for (const ScenarioStep* step : all_steps(scenario))
    if (step->refused)
      for (const std::string& rule : step->refused->rules) reads.note(rule);  // whether it is met or not, it is about it

  Shown shown;
  Verdict& verdict = shown.verdict = named<G>(scenario, file, name);
  verdict.reads.assign(reads.begin(), reads.end());
  const bool was_filled = !performance.come().filled.empty();
  verdict.basis = {Method::sampled, std::string(was_filled ? filled_play : "this play"), 1, {}};
  verdict.outcome = failing ? Outcome::fails : Outcome::holds;
  verdict.cost.cases = 1;
  verdict.cost.actions = performance.trace().actions.size();
  verdict.cost.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  verdict.trace = performance.trace();
  if (failing) {
    shown.given_impossible = failing->given_impossible;
    const Mismatch& first = failing->all.front();
    const std::string more = failing->all.size() == 1 ? "" : " (and " + std::to_string(failing->all.size() - 1) + " more)";
    verdict.why = located(file, first.at, first.message + more);
    verdict.told = failure_told(performance, *failing, file);
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

/// The scenarios of one game being run, file by file.
template <Specification G>
class Run {
 public:
  using Game = typename G::Game;

  Run(const Game& game, const ScenarioOptions& options) : game_(game), options_(options), box_(game) {}

  template <class Read>
  void add(const std::string& file, Read read) {
    try {
      in_file(file, [&] {
        ScenariosRead found = read_what_can_be(read(), known_);
        if (!found.mistakes.empty()) tell(file, std::move(found.mistakes));
        for (Scenario& scenario : found.scenarios) {
          scenario.document = with_files_beside(file, std::move(scenario.document));
          add(file, scenario);
        }
      });
    } catch (const Problem& problem) {
      if (options_.mistakes == Mistakes::stop) throw;
      tell(file, {problem});
    }
  }

  [[nodiscard]] std::vector<Shown> all() && {
    if (all_.empty() && options_.mistakes == Mistakes::stop) refuse_nothing(names_, options_);
    return std::move(all_);
  }

 private:
  void add(const std::string& file, const Scenario& scenario) {
    names_.push_back(check_name(file, scenario, options_));
    const std::string& name = names_.back();
    if (!is_wanted(name, options_.only)) return;
    if (options_.playing == Playing::listed) {
      Shown shown;
      shown.verdict = named<G>(scenario, file, name);
      shown.verdict.told = {scenario.title};
      all_.push_back(std::move(shown));
      return;
    }
    try {
      all_.push_back(judged(scenario, file, name));
    } catch (const Problem& problem) {
      if (options_.mistakes == Mistakes::stop) throw;
      tell(file, mistakes_in(scenario, problem));
    }
  }

  [[nodiscard]] Shown played(const Game& game, const Scenario& scenario, const std::string& file,
                             const std::string& name) const {
    return run_scenario<G>(game, scenario, file, name, options_.silences_are_said);
  }

  /// Played with the game's box, and where that fails and the box is not the assumed one, with the assumed one, too.
  [[nodiscard]] Shown judged(const Scenario& scenario, const std::string& file, const std::string& name) const {
    if (!box_.differs()) return played(game_, scenario, file, name);
    std::optional<Problem> unreadable;
    Shown shown;
    try {
      shown = played(game_, scenario, file, name);
      if (shown.verdict.outcome == Outcome::holds) return shown;
    } catch (const Problem& problem) {
      unreadable = problem;
    }
    Shown assumed = played(box_.assumed(), scenario, file, name);
    if (unreadable) {  // it speaks of something that this box does not have
      shown.given_impossible = true;
      shown.verdict = assumed.verdict;
      shown.verdict.outcome = Outcome::fails;
      shown.verdict.why = located(file, unreadable->at(), unreadable->message());
    }
    if (assumed.verdict.outcome != Outcome::holds) return shown;
    shown.verdict.reads = std::move(assumed.verdict.reads);
    shown.allows = std::move(assumed.allows);
    shown.refuses = std::move(assumed.refuses);
    shown.silent = std::move(assumed.silent);
    shown.rests_on = box_.rested_on([&](const Game& mixed) {
      try {
        return played(mixed, scenario, file, name).verdict.outcome == Outcome::holds;
      } catch (const Problem&) {
        return false;
      }
    });
    return shown;
  }

  /// All that can be found wrong with a scenario that cannot be played: its actions are read one by one.
  static std::vector<Problem> mistakes_in(const Scenario& scenario, const Problem& first) {
    std::vector<Problem> all{first};
    for (const ScenarioStep* const step : all_steps(scenario)) {
      if (step->waits) continue;
      try {
        Notation<G>::read_action(step->action);
      } catch (const Problem& problem) {
        all.push_back(problem);
      }
    }
    return all;
  }

  /// Each mistake as a check that has no answer. The first ends the run where mistakes do.
  void tell(const std::string& file, std::vector<Problem> mistakes) {
    if (options_.mistakes == Mistakes::stop) throw Problem(mistakes.front());
    for (const Problem& mistake : told_once(std::move(mistakes))) {
      const std::string why = mistake.file().empty() ? located(file, mistake.at(), mistake.message()) : mistake.what();
      const bool is_told =
          std::ranges::any_of(all_, [&](const Shown& shown) { return shown.unreadable && shown.verdict.why == why; });
      if (is_told) continue;
      Shown shown;
      shown.unreadable = true;
      shown.verdict.game = G::name;
      shown.verdict.check = check_name(file, Scenario{}, options_);
      shown.verdict.outcome = Outcome::unknown;
      shown.verdict.file = file;
      shown.verdict.why = why;
      all_.push_back(std::move(shown));
    }
  }

  const Game& game_;
  const ScenarioOptions& options_;
  BoxCompared<G> box_;
  KnownNames known_ = known_names<G>();
  std::vector<Shown> all_;
  std::vector<std::string> names_;  ///< Of all that is there, wanted or not.
};

}  // namespace detail

template <Specification G>
std::vector<Shown> run_scenarios(const typename G::Game& game, const std::vector<std::string>& files,
                                 const ScenarioOptions& options) {
  detail::Run<G> run(game, options);
  for (std::size_t i = 0; i < files.size(); ++i) {
    if (options.progress) options.progress(i, files.size());
    run.add(files[i], [&] { return read_yaml_file(files[i]); });
  }
  return std::move(run).all();
}

template <Specification G>
std::vector<Shown> run_scenario_text(const typename G::Game& game, std::string_view text, const std::string& name,
                                     const ScenarioOptions& options) {
  detail::Run<G> run(game, options);
  run.add(name, [&] { return read_yaml(text); });
  return std::move(run).all();
}

template <Specification G>
std::string scenario_schema() {
  return notation::as_text(detail::schema_of<G>());
}

}  // namespace fathom
