#include <exception>
#include <filesystem>
#include <iostream>
#include <string>
#include <vector>

#include "notation/node.hpp"
#include "scenarios/games.hpp"

// scenario_run FILE...: plays the scenarios in the files and says which fail. A file is of the game below whose folder it
// stands. One ctest per file runs it.
// scenario_run --schema GAME: writes the JSON Schema of such files.
// scenario_run --variant-schema GAME: writes the JSON Schema of the game's variant files.
// Exit codes: 0 all hold, 1 something fails, 2 a file cannot be read or holds nothing.

namespace {

constexpr int something_fails = 1;
constexpr int bad_input = 2;

const fathom::ScenarioGame& game_called(const std::string& name) {
  std::vector<std::string_view> known;
  for (const fathom::ScenarioGame& game : fathom::scenario_games()) {
    if (game.name == name) return game;
    known.push_back(game.name);
  }
  throw fathom::Problem({}, {}, "there is no game \"" + name + "\"" + fathom::suggestion(name, known));
}

const fathom::ScenarioGame& game_of_file(const std::string& file) {
  for (const std::filesystem::path& part : std::filesystem::path(file))
    for (const fathom::ScenarioGame& game : fathom::scenario_games())
      if (part == game.folder) return game;
  throw fathom::Problem(file, {}, "expected a file below a game's folder, such as scenarios/mermaid_rain");
}

int run(const std::vector<std::string>& files) {
  std::size_t all = 0;
  std::size_t failures = 0;
  for (const std::string& file : files) {
    const fathom::ScenarioGame& game = game_of_file(file);
    const std::string root = FATHOM_SCENARIOS_DIR "/" + std::string(game.folder);
    for (const fathom::Shown& shown : game.run({file}, {root, {}})) {
      ++all;
      if (fathom::as_expected(shown.verdict)) continue;
      ++failures;
      std::cerr << shown.verdict.why << "\n";
      for (const std::string& line : shown.verdict.told) std::cerr << "    " << line << "\n";
    }
  }
  if (all == 0) throw fathom::Problem({}, {}, "expected files with scenarios, found none");
  std::cout << all - failures << " of " << all << " scenarios hold\n";
  return failures == 0 ? 0 : something_fails;
}

}  // namespace

int main(int count, char** words) {
  try {
    const std::vector<std::string> asked(words + 1, words + count);
    if (asked.size() == 2 && asked.front() == "--schema") {
      std::cout << game_called(asked.back()).schema();
    } else if (asked.size() == 2 && asked.front() == "--variant-schema") {
      std::cout << game_called(asked.back()).variant_schema();
    } else {
      return run(asked);
    }
    return 0;
  } catch (const std::exception& error) {
    std::cerr << error.what() << "\n";
    return bad_input;
  }
}
