#include "audit/text/formats/docx.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "audit/text/formats/docx_styles.hpp"
#include "audit/text/formats/flow.hpp"
#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace docx {
namespace {

const std::string kind = "a DOCX document";

/// What of a document is not shown: properties, what was deleted or moved away, what stands in for newer drawings, comments.
bool is_unseen(std::string_view name) {
  static constexpr std::array<std::string_view, 10> names = {"pPr",      "rPr", "del",   "moveFrom", "instrText",
                                                             "Fallback", "rt",  "tblPr", "sdtPr",    "trPr"};
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// Whether a table only puts things beside each other: it has one column, tables, lists or headings in it.
struct TableWalker : pugi::xml_tree_walker {
  explicit TableWalker(const DocxStyles& all) : styles(all) {}
  const DocxStyles& styles;
  bool is_frame = false;
  int cells = 0;  ///< Of the widest row.
  bool for_each(pugi::xml_node& node) override {
    const std::string_view name = element_name(node);
    if (name == "tbl") is_frame = true;
    if (name == "tr") {
      const auto children = node.children();
      cells =
          std::max(cells, static_cast<int>(std::count_if(children.begin(), children.end(), [](const pugi::xml_node& each) {
                     return element_name(each) == "tc" || element_name(each) == "sdt";
                   })));
    }
    if (name == "pPr") {
      const DocxStyle own = docx_style_of(node), style = styles.of(attribute_of(child_of(node, "pStyle"), "val"));
      is_frame =
          is_frame || own.list.value_or(style.list.value_or(0)) > 0 || own.outline.value_or(style.outline.value_or(9)) < 9;
    }
    return !is_frame;
  }
};

/// Takes what stands in a document, part by part.
class Reader {
 public:
  Reader(const std::string& name, const Parts& parts, const std::string& path);

  Source done(const pugi::xml_node& body);

 private:
  void blocks(const pugi::xml_node& node);
  void paragraph(const pugi::xml_node& node);
  void begin_paragraph(const pugi::xml_node& properties);
  void table(const pugi::xml_node& node);
  void row(const pugi::xml_node& node);
  void cells(const pugi::xml_node& node);
  void words_in_cell(const pugi::xml_node& node);
  void inlines(const pugi::xml_node& node, Weight weight);
  void inline_of(const pugi::xml_node& node, Weight weight);
  void run(const pugi::xml_node& node, Weight weight);
  void add_note(const pugi::xml_node& reference, std::map<int, std::string>& notes);
  [[nodiscard]] std::map<int, std::string> notes_in(const std::string& type) const;
  [[nodiscard]] std::unique_ptr<pugi::xml_document> related(std::string_view type) const;

  const std::string& name_;
  const Parts& parts_;
  const std::string& path_;
  DocxStyles styles_;
  DocxLists lists_;
  std::map<int, std::string> footnotes_;
  std::map<int, std::string> endnotes_;
  Flow flow_;
  std::vector<pugi::xml_node> boxes_;                          ///< Of text, met in this paragraph.
  std::map<std::string, std::size_t, std::less<>> languages_;  ///< How many bytes are in each.
  std::string language_;                                       ///< Of this run.
  Weight paragraph_weight_ = Weight::plain;
  int list_ = 0;        ///< Of the last item.
  int title_ = 0;       ///< 1 where a title has been, below which all headings stand.
  bool joins_ = false;  ///< The next paragraph goes on in this one, as the mark between them was deleted.
};

std::unique_ptr<pugi::xml_document> Reader::related(std::string_view type) const {
  const std::string folder = path_.substr(0, path_.find_last_of('/') + 1);
  const std::string path = related_path(name_, parts_, path_, type, folder + std::string(type.substr(1)) + ".xml");
  const std::optional<std::string> bytes = parts_(path);
  return bytes ? xml_of(name_, path, *bytes) : std::make_unique<pugi::xml_document>();
}

/// All text of a paragraph or note, without what is not shown.
void add_words(const pugi::xml_node& node, std::string& words) {
  for (const pugi::xml_node& each : node.children()) {
    const std::string_view name = element_name(each);
    if (is_unseen(name)) continue;
    if (name == "t") words += each.child_value();
    if (name == "tab" || name == "br" || name == "p") words += ' ';
    add_words(each, words);
  }
}

std::map<int, std::string> Reader::notes_in(const std::string& type) const {
  std::map<int, std::string> notes;
  const auto document = related(type);
  for (const pugi::xml_node& node : document->document_element().children()) {
    if (!attribute_of(node, "type").empty()) continue;  // the lines that part notes from text
    std::string words;
    add_words(node, words);
    notes[number_of(attribute_of(node, "id"), -1)] = std::move(words);
  }
  return notes;
}

Reader::Reader(const std::string& name, const Parts& parts, const std::string& path)
    : name_(name),
      parts_(parts),
      path_(path),
      styles_(related("/styles")->document_element()),
      lists_(related("/numbering")->document_element()),
      footnotes_(notes_in("/footnotes")),
      endnotes_(notes_in("/endnotes")),
      flow_(name, Flow::Places::counted) {}

void Reader::blocks(const pugi::xml_node& node) {
  for (const pugi::xml_node& each : node.children()) {
    const std::string_view name = element_name(each);
    if (name == "p") {
      paragraph(each);
    } else if (name == "tbl") {
      table(each);
    } else if (!is_unseen(name)) {
      blocks(each);
    }
  }
}

void Reader::begin_paragraph(const pugi::xml_node& properties) {
  const DocxStyle own = docx_style_of(properties), style = styles_.of(attribute_of(child_of(properties, "pStyle"), "val"));
  paragraph_weight_ = style.bold.value_or(false) ? Weight::bold : Weight::plain;
  const int list = own.list.value_or(style.list.value_or(0));
  const int level = own.list_level.value_or(style.list_level.value_or(0));
  constexpr int no_heading = 9;
  const int outline = own.outline.value_or(style.outline.value_or(no_heading));
  const std::string label = list > 0 ? lists_.next(list, level) : std::string();
  if (style.is_title) {
    title_ = 1;
    return flow_.heading(1);
  }
  if (outline < no_heading) return flow_.heading(outline + 1 + title_, label == "-" ? "" : label);
  if (label.empty()) return flow_.paragraph();
  if (list != list_) flow_.end_list();
  list_ = list;
  flow_.item(level, label);
}

void Reader::paragraph(const pugi::xml_node& node) {
  const pugi::xml_node properties = child_of(node, "pPr");
  if (!joins_) begin_paragraph(properties);
  const pugi::xml_node mark = child_of(properties, "rPr");
  joins_ = child_of(mark, "del") || child_of(mark, "moveFrom");
  inlines(node, paragraph_weight_);
  const std::vector<pugi::xml_node> boxes = std::exchange(boxes_, {});
  if (boxes.empty()) return;
  joins_ = false;
  for (const pugi::xml_node& box : boxes) blocks(box);
}

void Reader::table(const pugi::xml_node& node) {
  TableWalker walker(styles_);
  pugi::xml_node table = node;
  table.traverse(walker);
  if (walker.is_frame || walker.cells < 2) return blocks(node);
  joins_ = false;
  flow_.end_table();
  for (const pugi::xml_node& each : node.children()) row(each);
  flow_.end_table();
}

void Reader::row(const pugi::xml_node& node) {
  const std::string_view name = element_name(node);
  if (name == "tr") {
    if (child_of(child_of(node, "trPr"), "del")) return;
    flow_.row();
    cells(node);
  } else if (!is_unseen(name)) {
    for (const pugi::xml_node& each : node.children()) row(each);
  }
}

void Reader::cells(const pugi::xml_node& node) {
  for (const pugi::xml_node& each : node.children()) {
    const std::string_view name = element_name(each);
    if (name == "tc") {
      flow_.cell();
      words_in_cell(each);
    } else if (!is_unseen(name)) {
      cells(each);
    }
  }
}

void Reader::words_in_cell(const pugi::xml_node& node) {
  for (const pugi::xml_node& each : node.children()) {
    const std::string_view name = element_name(each);
    if (name == "p") {
      flow_.line_break();
      inlines(each, Weight::plain);
    } else if (!is_unseen(name)) {
      words_in_cell(each);
    }
  }
}

void Reader::inlines(const pugi::xml_node& node, Weight weight) {
  for (const pugi::xml_node& each : node.children()) inline_of(each, weight);
}

void Reader::run(const pugi::xml_node& node, Weight weight) {
  const pugi::xml_node properties = child_of(node, "rPr");
  if (docx_switch(properties, "vanish").value_or(false)) return;
  const bool bold = docx_switch(properties, "b").value_or(weight == Weight::bold);
  const std::string_view language = attribute_of(child_of(properties, "lang"), "val");
  language_ = language.empty() ? styles_.language() : std::string(language);
  inlines(node, bold ? Weight::bold : Weight::plain);
}

/// The character of a font that holds only signs.
std::string symbol(std::string_view code) {
  char32_t value = 0;
  for (const char digit : code.substr(0, 4)) {
    const int at = static_cast<int>(std::string_view("0123456789abcdef").find(static_cast<char>(digit | 0x20)));
    value = value * 16 + static_cast<char32_t>(at < 0 ? 0 : at);
  }
  std::string words;
  words << Letter{value, 0};
  return words;
}

void Reader::inline_of(const pugi::xml_node& node, Weight weight) {
  const std::string_view name = element_name(node);
  if (is_unseen(name)) return;
  if (name == "r") return run(node, weight);
  if (name == "txbxContent") return boxes_.push_back(node);
  if (name == "tab" || name == "ptab") return flow_.tab();
  if (name == "cr" || (name == "br" && attribute_of(node, "type").empty())) return flow_.line_break();
  if (name == "noBreakHyphen") return flow_.add("-", {}, weight);
  if (name == "sym") return flow_.add(symbol(attribute_of(node, "char")), {}, weight);
  if (name == "footnoteReference") return add_note(node, footnotes_);
  if (name == "endnoteReference") return add_note(node, endnotes_);
  if (name != "t") return inlines(node, weight);
  for (const pugi::xml_node& each : node.children()) {
    languages_[language_] += std::string_view(each.value()).size();
    flow_.add(each.value(), {}, weight);
  }
}

/// A note is shown once, whatever leads to it.
void Reader::add_note(const pugi::xml_node& reference, std::map<int, std::string>& notes) {
  const auto found = notes.find(number_of(attribute_of(reference, "id"), -1));
  if (found == notes.end()) return;
  flow_.note(std::move(found->second));
  notes.erase(found);
}

Source Reader::done(const pugi::xml_node& body) {
  blocks(body);
  Source source = flow_.done();
  const auto most = std::max_element(languages_.begin(), languages_.end(),
                                     [](const auto& a, const auto& b) { return a.second < b.second; });
  if (most != languages_.end()) source.language = most->first;
  return source;
}

}  // namespace
}  // namespace docx

bool is_docx(std::string_view bytes) { return zip_holds(bytes, "word/document.xml"); }

Source docx_text(const std::string& name, const Parts& parts) {
  const std::string path = related_path(name, parts, "", "/officeDocument", "word/document.xml");
  const std::optional<std::string> bytes = parts(path);
  if (!bytes)
    throw Problem(name, {}, "expected " + docx::kind + ", found an archive without " + path + "; save it as DOCX again");
  const auto document = xml_of(name, path, *bytes);
  return docx::Reader(name, parts, path).done(child_of(document->document_element(), "body"));
}

std::vector<Source> read_docx(const std::string& name, std::string_view bytes) {
  return {docx_text(name, parts_of(name, bytes, docx::kind))};
}

}  // namespace fathom::audit
