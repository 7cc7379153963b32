#pragma once

#include <string>
#include <vector>

#include "notation/box_of.hpp"
#include "notation/schema.hpp"
#include "notation/variant_document.hpp"
#include "scenarios/expecting.hpp"
#include "scenarios/scenario.hpp"

/// The JSON Schema of a game's scenario files. Heavy: for `scenarios/runner_of.hpp` alone.
namespace fathom::detail {

using notation::any_of;
using notation::described;
using notation::list_schema;
using notation::map_schema;
using notation::names_schema;
using notation::reference;
using notation::Schema;
using notation::text_schema;
using notation::Use;

/// A list of actions, each as `step` or `action`.
inline Schema actions_schema(std::string_view definition, std::size_t most) {
  return list_schema(reference(definition), most);
}

/// One rule that refuses, or several of which some rule does.
template <Specification G>
Schema refusal_schema() {
  return any_of({names_schema(G::clause_rules()), list_schema(names_schema(G::clause_rules()), G::clause_rules().size())});
}

/// `Ann: ...`, a verb alone or `verb: ...`, with `beside` allowed next to it.
inline Schema action_schema(Schema keyed, const std::vector<std::string_view>& verbs, const Schema& beside) {
  for (const Seat each : every<Seat>) keyed[std::string(name_of(each))] = reference("of_a_player");
  keyed.update(beside);
  return any_of({names_schema(verbs), map_schema(std::move(keyed), {})});
}

/// Each field of a state or a view, and what may be expected of it.
template <class T>
Schema expected_fields() {
  return notation::fields_schema<T>(Use::expected, notation::Filling::partial)["properties"];
}

template <Specification G>
Schema view_schema() {
  using View = std::remove_cvref_t<decltype(G::view(G::published(), G::start(G::published(), G::fewest_players), Seat{}))>;
  Schema properties = expected_fields<typename G::State>();
  properties.update(expected_fields<View>());
  return map_schema(std::move(properties), {});
}

template <Specification G>
Schema then_schema() {
  Schema properties = expected_fields<typename G::State>();
  // What is expected by name goes before a field of the same name.
  const auto add = [&](std::string_view name, Schema schema, std::string_view says) {
    properties[std::string(name)] = described(says, std::move(schema));
  };
  const Schema actions = actions_schema("action", std::size_t{G::longest_play});
  Schema parts{{"includes", actions}, {"excludes", actions}, {"exactly", actions}};
  parts["count"] = notation::number_schema({0, std::numeric_limits<int>::max()});
  add("legal", any_of({actions, map_schema(std::move(parts), {})}), "the legal actions: all, some, or how many");
  add("turn", notation::schema<Turn>(Use::expected), "who acts next");
  add("view", notation::keyed_schema(names_schema(notation::names<Seat>()), reference("view")), "what single players see");
  for (const auto& look : observations<G>()) add(look.name, look.schema(), look.says);
  return map_schema(std::move(properties), {});
}

template <Specification G>
std::vector<std::string_view> rule_ids() {
  std::vector<std::string_view> rules;
  for (const Rule& rule : G::rulebook()) rules.push_back(rule.id);
  return rules;
}

/// What is in the box, by key, or the name of a file.
template <Specification G>
Schema components_schema() {
  Schema pieces = Schema::object();
  for (const BoxKey& key : BoxFile<G>::keys()) pieces[std::string(key.name)] = key.schema;
  return any_of({text_schema(), map_schema(std::move(pieces), {})});
}

template <Specification G>
Schema fill_schema() {
  Schema seed{{"seed", notation::number_schema({0, std::numeric_limits<long long>::max()})}};
  return any_of({{{"const", true}}, map_schema(std::move(seed), {"seed"})});
}

/// Ways to go on from one position: an action each, or actions.
template <Specification G>
Schema branches_schema() {
  Schema properties{{"case", text_schema()},
                    {"when", actions_schema("step", std::size_t{G::longest_play})},
                    {"refused", {{"const", true}}},
                    {"refused_by", refusal_schema<G>()},
                    {"then", reference("then")}};
  return list_schema(any_of({map_schema(std::move(properties), {"when"}), reference("step")}), most_cases);
}

template <Specification G>
Schema scenario_properties() {
  std::vector<std::string_view> claims;
  for (const Claim& claim : G::claims()) claims.push_back(claim.id);
  Schema properties = Schema::object();
  const auto add = [&](const std::string& key, std::string_view says, Schema schema) {
    properties[key] = described(says, std::move(schema));
  };
  add("scenario", "what it shows, in a few words", text_schema());
  add("game", "the game, where the file travels alone", names_schema({G::name}));
  add("cites", "the rules it is evidence for",
      any_of({reference("rule"), list_schema(reference("rule"), G::rulebook().size())}));
  add("claim", "the claim it is evidence for", names_schema(claims));
  add("players", "how many play", notation::number_schema({G::fewest_players, G::most_players}));
  add("components", "what is in the box, where it is not what is assumed", components_schema<G>());
  add("variant", "the name of a file with house rules", text_schema());
  add("rules", "house rules: numbers and readings that differ from the published ones",
      notation::fields_schema<decltype(G::published().rules)>(Use::given, notation::Filling::partial));
  const auto droppable = notation::droppable(G::rulebook(), G::clause_rules());
  add("without", "rules left out", list_schema(names_schema(droppable), droppable.size()));
  add("forced", "whether actions without a choice are listed or happen by themselves",
      names_schema({"listed", "automatic"}));
  add("fill", "what is not listed is chosen by a seed", fill_schema<G>());
  add("given", "the state it begins with; what is not mentioned is as in an untouched game",
      notation::fields_schema<typename G::State>(Use::given, notation::Filling::partial));
  add("when", "what is done", actions_schema("step", std::size_t{G::longest_play}));
  add("refused", "the last action is refused, by whichever rule", {{"const", true}});
  add("refused_by", "the rule that objects first to the last action; or several, some of which do", refusal_schema<G>());
  add("then", "what is true in the end", reference("then"));
  add("then_either", "ways to go on from there, each on its own", branches_schema<G>());
  return properties;
}

/// A scenario with a table of examples: `<column>` may stand anywhere, so editors hold it to its keys alone.
inline Schema tabled_schema() {
  Schema properties = Schema::object();
  for (const std::string_view key : scenario_keys()) properties[std::string(key)] = true;
  properties["examples"] =
      described("rows of a table, for <column> in the scenario", list_schema({{"type", "object"}}, most_cases));
  return map_schema(std::move(properties), {"scenario", "cites", "players", "examples"});
}

template <Specification G>
Schema schema_of() {
  using Kinds = notation::ActionSchemas<typename G::Action>;
  Schema definitions{{"rule", names_schema(rule_ids<G>())}};
  notation::define_expectations(definitions);
  Schema keyed = Schema::object();
  const Schema verbs = Kinds::by_verb();
  for (const auto& [verb, forms] : verbs.items()) {
    definitions["verb_" + verb] = forms;
    keyed[verb] = reference("verb_" + verb);
  }
  Schema beside{{"then", reference("then")},
                {"legal", {{"const", true}}},
                {"refused", {{"const", true}}},
                {"refused_by", refusal_schema<G>()}};
  std::vector<std::string_view> silences;
  for (const auto& hole : G::holes()) silences.push_back(hole.rule);
  if (!silences.empty())
    beside["silent"] = any_of({names_schema(silences), list_schema(names_schema(silences), silences.size())});
  definitions["of_a_player"] = any_of({names_schema(Kinds::after_a_player()), map_schema(keyed, {})});
  definitions["action"] = action_schema(keyed, Kinds::alone(), Schema::object());
  const Schema waiting = map_schema({{"until", reference("then")}, {"then", reference("then")}}, {"until"});
  definitions["step"] = any_of({action_schema(keyed, Kinds::alone(), beside), waiting});
  definitions["view"] = view_schema<G>();
  definitions["then"] = then_schema<G>();
  definitions["scenario"] =
      any_of({map_schema(scenario_properties<G>(), {"scenario", "cites", "players"}), tabled_schema()});

  Schema schema = notation::titled("Scenarios of " + std::string(G::name));
  schema["anyOf"] = {reference("scenario"), list_schema(reference("scenario"), most_cases)};
  schema["$defs"] = std::move(definitions);
  return schema;
}

}  // namespace fathom::detail
