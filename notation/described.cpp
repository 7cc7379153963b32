#include "notation/described.hpp"

#include <charconv>

namespace fathom::notation {

namespace {

std::string words(Range range) {
  return "a whole number from " + std::to_string(range.lowest) + " to " + std::to_string(range.highest);
}

}  // namespace

long long read_number(const Node& node, Range range) {
  const std::string& word = read_word(node, words(range));
  long long value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  const std::size_t digits = word.starts_with('-') ? 1 : 0;
  const bool padded = word.size() > digits + 1 && word[digits] == '0';
  if (error != std::errc{} || end != word.data() + word.size() || padded || word == "-0") refuse(node, words(range));
  if (value < range.lowest || value > range.highest) refuse(node, words(range));
  return value;
}

const std::string& read_word(const Node& node, const std::string& expected) {
  if (!node.is_scalar() || node.text.empty()) refuse(node, expected);
  return node.text;
}

void expect_list(const Node& node, const std::string& expected, std::size_t most) {
  if (!node.is_list()) refuse(node, expected);
  if (node.items.size() > most)
    throw Problem(node.items[most].at,
                  "expected at most " + std::to_string(most) + " items, found " + std::to_string(node.items.size()));
}

void expect_map(const Node& node, const std::string& expected) {
  if (!node.is_map()) refuse(node, expected);
}

void refuse_name(const Node& node, const std::vector<std::string_view>& known) {
  throw Problem(node.at, "there is no " + found(node) + " here" + suggestion(node.text, known));
}

void refuse_key(Position at, std::string_view key, std::string_view where, const std::vector<std::string_view>& known) {
  throw Problem(
      at, "unknown key " + found(Node::scalar(std::string(key))) + " in " + std::string(where) + suggestion(key, known));
}

void refuse_gap(Position at, std::string_view field, std::string_view where) {
  throw Problem(at, std::string(where) + " needs the key \"" + std::string(field) + "\"; add it");
}

}  // namespace fathom::notation
