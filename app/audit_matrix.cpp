#include "app/audit_matrix.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <string_view>

namespace fathom::app {
namespace {

constexpr std::size_t usual_columns = 100;
constexpr std::size_t fewest_columns = 40, most_columns = 1000;
constexpr std::size_t shortest_name = 10;
constexpr std::size_t blanks_between = 2;
constexpr std::string_view cut = "...";

/// The place of a word in a list, to which it is added where it is not there yet.
std::size_t place_in(std::vector<std::string>& list, const std::string& word) {
  const auto found = std::find(list.begin(), list.end(), word);
  const auto place = static_cast<std::size_t>(found - list.begin());
  if (found == list.end()) list.push_back(word);
  return place;
}

/// The end of a name that is too long, which tells more than its beginning.
std::string shortened(const std::string& name, std::size_t columns) {
  if (width(name) <= columns) return name;
  std::string_view end = name;
  while (width(end) + cut.size() > columns || (!end.empty() && (static_cast<unsigned char>(end.front()) & 0xC0U) == 0x80U))
    end.remove_prefix(1);
  return std::string(cut) + std::string(end);
}

std::string painted(const AuditMade* made, const Paint& paint) {
  std::string text;
  for (const CellPart& part : cell_of(made)) text += (text.empty() ? "" : " ") + paint(part.tone, part.text);
  return text;
}

/// The columns that each language takes.
std::vector<std::size_t> widths_of(const ResultTable& results) {
  std::vector<std::size_t> widths;
  for (const std::string& language : results.languages) widths.push_back(width(language));
  for (const ResultTable::Row& row : results.rows)
    for (std::size_t i = 0; i < widths.size(); ++i)
      widths[i] = std::max(widths[i], width(painted(row.cells[i], Paint(Colour::never))));
  return widths;
}

/// The table of the languages from one to before another.
std::string part_of(const ResultTable& results, std::size_t first, std::size_t end, std::size_t name_columns,
                    const Paint& paint) {
  std::vector<std::vector<std::string>> lines;
  if (!results.languages[first].empty()) lines.push_back({""});
  for (std::size_t i = first; i < end && !lines.empty(); ++i)
    lines.front().push_back(paint(Tone::strong, results.languages[i]));
  for (const ResultTable::Row& row : results.rows) {
    lines.push_back({shortened(row.name, name_columns)});
    for (std::size_t i = first; i < end; ++i) lines.back().push_back(painted(row.cells[i], paint));
  }
  return table(lines, "");
}

}  // namespace

ResultTable result_table(std::span<const AuditMade> audits) {
  ResultTable results;
  for (const AuditMade& made : audits)
    if (!made.column.empty()) place_in(results.languages, audit::visible(made.column));
  if (results.languages.empty()) results.languages.emplace_back();
  for (const AuditMade& made : audits) {
    const std::string name = audit::visible(made.row);
    const std::size_t column = made.column.empty() ? 0 : place_in(results.languages, audit::visible(made.column));
    const auto has_room = [&](const ResultTable::Row& row) { return row.name == name && row.cells[column] == nullptr; };
    auto row = std::find_if(results.rows.begin(), results.rows.end(), has_room);
    if (row == results.rows.end())
      row = results.rows.insert(row, {name, std::vector<const AuditMade*>(results.languages.size(), nullptr)});
    row->cells[column] = &made;
  }
  return results;
}

std::vector<CellPart> cell_of(const AuditMade* made) {
  if (made == nullptr) return {};
  if (made->error) return {{Tone::bad, "not read"}};
  if (!made->audit) return {{Tone::faint, "no translation"}};
  const audit::Tally sum = audit::tally(made->audit->findings);
  std::vector<CellPart> parts;
  if (sum.errors > 0) parts.push_back({Tone::bad, counted(sum.errors, "error")});
  if (sum.warnings > 0) parts.push_back({Tone::doubtful, counted(sum.warnings, "warning")});
  if (!parts.empty()) return parts;
  return {{Tone::faint, sum.notes > 0 ? counted(sum.notes, "note") : "no findings"}};
}

std::string matrix(std::span<const AuditMade> audits, const Paint& paint, std::size_t columns) {
  const ResultTable results = result_table(audits);
  const std::vector<std::size_t> widths = widths_of(results);
  const std::size_t widest = *std::max_element(widths.begin(), widths.end()) + blanks_between;
  const std::size_t room = std::max(shortest_name, columns > widest ? columns - widest : 0);
  std::size_t name_columns = 0;
  for (const ResultTable::Row& row : results.rows) name_columns = std::max(name_columns, std::min(room, width(row.name)));
  std::string text;
  for (std::size_t first = 0, end = 0; first < widths.size(); first = end) {
    std::size_t taken = name_columns;
    for (end = first; end < widths.size() && (end == first || taken + blanks_between + widths[end] <= columns); ++end)
      taken += blanks_between + widths[end];
    text += (text.empty() ? "" : "\n") + part_of(results, first, end, name_columns, paint);
  }
  return text;
}

std::size_t columns_of_output() {
  winsize size{};
  if (::isatty(STDOUT_FILENO) == 1 && ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
    return std::clamp<std::size_t>(size.ws_col, fewest_columns, most_columns);
  const char* const said = std::getenv("COLUMNS");
  const std::string_view text = said == nullptr ? "" : said;
  std::size_t columns = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), columns);
  const bool is_number = error == std::errc{} && end == text.data() + text.size();
  return is_number ? std::clamp(columns, fewest_columns, most_columns) : usual_columns;
}

}  // namespace fathom::app
