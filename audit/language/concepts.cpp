#include "audit/language/concepts.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <stdexcept>
#include <unordered_map>
#include <utility>

#include "audit/embedded_files.hpp"
#include "notation/yaml.hpp"

namespace fathom::audit {

namespace {

constexpr std::string_view concepts_file = "languages/concepts.yaml";

constexpr std::array<std::pair<std::string_view, Role>, 10> roles{{
    {"modality", Role::modality},
    {"negation", Role::negation},
    {"quantifier", Role::quantifier},
    {"bound", Role::bound},
    {"order", Role::order},
    {"property", Role::property},
    {"thing", Role::thing},
    {"deed", Role::deed},
    {"reference", Role::reference},
    {"link", Role::link},
}};

Role role_of(const Node& node) {
  std::vector<std::string_view> known;
  for (const auto& [name, role] : roles) {
    if (node.is_scalar() && node.text == name) return role;
    known.push_back(name);
  }
  refuse(node, "a role" + suggestion(node.text, known));
}

double trust_of(const Node& node) {
  double trust = -1;
  const char* const end = node.text.data() + node.text.size();
  const auto [rest, error] = std::from_chars(node.text.data(), end, trust);
  if (!node.is_scalar() || error != std::errc{} || rest != end || !(trust >= 0 && trust <= 1))
    refuse(node, "a trust from 0 to 1");
  return trust;
}

const Node& needed(const Node& map, std::string_view key) {
  if (const Node* value = map.find(key)) return *value;
  throw Problem(map.at, "expected \"" + std::string(key) + ":\" in this family, found none");
}

void add_family(Concepts& to, const Node::Entry& entry) {
  if (to.families.size() == std::numeric_limits<FamilyId>::max())
    throw Problem(entry.at, "expected at most 255 families, found more");
  if (!entry.value.is_map()) refuse(entry.value, "{role, trust, concepts}");
  for (const Node::Entry& each : entry.value.entries)
    if (each.key != "role" && each.key != "trust" && each.key != "concepts")
      throw Problem(each.at, "expected role, trust or concepts, found \"" + each.key + '"' +
                                 suggestion(each.key, {"role", "trust", "concepts"}));
  const auto family = static_cast<FamilyId>(to.families.size());
  to.families.push_back({entry.key, role_of(needed(entry.value, "role")), trust_of(needed(entry.value, "trust"))});
  const Node& list = needed(entry.value, "concepts");
  if (!list.is_list() || list.items.empty()) refuse(list, "a list of concepts");
  for (const Node& each : list.items) {
    if (!each.is_scalar() || each.is_nothing()) refuse(each, "a concept's name");
    if (to.concepts.size() == std::numeric_limits<ConceptId>::max())
      throw Problem(each.at, "expected at most 65535 concepts, found more");
    const std::string name = entry.key + '.' + each.text;
    if (to.find(name)) throw Problem(each.at, "expected every concept once, found \"" + each.text + "\" again");
    to.concepts.push_back({name, family});
  }
}

void add_opposites(Concepts& to, const Node& pair) {
  static constexpr std::size_t two = 2;
  if (!pair.is_list() || pair.items.size() != two) refuse(pair, "two concepts that are each other's contrary");
  std::array<ConceptId, two> ids{};
  for (std::size_t k = 0; k < two; ++k) {
    const auto id = to.find(pair.items[k].text);
    if (!id) refuse(pair.items[k], "a concept of the families above");
    ids[k] = *id;
  }
  to.opposites.emplace_back(ids[0], ids[1]);
}

}  // namespace

bool Concepts::are_opposite(ConceptId a, ConceptId b) const {
  return std::any_of(opposites.begin(), opposites.end(), [&](const auto& pair) {
    return (pair.first == a && pair.second == b) || (pair.first == b && pair.second == a);
  });
}

std::optional<ConceptId> Concepts::find(std::string_view name) const {
  const auto at = std::find_if(concepts.begin(), concepts.end(), [&](const Concept& each) { return each.name == name; });
  if (at == concepts.end()) return std::nullopt;
  return static_cast<ConceptId>(at - concepts.begin());
}

Concepts read_concepts(const std::string& name, std::string_view yaml) {
  return in_file(name, [&] {
    const Node document = read_yaml(yaml);
    const Node* families = document.is_map() ? document.find("families") : nullptr;
    const Node* opposites = document.is_map() ? document.find("opposites") : nullptr;
    if (families == nullptr || document.entries.size() != (opposites == nullptr ? 1U : 2U))
      refuse(document, "the key \"families\", and perhaps \"opposites\"");
    if (!families->is_map()) refuse(*families, "families by name");
    if (opposites != nullptr && !opposites->is_list()) refuse(*opposites, "a list of pairs");
    Concepts result;
    for (const Node::Entry& entry : families->entries) add_family(result, entry);
    if (opposites != nullptr)
      for (const Node& pair : opposites->items) add_opposites(result, pair);
    return result;
  });
}

const Concepts& concepts() {
  static const Concepts all = [] {
    for (const EmbeddedFile& file : embedded_files())
      if (file.name == concepts_file) return read_concepts("audit/" + std::string(file.name), file.text);
    throw std::logic_error("the program lacks " + std::string(concepts_file));
  }();
  return all;
}

ConceptId concept_called(std::string_view name) {
  static const std::unordered_map<std::string_view, ConceptId> by_name = [] {
    std::unordered_map<std::string_view, ConceptId> map;
    for (std::size_t id = 0; id < concepts().concepts.size(); ++id)
      map.emplace(concepts().concepts[id].name, static_cast<ConceptId>(id));
    return map;
  }();
  if (const auto at = by_name.find(name); at != by_name.end()) return at->second;
  throw std::logic_error("no concept is called " + std::string(name));
}

}  // namespace fathom::audit
