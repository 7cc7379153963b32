#include <algorithm>
#include <unordered_set>

#include "audit/text/formats/catalogue.hpp"
#include "audit/text/formats/readers.hpp"
#include "audit/text/formats/xml_file.hpp"

namespace fathom::audit {
namespace {

/// A translation unit: what it says in each language.
struct TmxUnit {
  std::string id;
  Position at;
  std::vector<std::pair<std::string, Version>> versions;  ///< By language.
};

std::string language_of_variant(pugi::xml_node variant) {
  const auto code = variant.attribute("xml:lang") ? variant.attribute("xml:lang") : variant.attribute("lang");
  return language_code(code.value());
}

/// Whether two codes are of one language, as far as the shorter tells.
bool is_same_language(std::string_view one, std::string_view other) {
  return one.substr(0, one.find('-')) == other.substr(0, other.find('-'));
}

TmxUnit tmx_unit_of(XmlFile& file, pugi::xml_node node) {
  TmxUnit unit{attribute(node, "tuid"), file.at(node), {}};
  for (const pugi::xml_node variant : node.children()) {
    if (local_name(variant) != "tuv") continue;
    std::string language = language_of_variant(variant);
    if (language.empty())
      file.refuse(variant, "expected `xml:lang` in `<tuv>`, found none; state the language of each text");
    for (const pugi::xml_node segment : variant.children()) {
      if (local_name(segment) != "seg") continue;
      Version version{{}, file.at(segment), std::nullopt};
      version.text = file.content(segment, XmlFile::Space::collapsed);
      version.text.trim();
      unit.versions.emplace_back(language, std::move(version));
      break;
    }
  }
  return unit;
}

void collect_units(XmlFile& file, pugi::xml_node node, std::vector<TmxUnit>& units) {
  for (const pugi::xml_node body : node.children()) {
    if (local_name(body) != "body") continue;
    for (const pugi::xml_node unit : body.children()) {
      if (local_name(unit) == "tu") units.push_back(tmx_unit_of(file, unit));
    }
  }
}

/// The languages of a file, the original's first.
std::vector<std::string> languages_of(const std::vector<TmxUnit>& units, const std::string& original) {
  std::vector<std::string> all;
  for (const TmxUnit& unit : units) {
    for (const auto& [language, version] : unit.versions) {
      if (std::find(all.begin(), all.end(), language) == all.end()) all.push_back(language);
    }
  }
  auto first = std::find(all.begin(), all.end(), original);
  if (first == all.end())
    first = std::find_if(all.begin(), all.end(), [&](const std::string& each) { return is_same_language(each, original); });
  if (first != all.end()) std::rotate(all.begin(), first, first + 1);
  return all;
}

}  // namespace

std::vector<Source> read_tmx(const std::string& name, std::string_view bytes) {
  XmlFile file(name, bytes);
  const pugi::xml_node root = file.root();
  if (local_name(root) != "tmx")
    file.refuse(root, "expected `<tmx>`, found `<" + std::string(root.name()) + ">`; check that this is the right file");
  std::vector<TmxUnit> units;
  collect_units(file, root, units);
  const std::vector<std::string> languages =
      languages_of(units, language_code(root.child("header").attribute("srclang").value()));
  if (languages.empty())
    file.refuse(root, "expected units (`<tu>`) with texts, found none; check that this is the right file");
  constexpr std::size_t most = 200;
  if (languages.size() > most)
    file.refuse(root, "expected at most " + std::to_string(most) + " languages, found more; split the file");
  std::unordered_set<std::string> ids;
  const bool has_ids = std::all_of(units.begin(), units.end(),
                                   [&](const TmxUnit& unit) { return !unit.id.empty() && ids.insert(unit.id).second; });
  Catalogue catalogue(name, languages);
  for (std::size_t n = 0; n < units.size(); ++n) {
    TmxUnit& unit = units[n];
    CatalogueEntry entry;
    entry.at = unit.at;
    entry.name = "unit " + (has_ids ? unit.id : std::to_string(n + 1));
    entry.key = has_ids ? unit.id : std::to_string(n + 1);
    for (const std::string& language : languages) {
      const auto found =
          std::find_if(unit.versions.begin(), unit.versions.end(), [&](const auto& each) { return each.first == language; });
      entry.versions.push_back(found == unit.versions.end() ? Version{{}, unit.at, std::nullopt} : std::move(found->second));
    }
    catalogue.add(std::move(entry));
  }
  return catalogue.sources();
}

bool is_tmx(std::string_view bytes) { return has_root(bytes, "tmx"); }

}  // namespace fathom::audit
