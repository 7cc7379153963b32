#include "app/gate_findings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "app/claims.hpp"
#include "app/gate.hpp"
#include "app/outcome.hpp"
#include "app/program_name.hpp"
#include "app/report.hpp"
#include "app/text.hpp"
#include "app/variant_words.hpp"

namespace fathom::app {
namespace {

/// What a kind of evidence is called, one of it and all. What is asked in every position of a box is a law as well, and told
/// apart.
struct EvidenceKind {
  Evidence evidence;
  bool in_a_box;
  std::string_view one;
  std::string_view all;
};
constexpr std::array evidence_kinds{EvidenceKind{Evidence::scenario, false, "scenario", "scenarios"},
                                    EvidenceKind{Evidence::law, false, "law", "laws"},
                                    EvidenceKind{Evidence::theorem, false, "theorem", "theorems"},
                                    EvidenceKind{Evidence::law, true, "law in a box", "laws in boxes"},
                                    EvidenceKind{Evidence::coverage, false, "coverage", "coverage"}};

std::vector<Verdict> of_evidence(const std::vector<Verdict>& verdicts, const EvidenceKind& kind) {
  std::vector<Verdict> found;
  std::ranges::copy_if(verdicts, std::back_inserter(found), [&](const Verdict& verdict) {
    return verdict.evidence == kind.evidence && is_of_a_box(verdict) == kind.in_a_box;
  });
  return found;
}

/// The run's own verdicts, and counterexamples of earlier runs that still fail.
std::vector<Verdict> all_verdicts(const Gated& gated) {
  std::vector<Verdict> all = gated.verdicts();
  std::ranges::copy_if(gated.report.replayed, std::back_inserter(all),
                       [&](const Verdict& verdict) { return verdict.game == gated.game.name; });
  return all;
}

bool answers(const Verdict& verdict) { return verdict.outcome == Outcome::holds || verdict.outcome == Outcome::fails; }

// ------------------------------------------------------------------------------------------------------- what is amiss

Finding finding_of(const Verdict& verdict) {
  Finding finding;
  finding.subject = verdict.check;
  finding.mark = name_of(verdict.evidence);
  finding.says = verdict.why.empty() && verdict.outcome == Outcome::holds ? "holds, and was known not to" : verdict.why;
  finding.evidence = verdict.told;
  finding.rules = verdict.rules;
  finding.svg = verdict.svg;
  if (!verdict.again.empty()) finding.again.push_back("again: " + verdict.again);
  finding.tone = answers(verdict) ? Tone::bad : Tone::doubtful;
  return finding;
}

/// `2 laws, 1 scenario`.
std::string kinds_counted(const std::vector<Verdict>& verdicts) {
  std::vector<std::string> parts;
  for (const EvidenceKind& kind : evidence_kinds) {
    const auto many = of_evidence(verdicts, kind).size();
    if (many > 0) parts.push_back(std::to_string(many) + " " + std::string(many == 1 ? kind.one : kind.all));
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

Passage passage_of_verdicts(const std::string& name, const std::string& explanation, const std::vector<Verdict>& verdicts) {
  Passage passage;
  passage.name = name;
  passage.explanation = explanation;
  passage.sum = kinds_counted(verdicts);
  for (const Verdict& verdict : verdicts) passage.findings.push_back(finding_of(verdict));
  return passage;
}

std::vector<Passage> passages_of_what_is_amiss(const Gated& gated) {
  std::vector<Verdict> failing, undecided;
  for (const Verdict& verdict : all_verdicts(gated))
    if (is_amiss(verdict)) (answers(verdict) ? failing : undecided).push_back(verdict);
  // what play shows comes before what is judged of all evidence together, which may fail for no other reason
  std::stable_partition(failing.begin(), failing.end(), [](const Verdict& verdict) { return verdict.evidence != Evidence::coverage; });
  Passage unreadable;
  unreadable.name = "unreadable";
  unreadable.explanation = "Scenarios that cannot be read were not checked, and what is missing could not be judged.";
  for (const Unreadable& each : gated.report.unreadable)
    if (each.game.empty() || each.game == gated.game.name)
      unreadable.findings.push_back({each.file, each.why, {}, {}, {}, "", Tone::bad});
  unreadable.sum = counted(unreadable.findings.size(), "mistake");
  return {std::move(unreadable),
          passage_of_verdicts("failures", "What is not as the rulebook has it, or as it was known. A click takes a command whole.",
                              failing),
          passage_of_verdicts("undecided", "What got no answer, which is no pass.", undecided)};
}

// ---------------------------------------------------------------------------------------------------- how it is known

/// `450 hold · 1 fails`, how they know, and what they took.
Item item_of(const EvidenceKind& kind, const std::vector<Verdict>& verdicts) {
  const Tally sum = tally(verdicts);
  std::vector<std::string> parts{summary(verdicts), how_they_know(verdicts)};
  if (sum.cost.seconds > 0) parts.push_back(duration(sum.cost.seconds));
  return {std::string(kind.all), dotted(parts)};
}

Passage passage_of_grounds(const Gated& gated, const Passage& rules) {
  Passage passage;
  passage.name = "how it is known";
  passage.explanation =
      "Each rule by the strongest thing that rests on it. Proved: a solver answered for every case of a stated domain. By "
      "every case: each was tried. Sampled: plays drawn at random, and what none of them came to may still go wrong. By scenarios "
      "alone: single plays that somebody wrote down.";
  passage.shares = rules.shares;
  Finding kinds_found;
  const std::vector<Verdict> verdicts = gated.verdicts();
  for (const EvidenceKind& kind : evidence_kinds)
    if (const auto these = of_evidence(verdicts, kind); !these.empty())
      kinds_found.items.push_back(item_of(kind, these));
  passage.findings.push_back(std::move(kinds_found));
  std::vector<std::string> parts;
  for (const Share& share : passage.shares) parts.push_back(std::to_string(share.many) + " " + share.of);
  passage.sum = parts.empty() ? summary(verdicts) : "rules: " + fmt::format("{}", fmt::join(parts, ", "));
  return passage;
}

// ---------------------------------------------------------------------------------------------------------- known already

Passage passage_of_anomalies(const Gated& gated) {
  std::vector<Verdict> known;
  for (const Verdict& verdict : gated.verdicts())
    if (as_expected(verdict) && verdict.outcome == Outcome::fails) known.push_back(verdict);
  Passage passage = passage_of_verdicts(
      "known anomalies", "What does not hold of the published rules and is known not to: each was shown once more.", known);
  for (Finding& finding : passage.findings) finding.tone = Tone::plain;
  passage.fold = Fold::folded;
  return passage;
}

/// What is aside, by the reason.
Passage passage_of_asides(const Gated& gated) {
  Passage passage;
  passage.name = "aside";
  passage.explanation = "What says nothing of these rules, for a reason that is no fault of theirs: no pass, and no failure.";
  passage.fold = Fold::folded;
  std::size_t many = 0;
  for (const Verdict& verdict : gated.verdicts()) {
    if (!is_aside(verdict)) continue;
    ++many;
    auto same = std::ranges::find(passage.findings, verdict.why, &Finding::subject);
    if (same == passage.findings.end()) same = passage.findings.insert(same, Finding{verdict.why, "", {}, {}, {}, ""});
    same->items.push_back({std::string(name_of(verdict.evidence)) + " " + verdict.check, ""});
  }
  passage.sum = counted(many, "check");
  return passage;
}

Passage passage_of_exceptions(const Gated& gated) {
  Passage passage;
  passage.name = "accepted";
  passage.explanation = "What checks may lack, with the reason. One that is not needed any more is a failure.";
  passage.fold = Fold::folded;
  for (const auto* const exceptions : {&gated.exceptions.coverage, &gated.exceptions.differences})
    for (const Exception& exception : *exceptions)
      passage.findings.push_back({exception.what, exception.place, {}, {}, {}, exception.reason});
  passage.sum = counted(passage.findings.size(), "exception");
  return passage;
}

// ----------------------------------------------------------------------------------------------------------------- whole

std::string verdict_of(const Gated& gated, const std::vector<Verdict>& verdicts) {
  const auto mistakes = static_cast<std::uint64_t>(std::ranges::count_if(
      gated.report.unreadable, [&](const Unreadable& each) { return each.game.empty() || each.game == gated.game.name; }));
  std::string text = closing(Paint(Colour::never), verdicts, silences_of(gated.game));
  text.erase(text.find_last_not_of(".\n") + 1);
  if (mistakes > 0) text += "; " + counted(mistakes, "scenario") + " cannot be read";
  return text;
}

std::string foot_of(const Report& report) {
  std::vector<std::string> parts{"fathom " FATHOM_VERSION, "seed " + show(report.seed)};
  if (report.cases) parts.push_back(count(*report.cases) + " cases for each number of players");
  if (report.seconds) parts.push_back("plays for " + duration(*report.seconds));
  if (report.shard.of > 1)
    parts.push_back("part " + std::to_string(report.shard.index) + "/" + std::to_string(report.shard.of));
  return fmt::format("{}", fmt::join(parts, ", ")) + ".";
}

/// What is amiss first of all, and how anybody sees it for herself: what a reader wants to know before all else.
void tell_first(Findings& findings, const std::vector<Passage>& amiss) {
  constexpr std::size_t longest = 240;
  for (const Passage& passage : amiss) {
    if (passage.findings.empty()) continue;
    const Finding& first = passage.findings.front();
    findings.next =
        clipped("First: " + (first.mark.empty() ? "" : first.mark + " ") + first.subject + ": " + first.says, longest);
    if (!first.again.empty()) findings.command = first.again.front();
    return;
  }
}

std::vector<std::string> changes_of(const Gated& gated) {
  std::vector<std::string> changes;
  if (!gated.report.components.empty()) changes.push_back("box " + gated.report.components);
  if (!gated.house_rule.empty()) changes.push_back("house rule: " + gated.house_rule);
  changes.insert(changes.end(), gated.changes.begin(), gated.changes.end());
  return changes;
}

}  // namespace

std::vector<Verdict> Gated::verdicts() const {
  std::vector<Verdict> found;
  std::ranges::copy_if(report.verdicts, std::back_inserter(found),
                       [&](const Verdict& verdict) { return verdict.game == game.name; });
  return found;
}

bool Gated::is_whole() const {
  return std::ranges::any_of(report.verdicts, [&](const Verdict& verdict) {
    return verdict.game == game.name && verdict.evidence == Evidence::coverage;
  });
}

Findings findings_of(const Gated& gated) {
  const std::vector<Verdict> verdicts = all_verdicts(gated);
  Findings findings;
  findings.title = gated.game.name;
  findings.game = counted(gated.game.rulebook.size(), "rule") + ": " + standings(gated.game.rulebook);
  findings.changes = changes_of(gated);
  findings.verdict = verdict_of(gated, verdicts);
  findings.foot = foot_of(gated.report);
  std::vector<Passage> all = passages_of_what_is_amiss(gated);
  findings.alarming = std::ranges::any_of(all, &Passage::says) || exit_of(verdicts) != Exit::holds;
  tell_first(findings, all);
  Passage rules = gated.is_whole() ? passage_of_rules(gated) : Passage{};
  std::ranges::copy(gated.first, std::back_inserter(all));
  all.push_back(passage_of_grounds(gated, rules));
  if (!gated.is_whole()) {
    findings.because = "This is a part of the gate: what is missing can only be judged where everything is asked.";
  } else {
    all.push_back(passage_of_silences(gated));
    all.push_back(std::move(rules));
    all.push_back(passage_of_claims(gated));
    all.push_back(passage_of_exceptions(gated));
  }
  all.push_back(passage_of_anomalies(gated));
  all.push_back(passage_of_asides(gated));
  std::ranges::copy_if(all, std::back_inserter(findings.passages),
                       [](const Passage& passage) { return passage.says() || passage.name == "since the last run"; });
  return findings;
}

}  // namespace fathom::app
