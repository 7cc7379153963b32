#include <array>
#include <cstdlib>
#include <system_error>

#include "ci/errors.hpp"
#include "ci/games.hpp"
#include "ci/registered.hpp"

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

std::filesystem::path home() {
  const char* const set = std::getenv("FATHOM_HOME");
  const std::filesystem::path folder = set != nullptr && *set != '\0' ? set : FATHOM_SOURCE_DIR;
  std::error_code ignored;
  if (!std::filesystem::is_directory(folder / "scenarios", ignored))
    throw BadInput(folder.string() + ": there is no folder scenarios/ here; set FATHOM_HOME to where fathom's files are");
  return folder;
}

}  // namespace fathom::ci
