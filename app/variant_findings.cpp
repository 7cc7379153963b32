#include "app/variant_findings.hpp"

#include <algorithm>
#include <utility>

#include "app/program_name.hpp"
#include "app/variant_numbers.hpp"
#include "app/variant_turned.hpp"
#include "app/variant_words.hpp"
#include "model/core/names.hpp"
#include "model/core/words.hpp"

namespace fathom::app {
namespace {

using properties::HoleAtTable;

/// What a file says, in one line that is safe to print.
std::string one_line(std::string_view text) {
  std::string line = printable(text);
  std::ranges::replace(line, '\n', ' ');
  std::ranges::replace(line, '\t', ' ');
  return line;
}

double share_of(const HoleAtTable& table) {
  return static_cast<double>(table.plays) / static_cast<double>(std::max<std::uint64_t>(table.of, 1));
}

/// `reached with 3 players in 2.0 % of plays, in none of 100 as published`: at the tables where it was not reached before.
std::string often(const OpenedHole& hole, const Sides& sides) {
  std::vector<std::string> parts;
  std::uint64_t tried = 0;
  for (const HoleAtTable& now : hole.variant) {
    if (now.plays == 0) continue;
    const auto was = std::ranges::find(hole.published, now.players, &HoleAtTable::players);
    if (was != hole.published.end() && was->plays > 0) continue;
    if (was != hole.published.end()) tried += was->of;
    parts.push_back("with " + plural(now.players, "player") + " in " + share(share_of(now)) +
                    (parts.empty() ? " of plays" : ""));
  }
  return "reached " + listed(parts) + ", in none of " + count(tried) + " " + sides.as_first;
}

Passage opened(const Consequences& found, const std::vector<Accepted>& accepted) {
  Passage passage;
  passage.name = "opened";
  passage.explanation = "Situations on which the rulebook is silent, and which play now comes to.";
  std::vector<std::string> names;
  for (const OpenedHole& hole : found.opened) {
    Finding finding;
    finding.subject = hole.rule;
    finding.says = often(hole, sides_of(found));
    if (hole.actions > 0)
      finding.says += "; the shortest play found takes " + plural(static_cast<int>(hole.actions), "action") + " with " +
                      plural(hole.players, "player");
    finding.evidence = gathered(hole.proved);
    if (!hole.file.empty()) finding.again.push_back("again: " + command_line("replay " + shell_word(hole.file)));
    finding.tone = Tone::bad;
    if (const Accepted* known = accepted_for(accepted, Consequence::opened, hole.rule))
      finding.accepted = one_line(known->reason);
    names.push_back(hole.rule);
    passage.findings.push_back(std::move(finding));
  }
  accepted_last(passage.findings);
  constexpr std::size_t few = 3;
  passage.sum = names.size() <= few ? listed(names) : counted(names.size(), "situation");
  return passage;
}

/// Why the two part, the first of them by its name where it is not the published one.
std::string why_they_part(const Consequences& found) {
  constexpr std::string_view published = "the published rules refuse";
  const std::string& why = found.divergence->why;
  return found.against.empty() || !why.starts_with(published)
             ? why
             : one_line(found.against) + " refuses" + why.substr(published.size());
}

Passage parts(const Consequences& found) {
  Passage passage;
  passage.name = "parts";
  passage.explanation = "The earliest move at which a play of the same choices goes another way.";
  if (!found.divergence) return passage;
  const properties::Divergence& divergence = *found.divergence;
  Finding finding;
  finding.subject = divergence.rules.empty() ? std::string(name_of(divergence.parts)) : listed(divergence.rules);
  const std::string soonest =
      plural(static_cast<int>(divergence.actions), "action") + " with " + plural(divergence.players, "player");
  finding.says = why_they_part(found);
  if (divergence.actions > 0)
    finding.says += "; the shortest such play found takes " + soonest + ", and " + count(divergence.parted) + " of " +
                    counted(divergence.plays, "play") + (divergence.plays == 1 ? " parts" : " part");
  for (const std::string& line : divergence.told)
    if (divergence.why.empty() || line.find(divergence.why) == std::string::npos) finding.evidence.push_back(line);
  if (!found.divergence_file.empty())
    finding.again.push_back("again: " + command_line("replay " + shell_word(found.divergence_file)));
  passage.sum = finding.subject + (divergence.actions > 0 ? ", after " + soonest : ", at the beginning");
  passage.findings.push_back(std::move(finding));
  return passage;
}

std::size_t lost(const Consequences& found, Evidence evidence) {
  const auto of_kind = [&](const Turned& turned) { return turned.now.evidence == evidence; };
  return static_cast<std::size_t>(std::ranges::count_if(found.broken, of_kind) +
                                  std::ranges::count_if(found.expected, of_kind));
}

Passage holds(const Consequences& found) {
  const Sides sides = sides_of(found);
  Passage passage;
  passage.name = "holds";
  passage.explanation = "What holds under this variant as it does " + sides.as_first + ".";
  const auto of = [](std::size_t holding, std::size_t all, std::string_view what) {
    return std::to_string(holding) + (holding == all ? "" : " of " + std::to_string(all)) + ' ' +
           plural(static_cast<int>(all), what).substr(std::to_string(all).size() + 1);
  };
  std::string theorems = of(found.theorems, found.all_theorems, "theorem");
  const std::size_t gone = found.theorems + lost(found, Evidence::theorem);
  if (gone < found.all_theorems)
    theorems += " (" + std::to_string(found.all_theorems - gone) + " do not hold " + sides.as_first + " either)";
  std::string scenarios = of(found.scenarios, found.all_scenarios, "scenario");
  if (!found.aside.empty()) scenarios += " (" + std::to_string(found.aside.size()) + " set aside)";
  if (found.fallen_before > 0)
    scenarios +=
        " (" + std::to_string(found.fallen_before) + " come out otherwise under both, and say nothing of the difference)";
  std::vector<std::string> told;
  if (found.all_laws > 0) told.push_back(of(found.laws, found.all_laws, "law"));
  if (found.all_theorems > 0) told.push_back(theorems);
  if (found.all_scenarios > 0) told.push_back(scenarios);
  Finding finding;
  finding.says = told.empty() ? "nothing was asked" : listed(told);
  std::vector<std::string> left_out;
  for (const VariantPart part : found.left_out) left_out.emplace_back(name_of(part));
  if (!left_out.empty()) finding.evidence.push_back("left out, and so not known: " + listed(left_out));
  for (const Turned& turned : found.won) finding.evidence.push_back("holds now: " + check_called(turned.now));
  for (const std::string& rule : found.closed) finding.evidence.push_back("no longer reached: " + rule);
  passage.sum = finding.says;
  passage.findings.push_back(std::move(finding));
  return passage;
}

/// `0 .. 5`, `3 alone`, or anything within its bounds.
std::string range_told(const SafeRange& range) {
  const bool all = range.lowest < range.highest && range.safe.from == range.lowest && range.safe.to == range.highest;
  const std::string ends = std::to_string(range.safe.from) + " .. " + std::to_string(range.safe.to);
  if (range.safe.from == range.safe.to) return std::to_string(range.safe.from) + " alone";
  return all ? "anything within its bounds, " + ends : ends;
}

/// `, but theorem x falls at 8`: what a range must not hide.
std::string but_falls(const SafeRange& range) { return range.falls.empty() ? "" : ", but " + listed(range.falls); }

Passage safe(const Consequences& found) {
  const std::string first = found.against.empty() ? "published" : "there";
  Passage passage;
  passage.name = "safe";
  passage.explanation = "How far each changed number, by itself, can be moved from its value " + sides_of(found).as_first +
                        " before a law falls, or a theorem for which Z3 knows the limits. Other theorems are asked of "
                        "the variant alone.";
  std::vector<std::string> sums;
  for (const SafeRange& range : found.safe) {
    Finding finding;
    finding.subject = range.parameter;
    finding.says = "may be " + range_told(range) + " (" + first + " " + std::to_string(range.published) + ", here " +
                   std::to_string(range.variant) + (range.safe.contains(range.variant) ? "" : ": outside") + "; " +
                   range.method + ")" + but_falls(range);
    if (!range.below.empty()) finding.evidence.push_back("below: " + range.below);
    if (!range.above.empty()) finding.evidence.push_back("above: " + range.above);
    for (std::string& line : gathered(range.proved)) finding.evidence.push_back(std::move(line));
    for (const std::string& line : gathered(range.limits_nothing))
      finding.evidence.push_back("limits nothing, since it does not hold " + sides_of(found).as_first + " either; " + line);
    finding.tone = range.safe.contains(range.variant) && range.falls.empty() ? Tone::plain : Tone::doubtful;
    sums.push_back(range.parameter + " " + range_told(range) + but_falls(range));
    passage.findings.push_back(std::move(finding));
  }
  constexpr std::size_t few = 3;
  passage.sum = sums.size() <= few ? listed(sums) : counted(sums.size(), "number");
  return passage;
}

/// How many that broke, are no longer decided or opened are not accepted.
std::size_t open_still(const Consequences& found, const std::vector<Accepted>& accepted) {
  const auto fallen = std::ranges::count_if(found.broken, [&](const Turned& turned) {
    return accepted_for(accepted, Consequence::broken, turned.now.check) == nullptr;
  });
  const auto silent = std::ranges::count_if(found.opened, [&](const OpenedHole& hole) {
    return accepted_for(accepted, Consequence::opened, hole.rule) == nullptr;
  });
  return static_cast<std::size_t>(fallen + silent);
}

std::string verdict(const Consequences& found, const std::vector<Accepted>& accepted) {
  if (found.changes.empty()) return "Nothing is changed";
  const std::size_t all = found.broken.size() + found.opened.size();
  if (all == 0 && !found.left_out.empty()) return "Nothing is broken or opened in what was asked";
  if (all == 0) return is_empty(found) ? "Nothing comes out otherwise" : "Nothing is broken or opened";
  const auto undecided = static_cast<std::size_t>(std::ranges::count_if(found.broken, &Turned::is_undecided));
  std::vector<std::string> parts;
  const auto add = [&](std::size_t many, std::string_view what) {
    if (many > 0) parts.push_back(std::to_string(many) + " " + std::string(what));
  };
  add(found.broken.size() - undecided, "broken");
  add(undecided, "no longer decided");
  add(found.opened.size(), "opened");
  const std::size_t open = open_still(found, accepted);
  std::string text = listed(parts);
  if (open == 0) return text + (all == 1 ? ", and accepted" : ", all of it accepted");
  if (open < all) text += "; " + std::to_string(all - open) + " of these accepted";
  return text;
}

}  // namespace

Findings findings_of(const Consequences& found, const std::vector<Accepted>& accepted) {
  Findings findings;
  findings.title = one_line(found.name) + (found.against.empty() ? "" : ", against " + one_line(found.against));
  findings.game = found.game;
  findings.because = one_line(found.because);
  findings.verdict = verdict(found, accepted);
  findings.alarming = is_alarming(found, accepted);
  for (const Changed& change : found.changes) findings.changes.push_back(one_line(show(change)));
  if (found.changes.empty()) return findings;
  const properties::Comparison& comparison = found.comparison;
  const Sides sides = sides_of(found);
  for (Passage passage : {moved(comparison, sides), worth(comparison), ranking(comparison, sides), decides(comparison),
                          broken(found, accepted), opened(found, accepted), parts(found), safe(found), holds(found),
                          expected(found), aside(found)}) {
    if (passage.says() && (!is_empty(found) || passage.name == "holds")) findings.passages.push_back(std::move(passage));
  }
  if (findings.alarming)
    findings.next =
        "Mend the variant; or write down why it is all right: --write-accept FILE writes what there is to accept, with "
        "reasons to fill in, and --accept FILE takes them into account.";
  findings.foot = comparison.method;
  if (comparison.plays > 0)
    findings.foot =
        counted(comparison.plays, "play") + " side by side, seed " + std::to_string(found.seed) +
        ". Choices are uniform: any legal one alike; or greedy: what the game calls promising; neither is a person. " +
        findings.foot;
  return findings;
}

bool is_alarming(const Consequences& found, const std::vector<Accepted>& accepted) {
  return open_still(found, accepted) > 0;
}

Exit exit_of(const Consequences& found, const std::vector<Accepted>& accepted) {
  if (!is_alarming(found, accepted)) return Exit::holds;
  Consequences certain = found;
  std::erase_if(certain.broken, [](const Turned& turned) { return turned.is_undecided(); });
  return is_alarming(certain, accepted) ? Exit::fails : Exit::undecided;
}

std::vector<Accepted> unused(const Consequences& found, const std::vector<Accepted>& accepted) {
  std::vector<Accepted> left;
  for (const Accepted& one : accepted) {
    const bool used =
        std::ranges::any_of(found.broken,
                            [&](const Turned& turned) { return is_meant(one, Consequence::broken, turned.now.check); }) ||
        std::ranges::any_of(found.opened,
                            [&](const OpenedHole& hole) { return is_meant(one, Consequence::opened, hole.rule); });
    if (!used) left.push_back(one);
  }
  return left;
}

}  // namespace fathom::app
