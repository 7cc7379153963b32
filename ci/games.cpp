#include "ci/games.hpp"

#include <array>
#include <cstdlib>
#include <system_error>

#include "ci/errors.hpp"
#include "ci/registered.hpp"
#include "notation/embedded.hpp"

namespace fathom::ci {

std::span<const Registered> games() {
  static const std::array all{registered_mermaid_rain(), registered_mermaid_beach(), registered_mermaids_song(),
                              registered_mirage()};
  return all;
}

const Registered& game_called(std::string_view name) {
  std::vector<std::string_view> known;
  for (const Registered& game : games()) {
    if (game.name == name) return game;
    known.push_back(game.name);
  }
  throw BadUsage("there is no game " + std::string(name) + suggestion(name, known));
}

namespace {

std::filesystem::path asked_for;

/// Whether this is a program that lies where it was built, beside the files it was built from.
bool lies_where_it_was_built() {
  std::error_code error;
  const std::string program = std::filesystem::read_symlink("/proc/self/exe", error).string();
  return !error && program.starts_with(FATHOM_BINARY_DIR "/");
}

std::filesystem::path usual_home() {
  const char* const set = std::getenv("FATHOM_HOME");
  if (set != nullptr && *set != '\0') return set;
  return lies_where_it_was_built() ? FATHOM_SOURCE_DIR : own_folder;
}

}  // namespace

void use_home(const std::string& folder) { asked_for = folder; }

std::filesystem::path home() {
  std::filesystem::path folder = asked_for.empty() ? usual_home() : asked_for;
  std::error_code ignored;
  if (!is_own(folder.string()) && !std::filesystem::is_directory(folder / "scenarios", ignored))
    throw BadInput(folder.string() +
                   ": there is no folder scenarios/ here; --home names a folder that has one, and without it"
                   " the program uses its own files");
  return folder;
}

}  // namespace fathom::ci
