#include <string>
#include <string_view>

#include "audit/report/marking.hpp"
#include "ci/variant_page.hpp"

namespace fathom::ci {

namespace {

using audit::escaped;

constexpr std::string_view style = R"(
:root { color-scheme: light dark; --ink: #1c2430; --faint: #667085; --line: #d8dee8; --paper: #fff; --bad: #b42318; --good: #067647; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6eaf0; --faint: #98a2b3; --line: #344054; --paper: #10151c; --bad: #f97066; --good: #47cd89; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
h1 { margin-bottom: 0; } h2 { margin: 2rem 0 0; text-transform: capitalize; } p.why { color: var(--faint); margin: 0 0 .5rem; }
ul.changes { list-style: none; padding: 0; } ul.changes li { display: inline-block; border: 1px solid var(--line); border-radius: 4px; padding: 0 .5rem; margin: 0 .5rem .5rem 0; }
dl { border-top: 1px solid var(--line); margin: 0; } dt { font-weight: 600; padding-top: .5rem; } dd { margin: 0 0 .5rem; }
pre { background: color-mix(in srgb, var(--ink) 6%, transparent); padding: .5rem; overflow-x: auto; margin: .25rem 0; }
.bad { color: var(--bad); } .good { color: var(--good); } .closing { font-weight: 600; } footer { color: var(--faint); margin-top: 2rem; }
)";

std::string item(const Finding& finding) {
  const bool alarming = finding.tone == Tone::bad && finding.accepted.empty();
  std::string text;
  if (!finding.subject.empty())
    text += std::string("<dt") + (alarming ? " class=\"bad\"" : "") + ">" + escaped(finding.subject) + "</dt>\n";
  text += "<dd>" + escaped(finding.says);
  if (!finding.accepted.empty()) text += "<br><span class=\"good\">Accepted: " + escaped(finding.accepted) + "</span>";
  if (!finding.more.empty()) {
    text += "<pre>";
    for (const std::string& line : finding.more) text += escaped(line) + "\n";
    text += "</pre>";
  }
  return text + "</dd>\n";
}

}  // namespace

std::string as_html(const VariantPage& page) {
  std::string text =
      "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
      "content=\"width=device-width\">\n<title>" +
      escaped(page.title) + "</title>\n<style>" + std::string(style) + "</style>\n<h1>" + escaped(page.title) +
      "</h1>\n<p class=\"why\">" + escaped(page.game) + "</p>\n<ul class=\"changes\">\n";
  for (const std::string& change : page.changes) text += "<li>" + escaped(change) + "</li>\n";
  text += "</ul>\n<p class=\"closing\">" + escaped(page.closing) + "</p>\n";
  for (const Passage& passage : page.passages) {
    text += "<h2>" + escaped(passage.name) + "</h2>\n<p class=\"why\">" + escaped(passage.explanation) + "</p>\n<dl>\n";
    for (const Finding& finding : passage.findings) text += item(finding);
    text += "</dl>\n";
  }
  if (!page.foot.empty()) text += "<footer>" + escaped(page.foot) + "</footer>\n";
  return text + "</html>\n";
}

}  // namespace fathom::ci
