#include "notation/node.hpp"

#include <algorithm>
#include <array>

namespace fathom {

namespace {

/// A quotation longer than this is cut.
constexpr std::size_t longest_quotation = 40;
/// Longer words are nobody's slip of the pen.
constexpr std::size_t longest_word = 64;
/// More choices than this are not listed in a message.
constexpr std::size_t most_choices = 12;

std::string located(const std::string& file, Position at, const std::string& message) {
  std::string text = file;
  if (at.line > 0) text += (text.empty() ? "" : ":") + std::to_string(at.line) + ":" + std::to_string(at.column);
  return text.empty() ? message : text + ": " + message;
}

/// In how many slips (a letter too many, missing, wrong, or two swapped) one word becomes the other.
std::size_t slips(std::string_view a, std::string_view b) {
  std::array<std::array<std::size_t, longest_word + 1>, longest_word + 1> table{};
  for (std::size_t i = 0; i <= a.size(); ++i) table[i][0] = i;
  for (std::size_t j = 0; j <= b.size(); ++j) table[0][j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i)
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t changed = table[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0U : 1U);
      table[i][j] = std::min({table[i - 1][j] + 1, table[i][j - 1] + 1, changed});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        table[i][j] = std::min(table[i][j], table[i - 2][j - 2] + 1);
    }
  return table[a.size()][b.size()];
}

/// The text on one line, cut between characters when it is long.
std::string quoted_in_short(std::string_view text) {
  std::string line(text.substr(0, text.find('\n')));
  const bool whole = line.size() == text.size() && line.size() <= longest_quotation;
  if (line.size() > longest_quotation) {
    line.resize(longest_quotation);
    while (!line.empty() && (static_cast<unsigned char>(line.back()) & 0xC0U) == 0x80U) line.pop_back();
    if (!line.empty() && static_cast<unsigned char>(line.back()) >= 0xC0U) line.pop_back();
  }
  return '"' + line + (whole ? "\"" : "...\"");
}

}  // namespace

Problem::Problem(std::string file, Position at, const std::string& message)
    : std::runtime_error(located(file, at, message)), file_(std::move(file)), at_(at), message_(message) {}

Node Node::scalar(std::string text, Style style) {
  Node node;
  node.text = std::move(text);
  node.style = style;
  return node;
}

Node Node::list(Style style) {
  Node node;
  node.kind = Kind::list;
  node.style = style;
  return node;
}

Node Node::map(Style style) {
  Node node;
  node.kind = Kind::map;
  node.style = style;
  return node;
}

Node Node::pair(std::string key, Node value) {
  Node node = map();
  node.add(std::move(key), std::move(value));
  return node;
}

const Node* Node::find(std::string_view key) const {
  const auto entry = std::find_if(entries.begin(), entries.end(), [&](const Node::Entry& each) { return each.key == key; });
  return entry == entries.end() ? nullptr : &entry->value;
}

Node& Node::add(std::string key, Node value) {
  entries.push_back(Node::Entry{std::move(key), {}, std::move(value)});
  return *this;
}

Node& Node::add(Node item) {
  items.push_back(std::move(item));
  return *this;
}

bool operator==(const Node& a, const Node& b) {
  return a.kind == b.kind && a.text == b.text && a.items == b.items &&
         std::equal(a.entries.begin(), a.entries.end(), b.entries.begin(), b.entries.end(),
                    [](const Node::Entry& x, const Node::Entry& y) { return x.key == y.key && x.value == y.value; });
}

std::string found(const Node& node) {
  if (node.is_list()) return node.items.empty() ? "an empty list" : "a list";
  if (node.is_map()) return node.entries.empty() ? "an empty map" : "a map";
  return node.is_nothing() ? "nothing" : quoted_in_short(node.text);
}

void refuse(const Node& node, const std::string& expected) {
  throw Problem(node.at, "expected " + expected + ", found " + found(node));
}

std::string_view nearest(std::string_view word, const std::vector<std::string_view>& known) {
  std::string_view best;
  if (word.empty() || word.size() > longest_word) return best;
  std::size_t fewest = std::min(std::max<std::size_t>(1, word.size() / 3), word.size() - 1) + 1;
  for (const std::string_view each : known) {
    if (each.size() > longest_word) continue;
    const std::size_t distance = slips(word, each);
    if (distance < fewest) {
      fewest = distance;
      best = each;
    }
  }
  return best;
}

std::string suggestion(std::string_view word, const std::vector<std::string_view>& known) {
  if (const std::string_view near = nearest(word, known); !near.empty())
    return "; did you mean \"" + std::string(near) + "\"?";
  if (known.empty() || known.size() > most_choices) return {};
  std::string text = "; expected one of ";
  for (std::size_t i = 0; i < known.size(); ++i) text += (i == 0 ? "" : ", ") + std::string(known[i]);
  return text;
}

}  // namespace fathom
