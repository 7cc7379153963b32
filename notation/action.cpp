#include "notation/action.hpp"

#include <algorithm>
#include <array>
#include <filesystem>

#include "notation/notation.hpp"

namespace fathom {

namespace notation {

namespace {

constexpr std::array<std::string_view, 5> step_keys{"legal", "refused", "refused_by", "silent", "then"};
constexpr std::string_view shape_of_an_action =
    "an action such as `Ann: { move: { ... } }`, `Ann: end_turn` or `clear_tiles`";

void expect_seated(std::string_view name, Position at, int players) {
  const std::optional<Seat> who = named<Seat>(name);
  if (who && static_cast<int>(index_of(*who)) >= players)
    throw Problem(at, std::string(name) + " does not sit at a table of " + std::to_string(players) +
                          "; the last to do so is " + std::string(name_of(seat(players - 1))));
}

const Node::Entry& only_entry(const Node& node) {
  if (!node.is_map() || node.entries.size() != 1) refuse(node, std::string(shape_of_an_action));
  return node.entries.front();
}

WrittenAction under(const Node& node) {
  if (node.is_scalar() && !node.text.empty()) return {node.text, node.at, std::nullopt, nullptr};
  const Node::Entry& entry = only_entry(node);
  return {entry.key, entry.at, std::nullopt, &entry.value};
}

}  // namespace

WrittenAction read_written_action(const Node& node) {
  WrittenAction act = under(node);
  const std::optional<Seat> by = named<Seat>(act.verb);
  if (!by) return act;
  if (act.says == nullptr) refuse(node, std::string(shape_of_an_action));
  act = under(*act.says);
  act.by = by;
  return act;
}

void refuse_verb(const WrittenAction& act, const std::vector<std::string_view>& verbs) {
  throw Problem(act.at, "there is no action " + found(Node::scalar(act.verb)) + suggestion(act.verb, verbs));
}

bool is_step_key(std::string_view key) { return std::find(step_keys.begin(), step_keys.end(), key) != step_keys.end(); }

Node action_of_step(const Node& step) {
  if (!step.is_map()) return step;
  Node action = step;
  std::erase_if(action.entries, [](const Node::Entry& entry) { return is_step_key(entry.key); });
  return action;
}

Node noted_step(const Node& action, const std::string& rule) {
  Node step = action.is_map() ? action : Node::pair(action.text, Node::map());
  step.style = Node::Style::block;
  step.add("silent", Node::scalar(rule));
  return step;
}

void expect_seated(const Node& node, int players) {
  if (node.is_scalar()) expect_seated(node.text, node.at, players);
  for (const Node& item : node.items) expect_seated(item, players);
  for (const Node::Entry& entry : node.entries) {
    expect_seated(entry.key, entry.at, players);
    expect_seated(entry.value, players);
  }
}

}  // namespace notation

Node with_files_beside(const std::string& file, Node document) {
  for (Node::Entry& entry : document.entries)
    if ((entry.key == "components" || entry.key == "variant") && entry.value.is_scalar() && !entry.value.text.empty())
      entry.value.text = (std::filesystem::path(file).parent_path() / entry.value.text).lexically_normal().generic_string();
  return document;
}

std::optional<std::string> game_of(const Node& document) {
  const Node* first = document.is_list() && !document.items.empty() ? &document.items.front() : &document;
  const Node* game = first->is_map() ? first->find("game") : nullptr;
  return game != nullptr && game->is_scalar() ? std::optional(game->text) : std::nullopt;
}

}  // namespace fathom
