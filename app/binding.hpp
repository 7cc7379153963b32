#pragma once

#include <algorithm>
#include <any>
#include <filesystem>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "app/errors.hpp"
#include "app/registered.hpp"
#include "app/scenario_files.hpp"
#include "app/text.hpp"
#include "audit/editions/described_facts.hpp"
#include "notation/box_of.hpp"
#include "notation/embedded.hpp"
#include "notation/notation.hpp"
#include "properties/engine.hpp"
#include "scenarios/runner.hpp"
#include "solver/engine.hpp"
#include "solver/rule_numbers.hpp"

namespace fathom::app {

/// Verdicts, showings and what cannot be read apart, showings by rule.
inline ScenarioRun sorted_out(std::vector<Shown> shown) {
  ScenarioRun run;
  const auto add = [](ByRule& to, const std::vector<std::string>& rules, const std::string& scenario) {
    for (const std::string& rule : rules)
      if (std::vector<std::string>& all = to[rule]; std::find(all.begin(), all.end(), scenario) == all.end())
        all.insert(std::upper_bound(all.begin(), all.end(), scenario), scenario);
  };
  for (Shown& each : shown) {
    if (each.unreadable) {
      run.unreadable.push_back({each.verdict.game, each.verdict.file, each.verdict.why});
      continue;
    }
    add(run.showings.allows, each.allows, each.verdict.check);
    add(run.showings.refuses, each.refuses, each.verdict.check);
    add(run.showings.silent, each.silent, each.verdict.check);
    if (each.given_impossible) run.impossible.insert(each.verdict.check);
    if (!each.rests_on.empty()) run.rests_on.emplace(each.verdict.check, std::move(each.rests_on));
    run.verdicts.push_back(std::move(each.verdict));
  }
  return run;
}

/// The scenarios of one file from anywhere, named by it; a game's own file is one of its own wherever it is named from.
template <Specification G>
std::vector<Shown> scenarios_from(const typename G::Game& game, const std::string& root, const std::string& file,
                                  ScenarioOptions options) {
  if (const std::optional<std::string> own = own_name(root, file)) return run_scenarios<G>(game, {*own}, options);
  if (!can_hold(file, options.only)) return {};
  options.naming = Naming::by_file;
  options.silences_are_said = false;
  std::vector<Shown> all = run_scenarios<G>(game, {file}, options);
  for (Shown& shown : all) {
    shown.verdict.again = "fathom scenarios " + std::string(G::name) + " " + shell_word(file);
    if (shown.verdict.check != file) shown.verdict.again += " --only " + shell_word(shown.verdict.check);
  }
  return all;
}

template <Specification G>
ScenarioRun scenarios_in_text(const typename G::Game& game, const std::string& text, const std::string& file,
                              const std::vector<std::string>& only) {
  const std::string root = has_scenarios(G::name) ? scenarios_folder(G::name).string() : "";
  const bool is_own = own_name(root, file).has_value();
  const ScenarioOptions options{root, only, is_own, Mistakes::tell, is_own ? Naming::below_root : Naming::by_file};
  return sorted_out(run_scenario_text<G>(game, text, file, options));
}

template <Specification G>
ScenarioRun chosen_scenarios(const typename G::Game& game, const ScenarioChoice& choice) {
  const std::string root = has_scenarios(G::name) ? scenarios_folder(G::name).string() : "";
  const bool has_own = choice.own == OwnScenarios::included && !root.empty();  // the gate says where there are none
  ScenarioOptions options{root, choice.only, true, Mistakes::tell, Naming::below_root, choice.playing, choice.progress};
  std::vector<Shown> all;
  if (has_own) all = run_scenarios<G>(game, files_for(root, choice.only), options);
  for (const std::string& file : choice.files) {
    if (has_own && own_name(root, file)) continue;
    std::vector<Shown> more = scenarios_from<G>(game, root, file, options);
    std::move(more.begin(), more.end(), std::back_inserter(all));
  }
  std::vector<Shown> chosen;
  std::size_t place = 0;
  for (Shown& shown : all) {
    if (shown.unreadable && choice.mistakes == Mistakes::stop) throw Problem({}, {}, shown.verdict.why);
    if (shown.unreadable || place++ % choice.shard.of == choice.shard.index) chosen.push_back(std::move(shown));
  }
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
  game.explore = [](const std::any& rules, const properties::ExploreOptions& options) {
    return Laws::explore(std::any_cast<const Game&>(rules), options);
  };
  game.exhaust = [](const std::any& rules, const properties::ExhaustOptions& options) {
    return properties::Engine<G>::exhaust(std::any_cast<const Game&>(rules), options);
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
  game.balance = [](const std::any& rules, const properties::CompareOptions& options) {
    return Comparer::balance(std::any_cast<const Game&>(rules), options);
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

/// What scenarios write of an action besides its verb and who acts; behind it the line that tells it, done by Ann.
template <class Kind>
std::string fields_and_line() {
  std::string text;
  for_each_field<Kind>([&](const auto& field) {
    if (field.name != "by") text += (text.empty() ? "" : ", ") + std::string(field.name);
  });
  if constexpr (requires { Kind::line; }) {
    const std::string line = fathom::detail::with_holes_filled(Kind::line, [](std::string_view hole) {
      return hole == "by" ? std::string(name_of(Seat::Ann)) : "{" + std::string(hole) + "}";
    });
    text += (text.empty() ? "" : ": ") + line;
  }
  return text;
}

template <class... Kinds>
std::vector<ListedName> actions_of(const std::variant<Kinds...>*) {
  return {{std::string(verb_for<Kinds>), fields_and_line<Kinds>()}...};
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
  game.components = BoxFile<G>::yaml(G::published().box);
  game.actions = actions_of(static_cast<const typename G::Action*>(nullptr));
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
  game.cut_off = [](const std::any& trace) { return cut_off_in(std::any_cast<const Trace<G>&>(trace)); };
  game.scenarios = [](const std::any& rules, const ScenarioChoice& choice) {
    return chosen_scenarios<G>(std::any_cast<const Game&>(rules), choice);
  };
  game.scenario_text = [](const std::any& rules, const std::string& text, const std::string& file,
                          const std::vector<std::string>& only) {
    return scenarios_in_text<G>(std::any_cast<const Game&>(rules), text, file, only);
  };
  game.scenario_file = [](const std::any& rules, const std::string& file) {
    const std::string folder = std::filesystem::path(file).parent_path().string();
    return sorted_out(run_scenarios<G>(std::any_cast<const Game&>(rules), {file}, {folder, {}})).verdicts;
  };
  game.retold = [](const std::any& rules, const Node& document) {
    return told(Notation<G>::read_trace(std::any_cast<const Game&>(rules), document));
  };
  if constexpr (Pictured<G>) {
    game.draw = [](const std::any& rules, const Node& document, const DrawRequest& request) {
      return drawn<G>(std::any_cast<const Game&>(rules), document, request);
    };
    game.ending = [](const std::any& trace, std::size_t columns) {
      return ending_of<G>(std::any_cast<const Trace<G>&>(trace), columns);
    };
  }
  game.with_assumed_box = [](const std::any& rules) {
    Game assumed = std::any_cast<const Game&>(rules);
    assumed.box = G::published().box;
    return std::any(std::move(assumed));
  };
  game.page = [](const std::any& rules, const Node& document) {
    return page_of<G>(Replaying<G>(std::any_cast<const Game&>(rules), document));
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
  game.changes = [](const std::any& base, const std::any& rules) {
    return Variants<G>::changes(std::any_cast<const Game&>(base), std::any_cast<const Game&>(rules));
  };
  bind_engines<G>(game);
  bind_comparing<G>(game);
  return game;
}

}  // namespace fathom::app
