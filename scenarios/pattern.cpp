#include "scenarios/pattern.hpp"

#include <fnmatch.h>

#include <algorithm>
#include <filesystem>
#include <span>
#include <system_error>

namespace fathom {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view any_folders = "**";

using Parts = std::vector<std::string>;

Parts parts_of(std::string_view path) {
  Parts parts;
  while (!path.empty()) {
    const std::size_t slash = std::min(path.find('/'), path.size());
    if (slash > 0) parts.emplace_back(path.substr(0, slash));
    path.remove_prefix(std::min(slash + 1, path.size()));
  }
  return parts;
}

bool fits_part(const std::string& pattern, const std::string& name) {
  return ::fnmatch(pattern.c_str(), name.c_str(), FNM_PERIOD | FNM_NOESCAPE) == 0;
}

bool fits_parts(std::span<const std::string> pattern, std::span<const std::string> path) {
  if (pattern.empty()) return path.empty();
  if (pattern.front() == any_folders) {
    for (std::size_t folders = 0; folders <= path.size(); ++folders)
      if (fits_parts(pattern.subspan(1), path.subspan(folders))) return true;
    return false;
  }
  return !path.empty() && fits_part(pattern.front(), path.front()) && fits_parts(pattern.subspan(1), path.subspan(1));
}

/// What stands in a folder, by name; nothing where it cannot be read.
std::vector<fs::path> listed_in(const fs::path& folder) {
  std::vector<fs::path> found;
  std::error_code error;
  for (fs::directory_iterator at(folder.empty() ? "." : folder, error), end; !error && at != end; at.increment(error))
    found.push_back(folder / at->path().filename());
  std::sort(found.begin(), found.end());
  return found;
}

void look_for(std::span<const std::string> pattern, const fs::path& at, std::vector<std::string>& found) {
  std::error_code ignored;
  if (pattern.empty()) {
    if (fs::is_regular_file(at, ignored)) found.push_back(at.generic_string());
    return;
  }
  if (!has_wildcards(pattern.front())) return look_for(pattern.subspan(1), at / pattern.front(), found);
  const bool is_deep = pattern.front() == any_folders;
  if (is_deep) look_for(pattern.subspan(1), at, found);
  for (const fs::path& each : listed_in(at)) {
    const std::string name = each.filename().string();
    if (is_deep && !name.starts_with('.') && fs::is_directory(each, ignored) && !fs::is_symlink(each, ignored))
      look_for(pattern, each, found);
    if (!is_deep && fits_part(pattern.front(), name)) look_for(pattern.subspan(1), each, found);
  }
}

}  // namespace

bool has_wildcards(std::string_view name) { return name.find_first_of("*?[") != name.npos; }

bool fits_pattern(std::string_view pattern, std::string_view path) { return fits_parts(parts_of(pattern), parts_of(path)); }

std::vector<std::string> files_like_pattern(const std::string& pattern) {
  std::vector<std::string> found;
  look_for(parts_of(pattern), pattern.starts_with('/') ? fs::path("/") : fs::path(), found);
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

}  // namespace fathom
