#include <string>
#include <string_view>

#include "ci/variant_page.hpp"
#include "model/core/words.hpp"

namespace fathom::ci {

namespace {

/// The text as it stands, whatever Markdown would make of it.
std::string plain(std::string_view text) {
  constexpr std::string_view special = "\\`*_{}[]<>#|~";
  std::string safe;
  for (const char c : text) {
    if (special.find(c) != std::string_view::npos) safe += '\\';
    safe += c == '\n' ? ' ' : c;
  }
  return safe;
}

/// Lines in a fence longer than any in them.
std::string fenced(const std::vector<std::string>& lines) {
  std::string fence = "```";
  for (const std::string& line : lines)
    while (line.find(fence) != std::string::npos) fence += '`';
  std::string text = "  " + fence + "text\n";
  for (const std::string& line : lines) text += "  " + line + "\n";
  return text + "  " + fence + "\n";
}

/// `Broken`.
std::string capital(std::string word) {
  if (!word.empty() && word[0] >= 'a' && word[0] <= 'z') word[0] = static_cast<char>(word[0] - 'a' + 'A');
  return word;
}

std::string item(const Finding& finding) {
  std::string text = "- ";
  if (!finding.subject.empty()) text += "**" + plain(finding.subject) + "** ";
  text += plain(finding.says) + "\n";
  if (!finding.accepted.empty()) text += "  *Accepted: " + plain(finding.accepted) + "*\n";
  if (!finding.more.empty()) text += "\n" + fenced(finding.more);
  return text;
}

}  // namespace

std::string as_markdown(const VariantPage& page) {
  std::string text = "## " + plain(page.title) + "\n\n" + plain(page.game);
  for (std::size_t i = 0; i < page.changes.size(); ++i) text += (i == 0 ? ": " : ", ") + plain(page.changes[i]);
  text += "\n\n**" + plain(page.closing) + "**\n";
  for (const Passage& passage : page.passages) {
    text += "\n### " + capital(passage.name) + "\n\n" + plain(passage.explanation) + "\n\n";
    for (const Finding& finding : passage.findings) text += item(finding);
  }
  if (!page.foot.empty()) text += "\n<sub>" + plain(page.foot) + "</sub>\n";
  return text;
}

}  // namespace fathom::ci
