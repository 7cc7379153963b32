#include <algorithm>
#include <set>

#include "notation/variant_of.hpp"

// How two boxes differ, seen in the documents that describe them.

namespace fathom::notation {

namespace {

/// Whether there are numbers of things under the node, so that what is not mentioned is there no more.
bool is_counts_of_things(const Node& node) {
  return node.is_map() && std::all_of(node.entries.begin(), node.entries.end(), [](const Node::Entry& entry) {
           return entry.value.is_scalar() && !entry.value.text.empty() &&
                  std::all_of(entry.value.text.begin(), entry.value.text.end(), [](char c) { return c >= '0' && c <= '9'; });
         });
}

std::string in_words(const Node* node) {
  if (node == nullptr) return "0";
  if (node->style == Node::Style::block && node->is_scalar()) return "drawn";
  Node line = *node;
  if (!line.is_scalar()) line.style = Node::Style::plain;
  std::string text = print_yaml(Node::pair("x", line)).substr(2);
  std::replace(text.begin(), text.end(), '\n', ' ');
  const std::size_t from = text.find_first_not_of(' ');
  const std::size_t to = text.find_last_not_of(' ');
  return from == std::string::npos ? "" : text.substr(from, to - from + 1);
}

/// Finds the places where two documents differ and adds them to a list.
class Differences {
 public:
  Differences(std::vector<Changed>& changes, std::string rule) : changes_(changes), rule_(std::move(rule)) {}

  void look(const std::string& path, const Node* was, const Node* now) {
    if (was != nullptr && now != nullptr && *was == *now) return;
    if (was != nullptr && now != nullptr && was->is_map() && now->is_map()) return look_into(path, *was, *now);
    if (was != nullptr && now != nullptr && was->is_list() && now->is_list() && was->items.size() == now->items.size() &&
        !was->items.front().is_scalar()) {
      for (std::size_t i = 0; i < was->items.size(); ++i)
        look(path + "." + std::to_string(i + 1), &was->items[i], &now->items[i]);
      return;
    }
    const bool drawn = was != nullptr && was->is_scalar() && was->style == Node::Style::block;
    changes_.push_back({ChangeKind::component, path, 0, rule_, drawn ? "as it was" : in_words(was),
                        drawn ? "drawn anew" : in_words(now), "", {}});
  }

 private:
  void look_into(const std::string& path, const Node& was, const Node& now) {
    for (const Node::Entry& entry : was.entries) look(path + "." + entry.key, &entry.value, now.find(entry.key));
    for (const Node::Entry& entry : now.entries)
      if (was.find(entry.key) == nullptr) look(path + "." + entry.key, nullptr, &entry.value);
  }

  std::vector<Changed>& changes_;
  std::string rule_;
};

}  // namespace

void add_components(std::vector<Changed>& changes, const std::vector<BoxKey>& keys, const Node& was, const Node& now) {
  for (const BoxKey& key : keys) {
    const std::string name(key.name);
    Differences(changes, std::string(key.rule)).look(name, was.find(name), now.find(name));
  }
}

Node component_entries(const Node& was, const Node& now) {
  Node entries = Node::map();
  for (const Node::Entry& entry : now.entries) {
    const Node* const before = was.find(entry.key);
    if (before == nullptr || *before == entry.value) continue;
    if (!is_counts_of_things(*before) || !is_counts_of_things(entry.value)) {
      entries.add(entry.key, entry.value);
      continue;
    }
    Node counts = Node::map();
    for (const Node::Entry& each : before->entries)
      if (entry.value.find(each.key) == nullptr) counts.add(each.key, Node::scalar("0"));
    for (const Node::Entry& each : entry.value.entries)
      if (const Node* const old = before->find(each.key); old == nullptr || !(*old == each.value))
        counts.add(each.key, each.value);
    entries.add(entry.key, std::move(counts));
  }
  return entries;
}

}  // namespace fathom::notation
