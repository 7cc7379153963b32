#include "audit/report/html_report.hpp"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <map>
#include <stdexcept>

#include "audit/embedded_files.hpp"
#include "audit/report/baseline.hpp"
#include "audit/report/marking.hpp"
#include "audit/report/page_rows.hpp"

namespace fathom::audit {
namespace {

constexpr std::size_t long_page = 4000;  // rows; beyond, browsers lay out only what is in view

std::string_view embedded(std::string_view name) {
  for (const EmbeddedFile& file : embedded_files())
    if (file.name == name) return file.text;
  throw std::logic_error("the program lacks " + std::string(name));
}

/// Scripts and styles run only where they bear this, which nobody who writes a rulebook can foresee.
std::string nonce_of(std::string_view page) {
  constexpr std::string_view digits = "0123456789abcdef";
  constexpr unsigned bits_a_digit = 4;
  std::string text;
  for (const std::string_view part : {page, page.substr(page.size() / 2)})
    for (std::size_t rest = std::hash<std::string_view>{}(part); rest > 0; rest >>= bits_a_digit)
      text += digits[rest & 0xFU];
  return text.empty() ? "0" : text;
}

std::string base_name(const std::string& file) { return std::filesystem::path(file).filename().string(); }

std::string text_name(const Reading& reading, Side side) {
  return "<p class=\"text-name\">" + escaped(visible(base_name(reading.document.source.name))) + "<span>" +
         escaped(language_name(reading, side)) + "</span></p>\n";
}

/// How many findings there are; a count of none is there for the script, and hidden.
std::string counts(const Tally& sum) {
  std::string text;
  const auto add = [&](std::size_t number, const std::string& one) {
    const bool is_plural = number != 1 && one != "accepted";
    text += "<span class=\"" + one + "\"" + (number > 0 ? "" : " hidden") + "><b>" + std::to_string(number) + "</b> " + one +
            (is_plural ? "s" : "") + "</span>";
  };
  add(sum.errors, "error");
  add(sum.warnings, "warning");
  add(sum.notes, "note");
  add(sum.accepted, "accepted");
  return "<p class=\"counts\">" + (sum == Tally{} ? "Nothing found" : text) + "</p>\n";
}

/// How many findings there are of each kind, in the order of the kinds.
std::map<Kind, std::size_t> by_kind(const std::vector<Finding>& findings) {
  std::map<Kind, std::size_t> numbers;
  for (const Finding& finding : findings) ++numbers[finding.kind];
  return numbers;
}

std::string filters(const Audit& audit) {
  std::string text = "<form class=\"filters\" hidden aria-label=\"Which findings are shown\">\n";
  for (const std::string severity : {"error", "warning", "note", "accepted"}) {
    const bool has_any = std::any_of(audit.findings.begin(), audit.findings.end(),
                                     [&](const Finding& finding) { return shown_severity(finding) == severity; });
    text += "<label" + std::string(has_any ? "" : " hidden") + "><input type=\"checkbox\" name=\"severity\" value=\"" +
            severity + "\"> " + severity + (severity == "accepted" ? "" : "s") + "</label>\n";
  }
  text += "<select id=\"kind\" aria-label=\"Kind\"><option value=\"\">every kind</option>";
  for (const auto& [kind, number] : by_kind(audit.findings)) {
    const std::string shown(name(kind));
    text += "<option value=\"" + shown + "\">" + shown + " (" + std::to_string(number) + ")</option>";
  }
  text +=
      "</select>\n<input type=\"search\" id=\"text\" placeholder=\"words, rule, line\" aria-label=\"Text\">\n"
      "<label><input type=\"checkbox\" id=\"only\"> only passages with findings</label>\n"
      "<span class=\"steps\"><output id=\"place\"></output>"
      "<button type=\"button\" id=\"previous\">previous <kbd>p</kbd></button>"
      "<button type=\"button\" id=\"next\">next <kbd>n</kbd></button></span>\n</form>\n";
  return text;
}

std::string top(const Audit& audit) {
  std::string text =
      "<header class=\"top\">\n<div class=\"group\">\n<div class=\"columns\">\n" + text_name(audit.original, Side::original);
  if (audit.translation) text += text_name(*audit.translation, Side::translation);
  text += "</div>\n" + counts(tally(audit.findings)) + "</div>\n";
  return text + filters(audit) + "</header>\n";
}

/// The baseline that comes of accepting findings on the page; it waits for the script.
std::string baseline_bar(const Circumstances& circumstances) {
  const bool is_one = !circumstances.baseline.empty() && circumstances.baseline.find(", ") == std::string::npos;
  const std::string file = is_one ? base_name(circumstances.baseline) : "baseline.yaml";
  const std::string shown = escaped(visible(file));
  return "<aside class=\"baseline\" hidden data-heading=\"" + escaped(baseline_heading()) + "\" data-kept=\"" +
         escaped(circumstances.kept) + "\">\n<p><b><output></output></b> accepted on this page. <a download=\"" + shown +
         "\">Download " + shown + "</a> and give it as <code>--baseline</code>.</p>\n<details><summary>the file</summary><pre></pre></details>\n</aside>\n";
}

std::string meanings(const std::vector<Finding>& findings) {
  std::string text;
  for (const auto& [kind, number] : by_kind(findings)) {
    const KindShown& shown = kinds()[static_cast<std::size_t>(kind)];
    text += "<dt id=\"k-" + std::string(shown.name) + "\">" + std::string(shown.name) + "</dt><dd><b>" +
            escaped(shown.meaning) + "</b> " + escaped(shown.remedy) + "</dd>\n";
  }
  if (text.empty()) return "";
  return "<footer class=\"kinds\">\n<h2>What the findings mean</h2>\n<dl>\n" + text + "</dl>\n</footer>\n";
}

std::string head(const Audit& audit, const std::string& nonce, const Circumstances& circumstances) {
  std::string title = base_name(audit.original.document.source.name);
  if (audit.translation) title += " and " + base_name(audit.translation->document.source.name);
  return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
         "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'nonce-" +
         nonce + "'; script-src 'nonce-" + nonce +
         "'; base-uri 'none'; form-action 'none'\">\n"
         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
         "<meta name=\"generator\" content=\"fathom " +
         escaped(circumstances.version) + "\">\n<title>" + escaped(visible(title)) + "</title>\n<style nonce=\"" + nonce +
         "\">\n" + std::string(embedded("report/page.css")) + "</style>\n</head>\n";
}

}  // namespace

std::string to_html(const Audit& audit, const Circumstances& circumstances) {
  const PageRows rows(audit);
  const std::string body = top(audit) + "<main>\n" + rows.html() + "</main>\n" + meanings(audit.findings) + baseline_bar(circumstances);
  const std::string nonce = nonce_of(body);
  const std::string classes = std::string(audit.translation ? "pair" : "alone") + (rows.size() > long_page ? " long" : "");
  return head(audit, nonce, circumstances) + "<body class=\"" + classes + "\">\n" + body + "<script nonce=\"" + nonce +
         "\">\n" + std::string(embedded("report/page.js")) + std::string(embedded("report/accept.js")) + "</script>\n</body>\n</html>\n";
}

}  // namespace fathom::audit
