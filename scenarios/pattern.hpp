#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fathom {

/// Whether a name has signs that stand for others: `*`, `?` or `[`.
bool has_wildcards(std::string_view name);

/// Whether a path fits a pattern, part by part between the slashes: `*` is any part of a name, `?` a character, `[ab]` one
/// of a few, `**` any number of folders.
bool fits_pattern(std::string_view pattern, std::string_view path);

/// The files that fit, in the order of their names. What begins with a point has to be asked for by it, and `**` follows no
/// links to folders.
std::vector<std::string> files_like_pattern(const std::string& pattern);

}  // namespace fathom
