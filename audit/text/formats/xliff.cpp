#include <algorithm>

#include "audit/text/formats/catalogue.hpp"
#include "audit/text/formats/readers.hpp"
#include "audit/text/formats/xml_file.hpp"

namespace fathom::audit {
namespace {

/// Reads the units of an XLIFF file of either version.
class Xliff {
 public:
  explicit Xliff(const std::string& name, std::string_view bytes) : file_(name, bytes) {}

  std::vector<Source> read();

 private:
  void take(pugi::xml_node node, const std::string& prefix, int depth);
  void take_trans_unit(pugi::xml_node unit, const std::string& prefix);
  void take_unit(pugi::xml_node unit, const std::string& prefix);
  void add_segment(CatalogueEntry& entry, pugi::xml_node segment);
  CatalogueEntry entry_of(pugi::xml_node unit, const std::string& prefix);

  XmlFile file_;
  std::vector<CatalogueEntry> entries_;
};

/// Whether white space is kept in an element, by its own word or that of the nearest around it.
XmlFile::Space space_of(pugi::xml_node node) {
  for (int depth = 0; node && depth < deepest_element; node = node.parent(), ++depth) {
    if (const auto space = node.attribute("xml:space"))
      return std::string_view(space.value()) == "preserve" ? XmlFile::Space::kept : XmlFile::Space::collapsed;
  }
  return XmlFile::Space::collapsed;
}

bool is_left_alone(pugi::xml_node node) { return std::string_view(node.attribute("translate").value()) == "no"; }

/// What a target's state says of it.
std::optional<OpenUnit::Reason> reason_of(std::string_view state) {
  if (state == "new" || state == "needs-translation" || state == "initial") return OpenUnit::Reason::untranslated;
  if (state.starts_with("needs-review")) return OpenUnit::Reason::fuzzy;
  return std::nullopt;
}

std::string first_language(const pugi::xml_node& root, const char* of_file, const char* of_root, const char* of_text) {
  if (const auto code = root.attribute(of_root)) return language_code(code.value());
  for (const pugi::xml_node file : root.children("file")) {
    if (const auto code = file.attribute(of_file)) return language_code(code.value());
  }
  const pugi::xml_node text =
      root.find_node([&](const pugi::xml_node& node) { return local_name(node) == of_text && node.attribute("xml:lang"); });
  return language_code(text.attribute("xml:lang").value());
}

CatalogueEntry Xliff::entry_of(pugi::xml_node unit, const std::string& prefix) {
  CatalogueEntry entry;
  entry.at = file_.at(unit);
  const std::string id = attribute(unit, "id");
  std::string name = attribute(unit, "resname");
  if (name.empty()) name = attribute(unit, "name");
  if (id.empty() && name.empty()) file_.refuse(unit, "expected a unit with an `id`, found none; give it one");
  entry.name = name.empty() ? "unit " + id : name;
  entry.key = prefix + (id.empty() ? name : id);
  entry.versions.resize(2);
  entry.versions[0].at = entry.versions[1].at = entry.at;
  return entry;
}

void Xliff::take_trans_unit(pugi::xml_node unit, const std::string& prefix) {
  CatalogueEntry entry = entry_of(unit, prefix);
  add_segment(entry, unit);
  entries_.push_back(std::move(entry));
}

/// A unit of XLIFF 2 may be cut into segments, of which one alone may be translated.
void Xliff::take_unit(pugi::xml_node unit, const std::string& prefix) {
  CatalogueEntry entry = entry_of(unit, prefix);
  for (const pugi::xml_node child : unit.children()) {
    const std::string_view name = local_name(child);
    if (name == "segment" || name == "ignorable") add_segment(entry, child);
  }
  entries_.push_back(std::move(entry));
}

void Xliff::add_segment(CatalogueEntry& entry, pugi::xml_node segment) {
  const bool is_ignorable = local_name(segment) == "ignorable";
  bool has_target = false;
  for (const pugi::xml_node child : segment.children()) {
    const std::string_view name = local_name(child);
    if (name != "source" && name != "target") continue;
    Version& version = entry.versions[name == "source" ? 0 : 1];
    const bool is_first = version.text.words.empty();
    if (is_first) version.at = file_.at(child);
    version.text.add(file_.content(child, space_of(child)));
    if (name == "source") continue;
    has_target = !version.text.is_blank();
    const std::string_view state =
        child.attribute("state") ? child.attribute("state").value() : segment.attribute("state").value();
    if (const auto reason = reason_of(state)) version.open = reason;
  }
  if (!is_ignorable && !has_target && !entry.versions[0].text.is_blank())
    entry.versions[1].open = OpenUnit::Reason::untranslated;
}

void Xliff::take(pugi::xml_node node, const std::string& prefix, int depth) {
  if (depth > deepest_element)
    file_.refuse(node, "expected at most " + std::to_string(deepest_element) +
                           " groups in one another, found more; nothing needs that");
  for (const pugi::xml_node child : node.children()) {
    if (child.type() != pugi::node_element || is_left_alone(child)) continue;
    const std::string_view name = local_name(child);
    if (name == "trans-unit") {
      take_trans_unit(child, prefix);
    } else if (name == "unit") {
      take_unit(child, prefix);
    } else if (name == "file" || name == "body" || name == "group") {
      take(child, prefix, depth + 1);
    }
  }
}

std::vector<Source> Xliff::read() {
  const pugi::xml_node root = file_.root();
  if (local_name(root) != "xliff")
    file_.refuse(root, "expected `<xliff>`, found `<" + std::string(root.name()) + ">`; check that this is the right file");
  int files = 0;
  for (const pugi::xml_node file : root.children()) {
    if (local_name(file) != "file") continue;
    // ids are unique within a file alone
    const std::string original = attribute(file, "original");
    const std::string name = original.empty() ? attribute(file, "id") : original;
    take(file, files++ == 0 ? "" : (name.empty() ? std::to_string(files) : name) + "#", 0);
  }
  if (entries_.empty())
    file_.refuse(root, "expected units (`<trans-unit>` or `<unit>`), found none; check that this is the right file");
  Catalogue catalogue(file_.name(), {first_language(root, "source-language", "srcLang", "source"),
                                     first_language(root, "target-language", "trgLang", "target")});
  for (CatalogueEntry& entry : entries_) {
    for (Version& version : entry.versions) version.text.trim();
    catalogue.add(std::move(entry));
  }
  return catalogue.sources();
}

}  // namespace

std::vector<Source> read_xliff(const std::string& name, std::string_view bytes) { return Xliff(name, bytes).read(); }

bool is_xliff(std::string_view bytes) { return has_root(bytes, "xliff"); }

}  // namespace fathom::audit
