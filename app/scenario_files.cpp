#include "app/scenario_files.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <system_error>

#include "app/errors.hpp"
#include "app/files.hpp"
#include "notation/embedded.hpp"
#include "notation/yaml.hpp"
#include "scenarios/pattern.hpp"

namespace fathom::app {
namespace {

namespace fs = std::filesystem;

/// Whether a name, or a pattern, of a scenario can be of one in the file whose checks begin with `stem`.
bool can_be_in(const std::string& name, const std::string& stem) {
  if (name == stem || name.starts_with(stem + "/") || stem.starts_with(name + "/")) return true;
  if (!has_wildcards(name)) return false;
  if (fits_pattern(name + "/**", stem)) return true;
  for (std::size_t slash = name.find('/'); slash != name.npos; slash = name.find('/', slash + 1))
    if (fits_pattern(name.substr(0, slash), stem)) return true;
  return false;
}

bool is_yaml(const fs::path& path) { return path.extension() == ".yaml" || path.extension() == ".yml"; }

/// All that is YAML below a folder, by name; what is hidden is left alone.
std::vector<std::string> yaml_below(const fs::path& folder) {
  std::vector<std::string> files;
  std::error_code error;
  fs::recursive_directory_iterator at(folder, fs::directory_options::skip_permission_denied, error);
  for (const fs::recursive_directory_iterator end; !error && at != end; at.increment(error)) {
    if (at->path().filename().string().starts_with('.')) {
      if (at->is_directory()) at.disable_recursion_pending();
    } else if (at->is_regular_file() && is_yaml(at->path())) {
      files.push_back(at->path().lexically_normal().generic_string());
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::vector<std::string> files_named(const std::string& path) {
  std::error_code ignored;
  if (fs::is_directory(path, ignored)) {
    std::vector<std::string> files = yaml_below(path);
    if (files.empty()) throw BadUsage(path + ": expected scenarios (*.yaml) below this folder, found none");
    return files;
  }
  if (path == standard_stream) return {path};
  if (fs::exists(path, ignored)) return {fs::path(path).lexically_normal().generic_string()};
  if (!has_wildcards(path)) throw BadUsage("there is no file, folder or game " + path);
  std::vector<std::string> files = files_like_pattern(path);
  if (files.empty()) throw BadUsage("no file fits the pattern " + path);
  return files;
}

/// The game whose scenarios lie in a folder above the file: `scenarios/mermaid_rain/riding/...`.
const Registered* game_of_folder(const std::string& file) {
  const fs::path path = fs::absolute(file).lexically_normal();
  for (auto part = path.begin(); part != path.end(); ++part) {
    if (*part != "scenarios" || std::next(part) == path.end()) continue;
    std::string name = std::next(part)->string();
    std::replace(name.begin(), name.end(), '_', '-');
    for (const Registered& game : games())
      if (game.name == name) return &game;
  }
  return nullptr;
}

}  // namespace

bool can_hold(const std::string& stem, const std::vector<std::string>& names) {
  return names.empty() || std::ranges::any_of(names, [&](const std::string& name) { return can_be_in(name, stem); });
}

std::vector<std::string> files_for(const std::string& root, const std::vector<std::string>& names) {
  std::vector<std::string> files = scenario_files(root);
  std::erase_if(files, [&](const std::string& file) {
    return !can_hold(fs::path(file).lexically_relative(root).replace_extension().generic_string(), names);
  });
  return files;
}

std::optional<std::string> own_name(const std::string& root, const std::string& file) {
  if (root.empty() || is_own(root)) return std::nullopt;
  std::error_code error;
  const fs::path below = fs::relative(file, root, error);
  if (error || below.empty() || *below.begin() == "..") return std::nullopt;
  return (fs::path(root) / below).generic_string();
}

std::vector<std::string> files_at(const std::vector<std::string>& paths) {
  std::vector<std::string> files;
  for (const std::string& path : paths)
    for (std::string& file : files_named(path))
      if (std::ranges::find(files, file) == files.end()) files.push_back(std::move(file));
  return files;
}

FilesByGame by_game(const std::vector<std::string>& files, std::span<const Registered* const> asked) {
  FilesByGame sorted;
  for (const std::string& file : files) {
    try {
      const Registered& game = asked.size() == 1 ? *asked.front() : game_in(read_yaml_file(file), file);
      if (!asked.empty() && std::ranges::find(asked, &game) == asked.end())
        throw Problem(file, {}, "this is of " + game.name + ", which is not among the games asked for");
      sorted.of[game.name].push_back(file);
    } catch (const Problem& problem) {
      sorted.unreadable.push_back({"", file, problem.what()});
    }
  }
  return sorted;
}

FilesByGame files_asked(const Request& request, std::vector<const Registered*>& asked) {
  std::vector<std::string> paths = request.files;
  paths.insert(paths.end(), request.scenarios.joined.begin(), request.scenarios.joined.end());
  const bool by_files = request.games.empty() && request.house_rule.empty() && !request.files.empty();
  FilesByGame files = by_game(files_at(paths), by_files ? std::vector<const Registered*>{} : asked);
  if (by_files) std::erase_if(asked, [&](const Registered* game) { return !files.of.contains(game->name); });
  return files;
}

const Registered& game_in(const Node& document, const std::string& file) {
  const std::optional<std::string> name = game_of(document);
  if (name) {
    for (const Registered& game : games())
      if (game.name == *name) return game;
    std::vector<std::string_view> known;
    for (const Registered& game : games()) known.push_back(game.name);
    throw Problem(file, document.at, "there is no game \"" + *name + "\"" + suggestion(*name, known));
  }
  if (const Registered* const game = game_of_folder(file)) return *game;
  if (games().size() == 1) return games().front();
  throw Problem(file, document.at, "the file does not say which game it is of; add a line such as game: " + games()[0].name);
}

}  // namespace fathom::app
