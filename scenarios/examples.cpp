#include <algorithm>
#include <set>

#include "notation/described.hpp"
#include "scenarios/scenario.hpp"

namespace fathom {

namespace {

/// Documents do not grow beyond this by filling in rows.
constexpr std::size_t most_nodes = 100'000;
/// A text counts as one node for each so many letters.
constexpr std::size_t letters_a_node = 64;
constexpr std::string_view examples_key = "examples";

/// Fills in the columns of rows, and notes which were used. One filler for all rows of a scenario: its patience is limited.
class Filler {
 public:
  [[nodiscard]] Node fill(const Node& body, const Node& row) {
    row_ = &row;
    return filled(body);
  }
  [[nodiscard]] bool used(const std::string& column) const { return used_.contains(column); }

 private:
  [[nodiscard]] Node filled(const Node& node) {
    spend(node.at, 1 + node.text.size() / letters_a_node);
    if (const Node* cell = whole(node)) return copied(*cell);
    Node out = node;
    if (node.is_scalar()) out.text = filled(node.text, node.at);
    for (Node& item : out.items) item = filled(item);
    for (Node::Entry& entry : out.entries) {
      entry.key = filled(entry.key, entry.at);
      entry.value = filled(entry.value);
    }
    return out;
  }

  void spend(Position at, std::size_t nodes) {
    spent_ += nodes;
    if (spent_ > most_nodes) throw Problem(at, "the examples make the scenario too large; split it");
  }
  Node copied(const Node& cell) {
    spend(cell.at, size_of(cell));
    return cell;
  }

  static std::size_t size_of(const Node& node) {
    std::size_t size = 1 + node.text.size() / letters_a_node;
    for (const Node& item : node.items) size += size_of(item);
    for (const Node::Entry& entry : node.entries) size += size_of(entry.value);
    return size;
  }

  /// The cell of a node that says `<column>` and nothing else.
  [[nodiscard]] const Node* whole(const Node& node) {
    if (!node.is_scalar() || node.text.size() < 3 || node.text.front() != '<' || node.text.back() != '>') return nullptr;
    const std::string column = node.text.substr(1, node.text.size() - 2);
    const Node* cell = row_->find(column);
    if (cell != nullptr) used_.insert(column);
    return cell;
  }

  [[nodiscard]] std::string filled(const std::string& text, Position at) {
    std::string out;
    for (std::size_t from = 0; from < text.size();) {
      const std::size_t open = std::min(text.find('<', from), text.size());
      const std::size_t close = text.find('>', open);
      out += text.substr(from, open - from);
      if (close == std::string::npos) return out + text.substr(open);
      const std::string said = word(text.substr(open + 1, close - open - 1), at);
      spend(at, said.size() / letters_a_node);
      out += said;
      from = close + 1;
    }
    return out;
  }
  [[nodiscard]] std::string word(const std::string& column, Position at) {
    const Node* cell = row_->find(column);
    if (cell == nullptr) {
      std::vector<std::string_view> columns;
      for (const Node::Entry& entry : row_->entries) columns.push_back(entry.key);
      throw Problem(at, "there is no column \"" + column + "\" in the examples" + suggestion(column, columns));
    }
    used_.insert(column);
    return cell->is_scalar() ? cell->text : words(*cell);
  }
  /// A list in running text: `gull, gull, dolphin`.
  [[nodiscard]] static std::string words(const Node& cell) {
    if (!cell.is_list()) refuse(cell, "a word or a list of words, since the column stands inside a text");
    std::string out;
    for (const Node& item : cell.items) out += (out.empty() ? "" : ", ") + notation::read_word(item, "a word");
    return out;
  }

  const Node* row_ = nullptr;
  std::set<std::string, std::less<>> used_;
  std::size_t spent_ = 0;
};

bool same_columns(const Node& a, const Node& b) {
  return a.entries.size() == b.entries.size() &&
         std::all_of(a.entries.begin(), a.entries.end(),
                     [&](const Node::Entry& each) { return b.find(each.key) != nullptr; });
}

}  // namespace

std::vector<Node> rows_of(const Node& scenario) {
  const Node* rows = scenario.is_map() ? scenario.find(examples_key) : nullptr;
  if (rows == nullptr) return {scenario};
  if (!rows->is_list() || rows->items.empty())
    refuse(*rows, "a list of rows, such as `- { cards: [gull, gull], meld: mermaid_drop }`");
  if (rows->items.size() > most_cases)
    throw Problem(rows->at, "expected at most " + std::to_string(most_cases) + " rows; split the file");
  Node body = scenario;
  std::erase_if(body.entries, [](const Node::Entry& entry) { return entry.key == examples_key; });

  std::vector<Node> filled;
  Filler filler;
  for (const Node& row : rows->items) {
    notation::expect_map(row, "a row of examples, a map from columns to values");
    if (!same_columns(row, rows->items.front()))
      throw Problem(row.at, "expected the columns of the first row; give each row the same");
    filled.push_back(filler.fill(body, row));
    filled.back().at = row.at;
  }
  for (const Node::Entry& column : rows->items.front().entries)
    if (!filler.used(column.key))
      throw Problem(column.at, "nothing says <" + column.key + ">; use the column or leave it out");
  return filled;
}

}  // namespace fathom
