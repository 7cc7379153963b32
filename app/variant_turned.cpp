#include "app/variant_turned.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "app/program_name.hpp"
#include "app/variant_numbers.hpp"
#include "app/variant_words.hpp"
#include "model/core/names.hpp"
#include "model/core/words.hpp"

namespace fathom::app {
namespace {

bool is_scenario(const Turned& turned) { return turned.now.evidence == Evidence::scenario; }

/// `, why`, or nothing.
std::string because_of(std::string_view lead, const std::string& why) { return why.empty() ? "" : std::string(lead) + why; }

/// That it falls, or that it is not decided any more, and why.
std::string turned_how(const Turned& turned) {
  constexpr std::string_view fails = "fails ";
  const std::string& why = turned.now.why;
  std::string text;
  if (turned.now.outcome == Outcome::unknown)
    text = "no longer decided" + because_of(": ", why);
  else if (turned.now.outcome == Outcome::skipped)
    text = "no longer tried" + because_of(": ", why);
  else
    text = why.starts_with(fails) ? "falls " + why.substr(fails.size()) : "falls" + because_of(": ", why);
  if (turned.was == Outcome::unknown) text += " (before it is not decided either)";
  return text;
}

std::string variant_option(const Consequences& found) {
  return found.file.empty() ? "" : " --variant " + shell_word(found.file);
}

/// The check by itself, under the variant; then the play that shows it.
std::vector<std::string> again(const Consequences& found, const Verdict& now) {
  std::vector<std::string> commands;
  const bool is_law = now.evidence == Evidence::law;
  if (!found.file.empty() && !now.again.empty())
    commands.push_back("again: " + as_typed(now.again) + variant_option(found));
  else if (!found.file.empty())
    commands.push_back("again: " + command_line((is_law ? "check " : "prove ") + found.game + " --only ") +
                       shell_word(now.check) + variant_option(found));
  if (!now.file.empty())
    commands.push_back((commands.empty() ? "again: " : "play:  ") + command_line("replay " + shell_word(now.file)) +
                       variant_option(found));
  return commands;
}

Finding finding_of(const Consequences& found, const Turned& turned, const Accepted* known) {
  Finding finding;
  finding.subject = check_called(turned.now);
  finding.says = turned_how(turned);
  finding.evidence = turned.now.told;
  finding.svg = turned.now.svg;
  finding.again = again(found, turned.now);
  finding.tone = turned.is_undecided() ? Tone::doubtful : Tone::bad;
  if (known != nullptr) finding.accepted = known->reason;
  return finding;
}

/// What comes about for one reason is alike but for its numbers.
std::string gist(const Item& item) {
  std::string text;
  for (const char c : item.says)
    if (c < '0' || c > '9') text += c;
  return text;
}
/// One of each sort first, so that a page for which all are too many shows what there is.
void one_of_each_first(std::vector<Item>& items) {
  std::set<std::string> seen;
  std::stable_partition(items.begin(), items.end(), [&](const Item& item) { return seen.insert(gist(item)).second; });
}

/// Scenarios that fall, those that are accepted for one reason together.
std::vector<Finding> scenarios(const Consequences& found, const std::vector<Accepted>& accepted) {
  std::map<std::string, std::vector<const Turned*>> by_reason;
  for (const Turned& turned : found.broken)
    if (is_scenario(turned)) {
      const Accepted* known = accepted_for(accepted, Consequence::broken, turned.now.check);
      by_reason[known == nullptr ? "" : known->reason].push_back(&turned);
    }
  std::vector<Finding> findings;
  for (const auto& [reason, group] : by_reason) {
    Finding finding;
    const bool cites = std::ranges::any_of(group, &Turned::cites_a_change);
    const bool one = group.size() == 1;
    finding.subject = counted(group.size(), "scenario");
    finding.says = std::string(one ? "comes" : "come") + " out otherwise" +
                   (cites ? ""
                    : one ? ", though it cites no rule that was changed"
                          : ", though they cite no rule that was changed");
    for (const Turned* turned : group) finding.items.push_back({turned->now.check, without_place(turned->now.why)});
    one_of_each_first(finding.items);
    if (!found.file.empty())
      finding.again.push_back("again: " + command_line("scenarios " + found.game) + variant_option(found) + " --only " +
                              shell_word(finding.items.front().name));
    finding.tone = Tone::bad;
    finding.accepted = reason;
    findings.push_back(std::move(finding));
  }
  return findings;
}

/// `1 law, 2 theorems and 14 scenarios, 3 theorems no longer decided`.
std::string kinds(const std::vector<Turned>& all) {
  std::string text;
  for (const bool undecided : {false, true}) {
    std::map<Evidence, std::size_t> many;
    for (const Turned& turned : all)
      if (turned.is_undecided() == undecided) ++many[turned.now.evidence];
    std::vector<std::string> parts;
    for (const Evidence evidence : {Evidence::law, Evidence::theorem, Evidence::scenario})
      if (const auto found = many.find(evidence); found != many.end())
        parts.push_back(counted(found->second, name_of(evidence)));
    if (parts.empty()) continue;
    text += (text.empty() ? "" : ", ") + listed(parts) + (undecided ? " no longer decided" : "");
  }
  return text;
}

/// Names only, by kind of evidence.
std::vector<Finding> named(const std::vector<Turned>& all) {
  std::vector<Finding> findings;
  for (const Evidence evidence : {Evidence::law, Evidence::theorem, Evidence::scenario}) {
    Finding finding;
    for (const Turned& turned : all)
      if (turned.now.evidence == evidence) finding.items.push_back({turned.now.check, {}});
    if (finding.items.empty()) continue;
    finding.subject = counted(finding.items.size(), name_of(evidence));
    finding.tone = Tone::faint;
    findings.push_back(std::move(finding));
  }
  return findings;
}

}  // namespace

void accepted_last(std::vector<Finding>& findings) {
  std::stable_partition(findings.begin(), findings.end(), [](const Finding& finding) { return finding.accepted.empty(); });
}

std::string check_called(const Verdict& verdict) { return std::string(name_of(verdict.evidence)) + ' ' + verdict.check; }

Passage broken(const Consequences& found, const std::vector<Accepted>& accepted) {
  Passage passage;
  passage.name = "broken";
  passage.explanation =
      "What held " + sides_of(found).under_first + " and falls, or is no longer decided, under this variant.";
  passage.sum = kinds(found.broken);
  for (const Evidence evidence : {Evidence::law, Evidence::theorem})
    for (const Turned& turned : found.broken)
      if (turned.now.evidence == evidence)
        passage.findings.push_back(finding_of(found, turned, accepted_for(accepted, Consequence::broken, turned.now.check)));
  std::ranges::move(scenarios(found, accepted), std::back_inserter(passage.findings));
  accepted_last(passage.findings);
  return passage;
}

Passage expected(const Consequences& found) {
  return {"expected",
          "What rests on a changed rule and says of it what it says " + sides_of(found).as_first + ", and so falls with it.",
          kinds(found.expected),
          named(found.expected),
          {},
          {},
          Fold::folded};
}

Passage aside(const Consequences& found) {
  return {"aside",
          "Scenarios that begin with a state that cannot be under this variant: they say nothing of it.",
          kinds(found.aside),
          named(found.aside),
          {},
          {},
          Fold::folded};
}

}  // namespace fathom::app
