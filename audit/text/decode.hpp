#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "audit/text/source.hpp"

namespace fathom::audit {

/// A file's bytes as characters.
struct Decoded {
  std::string text;             ///< UTF-8, lines ended by `\n`.
  std::vector<Damage> damages;  ///< What could not be read as it lay there.
};

/// Reads UTF-8, UTF-16 with or without a byte order mark, and Windows-1252 where that alone makes sense.
Decoded decode(std::string_view bytes);

/// What byte of Windows-1252 stands for a character, or -1.
int windows_1252_byte(char32_t code);

}  // namespace fathom::audit
