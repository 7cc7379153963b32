#include "app/audit_pattern.hpp"

#include <algorithm>
#include <optional>
#include <system_error>

#include "audit/text/formats/catalogue.hpp"
#include "audit/text/formats/language_names.hpp"

namespace fathom::app {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view lang_sign = "{lang}";

std::size_t times(std::string_view sign, std::string_view in) {
  std::size_t number = 0;
  for (std::size_t at = in.find(sign); at != in.npos; at = in.find(sign, at + sign.size())) ++number;
  return number;
}

std::vector<std::string_view> parts_of(std::string_view path) {
  std::vector<std::string_view> parts;
  while (!path.empty()) {
    const std::size_t slash = std::min(path.find('/'), path.size());
    parts.push_back(path.substr(0, slash));
    path.remove_prefix(std::min(slash + 1, path.size()));
  }
  return parts;
}

/// How far a file's path has been held against a pattern.
struct Fit {
  std::vector<std::string> stars;
  std::string language;
};

/// The name of one file or folder against the part of a pattern. The part has at most one `*` and one `{lang}`.
std::optional<Fit> fit(std::string_view part, std::string_view name, Fit so_far) {
  const std::size_t star = part.find('*'), lang = part.find(lang_sign);
  const std::size_t sign = std::min({star, lang, part.size()});
  if (name.substr(0, sign) != part.substr(0, sign)) return std::nullopt;
  part.remove_prefix(sign);
  name.remove_prefix(sign);
  if (part.empty()) return name.empty() ? std::optional(std::move(so_far)) : std::nullopt;
  const bool is_star = part.front() == '*';
  for (std::size_t size = is_star ? 0 : 2; size <= name.size(); ++size) {
    const std::string stands_for(name.substr(0, size));
    Fit next = so_far;
    if (is_star) {
      next.stars.push_back(stands_for);
    } else if (!audit::is_language_code(stands_for) || (!next.language.empty() && next.language != stands_for)) {
      continue;
    } else {
      next.language = stands_for;
    }
    if (auto whole = fit(part.substr(is_star ? 1 : lang_sign.size()), name.substr(size), std::move(next))) return whole;
  }
  return std::nullopt;
}

/// What stands in a folder, by name; nothing where it cannot be read.
std::vector<std::string> names_in(const fs::path& folder) {
  std::vector<std::string> names;
  std::error_code error;
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error))
    names.push_back(at->path().filename().string());
  std::sort(names.begin(), names.end());
  return names;
}

/// A search for the files that fit the parts of a pattern.
struct Search {
  fs::path folder;
  std::vector<std::string_view> parts;
  std::vector<FileMatch> found{};

  void from(std::size_t part, const std::string& path, const Fit& so_far) {
    std::error_code ignored;
    if (part == parts.size()) {
      if (fs::is_regular_file(folder / path, ignored))
        found.push_back({path, so_far.stars, audit::language_code(so_far.language)});
      return;
    }
    const auto joined = [&](std::string_view name) { return path + (part == 0 ? "" : "/") + std::string(name); };
    if (!is_pattern(parts[part])) return from(part + 1, joined(parts[part]), so_far);
    for (const std::string& name : names_in(folder / path)) {
      if (name.starts_with('.') && !parts[part].starts_with('.')) continue;
      if (const auto next = fit(parts[part], name, so_far)) from(part + 1, joined(name), *next);
    }
  }
};

}  // namespace

bool is_pattern(std::string_view name) { return name.find('*') != name.npos || name.find(lang_sign) != name.npos; }

std::string flaw_of(std::string_view pattern) {
  for (const std::string_view part : parts_of(pattern)) {
    if (part.find("**") != part.npos) return "folders by their names, or * for the name of one";
    if (times("*", part) > 1 || times(lang_sign, part) > 1) return "at most one * and one {lang} between two /";
  }
  return {};
}

std::vector<FileMatch> files_like(const fs::path& folder, std::string_view pattern) {
  Search search{folder, parts_of(pattern)};
  search.from(0, "", {});
  return std::move(search.found);
}

std::string with_stars(std::string_view pattern, const std::vector<std::string>& stars) {
  std::string filled;
  std::size_t used = 0;
  for (const char c : pattern) {
    if (c == '*' && used < stars.size())
      filled += stars[used++];
    else
      filled += c;
  }
  return filled;
}

}  // namespace fathom::app
