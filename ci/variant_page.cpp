#include "ci/variant_page.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <utility>

#include "model/core/names.hpp"
#include "model/core/words.hpp"

namespace fathom::ci {
namespace {

using properties::HoleAtTable;
using properties::Moved;
using properties::Restricted;
using properties::Unit;

std::string players(int many) { return many == 0 ? "any number of players" : plural(many, "player"); }

/// `4.1`, `268`: three digits that mean something.
std::string number(double value) {
  char text[32];
  const double size = std::abs(value);
  const int digits = size >= 100 ? 0 : size >= 10 ? 1 : 2;
  std::snprintf(text, sizeof text, "%.*f", digits, value);
  return text;
}
std::string measured(double value, Unit unit) { return unit == Unit::share ? share(value) : number(value); }
std::string signed_measure(double value, Unit unit) { return (value > 0 ? "+" : "") + measured(value, unit); }

std::string check_called(const Verdict& verdict) { return std::string(name_of(verdict.evidence)) + ' ' + verdict.check; }

Finding finding_of(const Turned& turned, std::string says, const std::vector<Accepted>& accepted, Tone tone) {
  Finding finding;
  finding.subject = check_called(turned.now);
  finding.says = std::move(says);
  finding.more = turned.now.told;
  if (!turned.now.file.empty() && turned.now.evidence != Evidence::scenario)
    finding.more.push_back("again: fathom replay " + turned.now.file);
  else if (!turned.now.file.empty())
    finding.more.push_back(turned.now.file);
  finding.tone = tone;
  if (const Accepted* known = accepted_for(accepted, Consequence::broken, turned.now.check))
    finding.accepted = known->reason;
  return finding;
}

Passage broken(const Consequences& found, const std::vector<Accepted>& accepted) {
  Passage passage{"broken", "What held under the published rules and falls under this variant.", {}};
  for (const Turned& turned : found.broken) {
    std::string says = turned.now.outcome == Outcome::fails
                           ? turned.now.why
                           : std::string(name_of(turned.now.outcome)) + ": " + turned.now.why;
    if (turned.now.evidence == Evidence::scenario) says += " (it cites no rule that was changed)";
    passage.findings.push_back(finding_of(turned, std::move(says), accepted, Tone::bad));
  }
  return passage;
}

Passage expected(const Consequences& found) {
  Passage passage{"expected", "What says of a changed rule what it says as published, and so falls with it.", {}};
  std::map<Evidence, std::vector<std::string>> names;
  for (const Turned& turned : found.expected) names[turned.now.evidence].push_back(turned.now.check);
  for (const auto& [evidence, checks] : names)
    passage.findings.push_back(
        {plural(static_cast<int>(checks.size()), name_of(evidence)), listed(checks), {}, {}, Tone::faint});
  return passage;
}

Passage aside(const Consequences& found) {
  Passage passage{"aside", "Scenarios that begin with a state that cannot be under this variant: they say nothing of it.", {}};
  std::vector<std::string> names;
  for (const Turned& turned : found.aside) names.push_back(turned.now.check);
  if (!names.empty())
    passage.findings.push_back(
        {plural(static_cast<int>(names.size()), "scenario"), listed(names), {}, {}, Tone::faint});
  return passage;
}

/// `3 and 4 players 2.0 %, 6 players 71.3 %, never before`.
std::string often(const OpenedHole& hole) {
  std::vector<std::string> parts;
  for (const HoleAtTable& now : hole.variant) {
    if (now.plays == 0) continue;
    const auto was = std::ranges::find(hole.published, now.players, &HoleAtTable::players);
    if (was != hole.published.end() && was->plays > 0) continue;
    parts.push_back(plural(now.players, "player") + ": " +
                    share(static_cast<double>(now.plays) / static_cast<double>(std::max<std::uint64_t>(now.of, 1))));
  }
  return "in plays of " + listed(parts) + ", never as published";
}

Passage opened(const Consequences& found, const std::vector<Accepted>& accepted) {
  Passage passage{"opened", "Situations on which the rulebook is silent, and which play now comes to.", {}};
  for (const OpenedHole& hole : found.opened) {
    Finding finding;
    finding.subject = hole.rule;
    finding.says = often(hole);
    if (hole.actions > 0)
      finding.says += "; the shortest play found takes " + plural(static_cast<int>(hole.actions), "action") + " with " +
                      plural(hole.players, "player");
    for (const std::string& line : hole.proved) finding.more.push_back("proved: " + line);
    if (!hole.file.empty()) finding.more.push_back("again: fathom replay " + hole.file);
    finding.tone = Tone::bad;
    if (const Accepted* known = accepted_for(accepted, Consequence::opened, hole.rule)) finding.accepted = known->reason;
    passage.findings.push_back(std::move(finding));
  }
  return passage;
}

Passage parts(const Consequences& found) {
  Passage passage{"parts", "The earliest move at which a play of the same choices goes another way.", {}};
  if (!found.divergence) return passage;
  const properties::Divergence& divergence = *found.divergence;
  Finding finding;
  finding.subject = divergence.rules.empty() ? std::string(name_of(divergence.parts)) : listed(divergence.rules);
  finding.says = divergence.why;
  finding.more = divergence.told;
  finding.more.push_back("the shortest such play found takes " + plural(static_cast<int>(divergence.actions), "action") +
                         " with " + plural(divergence.players, "player") + "; " + std::to_string(divergence.parted) +
                         " of " + std::to_string(divergence.plays) + " plays part");
  if (!found.divergence_file.empty()) finding.more.push_back("again: fathom replay " + found.divergence_file);
  passage.findings.push_back(std::move(finding));
  return passage;
}

std::string moved_line(const Moved& row) {
  return measured(row.published, row.unit) + " -> " + measured(row.variant, row.unit) + "   (" +
         signed_measure(row.difference.low, row.unit) + " .. " + signed_measure(row.difference.high, row.unit) + ", " +
         plainly(row.policy) + ", " + players(row.players) + ")";
}

/// The widest table says it for all: where a row over all numbers of players moved, those of single tables are left out.
std::vector<const Moved*> telling_rows(const std::vector<Moved>& rows) {
  std::vector<const Moved*> telling;
  for (const Moved& row : rows) {
    if (!row.significant) continue;
    const bool told = row.players != 0 && std::ranges::any_of(rows, [&](const Moved& other) {
                        return other.significant && other.players == 0 && other.sort == row.sort && other.what == row.what &&
                               other.policy == row.policy && (other.by() > 0) == (row.by() > 0);
                      });
    if (!told) telling.push_back(&row);
  }
  return telling;
}

constexpr std::size_t most_rows = 40;

Passage moved(const Consequences& found) {
  Passage passage{"moved", "What comes out otherwise, where the difference is more than chance.", {}};
  const std::vector<const Moved*> rows = telling_rows(found.comparison.rows);
  for (const Moved* row : rows) {
    if (passage.findings.size() == most_rows) break;
    passage.findings.push_back({row->what, moved_line(*row), {}, {}, Tone::plain});
  }
  if (rows.size() > most_rows)
    passage.findings.push_back(
        {"and more", std::to_string(rows.size() - most_rows) + " further rows: --format json has all", {}, {}, Tone::faint});
  return passage;
}

Passage decided(const Consequences& found) {
  Passage passage{"decides", "In how many plays, deed for deed, the change makes a difference.", {}};
  for (const properties::Touched& touched : found.comparison.touched) {
    if (touched.players != 0 || touched.touched == 0) continue;
    passage.findings.push_back({plainly(touched.policy) + " choices",
                                share(touched.touched) + " of plays are touched, " + share(touched.refused) +
                                    " cannot go on as they went, " + share(touched.decided) + " have other winners",
                                {},
                                {},
                                Tone::plain});
  }
  return passage;
}

Passage options(const Consequences& found) {
  Passage passage{"worth", "What somebody still wins who never uses one option, where that moved.", {}};
  for (const Restricted& row : found.comparison.restricted) {
    if (!row.significant) continue;
    passage.findings.push_back({row.option,
                                "wins " + share(row.published) + " -> " + share(row.variant) + " (fair: " + share(row.fair) +
                                    "; " + players(row.players) + ", the others choose greedily)",
                                {},
                                {},
                                Tone::plain});
  }
  return passage;
}

Passage rankings(const Consequences& found) {
  Passage passage{"ranking", "What the rulebook ranks higher, and plays come to more often.", {}};
  for (const properties::Ranking& ranking : found.comparison.rankings) {
    if (ranking.upside_down_published == ranking.upside_down_variant) continue;
    std::vector<std::string> pairs;
    for (const std::size_t place : ranking.upside_down_variant)
      if (place + 1 < ranking.best_first.size())
        pairs.push_back(ranking.best_first[place] + " before " + ranking.best_first[place + 1]);
    passage.findings.push_back({ranking.what,
                                pairs.empty() ? "no longer upside down"
                                              : "ranks above what is rarer: " + listed(pairs) + " (" +
                                                    plainly(ranking.policy) + ", " + players(ranking.players) + ")",
                                {},
                                {},
                                Tone::plain});
  }
  return passage;
}

Passage holds(const Consequences& found) {
  Passage passage{"holds", "What holds under this variant as it does as published.", {}};
  const auto of = [](std::size_t holding, std::size_t all, std::string_view what) {
    return std::to_string(holding) + (holding == all ? "" : " of " + std::to_string(all)) + ' ' + std::string(what);
  };
  Finding finding{
      "",
      listed(std::vector{of(found.laws, found.all_laws, "laws"), of(found.theorems, found.all_theorems, "theorems"),
                         of(found.scenarios, found.all_scenarios, "scenarios")}),
      {},
      {},
      Tone::plain};
  for (const Turned& turned : found.won) finding.more.push_back("now holds: " + check_called(turned.now));
  for (const std::string& rule : found.closed) finding.more.push_back("no longer reached: " + rule);
  passage.findings.push_back(std::move(finding));
  return passage;
}

Passage safe(const Consequences& found) {
  Passage passage{"safe", "How far each changed number can be moved from its published value before something falls.", {}};
  for (const SafeRange& range : found.safe) {
    Finding finding;
    finding.subject = range.parameter;
    finding.says = "may be " + std::to_string(range.safe.from) + " .. " + std::to_string(range.safe.to) + " (published " +
                   std::to_string(range.published) + ", here " + std::to_string(range.variant) + "; " + range.method + ")";
    if (!range.below.empty()) finding.more.push_back("below: " + range.below);
    if (!range.above.empty()) finding.more.push_back("above: " + range.above);
    finding.more.insert(finding.more.end(), range.proved.begin(), range.proved.end());
    finding.tone = range.safe.contains(range.variant) ? Tone::plain : Tone::doubtful;
    passage.findings.push_back(std::move(finding));
  }
  return passage;
}

std::string closing(const Consequences& found, const std::vector<Accepted>& accepted) {
  if (found.changes.empty()) return "Nothing is changed.";
  const std::size_t alarms = found.broken.size() + found.opened.size();
  if (alarms == 0) return is_empty(found) ? "Nothing comes out otherwise." : "Nothing is broken or opened.";
  const std::string what =
      std::to_string(found.broken.size()) + " broken, " + std::to_string(found.opened.size()) + " opened";
  return what + (is_alarming(found, accepted) ? "." : ", all of it accepted.");
}

}  // namespace

VariantPage page_of(const Consequences& found, const std::vector<Accepted>& accepted) {
  VariantPage page;
  page.title = found.name;
  page.game = found.game;
  for (const Changed& change : found.changes) page.changes.push_back(show(change));
  if (!found.changes.empty()) {
    for (Passage passage : {broken(found, accepted), opened(found, accepted), expected(found), aside(found), parts(found), decided(found),
                            moved(found), options(found), rankings(found), holds(found), safe(found)})
      if (!passage.findings.empty() && !(is_empty(found) && passage.name != "holds"))
        page.passages.push_back(std::move(passage));
    page.foot = found.comparison.method;
  }
  page.closing = closing(found, accepted);
  return page;
}

bool is_alarming(const Consequences& found, const std::vector<Accepted>& accepted) {
  return std::ranges::any_of(found.broken,
                             [&](const Turned& turned) {
                               return accepted_for(accepted, Consequence::broken, turned.now.check) == nullptr;
                             }) ||
         std::ranges::any_of(found.opened, [&](const OpenedHole& hole) {
           return accepted_for(accepted, Consequence::opened, hole.rule) == nullptr;
         });
}

std::vector<Accepted> unused(const Consequences& found, const std::vector<Accepted>& accepted) {
  std::vector<Accepted> left;
  for (const Accepted& one : accepted) {
    const bool used =
        one.kind == Consequence::broken
            ? std::ranges::any_of(found.broken, [&](const Turned& turned) { return turned.now.check == one.what; })
            : std::ranges::any_of(found.opened, [&](const OpenedHole& hole) { return hole.rule == one.what; });
    if (!used) left.push_back(one);
  }
  return left;
}

}  // namespace fathom::ci
