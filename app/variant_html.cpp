#include <algorithm>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include "app/variant_page.hpp"
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
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 62rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
h1 { margin: 0; line-height: 1.2; } h2 { margin: 2.5rem 0 0; font-size: 1.25rem; } h2::first-letter { text-transform: uppercase; }
.faint, p.why { color: var(--faint); } p { margin: .25rem 0; } p.why { margin: 0 0 .5rem; }
ul.changes { list-style: none; padding: 0; margin: .75rem 0; display: flex; flex-wrap: wrap; gap: .5rem; } ul.changes li { border: 1px solid var(--line); border-radius: 4px; padding: 0 .5rem; background: var(--wash); }
.verdict { border-left: 4px solid var(--good); background: var(--wash); padding: .5rem .75rem; margin: 1rem 0; } .verdict.alarming { border-color: var(--bad); } .verdict b { font-size: 1.1rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; overflow-wrap: normal; } th, td { text-align: left; padding: .2rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; } th { color: var(--faint); font-weight: 500; }
td:first-child, th:first-child { padding-left: 0; }
table.sums th { width: 1%; white-space: nowrap; color: inherit; font-weight: 600; } table.sums a { color: inherit; }
table.moved td, table.moved th { white-space: nowrap; } table.moved td.what { white-space: normal; min-width: 11rem; } .number { text-align: right; font-variant-numeric: tabular-nums; }
tr.group td { font-weight: 600; padding-top: .9rem; border-bottom: none; }
tr.same td { border-top: none; } tr:has(+ tr.same) td { border-bottom: none; } svg { display: block; width: 7rem; height: 1.1rem; margin-top: .2rem; } svg .axis { stroke: var(--line); } svg .bar { fill: var(--bar); }
.finding { border-top: 1px solid var(--line); padding: .6rem 0; } .finding h3 { font-size: 1rem; margin: 0; }
pre.again { white-space: pre-wrap; } pre { background: var(--wash); border-radius: 4px; padding: .5rem .75rem; overflow-x: auto; margin: .4rem 0; font-size: .85rem; line-height: 1.4; overflow-wrap: normal; }
details { margin: .4rem 0; } summary { cursor: pointer; color: var(--faint); }
.bad { color: var(--bad); } .good { color: var(--good); } footer { color: var(--faint); margin: 2.5rem 0 1rem; font-size: .875rem; border-top: 1px solid var(--line); padding-top: .5rem; }
@media (max-width: 40rem) { body { margin: 1rem auto; } pre { font-size: .75rem; } table.moved { font-size: .85rem; } table.moved td.what { min-width: 7rem; } th, td { padding: .2rem .4rem; } table.items, table.items tbody, table.items tr, table.items td { display: block; padding-left: 0; } table.items td:first-child { border: none; padding-bottom: 0; font-weight: 500; } }
@media print { details:not(.all)::details-content { content-visibility: visible; block-size: auto; } summary { list-style: none; } body { max-width: none; margin: 0; font-size: 10pt; } pre { white-space: pre-wrap; overflow: visible; font-size: 7.5pt; } .scroll { overflow: visible; } tr, pre { break-inside: avoid; } h2, h3 { break-after: avoid; } }
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

std::string section_of(const Finding& finding) {
  const bool alarming = (finding.tone == Tone::bad || finding.tone == Tone::doubtful) && finding.accepted.empty();
  std::string text = "<div class=\"finding\">\n";
  if (!finding.subject.empty())
    text += std::string("<h3") + (alarming ? " class=\"bad\"" : "") + ">" + escaped(finding.subject) + "</h3>\n";
  if (!finding.says.empty()) text += element("p", finding.says);
  if (!finding.accepted.empty()) text += "<p class=\"good\">Accepted: " + escaped(finding.accepted) + "</p>\n";
  text += items_of(finding.items);
  const std::string evidence = pre(finding.evidence, "evidence") + pre(finding.again, "again");
  if (evidence.empty()) return text + "</div>\n";
  return text + (alarming || finding.evidence.empty() ? evidence : folded("evidence", evidence)) + "</div>\n";
}

