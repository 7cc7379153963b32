#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/findings.hpp"
#include "app/findings_svg.hpp"
#include "app/pages.hpp"
#include "audit/report/marking.hpp"

namespace fathom::app {

namespace {

using audit::escaped;

constexpr std::string_view style = R"(
:root { color-scheme: light dark; --ink: #1c2430; --faint: #5d6778; --line: #d8dee8; --paper: #fff; --wash: #f4f6f9; --bad: #b42318; --good: #067647; --bar: #2f6fd0; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6eaf0; --faint: #98a2b3; --line: #344054; --paper: #10151c; --wash: #1a212b; --bad: #f97066; --good: #47cd89; --bar: #7aa7f0; }
}
* { box-sizing: border-box; }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 70rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
h1 { margin: 0; line-height: 1.2; } h2 { margin: 2.5rem 0 0; font-size: 1.25rem; } h2::first-letter { text-transform: uppercase; }
.faint, p.why { color: var(--faint); } p { margin: .25rem 0; } p.why { margin: 0 0 .5rem; }
ul.changes { list-style: none; padding: 0; margin: .75rem 0; display: flex; flex-wrap: wrap; gap: .5rem; } ul.changes li { border: 1px solid var(--line); border-radius: 4px; padding: 0 .5rem; background: var(--wash); }
.verdict { border-left: 4px solid var(--good); background: var(--wash); padding: .5rem .75rem; margin: 1rem 0; } .verdict.alarming { border-color: var(--bad); } .verdict b { font-size: 1.1rem; }
table { border-collapse: collapse; width: 100%; overflow-wrap: normal; } th, td { text-align: left; padding: .2rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; } th { color: var(--faint); font-weight: 500; }
td:first-child, th:first-child { padding-left: 0; }
table.sums th { width: 1%; white-space: nowrap; color: inherit; font-weight: 600; } table.sums a { color: inherit; }
table.rows td, table.rows th { white-space: nowrap; } table.rows td:not(.number) { white-space: normal; } table.rows td.what { min-width: 9rem; } .number { text-align: right; font-variant-numeric: tabular-nums; } table.rows .drawn { width: 40%; min-width: 15rem; padding: 0; text-align: center; vertical-align: bottom; }
tr.group td { font-weight: 600; padding-top: .9rem; border-bottom: 1px solid var(--line); }
tr.same td { border-top: none; } tr:has(+ tr.same) td { border-bottom: none; }
svg { display: block; } svg.spread { width: 100%; height: 1.95rem; } svg.axis { width: 100%; height: 1.2rem; } svg .label { font: 11px system-ui, sans-serif; fill: var(--faint); } svg .label.bad { fill: var(--bad); font-weight: 600; }
svg .tick { stroke: var(--line); } svg .mark { stroke: var(--faint); stroke-width: 1.5; } svg .bar { stroke: var(--bar); stroke-width: 6; stroke-opacity: .45; } svg .point { fill: var(--bar); } svg .point.bad { fill: var(--bad); } svg .origin { fill: var(--paper); stroke: var(--bar); stroke-width: 2.5; } svg .band { fill: var(--bar); fill-opacity: .2; } svg .line { fill: none; stroke: var(--bar); stroke-width: 2; }
.curves { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr)); gap: 1rem; margin: 1rem 0; } figure { margin: 0; } figcaption { font-weight: 600; } svg.curve { width: 100%; height: auto; }
.finding { border-top: 1px solid var(--line); padding: .6rem 0; } .finding h3 { font-size: 1rem; margin: 0; }
pre.again { white-space: pre-wrap; } pre { background: var(--wash); border-radius: 4px; padding: .5rem .75rem; overflow-x: auto; margin: .4rem 0; font-size: .85rem; line-height: 1.4; overflow-wrap: normal; }
details { margin: .4rem 0; } summary { cursor: pointer; color: var(--faint); }
.bad { color: var(--bad); } .good { color: var(--good); } footer { color: var(--faint); margin: 2.5rem 0 1rem; font-size: .875rem; border-top: 1px solid var(--line); padding-top: .5rem; }
@media (max-width: 40rem) { body { margin: 1rem auto; } pre { font-size: .75rem; } th, td { padding: .2rem .4rem; } table.rows thead { display: none; } table.rows, table.rows tbody { display: block; } table.rows td.what, tr.group td { white-space: normal; } table.rows tr { display: flex; flex-wrap: wrap; gap: 0 .8rem; border-bottom: 1px solid var(--line); padding: .25rem 0; } table.rows tr:has(+ tr.same) { border-bottom: none; } table.rows td { border: none; padding: 0; } table.rows td.what, table.rows td.drawn, tr.group td { flex: 0 0 100%; min-width: 0; } table.rows tr.same td.what { display: none; } table.rows td.number:not(:empty)::before { content: attr(data-of) " "; color: var(--faint); font-size: .75rem; } table.rows td.what { font-weight: 500; } tr.group { padding-top: .8rem; } svg.spread { height: 1.4rem; } table.items, table.items tbody, table.items tr, table.items td { display: block; padding-left: 0; } table.items td:first-child { border: none; padding-bottom: 0; font-weight: 500; } }
@media print { details:not(.all)::details-content { content-visibility: visible; block-size: auto; } summary { list-style: none; } body { max-width: none; margin: 0; font-size: 10pt; } pre { white-space: pre-wrap; overflow: visible; font-size: 7.5pt; } tr, pre { break-inside: avoid; } h2, h3 { break-after: avoid; } }
)";

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

