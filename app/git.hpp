#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace fathom::app {

/// The whole name of the commit that `revision` means in the repository around `folder`. Asks the program `git`. Throws
/// `BadUsage` where there is no git, no repository or no such commit.
std::string commit_of(const std::string& revision, const std::filesystem::path& folder);

/// The bytes of a file as they were at a commit; nothing where the file was not there. Throws `BadInput`.
std::optional<std::string> file_at(const std::string& commit, const std::filesystem::path& file);

}  // namespace fathom::app
