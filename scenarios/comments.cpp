#include "scenarios/comments.hpp"

#include <algorithm>

namespace fathom {

namespace {

constexpr char blot = 'x';

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    std::string line(text.substr(begin, end - begin));
    if (line.ends_with('\r')) line.pop_back();
    lines.push_back(std::move(line));
    begin = end + 1;
  }
  return lines;
}

bool is_blank(std::string_view line) { return line.find_first_not_of(" \t") == line.npos; }

std::size_t indent_of(std::string_view line) { return std::min(line.find_first_not_of(' '), line.size()); }

/// Where a comment begins in a line; its end where there is none.
std::size_t comment_in(const std::string& line) {
  for (std::size_t at = line.find('#'); at != line.npos; at = line.find('#', at + 1))
    if (at == 0 || line[at - 1] == ' ' || line[at - 1] == '\t') return at;
  return line.size();
}

}  // namespace

Comments::Comments(std::string_view text, const Node& document) : lines_(lines_of(text)) {
  pass_over(document, 0);
  note_places(document);
  bool after_a_blank = false;
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    const int line = static_cast<int>(i) + 1;
    if (after_a_blank && !is_blank(lines_[i])) note_blank(line);
    const std::size_t at = comment_in(lines_[i]);
    if (at < lines_[i].size()) attach(line, lines_[i].substr(at));
    after_a_blank = is_blank(lines_[i]);
  }
  while (!at_the_end_.empty() && at_the_end_.back().empty()) at_the_end_.pop_back();
}

const Remarks& Comments::of(Position at, Place place) const {
  static const Remarks none;
  const auto found = remarks_.find({at.line, at.column, place});
  return found == remarks_.end() ? none : found->second;
}

char Comments::sign_at(Position at) const {
  const auto line = static_cast<std::size_t>(at.line) - 1, column = static_cast<std::size_t>(at.column) - 1;
  return line < lines_.size() && column < lines_[line].size() ? lines_[line][column] : ' ';
}

bool Comments::has_brackets(const Node& node) const {
  return node.at == Position{} || sign_at(node.at) == '{' || sign_at(node.at) == '[';
}

/// Blots out what is said in quotes and on lines of their own, so that no `#` in it is taken for a comment.
void Comments::pass_over(const Node& node, std::size_t indent) {
  for (const Node::Entry& entry : node.entries) {
    pass_over_quotes(entry.at);
    pass_over(entry.value, static_cast<std::size_t>(entry.at.column) - 1);
  }
  for (const Node& item : node.items) {
    const auto line = static_cast<std::size_t>(item.at.line) - 1;  // nothing, as the last item, stands behind the last line
    pass_over(item, line < lines_.size() ? indent_of(lines_[line]) : 0);
  }
  if (!node.is_scalar() || node.style == Node::Style::plain) return;
  if (sign_at(node.at) != '|' && sign_at(node.at) != '>') return pass_over_quotes(node.at);
  const auto first = static_cast<std::size_t>(node.at.line);
  std::size_t end = first;
  for (std::size_t i = first; i < lines_.size() && (is_blank(lines_[i]) || indent_of(lines_[i]) > indent); ++i)
    if (!is_blank(lines_[i])) end = i + 1;
  for (std::size_t i = first; i < end; ++i) lines_[i].assign(std::max<std::size_t>(lines_[i].size(), 1), blot);
}

void Comments::pass_over_quotes(Position at) {
  const char quote = sign_at(at);
  if (quote != '"' && quote != '\'') return;
  auto line = static_cast<std::size_t>(at.line) - 1, column = static_cast<std::size_t>(at.column);
  for (; line < lines_.size(); ++line, column = 0) {
    std::string& text = lines_[line];
    for (; column < text.size(); ++column) {
      const bool is_escaped = quote == '"' && text[column] == '\\';
      const bool is_doubled =
          quote == '\'' && text[column] == quote && column + 1 < text.size() && text[column + 1] == quote;
      if (text[column] == quote && !is_doubled) return;
      text[column] = blot;
      if ((is_escaped || is_doubled) && column + 1 < text.size()) text[++column] = blot;
    }
  }
}

void Comments::note_places(const Node& node) {
  for (const Node::Entry& entry : node.entries) {
    remarks_[{entry.at.line, entry.at.column, Place::entry}];
    note_places(entry.value);
  }
  for (const Node& item : node.items) {
    remarks_[{item.at.line, item.at.column, Place::item}];
    note_places(item);
  }
}

void Comments::note_blank(int line) {
  const auto next = remarks_.lower_bound({line, 0, Place::item});
  if (next == remarks_.end()) {
    at_the_end_.emplace_back();
  } else if (next->second.before.empty()) {
    next->second.blank_before = true;
  } else {
    next->second.before.emplace_back();
  }
}

void Comments::attach(int line, std::string text) {
  ++count_;
  const std::string& whole = lines_[static_cast<std::size_t>(line) - 1];
  const bool is_alone = is_blank(std::string_view(whole).substr(0, comment_in(whole)));
  auto place = remarks_.lower_bound({line, 0, Place::item});
  if (remarks_.empty() || (is_alone && place == remarks_.end())) return at_the_end_.push_back(std::move(text));
  if (is_alone) return place->second.before.push_back(std::move(text));
  const bool begins_here = place != remarks_.end() && std::get<0>(place->first) == line;
  if (!begins_here && place != remarks_.begin()) --place;  // the end of something that began above
  std::string& after = place->second.after;
  after += (after.empty() ? "" : " ") + text;
}

bool Comments::are_in(const Node& node) const {
  const auto has_any = [](const Remarks& remarks) { return !remarks.before.empty() || !remarks.after.empty(); };
  return std::ranges::any_of(node.entries,
                             [&](const Node::Entry& entry) { return has_any(of(entry)) || are_in(entry.value); }) ||
         std::ranges::any_of(node.items, [&](const Node& item) { return has_any(of(item)) || are_in(item); });
}

}  // namespace fathom
