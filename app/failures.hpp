#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace fathom::app {

/// Where counterexamples are kept, in the folder the program is started in.
inline constexpr std::string_view failures_folder = ".fathom/failures";

/// Saves a counterexample as `<check>-1.yaml`, or under the next number that is free. The same text is kept once: saving it
/// again gives the file it is in. Throws `BadInput` when the folder cannot be written.
std::filesystem::path save_failure(const std::filesystem::path& folder, const std::string& check, const std::string& yaml);

/// The counterexamples kept in a folder, by name; none where there is no folder.
std::vector<std::filesystem::path> saved_failures(const std::filesystem::path& folder);

}  // namespace fathom::app
