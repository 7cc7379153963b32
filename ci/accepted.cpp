#include "ci/accepted.hpp"

#include <algorithm>
#include <optional>

#include "model/core/names.hpp"
#include "notation/yaml.hpp"

namespace fathom::ci {
namespace {

/// What stands under a key has to be words.
std::string words(const Node& node) {
  if (!node.is_scalar() || node.text.empty()) refuse(node, "some words");
  return node.text;
}

Accepted read_one(const Node& node, const std::string& file) {
  if (!node.is_map()) refuse(node, "a map, as { opened: supply.adventure_deck, reason: why }");
  constexpr std::string_view reason = "reason";
  Accepted accepted;
  accepted.place = file + ":" + std::to_string(node.at.line);
  for (const Node::Entry& entry : node.entries) {
    const std::optional<Consequence> kind = named<Consequence>(entry.key);
    if (kind && accepted.what.empty()) {
      accepted.kind = *kind;
      accepted.what = words(entry.value);
    } else if (kind) {
      throw Problem(entry.at,
                    "one consequence is accepted at a time; begin another line for \"" + words(entry.value) + "\"");
    } else if (entry.key == reason) {
      accepted.reason = words(entry.value);
    } else {
      throw Problem(entry.at,
                    "there is no key \"" + entry.key + "\" here" +
                        suggestion(entry.key, {name_of(Consequence::broken), name_of(Consequence::opened), reason}));
    }
  }
  if (accepted.what.empty()) throw Problem(node.at, "what is accepted? Expected the key \"broken\" or \"opened\"");
  if (accepted.reason.empty()) throw Problem(node.at, "why is it accepted? Expected the key \"reason\"");
  return accepted;
}

}  // namespace

std::vector<Accepted> read_accepted(const std::filesystem::path& file) {
  return in_file(file.string(), [&] {
    std::vector<Accepted> all;
    const Node document = read_yaml_file(file.string());
    if (document.is_nothing()) return all;
    if (!document.is_list()) refuse(document, "a list of accepted consequences");
    for (const Node& node : document.items) {
      Accepted one = read_one(node, file.string());
      if (accepted_for(all, one.kind, one.what) != nullptr) throw Problem(node.at, "\"" + one.what + "\" is accepted twice");
      all.push_back(std::move(one));
    }
    return all;
  });
}

const Accepted* accepted_for(const std::vector<Accepted>& accepted, Consequence kind, std::string_view what) {
  const auto found =
      std::ranges::find_if(accepted, [&](const Accepted& one) { return one.kind == kind && one.what == what; });
  return found == accepted.end() ? nullptr : &*found;
}

}  // namespace fathom::ci
