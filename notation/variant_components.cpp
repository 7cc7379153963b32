#include <algorithm>
#include <iterator>
#include <utility>

#include "notation/variant_of.hpp"

// How two boxes differ, seen in the documents that describe them.

namespace fathom::notation {

namespace {

/// More differences than this in one part of the box are told as one.
constexpr std::size_t most_told = 4;

std::string in_words(const Node* node) {
  if (node == nullptr) return "0";
  Node line = *node;
  if (!line.is_scalar()) line.style = Node::Style::plain;
  std::string text = print_yaml(Node::pair("x", line)).substr(2);
  std::replace(text.begin(), text.end(), '\n', ' ');
  const std::size_t from = text.find_first_not_of(' ');
  const std::size_t to = text.find_last_not_of(' ');
  return from == std::string::npos ? "" : text.substr(from, to - from + 1);
}

using Changes = std::vector<Changed>;

Changed changed(const std::string& path, std::string was, std::string now) {
  return {ChangeKind::component, path, 0, "", std::move(was), std::move(now), "", {}};
}

bool is_drawn(const Node* node) { return node != nullptr && node->is_scalar() && node->style == Node::Style::block; }

bool are_lists_alike(const Node& was, const Node& now) {
  return was.is_list() && now.is_list() && was.items.size() == now.items.size() && !was.items.front().is_scalar();
}

/// The places below `path` where two documents differ. A part of the box that differs in many is told as one.
Changes differences(const std::string& path, const Node* was, const Node* now) {
  if (was != nullptr && now != nullptr && *was == *now) return {};
  if (is_drawn(was) && is_drawn(now)) return {changed(path, "as it was", "drawn anew")};
  Changes all;
  const auto look = [&](const std::string& key, const Node* before, const Node* after) {
    Changes some = differences(path + "." + key, before, after);
    std::move(some.begin(), some.end(), std::back_inserter(all));
  };
  if (was != nullptr && now != nullptr && was->is_map() && now->is_map()) {
    for (const Node::Entry& entry : was->entries) look(entry.key, &entry.value, now->find(entry.key));
    for (const Node::Entry& entry : now->entries)
      if (was->find(entry.key) == nullptr) look(entry.key, nullptr, &entry.value);
  } else if (was != nullptr && now != nullptr && are_lists_alike(*was, *now)) {
    for (std::size_t i = 0; i < was->items.size(); ++i) look(std::to_string(i + 1), &was->items[i], &now->items[i]);
  } else {
    return {changed(path, in_words(was), in_words(now))};
  }
  const bool is_part = path.find('.') != std::string::npos;
  if (!is_part || all.size() <= most_told) return all;
  return {changed(path, "as it was", "other in " + std::to_string(all.size()) + " places")};
}

}  // namespace

void add_components(std::vector<Changed>& changes, const std::vector<BoxKey>& keys, const Node& was, const Node& now) {
  for (const BoxKey& key : keys) {
    const std::string name(key.name);
    for (Changed& change : differences(name, was.find(name), now.find(name))) {
      change.rule = key.rule;
      changes.push_back(std::move(change));
    }
  }
}

Node component_entries(const Node& was, const Node& now) {
  Node entries = Node::map();
  for (const Node::Entry& entry : now.entries) {
    const Node* const before = was.find(entry.key);
    if (before == nullptr || *before == entry.value) continue;
    if (!before->is_map() || !entry.value.is_map()) {
      entries.add(entry.key, entry.value);
      continue;
    }
    Node parts = Node::map();
    for (const Node::Entry& part : before->entries)
      if (entry.value.find(part.key) == nullptr) parts.add(part.key, Node::scalar("0"));  // only numbers are ever left out
    for (const Node::Entry& part : entry.value.entries)
      if (const Node* const old = before->find(part.key); old == nullptr || !(*old == part.value))
        parts.add(part.key, part.value);
    entries.add(entry.key, std::move(parts));
  }
  return entries;
}

}  // namespace fathom::notation
