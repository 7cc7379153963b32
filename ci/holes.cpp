#include <algorithm>
#include <map>
#include <utility>

#include "ci/desk.hpp"
#include "ci/evidence.hpp"
#include "ci/progress.hpp"
#include "ci/registered.hpp"
#include "ci/report.hpp"

namespace fathom::ci {
namespace {

using properties::HoleSeen;

/// A hole with what was seen of it, at each number of players.
struct Hole {
  const Rule* rule;
  std::vector<HoleSeen> seen;

  [[nodiscard]] std::uint64_t plays() const {
    std::uint64_t sum = 0;
    for (const HoleSeen& each : seen) sum += each.plays;
    return sum;
  }
};

std::vector<Hole> holes_of(const Registered& game, std::vector<HoleSeen> seen) {
  std::vector<Hole> holes;
  for (const Rule& rule : game.rulebook) {
    Hole hole{&rule, {}};
    for (HoleSeen& each : seen)
      if (each.rule == rule.id) hole.seen.push_back(std::move(each));
    if (!hole.seen.empty()) holes.push_back(std::move(hole));
  }
  std::stable_sort(holes.begin(), holes.end(), [](const Hole& a, const Hole& b) { return a.plays() > b.plays(); });
  return holes;
}

std::string often(const HoleSeen& seen) {
  if (seen.plays == 0) return "-";
  const double part = static_cast<double>(seen.plays) / static_cast<double>(std::max<std::uint64_t>(seen.of, 1));
  return share(part);
}

/// The shortest way there that was found, at whatever number of players.
std::string way(const Hole& hole, const Seed& seed) {
  const HoleSeen* nearest = nullptr;
  for (const HoleSeen& each : hole.seen)
    if (each.plays > 0 && (nearest == nullptr || each.actions < nearest->actions)) nearest = &each;
  if (nearest == nullptr) return "";
  return "after " + counted(nearest->actions, "action") + ", " +
         counted(static_cast<std::uint64_t>(nearest->players), "player") + ", seed " +
         show(Seed{seed.root, nearest->case_number});
}

}  // namespace

Exit show_holes(const Desk& desk) {
  const Registered& game = game_called(desk.request.games.at(0));
  const std::any rules = rules_asked(game, desk.request);
  properties::Options options = campaign(desk.request);
  std::vector<HoleSeen> seen;
  {
    Progress progress("holes");
    options.progress = [&](std::uint64_t done, std::uint64_t of) { progress(done, of); };
    seen = game.holes(rules, options);
  }
  const std::vector<Hole> holes = holes_of(game, std::move(seen));
  if (holes.empty()) {
    desk.out << game.name << " has no rule on which its rulebook is silent.\n";
    return Exit::holds;
  }
  std::vector<std::vector<std::string>> rows{{"silent on"}};
  for (const HoleSeen& each : holes.front().seen) rows[0].push_back(right(std::to_string(each.players) + " players", 10));
  rows[0].emplace_back("soonest");
  for (std::string& heading : rows.front()) heading = desk.paint(Tone::faint, heading);
  for (const Hole& hole : holes) {
    rows.push_back({std::string(hole.rule->id)});
    for (const HoleSeen& each : hole.seen) rows.back().push_back(right(often(each), 10));
    rows.back().push_back(way(hole, desk.request.seed));
  }
  desk.out << desk.paint(Tone::strong, game.name) << "   " << counted(holes.size(), "silence") << "   "
           << counted(holes.front().seen.front().of, "play") << " for each number of players\n\n"
           << table(rows, "  ") << "\nfathom rules " << game.name << " RULE says what play does there, and why.\n";
  return Exit::holds;
}

}  // namespace fathom::ci
