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

using Kinds = std::span<const Consequence>;

/// `"broken" or "opened"`.
std::string either(Kinds kinds) {
  std::string text;
  for (const Consequence kind : kinds) text += (text.empty() ? "\"" : " or \"") + std::string(name_of(kind)) + "\"";
  return text;
}

[[noreturn]] void refuse_key(const Node::Entry& entry, Kinds kinds) {
  std::vector<std::string_view> keys{reason_key};
  for (const Consequence kind : kinds) keys.push_back(name_of(kind));
  throw Problem(entry.at, "there is no key \"" + entry.key + "\" here" + suggestion(entry.key, keys));
}

/// One entry: what is accepted of a kind, and why it is all right.
std::vector<Accepted> read_entry(const Node& node, const std::string& place, Kinds kinds) {
  if (!node.is_map()) refuse(node, "a map with the keys " + either(kinds) + " and \"" + std::string(reason_key) + "\"");
  std::vector<Accepted> accepted;
  std::string reason;
  for (const Node::Entry& entry : node.entries) {
    if (entry.key == reason_key) {
      reason = entry.value.is_nothing() ? "" : words(entry.value);
      continue;
    }
    const std::optional<Consequence> kind = named<Consequence>(entry.key);
    if (!kind || std::ranges::find(kinds, *kind) == kinds.end()) refuse_key(entry, kinds);
    if (!accepted.empty())
      throw Problem(entry.at,
                    "an entry is about " + either(kinds) + "; begin another one for \"" + names(entry.value).front() + "\"");
    for (std::string& name : names(entry.value)) accepted.push_back({*kind, std::move(name), {}, place});
  }
  if (accepted.empty()) throw Problem(node.at, "what is accepted? Expected the key " + either(kinds));
  if (reason.empty()) throw Problem(node.at, "why is it accepted? Expected some words under the key \"reason\"");
  for (Accepted& one : accepted) one.reason = reason;
  return accepted;
}

}  // namespace

std::vector<Accepted> read_accepted(const std::filesystem::path& file, std::span<const Consequence> kinds) {
  return in_file(file.string(), [&] {
    std::vector<Accepted> all;
    const Node document = read_yaml_file(file.string());
    if (document.is_nothing()) return all;
    if (!document.is_list()) refuse(document, "a list of what is accepted");
    for (const Node& node : document.items)
      for (Accepted& one : read_entry(node, file.string() + ":" + std::to_string(node.at.line), kinds)) {
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
