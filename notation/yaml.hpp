#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "notation/node.hpp"

namespace fathom {

/// Files larger than this are refused unread.
inline constexpr std::size_t largest_file = std::size_t{2} << 20U;
/// Documents nested deeper than this are refused.
inline constexpr int deepest_nesting = 64;

/// Reads one YAML document, strictly: no duplicate keys, anchors, aliases, tags, second documents, NUL or other control
/// characters, and nothing that is not UTF-8. Throws `Problem`, without a file, for whatever it cannot read.
Node read_yaml(std::string_view text);
/// Reads the file at `path` in the same way; its problems name the file.
Node read_yaml_file(const std::string& path);
/// The text of the file at `path`, at most `largest_file` bytes of it; throws `Problem` if it cannot be had.
std::string read_text_file(const std::string& path);

/// The document as YAML, which `read_yaml` reads back equal: what fits on a line is written in one, what does not, in a
/// block.
std::string print_yaml(const Node& document);
/// The node on one line, as it would stand inside a larger document.
std::string one_line(const Node& node);

}  // namespace fathom
