#pragma once

#include <string>
#include <vector>

#include "notation/schema.hpp"
#include "notation/variant_document.hpp"
#include "notation/yaml.hpp"
#include "scenarios/expecting.hpp"
#include "scenarios/scenario.hpp"

/// The JSON Schema of a game's scenario files. Heavy: for `scenarios/runner_of.hpp` alone.
namespace fathom::detail {

using notation::any_of;
using notation::json_text;
using notation::list_schema;
using notation::map_schema;
using notation::names_schema;
using notation::reference;
using notation::Use;

/// The schema with a sentence for whoever hovers over the key.
inline Node described(Node schema, std::string_view says) {
  Node out = Node::pair("description", json_text(says));
  for (Node::Entry& entry : schema.entries)
    if (entry.key != "description") out.entries.push_back(std::move(entry));
  return out;
}

inline Node text_schema() { return Node::pair("type", json_text("string")); }

/// A list of actions, each as `step` or `action`.
inline Node actions_schema(std::string_view definition, std::size_t most) {
  return list_schema(reference(definition), most);
}

/// `Ann: ...`, a verb alone or `verb: ...`, with `beside` allowed next to it.
inline Node action_schema(const Node& keyed, const std::vector<std::string_view>& verbs, Node beside) {
  Node properties = keyed;
  for (const Seat each : every<Seat>) properties.add(std::string(name_of(each)), reference("action"));
  for (Node::Entry& entry : beside.entries) properties.entries.push_back(std::move(entry));
  return any_of({names_schema(verbs), map_schema(std::move(properties), {})});
}

template <Specification G>
Node view_schema() {
  using View = std::remove_cvref_t<decltype(G::view(G::published(), G::start(G::published(), G::fewest_players), Seat{}))>;
  Node view = notation::fields_schema<View>(Use::expected, notation::Filling::partial);
  Node state = notation::fields_schema<typename G::State>(Use::expected, notation::Filling::partial);
  Node properties = *view.find("properties");
  for (const Node::Entry& entry : state.find("properties")->entries) properties.entries.push_back(entry);
  return map_schema(std::move(properties), {});
}

template <Specification G>
Node then_schema() {
  Node properties =
      *notation::fields_schema<typename G::State>(Use::expected, notation::Filling::partial).find("properties");
  // What is expected by name goes before a field of the same name.
  const auto add = [&](std::string_view name, Node schema, std::string_view says) {
    std::erase_if(properties.entries, [&](const Node::Entry& entry) { return entry.key == name; });
    properties.add(std::string(name), described(std::move(schema), says));
  };
  const Node actions = actions_schema("action", std::size_t{G::longest_play});
  Node parts = Node::map();
  for (const std::string_view part : {"includes", "excludes", "exactly"}) parts.add(std::string(part), actions);
  parts.add("count", notation::number_schema({0, std::numeric_limits<int>::max()}));
  add("legal", any_of({actions, map_schema(std::move(parts), {})}), "the legal actions: all, some, or how many");
  add("turn", notation::schema<Turn>(Use::expected), "who acts next");
  add("view", notation::keyed_schema(names_schema(notation::names<Seat>()), reference("view")), "what single players see");
  for (const auto& look : observations<G>()) add(look.name, look.schema(), look.says);
  return map_schema(std::move(properties), {});
}

template <Specification G>
Node scenario_properties() {
  std::vector<std::string_view> rules;
  for (const Rule& rule : G::rulebook()) rules.push_back(rule.id);
  std::vector<std::string_view> claims;
  for (const Claim& claim : G::claims()) claims.push_back(claim.id);
  Node properties = Node::map();
  const auto add = [&](std::string key, std::string_view says, Node schema) {
    properties.add(std::move(key), described(std::move(schema), says));
  };
  add("scenario", "what it shows, in a few words", text_schema());
  add("game", "the game, where the file travels alone", names_schema({G::name}));
  add("cites", "the rules it is evidence for", any_of({reference("rule"), list_schema(reference("rule"), rules.size())}));
  add("claim", "the claim it is evidence for", names_schema(claims));
  add("players", "how many play", notation::number_schema({G::fewest_players, G::most_players}));
  add("rules", "house rules: numbers and readings that differ from the published ones",
      notation::fields_schema<decltype(G::published().rules)>(Use::given, notation::Filling::partial));
  const auto droppable = notation::droppable(G::rulebook(), G::clause_rules());
  add("without", "rules left out", list_schema(names_schema(droppable), droppable.size()));
  add("forced", "whether actions without a choice are listed or happen by themselves",
      names_schema({"listed", "automatic"}));
  add("given", "the state it begins with; what is not mentioned is as in an untouched game",
      notation::fields_schema<typename G::State>(Use::given, notation::Filling::partial));
  add("when", "what is done", actions_schema("step", std::size_t{G::longest_play}));
  add("refused_by", "the first rule that objects to the last action", names_schema(G::clause_rules()));
  add("then", "what is true in the end", reference("then"));
  return properties;
}

/// A scenario with a table of examples: `<column>` may stand anywhere, so editors hold it to its keys alone.
inline Node tabled_schema() {
  Node properties = Node::map();
  for (const std::string_view key : scenario_keys()) properties.add(std::string(key), Node::scalar("true"));
  Node rows = list_schema(Node::pair("type", json_text("object")), most_cases);
  properties.entries.back().value = described(std::move(rows), "rows of a table, for <column> in the scenario");
  return map_schema(std::move(properties), {"scenario", "cites", "players", "examples"});
}

template <Specification G>
Node schema_of() {
  using Kinds = notation::ActionSchemas<typename G::Action>;
  const Node verbs = Kinds::by_verb();
  Node keyed = Node::map();
  for (const Node::Entry& verb : verbs.entries) keyed.add(verb.key, reference("verb_" + verb.key));
  std::vector<std::string_view> rules;
  for (const Rule& rule : G::rulebook()) rules.push_back(rule.id);
  Node beside = Node::pair("then", reference("then"));
  beside.add("refused_by", names_schema(G::clause_rules()));
  std::vector<std::string_view> silences;
  for (const auto& hole : G::holes()) silences.push_back(hole.rule);
  if (!silences.empty())
    beside.add("silent", any_of({names_schema(silences), list_schema(names_schema(silences), silences.size())}));
  Node definitions = Node::pair("rule", names_schema(rules));
  for (const Node::Entry& verb : verbs.entries) definitions.add("verb_" + verb.key, verb.value);
  definitions.add("action", any_of({names_schema(Kinds::after_a_player()), map_schema(keyed, {})}));
  definitions.add("action", action_schema(keyed, Kinds::alone(), Node::map()));
  definitions.add("step", action_schema(keyed, Kinds::alone(), std::move(beside)));
  definitions.add("view", view_schema<G>());
  definitions.add("then", then_schema<G>());
  definitions.add("scenario",
                  any_of({map_schema(scenario_properties<G>(), {"scenario", "cites", "players"}), tabled_schema()}));

  Node schema = Node::pair("$schema", json_text("https://json-schema.org/draft/2020-12/schema"));
  schema.add("title", json_text("Scenarios of " + std::string(G::name)));
  schema.add("anyOf", Node::list().add(reference("scenario")).add(list_schema(reference("scenario"), most_cases)));
  schema.add("$defs", std::move(definitions));
  return schema;
}

}  // namespace fathom::detail
