#include "notation/json.hpp"

#include <charconv>
#include <iterator>
#include <utility>

#include "notation/yaml.hpp"

namespace fathom::notation {

Json json_of(const Node& node) {
  if (node.is_list()) {
    Json list = Json::array();
    for (const Node& item : node.items) list.push_back(json_of(item));
    return list;
  }
  if (node.is_map()) {
    Json map = Json::object();
    for (const Node::Entry& entry : node.entries) map[entry.key] = json_of(entry.value);
    return map;
  }
  long long number = 0;
  const char* const end = node.text.data() + node.text.size();
  const auto [stopped, error] = std::from_chars(node.text.data(), end, number);
  const bool whole = node.style == Node::Style::plain && !node.text.empty() && error == std::errc{} && stopped == end;
  return whole ? Json(number) : Json(node.text);
}

std::string text_of(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

Node node_of(const Json& json) {
  if (json.is_string()) return Node::scalar(json.get<std::string>());
  if (json.is_number_integer()) return Node::scalar(json.dump());
  if (json.is_array()) {
    Node list = Node::list();
    for (const Json& item : json) list.add(node_of(item));
    return list;
  }
  if (!json.is_object()) throw Problem({}, "expected a name, a whole number, a list or a map, found " + json.dump());
  Node map = Node::map();
  for (const auto& [key, value] : json.items()) map.add(key, node_of(value));
  return map;
}

Node action_node_of(const Json& told) {
  const auto by = told.is_object() ? told.find("by") : told.end();
  if (!told.is_object() || told.size() != 2 || by == told.end()) return node_of(told);
  const auto first = told.begin();
  const auto verb = first.key() == "by" ? std::next(first) : first;
  Node whole = verb->is_object() ? node_of(*verb) : Node::map();
  whole.add("by", node_of(*by));
  return Node::pair(verb.key(), std::move(whole));
}

Json rules_of_variant(const std::string& text) {
  Json said = json_of(read_yaml(text));
  Json changes = Json::object();
  for (const char* const key : {"change", "reading", "house", "drop", "components"})
    if (const auto found = said.find(key); found != said.end()) changes[key] = std::move(*found);
  return changes;
}

}  // namespace fathom::notation
