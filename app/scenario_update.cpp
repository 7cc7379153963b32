#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

#include "app/context.hpp"
#include "app/errors.hpp"
#include "app/evidence.hpp"
#include "app/files.hpp"
#include "app/scenario_corrections.hpp"
#include "app/scenario_files.hpp"
#include "app/text_difference.hpp"
#include "notation/embedded.hpp"

namespace fathom::app {
namespace {

constexpr std::string_view warning =
    "What is found is what the program does, not what the rulebook says: it is no evidence until somebody has read it\n"
    "beside the rulebook.\n";

bool is_answered_by_hand() { return ::isatty(STDIN_FILENO) == 1; }

/// Whether the file is to be written: as asked for, or as answered on the terminal.
bool is_wanted(const Context& context, const std::string& file) {
  if (context.request.scenarios.says_yes) return true;
  if (!is_answered_by_hand()) {
    context.out << "Nothing is written: with --yes it is.\n";
    return false;
  }
  context.out << "Write it to " << file << "? [y/n] " << std::flush;
  std::string answer;
  std::getline(std::cin, answer);
  return answer == "y" || answer == "yes";
}

/// The files of a game that may be changed: those named, and its own where none are.
std::vector<std::string> files_to_update(const Request& request, const Registered& game, const FilesByGame& named) {
  const auto these = named.of.find(game.name);
  std::vector<std::string> files = these == named.of.end() ? std::vector<std::string>{} : these->second;
  if (!request.files.empty() || !has_scenarios(game.name)) return files;
  const std::string root = scenarios_folder(game.name).string();
  if (is_own(root)) throw BadUsage("the scenarios of " + game.name + " lie inside the program: name files to update");
  for (std::string& file : files_for(root, request.only)) files.push_back(std::move(file));
  return files;
}

}  // namespace

Exit update_scenarios(const Context& context) {
  if (std::ranges::find(context.request.files, standard_stream) != context.request.files.end())
    throw BadUsage("--update writes files; name one instead of -");
  std::vector<const Registered*> asked = games_asked(context.request);
  const FilesByGame named = files_asked(context.request, asked);
  for (const Unreadable& each : named.unreadable) context.err << each.why << "\n";
  std::size_t changed = 0;
  bool is_left = false, is_unreadable = !named.unreadable.empty();
  for (const Registered* const game : asked) {
    const std::any rules = rules_asked(*game, context.request);
    for (const std::string& file : files_to_update(context.request, *game, named)) {
      try {
        const std::string text = read_file(file);
        const Corrected found = in_file(file, [&] { return corrected(*game, rules, file, text, context.request.only); });
        for (const std::string& why : found.left) context.err << why << "\n";
        is_left = is_left || !found.left.empty();
        if (found.text == text) continue;
        context.out << file << "\n" << difference_of(text, found.text) << warning;
        const bool wanted = is_wanted(context, file);
        if (wanted) write_file(file, found.text);
        changed += wanted ? 1 : 0;
        is_left = is_left || !wanted;
      } catch (const Problem& problem) {
        context.err << problem.what() << "\n";
        is_unreadable = true;
      }
    }
  }
  context.out << counted(changed, "file") << " changed\n";
  return is_unreadable ? Exit::bad_input : is_left ? Exit::fails : Exit::holds;
}

}  // namespace fathom::app
