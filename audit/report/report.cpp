#include "audit/report/report.hpp"

namespace fathom::audit {
namespace {

constexpr std::string_view shown_instead = "\xEF\xBF\xBD";  // U+FFFD

constexpr bool is_control(unsigned char c) { return c < 0x20 || c == 0x7F; }

/// Whether a control character of two bytes, U+0080 to U+009F, stands there: terminals obey those too.
bool is_wide_control(std::string_view text) {
  return text.size() > 1 && text[0] == '\xC2' && static_cast<unsigned char>(text[1]) < 0xA0;
}

}  // namespace

Tally tally(const std::vector<Finding>& findings) {
  Tally sum;
  for (const Finding& finding : findings) {
    if (finding.accepted) {
      ++sum.accepted;
    } else if (finding.severity == Severity::error) {
      ++sum.errors;
    } else if (finding.severity == Severity::warning) {
      ++sum.warnings;
    } else {
      ++sum.notes;
    }
  }
  return sum;
}

Tally operator+(const Tally& a, const Tally& b) {
  return {a.errors + b.errors, a.warnings + b.warnings, a.notes + b.notes, a.accepted + b.accepted};
}

OpenTally tally_open(const Source& source) {
  OpenTally sum;
  for (const OpenUnit& unit : source.open) ++(unit.reason == OpenUnit::Reason::fuzzy ? sum.fuzzy : sum.untranslated);
  return sum;
}

const Reading& reading_of(const Audit& audit, Side side) {
  return side == Side::translation && audit.translation ? *audit.translation : audit.original;
}

const std::string& file_of(const Audit& audit, Side side) { return reading_of(audit, side).document.source.name; }

std::string_view language_code(const Reading& reading) {
  return reading.language == nullptr ? std::string_view{} : std::string_view(reading.language->code());
}

std::string_view name(Side side) { return side == Side::original ? "original" : "translation"; }

const Passage* main_passage(const Finding& finding) {
  return finding.original ? &*finding.original : finding.translation ? &*finding.translation : nullptr;
}

const Passage* passage_to_mend(const Finding& finding) {
  return finding.translation ? &*finding.translation : main_passage(finding);
}

std::string visible(std::string_view text) {
  std::string clean;
  clean.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\n' || text[i] == '\t') {
      clean += ' ';
    } else if (is_control(static_cast<unsigned char>(text[i]))) {
      clean += shown_instead;
    } else if (is_wide_control(text.substr(i))) {
      clean += shown_instead;
      ++i;
    } else {
      clean += text[i];
    }
  }
  return clean;
}

}  // namespace fathom::audit
