#include "audit/text/formats/odt.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "audit/text/formats/flow.hpp"
#include "audit/text/formats/odt_styles.hpp"

namespace fathom::audit {
namespace odt {
namespace {

const std::string kind = "an ODT document";
constexpr std::string_view type = "application/vnd.oasis.opendocument.text";

/// What of a document is not shown in its place: what was deleted, comments, fields of forms, what a note is called by.
bool is_unseen(std::string_view name) {
  static constexpr std::array<std::string_view, 8> names = {"tracked-changes", "annotation", "forms", "note-citation",
                                                            "sequence-decls",  "ruby-text",  "title", "desc"};
  return std::find(names.begin(), names.end(), name) != names.end();
}

bool is_frame_for_text(std::string_view name) { return name == "text-box"; }

/// Whether a table only puts things beside each other: it has one column, tables, lists or headings in it.
struct TableWalker : pugi::xml_tree_walker {
  bool is_frame = false;
  int cells = 0;  ///< Of the widest row.
  bool for_each(pugi::xml_node& node) override {
    const std::string_view name = element_name(node);
    is_frame = is_frame || name == "table" || name == "h" || name == "list";
    if (name == "table-row") {
      const auto children = node.children();
      cells =
          std::max(cells, static_cast<int>(std::count_if(children.begin(), children.end(), [](const pugi::xml_node& each) {
                     return element_name(each) == "table-cell";
                   })));
    }
    return !is_frame;
  }
};

/// Takes what stands in a document, part by part.
class Reader {
 public:
  Reader(const std::string& name, OdtStyles styles) : styles_(std::move(styles)), flow_(name, Flow::Places::counted) {}

  Source done(const pugi::xml_node& body) {
    blocks(body);
    Source source = flow_.done();
    source.language = styles_.language();
    return source;
  }

 private:
  /// A list that is being read.
  struct List {
    const OdtStyles::Levels* levels = nullptr;
    OdtCount count;
  };

  void blocks(const pugi::xml_node& node);
  void block(const pugi::xml_node& node);
  void heading(const pugi::xml_node& node);
  void paragraph(const pugi::xml_node& node);
  void list(const pugi::xml_node& node);
  void item(const pugi::xml_node& node);
  void table(const pugi::xml_node& node);
  void rows(const pugi::xml_node& node);
  void row(const pugi::xml_node& node);
  void words_in_cell(const pugi::xml_node& node);
  void words(const pugi::xml_node& node, Weight weight);
  void inlines(const pugi::xml_node& node, Weight weight);
  void inline_of(const pugi::xml_node& node, Weight weight);
  void note(const pugi::xml_node& node);

