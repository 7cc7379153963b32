#include "app/consequences.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "app/evidence.hpp"
#include "app/safe_ranges.hpp"
#include "properties/threads.hpp"

namespace fathom::app {

namespace {

using properties::HoleAtTable;
using properties::HoleSeen;

/// Verdicts by name of their check.
using ByName = std::map<std::string, const Verdict*>;
ByName by_name(const std::vector<Verdict>& verdicts) {
  ByName names;
  for (const Verdict& verdict : verdicts) names[verdict.check] = &verdict;
  return names;
}

/// The two games side by side, and what is to be found out about them.
class Investigation {
 public:
  Investigation(const Registered& game, const ChangedGame& variant, const Base& base, const Effort& effort)
      : game_(game), variant_(variant), base_(base), effort_(effort) {
    for (const Changed& change : variant.changes) {
      if (!change.rule.empty()) changed_.insert(change.rule);
      if (change.kind == ChangeKind::parameter) numbers_.push_back(change.name);
      if (change.kind == ChangeKind::parameter || change.kind == ChangeKind::reading) restated_.insert(change.rule);
    }
  }

  Consequences run() {
    found_.game = game_.name;
    found_.name = variant_.name;
    found_.because = variant_.because;
    found_.against = base_.name;
    found_.changes = variant_.changes;
    found_.seed = effort_.seed;
    if (variant_.changes.empty()) return std::move(found_);
    using enum VariantPart;
    find(scenarios, [this] { compare_scenarios(); });
    find(theorems, [this] { compare_theorems(); });
    find(laws, [this] { compare_laws(); });
    find(silences, [this] { compare_holes(); });
    find(plays, [this] { compare_plays(); });
    find(ranges, [this] { find_safe_ranges(); });
    return std::move(found_);
  }

 private:
  template <class Work>
  void find(VariantPart part, Work work) {
    if (effort_.only.empty() || std::ranges::find(effort_.only, part) != effort_.only.end())
      work();
    else
      found_.left_out.push_back(part);
  }
  [[nodiscard]] properties::Options campaign(std::uint64_t cases, const std::string& part) const {
    properties::Options options;
    options.seed = effort_.seed;
    if (effort_.players) options.players = {*effort_.players};
    options.cases = cases;
    options.threads = effort_.threads;
    options.reaches = properties::Reaches::reported;
    options.begin = properties::Begin::at_the_start;
    if (effort_.progress)
      options.progress = [this, part](std::uint64_t done, std::uint64_t of) { effort_.progress(part, done, of); };
    return options;
  }
  [[nodiscard]] std::uint64_t cases(std::uint64_t usual) const { return effort_.cases > 0 ? effort_.cases : usual; }

  static bool some_of(const std::vector<std::string>& rules, const std::set<std::string>& wanted) {
    return std::ranges::any_of(rules, [&](const std::string& rule) { return wanted.contains(rule); });
  }
  static bool is_about(const Verdict& verdict, const std::set<std::string>& rules) { return some_of(verdict.rules, rules); }
  /// How far the changed numbers can be moved, exactly: looked for once, and only where somebody asks.
  const std::vector<solver::Range>& ranges_of_changes() {
    if (!ranges_) ranges_ = numbers_.empty() ? std::vector<solver::Range>{} : game_.ranges(base_.game, exactly());
    return *ranges_;
  }
  /// Whether a claim holds for other values of a changed number than the published one, but not for the one it has now: then
  /// the change goes beyond a limit. A check that falls within the limit says what is printed.
  bool is_beyond_a_limit(const Verdict& now) {
    return !now.claim.empty() && std::ranges::any_of(ranges_of_changes(), [&](const solver::Range& range) {
      if (range.claim != now.claim || range.outcome != Outcome::holds || restates(range)) return false;
      return std::ranges::any_of(variant_.changes, [&](const Changed& change) {
        return change.kind == ChangeKind::parameter && change.name == range.parameter && change.entry == range.entry &&
               !solver::holds_at(range, std::stoi(change.now));
      });
    });
  }
  /// A scenario rests on what it cites, and on what was read and met when it was played. A law or theorem that speaks of a
  /// changed number or reading, and has read it, says what it is, unless the change goes beyond a limit known to it.
  /// Whatever else falls is a consequence of the change, which its designer has to know, and so is all that falls because a
  /// rule is no longer enforced.
  bool is_to_be_expected(const Verdict& now) {
    if (now.evidence == Evidence::scenario) return is_about(now, changed_) || some_of(now.reads, changed_);
    return is_about(now, restated_) && some_of(now.reads, restated_) && !is_beyond_a_limit(now);
  }
  void fell(const Verdict& now, Outcome was) {
    (is_to_be_expected(now) ? found_.expected : found_.broken).push_back({now, was, is_about(now, changed_)});
  }

