#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/findings.hpp"
#include "app/variant_words.hpp"
#include "audit/report/marking.hpp"
#include "model/core/words.hpp"

namespace fathom::app {

namespace {

/// GitHub takes 65536 characters in a comment; whoever puts this into one may want to write something of her own.
constexpr std::size_t most_bytes = 60'000;

/// How much a page shows where there is a great deal.
struct Limits {
  std::size_t rows;      ///< Of the table of all rows; 0: there is none.
  std::size_t items;     ///< Of many things alike.
  std::size_t evidence;  ///< Lines of it, for each finding.
  std::size_t bytes;     ///< Of a line.
};
constexpr std::array<Limits, 4> tightening{
    {{200, most_items, 40, 1000}, {0, most_items, 20, 400}, {0, 5, 0, 200}, {0, 0, 0, 120}}};

/// The text as it stands, whatever Markdown would make of it. Nobody is called by an @.
std::string plain(std::string_view text) {
  constexpr std::string_view special = "\\`*_{}[]<>#|~&$";
  std::string safe;
  for (const char c : text) {
    if (special.find(c) != std::string_view::npos) safe += '\\';
    safe += c == '\n' ? ' ' : c;
    if (c == '@') safe += "<!-- -->";
  }
  return safe;
}
std::string plain(std::string_view text, const Limits& limits) { return plain(clipped(text, limits.bytes)); }

/// Lines in a fence longer than any in them.
std::string fenced(const std::vector<std::string>& lines, std::string_view indent) {
  std::string fence = "```";
  for (const std::string& line : lines)
    while (line.find(fence) != std::string::npos) fence += '`';
  std::string text = std::string(indent) + fence + "text\n";
  for (const std::string& line : lines) text += std::string(indent) + line + "\n";
  return text + std::string(indent) + fence + "\n";
}

/// `Broken`.
std::string capital(std::string word) {
  if (!word.empty() && word[0] >= 'a' && word[0] <= 'z') word[0] = static_cast<char>(word[0] - 'a' + 'A');
  return word;
}

std::string items_of(const Finding& finding, const Limits& limits) {
  const std::size_t shown = std::min(finding.items.size(), limits.items);
  std::string text;
  for (std::size_t i = 0; i < shown; ++i) {
    const Item& item = finding.items[i];
    text += "  - " + plain(item.name, limits) + (item.says.empty() ? "" : ": " + plain(item.says, limits)) + "\n";
  }
  if (const std::string rest = rest_of(finding.items.size(), shown); !rest.empty() && shown > 0)
    text += "  - " + rest + "\n";
  return text;
}

std::string item(const Finding& finding, const Limits& limits) {
  std::string text = "- ";
  if (!finding.subject.empty()) text += "**" + plain(finding.subject, limits) + "** ";
  if (!finding.mark.empty()) text += "(" + plain(finding.mark, limits) + ") ";
  text += plain(finding.says, limits) + (finding.known.empty() ? "" : ": *" + plain(finding.known, limits) + "*") + "\n";
  if (!finding.accepted.empty()) text += "  *Accepted: " + plain(finding.accepted, limits) + "*\n";
  text += items_of(finding, limits);
  std::vector<std::string> lines;
  if (limits.evidence > 0) {
    for (const std::string& line : finding.evidence) {
      if (lines.size() == limits.evidence) break;
      lines.push_back(clipped(line, limits.bytes));
    }
    if (const std::string rest = rest_of(finding.evidence.size(), lines.size()); !rest.empty()) lines.push_back(rest);
    for (const std::string& command : finding.again) lines.push_back(clipped(command, limits.bytes));
  }
  if (!lines.empty()) text += "\n" + fenced(lines, "  ");
  return text;
}

/// How wide what is drawn of a row is.
constexpr std::size_t drawn_columns = 25;
constexpr std::size_t drawn_ticks = 4;

/// The head of a group's table: the group, the columns, and the axis of what is drawn.
std::string heading(const Table& table, const std::vector<std::size_t>& columns, const std::string& group,
                    const std::optional<Scale>& scale) {
  std::string names = "| " + plain(group.empty() ? table.of : group) + " |";
  std::string sides = "|---|";
  for (const std::size_t i : columns) {
    const Column& column = table.columns[i];
    names += " " + plain(column.name) + " |";
    sides += column.side == Side::right ? "--:|" : "---|";
  }
  if (scale) {
    names += " `" + axis_in_text(*scale, table.marked.signs, drawn_columns) + "` |";
    sides += "---|";
  }
  return names + "\n" + sides + "\n";
}
std::string line_of(const Table& table, const std::vector<std::size_t>& columns, const Row& row,
                    const std::optional<Scale>& scale, const Limits& limits) {
  std::string text = "| " + plain(row.what, limits) + " |";
  for (const std::size_t i : columns) text += " " + plain(row.cells.at(i), limits) + " |";
  if (scale) text += row.spread ? " `" + drawn_in_text(*scale, *row.spread, table.marked.at, drawn_columns) + "` |" : " |";
  return text + "\n";
}
/// The rows there are room for, each group under a head of its own.
std::string table_of(const Table& table, const std::vector<const Row*>& rows, const Limits& limits) {
  const std::vector<std::size_t> columns = columns_shown(table, rows);
  std::string text;
  std::optional<Scale> scale;
  const Row* before = nullptr;
  for (const Row* row : rows) {
    if (before == nullptr || before->group != row->group) {
      scale = scale_of(table, rows, row->group, drawn_ticks);
      text += (before == nullptr ? "" : "\n") + heading(table, columns, row->group, scale);
    }
    text += line_of(table, columns, *row, scale, limits);
    before = row;
  }
  return text + "\n";
}

/// A line for each curve: its ends, and how it runs between them.
std::string curves_of(const Curves& curves, const Limits& limits) {
  if (curves.curves.empty()) return {};
  std::string text = "| over " + plain(curves.over) + " " + plain(curves.at.front()) + " .. " + plain(curves.at.back()) +
                     " | from | to | |\n|---|--:|--:|---|\n";
  for (const Curve& curve : curves.curves) {
    std::vector<double> values;
    std::vector<std::string> known;
    for (const std::optional<Spread>& point : curve.points) {
      values.push_back(point ? point->at : std::nan(""));
      if (point) known.push_back(number_of(point->at, 2));
    }
    if (known.empty()) continue;
    text += "| " + plain(curve.name, limits) + " | " + known.front() + " | " + known.back() + " | `" + sparkline(values) +
            "` |\n";
  }
  return text + "\n";
}

std::string folded(const std::string& summary, const std::string& text, Fold fold) {
  return std::string("<details") + (fold == Fold::open ? " open" : "") + "><summary>" + summary + "</summary>\n\n" + text +
         "\n</details>\n";
}

std::string tables_of(const Table& table, const Limits& limits) {
  if (table.rows.empty()) return {};
  const std::vector<const Row*> telling = rows_shown(table, Extent::telling);
  std::string text = table_of(table, telling, limits);
  if (telling.size() == table.rows.size()) return text;
  if (table.rows.size() <= limits.rows)
    return text + folded("all " + counted(table.rows.size(), "row"), table_of(table, rows_shown(table, Extent::all), limits),
                         Fold::folded);
  return text + "and " + counted(table.rows.size() - telling.size(), "more row") + ": --format html or json has all\n";
}

bool is_open(const Finding& finding) {
  return finding.accepted.empty() && (finding.tone == Tone::bad || finding.tone == Tone::doubtful);
}

/// A passage under its fold; open is one that shows numbers, or that somebody has to look at.
std::string block_of(const Passage& passage, const Limits& limits) {
  if (passage.need == Need::where_there_is_room) return {};  // its line in the table above has to do
  std::string text =
      plain(passage.explanation) + "\n\n" + curves_of(passage.curves, limits) + tables_of(passage.table, limits);
  for (const Finding& finding : passage.findings) text += item(finding, limits);
  const bool shows = !passage.table.rows.empty() || !passage.curves.curves.empty();
  const bool open = passage.fold == Fold::open && (shows || std::ranges::any_of(passage.findings, is_open));
  return "\n" + folded("<b>" + audit::escaped(capital(passage.name)) +
                           "</b>: " + audit::escaped(clipped(passage.sum, limits.bytes)),
                       text, open ? Fold::open : Fold::folded);
}

std::string top_of(const Findings& findings, const Limits& limits) {
  constexpr std::size_t most_changes = 30;
  std::string text = "## " + plain(findings.title, limits) + ": " + plain(findings.verdict) + "\n\n";
  if (!findings.because.empty()) text += "> " + plain(findings.because, limits) + "\n\n";
  text += plain(findings.game);
  for (std::size_t i = 0; i < std::min(findings.changes.size(), most_changes); ++i)
    text += (i == 0 ? ": " : ", ") + plain(findings.changes[i], limits);
  if (findings.changes.size() > most_changes)
    text += ", and " + std::to_string(findings.changes.size() - most_changes) + " changes more";
  text += "\n";
  if (findings.passages.empty()) return text;
  text += "\n| part | in short |\n|---|---|\n";
  for (const Passage& passage : findings.passages)
    text += "| **" + plain(passage.name) + "** | " + plain(passage.sum, limits) + " |\n";
  return text;
}

std::string end_of(const Findings& findings) {
  std::string text;
  if (!findings.next.empty()) text += "\n" + plain(findings.next) + "\n";
  if (!findings.command.empty()) text += "\n" + fenced({findings.command}, "");
  if (!findings.foot.empty()) text += "\n<sub>" + plain(findings.foot) + "</sub>\n";
  return text;
}

}  // namespace

std::string as_markdown(const Findings& findings) {
  const std::string end = end_of(findings);
  std::string text;
  for (const Limits& limits : tightening) {
    text = top_of(findings, limits);
    for (const Passage& passage : findings.passages) text += block_of(passage, limits);
    if (text.size() + end.size() < most_bytes) return text + end;
  }
  // Whatever is too long even in short: what there is no room for is in the table at the top.
  text = top_of(findings, tightening.back());
  for (const Passage& passage : findings.passages) {
    const std::string block = block_of(passage, tightening.back());
    const std::string instead =
        "\n**" + plain(capital(passage.name)) + "**: too much for this page; --format html has all\n";
    text += text.size() + block.size() + end.size() < most_bytes - 10'000 ? block : instead;
  }
  return text + end;
}

}  // namespace fathom::app
