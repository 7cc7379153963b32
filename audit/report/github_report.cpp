#include "audit/report/github_report.hpp"

#include <filesystem>
#include <string_view>

namespace fathom::audit {
namespace {

/// What ends a message, or a property, stands in it as `%` and two digits.
std::string percent_coded(std::string_view text, std::string_view ending) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string out;
  for (const char c : text) {
    const auto code = static_cast<unsigned char>(c);
    if (c == '%' || ending.find(c) != std::string_view::npos) {
      out += {'%', digits[code >> 4U], digits[code & 15U]};
    } else {
      out += c;
    }
  }
  return out;
}

std::string message(std::string_view text) { return percent_coded(text, "\r\n"); }
std::string property(std::string_view text) { return percent_coded(text, "\r\n:,"); }

std::string_view command(Severity severity) { return severity == Severity::note ? "notice" : name(severity); }

std::string place(const Audit& audit, const Passage& passage) {
  const std::string file = std::filesystem::path(file_of(audit, passage.side)).lexically_normal().generic_string();
  std::string text = "file=" + property(visible(file));
  if (passage.first.line > 0)
    text += ",line=" + std::to_string(passage.first.line) + ",col=" + std::to_string(passage.first.column);
  return text + ",";
}

/// What is wrong, and both passages, since the page shows but one of the files.
std::string told(const Finding& finding) {
  std::string text = visible(finding.consequence);
  for (const auto& [heading, passage] :
       {std::pair("Original", &finding.original), std::pair("Translation", &finding.translation)}) {
    if (!*passage) continue;
    const std::string& words = (*passage)->words.empty() ? (*passage)->sentence : (*passage)->words;
    const std::string unit = (*passage)->unit.empty() ? "" : " (" + visible((*passage)->unit) + ")";
    text += (text.empty() ? "" : "\n") + std::string(heading) + unit + ": " + visible(words);
  }
  return text.empty() ? std::string(name(finding.kind)) : text;
}

std::string line(const Audit& audit, const Finding& finding) {
  const Passage* const at = passage_to_mend(finding);
  const std::string title = std::string(name(finding.kind)) + (finding.rule.empty() ? "" : " " + visible(finding.rule));
  return "::" + std::string(command(finding.severity)) + " " + (at == nullptr ? "" : place(audit, *at)) +
         "title=" + property(title) + "::" + message(told(finding)) + "\n";
}

}  // namespace

std::string to_github(const Audit& audit, Order order, Severity least) {
  const Listed shown = listed(audit.findings, order, least);
  std::string text;
  for (const auto* part : {&shown.faults, &shown.notes_on_rules})
    for (const Finding* finding : *part) text += line(audit, *finding);
  return text;
}

}  // namespace fathom::audit