  /// Scenarios whose outcome changed: those that rest on what was changed, components of the box included, were to be
  /// expected, the others are broken. One that begins with a state that cannot be under the variant says nothing about it.
  void compare_scenarios() {
    const std::vector<Verdict> before = game_.scenarios(base_.game, {}).verdicts;
    const ScenarioRun after = game_.scenarios(variant_.game, {});
    const ByName was = by_name(before);
    found_.all_scenarios = after.verdicts.size();
    for (const Verdict& verdict : after.verdicts) found_.certain.push_back(verdict.check);
    for (const Verdict& verdict : after.verdicts) {
      const auto old = was.find(verdict.check);
      const bool fell_before = old != was.end() && !as_expected(*old->second);
      if (as_expected(verdict))
        ++found_.scenarios;
      else if (fell_before)
        ++found_.fallen_before;
      if (as_expected(verdict) || fell_before) continue;
      if (after.impossible.contains(verdict.check))
        found_.aside.push_back({verdict, Outcome::holds, is_about(verdict, changed_)});
      else if (after.rests_on.contains(verdict.check))
        found_.expected.push_back({verdict, Outcome::holds, is_about(verdict, changed_)});
      else
        fell(verdict, Outcome::holds);
    }
  }

  std::vector<Verdict> proved(const std::any& rules, std::string_view part, const std::vector<std::string>& only) const {
    std::vector<std::vector<Verdict>> parts(std::max(effort_.threads, 1U));
    properties::on_threads(static_cast<unsigned>(parts.size()), [&](std::uint32_t index) {
      solver::Options options;
      options.only = only;
      options.shard = {index, static_cast<std::uint32_t>(parts.size())};
      if (index == 0 && effort_.progress)
        options.progress = [&](std::string_view, std::size_t done, std::size_t of) { effort_.progress(part, done, of); };
      parts[index] = game_.prove(rules, options);
    });
    return interleaved(std::move(parts));
  }

  /// Theorems lost and won. One that was not decided is no loss, and is told as what it is. What holds as it always did
  /// needs no proof of the published rules again.
  void compare_theorems() {
    const std::vector<Verdict> after = proved(variant_.game, "theorems", {});
    found_.all_theorems = after.size();
    std::vector<std::string> otherwise;
    for (const Verdict& verdict : after) {
      found_.certain.push_back(verdict.check);
      if (verdict.outcome == Outcome::holds) ++found_.theorems;
      if (verdict.outcome != Outcome::holds || verdict.expected != Outcome::holds) otherwise.push_back(verdict.check);
    }
    if (otherwise.empty()) return;
    const std::vector<Verdict> before = proved(base_.game, "theorems as published", otherwise);
    const ByName was = by_name(before);
    for (const Verdict& verdict : after) {
      const auto old = was.find(verdict.check);
      if (old == was.end() || verdict.outcome == old->second->outcome) continue;
      if (verdict.outcome == Outcome::holds)
        found_.won.push_back({verdict, old->second->outcome, is_about(verdict, changed_)});
      else
        fell(verdict, old->second->outcome);
    }
  }

