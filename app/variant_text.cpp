#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "app/variant_page.hpp"
#include "model/core/words.hpp"

namespace fathom::app {

namespace {

constexpr std::size_t part_columns = 10;
constexpr std::size_t widest_subject = 34;
constexpr std::size_t line_columns = 118;
/// Where findings begin, and what belongs to one stands a little further in.
const std::string begins(part_columns + 2, ' ');
const std::string within(part_columns + 4, ' ');

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
std::string paragraph(const std::string& lead, const std::string& text, std::size_t indent, std::size_t most) {
  std::vector<std::string> lines = wrapped_whole(text, line_columns - indent);
  if (lines.size() > most) {
    lines.resize(most);
    lines.back() += " ...";
  }
  std::string all = lead;
  for (std::size_t i = 0; i < lines.size(); ++i) all += (i == 0 ? "" : std::string(indent, ' ')) + lines[i] + "\n";
  return all;
}

/// The names of many things in a line: `a, b and 30 more`.
std::string in_a_line(const std::vector<Item>& items) {
  constexpr std::size_t most_names = 6;
  std::vector<std::string> names;
  for (const Item& item : items) {
    if (names.size() == most_names) break;
    names.push_back(item.name);
  }
  if (items.size() > names.size()) names.push_back(std::to_string(items.size() - names.size()) + " more");
  return listed(names);
}

std::string listed_below(const std::vector<Item>& items, const Paint& paint) {
  constexpr std::size_t most_lines = 2;
  std::size_t columns = 0;
  for (const Item& item : items) columns = std::max(columns, width(item.name));
  columns = std::min(columns, widest_subject);
  std::string text;
  const std::size_t indent = within.size() + columns + 2;
  for (std::size_t i = 0; i < std::min(items.size(), most_items); ++i) {
    const Item& item = items[i];
    std::string lead = within + left(item.name, columns) + "  ";
    if (width(item.name) > columns) lead = within + item.name + "\n" + std::string(indent, ' ');
    text += paragraph(lead, item.says, indent, most_lines);
  }
  if (const std::string rest = rest_of(items.size(), most_items); !rest.empty())
    text += within + paint(Tone::faint, rest) + "\n";
  return text;
}

/// A line of evidence with its columns as they are; what is too long goes on under its first words.
std::vector<std::string> evidence_lines(std::string line) {
  const std::size_t columns = line_columns - within.size();
  const std::size_t gap = line.find("  ");
  const std::size_t words = gap == std::string::npos ? std::string::npos : line.find_first_not_of(' ', gap);
  constexpr std::size_t farthest = 24;
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

std::string evidence_of(const Finding& finding, const Paint& paint) {
  constexpr std::size_t most_evidence = 20;
  std::string text;
  for (std::size_t i = 0; i < std::min(finding.evidence.size(), most_evidence); ++i)
    for (const std::string& line : evidence_lines(finding.evidence[i])) text += within + paint(Tone::faint, line) + "\n";
  if (const std::string rest = rest_of(finding.evidence.size(), most_evidence); !rest.empty())
    text += within + paint(Tone::faint, rest) + "\n";
  return text;
}

/// What is accepted is told in short: who accepted it knows it.
std::string lines_of(const Finding& finding, std::size_t subject_columns, const Paint& paint) {
  constexpr std::size_t no_limit = 1000;
  const bool known = !finding.accepted.empty();
  const std::size_t indent = begins.size() + (subject_columns == 0 ? 0 : subject_columns + 2);
  const bool names_only = !finding.items.empty() && (known || finding.items.front().says.empty());
  std::string says = finding.says;
  if (names_only) says += (says.empty() ? "" : ": ") + in_a_line(finding.items);
  std::string lead = finding.subject.empty() ? "" : left(finding.subject, subject_columns) + "  ";
  if (width(finding.subject) > subject_columns) lead = finding.subject + "\n" + std::string(indent, ' ');
  std::string text = paragraph(paint(known ? Tone::faint : finding.tone, lead), says, indent, no_limit);
  if (!known) {
    if (!names_only) text += listed_below(finding.items, paint);
    text += evidence_of(finding, paint);
    for (const std::string& command : finding.again) text += within + paint(Tone::faint, command) + "\n";
  } else {
    text += within + paint(Tone::good, "accepted: " + finding.accepted) + "\n";
  }
  return text;
}

using Cells = std::array<std::string, 7>;
Cells cells_of(const Row& row, const std::string& what) {
  return {what, row.published, row.variant, row.difference, row.between, row.choices, row.players};
}

/// A line of the table: words on the left, numbers on the right.
std::string line_of(const Cells& cells, const std::array<std::size_t, 7>& columns) {
  std::string line;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const bool is_number = i >= 1 && i <= 4;
    line += (i == 0 ? "" : "  ") + (is_number ? right(cells[i], columns[i]) : left(cells[i], columns[i]));
  }
  line.erase(line.find_last_not_of(' ') + 1);
  return line + "\n";
}

/// The table of those rows that every page shows, and how many more there are.
std::string table_of(const Passage& passage, const Paint& paint) {
  const Cells heading{"", "published", "variant", "difference", passage.interval, "choices", "players"};
  std::vector<Cells> lines;
  std::vector<std::string> groups;
  const Row* before = nullptr;
  for (const Row& row : passage.rows) {
    if (row.place != Place::everywhere) continue;
    const bool goes_on = before != nullptr && before->group == row.group;
    groups.push_back(goes_on ? "" : row.group);
    lines.push_back(cells_of(row, goes_on && before->what == row.what ? "" : "  " + row.what));
    before = &row;
  }
  std::array<std::size_t, 7> columns{};
  for (std::size_t i = 0; i < columns.size(); ++i) {
    columns[i] = width(heading[i]);
    for (const Cells& line : lines) columns[i] = std::max(columns[i], width(line[i]));
  }
  std::string text = paint(Tone::faint, line_of(heading, columns));
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (!groups[i].empty()) text += begins + paint(Tone::strong, groups[i]) + "\n";
    text += begins + line_of(lines[i], columns);
  }
  if (passage.rows.size() > lines.size())
    text += begins +
            paint(Tone::faint,
                  "and " + counted(passage.rows.size() - lines.size(), "more row") + ": --format html or json has all") +
            "\n";
  return text;
}

std::string lines_of(const Passage& passage, const Paint& paint) {
  std::size_t subject_columns = 0;
  for (const Finding& finding : passage.findings) subject_columns = std::max(subject_columns, width(finding.subject));
  subject_columns = std::min(subject_columns, widest_subject);
  const auto label = [&](const std::string& before) {
    return before.empty() ? "  " + paint(Tone::strong, left(passage.name, part_columns)) : begins;
  };
  std::string text;
  if (!passage.rows.empty()) text += label(text) + table_of(passage, paint);
  for (const Finding& finding : passage.findings) text += label(text) + lines_of(finding, subject_columns, paint);
  return text + "\n";
}

}  // namespace

std::string as_text(const VariantPage& page, const Paint& paint) {
  std::string first = page.game;
  for (std::size_t i = 0; i < page.changes.size(); ++i) first += (i == 0 ? ": " : ", ") + page.changes[i];
  const std::string lead = page.title + "   ";
  constexpr std::size_t no_limit = 1000;
  constexpr std::size_t widest_title = 40;
  const std::size_t indent = width(page.title) > widest_title ? 2 : width(lead);
  std::string text = paragraph(paint(Tone::strong, page.title) + (indent == 2 ? "\n  " : "   "), first, indent, no_limit);
  if (!page.because.empty()) text += paragraph("  ", page.because, 2, no_limit);
  text += "\n";
  for (const Passage& passage : page.passages) text += lines_of(passage, paint);
  text += paint(page.alarming ? Tone::bad : Tone::good, page.verdict + ".") + "\n";
  if (!page.next.empty())
    for (const std::string& line : wrapped(page.next, line_columns)) text += line + "\n";
  if (!page.foot.empty()) {
    text += "\n";
    for (const std::string& line : wrapped(page.foot, line_columns)) text += paint(Tone::faint, line) + "\n";
  }
  return text;
}

}  // namespace fathom::app