  OdtStyles styles_;
  Flow flow_;
  std::vector<pugi::xml_node> boxes_;  ///< Of text, met in this paragraph.
  OdtCount outline_;
  List list_;
  std::map<std::string, OdtCount> counts_;  ///< How far the lists of each style have come.
  std::size_t depth_ = 0;                   ///< How many lists we are in.
  bool labels_ = false;                     ///< The next paragraph is the first of an item.
  int title_ = 0;                           ///< 1 where a title has been, below which all headings stand.
};

void Reader::blocks(const pugi::xml_node& node) {
  for (const pugi::xml_node& each : node.children()) block(each);
}

void Reader::block(const pugi::xml_node& node) {
  const std::string_view name = element_name(node);
  if (name == "p") return paragraph(node);
  if (name == "h") return heading(node);
  if (name == "list") return list(node);
  if (name == "table") return table(node);
  if (!is_unseen(name)) blocks(node);
}

void Reader::heading(const pugi::xml_node& node) {
  const int level = std::clamp(number_of(attribute_of(node, "outline-level"), 1), 1, static_cast<int>(OdtStyles::deepest));
  std::string label;
  if (attribute_of(node, "is-list-header") != "true") {
    const bool listed = labels_ && list_.levels != nullptr;
    label = listed ? list_.count.next(*list_.levels, depth_ - 1)
                   : outline_.next(styles_.outline(), static_cast<std::size_t>(level) - 1);
  }
  labels_ = false;
  flow_.heading(level + title_, label == "-" ? "" : label);
  words(node, Weight::plain);
}

void Reader::paragraph(const pugi::xml_node& node) {
  const std::string_view style = attribute_of(node, "style-name");
  if (labels_ && list_.levels != nullptr) {
    const std::string label = list_.count.next(*list_.levels, depth_ - 1);
    if (label.empty()) {
      flow_.paragraph();
    } else {
      flow_.item(static_cast<int>(depth_) - 1, label);
    }
  } else if (styles_.is_title(style)) {
    title_ = 1;
    flow_.heading(1);
  } else {
    flow_.paragraph();
  }
  labels_ = false;
  words(node, styles_.is_bold(style) ? Weight::bold : Weight::plain);
}

void Reader::list(const pugi::xml_node& node) {
  const std::string_view style = attribute_of(node, "style-name");
  const bool goes_on = attribute_of(node, "continue-numbering") == "true" || !attribute_of(node, "continue-list").empty();
  const List before = list_;
  if (depth_ == 0) {
    list_ = {};
    if (goes_on) list_.count = counts_[std::string(style)];
    flow_.end_list();
  }
  if (!style.empty()) list_.levels = styles_.list(style);
  static const OdtStyles::Levels plain;
  if (list_.levels == nullptr) list_.levels = &plain;
  ++depth_;
  for (const pugi::xml_node& each : node.children()) item(each);
  --depth_;
  labels_ = false;
  if (depth_ > 0) {
    list_.levels = before.levels;
  } else {
    counts_[std::string(style)] = list_.count;
  }
}

void Reader::item(const pugi::xml_node& node) {
  const std::string_view name = element_name(node);
  if (name != "list-item" && name != "list-header") return;
  labels_ = name == "list-item";
  const int start = number_of(attribute_of(node, "start-value"), 0);
  if (start > 0) list_.count.set(depth_ - 1, start);
  blocks(node);
}

void Reader::table(const pugi::xml_node& node) {
  TableWalker walker;
  pugi::xml_node table = node;
  table.traverse(walker);
  labels_ = false;
  if (walker.is_frame || walker.cells < 2) return blocks(node);
  flow_.end_table();
  rows(node);
  flow_.end_table();
}

void Reader::rows(const pugi::xml_node& node) {
  for (const pugi::xml_node& each : node.children()) {
    const std::string_view name = element_name(each);
    if (name == "table-row") {
      row(each);
    } else if (!is_unseen(name)) {
      rows(each);
    }
  }
}

void Reader::row(const pugi::xml_node& node) {
  flow_.row();
  for (const pugi::xml_node& each : node.children()) {
    if (element_name(each) != "table-cell") continue;
    flow_.cell();
    words_in_cell(each);
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

void Reader::words(const pugi::xml_node& node, Weight weight) {
  inlines(node, weight);
  const std::vector<pugi::xml_node> boxes = std::exchange(boxes_, {});
  for (const pugi::xml_node& box : boxes) blocks(box);
}

void Reader::inlines(const pugi::xml_node& node, Weight weight) {
  for (const pugi::xml_node& each : node.children()) inline_of(each, weight);
}

void Reader::inline_of(const pugi::xml_node& node, Weight weight) {
  if (node.type() == pugi::node_pcdata || node.type() == pugi::node_cdata) return flow_.add(node.value(), {}, weight);
  const std::string_view name = element_name(node);
  if (is_unseen(name)) return;
  if (is_frame_for_text(name)) return boxes_.push_back(node);
  if (name == "s") return flow_.add(" ", {}, weight);
  if (name == "tab") return flow_.tab();
  if (name == "line-break") return flow_.line_break();
  if (name == "note") return note(node);
  const bool bold = name == "span" && styles_.is_bold(attribute_of(node, "style-name"));
  inlines(node, bold ? Weight::bold : weight);
}

/// All text below a node.
void add_words(const pugi::xml_node& node, std::string& words) {
  if (node.type() == pugi::node_pcdata || node.type() == pugi::node_cdata) words += node.value();
  const std::string_view name = element_name(node);
  if (is_unseen(name)) return;
  if (name == "s" || name == "tab" || name == "line-break" || name == "p") words += ' ';
  for (const pugi::xml_node& each : node.children()) add_words(each, words);
}

void Reader::note(const pugi::xml_node& node) {
  std::string words;
  add_words(child_of(node, "note-body"), words);
  flow_.note(std::move(words));
}

/// Whether the list of an archive's files says that they are encrypted.
void expect_open(const std::string& name, const Parts& parts) {
  const std::optional<std::string> list = parts("META-INF/manifest.xml");
  if (list && list->find("encryption-data") != std::string::npos)
    throw Problem(name, {}, "expected " + kind + ", found one that is locked with a password; save it without one");
}

}  // namespace
}  // namespace odt

bool is_odt(std::string_view bytes) {
  if (!zip_holds(bytes, "content.xml") || !zip_holds(bytes, "mimetype")) return false;
  try {
    return parts_of({}, bytes, odt::kind)("mimetype").value_or("").starts_with(odt::type);
  } catch (const Problem&) {
    return false;
  }
}

Source odt_text(const std::string& name, const Parts& parts) {
  odt::expect_open(name, parts);
  const std::optional<std::string> bytes = parts("content.xml");
  if (!bytes)
    throw Problem(name, {}, "expected " + odt::kind + ", found an archive without content.xml; save it as ODT again");
  OdtStyles styles;
  if (const std::optional<std::string> own = parts("styles.xml")) {
    styles.add(xml_of(name, "styles.xml", *own)->document_element());
  }
  const auto document = xml_of(name, "content.xml", *bytes);
  styles.add(document->document_element());
  return odt::Reader(name, std::move(styles)).done(child_of(document->document_element(), "body"));
}

std::vector<Source> read_odt(const std::string& name, std::string_view bytes) {
  return {odt_text(name, parts_of(name, bytes, odt::kind))};
}

}  // namespace fathom::audit
