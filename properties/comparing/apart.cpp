#include "properties/comparing/apart.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "notation/yaml.hpp"

namespace fathom::properties {

namespace {

std::string within(const std::string& path, std::string_view key) {
  return path.empty() ? std::string(key) : path + "." + std::string(key);
}

std::string words(const Node* node) { return node == nullptr || node->is_nothing() ? "nothing" : one_line(*node); }

void compare(const std::string& path, const Node* published, const Node* variant, std::vector<FieldApart>& apart) {
  if (published != nullptr && variant != nullptr && *published == *variant) return;
  const auto is_map = [](const Node* node) { return node != nullptr && node->is_map(); };
  if (!is_map(published) && !is_map(variant)) {
    if (words(published) != words(variant)) apart.push_back({path, words(published), words(variant)});
    return;
  }
  const auto under = [&](const Node* node, const std::string& key) { return is_map(node) ? node->find(key) : nullptr; };
  for (const Node* node : {published, variant}) {
    if (!is_map(node)) continue;
    for (const auto& entry : node->entries)
      if (node == published || under(published, entry.key) == nullptr)
        compare(within(path, entry.key), under(published, entry.key), under(variant, entry.key), apart);
  }
}

bool has(const std::vector<std::string>& lines, const std::string& line) {
  return std::ranges::find(lines, line) != lines.end();
}

}  // namespace

std::vector<FieldApart> fields_apart(const Node& published, const Node& variant) {
  std::vector<FieldApart> apart;
  compare({}, &published, &variant, apart);
  return apart;
}

std::vector<FieldApart> lines_apart(const std::vector<std::string>& published, const std::vector<std::string>& variant) {
  std::vector<std::string> only_published;
  std::vector<std::string> only_variant;
  for (const std::string& line : published)
    if (!has(variant, line)) only_published.push_back(line);
  for (const std::string& line : variant)
    if (!has(published, line)) only_variant.push_back(line);
  std::vector<FieldApart> apart;
  for (std::size_t i = 0; i < std::max(only_published.size(), only_variant.size()); ++i)
    apart.push_back({"told", i < only_published.size() ? only_published[i] : "nothing",
                     i < only_variant.size() ? only_variant[i] : "nothing"});
  return apart;
}

std::vector<std::string> headed(const std::string& head, const std::vector<std::string>& lines) {
  constexpr std::size_t margin = 10;
  std::vector<std::string> all;
  for (const std::string& line : lines) {
    std::string text = all.empty() ? head : "";
    text.resize(std::max(margin, text.size() + 1), ' ');
    all.push_back(text + line);
  }
  return all;
}

}  // namespace fathom::properties
