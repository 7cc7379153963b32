#include "app/since.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

#include "app/basis.hpp"
#include "app/claims.hpp"
#include "app/errors.hpp"
#include "app/files.hpp"
#include "app/outcome.hpp"
#include "app/program_name.hpp"
#include "app/text.hpp"

namespace fathom::app {
namespace {

using Key = std::pair<Evidence, std::string>;

/// A run's verdicts on one game, by what they are of, in their order.
struct ByCheck {
  std::vector<Key> order;
  std::map<Key, const Verdict*> found;

  void take(const Verdict& verdict) {
    const Key key{verdict.evidence, verdict.check};
    if (found.emplace(key, &verdict).second) order.push_back(key);
  }
  [[nodiscard]] const Verdict* find(const Key& key) const {
    const auto at = found.find(key);
    return at == found.end() ? nullptr : at->second;
  }
  /// Whether it was judged what is missing, which is done where everything was asked.
  [[nodiscard]] bool is_whole() const {
    return std::ranges::any_of(order, [](const Key& key) { return key.first == Evidence::coverage; });
  }
};

/// A saved counterexample that still fails speaks for its check.
ByCheck by_check(const Report& report, const std::string& game) {
  ByCheck all;
  for (const Verdict& verdict : report.replayed)
    if (verdict.game == game && is_amiss(verdict)) all.take(verdict);
  for (const Verdict& verdict : report.verdicts)
    if (verdict.game == game) all.take(verdict);
  return all;
}

/// How well a method knows, for comparison.
int strength(const Verdict& verdict) {
  switch (verdict.basis.method) {
    case Method::proved:
      return 2;
    case Method::exhaustive:
      return 1;
    default:
      return 0;
  }
}

std::string why_of(const Verdict& verdict) { return verdict.why.empty() ? std::string(name_of(verdict.outcome)) : verdict.why; }

/// What became of one check that both runs have asked, its cost aside.
std::optional<CheckSince> what_became(const Verdict& before, const Verdict& now) {
  const auto made = [&](Became became, std::string says) {
    return CheckSince{became, now.evidence, now.check, std::move(says)};
  };
  const bool answers = now.outcome == Outcome::holds || now.outcome == Outcome::fails;
  if (is_amiss(now) && !is_amiss(before)) return made(answers ? Became::failing : Became::undecided, why_of(now));
  if (is_amiss(now) && !answers && before.outcome != now.outcome) return made(Became::undecided, why_of(now));
  if (as_expected(now) && is_amiss(before)) return made(Became::mended, "before: " + why_of(before));
  if (as_expected(now) && as_expected(before) && strength(now) < strength(before))
    return made(Became::weaker, method_of(now) + ", and was " + method_of(before));
  return std::nullopt;
}

/// What one thing took in two runs.
struct Timed {
  Key key;
  double before = 0;
  double now = 0;
};

/// All laws are asked about the same plays, and so they are timed together: by the play.
std::optional<Timed> laws_timed(const ByCheck& before, const ByCheck& now) {
  Timed timed{{Evidence::law, "all laws"}, 0, 0};
  std::uint64_t plays_before = 0, plays_now = 0;
  const auto add = [](const ByCheck& of, double& seconds, std::uint64_t& plays) {
    for (const Key& key : of.order) {
      const Verdict& verdict = *of.find(key);
      if (key.first != Evidence::law || is_of_a_box(verdict)) continue;
      const Cost& cost = verdict.cost;
      seconds += cost.seconds;
      plays = std::max(plays, cost.cases);
    }
  };
  add(before, timed.before, plays_before);
  add(now, timed.now, plays_now);
  if (plays_before == 0 || plays_now == 0) return std::nullopt;
  timed.before *= static_cast<double>(plays_now) / static_cast<double>(plays_before);
  return timed;
}

std::vector<Timed> timed_in_both(const ByCheck& before, const ByCheck& now) {
  std::vector<Timed> all;
  if (const auto laws = laws_timed(before, now)) all.push_back(*laws);
  for (const Key& key : now.order) {
    const Verdict* const then = before.find(key);
    const bool timed = key.first == Evidence::scenario || key.first == Evidence::theorem;
    if (timed && then != nullptr) all.push_back({key, then->cost.seconds, now.find(key)->cost.seconds});
  }
  return all;
}

/// By how much most things take longer: a slower machine is no fault of any check.
double pace_of(const std::vector<Timed>& all) {
  constexpr double least_seconds = 0.05;  // what is shorter says more of chance than of the machine
  constexpr std::size_t fewest = 5;
  std::vector<double> factors;
  for (const Timed& each : all)
    if (each.before >= least_seconds) factors.push_back(each.now / each.before);
  if (factors.size() < fewest) return 1;
  const auto middle = factors.begin() + static_cast<std::ptrdiff_t>(factors.size() / 2);
  std::ranges::nth_element(factors, middle);
  return std::max(1.0, *middle);
}

void add_slower(std::vector<CheckSince>& to, const ByCheck& before, const ByCheck& now, const Slowness& slowness) {
  const std::vector<Timed> all = timed_in_both(before, now);
  const double pace = pace_of(all);
  for (const Timed& each : all) {
    const double allowed = each.before * pace;
    if (each.now <= allowed * slowness.times || each.now - allowed < slowness.seconds) continue;
    to.push_back({Became::slower, each.key.first, each.key.second,
                  duration(each.now) + ", and was " + duration(each.before)});
  }
}

/// In what two runs differ that are compared, besides what they found.
std::string unlike(const Report& earlier, const Report& now) {
  std::vector<std::string> parts;
  const auto differ = [&](bool same, const std::string& what) {
    if (!same) parts.push_back(what);
  };
  differ(earlier.house_rule == now.house_rule, earlier.house_rule.empty() ? "no variant" : "the variant " + earlier.house_rule);
  differ(earlier.components == now.components, earlier.components.empty() ? "the box as assumed" : "the box " + earlier.components);
  differ(earlier.seed == now.seed, "seed " + show(earlier.seed));
  differ(earlier.cases == now.cases, earlier.cases ? count(*earlier.cases) + " cases" : "the usual cases");
  differ(earlier.seconds == now.seconds, earlier.seconds ? "a time of " + duration(*earlier.seconds) : "no limit of time");
  differ(earlier.joined == now.joined, "other scenarios that joined");
  return parts.empty() ? "" : "The earlier run had " + fmt::format("{}", fmt::join(parts, ", ")) + ".";
}

std::string seconds_of(const ByCheck& before, const ByCheck& now) {
  const auto sum = [](const ByCheck& of) {
    double seconds = 0;
    for (const auto& [key, verdict] : of.found) seconds += verdict->cost.seconds;
    return seconds;
  };
  return fmt::format("All checks took {}, and {} before.", duration(sum(now)), duration(sum(before)));
}

/// What sort of thing it is: what is judged of all evidence together is called what it is about.
std::string kind_of(const CheckSince& turned) {
  if (turned.evidence != Evidence::coverage) return std::string(name_of(turned.evidence));
  if (turned.check.starts_with("claim ")) return "claim";
  return turned.check.find(" -> ") == std::string::npos ? "rule" : "change";
}

std::string name_of_turned(const CheckSince& turned) {
  const std::string kind = kind_of(turned);
  return turned.check.starts_with(kind + " ") ? turned.check : kind + " " + turned.check;
}

Tone tone_of(Became became) {
  switch (became) {
    case Became::failing:
      return Tone::bad;
    case Became::undecided:
    case Became::gone:
    case Became::weaker:
      return Tone::doubtful;
    case Became::mended:
      return Tone::good;
    case Became::slower:
    case Became::appeared:
      break;
  }
  return Tone::plain;
}

Finding finding_of(Became became, const std::vector<CheckSince>& all) {
  Finding finding;
  finding.subject = name_of(became);
  finding.tone = tone_of(became);
  std::map<std::string, std::size_t> kinds_turned;
  for (const CheckSince& each : all) {
    if (each.became != became) continue;
    ++kinds_turned[kind_of(each)];
    finding.items.push_back({name_of_turned(each), each.says});
  }
  std::vector<std::string> parts;
  for (const auto& [kind, many] : kinds_turned) parts.push_back(counted(many, kind));
  finding.says = fmt::format("{}", fmt::join(parts, ", "));
  return finding;
}

}  // namespace

Report earlier_report(const std::string& file, std::span<const std::string> games) {
  Report report = read_json(read_file(file), file);
  if (report.command != name_of(Command::gate))
    throw BadInput(file + ": expected a report of the gate, found one of " + command_line(report.command));
  if (report.shard.of > 1)
    throw BadInput(file + ": this is a part of a run, " + std::to_string(report.shard.index) + "/" +
                   std::to_string(report.shard.of) + "; " + command_line("merge") + " joins the parts");
  const auto has = [&](const std::string& game) { return std::ranges::find(report.games, game) != report.games.end(); };
  if (!games.empty() && std::ranges::none_of(games, has))
    throw BadInput(file + ": expected a report on " + std::string(games.front()) + ", found one on " +
                   (report.games.empty() ? "no game" : fmt::format("{}", fmt::join(report.games, ", "))));
  return report;
}

std::vector<CheckSince> turned_since(const Report& earlier, const Report& now, const std::string& game, const Slowness& slowness) {
  const ByCheck before = by_check(earlier, game), after = by_check(now, game);
  std::vector<CheckSince> all;
  for (const Key& key : after.order) {
    const Verdict& verdict = *after.find(key);
    const Verdict* const then = before.find(key);
    if (then == nullptr && before.is_whole())
      all.push_back({Became::appeared, key.first, key.second, ""});
    if (then == nullptr) continue;
    if (auto one = what_became(*then, verdict)) all.push_back(std::move(*one));
  }
  if (after.is_whole())
    for (const Key& key : before.order)
      if (after.find(key) == nullptr) all.push_back({Became::gone, key.first, key.second, ""});
  add_slower(all, before, after, slowness);
  std::ranges::stable_sort(all, {}, &CheckSince::became);
  return all;
}

Passage passage_since(const Report& earlier, const Report& now, const std::string& game, const std::string& file) {
  const std::vector<CheckSince> all = turned_since(earlier, now, game);
  Passage passage;
  passage.name = "since the last run";
  std::vector<std::string> sums;
  for (const Became became : every<Became>) {
    const auto many = std::ranges::count(all, became, &CheckSince::became);
    if (many == 0) continue;
    sums.push_back(std::to_string(many) + " " + std::string(name_of(became)));
    passage.findings.push_back(finding_of(became, all));
  }
  passage.sum = sums.empty() ? "nothing changed" : fmt::format("{}", fmt::join(sums, ", "));
  const Slowness slowness;
  const std::string rest = unlike(earlier, now);
  passage.explanation =
      fmt::format("Compared with {}. {}{} Slower is called what takes more than {} times as long and at least {} longer, once "
                  "what the machine as a whole was slower by is taken out.",
                  file, rest.empty() ? "" : rest + " ", seconds_of(by_check(earlier, game), by_check(now, game)),
                  slowness.times, duration(slowness.seconds));
  return passage;
}

}  // namespace fathom::app
