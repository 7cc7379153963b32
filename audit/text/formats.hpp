#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "audit/text/source.hpp"

namespace fathom::audit {

/// A kind of file that texts come in.
struct Format {
  std::string_view name;        ///< `gettext PO`, as errors name it.
  std::string_view extensions;  ///< `.po .pot`, in lower case. None for a kind that `read` always refuses.
  /// Whether bytes are of this kind whatever the file's name says; null where only the name tells.
  bool (*is_plain)(std::string_view bytes);
  /// The texts that a file holds: one, or those that stand side by side in it, the original first. Throws `Problem` with line
  /// and column for a file that is not of this kind, or that unpacks to more than `largest_text`.
  std::vector<Source> (*read)(const std::string& name, std::string_view bytes);
};

/// Every format, those whose bytes tell most first; plain text is the last.
std::span<const Format> formats();

/// The format of a file by its bytes, else by its name. Throws `Problem` where the two contradict each other, as for a picture
/// called `.po`.
const Format& format_of(const std::string& name, std::string_view bytes);

/// Reads the texts of a file; `-` is standard input. Throws `Problem` for what is not there, holds no letter, is too large, or
/// cannot be read in its format.
std::vector<Source> read_texts(const std::string& path);

}  // namespace fathom::audit
