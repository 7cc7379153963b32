#pragma once

#include <string>
#include <vector>

#include "audit/finding.hpp"

namespace fathom::audit {

/// A fault as a translator, a typesetter or an editor makes it, planted in one of the clean texts of `audit/texts/`.
struct Fault {
  std::string name;                     ///< What went wrong, in a few words.
  int line = 0;                         ///< Where it stands in `planted_faults_file`.
  std::string original;                 ///< `en`: the text of that language,
  std::string translation;              ///< and its translation; empty where one text is held against itself.
  Side side = Side::translation;        ///< Which of the two is edited.
  std::string find;                     ///< Stands there exactly once,
  std::string replace;                  ///< and becomes this.
  std::vector<Kind> kinds;              ///< Any of these names the fault well.
  Severity severity = Severity::error;  ///< At least.
  std::string missed;                   ///< Why it is not found, if it is not: a fault we know that we miss.
  std::string words;                    ///< Stand in a sentence that the finding shows.
};

/// Where the faults stand.
std::string planted_faults_file();

/// Reads them. Throws `Problem`.
std::vector<Fault> read_planted_faults();

}  // namespace fathom::audit