  /// Laws that fall. One that falls under the published rules as well is not the variant's doing.
  void compare_laws() {
    std::vector<Verdict> after = game_.check(variant_.game, campaign(cases(law_cases), "laws"));
    found_.all_laws = after.size();
    for (const Verdict& verdict : after) found_.tried.push_back(verdict.check);
    std::vector<std::string> fallen;
    for (const Verdict& verdict : after)
      if (!as_expected(verdict)) fallen.push_back(verdict.check);
    found_.laws = after.size() - fallen.size();
    if (fallen.empty()) return;
    properties::Options options = campaign(cases(law_cases), "laws as published");
    options.only = fallen;
    options.telling = properties::Telling::outcomes;
    const std::vector<Verdict> before = game_.check(base_.game, options);
    const ByName was = by_name(before);
    for (Verdict& verdict : after) {
      if (as_expected(verdict)) continue;
      const auto old = was.find(verdict.check);
      if (old != was.end() && !as_expected(*old->second)) continue;
      fell(verdict, Outcome::holds);
    }
  }

  /// Whether what comes up in `many` of `of` plays by one set of rules and in none of `others` by the other is more than
  /// chance. If both came to it alike, all `many` would be of the one by this.
  static bool is_telling(std::uint64_t many, std::uint64_t of, std::uint64_t others) {
    constexpr double chance = 0.01;
    if (of == 0 || others == 0) return false;
    return std::pow(static_cast<double>(of) / static_cast<double>(of + others), static_cast<double>(many)) <= chance;
  }
  /// Whether plays at some number of players come to a silence in the one game and never in the other.
  static bool opens(const std::vector<HoleAtTable>& never, const std::vector<HoleAtTable>& ever) {
    return std::ranges::any_of(ever, [&](const HoleAtTable& now) {
      const auto was = std::ranges::find(never, now.players, &HoleAtTable::players);
      return was != never.end() && was->plays == 0 && is_telling(now.plays, now.of, was->of);
    });
  }

  /// Whether plays come to a silence at some number of players at which those of the other game do not.
  static bool more_tables(const HoleSeen& now, const HoleSeen& was) {
    return std::ranges::any_of(now.tables, [&](const HoleAtTable& table) {
      const auto old = std::ranges::find(was.tables, table.players, &HoleAtTable::players);
      return table.plays > 0 && old != was.tables.end() && old->plays == 0;
    });
  }

  /// Silences that play comes to in one of the games alone. What seems to open is looked for in many more plays of the
  /// published game, since a silence that is merely rare opens nothing.
  void compare_holes() {
    const std::uint64_t plays = cases(hole_cases);
    const auto as_published = [&](std::uint64_t many) {
      return game_.holes(base_.game, campaign(many, "silences as published"));
    };
    std::vector<HoleSeen> before = as_published(plays);
    const std::vector<HoleSeen> after = game_.holes(variant_.game, campaign(plays, "silences"));
    const auto was = [&](const HoleSeen& now) -> const HoleSeen& {
      return *std::ranges::find(before, now.rule, &HoleSeen::rule);
    };
    for (const HoleSeen& now : after)
      if (opens(now.tables, was(now).tables)) found_.closed.push_back(now.rule);
    const bool any_seems_to = std::ranges::any_of(after, [&](const HoleSeen& now) { return more_tables(now, was(now)); });
    if (any_seems_to) before = as_published(plays * searched_again);
    for (const HoleSeen& now : after) {
      found_.tried.push_back(now.rule);
      if (opens(was(now).tables, now.tables))
        found_.opened.push_back({now.rule, was(now).tables, now.tables, now.players, now.actions, now.shortest, {}, {}});
    }
  }

  void compare_plays() {
    properties::CompareOptions options;
    options.seed = effort_.seed;
    if (effort_.players) options.players = {*effort_.players};
    options.plays = options.restricted_plays = options.followed = effort_.plays;
    options.threads = effort_.threads;
    if (effort_.progress)
      options.progress = [&](std::uint64_t done, std::uint64_t of) { effort_.progress("plays side by side", done, of); };
    found_.comparison = game_.compare(base_.game, variant_.game, options);
    found_.divergence = game_.diverge(base_.game, variant_.game, options);
    std::erase_if(found_.opened, [this](const OpenedHole& hole) { return is_reached_as_published(hole); });
  }

  /// Whether the plays that were compared come to a silence under the published rules, wherever it seemed to open.
  [[nodiscard]] bool is_reached_as_published(const OpenedHole& hole) const {
    return std::ranges::all_of(hole.variant, [&](const HoleAtTable& now) {
      const auto was = std::ranges::find(hole.published, now.players, &HoleAtTable::players);
      return now.plays == 0 || was == hole.published.end() || was->plays > 0 ||
             std::ranges::any_of(found_.comparison.rows, [&](const properties::Moved& row) {
               return row.sort == properties::Sort::silence && row.rule == hole.rule && row.players == now.players &&
                      row.published > 0;
             });
    });
  }

