#include <algorithm>
#include <cstdint>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "app/evidence.hpp"
#include "app/gate_findings.hpp"
#include "app/program_name.hpp"
#include "app/progress.hpp"
#include "app/report.hpp"
#include "app/text.hpp"

// Where the rulebook is silent, and play comes there.

namespace fathom::app {
namespace {

using properties::HoleAtTable;
using properties::HoleSeen;

struct Often {
  std::uint64_t plays = 0;
  std::uint64_t of = 0;
};
Often often_of(const HoleSeen& hole) {
  Often often;
  for (const HoleAtTable& table : hole.tables) {
    often.plays += table.plays;
    often.of += table.of;
  }
  return often;
}

/// The actions of a play as it is told, which stand between the position it begins with and the one it ends with.
std::vector<std::string> actions_in(const std::string& told) {
  std::vector<std::string> actions;
  std::istringstream lines(told);
  int blank_lines = 0;
  for (std::string line; std::getline(lines, line) && blank_lines < 2;) {
    if (line.empty())
      ++blank_lines;
    else if (blank_lines == 1)
      actions.push_back(line);
  }
  return actions;
}

/// A scenario that comes to a silence, where no play did.
std::string scenario_for(const Registered& game, const Report& report, const std::string& rule) {
  const auto shown = report.showings.find(game.name);
  if (shown == report.showings.end()) return "";
  const auto silent = shown->second.silent.find(rule);
  return silent == shown->second.silent.end() || silent->second.empty() ? "" : silent->second.front();
}

/// Positions of a board take fifty kilobytes each, and a page is to open at once.
constexpr std::size_t most_drawn = 8;

Silence silence_of(const Registered& game, const HoleSeen& hole, const Report& report, const std::string& same_rules) {
  const Often often = often_of(hole);
  Silence silence;
  silence.rule = hole.rule;
  silence.often = "in " + count(often.plays) + " of " + counted(often.of, "play");
  silence.again = command_line("holes " + game.name + " " + hole.rule) + same_rules;
  if (hole.shortest.has_value()) {
    silence.way = counted(hole.actions, "action") + ", " + counted(static_cast<std::uint64_t>(hole.players), "player");
    silence.play = actions_in(game.told(hole.shortest));
    return silence;
  }
  const std::string scenario = scenario_for(game, report, hole.rule);
  if (scenario.empty()) return silence;
  silence.way = "no play came there; the scenario " + scenario + " does";
  silence.again = command_line("scenarios " + game.name + " --only " + shell_word(scenario)) + same_rules;
  return silence;
}

}  // namespace

std::vector<Silence> silences_met(const Registered& game, const std::any& rules, const Request& request,
                                  const Report& report) {
  Request asked = request;
  asked.shard = {};
  asked.seconds.reset();
  properties::Options options = campaign(asked);
  options.cases = std::min(request.cases.value_or(silence_plays), silence_plays);
  Progress progress("silences");
  options.progress = [&](std::uint64_t done, std::uint64_t of) { progress(done, of); };
  std::vector<HoleSeen> holes = game.holes(rules, options);
  std::ranges::stable_sort(holes, std::greater{}, [](const HoleSeen& hole) { return often_of(hole).plays; });
  std::vector<Silence> silences;
  std::size_t drawn = 0;
  for (const HoleSeen& hole : holes) {
    silences.push_back(silence_of(game, hole, report, same_rules(request)));
    if (!game.ending || !hole.shortest.has_value()) continue;
    if (drawn++ < most_drawn)
      silences.back().svg = game.ending(hole.shortest, picture_columns).svg;
    else
      silences.back().drawn = silences.back().again + " --yaml > play.yaml && " + command_line("draw play.yaml --output play.svg");
  }
  return silences;
}

Passage passage_of_silences(const Gated& gated) {
  Passage passage;
  passage.name = "unspecified";
  passage.explanation =
      "Where the rulebook says nothing and play has to go on, what we let happen and why, most frequent first. Open one for "
      "the shortest play found that comes there; its last action is the one on which nothing is said.";
  for (const Silence& silence : gated.silences) {
    Finding finding;
    finding.subject = silence.rule;
    finding.known = silence.often;
    finding.fold = Fold::folded;
    const auto place = position_of(gated.game.rulebook, silence.rule);
    if (place) {
      const Rule& rule = gated.game.rulebook[*place];
      finding.says = rule.says;
      finding.items.push_back({"because", std::string(rule.because)});
      finding.items.push_back({"where", std::string(rule.cites)});
    }
    if (!silence.way.empty()) finding.items.push_back({"shortest", silence.way});
    finding.evidence = silence.play;
    finding.svg = silence.svg;
    finding.rules = {silence.rule};
    finding.again.push_back("again: " + silence.again);
    if (!silence.drawn.empty()) finding.again.push_back("drawn: " + silence.drawn);
    passage.findings.push_back(std::move(finding));
  }
  passage.sum = counted(gated.silences.size(), "situation") + " on which the rulebook says nothing";
  return passage;
}

}  // namespace fathom::app
