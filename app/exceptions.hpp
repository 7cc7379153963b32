#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace fathom::app {

/// Something a check may lack, and why that is all right. Every exception has to be needed: one that is not is a failure.
struct Exception {
  std::string what;  ///< A rule's id, or a mutant's name.
  std::string reason;
  std::string place;  ///< `file:line` of it.
};

/// The exceptions of one game, from `ci/exceptions/<game>.yaml`.
struct Exceptions {
  std::vector<Exception> coverage;     ///< Rules that need not have all the evidence a rule of their kind has.
  std::vector<Exception> differences;  ///< Changes of a number or reading in which no scenario need see a difference.
  std::vector<Exception> mutants;      ///< Mutants that nothing needs to catch, or only the clause's own refusing scenario.
};

/// Why an exception is a failure that nothing needs.
inline constexpr std::string_view needs_no_exception = "needs no exception any more";

/// Reads such a file; none where there is no file. Throws `fathom::Problem` for whatever it cannot read.
///     coverage: [{ rule: placing.on_ocean, reason: ... }]
///     differences: [{ change: setup.camels 7 -> 8, reason: ... }]
///     mutants: [{ mutant: without placing.on_ocean, reason: ... }]
Exceptions read_exceptions(const std::filesystem::path& file);

/// The exception for `what`, or null.
const Exception* exception_for(const std::vector<Exception>& exceptions, std::string_view what);

}  // namespace fathom::app
