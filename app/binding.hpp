#pragma once

#include <algorithm>
#include <any>
#include <filesystem>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "app/errors.hpp"
#include "app/registered.hpp"
#include "audit/editions/described_facts.hpp"
#include "notation/box_of.hpp"
#include "notation/embedded.hpp"
#include "notation/notation.hpp"
#include "properties/engine.hpp"
#include "scenarios/naming.hpp"
#include "scenarios/runner.hpp"
#include "solver/engine.hpp"
#include "solver/rule_numbers.hpp"

namespace fathom::app {

/// Verdicts and showings apart, the latter by rule.
inline ScenarioRun sorted_out(std::vector<Shown> shown) {
  ScenarioRun run;
  const auto add = [](ByRule& to, const std::vector<std::string>& rules, const std::string& scenario) {
    for (const std::string& rule : rules)
      if (std::vector<std::string>& all = to[rule]; std::find(all.begin(), all.end(), scenario) == all.end())
        all.insert(std::upper_bound(all.begin(), all.end(), scenario), scenario);
  };
  for (Shown& each : shown) {
    add(run.showings.allows, each.allows, each.verdict.check);
    add(run.showings.refuses, each.refuses, each.verdict.check);
    add(run.showings.silent, each.silent, each.verdict.check);
    if (each.given_impossible) run.impossible.insert(each.verdict.check);
    run.verdicts.push_back(std::move(each.verdict));
  }
  return run;
}

/// The files in which scenarios of these names can stand, or those of these folders; all where no name is given.
inline std::vector<std::string> files_for(const std::string& root, const std::vector<std::string>& names) {
  std::vector<std::string> files = scenario_files(root);
  if (names.empty()) return files;
  std::erase_if(files, [&](const std::string& file) {
    const std::string stem = std::filesystem::path(file).lexically_relative(root).replace_extension().generic_string();
    return std::none_of(names.begin(), names.end(), [&](const std::string& name) {
      return name == stem || name.starts_with(stem + "/") || stem.starts_with(name + "/");
    });
  });
  return files;
}

template <Specification G>
ScenarioRun chosen_scenarios(const typename G::Game& game, const ScenarioChoice& choice) {
  if (!has_scenarios(G::name)) return {};  // the gate says that there are none
  const std::string root = scenarios_folder(G::name).string();
  std::vector<Shown> chosen;
  std::size_t place = 0;
  const std::vector<std::string> files = files_for(root, choice.only);
  if (files.empty()) return {};
  for (Shown& shown : run_scenarios<G>(game, files, {root, {}, true}))
    if (is_wanted(shown.verdict.check, choice.only) && place++ % choice.shard.of == choice.shard.index)
      chosen.push_back(std::move(shown));
  return sorted_out(std::move(chosen));
}

/// Adds a game's laws and theorems.
template <Specification G>
void bind_engines(Registered& game) {
  using Game = typename G::Game;
  using Laws = properties::Engine<G>;
  game.usual_cases = Laws::usual_cases();
  game.check = [](const std::any& rules, const properties::Options& options) {
    return Laws::check(std::any_cast<const Game&>(rules), options);
  };
  game.holes = [](const std::any& rules, const properties::Options& options) {
    return Laws::look_for_holes(std::any_cast<const Game&>(rules), options);
  };
  game.judge = [](const std::any& rules, const std::string& law, const Node& document) {
    const Trace<G> trace = Notation<G>::read_trace(std::any_cast<const Game&>(rules), document);
    std::vector<Verdict> verdicts = Laws::check_again(trace, {law});
    if (verdicts.size() != 1) throw BadInput("there is no law " + law);
    return std::move(verdicts.front());
  };
  game.play = [](const std::any& rules, int players, std::uint64_t seed) {
    Trace<G> trace =
        Laws::trace(std::any_cast<const Game&>(rules), players, seed, properties::Policy::kinds_first);
    trace.claim = "a play with seed " + std::to_string(seed);
    return std::any(std::move(trace));
  };
  using Corpus = conform::Corpus<G>;
  game.corpus_lines = [](const std::any& trace, const conform::About& about) {
    return Corpus::lines(std::any_cast<const Trace<G>&>(trace), about);
  };
  game.trace_json = [](const std::any& trace, bool states) {
    return Corpus::document(std::any_cast<const Trace<G>&>(trace), states);
  };
  game.perft = [](const std::any& rules, int players, std::size_t depth, conform::Chance chance) {
    return Corpus::perft(std::any_cast<const Game&>(rules), players, depth, chance);
  };
  game.conform = [](const std::any& rules, const conform::Options& options) {
    return conform::Conformance<G>::of(std::any_cast<const Game&>(rules), options);
  };
  game.prove = [](const std::any& rules, const solver::Options& options) {
    return solver::prove<G>(std::any_cast<const Game&>(rules), options);
  };
}

/// Adds what a house rule is judged by.
template <Specification G>
void bind_comparing(Registered& game) {
  using Game = typename G::Game;
  using Comparer = properties::Comparer<G>;
  game.with_number = [](const std::any& rules, const std::string& parameter, int entry, int value) {
    return std::any(solver::with_number<G>(std::any_cast<const Game&>(rules), parameter, entry, value));
  };
  game.compare = [](const std::any& published, const std::any& variant, const properties::CompareOptions& options) {
    return Comparer::compare(std::any_cast<const Game&>(published), std::any_cast<const Game&>(variant), options);
  };
  game.diverge = [](const std::any& published, const std::any& variant, const properties::CompareOptions& options) {
    return Comparer::diverge(std::any_cast<const Game&>(published), std::any_cast<const Game&>(variant), options);
  };
  game.ranges = [](const std::any& rules, const solver::Options& options) {
    return solver::ranges<G>(std::any_cast<const Game&>(rules), options);
  };
}

/// Everywhere that a game names a rule: in what it claims, where the text is silent, in its numbers and readings, in its
/// box.
template <Specification G>
std::vector<RuleNamed> rules_named() {
  std::vector<RuleNamed> all;
  const auto add = [&](const std::string& what, std::string_view name, std::string_view rule) {
    all.push_back({what + (name.empty() ? "" : " ") + std::string(name), std::string(rule)});
  };
  for (const Claim& claim : G::claims())
    for (const std::string_view rule : claim.rules) add("the claim", claim.id, rule);
  for (const auto& hole : G::holes()) add("a hole", "", hole.rule);
  const auto& rules = G::published().rules;
  for_each_field<std::remove_cvref_t<decltype(rules)>>([&](const auto& field) {
    if constexpr (requires { field.rule; }) add("the parameter", field.name, field.rule);
    if constexpr (requires { field.of(rules).rule(); }) add("the setting", field.name, field.of(rules).rule());
  });
  for (const BoxKey& key : BoxFile<G>::keys()) add("the component", key.name, key.rule);
  return all;
}

template <Specification G>
ChangedGame changed(VariantRead<G> read) {
  return {std::move(read.name), std::move(read.because), std::move(read.game), std::move(read.changes)};
}

/// A game with all its engines.
template <Specification G>
Registered bound() {
  using Game = typename G::Game;
  Registered game;
  game.name = G::name;
  game.fewest_players = G::fewest_players;
  game.most_players = G::most_players;
  game.rulebook = G::rulebook();
  game.claims = G::claims();
  game.clauses = G::clause_rules();
  game.parameters = parameters_of<G>(G::published());
  game.readings = readings_of<G>(G::published());
  game.named = rules_named<G>();
  game.facts = audit::described_facts<G>();
  game.published = [] { return std::any(G::published()); };
  game.mutants = [](const std::any& rules) { return mutants_of<G>(std::any_cast<const Game&>(rules)); };
  game.trace_in = [](const std::any& rules, const Node& document) {
    return std::any(Notation<G>::read_trace(std::any_cast<const Game&>(rules), document));
  };
  game.trace_yaml = [](const std::any& trace, const TraceNotes& notes) {
    return Notation<G>::trace_yaml(std::any_cast<const Trace<G>&>(trace), notes);
  };
  game.told = [](const std::any& trace) { return told(std::any_cast<const Trace<G>&>(trace)).text; };
  game.scenarios = [](const std::any& rules, const ScenarioChoice& choice) {
    return chosen_scenarios<G>(std::any_cast<const Game&>(rules), choice);
  };
  game.scenario_file = [](const std::any& rules, const std::string& file) {
    const std::string folder = std::filesystem::path(file).parent_path().string();
    return sorted_out(run_scenarios<G>(std::any_cast<const Game&>(rules), {file}, {folder, {}})).verdicts;
  };
  game.retold = [](const std::any& rules, const Node& document) {
    return told(Notation<G>::read_trace(std::any_cast<const Game&>(rules), document));
  };
  if constexpr (Pictured<G>)
    game.draw = [](const std::any& rules, const Node& document, const DrawRequest& request) {
      return drawn<G>(std::any_cast<const Game&>(rules), document, request);
    };
  game.with_components = [](const std::string& file) {
    Game changed = G::published();
    changed.box = BoxFile<G>::read_file(file);
    return std::any(std::move(changed));
  };
  game.with_variant = [](const std::any& base, const std::string& file) {
    return changed(Variants<G>::read_file(std::any_cast<const Game&>(base), file));
  };
  game.with_variant_text = [](const std::any& base, const std::string& file, const std::string& text) {
    return changed(Variants<G>::read_text(std::any_cast<const Game&>(base), file, text));
  };
  bind_engines<G>(game);
  bind_comparing<G>(game);
  return game;
}

}  // namespace fathom::app
