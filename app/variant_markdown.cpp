#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "app/variant_page.hpp"
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
  text += plain(finding.says, limits) + "\n";
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

std::string heading(const Passage& passage) {
  return "| | published | variant | difference | " + passage.interval +
         " | choices | players |\n|---|--:|--:|--:|:-:|---|--:|\n";
}
std::string line_of(const Row& row, const Limits& limits) {
  return "| " + plain(row.what, limits) + " | " + row.published + " | " + row.variant + " | " + row.difference + " | " +
         row.between + " | " + row.choices + " | " + row.players + " |\n";
}
/// The rows there are room for, under a line for each group.
std::string table_of(const Passage& passage, const std::vector<const Row*>& rows, const Limits& limits) {
  std::string text = heading(passage);
  const Row* before = nullptr;
  for (const Row* row : rows) {
    if (before == nullptr || before->group != row->group) text += "| **" + plain(row->group) + "** | | | | | | |\n";
    text += line_of(*row, limits);
    before = row;
  }
  return text + "\n";
}

std::string folded(const std::string& summary, const std::string& text, bool open) {
  return std::string("<details") + (open ? " open" : "") + "><summary>" + summary + "</summary>\n\n" + text +
         "\n</details>\n";
}

std::string tables_of(const Passage& passage, const Limits& limits) {
  if (passage.rows.empty()) return {};
  std::vector<const Row*> telling;
  std::vector<const Row*> all;
  for (const Row& row : passage.rows) {
    if (row.place == Place::everywhere) telling.push_back(&row);
    if (all.size() < limits.rows) all.push_back(&row);
  }
  std::string text = table_of(passage, telling, limits);
  if (telling.size() == passage.rows.size()) return text;
  if (all.size() == passage.rows.size())
    return text + folded("all " + counted(all.size(), "row"), table_of(passage, all, limits), false);
  return text + "and " + counted(passage.rows.size() - telling.size(), "more row") + ": --format html or json has all\n";
}

bool is_open(const Finding& finding) {
  return finding.accepted.empty() && (finding.tone == Tone::bad || finding.tone == Tone::doubtful);
}

/// A passage under its fold; one that somebody has to look at is open.
std::string block_of(const Passage& passage, const Limits& limits) {
  std::string text = plain(passage.explanation) + "\n\n" + tables_of(passage, limits);
  for (const Finding& finding : passage.findings) text += item(finding, limits);
  const bool tells = passage.name == "broken" || passage.name == "opened" || passage.name == "faults";
  const bool open = tells && std::ranges::any_of(passage.findings, is_open);
  return "\n" + folded("<b>" + audit::escaped(capital(passage.name)) +
                           "</b>: " + audit::escaped(clipped(passage.sum, limits.bytes)),
                       text, open);
}

std::string top_of(const VariantPage& page, const Limits& limits) {
  constexpr std::size_t most_changes = 30;
  std::string text = "## " + plain(page.title, limits) + ": " + plain(page.verdict) + "\n\n";
  if (!page.because.empty()) text += "> " + plain(page.because, limits) + "\n\n";
  text += plain(page.game);
  for (std::size_t i = 0; i < std::min(page.changes.size(), most_changes); ++i)
    text += (i == 0 ? ": " : ", ") + plain(page.changes[i], limits);
  if (page.changes.size() > most_changes)
    text += ", and " + std::to_string(page.changes.size() - most_changes) + " changes more";
  text += "\n";
  if (page.passages.empty()) return text;
  text += "\n| | |\n|---|---|\n";
  for (const Passage& passage : page.passages)
    text += "| **" + plain(passage.name) + "** | " + plain(passage.sum, limits) + " |\n";
  return text;
}

std::string end_of(const VariantPage& page) {
  std::string text;
  if (!page.next.empty()) text += "\n" + plain(page.next) + "\n";
  if (!page.foot.empty()) text += "\n<sub>" + plain(page.foot) + "</sub>\n";
  return text;
}

}  // namespace

std::string as_markdown(const VariantPage& page) {
  const std::string end = end_of(page);
  std::string text;
  for (const Limits& limits : tightening) {
    text = top_of(page, limits);
    for (const Passage& passage : page.passages) text += block_of(passage, limits);
    if (text.size() + end.size() < most_bytes) return text + end;
  }
  // Whatever is too long even in short: what there is no room for is in the table at the top.
  text = top_of(page, tightening.back());
  for (const Passage& passage : page.passages) {
    const std::string block = block_of(passage, tightening.back());
    const std::string instead =
        "\n**" + plain(capital(passage.name)) + "**: too much for this page; --format html has all\n";
    text += text.size() + block.size() + end.size() < most_bytes - 10'000 ? block : instead;
  }
  return text + end;
}

}  // namespace fathom::app
