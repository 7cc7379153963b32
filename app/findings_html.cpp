#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/findings.hpp"
#include "app/findings_svg.hpp"
#include "app/pages.hpp"
#include "audit/report/marking.hpp"

namespace fathom::app {

namespace {

using audit::escaped;

std::string element(std::string_view name, std::string_view text) {
  return "<" + std::string(name) + ">" + escaped(std::string(text)) + "</" + std::string(name) + ">\n";
}

std::string folded(const std::string& summary, const std::string& text) {
  return "<details><summary>" + escaped(summary) + "</summary>\n" + text + "</details>\n";
}

std::string pre(const std::vector<std::string>& lines, std::string_view kind) {
  if (lines.empty()) return {};
  std::string text = "<pre class=\"" + std::string(kind) + "\">";
  for (const std::string& line : lines) text += escaped(line) + "\n";
  return text + "</pre>\n";
}

/// Commands to copy: a click takes one whole, and not the word before it.
std::string commands(const std::vector<std::string>& lines) {
  if (lines.empty()) return {};
  std::string text = "<pre class=\"again\">";
  for (const std::string& line : lines) {
    std::size_t label = 0;
    for (const std::string_view word : {"again: ", "drawn: "})
      if (line.starts_with(word)) label = word.size();
    if (label > 0) text += "<span>" + line.substr(0, label) + "</span>";
    text += "<code>" + escaped(line.substr(label)) + "</code>\n";
  }
  return text + "</pre>\n";
}

std::string table_of(std::vector<Item>::const_iterator from, std::vector<Item>::const_iterator to) {
  std::string text = "<table class=\"items\">\n";
  for (; from != to; ++from) text += "<tr><td>" + escaped(from->name) + "</td><td>" + escaped(from->says) + "</td></tr>\n";
  return text + "</table>\n";
}

/// Many things alike: the first of them to be seen, all of them to be found.
std::string items_of(const std::vector<Item>& items) {
  if (items.empty()) return {};
  if (items.front().says.empty()) {
    std::string names;
    for (const Item& item : items) names += (names.empty() ? "" : ", ") + item.name;
    return items.size() > most_items ? folded("which ones", element("p", names)) : element("p", names);
  }
  if (items.size() <= most_items) return table_of(items.begin(), items.end());
  const auto shown = items.begin() + static_cast<std::ptrdiff_t>(most_items);
  return table_of(items.begin(), shown) +
         folded(std::to_string(items.size() - most_items) + " more", table_of(shown, items.end()));
}

/// What links of a page lead to. On a page of several games each has names of its own.
struct Anchors {
  std::string before;
  std::set<std::string, std::less<>> known;

