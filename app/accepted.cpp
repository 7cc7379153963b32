#include "app/accepted.hpp"

#include <algorithm>
#include <optional>

#include "model/core/names.hpp"
#include "notation/yaml.hpp"

namespace fathom::app {
namespace {

constexpr std::string_view reason_key = "reason";

/// What stands under a key has to be words.
std::string words(const Node& node) {
  if (!node.is_scalar() || node.text.empty()) refuse(node, "some words");
  return node.text;
}

/// The name of a consequence, or a list of names.
std::vector<std::string> names(const Node& node) {
  if (!node.is_list()) return {words(node)};
  std::vector<std::string> all;
  for (const Node& item : node.items) all.push_back(words(item));
  if (all.empty()) refuse(node, "the names of one consequence or more");
  return all;
}

[[noreturn]] void refuse_key(const Node::Entry& entry) {
  throw Problem(entry.at,
                "there is no key \"" + entry.key + "\" here" +
                    suggestion(entry.key, {name_of(Consequence::broken), name_of(Consequence::opened), reason_key}));
}

/// One entry: consequences of a kind, and why they are all right.
std::vector<Accepted> read_entry(const Node& node, const std::string& place) {
  if (!node.is_map()) refuse(node, "a map, as { opened: supply.adventure_deck, reason: why }");
  std::vector<Accepted> accepted;
  std::string reason;
  for (const Node::Entry& entry : node.entries) {
    if (entry.key == reason_key) {
      reason = entry.value.is_nothing() ? "" : words(entry.value);
      continue;
    }
    const std::optional<Consequence> kind = named<Consequence>(entry.key);
    if (!kind) refuse_key(entry);
    if (!accepted.empty())
      throw Problem(entry.at, "an entry is about what is broken or what is opened; begin another one for \"" +
                                  names(entry.value).front() + "\"");
    for (std::string& name : names(entry.value)) accepted.push_back({*kind, std::move(name), {}, place});
  }
  if (accepted.empty()) throw Problem(node.at, "what is accepted? Expected the key \"broken\" or \"opened\"");
  if (reason.empty()) throw Problem(node.at, "why is it accepted? Expected some words under the key \"reason\"");
  for (Accepted& one : accepted) one.reason = reason;
  return accepted;
}

}  // namespace

std::vector<Accepted> read_accepted(const std::filesystem::path& file) {
  return in_file(file.string(), [&] {
    std::vector<Accepted> all;
    const Node document = read_yaml_file(file.string());
    if (document.is_nothing()) return all;
    if (!document.is_list()) refuse(document, "a list of accepted consequences");
    for (const Node& node : document.items)
      for (Accepted& one : read_entry(node, file.string() + ":" + std::to_string(node.at.line))) {
        if (accepted_for(all, one.kind, one.what) != nullptr)
          throw Problem(node.at, "\"" + one.what + "\" is accepted twice");
        all.push_back(std::move(one));
      }
    return all;
  });
}

std::string accepted_yaml(const std::vector<Accepted>& accepted) {
  Node entries = Node::list();
  for (std::size_t first = 0, next = 0; first < accepted.size(); first = next) {
    Node names = Node::list();
    for (; next < accepted.size() && accepted[next].place == accepted[first].place; ++next)
      names.add(Node::scalar(accepted[next].what));
    Node entry = Node::map();
    entry.add(std::string(name_of(accepted[first].kind)), names.items.size() == 1 ? names.items.front() : names);
    entry.add(std::string(reason_key), Node::scalar(accepted[first].reason));
    entries.add(std::move(entry));
  }
  return print_yaml(entries);
}

bool is_meant(const Accepted& accepted, Consequence kind, std::string_view what) {
  return accepted.kind == kind && what.starts_with(accepted.what) &&
         (what.size() == accepted.what.size() || what[accepted.what.size()] == '/');
}

const Accepted* accepted_for(const std::vector<Accepted>& accepted, Consequence kind, std::string_view what) {
  const auto found = std::ranges::find_if(accepted, [&](const Accepted& one) { return is_meant(one, kind, what); });
  return found == accepted.end() ? nullptr : &*found;
}

}  // namespace fathom::app
