#include <string>
#include <utility>
#include <vector>

#include "app/context.hpp"
#include "app/errors.hpp"
#include "app/evidence.hpp"
#include "app/files.hpp"
#include "app/list.hpp"
#include "app/scenario_files.hpp"

namespace fathom::app {
namespace {

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

void print(const Context& context, const Registered& game, const std::vector<Verdict>& scenarios) {
  context.out << context.paint(Tone::strong, game.name) << "   " << counted(scenarios.size(), "scenario") << "\n";
  std::vector<std::vector<std::string>> rows;
  for (const Verdict& each : scenarios) rows.push_back({each.check, as_named(each.file), joined(each.rules)});
  context.out << table(rows, "  ");
}

}  // namespace

Exit list_scenarios(const Context& context) {
  std::vector<const Registered*> asked = games_asked(context.request);
  const FilesByGame files = files_asked(context.request, asked);
  std::vector<Unreadable> unreadable = files.unreadable;
  std::vector<Verdict> all;
  for (const Registered* const game : asked) {
    const auto these = files.of.find(game->name);
    ScenarioChoice choice =
        scenarios_asked(context.request, these == files.of.end() ? std::vector<std::string>{} : these->second);
    choice.playing = Playing::listed;
    ScenarioRun run = game->scenarios(game->published(), choice);
    print(context, *game, run.verdicts);
    std::move(run.verdicts.begin(), run.verdicts.end(), std::back_inserter(all));
    std::move(run.unreadable.begin(), run.unreadable.end(), std::back_inserter(unreadable));
  }
  for (const Unreadable& each : unreadable) context.err << each.why << "\n";
  if (!context.request.json.empty()) write_file(context.request.json, list_as_json(all, unreadable));
  if (unreadable.empty() && all.empty()) throw BadUsage("there is no scenario of that name");
  return unreadable.empty() ? Exit::holds : Exit::bad_input;
}

}  // namespace fathom::app
