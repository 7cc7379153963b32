#include <algorithm>
#include <cstdlib>
#include <string>
#include <system_error>

#include "app/errors.hpp"
#include "app/options.hpp"
#include "app/registered.hpp"
#include "notation/embedded.hpp"

namespace fathom::app {

namespace fs = std::filesystem;

const Registered& game_called(std::string_view name) {
  std::vector<std::string_view> known;
  for (const Registered& game : games()) {
    if (game.name == name) return game;
    known.push_back(game.name);
  }
  throw BadUsage("there is no game " + std::string(name) + suggestion(name, known));
}

namespace {

fs::path asked_for;

/// From which folder the program's files come, and in which it was built.
struct Whereabouts {
  std::string from, in;
};
Whereabouts& built() {
  static Whereabouts built;
  return built;
}

/// Whether this is a program that lies where it was built, beside the files it was built from.
bool lies_where_it_was_built() {
  std::error_code error;
  const std::string program = fs::read_symlink("/proc/self/exe", error).string();
  return !error && !built().in.empty() && program.starts_with(built().in + '/');
}

/// Whether the program is that of one game, whose folder holds its own files alone.
bool is_of_one_game() { return games().size() == 1; }

std::string file_name(std::string_view game) {
  std::string name(game);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

bool has_files(const fs::path& folder) {
  std::error_code ignored;
  return is_own(folder.string()) ? !own_files_below(folder.string()).empty() : fs::is_directory(folder, ignored);
}

}  // namespace

bool has_scenarios(std::string_view game) {
  if (!is_of_one_game()) return true;
  const fs::path folder = scenarios_folder(game);
  if (is_own(folder.string())) return has_files(folder);
  std::error_code ignored;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder, ignored))
    if (entry.path().extension() == ".yaml") return true;
  return false;
}

void use_home(const std::string& folder) { asked_for = folder; }

void say_where_it_was_built(std::string_view from, std::string_view in) { built() = {std::string(from), std::string(in)}; }

fs::path home() {
  const char* const set = std::getenv("FATHOM_HOME");
  const fs::path folder = !asked_for.empty() ? asked_for : set != nullptr ? fs::path(set) : fs::path();
  if (folder.empty()) return lies_where_it_was_built() ? fs::path(built().from) : fs::path(own_folder);
  if (!has_files(folder / "scenarios"))
    throw BadInput(folder.string() +
                   ": there is no folder scenarios/ here; --home names a folder that has one, and without it"
                   " the program uses its own files");
  return folder;
}

fs::path scenarios_folder(std::string_view game) {
  const fs::path all = home() / "scenarios";
  const fs::path folder = is_of_one_game() ? all : all / file_name(game);
  if (is_own(folder.string())) return folder;
  std::error_code error;
  const fs::path near = fs::relative(folder, error);
  return error || near.empty() || *near.begin() == ".." ? folder : near;
}

fs::path exceptions_file(std::string_view game) {
  return is_of_one_game() ? home() / "exceptions.yaml" : home() / "ci" / "exceptions" / (file_name(game) + ".yaml");
}

fs::path box_file(std::string_view game, std::string_view name) {
  const fs::path file(std::string(name) + ".yaml");
  return is_of_one_game() ? home() / "boxes" / file : home() / "scenarios" / "boxes" / file_name(game) / file;
}

fs::path variants_folder(std::string_view game) {
  return is_of_one_game() ? home() / "variants" : home() / "scenarios" / "variants" / file_name(game);
}

fs::path sentences_file(std::string_view game) {
  return is_of_one_game() ? home() / "sentences.md" : home() / "docs" / "sentences" / (file_name(game) + ".md");
}

bool is_there(const fs::path& file) {
  std::error_code ignored;
  return own_file(file.string()) != nullptr || fs::is_regular_file(file, ignored);
}

fs::path edition_file() { return home() / "edition.yaml"; }

}  // namespace fathom::app
