#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "audit/audit.hpp"

namespace fathom::audit {

/// What reports tell beside the findings.
struct Circumstances {
  std::string version;   ///< Of the program.
  std::string baseline;  ///< The file in which findings are accepted, as the user named it; or nothing.
  std::string kept{};    ///< Entries of that file that nobody finds here, as the file has them.
  std::string since{};   ///< The commit or file that the texts are compared with; empty where everything is told.
  std::size_t left_out = 0;  ///< Findings that touch nothing that changed since then.
};

/// One of several audits that are reported together.
struct Reported {
  const Audit* audit = nullptr;
  Circumstances circumstances;
};

/// A report on several audits.
struct Collection {
  std::string version;  ///< Of the program.
  std::vector<Reported> audits;
  std::vector<std::string> refused;  ///< Of each pair that could not be audited, why: the file, the place, what was expected.
};

/// How many findings there are. Accepted ones are counted apart, whatever their severity.
struct Tally {
  std::size_t errors = 0;
  std::size_t warnings = 0;
  std::size_t notes = 0;
  std::size_t accepted = 0;

  [[nodiscard]] std::size_t open() const { return errors + warnings + notes; }
  friend bool operator==(const Tally&, const Tally&) = default;
};
Tally tally(const std::vector<Finding>& findings);
Tally operator+(const Tally& a, const Tally& b);

/// How many entries a text leaves open, as its file says.
struct OpenTally {
  std::size_t untranslated = 0;
  std::size_t fuzzy = 0;

  [[nodiscard]] std::size_t all() const { return untranslated + fuzzy; }
  friend bool operator==(const OpenTally&, const OpenTally&) = default;
};
OpenTally tally_open(const Source& source);

/// The text a passage stands in; the original where an audit has no translation.
const Reading& reading_of(const Audit& audit, Side side);
/// The file of a passage, as the user named it.
const std::string& file_of(const Audit& audit, Side side);
/// `fr`; nothing where a reading was made without a language.
std::string_view language_code(const Reading& reading);
std::string_view name(Side side);

/// `original` or else `translation`: where a finding is looked at first; null for one about whole texts.
const Passage* main_passage(const Finding& finding);
/// `translation` or else `original`: where somebody would mend it; null for one about whole texts.
const Passage* passage_to_mend(const Finding& finding);

/// The text on one line, safe to show anywhere: control characters become U+FFFD, line ends blanks.
std::string visible(std::string_view text);

}  // namespace fathom::audit
