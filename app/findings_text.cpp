#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "app/findings.hpp"
#include "app/findings_table.hpp"
#include "model/core/words.hpp"

namespace fathom::app {

namespace {

constexpr std::size_t part_columns = 10;
constexpr std::size_t widest_subject = 34;
/// Longer lines are hard to read, however wide the terminal is.
constexpr std::size_t widest_line = 118;
/// On a terminal narrower than this, what is said of a subject stands below it.
constexpr std::size_t room_beside = 90;
/// Where findings begin, and what belongs to one stands a little further in.
const std::string begins(part_columns + 2, ' ');
const std::string within(part_columns + 4, ' ');

/// How the text is written.
struct Sheet {
  const Paint& paint;
  std::size_t columns;  ///< Of the terminal.
  Extent extent;

  [[nodiscard]] std::size_t line_columns() const { return std::min(columns, widest_line); }
  [[nodiscard]] std::size_t at_most(std::size_t many) const { return extent == Extent::all ? std::string::npos : many; }
};

/// Lines broken at blanks, but never between a number and its sign.
std::vector<std::string> wrapped_whole(std::string text, std::size_t columns) {
  constexpr std::string_view blank = " %";
  constexpr std::string_view tied = "\u00a0%";
  for (std::size_t at = 0; (at = text.find(blank, at)) != std::string::npos; at += tied.size())
    text.replace(at, blank.size(), tied);
  std::vector<std::string> lines = wrapped(text, columns);
  for (std::string& line : lines)
    for (std::size_t at = 0; (at = line.find(tied, at)) != std::string::npos; at += blank.size())
      line.replace(at, tied.size(), blank);
  return lines;
}

/// Lines behind a lead as wide as `indent`, so many at most; the last one says where it is cut short.
std::string paragraph(const Sheet& sheet, const std::string& lead, const std::string& text, std::size_t indent,
                      std::size_t most = std::string::npos) {
  std::vector<std::string> lines = wrapped_whole(text, sheet.line_columns() - indent);
  if (lines.size() > most) {
    lines.resize(most);
    lines.back() += " ...";
  }
  std::string all = lead;
  for (std::size_t i = 0; i < lines.size(); ++i) all += (i == 0 ? "" : std::string(indent, ' ')) + lines[i] + "\n";
  return all;
}

/// The names of many things in a line: `a, b and 30 more`.
std::string in_a_line(const Sheet& sheet, const std::vector<Item>& items) {
  constexpr std::size_t most_names = 6;
  std::vector<std::string> names;
  for (const Item& item : items) {
    if (names.size() == sheet.at_most(most_names)) break;
    names.push_back(item.name);
  }
  if (items.size() > names.size()) names.push_back(std::to_string(items.size() - names.size()) + " more");
  return listed(names);
}

std::string listed_below(const Sheet& sheet, const std::vector<Item>& items) {
  constexpr std::size_t most_lines = 2;
  std::size_t columns = 0;
  for (const Item& item : items) columns = std::max(columns, width(item.name));
  columns = sheet.columns < room_beside ? 0 : std::min(columns, widest_subject);
  std::string text;
  const std::size_t indent = within.size() + columns + 2;
  const std::size_t shown = std::min(items.size(), sheet.at_most(most_items));
  for (std::size_t i = 0; i < shown; ++i) {
    const Item& item = items[i];
    std::string lead = within + left(item.name, columns) + "  ";
    if (width(item.name) > columns) lead = within + item.name + "\n" + std::string(indent, ' ');
    text += paragraph(sheet, lead, item.says, indent, sheet.at_most(most_lines));
  }
  if (const std::string rest = rest_of(items.size(), shown); !rest.empty())
    text += paragraph(sheet, within, rest, within.size());
  return text;
}

/// A line of evidence with its columns as they are; what is too long goes on under its first words.
std::vector<std::string> evidence_lines(const Sheet& sheet, std::string line) {
  const std::size_t columns = sheet.line_columns() - within.size();
  const std::size_t gap = line.find("  ");
  const std::size_t words = gap == std::string::npos ? std::string::npos : line.find_first_not_of(' ', gap);
  const std::size_t farthest = columns / 4;
  const std::string indent(words < farthest ? words : 2, ' ');
  std::vector<std::string> lines;
  while (width(line) > columns) {
    const std::size_t blank = line.rfind(' ', columns);
    if (blank == std::string::npos || blank <= indent.size()) break;
    lines.push_back(line.substr(0, blank));
    line = indent + line.substr(blank + 1);
  }
  lines.push_back(line);
  return lines;
}

std::string evidence_of(const Sheet& sheet, const Finding& finding) {
  constexpr std::size_t most_evidence = 20;
  std::string text;
  const std::size_t shown = std::min(finding.evidence.size(), sheet.at_most(most_evidence));
  for (std::size_t i = 0; i < shown; ++i)
    for (const std::string& line : evidence_lines(sheet, finding.evidence[i]))
      text += within + sheet.paint(Tone::faint, line) + "\n";
  if (const std::string rest = rest_of(finding.evidence.size(), shown); !rest.empty())
    text += within + sheet.paint(Tone::faint, rest) + "\n";
  return text;
}

/// What is accepted is told in short: who accepted it knows it.
std::string lines_of(const Sheet& sheet, const Finding& finding, std::size_t subject_columns) {
  const bool known = !finding.accepted.empty();
  const bool below = finding.subject.size() > subject_columns || sheet.columns < room_beside;
  const std::size_t indent = below ? within.size() : begins.size() + (subject_columns == 0 ? 0 : subject_columns + 2);
  const bool names_only = !finding.items.empty() && (known || finding.items.front().says.empty());
  std::string says = finding.says;
  if (names_only) says += (says.empty() ? "" : ": ") + in_a_line(sheet, finding.items);
  std::string lead = left(finding.subject, subject_columns) + "  ";
  if (below) lead = finding.subject + (says.empty() ? "" : "\n" + std::string(indent, ' '));
  if (finding.subject.empty()) lead.clear();
  std::string text = paragraph(sheet, sheet.paint(known ? Tone::faint : finding.tone, lead), says,
                               finding.subject.empty() ? begins.size() : indent);
  if (known)
    return text + paragraph(sheet, within + sheet.paint(Tone::good, "accepted:") + " ", finding.accepted, within.size());
  if (!names_only) text += listed_below(sheet, finding.items);
  text += evidence_of(sheet, finding);
  for (const std::string& command : finding.again) text += within + sheet.paint(Tone::faint, command) + "\n";
  return text;
}

/// A passage's name before its first line, or above it where it is long.
std::string label_of(const Sheet& sheet, const Passage& passage, Tone tone) {
  const bool is_long = width(passage.name) >= part_columns;
  return "  " + sheet.paint(tone, left(passage.name, is_long ? 0 : part_columns)) + (is_long ? "\n" + begins : "");
}

/// What is folded away, and how to see it.
std::string folded_line(const Sheet& sheet, const Passage& passage) {
  const std::string lead = label_of(sheet, passage, Tone::faint);
  return paragraph(sheet, lead, passage.sum + " (--full lists them)", begins.size()) + "\n";
}

std::string lines_of(const Sheet& sheet, const Passage& passage) {
  if (passage.fold == Fold::folded && sheet.extent == Extent::telling) return folded_line(sheet, passage);
  std::size_t subject_columns = 0;
  for (const Finding& finding : passage.findings) subject_columns = std::max(subject_columns, width(finding.subject));
  subject_columns = std::min(subject_columns, widest_subject);
  std::string text;
  if (!passage.table.rows.empty() || !passage.curves.curves.empty()) {
    text = paragraph(sheet, label_of(sheet, passage, Tone::strong), passage.explanation, begins.size());
    text += table_in_text(passage.table, sheet.paint, sheet.columns, sheet.extent);
    text += curves_in_text(passage.curves, sheet.paint, sheet.columns);
  }
  const auto label = [&](const std::string& before) {
    return before.empty() ? label_of(sheet, passage, Tone::strong) : begins;
  };
  for (const Finding& finding : passage.findings) text += label(text) + lines_of(sheet, finding, subject_columns);
  return text + "\n";
}

std::string top_of(const Sheet& sheet, const Findings& findings) {
  std::string first = findings.game;
  for (std::size_t i = 0; i < findings.changes.size(); ++i) first += (i == 0 ? ": " : ", ") + findings.changes[i];
  constexpr std::size_t widest_title = 40;
  const bool below = width(findings.title) > widest_title || sheet.columns < room_beside;
  const std::string lead = sheet.paint(Tone::strong, findings.title) + (below ? "\n  " : "   ");
  std::string text = paragraph(sheet, lead, first, below ? 2 : width(findings.title) + 3);
  if (!findings.because.empty()) text += paragraph(sheet, "  ", findings.because, 2);
  return text + "\n";
}

}  // namespace

std::string as_text(const Passage& passage, const Paint& paint, std::size_t columns, Extent extent) {
  return lines_of({paint, columns, extent}, passage);
}

std::string as_text(const Findings& findings, const Paint& paint, std::size_t columns, Extent extent) {
  const Sheet sheet{paint, columns, extent};
  std::string text = top_of(sheet, findings);
  for (const Passage& passage : findings.passages) text += lines_of(sheet, passage);
  for (const std::string& line : wrapped_whole(findings.verdict + ".", sheet.line_columns()))
    text += paint(findings.alarming ? Tone::bad : Tone::good, line) + "\n";
  if (!findings.next.empty()) text += paragraph(sheet, "", findings.next, 0);
  if (!findings.foot.empty()) {
    text += "\n";
    for (const std::string& line : wrapped(findings.foot, sheet.line_columns())) text += paint(Tone::faint, line) + "\n";
  }
  return text;
}

}  // namespace fathom::app
