#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "app/audit_texts.hpp"
#include "app/request.hpp"

namespace fathom::app {

/// What `fathom audit` does where it is told nothing: the texts of a project, and what they are held against.
struct AuditProject {
  std::string file;               ///< The project file, as it is opened and shown.
  std::vector<TextsAsked> texts;  ///< Every file in it is found, or was named without a pattern.
  std::vector<std::string> termbases;
  std::vector<std::string> baselines;
  std::string game;
  std::string edition;
  std::optional<FailOn> fail_on;
};

/// The name of a project file.
inline constexpr std::string_view project_name = "fathom.yaml";

/// The project file in `folder` or the nearest folder above it, seen from `folder`; nothing where there is none.
std::optional<std::string> project_above(const std::filesystem::path& folder);

/// Reads a project file; what it names stands below its folder.
///     texts:
///       - original: texts/*.en.md
///         translations: texts/*.{lang}.md
///       - translations: locale/{lang}/LC_MESSAGES/rules.po     # both texts in one file
///     language: en                                             # of the originals
///     termbases: [terms.csv]
///     baselines: [accepted.yaml]
///     game: mermaid-rain
///     edition: edition.yaml
///     fail-on: warning
/// Throws `Problem` with line and column for what is not understood, and for files and patterns that nothing fits.
AuditProject read_project(const std::string& file);

}  // namespace fathom::app