/// Where the interval of the difference lies, to the scale of its group; the line in the middle is no difference.
std::string drawing(const Row& row) {
  constexpr double half = 50;
  constexpr double thinnest = 1.5;
  char text[240];
  const double wide = std::max((row.high - row.low) * half, thinnest);
  std::snprintf(
      text, sizeof text,
      "<svg viewBox=\"-52 0 104 16\" role=\"img\" aria-label=\"from %s\" preserveAspectRatio=\"none\"><path class=\"axis\" "
      "d=\"M0 0V16\"/><rect class=\"bar\" x=\"%.1f\" y=\"5\" width=\"%.1f\" height=\"6\"/></svg>",
      row.between.c_str(), row.low * half, wide);
  return text;
}

/// The name of what is measured stands at the first of its rows.
std::string line_of(const Row& row, std::string_view what) {
  const auto number = [](const std::string& text) { return "<td class=\"number\">" + escaped(text) + "</td>"; };
  return std::string("<tr") + (what.empty() ? " class=\"same\"" : "") + "><td class=\"what\">" + escaped(std::string(what)) +
         "</td><td>" + escaped(row.choices) + "</td>" + number(row.players) + number(row.published) + number(row.variant) +
         number(row.difference) + number(row.between) + "<td>" + drawing(row) + "</td></tr>\n";
}

std::string table_of(const Passage& passage, const std::vector<const Row*>& rows) {
  std::string text =
      "<div class=\"scroll\"><table class=\"moved\">\n<tr><th></th><th>choices</th><th class=\"number\">players</th><th "
      "class=\"number\">published</th><th class=\"number\">variant</th><th class=\"number\">difference</th><th "
      "class=\"number\">" +
      escaped(passage.interval) + "</th><th></th></tr>\n";
  const Row* before = nullptr;
  for (const Row* row : rows) {
    if (before == nullptr || before->group != row->group)
      text += "<tr class=\"group\"><td colspan=\"8\">" + escaped(row->group) + "</td></tr>\n";
    const bool same = before != nullptr && before->group == row->group && before->what == row->what;
    text += line_of(*row, same ? "" : row->what);
    before = row;
  }
  return text + "</table></div>\n";
}

std::string tables_of(const Passage& passage) {
  if (passage.rows.empty()) return {};
  std::vector<const Row*> telling;
  std::vector<const Row*> all;
  for (const Row& row : passage.rows) {
    if (row.place == Place::everywhere) telling.push_back(&row);
    all.push_back(&row);
  }
  std::string text = table_of(passage, telling);
  if (telling.size() < all.size())
    text += "<details class=\"all\"><summary>all " + counted(all.size(), "row") + "</summary>\n" + table_of(passage, all) +
            "</details>\n";
  return text;
}

std::string top_of(const VariantPage& page) {
  std::string text = element("h1", page.title) + "<p class=\"faint\">" + escaped(page.game) + "</p>\n";
  if (!page.because.empty()) text += element("p", page.because);
  text += "<ul class=\"changes\">\n";
  for (const std::string& change : page.changes) text += element("li", change);
  text += std::string("</ul>\n<div class=\"verdict") + (page.alarming ? " alarming" : "") + "\"><b>" +
          escaped(page.verdict) + ".</b>\n";
  if (!page.next.empty()) text += element("p", page.next);
  text += "</div>\n";
  if (page.passages.empty()) return text;
  text += "<table class=\"sums\">\n";
  for (const Passage& passage : page.passages)
    text += "<tr><th><a href=\"#" + escaped(passage.name) + "\">" + escaped(passage.name) + "</a></th><td>" +
            escaped(passage.sum) + "</td></tr>\n";
  return text + "</table>\n";
}

}  // namespace

std::string as_html(const VariantPage& page) {
  std::string text =
      "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
      "content=\"width=device-width, initial-scale=1\">\n<title>" +
      escaped(page.title) + "</title>\n<style>" + std::string(style) + "</style>\n" + top_of(page);
  for (const Passage& passage : page.passages) {
    text += "<h2 id=\"" + escaped(passage.name) + "\">" + escaped(passage.name) + "</h2>\n<p class=\"why\">" +
            escaped(passage.explanation) + "</p>\n" + tables_of(passage);
    for (const Finding& finding : passage.findings) text += section_of(finding);
  }
  if (!page.foot.empty()) text += "<footer>" + escaped(page.foot) + "</footer>\n";
  return text + "</html>\n";
}

}  // namespace fathom::app
