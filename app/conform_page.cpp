#include <algorithm>
#include <utility>

#include "app/conforming.hpp"

// What is shown of an engine held to a game.

namespace fathom::app {
namespace {

using conform::Part;

constexpr std::size_t label_columns = 12;
constexpr std::size_t text_columns = 84;

std::string title_of(const Conforming& conforming) {
  const conform::Greeting& greeting = conforming.result.greeting;
  return greeting.name + (greeting.version.empty() ? "" : " " + greeting.version);
}

std::uint64_t tried(const Conforming& conforming, Part part) { return conforming.result.tried[index_of(part)]; }

/// What was tried of a part: `400 plays`, `9,310 actions that a rule refuses`.
std::string told(const Conforming& conforming, Part part) {
  static constexpr std::array<std::string_view, kinds<Part>> one = {"failure of an earlier run",
                                                                    "scenario",
                                                                    "finished game",
                                                                    "play",
                                                                    "action that a rule refuses",
                                                                    "list of legal actions",
                                                                    "look",
                                                                    "pair of states that look the same",
                                                                    "count of points"};
  const std::uint64_t many = tried(conforming, part);
  std::string text = count(many) + " " + std::string(one[index_of(part)]);
  if (many == 1) return text;
  constexpr std::string_view plural_inside[][2] = {{"failure of", "failures of"},
                                                   {"action that", "actions that"},
                                                   {"list of", "lists of"},
                                                   {"pair of", "pairs of"},
                                                   {"count of", "counts of"}};
  for (const auto& [singular, plural] : plural_inside)
    if (const std::size_t at = text.find(singular); at != std::string::npos)
      return text.replace(at, singular.size(), plural);
  return text + "s";
}

/// The parts that the engine cannot be asked about, so that nobody takes them for looked at.
std::string not_supported(const conform::Greeting& greeting) {
  std::string names;
  for (const conform::Ability ability : every<conform::Ability>)
    if (!greeting.can(ability)) names += (names.empty() ? "" : ", ") + std::string(name_of(ability));
  return names;
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

/// What was not looked at, and why: a label and a text each.
std::vector<std::pair<std::string, std::string>> left_out(const Conforming& conforming) {
  std::vector<std::pair<std::string, std::string>> all;
  if (const std::string names = not_supported(conforming.result.greeting); !names.empty())
    all.emplace_back("not asked", names + ", which it does not support");
  if (!conforming.result.never_said.empty())
    all.emplace_back("never told", joined(conforming.result.never_said) + ", and so not compared");
  for (const auto& [why, many] : conforming.result.not_led) all.emplace_back("not held", counted(many, "play") + " " + why);
  return all;
}

std::string verdict_of(const Conforming& conforming) {
  const auto known = static_cast<std::uint64_t>(std::ranges::count_if(conforming.faults, as_expected));
  const std::uint64_t others = conforming.faults.size() - known;
  if (others > 0) return counted(others, "fault") + (known > 0 ? ", and " + count(known) + " known" : "");
  if (tried(conforming, Part::plays) + tried(conforming, Part::scenarios) + tried(conforming, Part::games) == 0)
    return "Nothing was played";
  return known > 0 ? "Nothing was found but " + counted(known, "known fault") : "Nothing was found";
}

}  // namespace

std::string heading(const Conforming& conforming, const Paint& paint) {
  std::string text = paint(Tone::strong, printable(title_of(conforming))) + ", held to " + conforming.game;
  if (!conforming.house_rule.empty()) text += ", " + conforming.house_rule;
  for (const std::string& reading : conforming.readings) text += "\n  reading " + printable(reading);
  text += "\n\n";
  const auto line = [&](std::string_view label, std::string_view says) {
    for (const std::string& part : wrapped(says, text_columns)) {
      text += "  " + left(label, label_columns) + " " + part + "\n";
      label = "";
    }
  };
  for (const Part part : every<Part>) {
    if (tried(conforming, part) == 0) continue;
    std::string says = told(conforming, part);
    if (part == Part::plays)
      says += ", " + count(conforming.result.actions) + " actions, " + count(conforming.result.answers) + " answers, " +
              duration(conforming.seconds);
    line(name_of(part), says);
  }
  for (const auto& [label, says] : left_out(conforming)) line(label, printable(says));
  const bool bad = !std::ranges::all_of(conforming.faults, as_expected);
  return text + "\n" + paint(bad ? Tone::bad : Tone::good, verdict_of(conforming) + ".") + "\n";
}

Findings findings_of(const Conforming& conforming) {
  Findings findings;
  findings.title = title_of(conforming);
  findings.game = conforming.game + (conforming.house_rule.empty() ? "" : ", " + conforming.house_rule);
  findings.changes = conforming.readings;
  findings.verdict = verdict_of(conforming);
  findings.alarming = !std::ranges::all_of(conforming.faults, as_expected);
  Passage faults;
  faults.name = "faults";
  faults.explanation = "Where the engine goes another way than the rules.";
  faults.sum = counted(conforming.faults.size(), "fault");
  for (const Verdict& fault : conforming.faults) {
    const Accepted* const accepted = accepted_for(conforming.known, Consequence::fault, fault.check);
    Finding finding{fault.check, fault.why, fault.told, {}, {}, accepted == nullptr ? "" : accepted->reason, Tone::bad};
    if (!fault.again.empty()) finding.again.push_back("again: " + fault.again);
    finding.svg = fault.svg;
    faults.findings.push_back(std::move(finding));
  }
  if (!faults.findings.empty()) findings.passages.push_back(std::move(faults));
  Finding looked{"", "", {}, {}, {}, "", Tone::plain};
  for (const Part part : every<Part>)
    if (tried(conforming, part) > 0) looked.items.push_back({std::string(name_of(part)), told(conforming, part)});
  findings.passages.push_back({"looked at",
                               "What the engine was asked; a sample is a sample.",
                               counted(conforming.result.answers, "answer"),
                               {looked},
                               {},
                               {},
                               Fold::open});
  Finding not_looked{"", "", {}, {}, {}, "", Tone::plain};
  for (const auto& [label, says] : left_out(conforming)) not_looked.items.push_back({label, says});
  if (!not_looked.items.empty())
    findings.passages.push_back({"not looked at",
                                 "What says nothing for the engine, nor against it.",
                                 counted(not_looked.items.size(), "thing"),
                                 {not_looked},
                                 {},
                                 {},
                                 Fold::open});
  return findings;
}

}  // namespace fathom::app
