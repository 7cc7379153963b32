#include "audit/text/formats/html.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>
#include <utility>

#include "audit/text/decode.hpp"
#include "audit/text/formats/flow.hpp"
#include "audit/text/formats/html_roles.hpp"
#include "audit/text/formats/html_tree.hpp"
#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace html {
namespace {

bool is_element(const GumboNode& node) { return node.type == GUMBO_NODE_ELEMENT; }
bool is_text(const GumboNode& node) {
  return node.type == GUMBO_NODE_TEXT || node.type == GUMBO_NODE_WHITESPACE || node.type == GUMBO_NODE_CDATA;
}

std::span<const GumboNode* const> children_of(const GumboNode& node) {
  if (!is_element(node) || node.v.element.children.length == 0) return {};
  const GumboVector& children = node.v.element.children;
  return {reinterpret_cast<const GumboNode* const*>(children.data), children.length};
}

/// The level of a heading's tag, from 1, or 0.
int heading_level(GumboTag tag) { return tag >= GUMBO_TAG_H1 && tag <= GUMBO_TAG_H6 ? tag - GUMBO_TAG_H1 + 1 : 0; }

/// Whether an element is hidden, or but the sign that leads to a note and back.
bool is_hidden(const GumboNode& node) {
  if (gumbo_get_attribute(&node.v.element.attributes, "hidden") != nullptr) return true;
  const std::string_view style = html_attribute(node, "style"), role = html_attribute(node, "role");
  if (style.find("display:none") != style.npos || style.find("display: none") != style.npos) return true;
  if (role == "doc-noteref" || role == "doc-backlink") return true;
  // `<sup><a href="#note">1</a></sup>`, or the other way round
  const bool raised = node.v.element.tag == GUMBO_TAG_SUP, links = html_attribute(node, "href").starts_with('#');
  const auto children = children_of(node);
  if ((!raised && !links) || children.size() != 1 || !is_element(*children.front())) return false;
  return raised ? html_attribute(*children.front(), "href").starts_with('#')
                : children.front()->v.element.tag == GUMBO_TAG_SUP;
}

/// Whether a table only puts things beside each other: it has one column, tables, lists or headings in it.
bool is_frame(const GumboNode& table) {
  if (html_attribute(table, "role") == "presentation") return true;
  std::size_t widest = 0;
  std::vector<const GumboNode*> left = {&table};
  while (!left.empty()) {
    const GumboNode& node = *left.back();
    left.pop_back();
    std::size_t cells = 0;
    for (const GumboNode* child : children_of(node)) {
      if (!is_element(*child)) continue;
      const GumboTag tag = child->v.element.tag;
      const Role role = role_of(tag);
      if (role == Role::table || role == Role::list || role == Role::item || heading_level(tag) > 0) return true;
      cells += role == Role::cell ? 1 : 0;
      left.push_back(child);
    }
    widest = std::max(widest, cells);
  }
  return widest < 2;
}

/// Takes the elements of a page in their order.
class Reader {
 public:
  Reader(const std::string& name, const std::string& text)
      : name_(name), text_(text), places_(text), flow_(name, Flow::Places::in_file) {}

  Source done(const GumboNode& root) {
    walk(root);
    Source source = flow_.done();
    source.language = html_attribute(root, "lang");
    if (source.language.empty()) source.language = html_attribute(root, "xml:lang");
    return source;
  }

 private:
  struct List {
    bool is_counted = false;
    Counting counting = Counting::decimal;
    int next = 1;
    int step = 1;
  };

  void walk(const GumboNode& node);
  void walk_children(const GumboNode& node) {
    for (const GumboNode* child : children_of(node)) walk(*child);
  }
  void element(const GumboNode& node, Role role);
  void block(const GumboNode& node);
  void list(const GumboNode& node);
  void item(const GumboNode& node);
  void table(const GumboNode& node);
  void cell(const GumboNode& node);
  void part();
  void begin();
  void add_text(const GumboNode& node);
  void add(std::string_view words, std::size_t byte);
  void add_line(std::string_view words, std::size_t byte);

