#include "scenarios/scenario.hpp"

#include <algorithm>
#include <cctype>
#include <set>

#include "notation/action.hpp"
#include "notation/described.hpp"

namespace fathom {

namespace {

using notation::read_word;

void check_keys(const Node& node, std::string_view where, const std::vector<std::string_view>& known) {
  for (const Node::Entry& entry : node.entries)
    if (std::find(known.begin(), known.end(), entry.key) == known.end())
      notation::refuse_key(entry.at, entry.key, where, known);
}

/// A name that has to be among the known ones: `there is no rule "placing.on_ocaen"; did you mean ...`.
std::string known_name(const Node& node, std::string_view what, const std::vector<std::string_view>& known) {
  const std::string& word = read_word(node, "the name of a " + std::string(what));
  if (std::find(known.begin(), known.end(), word) == known.end())
    throw Problem(node.at, "there is no " + std::string(what) + " " + found(node) + suggestion(word, known));
  return word;
}

std::vector<std::string> read_cites(const Node& scenario, const KnownNames& known) {
  const Node* cites = scenario.find("cites");
  if (cites == nullptr) notation::refuse_gap(scenario.at, "cites", "a scenario");
  if (cites->is_scalar()) return {known_name(*cites, "rule", known.rules)};
  if (!cites->is_list() || cites->items.empty()) refuse(*cites, "a rule's id, or a list of them");
  std::vector<std::string> ids;
  for (const Node& item : cites->items) ids.push_back(known_name(item, "rule", known.rules));
  return ids;
}

ExpectedRule read_refusal(const Node& node, const KnownNames& known) {
  ExpectedRule refusal{known_name(node, "rule", known.rules), node.at};
  if (std::find(known.clauses.begin(), known.clauses.end(), refusal.rule) == known.clauses.end())
    throw Problem(node.at, "the rule " + found(node) + " refuses nothing; name one of the rules that can");
  return refusal;
}

ExpectedRule read_silence(const Node& node, const KnownNames& known) {
  ExpectedRule silence{known_name(node, "rule", known.rules), node.at};
  if (std::find(known.holes.begin(), known.holes.end(), silence.rule) == known.holes.end())
    throw Problem(node.at,
                  "the rulebook is not silent on " + found(node) + "; name one of the rules that fathom holes lists");
  return silence;
}

ScenarioStep read_step(const Node& node, const KnownNames& known) {
  ScenarioStep step{notation::action_of_step(node), std::nullopt, {}, std::nullopt};
  if (const Node* by = node.find("refused_by")) step.refused_by = read_refusal(*by, known);
  if (const Node* on = node.find("silent")) {
    if (!on->is_list()) step.silent = {read_silence(*on, known)};
    for (const Node& each : on->items) step.silent.push_back(read_silence(each, known));
  }
  if (const Node* then = node.find("then")) step.then = *then;
  return step;
}

std::vector<ScenarioStep> read_steps(const Node& scenario, const KnownNames& known) {
  const Node* when = scenario.find("when");
  if (when == nullptr) return {};
  if (!when->is_list() || when->items.empty()) refuse(*when, "a list of actions");
  if (when->items.size() > static_cast<std::size_t>(known.longest_play))
    throw Problem(when->at, "expected at most " + std::to_string(known.longest_play) + " actions, found " +
                                std::to_string(when->items.size()) + "; no play is longer");
  std::vector<ScenarioStep> steps;
  for (const Node& item : when->items) steps.push_back(read_step(item, known));
  return steps;
}

/// `refused_by` below the actions is about the last of them.
void read_last_refusal(const Node& scenario, const KnownNames& known, std::vector<ScenarioStep>& steps) {
  const Node* by = scenario.find("refused_by");
  if (by == nullptr) return;
  if (steps.empty()) throw Problem(by->at, "nothing can be refused here; list the action under \"when\"");
  if (steps.back().refused_by) throw Problem(by->at, "the last action says itself what refuses it; keep one of the two");
  steps.back().refused_by = read_refusal(*by, known);
}

Scenario read_scenario(const Node& node, const KnownNames& known) {
  notation::expect_map(node, "a scenario: a map that begins with `scenario: ` and what it shows");
  check_keys(node, "a scenario", scenario_keys());
  Scenario scenario;
  scenario.at = node.at;
  const Node* title = node.find("scenario");
  if (title == nullptr) notation::refuse_gap(node.at, "scenario", "a scenario");
  scenario.title = read_word(*title, "what the scenario shows");
  if (const Node* game = node.find("game")) known_name(*game, "such game here:", {known.game});
  scenario.cites = read_cites(node, known);
  if (const Node* claim = node.find("claim")) scenario.claim = known_name(*claim, "claim", known.claims);
  if (const Node* forced = node.find("forced")) {
    known_name(*forced, "such way:", {"listed", "automatic"});
    scenario.forced = forced->text == "automatic" ? Forced::automatic : Forced::listed;
  }
  scenario.steps = read_steps(node, known);
  read_last_refusal(node, known, scenario.steps);
  if (const Node* then = node.find("then")) scenario.then = *then;
  if (scenario.steps.empty() && !scenario.then)
    throw Problem(node.at, "this expects nothing; add \"when\" with actions, or \"then\" with what is true");
  scenario.document = node;
  return scenario;
}

}  // namespace

const std::vector<std::string_view>& scenario_keys() {
  static const std::vector<std::string_view> keys{"scenario",   "game",    "cites",   "claim", "players",
                                                  "rules",      "without", "forced",  "given", "when",
                                                  "refused_by", "then",    "examples"};
  return keys;
}

std::string words_joined(std::string_view title) {
  std::string name;
  for (const char c : title) {
    const auto code = static_cast<unsigned char>(c);
    if (std::isalnum(code) != 0) {
      name += static_cast<char>(std::tolower(code));
    } else if (!name.empty() && name.back() != '_') {
      name += '_';
    }
  }
  while (!name.empty() && name.back() == '_') name.pop_back();
  return name.empty() ? "scenario" : name;
}

std::vector<Scenario> read_scenarios(const Node& document, const KnownNames& known) {
  if (document.is_list() && document.items.empty()) throw Problem(document.at, "expected a scenario, found none");
  const std::vector<Node> alone{document.is_list() ? Node{} : document};
  std::vector<Scenario> scenarios;
  std::set<std::string> names;
  for (const Node& node : document.is_list() ? document.items : alone) {
    const std::vector<Node> rows = rows_of(node);
    const bool tabled = node.is_map() && node.find("examples") != nullptr;
    for (std::size_t row = 0; row < rows.size(); ++row) {
      Scenario scenario = read_scenario(rows[row], known);
      const Node* title = node.find("scenario");
      if (document.is_list() && title != nullptr) scenario.name = words_joined(title->text);
      if (tabled) scenario.name += (scenario.name.empty() ? "" : "/") + std::to_string(row + 1);
      if (!names.insert(scenario.name).second)
        throw Problem(scenario.at, "two scenarios here are called \"" + scenario.title + "\"; rename one");
      scenarios.push_back(std::move(scenario));
      if (scenarios.size() > most_cases)
        throw Problem(node.at, "expected at most " + std::to_string(most_cases) + " scenarios; split the file");
    }
  }
  return scenarios;
}

}  // namespace fathom
