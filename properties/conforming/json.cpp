#include "properties/conforming/json.hpp"

#include <charconv>

namespace fathom::conform {

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

}  // namespace fathom::conform