  [[nodiscard]] std::string name(std::string_view of) const {
    std::string text = before + std::string(of);
    std::ranges::replace(text, ' ', '-');
    return escaped(text);
  }
  [[nodiscard]] std::string link(const std::string& to) const {
    if (!known.contains(to)) return escaped(to);
    return "<a href=\"#" + name(to) + "\">" + escaped(to) + "</a>";
  }
};

Anchors anchors_of(const Findings& findings, std::string before) {
  Anchors anchors{std::move(before), {}};
  for (const Passage& passage : findings.passages) {
    anchors.known.insert(passage.name);
    for (const Finding& finding : passage.findings)
      if (!finding.anchor.empty()) anchors.known.insert(finding.anchor);
  }
  return anchors;
}

/// What a finding rests on: for a check that falls, the play that shows it, and beside it where it ends. The one place where a
/// page tells a play.
std::string evidence_of(const Finding& finding) {
  const std::string play = pre(finding.evidence, "evidence"), picture = as_image(finding.svg);
  const bool both = !play.empty() && !picture.empty();
  return (both ? "<div class=\"shown\">\n" + play + picture + "</div>\n" : play + picture) + commands(finding.again);
}

bool is_alarming(const Finding& finding) {
  return (finding.tone == Tone::bad || finding.tone == Tone::doubtful) && finding.accepted.empty();
}

std::string span_of(std::string_view kind, std::string_view text) {
  if (text.empty()) return {};
  return "<span class=\"" + std::string(kind) + "\">" + escaped(text) + "</span> ";
}

/// All there is to a finding but its first line.
std::string below_first_line(const Anchors& anchors, const Finding& finding) {
  std::string text;
  if (!finding.accepted.empty()) text += "<p class=\"good\">Accepted: " + escaped(finding.accepted) + "</p>\n";
  if (!finding.rules.empty()) {
    text += "<p class=\"about\">";
    for (const std::string& rule : finding.rules) text += (&rule == &finding.rules.front() ? "" : ", ") + anchors.link(rule);
    text += "</p>\n";
  }
  text += items_of(finding.items);
  const std::string evidence = evidence_of(finding);
  const bool open = evidence.empty() || is_alarming(finding) || finding.evidence.empty() || finding.fold == Fold::folded;
  return text + (open ? evidence : folded("evidence", evidence));
}

/// A finding of which the first line shows, and the rest where somebody opens it. A browser opens what a link leads into, and
/// so what is linked to is the rest.
std::string folded_finding(const Anchors& anchors, const Finding& finding) {
  const std::string anchor = finding.anchor.empty() ? "" : " id=\"" + anchors.name(finding.anchor) + "\"";
  return "<details class=\"finding\"><summary>" + span_of("subject", finding.subject) +
         span_of("mark " + finding.mark, finding.mark) + span_of("says", finding.says) +
         span_of(finding.tone == Tone::bad ? "known bad" : "known", finding.known) +
         "</summary>\n<div class=\"rest\"" + anchor + ">\n" + below_first_line(anchors, finding) + "</div>\n</details>\n";
}

std::string section_of(const Anchors& anchors, const Finding& finding) {
  if (finding.fold == Fold::folded) return folded_finding(anchors, finding);
  const std::string anchor = finding.anchor.empty() ? "" : " id=\"" + anchors.name(finding.anchor) + "\"";
  std::string text = "<div class=\"finding\"" + anchor + ">\n";
  if (!finding.subject.empty())
    text += std::string("<h3") + (!is_alarming(finding) ? "" : finding.tone == Tone::bad ? " class=\"bad\"" : " class=\"doubtful\"") + ">" + span_of("mark", finding.mark) +
            escaped(finding.subject) + "</h3>\n";
  if (!finding.says.empty()) text += element("p", finding.says);
  if (!finding.known.empty()) text += "<p class=\"known\">" + escaped(finding.known) + "</p>\n";
  return text + below_first_line(anchors, finding) + "</div>\n";
}

// ------------------------------------------------------------------------------------------------------------- how many

std::string in_words(const std::vector<Share>& shares) {
  std::string text;
  for (const Share& share : shares)
    if (share.many > 0) text += (text.empty() ? "" : ", ") + std::to_string(share.many) + " " + share.of;
  return text;
}

/// Parts of a whole as one bar, which says the same in words.
std::string bar_of(const std::vector<Share>& shares) {
  if (shares.empty()) return {};
  std::string text = "<span class=\"bar\" role=\"img\" aria-label=\"" + escaped(in_words(shares)) + "\">";
  for (const Share& share : shares)
    if (share.many > 0)
      text += "<i class=\"s" + std::to_string(share.strength) + "\" style=\"flex-grow:" + std::to_string(share.many) + "\"></i>";
  return text + "</span>\n";
}

std::string legend_of(const std::vector<Share>& shares) {
  if (shares.empty()) return {};
  std::string text = "<ul class=\"legend\">\n";
  for (const Share& share : shares)
    text += "<li><i class=\"s" + std::to_string(share.strength) + "\"></i><b>" + std::to_string(share.many) + "</b> " +
            escaped(share.of) + "</li>\n";
  return text + "</ul>\n";
}

/// Findings under the headings of their groups, each of which can be opened.
std::string groups_of(const Anchors& anchors, const Passage& passage) {
  std::string text;
  for (const FindingGroup& group : passage.groups) {
    text += "<details class=\"group all\"><summary><b>" + escaped(group.heading) + "</b> " + span_of("faint", group.says) +
            bar_of(group.shares) + "</summary>\n";
    for (const Finding& finding : passage.findings)
      if (finding.group == group.name) text += section_of(anchors, finding);
    text += "</details>\n";
  }
  return text;
}

/// What stands in the column of drawings: as many ticks as a phone has room for.
constexpr std::size_t most_ticks = 6;

std::string cells_of(const Table& table, const std::vector<std::size_t>& columns, const Row& row) {
  std::string text;
  for (const std::size_t i : columns) {
    const Column& column = table.columns[i];
    const std::string number = " class=\"number\" data-of=\"" + escaped(column.name) + "\"";
    text += "<td" + (column.side == Side::right ? number : "") + ">" + escaped(row.cells.at(i)) + "</td>";
  }
  return text;
}

std::string_view class_of(Tone tone) { return tone == Tone::bad ? " bad" : tone == Tone::faint ? " faint" : ""; }

/// The name of what is measured stands at the first of its rows.
std::string line_of(const Table& table, const std::vector<std::size_t>& columns, const Row& row,
                    const std::optional<Scale>& scale, std::string_view what) {
  return std::string("<tr") + (what.empty() ? " class=\"same\"" : "") + "><td class=\"what" +
         std::string(class_of(row.tone)) + "\">" + escaped(what) + "</td>" + cells_of(table, columns, row) +
         (scale ? "<td class=\"drawn\">" + (row.spread ? spread_svg(*scale, *row.spread, table.marked) : "") + "</td>"
                : "") +
         "</tr>\n";
}

std::string head_of(const Table& table, const std::vector<std::size_t>& columns, const std::vector<const Row*>& rows) {
  const bool drawn = std::ranges::any_of(rows, [](const Row* row) { return row->spread.has_value(); });
  std::string text = "<thead><tr><th>" + escaped(table.of) + "</th>";
  for (const std::size_t i : columns)
    text += std::string("<th") + (table.columns[i].side == Side::right ? " class=\"number\"" : "") + ">" +
            escaped(table.columns[i].name) + "</th>";
  return text + (drawn ? "<th class=\"drawn\">" + escaped(table.marked.meaning) + "</th>" : "") + "</tr></thead>\n";
}

std::string table_of(const Table& table, Extent extent) {
  const std::vector<const Row*> rows = rows_shown(table, extent);
  const std::vector<std::size_t> columns = columns_shown(table, rows);
  std::string text = "<table class=\"rows\">\n" + head_of(table, columns, rows) + "<tbody>\n";
  const Row* before = nullptr;
  std::optional<Scale> scale;
  for (const Row* row : rows) {
    const bool begins = before == nullptr || before->group != row->group;
    if (begins) {
      scale = scale_of(table, rows, row->group, most_ticks);
      if (!row->group.empty() || scale)
        text += "<tr class=\"group\"><td colspan=\"" + std::to_string(columns.size() + 1) + "\">" + escaped(row->group) +
                "</td>" + (scale ? "<td class=\"drawn\">" + axis_svg(*scale, table.marked) + "</td>" : "") + "</tr>\n";
    }
    text += line_of(table, columns, *row, scale, !begins && before->what == row->what ? "" : row->what);
    before = row;
  }
  return text + "</tbody></table>\n";
}

std::string tables_of(const Table& table) {
  if (table.rows.empty()) return {};
  std::string text = table_of(table, Extent::telling);
  if (rows_shown(table, Extent::telling).size() < table.rows.size())
    text += "<details class=\"all\"><summary>all " + counted(table.rows.size(), "row") + "</summary>\n" +
            table_of(table, Extent::all) + "</details>\n";
  return text;
}

std::string curves_of(const Curves& curves) {
  if (curves.curves.empty()) return {};
  std::string text = "<div class=\"curves\">\n";
  for (const Curve& curve : curves.curves)
    text += "<figure><figcaption>" + escaped(curve.name) + "</figcaption>" + curve_svg(curves, curve) + "</figure>\n";
  return text + "</div>\n";
}

std::string passage_of(const Anchors& anchors, const Passage& passage) {
  std::string text = "<p class=\"why\">" + escaped(passage.explanation) + "</p>\n" + bar_of(passage.shares) +
                     legend_of(passage.shares) + curves_of(passage.curves) + tables_of(passage.table);
  for (const Finding& finding : passage.findings)
    if (finding.group.empty()) text += section_of(anchors, finding);
  text += groups_of(anchors, passage);
  const std::string heading = "<h2 id=\"" + anchors.name(passage.name) + "\">" + escaped(passage.name) + "</h2>\n";
  return heading + (passage.fold == Fold::folded ? folded(passage.sum, text) : text);
}

/// Whether something is wrong, and not only without an answer.
bool is_broken(const Findings& findings) {
  return std::ranges::any_of(findings.passages, [](const Passage& passage) {
    return std::ranges::any_of(passage.findings,
                               [](const Finding& each) { return each.tone == Tone::bad && is_alarming(each); });
  });
}

std::string verdict_of(const Findings& findings) {
  const std::string_view kind = !findings.alarming ? "" : is_broken(findings) ? " alarming" : " alarming unsettled";
  std::string text = "<div class=\"verdict" + std::string(kind) + "\"><b>" +
                     escaped(findings.verdict) + ".</b>\n";
  if (!findings.next.empty()) text += element("p", findings.next);
  if (!findings.command.empty()) text += commands({findings.command});
  return text + "</div>\n";
}

std::string top_of(const Anchors& anchors, const Findings& findings) {
  std::string text = element("h1", findings.title) + "<p class=\"faint\">" + escaped(findings.game) + "</p>\n";
  if (!findings.because.empty()) text += element("p", findings.because);
  text += "<ul class=\"changes\">\n";
  for (const std::string& change : findings.changes) text += element("li", change);
  text += "</ul>\n" + verdict_of(findings);
  if (findings.passages.empty()) return text;
  text += "<table class=\"sums\">\n";
  for (const Passage& passage : findings.passages)
    text += "<tr><th>" + anchors.link(passage.name) + "</th><td>" + escaped(passage.sum) + "</td></tr>\n";
  return text + "</table>\n";
}

std::string body_of(const Findings& findings, std::string before) {
  const Anchors anchors = anchors_of(findings, std::move(before));
  std::string text = top_of(anchors, findings);
  for (const Passage& passage : findings.passages) text += passage_of(anchors, passage);
  if (!findings.foot.empty()) text += "<footer>" + escaped(findings.foot) + "</footer>\n";
  return text;
}

/// A page that may load nothing and run nothing, whatever is written on it.
std::string page_of(std::string_view title, const std::string& body) {
  return "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" "
         "content=\"default-src 'none'; style-src 'unsafe-inline'; img-src data:\">\n<meta name=\"viewport\" "
         "content=\"width=device-width, initial-scale=1\">\n<title>" +
         escaped(title) + "</title>\n<style>" + std::string(page_file("findings.css")) + "</style>\n</head>\n<body>\n" + body +
         "</body>\n</html>\n";
}

/// Which games there are, and how each stands.
std::string overview(std::span<const Findings> all) {
  std::string text = "<table class=\"sums games\">\n";
  for (const Findings& findings : all)
    text += "<tr><th><a href=\"#" + escaped(findings.title) + "\">" + escaped(findings.title) + "</a></th><td" +
            (findings.alarming ? " class=\"bad\"" : "") + ">" + escaped(findings.verdict) + "</td></tr>\n";
  return text + "</table>\n";
}

}  // namespace

std::string as_html(const Findings& findings) { return page_of(findings.title, body_of(findings, "")); }

std::string as_html(std::span<const Findings> all) {
  if (all.size() == 1) return as_html(all.front());
  std::string text = overview(all);
  for (const Findings& findings : all)
    text += "<section class=\"game\" id=\"" + escaped(findings.title) + "\">\n" + body_of(findings, findings.title + "/") +
            "</section>\n";
  return page_of("fathom", text);
}

}  // namespace fathom::app
