#include <algorithm>
#include <ostream>
#include <string>
#include <vector>

#include "app/context.hpp"
#include "app/errors.hpp"
#include "app/evidence.hpp"
#include "app/files.hpp"
#include "app/scenario_files.hpp"
#include "notation/embedded.hpp"
#include "scenarios/tidy.hpp"

namespace fathom::app {
namespace {

/// The files named, or those of the games asked for.
std::vector<std::string> files_to_tidy(const Request& request) {
  std::vector<std::string> paths = request.files;
  paths.insert(paths.end(), request.scenarios.joined.begin(), request.scenarios.joined.end());
  if (!paths.empty()) return files_at(paths);
  std::vector<std::string> files;
  for (const Registered* const game : games_asked(request)) {
    const std::string folder = scenarios_folder(game->name).string();
    if (is_own(folder)) throw BadUsage("the scenarios of " + game->name + " lie inside the program: name files to tidy");
    for (std::string& file : scenario_files(folder)) files.push_back(std::move(file));
  }
  return files;
}

}  // namespace

Exit tidy_scenarios(const Context& context) {
  const bool only_checks = context.request.scenarios.only_checks;
  std::size_t changed = 0, unreadable = 0;
  const std::vector<std::string> files = files_to_tidy(context.request);
  const bool is_filter = std::ranges::find(files, standard_stream) != files.end();  // then standard output is for what it writes
  std::ostream& told = is_filter ? context.err : context.out;
  for (const std::string& file : files) {
    try {
      const std::string text = read_file(file);
      const std::string best = in_file(file, [&] { return tidied(text); });
      if (!only_checks && (best != text || file == standard_stream)) write_file(file, best);
      if (best == text) continue;
      ++changed;
      told << (only_checks ? "would change  " : "changed  ") << file << "\n";
    } catch (const Problem& problem) {
      ++unreadable;
      context.err << problem.what() << "\n";
    }
  }
  told << counted(files.size(), "file") << ", " << changed << (only_checks ? " to change" : " changed") << "\n";
  if (unreadable > 0) return Exit::bad_input;
  return only_checks && changed > 0 ? Exit::fails : Exit::holds;
}

}  // namespace fathom::app
