#include "notation/schema.hpp"

namespace fathom::notation {

Node json_text(std::string_view text) { return Node::scalar(std::string(text), Node::Style::quoted); }
Node json_number(long long number) { return Node::scalar(std::to_string(number)); }

Node any_of(std::vector<Node> schemas) {
  Node list = Node::list();
  list.items = std::move(schemas);
  return Node::pair("anyOf", std::move(list));
}

Node reference(std::string_view definition) { return Node::pair("$ref", json_text("#/$defs/" + std::string(definition))); }

Node names_schema(const std::vector<std::string_view>& names) {
  Node list = Node::list();
  for (const std::string_view name : names) list.add(json_text(name));
  return Node::pair("enum", std::move(list));
}

Node number_schema(Range range) {
  Node schema = Node::pair("type", json_text("integer"));
  schema.add("minimum", json_number(range.lowest));
  schema.add("maximum", json_number(range.highest));
  return schema;
}

Node list_schema(Node items, std::size_t most) {
  Node schema = Node::pair("type", json_text("array"));
  schema.add("items", std::move(items));
  schema.add("maxItems", json_number(static_cast<long long>(most)));
  return schema;
}

Node map_schema(Node properties, const std::vector<std::string_view>& required) {
  Node schema = Node::pair("type", json_text("object"));
  schema.add("properties", std::move(properties));
  schema.add("additionalProperties", Node::scalar("false"));
  if (required.empty()) return schema;
  Node list = Node::list();
  for (const std::string_view name : required) list.add(json_text(name));
  schema.add("required", std::move(list));
  return schema;
}

Node keyed_schema(Node keys, Node values) {
  Node schema = Node::pair("type", json_text("object"));
  schema.add("propertyNames", std::move(keys));
  schema.add("additionalProperties", std::move(values));
  return schema;
}

Node leaf_schema(std::string_view what, std::string_view pattern) {
  Node schema = Node::pair("type", json_text("string"));
  schema.add("description", json_text(what));
  if (!pattern.empty()) schema.add("pattern", json_text(pattern));
  return schema;
}

}  // namespace fathom::notation
