#include "notation/variant_schema.hpp"

#include <utility>

namespace fathom::notation {

namespace {

/// What a rule asks, for whoever hovers over what belongs to it.
std::string says(const VariantTables& tables, std::string_view rule) {
  const auto place = position_of(tables.rulebook, rule);
  return place ? std::string(rule) + ": " + std::string(tables.rulebook[*place].says) : std::string(rule);
}

template <class Key>
Schema keys_schema(const VariantTables& tables, const std::vector<Key>& keys) {
  Schema properties = Schema::object();
  for (const Key& key : keys) properties[std::string(key.name)] = described(says(tables, key.rule), key.schema);
  return map_schema(std::move(properties), {});
}

Schema drops_schema(const VariantTables& tables) {
  std::vector<Schema> one;
  for (const std::string_view rule : tables.clauses) one.push_back({{"const", rule}, {"description", says(tables, rule)}});
  Schema list = list_schema(any_of(std::move(one)), tables.clauses.size());
  list["uniqueItems"] = true;
  return list;
}

}  // namespace

std::string variant_schema(const VariantTables& tables) {
  Schema properties = Schema::object();
  const auto add = [&](const std::string& key, std::string_view what, Schema schema) {
    properties[key] = described(what, std::move(schema));
  };
  add("game", "the game it changes", names_schema({tables.game}));
  add("variant", "what it is called, in a few words", text_schema());
  add("because", "why anybody would play it", text_schema());
  add("extends", "another variant file, named from where this one lies, which this one adds to", text_schema());
  for (const RulesKey key : every<RulesKey>) {
    std::vector<VariantKey> here = tables.rules;
    std::erase_if(here, [&](const VariantKey& each) { return each.key != key; });
    if (!here.empty())
      add(std::string(name_of(key)), std::string(words_for(key).many) + ", and what they shall be", keys_schema(tables, here));
  }
  add("drop", "rules that are no longer enforced", drops_schema(tables));
  add("components", "what is in the box; what is not mentioned stays as it was", keys_schema(tables, tables.box));
  Schema schema = titled("Variants of " + std::string(tables.game));
  schema.update(map_schema(std::move(properties), {"game", "variant"}));
  return as_text(schema);
}

}  // namespace fathom::notation
