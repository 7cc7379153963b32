#include <array>
#include <string>
#include <string_view>

#include "audit/termbase/termbase_readers.hpp"
#include "audit/text/formats/language_names.hpp"
#include "audit/text/formats/xml_file.hpp"

namespace fathom::audit {
namespace {

/// What the administrative status of a term says of it, in the words of TBX and of what came before it, without their
/// endings
/// `-admn-sts` and `Term`.
struct Status {
  std::string_view name;
  Standing standing;
};
constexpr std::array<Status, 10> statuses{{{"preferred", Standing::proper},
                                           {"standardized", Standing::proper},
                                           {"legal", Standing::proper},
                                           {"regulated", Standing::proper},
                                           {"admitted", Standing::also},
                                           {"deprecated", Standing::forbidden},
                                           {"superseded", Standing::forbidden},
                                           {"obsolete", Standing::forbidden},
                                           {"notrecommended", Standing::forbidden},
                                           {"forbidden", Standing::forbidden}}};

class TbxReader {
 public:
  TbxReader(const std::string& name, std::string_view bytes) : file_(name, bytes) {}

  std::vector<TermEntry> read() {
    const pugi::xml_node root = file_.root();
    if (local_name(root) != "tbx" && local_name(root) != "martif")
      file_.refuse(root, "expected TBX, with tbx or martif as its outermost element, found " + std::string(root.name()) +
                             "; export the terms as TBX");
    const pugi::xml_node body = child(child(root, "text"), "body");
    if (!body) file_.refuse(root, "expected the entries in text and body, found no such elements; export it again");
    std::vector<TermEntry> entries;
    for (const pugi::xml_node& node : body.children())
      if (local_name(node) == "conceptEntry" || local_name(node) == "termEntry") add_entry(entries, node);
    return entries;
  }

 private:
  std::string text_in(pugi::xml_node node) {
    PlacedText text = file_.content(node, XmlFile::Space::collapsed);
    text.trim();
    return text.words;
  }

  static pugi::xml_node child(const pugi::xml_node& of, std::string_view name) {
    for (const pugi::xml_node& node : of.children())
      if (local_name(node) == name) return node;
    return {};
  }

  void add_entry(std::vector<TermEntry>& entries, const pugi::xml_node& node) {
    TermEntry entry;
    entry.at = file_.at(node);
    for (const pugi::xml_node& part : node.children()) {
      const std::string_view name = local_name(part);
      if (name == "langSec" || name == "langSet") add_language(entry, part);
      if (name == "note") entry.note += (entry.note.empty() ? "" : " ") + text_in(part);
    }
    if (!entry.names.empty()) entries.push_back(std::move(entry));
  }

  void add_language(TermEntry& entry, const pugi::xml_node& node) {
    const std::string code = attribute(node, node.attribute("xml:lang") ? "xml:lang" : "lang");
    if (!is_language_code(code))
      file_.refuse(node, "expected a language in xml:lang, such as fr, found \"" + code + "\"; add it");
    for (const pugi::xml_node& term : node.children()) {
      const std::string_view name = local_name(term);
      if (name == "ntig") add_term(entry, language_tag(code), child(term, "termGrp"));
      if (name == "termSec" || name == "tig") add_term(entry, language_tag(code), term);
    }
  }

  void add_term(TermEntry& entry, const std::string& language, const pugi::xml_node& node) {
    const pugi::xml_node term = child(node, "term");
    if (!term) file_.refuse(node, "expected a term here, found none; add it or drop the element");
    Standing standing = Standing::proper;
    for (const pugi::xml_node& part : node.children()) {
      const std::string_view type =
          local_name(part) == "termNote" ? std::string_view(part.attribute("type").value()) : local_name(part);
      if (type == "administrativeStatus" || type == "normativeAuthorization") standing = standing_of(part);
    }
    add_name(entry, {language, text_in(term), standing}, file_.at(term));
  }

  Standing standing_of(const pugi::xml_node& node) {
    const std::string told = text_in(node);
    std::string name = language_tag(told);
    for (const std::string_view ending : {"-admn-sts", "term"})
      if (name.ends_with(ending)) name.resize(name.size() - ending.size());
    std::vector<std::string_view> known;
    for (const Status& status : statuses) {
      if (status.name == name) return status.standing;
      known.push_back(status.name);
    }
    file_.refuse(node, "expected the status of a term, such as preferredTerm-admn-sts or deprecatedTerm-admn-sts, found \"" +
                           told + "\"" + suggestion(name, known));
  }

  XmlFile file_;
};

}  // namespace

std::vector<TermEntry> read_tbx(const std::string& file, std::string_view bytes) { return TbxReader(file, bytes).read(); }

}  // namespace fathom::audit