/// What a finding rests on: for a check that falls, the play that shows it. The one place where a page tells a play.
std::string evidence_of(const Finding& finding) {
  return pre(finding.evidence, "evidence") + as_image(finding.svg) + pre(finding.again, "again");
}

std::string section_of(const Finding& finding) {
  const bool alarming = (finding.tone == Tone::bad || finding.tone == Tone::doubtful) && finding.accepted.empty();
  std::string text = "<div class=\"finding\">\n";
  if (!finding.subject.empty())
    text += std::string("<h3") + (alarming ? " class=\"bad\"" : "") + ">" + escaped(finding.subject) + "</h3>\n";
  if (!finding.says.empty()) text += element("p", finding.says);
  if (!finding.accepted.empty()) text += "<p class=\"good\">Accepted: " + escaped(finding.accepted) + "</p>\n";
  text += items_of(finding.items);
  const std::string evidence = evidence_of(finding);
  if (evidence.empty()) return text + "</div>\n";
  return text + (alarming || finding.evidence.empty() ? evidence : folded("evidence", evidence)) + "</div>\n";
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

std::string passage_of(const Passage& passage) {
  std::string text =
      "<p class=\"why\">" + escaped(passage.explanation) + "</p>\n" + curves_of(passage.curves) + tables_of(passage.table);
  for (const Finding& finding : passage.findings) text += section_of(finding);
  const std::string heading = "<h2 id=\"" + escaped(passage.name) + "\">" + escaped(passage.name) + "</h2>\n";
  return heading + (passage.fold == Fold::folded ? folded(passage.sum, text) : text);
}

std::string top_of(const Findings& findings) {
  std::string text = element("h1", findings.title) + "<p class=\"faint\">" + escaped(findings.game) + "</p>\n";
  if (!findings.because.empty()) text += element("p", findings.because);
  text += "<ul class=\"changes\">\n";
  for (const std::string& change : findings.changes) text += element("li", change);
  text += std::string("</ul>\n<div class=\"verdict") + (findings.alarming ? " alarming" : "") + "\"><b>" +
          escaped(findings.verdict) + ".</b>\n";
  if (!findings.next.empty()) text += element("p", findings.next);
  text += "</div>\n";
  if (findings.passages.empty()) return text;
  text += "<table class=\"sums\">\n";
  for (const Passage& passage : findings.passages)
    text += "<tr><th><a href=\"#" + escaped(passage.name) + "\">" + escaped(passage.name) + "</a></th><td>" +
            escaped(passage.sum) + "</td></tr>\n";
  return text + "</table>\n";
}

}  // namespace

std::string as_html(const Findings& findings) {
  std::string text =
      "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
      "content=\"width=device-width, initial-scale=1\">\n<title>" +
      escaped(findings.title) + "</title>\n<style>" + std::string(style) + "</style>\n" + top_of(findings);
  for (const Passage& passage : findings.passages) text += passage_of(passage);
  if (!findings.foot.empty()) text += "<footer>" + escaped(findings.foot) + "</footer>\n";
  return text + "</html>\n";
}

}  // namespace fathom::app