  const std::string& name_;
  const std::string& text_;
  FilePlaces places_;
  Flow flow_;
  int depth_ = 0;
  int heading_ = 0;  ///< The level of the heading we are in, or 0.
  int bold_ = 0;
  int preformatted_ = 0;
  bool in_table_ = false;  ///< One that is read by rows.
  bool in_cell_ = false;
  bool parted_ = true;  ///< The next word begins a block.
  std::vector<List> lists_;
  std::string label_;  ///< Of the item whose first word has not come yet.
};

void Reader::walk(const GumboNode& node) {
  if (is_text(node)) return add_text(node);
  if (!is_element(node)) return;
  constexpr int deepest = 4 * deepest_document;  // a table has three more elements around each cell
  if (++depth_ > deepest)
    throw Problem(name_, places_.at(node.v.element.start_pos.offset),
                  "expected at most " + std::to_string(deepest_document) +
                      " elements within each other, found more; close those that are left open");
  const Role role = role_of(node.v.element.tag);
  if (role != Role::unseen && !is_hidden(node)) element(node, role);
  --depth_;
}

void Reader::element(const GumboNode& node, Role role) {
  if (heading_level(node.v.element.tag) > 0) return block(node);
  switch (role) {
    case Role::bold:
      ++bold_;
      walk_children(node);
      --bold_;
      return;
    case Role::preformatted:
      ++preformatted_;
      block(node);
      --preformatted_;
      return;
    case Role::list:
      return list(node);
    case Role::item:
      return item(node);
    case Role::table:
      return table(node);
    case Role::row:
      if (in_table_) flow_.row();
      return in_table_ ? walk_children(node) : block(node);
    case Role::cell:
      return cell(node);
    case Role::line_break:
      if (!parted_) flow_.line_break();
      return;
    case Role::picture:
      return add(html_attribute(node, "alt"), node.v.element.start_pos.offset);
    case Role::block:
      return block(node);
    case Role::words:
    case Role::unseen:
      return walk_children(node);
  }
}

/// What comes next is parted from what was.
void Reader::part() {
  if (in_cell_) {
    flow_.line_break();
  } else {
    parted_ = true;
  }
}

void Reader::block(const GumboNode& node) {
  part();
  const int around = std::exchange(heading_, std::max(heading_, heading_level(node.v.element.tag)));
  walk_children(node);
  heading_ = around;
  part();
}

void Reader::list(const GumboNode& node) {
  part();
  if (lists_.empty()) flow_.end_list();
  List list;
  list.is_counted = node.v.element.tag == GUMBO_TAG_OL;
  const std::string_view type = html_attribute(node, "type");
  if (type.size() == 1 && std::string_view("aAiI").find(type[0]) != std::string_view::npos)
    list.counting = static_cast<Counting>(type[0]);
  const bool reversed = gumbo_get_attribute(&node.v.element.attributes, "reversed") != nullptr;
  const auto items = children_of(node);
  const auto is_item = [](const GumboNode* each) { return is_element(*each) && each->v.element.tag == GUMBO_TAG_LI; };
  if (reversed) list.next = static_cast<int>(std::count_if(items.begin(), items.end(), is_item));
  list.step = reversed ? -1 : 1;
  constexpr int most = 1 << 20;
  const std::string start(html_attribute(node, "start"));
  if (!start.empty()) list.next = std::clamp(std::atoi(start.c_str()), -most, most);
  lists_.push_back(list);
  walk_children(node);
  lists_.pop_back();
  label_.clear();
  part();
}

void Reader::item(const GumboNode& node) {
  part();
  label_ = "-";
  if (!lists_.empty() && lists_.back().is_counted) {
    List& list = lists_.back();
    constexpr int most = 1 << 20;
    const std::string value(html_attribute(node, "value"));
    if (!value.empty()) list.next = std::clamp(std::atoi(value.c_str()), -most, most);
    label_ = counted(list.next, list.counting) + ".";
    list.next += list.step;
  }
  walk_children(node);
  part();
}

void Reader::table(const GumboNode& node) {
  part();
  const bool frame = in_cell_ || is_frame(node);
  const bool around = std::exchange(in_table_, !frame);
  if (!frame) flow_.end_table();
  walk_children(node);
  if (!frame) flow_.end_table();
  in_table_ = around;
  part();
}

void Reader::cell(const GumboNode& node) {
  if (!in_table_) return block(node);
  flow_.cell();
  const bool around = std::exchange(in_cell_, true);
  walk_children(node);
  in_cell_ = around;
  parted_ = true;
}

/// Begins the block that the next word belongs to.
void Reader::begin() {
  parted_ = false;
  if (heading_ > 0) return flow_.heading(heading_);
  if (label_.empty()) return flow_.paragraph();
  flow_.item(static_cast<int>(std::max<std::size_t>(lists_.size(), 1)) - 1, std::exchange(label_, {}));
}

void Reader::add_line(std::string_view words, std::size_t byte) {
  const bool blank = words.find_first_not_of(" \t\n\r\f") == words.npos;
  if (words.empty() || (blank && parted_ && !in_cell_)) return;
  if (parted_ && !in_cell_) begin();
  flow_.add(words, places_.at(byte), bold_ > 0 ? Weight::bold : Weight::plain);
}

void Reader::add(std::string_view words, std::size_t byte) {
  if (in_table_ && !in_cell_) return;  // white space between rows
  if (preformatted_ == 0) return add_line(words, byte);
  for (std::size_t end = words.find('\n'); end != words.npos; end = words.find('\n')) {
    add_line(words.substr(0, end), byte);
    if (!parted_ || in_cell_) flow_.line_break();
    words.remove_prefix(end + 1);
    byte += end + 1;
  }
  add_line(words, byte);
}

/// How many bytes of mark-up begin here that stand for no more than one character: an entity, or a tag that was passed over.
std::size_t markup_size(std::string_view raw) {
  constexpr std::size_t longest_entity = 40;
  if (raw.starts_with('<')) return std::min(raw.find('>'), raw.size() - 1) + 1;
  std::size_t end = 1;
  while (end < raw.size() && end < longest_entity &&
         (is_letter_byte(raw[end]) || is_ascii_digit(raw[end]) || raw[end] == '#'))
    ++end;
  return end < raw.size() && raw[end] == ';' ? end + 1 : end;
}

/// Adds a text, piece by piece where its characters do not stand in the file as they are.
void Reader::add_text(const GumboNode& node) {
  const std::string_view words = node.v.text.text;
  const std::string_view raw(node.v.text.original_text.data, node.v.text.original_text.length);
  const bool in_file = raw.data() >= text_.data() && raw.data() + raw.size() <= text_.data() + text_.size();
  const std::size_t base = in_file ? static_cast<std::size_t>(raw.data() - text_.data()) : node.v.text.start_pos.offset;
  if (!in_file || raw == words) return add(words, base);
  for (std::size_t at = 0, from = 0; at < words.size();) {
    const std::size_t begin = at, begin_raw = from;
    while (at < words.size() && from < raw.size() && words[at] == raw[from] && raw[from] != '&') ++at, ++from;
    if (at > begin) add(words.substr(begin, at - begin), base + begin_raw);
    if (at == words.size()) return;
    if (from >= raw.size()) return add(words.substr(at), base + raw.size() - 1);
    const bool tag = raw[from] == '<';
    const std::size_t size = tag || raw[from] == '&' ? markup_size(raw.substr(from)) : raw[from] == '\n' ? 1 : 0;
    if ((tag && from + size < raw.size()) || raw[from] == '\n') {
      from += size;
      continue;
    }
    std::size_t letter = letter_at(words, at).size;
    // `&` that begins no entity stands for itself
    const bool itself = raw[from] == '&' && words[at] == '&' && raw.substr(from, size) == words.substr(at, size);
    if (itself) letter = size;
    add(words.substr(at, letter), base + from);
    at += letter;
    from += size;
  }
}

}  // namespace
}  // namespace html

bool is_html(std::string_view bytes) {
  constexpr std::size_t head = 1024;
  std::string begin = decode(bytes.substr(0, head)).text;
  for (char& byte : begin) byte = byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte;
  std::string_view left = begin;
  while (true) {
    left.remove_prefix(std::min(left.find_first_not_of(" \t\n"), left.size()));
    const bool comment = left.starts_with("<!--"), declaration = left.starts_with("<?xml");
    if (!comment && !declaration) break;
    const std::string_view end = comment ? "-->" : "?>";
    const std::size_t at = left.find(end);
    if (at == left.npos) return false;
    left.remove_prefix(at + end.size());
  }
  return left.starts_with("<!doctype html") || left.starts_with("<html");
}

std::vector<Source> read_html(const std::string& name, std::string_view bytes) {
  const std::string text = html_decoded(bytes);
  const HtmlTree tree(name, text);
  return {html::Reader(name, text).done(*tree.root())};
}

}  // namespace fathom::audit
