#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace fathom::app {

/// A file that fits a pattern, and what the pattern's signs stand for in it.
struct FileMatch {
  std::string file;                ///< As the pattern says it: below the pattern's folder.
  std::vector<std::string> stars;  ///< What each `*` stands for.
  std::string language;            ///< What `{lang}` stands for; empty where the pattern has none.
};

/// Whether a file's name has `*` or `{lang}`, and so may stand for many files.
bool is_pattern(std::string_view name);

/// What is wrong with a pattern, as `expected ...`; empty where it can be used. `*` stands for any part of the name of a
/// file or folder, `{lang}` for a language's code (`fr`, `pt_BR`); between two `/` there is room for one of each.
std::string flaw_of(std::string_view pattern);

/// The files below `folder` that fit, by name. A hidden file has to be asked for by its point. All `{lang}` of a pattern are
/// one language.
std::vector<FileMatch> files_like(const std::filesystem::path& folder, std::string_view pattern);

/// The pattern with its `*`, from the left, replaced by `stars`; what is left over stays as it is.
std::string with_stars(std::string_view pattern, const std::vector<std::string>& stars);

}  // namespace fathom::app
