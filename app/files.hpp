#pragma once

#include <filesystem>
#include <ostream>
#include <string>
#include <string_view>

namespace fathom::app {

/// What stands for standard input where a file is read, and for standard output where one is written.
inline constexpr std::string_view standard_stream = "-";
/// Where a file called `-` is written.
void use_standard_output(std::ostream& out);

/// The text of a file. Throws `BadInput` where it is missing, a folder, unreadable or larger than any report.
std::string read_file(const std::filesystem::path& path);

/// Throws `BadInput` when `path` will not take a report: asked before the work, so that nothing is done in vain.
void expect_writable(const std::filesystem::path& path);

/// Writes a file whole or not at all: a reader never sees half a report, and a full disk leaves the last one as it was.
/// Devices and pipes are written as they are, and what a link leads to instead of the link. Throws `BadInput`.
void write_file(const std::filesystem::path& path, std::string_view text);

/// The same for a file that is not there yet; false, and nothing is written, where somebody else was faster.
bool write_new_file(const std::filesystem::path& path, std::string_view text);

/// Waits until no file is half written, and lets nobody write another: the program is about to end where it stands.
void let_nobody_write();

}  // namespace fathom::app
