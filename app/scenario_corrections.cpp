#include "app/scenario_corrections.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "notation/yaml.hpp"
#include "scenarios/tidy.hpp"

namespace fathom::app {
namespace {

/// What was found in place of an expectation, and where that stands.
struct Found {
  Position at;
  Node value;
};

/// Nothing of what a program says has a place in the file.
Node without_place(Node node) {
  node.at = {};
  for (Node& item : node.items) item = without_place(std::move(item));
  for (Node::Entry& entry : node.entries) {
    entry.at = {};
    entry.value = without_place(std::move(entry.value));
  }
  return node;
}

/// Reads `file:5:22: kept.Ann: expected [white], found [black] (and 1 more)`.
std::optional<Found> read_found(std::string_view why, const std::string& file) {
  constexpr std::string_view lead = ", found ", more = " (and ";
  const std::size_t place = file.size() + 1, from = why.rfind(lead);
  if (!why.starts_with(file + ":") || from == why.npos) return std::nullopt;
  Position at;
  const char* const end = why.data() + why.size();
  const auto line = std::from_chars(why.data() + place, end, at.line);
  if (line.ec != std::errc{} || line.ptr == end || *line.ptr != ':') return std::nullopt;
  if (std::from_chars(line.ptr + 1, end, at.column).ec != std::errc{}) return std::nullopt;
  std::string_view value = why.substr(from + lead.size());
  value = value.substr(0, value.find('\n'));
  if (value.ends_with(" more)")) value = value.substr(0, value.rfind(more));
  try {
    return Found{at, without_place(read_yaml(value))};
  } catch (const Problem&) {
    return std::nullopt;  // a sentence and no value
  }
}

Node* node_at(Node& node, Position at) {
  if (node.at == at) return &node;
  for (Node& item : node.items)
    if (Node* const found = node_at(item, at)) return found;
  for (Node::Entry& entry : node.entries)
    if (Node* const found = node_at(entry.value, at)) return found;
  return nullptr;
}

Node* entry_of(Node& map, std::string_view key) {
  const auto found = std::ranges::find(map.entries, key, &Node::Entry::key);
  return found == map.entries.end() ? nullptr : &found->value;
}

bool mentions(const Node& node, const std::string& column) {
  return node.text.find(column) != std::string::npos ||
         std::ranges::any_of(node.items, [&](const Node& item) { return mentions(item, column); }) ||
         std::ranges::any_of(node.entries, [&](const Node::Entry& entry) {
           return entry.key.find(column) != std::string::npos || mentions(entry.value, column);
         });
}

/// The lists of a scenario, or of a way on from it, in whose items something may be expected.
constexpr std::array<std::string_view, 2> steps_and_cases{"when", "then_either"};

/// The scenario without what it expects.
Node without_thens(Node map) {
  std::erase_if(map.entries, [](const Node::Entry& each) { return each.key == "then" || each.key == "examples"; });
  for (const std::string_view key : steps_and_cases)
    if (Node* const list = entry_of(map, key))
      for (Node& item : list->items) item = without_thens(std::move(item));
  return map;
}

/// The cell of a table that only what is expected is filled in from.
Node* cell_at(Node& scenario, Node& examples, Position at) {
  const Node rest = without_thens(scenario);
  for (Node& row : examples.items)
    for (Node::Entry& cell : row.entries)
      if (Node* const found = node_at(cell.value, at); found != nullptr && !mentions(rest, "<" + cell.key + ">"))
        return found;
  return nullptr;
}

/// What stands at a place in a `then` of the scenario.
Node* in_a_then(Node& map, Position at) {
  if (Node* const then = entry_of(map, "then"))
    if (Node* const found = node_at(*then, at)) return found;
  for (const std::string_view key : steps_and_cases)
    if (Node* const list = entry_of(map, key))
      for (Node& item : list->items)
        if (Node* const found = in_a_then(item, at)) return found;
  return nullptr;
}

/// The expectation that stands at a place, where it is one that may be changed: in a `then`, or in a table that fills one.
Node* expectation_at(Node& scenario, Position at) {
  if (Node* const found = in_a_then(scenario, at)) return found;
  Node* const examples = entry_of(scenario, "examples");
  return examples == nullptr ? nullptr : cell_at(scenario, *examples, at);
}

/// The text with one expectation replaced; nothing where none stands there that may be.
std::optional<std::string> with_found(const std::string& text, const Found& found) {
  Node document = read_yaml(text);
  Node* place = nullptr;
  if (document.is_map()) place = expectation_at(document, found.at);
  for (Node& scenario : document.items)
    if (place == nullptr) place = expectation_at(scenario, found.at);
  if (place == nullptr || place->text.find('<') != std::string::npos) return std::nullopt;
  *place = found.value;
  return tidied(text, document);
}

}  // namespace

Corrected corrected(const Registered& game, const std::any& rules, const std::string& file, const std::string& text,
                    const std::vector<std::string>& only) {
  std::string best = tidied(text);
  std::set<std::string> given_up;
  Corrected result{text, {}};
  for (;;) {
    const ScenarioRun run = game.scenario_text(rules, best, file, only);
    const auto failing = std::ranges::find_if(run.verdicts, [&](const Verdict& verdict) {
      return verdict.outcome == Outcome::fails && !given_up.contains(verdict.check);
    });
    if (failing == run.verdicts.end()) {
      for (const Unreadable& each : run.unreadable) result.left.push_back(each.why);
      return result;
    }
    const std::optional<Found> found = read_found(failing->why, file);
    const std::optional<std::string> next = found ? with_found(best, *found) : std::nullopt;
    const ScenarioRun then = next ? game.scenario_text(rules, *next, file, only) : ScenarioRun{};
    const auto now = std::ranges::find(then.verdicts, failing->check, &Verdict::check);
    if (now == then.verdicts.end() || (now->outcome != Outcome::holds && now->why == failing->why)) {
      given_up.insert(failing->check);
      result.left.push_back(failing->why);
      continue;
    }
    result.text = best = *next;
  }
}

}  // namespace fathom::app
