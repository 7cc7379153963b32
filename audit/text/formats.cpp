#include "audit/text/formats.hpp"

#include <algorithm>
#include <array>

namespace fathom::audit {
namespace {

std::vector<Source> read_plain(const std::string& name, std::string_view bytes) { return {source_of(name, bytes)}; }

constexpr std::array table{
    Format{"plain text", ".txt .text .md .markdown", nullptr, read_plain},
};

/// The end of a file's name, from its last point on, in lower case.
std::string extension_of(std::string_view name) {
  const std::size_t slash = name.rfind('/');
  const std::size_t point = name.rfind('.');
  if (point == name.npos || (slash != name.npos && point < slash)) return {};
  std::string ending(name.substr(point));
  for (char& byte : ending) byte = byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte;
  return ending;
}

bool has_extension(const Format& format, std::string_view ending) {
  return !ending.empty() && (" " + std::string(format.extensions) + " ").find(" " + std::string(ending) + " ") != std::string::npos;
}

}  // namespace

std::span<const Format> formats() { return table; }

const Format& format_of(const std::string& name, std::string_view bytes) {
  for (const Format& format : table) {
    if (format.is_plain != nullptr && format.is_plain(bytes)) return format;
  }
  const std::string ending = extension_of(name);
  const auto named = std::find_if(table.begin(), table.end(), [&](const Format& format) { return has_extension(format, ending); });
  return named == table.end() ? table.back() : *named;
}

}  // namespace fathom::audit
