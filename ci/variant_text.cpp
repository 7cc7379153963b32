#include <algorithm>
#include <string>

#include "ci/variant_page.hpp"
#include "model/core/words.hpp"

namespace fathom::ci {

namespace {

constexpr std::size_t label_columns = 10;
constexpr std::size_t widest_subject = 34;
constexpr std::size_t line_columns = 118;

std::string lines_of(const Finding& finding, std::size_t subject_columns, const Paint& paint) {
  const std::string indent(label_columns + 2 + (subject_columns == 0 ? 0 : subject_columns + 2), ' ');
  std::string text;
  std::string subject = finding.subject.empty() ? "" : left(finding.subject, subject_columns) + "  ";
  if (width(finding.subject) > subject_columns && !finding.subject.empty()) subject = finding.subject + "\n" + indent;
  text += paint(finding.accepted.empty() ? finding.tone : Tone::faint, subject);
  bool first = true;
  for (const std::string& line : wrapped(finding.says, line_columns - indent.size())) {
    text += (first ? "" : indent) + line + "\n";
    first = false;
  }
  for (const std::string& line : finding.more) text += indent + paint(Tone::faint, line) + "\n";
  if (!finding.accepted.empty()) text += indent + paint(Tone::good, "accepted: " + finding.accepted) + "\n";
  return text;
}

std::string lines_of(const Passage& passage, const Paint& paint) {
  std::size_t subject_columns = 0;
  for (const Finding& finding : passage.findings) subject_columns = std::max(subject_columns, width(finding.subject));
  subject_columns = std::min(subject_columns, widest_subject);
  std::string text;
  for (const Finding& finding : passage.findings) {
    text += "  " + paint(Tone::strong, left(text.empty() ? passage.name : "", label_columns));
    text += lines_of(finding, subject_columns, paint);
  }
  return text + "\n";
}

}  // namespace

std::string as_text(const VariantPage& page, const Paint& paint) {
  std::string text = paint(Tone::strong, page.title) + "   " + page.game;
  for (std::size_t i = 0; i < page.changes.size(); ++i) text += (i == 0 ? ": " : ", ") + page.changes[i];
  text += "\n\n";
  for (const Passage& passage : page.passages) text += lines_of(passage, paint);
  text += page.closing + "\n";
  if (!page.foot.empty()) {
    text += "\n";
    for (const std::string& line : wrapped(page.foot, line_columns)) text += paint(Tone::faint, line) + "\n";
  }
  return text;
}

}  // namespace fathom::ci
