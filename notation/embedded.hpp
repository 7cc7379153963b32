#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fathom {

/// A data file that lies inside the program, so that it works wherever it is put. `notation/embed.cmake` makes them.
struct EmbeddedFile {
  std::string_view name;  ///< `languages/fr.yaml`, `scenarios/mirage/turns/first.yaml`
  std::string_view text;
};

/// The folder, as paths say it, of the files that have been provided: `fathom:/scenarios/mirage/turns/first.yaml`.
inline constexpr std::string_view own_folder = "fathom:";

/// Makes these files the ones that `read_text_file` finds in `own_folder`. Called once, before anything is read.
void provide(std::span<const EmbeddedFile> files);

/// Whether a path lies in `own_folder`.
inline bool is_own(std::string_view path) { return path.starts_with(own_folder); }
/// The file of that path; null where there is none.
const EmbeddedFile* own_file(std::string_view path);
/// The paths of all files below one of the own folders, in order.
std::vector<std::string> own_files_below(std::string_view folder);

}  // namespace fathom
