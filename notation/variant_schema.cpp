#include "notation/variant_schema.hpp"

#include <utility>

#include "notation/yaml.hpp"

namespace fathom::notation {

namespace {

/// What a rule asks, for whoever hovers over what belongs to it.
std::string says(const VariantTables& tables, std::string_view rule) {
  const auto place = position_of(tables.rulebook, rule);
  return place ? std::string(rule) + ": " + std::string(tables.rulebook[*place].says) : std::string(rule);
}

Node described(const std::string& text, Node schema) {
  Node out = Node::pair("description", json_text(text));
  for (Node::Entry& entry : schema.entries)
    if (entry.key != "description") out.entries.push_back(std::move(entry));
  return out;
}

template <class Key>
Node keys_schema(const VariantTables& tables, const std::vector<Key>& keys) {
  Node properties = Node::map();
  for (const Key& key : keys) properties.add(std::string(key.name), described(says(tables, key.rule), key.schema));
  return map_schema(std::move(properties), {});
}

Node drops_schema(const VariantTables& tables) {
  Node one = Node::list();
  for (const std::string_view rule : tables.clauses) {
    Node choice = Node::pair("const", json_text(rule));
    choice.add("description", json_text(says(tables, rule)));
    one.add(std::move(choice));
  }
  Node list = list_schema(Node::pair("anyOf", std::move(one)), tables.clauses.size());
  list.add("uniqueItems", Node::scalar("true"));
  return list;
}

}  // namespace

std::string variant_schema(const VariantTables& tables) {
  const auto text = [] { return Node::pair("type", json_text("string")); };
  Node properties = Node::map();
  const auto add = [&](std::string key, const std::string& what, Node schema) {
    properties.add(std::move(key), described(what, std::move(schema)));
  };
  add("game", "the game it changes", names_schema({tables.game}));
  add("variant", "what it is called, in a few words", text());
  add("because", "why anybody would play it", text());
  add("extends", "another variant file, named from where this one lies, which this one adds to", text());
  add("change", "numbers of the rulebook, and what they shall be", keys_schema(tables, tables.numbers));
  add("reading", "rules that can be read in several ways, and how they shall be read", keys_schema(tables, tables.readings));
  add("drop", "rules that are no longer enforced", drops_schema(tables));
  add("components", "what is in the box; what is not mentioned stays as it was", keys_schema(tables, tables.box));
  Node schema = Node::pair("$schema", json_text("https://json-schema.org/draft/2020-12/schema"));
  schema.add("title", json_text("Variants of " + std::string(tables.game)));
  for (Node::Entry& entry : map_schema(std::move(properties), {"game", "variant"}).entries)
    schema.entries.push_back(std::move(entry));
  return print_json(schema);
}

}  // namespace fathom::notation
