#include "app/audit_pages.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>
#include <set>

#include "app/audit_matrix.hpp"
#include "audit/report/html_report.hpp"
#include "audit/report/marking.hpp"

namespace fathom::app {
namespace {

constexpr std::string_view index_name = "index.html";

constexpr std::string_view index_style =
    ":root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem}"
    "div{overflow-x:auto}table{border-collapse:collapse}th,td{padding:.3rem 1.2rem .3rem "
    "0;text-align:left;white-space:nowrap;"
    "border-bottom:1px solid #8885}tbody th{font-weight:normal}.bad{color:#c22;font-weight:600}.doubtful{color:#a60}"
    ".faint{opacity:.7}";

/// The name of an audit's page: of the original and the language, with nothing in it that an address would have to escape.
std::string page_name(const AuditMade& made, std::set<std::string>& taken) {
  std::string stem = std::filesystem::path(made.row).stem().string() + (made.column.empty() ? "" : "." + made.column);
  for (char& c : stem) c = std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '.' || c == '_' ? c : '-';
  std::string name = stem + ".html";
  for (int again = 2; !taken.insert(name).second; ++again) name = stem + "-" + std::to_string(again) + ".html";
  return name;
}

std::string_view class_of(Tone tone) { return tone == Tone::bad ? "bad" : tone == Tone::doubtful ? "doubtful" : "faint"; }

std::string cell_in_html(const AuditMade* made, const std::map<const AuditMade*, std::string>& pages) {
  std::string text;
  for (const CellPart& part : cell_of(made))
    text +=
        (text.empty() ? "" : " ") + ("<span class=\"" + std::string(class_of(part.tone)) + "\">") + part.text + "</span>";
  const auto page = pages.find(made);
  if (page == pages.end()) return "<td>" + text + "</td>";
  return "<td><a href=\"" + page->second + "\">" + text + "</a></td>";
}

std::string table_in_html(const ResultTable& results, const std::map<const AuditMade*, std::string>& pages) {
  std::string text = "<table>\n<thead><tr><th scope=\"col\">Text</th>";
  for (const std::string& language : results.languages) text += "<th scope=\"col\">" + audit::escaped(language) + "</th>";
  text += "</tr></thead>\n<tbody>\n";
  for (const ResultTable::Row& row : results.rows) {
    text += "<tr><th scope=\"row\">" + audit::escaped(row.name) + "</th>";
    for (const AuditMade* const made : row.cells) text += cell_in_html(made, pages);
    text += "</tr>\n";
  }
  return text + "</tbody>\n</table>\n";
}

std::string index_page(std::span<const AuditMade> audits, const std::map<const AuditMade*, std::string>& pages) {
  std::string refused;
  for (const AuditMade& made : audits)
    if (!made.refused.empty()) refused += "<p class=\"bad\">" + audit::escaped(audit::visible(made.refused)) + "</p>\n";
  return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
         "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>Audits</title>\n<style>" +
         std::string(index_style) + "</style>\n</head>\n<body>\n<h1>Audits</h1>\n<div>\n" +
         table_in_html(result_table(audits), pages) + "</div>\n" + refused + "</body>\n</html>\n";
}

}  // namespace

std::vector<ReportPage> pages_of(std::span<const AuditMade> audits) {
  std::set<std::string> taken{std::string(index_name)};
  std::map<const AuditMade*, std::string> names;
  std::vector<ReportPage> pages{{std::string(index_name), ""}};
  for (const AuditMade& made : audits) {
    if (!made.audit) continue;
    const std::string& name = names[&made] = page_name(made, taken);
    pages.push_back({name, audit::to_html(*made.audit, made.circumstances)});
  }
  pages.front().text = index_page(audits, names);
  return pages;
}

}  // namespace fathom::app