  /// Each number that was changed, alone; and what Z3 says of holes that opened.
  void find_safe_ranges() {
    if (numbers_.empty()) return;
    const std::vector<solver::Range>& ranges = ranges_of_changes();
    tell_of_holes(ranges);
    for (const Changed& change : variant_.changes) {
      if (change.kind != ChangeKind::parameter) continue;
      std::vector<solver::Range> about;
      std::ranges::copy_if(ranges, std::back_inserter(about), [&](const solver::Range& range) {
        return range.parameter == change.name && range.entry == change.entry;
      });
      properties::Options options = campaign(cases(halving_cases), "safe range of " + change.name);
      options.telling = properties::Telling::outcomes;
      options.until = properties::Until::first_failure;
      found_.safe.push_back(safe_range(game_, base_.game, change, about, options));
      if (SafeRange& safe = found_.safe.back(); safe.safe.contains(safe.variant)) safe.falls = broken_on(change);
    }
  }

  /// Laws and theorems that are broken and have read the number: a range is not asked of every theorem, and must not say that
  /// all is well where one falls. With more than this number changed nobody knows whether it alone is to blame.
  [[nodiscard]] std::vector<std::string> broken_on(const Changed& change) const {
    const std::string where =
        variant_.changes.size() == 1 ? "falls at " + change.now : "rests on it and falls with these changes together";
    std::vector<std::string> lines;
    for (const Turned& turned : found_.broken) {
      const Verdict& now = turned.now;
      const bool is_read = std::ranges::find(now.reads, change.rule) != now.reads.end();
      if (is_read && now.outcome == Outcome::fails && now.evidence != Evidence::scenario)
        lines.push_back(std::string(name_of(now.evidence)) + " " + now.check + " " + where);
    }
    return lines;
  }

  /// What is asked of the numbers that were changed.
  [[nodiscard]] solver::Options exactly() const {
    solver::Options options;
    options.only = numbers_;
    if (effort_.progress)
      options.progress = [this](std::string_view, std::size_t done, std::size_t of) {
        effort_.progress("ranges", done, of);
      };
    return options;
  }

  /// For a silence that opened, what theorems say about when it does.
  void tell_of_holes(const std::vector<solver::Range>& ranges) {
    for (OpenedHole& hole : found_.opened)
      for (const solver::Range& range : ranges)
        if (range.rule == hole.rule && range.outcome == Outcome::holds)
          hole.proved.push_back((range.players == 0 ? "any number of players" : std::to_string(range.players) + " players") +
                                std::string(": ") + range.sentence + ", exactly for " + range.parameter + ' ' +
                                solver::words(range.holds));
  }

  static constexpr std::uint64_t halving_cases = 60;
  static constexpr std::uint64_t law_cases = 400;
  static constexpr std::uint64_t hole_cases = 2000;
  static constexpr std::uint64_t searched_again = 10;

  const Registered& game_;
  const ChangedGame& variant_;
  const Base& base_;
  const Effort& effort_;
  std::set<std::string> changed_;     ///< Rules that are otherwise in the variant,
  std::set<std::string> restated_;    ///< and those of them of which a number or reading is.
  std::vector<std::string> numbers_;  ///< Numbers that are otherwise, by name.
  std::optional<std::vector<solver::Range>> ranges_;
  Consequences found_;
};

}  // namespace

Consequences consequences_of(const Registered& game, const ChangedGame& variant, const Base& base, const Effort& effort) {
  return Investigation(game, variant, base, effort).run();
}

bool is_empty(const Consequences& found) {
  const auto moved = [](const auto& row) { return row.significant; };
  return found.broken.empty() && found.expected.empty() && found.won.empty() && found.aside.empty() &&
         found.opened.empty() && found.closed.empty() && !found.divergence &&
         std::ranges::none_of(found.comparison.rows, moved) && std::ranges::none_of(found.comparison.restricted, moved);
}

}  // namespace fathom::app
