#include "app/report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "app/basis.hpp"
#include "app/claims.hpp"
#include "app/failures.hpp"
#include "app/outcome.hpp"

namespace fathom::app {
namespace {

constexpr std::size_t section_columns = 11;
constexpr std::size_t count_columns = 7;
constexpr std::size_t verb_columns = 6;
constexpr std::size_t detail_columns = 44;
constexpr std::size_t seconds_columns = 8;
constexpr std::size_t lead_columns = 8;

std::string verbs(std::uint64_t number, std::string_view one, std::string_view many) {
  return number == 0 ? "" : fmt::format("{} {}", number, number == 1 ? one : many);
}

/// `37 hold · 1 fails`, the first count set flush with those above and below it.
std::string counts(const Paint& paint, const Tally& sum) {
  const int good = sum.hold + sum.anomalies;
  std::vector<std::string> parts;
  if (sum.fail > 0) parts.push_back(paint(Tone::bad, verbs(static_cast<std::uint64_t>(sum.fail), "fails", "fail")));
  if (sum.unknown > 0) parts.push_back(paint(Tone::doubtful, fmt::format("{} undecided", sum.unknown)));
  if (sum.skipped > 0) parts.push_back(paint(Tone::doubtful, fmt::format("{} not run", sum.skipped)));
  if (sum.aside > 0) parts.push_back(paint(Tone::doubtful, fmt::format("{} aside", sum.aside)));
  if (sum.total() == 0) parts.push_back(paint(Tone::doubtful, "nothing was run"));
  std::string text = right(std::to_string(good), count_columns) + (good == 1 ? " holds" : " hold");
  for (const std::string& part : parts) text += " · " + part;
  return text;
}

/// All laws are asked about the same plays, so the most any of them saw is what there was.
std::string plays(std::span<const Verdict> verdicts) {
  std::uint64_t cases = 0, actions = 0;
  for (const Verdict& verdict : verdicts) {
    cases = std::max(cases, verdict.cost.cases);
    actions = std::max(actions, verdict.cost.actions);
  }
  return actions > 0 ? "sampled: " + counted(cases, "play") + ", " + counted(actions, "action") : "";
}

std::string outcome(const Paint& paint, const Verdict& verdict) {
  const bool expected = as_expected(verdict);
  switch (verdict.outcome) {
    case Outcome::holds:
      if (!expected) return paint(Tone::bad, "holds, and was known not to");
      return paint(Tone::good, verdict.evidence == Evidence::theorem ? method_of(verdict) : "holds");
    case Outcome::fails:
      return expected ? paint(Tone::doubtful, "known anomaly") : paint(Tone::bad, "fails");
    case Outcome::unknown:
      return paint(Tone::doubtful, "undecided");
    case Outcome::aside:
      return paint(Tone::doubtful, "aside");
    case Outcome::skipped:
      break;
  }
  return paint(Tone::doubtful, "not run");
}

std::string told(const Verdict& verdict, std::string_view indent) {
  std::string text;
  for (const std::string& line : verdict.told) text += std::string(indent) + printable(line) + "\n";
  return text;
}

/// The position it ends in.
std::string drawn(const Verdict& verdict, std::string_view indent) {
  std::string text;
  for (const std::string& line : verdict.picture) text += line.empty() ? "\n" : std::string(indent) + printable(line) + "\n";
  return text.empty() ? text : "\n" + text + "\n";
}

/// Where to look and what to type; behind the verdict itself where that is all there is to say.
std::string leads(const Verdict& verdict) {
  if (verdict.told.empty() && verdict.file.empty()) return verdict.again.empty() ? "\n" : "      " + verdict.again + "\n";
  std::string text = "\n" + told(verdict, "      ") + drawn(verdict, "      ");
  if (!verdict.file.empty())
    text += "      " + left(verdict.file.starts_with(failures_folder) ? "saved" : "at", lead_columns) + verdict.file + "\n";
  if (!verdict.again.empty()) text += "      " + left("again", lead_columns) + verdict.again + "\n";
  return text;
}

std::string cost(const Verdict& verdict) {
  if (verdict.evidence != Evidence::law) return "";
  const std::string actions = verdict.cost.actions == 0 ? "" : ", " + counted(verdict.cost.actions, "action");
  return method_of(verdict) + ": " + counted(verdict.cost.cases, "case") + actions;
}

/// What is aside, by the reason, and the checks below it: names alone of scenarios, of which there are many, and what was
/// found as well of others.
std::string asides(const Paint& paint, std::span<const Verdict> verdicts) {
  constexpr std::size_t columns = 112;
  std::vector<std::pair<std::string, std::vector<const Verdict*>>> by_reason;
  for (const Verdict& verdict : verdicts) {
    if (!is_aside(verdict)) continue;
    auto same = std::ranges::find(by_reason, verdict.why, [](const auto& each) { return each.first; });
    if (same == by_reason.end()) same = by_reason.insert(same, {verdict.why, {}});
    same->second.push_back(&verdict);
  }
  std::string text;
  for (const auto& [why, checks] : by_reason) {
    text += fmt::format("    {}   {}\n", paint(Tone::doubtful, fmt::format("{} aside", checks.size())), printable(why));
    std::string names;
    for (const Verdict* const check : checks) {
      if (check->evidence != Evidence::scenario && !check->told.empty())
        text += "      " + check->check + ": " + printable(check->told.front()) + "\n";
      else
        names += (names.empty() ? "" : ", ") + printable(check->check);
    }
    if (names.empty()) continue;
    for (const std::string& line : wrapped(names, columns)) text += "      " + line + "\n";
  }
  return text;
}

/// A verdict that is as expected: how it knows, what it cost, and for what it holds.
std::string line_of(const Paint& paint, const Verdict& verdict, std::size_t widest) {
  constexpr std::size_t outcome_columns = 13, cost_columns = 38;
  std::string line = "    " + left(verdict.check, widest) + "  " + left(outcome(paint, verdict), outcome_columns) + "  ";
  if (is_aside(verdict)) return line + printable(verdict.why) + "\n";
  if (verdict.evidence == Evidence::law) line += left(cost(verdict), cost_columns);
  line += right(duration(verdict.cost.seconds), seconds_columns);
  const std::string grounds = grounds_of(verdict);
  if (verdict.evidence == Evidence::theorem && !grounds.empty()) line += "  " + printable(grounds);
  return line + "\n";
}

}  // namespace

std::string summary(std::span<const Verdict> verdicts) {
  const std::string text = counts(Paint(Colour::never), tally(verdicts));
  return text.substr(text.find_first_not_of(' '));
}

std::string how_they_know(std::span<const Verdict> verdicts) {
  if (verdicts.empty()) return "";
  switch (verdicts.front().evidence) {
    case Evidence::scenario:
      return "sampled: one play each";
    case Evidence::law:
      return is_of_a_box(verdicts.front()) ? verdicts.front().basis.domain : plays(verdicts);
    case Evidence::theorem:
      return methods(verdicts);
    default:
      return "";
  }
}

std::string standings(std::span<const Rule> rules) {
  std::vector<std::string> parts;
  for (const Status status : every<Status>) {
    const auto of = std::count_if(rules.begin(), rules.end(), [&](const Rule& rule) { return rule.status == status; });
    if (of > 0) parts.push_back(fmt::format("{} {}", of, name_of(status)));
  }
  return dotted(parts);
}

std::string headline(const Paint& paint, std::string_view game, std::span<const Rule> rules) {
  return fmt::format("{}   {}   {}\n", paint(Tone::strong, game), counted(rules.size(), "rule"), standings(rules));
}

std::string show(const Paint& paint, const Section& section) {
  const Tally sum = tally(section.verdicts);
  const std::string more = section.remark.empty() ? how_they_know(section.verdicts) : section.remark;
  const std::size_t counted_to = 2 + section_columns + count_columns + verb_columns;
  std::string line = left("  " + left(section.label, section_columns) + counts(paint, sum), counted_to) + "  " + more;
  if (section.seconds > 0)
    line = left(line, counted_to + detail_columns) + right(duration(section.seconds), seconds_columns);
  line.erase(line.find_last_not_of(' ') + 1);
  std::string text = line + "\n";
  for (const Verdict& verdict : section.verdicts)
    if (is_amiss(verdict)) text += failure(paint, verdict);
  return text + asides(paint, section.verdicts);
}

std::string failure(const Paint& paint, const Verdict& verdict) {
  // engines may say how it fails in a whole phrase: `fails after 2 actions, 4 players`
  const bool phrased = verdict.outcome == Outcome::fails && verdict.why.starts_with("fails");
  const std::string head = phrased ? paint(Tone::bad, printable(verdict.why)) : outcome(paint, verdict);
  const std::string why = phrased || verdict.why.empty() ? "" : "   " + printable(verdict.why);
  return "    " + paint(Tone::strong, verdict.check) + "   " + head + why + leads(verdict);
}

std::string listing(const Paint& paint, std::span<const Verdict> verdicts) {
  std::size_t widest = 0;
  for (const Verdict& verdict : verdicts) widest = std::max(widest, width(verdict.check));
  std::string text;
  for (const Verdict& verdict : verdicts) {
    if (is_amiss(verdict)) {
      text += failure(paint, verdict);
      continue;
    }
    text += line_of(paint, verdict, widest);
    if (verdict.outcome == Outcome::fails) text += told(verdict, "      ");
  }
  return text;
}

std::string reaches(const Paint& paint, std::span<const Verdict> verdicts) {
  std::vector<Reached> all;
  for (const Verdict& verdict : verdicts)
    for (const Reached& reached : verdict.reached) {
      const auto same = std::find_if(all.begin(), all.end(), [&](const Reached& other) {
        return other.what == reached.what && other.count == reached.count && other.of == reached.of;
      });
      if (same == all.end()) all.push_back(reached);
    }
  const auto part = [](const Reached& reached) {
    return reached.of == 0 ? 0 : static_cast<double>(reached.count) / static_cast<double>(reached.of);
  };
  std::stable_sort(all.begin(), all.end(), [&](const Reached& a, const Reached& b) { return part(a) < part(b); });
  std::vector<std::vector<std::string>> rows;
  for (const Reached& reached : all) {
    const bool enough = reached.of > 0 && part(reached) >= reached.wanted;
    rows.push_back({reached.what, right(count(reached.count), 9) + " of " + count(reached.of),
                    paint(enough ? Tone::plain : Tone::bad, right(share(part(reached)), 7)),
                    reached.wanted > 0 ? "wanted " + share(reached.wanted) : ""});
  }
  return rows.empty() ? "" : "\n  reached\n" + table(rows, "    ");
}

std::string closing(const Paint& paint, std::span<const Verdict> verdicts, int silences, std::string_view holes) {
  const Tally sum = tally(verdicts);
  if (sum.fail > 0) {
    const std::string more = sum.unknown + sum.skipped == 0 ? "" : fmt::format(", {} undecided", sum.unknown + sum.skipped);
    return paint(Tone::bad,
                 fmt::format("{} not as expected{}.", counted(static_cast<std::uint64_t>(sum.fail), "check"), more)) +
           "\n";
  }
  if (sum.unknown + sum.skipped > 0)
    return paint(Tone::doubtful, fmt::format("Undecided: {} without an answer.",
                                             counted(static_cast<std::uint64_t>(sum.unknown + sum.skipped), "check"))) +
           "\n";
  if (sum.total() == sum.aside) return paint(Tone::doubtful, "Nothing was checked.") + "\n";
  const auto of_engine = [](const Verdict& verdict) { return verdict.evidence == Evidence::engine; };
  if (std::ranges::all_of(verdicts, of_engine))
    return paint(Tone::good, "Nothing was found in the engine" + std::string(sum.anomalies > 0 ? " but what is known." : ".")) + "\n";
  std::vector<std::string> known;
  if (sum.anomalies > 0)
    known.push_back(verbs(static_cast<std::uint64_t>(sum.anomalies), "known anomaly", "known anomalies"));
  if (silences > 0) known.push_back(verbs(static_cast<std::uint64_t>(silences), "silence", "silences"));
  if (silences > 0 && !holes.empty()) known.back() += " (" + std::string(holes) + ")";
  if (sum.aside > 0) known.push_back(counted(static_cast<std::uint64_t>(sum.aside), "check") + " aside");
  std::string with;
  for (std::size_t i = 0; i < known.size(); ++i)
    with += (i == 0 ? ", with " : i + 1 == known.size() ? " and " : ", ") + known[i];
  return paint(Tone::good, "The rules hold" + with + ".") + "\n";
}

}  // namespace fathom::app
