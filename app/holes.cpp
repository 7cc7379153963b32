#include <algorithm>
#include <filesystem>
#include <utility>

#include "app/context.hpp"
#include "app/errors.hpp"
#include "app/evidence.hpp"
#include "app/files.hpp"
#include "app/gate.hpp"
#include "app/program_name.hpp"
#include "app/progress.hpp"
#include "app/registered.hpp"
#include "app/report.hpp"

namespace fathom::app {
namespace {

using properties::HoleAtTable;
using properties::HoleSeen;

std::uint64_t plays_of(const HoleSeen& hole) {
  std::uint64_t sum = 0;
  for (const HoleAtTable& table : hole.tables) sum += table.plays;
  return sum;
}

/// Looks for the game's holes, those met most often first.
std::vector<HoleSeen> looked_for(const Registered& game, const std::any& rules, const Request& request) {
  properties::Options options = campaign(request);
  Progress progress("holes");
  options.progress = [&](std::uint64_t done, std::uint64_t of) { progress(done, of); };
  std::vector<HoleSeen> seen = game.holes(rules, options);
  std::stable_sort(seen.begin(), seen.end(), [](const HoleSeen& a, const HoleSeen& b) { return plays_of(a) > plays_of(b); });
  return seen;
}

std::string often(const HoleAtTable& seen) {
  if (seen.plays == 0) return "-";
  const double part = static_cast<double>(seen.plays) / static_cast<double>(std::max<std::uint64_t>(seen.of, 1));
  return share(part);
}

/// A scenario in which the silence arises, for one that no play came to.
std::string shown_by(const ScenarioRun& scenarios, const std::string& rule) {
  const auto shown = scenarios.showings.silent.find(rule);
  return shown == scenarios.showings.silent.end() ? "" : shown->second.front();
}

std::string way(const HoleSeen& hole, const ScenarioRun& scenarios) {
  if (hole.actions > 0)
    return counted(hole.actions, "action") + ", " + counted(static_cast<std::uint64_t>(hole.players), "player");
  const std::string scenario = shown_by(scenarios, hole.rule);
  return scenario.empty() ? "no play found" : "scenario " + scenario;
}

std::string yaml_of(const Registered& game, const HoleSeen& hole) {
  return game.trace_yaml(hole.shortest, {{hole.rule}, hole.rule});
}

void print_table(const Context& context, const Registered& game, const std::vector<HoleSeen>& holes,
                 const ScenarioRun& scenarios) {
  std::vector<std::vector<std::string>> rows{{"silent on"}};
  for (const HoleAtTable& each : holes.front().tables)
    rows[0].push_back(right(std::to_string(each.players) + " players", 10));
  rows[0].emplace_back("shortest play found");
  for (std::string& heading : rows.front()) heading = context.paint(Tone::faint, heading);
  for (const HoleSeen& hole : holes) {
    rows.push_back({hole.rule});
    for (const HoleAtTable& each : hole.tables) rows.back().push_back(right(often(each), 10));
    rows.back().push_back(way(hole, scenarios));
  }
  context.out << context.paint(Tone::strong, game.name) << "   " << counted(holes.size(), "silence") << "   "
              << counted(holes.front().tables.front().of, "play") << " for each number of players\n\n"
              << table(rows, "  ") << "\n"
              << command_line("holes " + game.name) << " RULE tells the play, with --yaml as a scenario; "
              << command_line("rules " + game.name) << " RULE says\nwhat play does there, and why.\n";
}

/// The shortest play to one hole, in words or as a scenario.
void print_play(const Context& context, const Registered& game, const HoleSeen& hole, const ScenarioRun& scenarios) {
  if (!hole.shortest.has_value()) {
    const std::string scenario = shown_by(scenarios, hole.rule);
    throw BadInput("none of the plays came to a silence on " + hole.rule +
                   (scenario.empty() ? "; try more --cases" : "; the scenario " + scenario + " shows it"));
  }
  if (context.request.telling == Telling::yaml)
    context.out << yaml_of(game, hole);
  else
    context.out << context.paint(Tone::strong, hole.rule) << "   " << way(hole, scenarios) << "\n\n"
                << game.told(hole.shortest);
}

void write_plays(const Context& context, const Registered& game, const std::vector<HoleSeen>& holes) {
  const std::filesystem::path folder = context.request.folder;
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) throw BadInput(folder.string() + ": cannot make this folder: " + error.message());
  std::size_t written = 0;
  for (const HoleSeen& hole : holes) {
    if (!hole.shortest.has_value()) continue;
    write_file(folder / (hole.rule + ".yaml"), yaml_of(game, hole));
    ++written;
  }
  context.out << "\n"
              << counted(written, "scenario") << " written to " << folder.string() << ": " << command_line("replay")
              << " plays them\n";
}

const HoleSeen& hole_called(const std::vector<HoleSeen>& holes, const Registered& game, const std::string& rule) {
  std::vector<std::string_view> known;
  for (const HoleSeen& hole : holes) {
    if (hole.rule == rule) return hole;
    known.push_back(hole.rule);
  }
  throw BadUsage("the rulebook of " + game.name + " is not silent on " + rule + suggestion(rule, known));
}

}  // namespace

Exit show_holes(const Context& context) {
  const Registered& game = game_called(context.request.games.at(0));
  const std::any rules = rules_asked(game, context.request);
  const std::vector<HoleSeen> holes = looked_for(game, rules, context.request);
  if (holes.empty()) {
    const int silent = silences_of(game);
    context.out << game.name
                << (silent == 0 ? " has no rule on which its rulebook is silent.\n"
                                : " has " + counted(static_cast<std::uint64_t>(silent), "silent rule") +
                                      ", and no Hole that notices when play comes there.\n");
    return Exit::holds;
  }
  const ScenarioRun scenarios = game.scenarios(rules, {});
  if (!context.request.rule.empty()) {
    print_play(context, game, hole_called(holes, game, context.request.rule), scenarios);
    return Exit::holds;
  }
  print_table(context, game, holes, scenarios);
  if (!context.request.folder.empty()) write_plays(context, game, holes);
  return Exit::holds;
}

}  // namespace fathom::app
