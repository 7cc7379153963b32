#include "notation/schema.hpp"

namespace fathom::notation {

Schema any_of(std::vector<Schema> schemas) { return {{"anyOf", std::move(schemas)}}; }

Schema reference(std::string_view definition) { return {{"$ref", "#/$defs/" + std::string(definition)}}; }

Schema names_schema(const std::vector<std::string_view>& names) { return {{"enum", names}}; }

Schema text_schema() { return {{"type", "string"}}; }

Schema number_schema(Range range) { return {{"type", "integer"}, {"minimum", range.lowest}, {"maximum", range.highest}}; }

Schema list_schema(Schema items, std::size_t most) {
  return {{"type", "array"}, {"items", std::move(items)}, {"maxItems", most}};
}

Schema map_schema(Schema properties, const std::vector<std::string_view>& required) {
  Schema schema{{"type", "object"}, {"properties", std::move(properties)}, {"additionalProperties", false}};
  if (!required.empty()) schema["required"] = required;
  return schema;
}

Schema keyed_schema(Schema keys, Schema values) {
  return {{"type", "object"}, {"propertyNames", std::move(keys)}, {"additionalProperties", std::move(values)}};
}

Schema leaf_schema(std::string_view what, std::string_view pattern) {
  Schema schema{{"type", "string"}, {"description", what}};
  if (!pattern.empty()) schema["pattern"] = pattern;
  return schema;
}

Schema described(std::string_view says, Schema schema) {
  Schema out{{"description", says}};
  schema.erase("description");
  out.update(schema);
  return out;
}

Schema titled(std::string_view title) {
  return {{"$schema", "https://json-schema.org/draft/2020-12/schema"}, {"title", title}};
}

std::string as_text(const Schema& schema) { return schema.dump(1) + "\n"; }

}  // namespace fathom::notation
