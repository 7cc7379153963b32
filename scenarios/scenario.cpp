#include "scenarios/scenario.hpp"

#include <algorithm>
#include <cctype>
#include <limits>
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

std::string read_clause_id(const Node& node, const KnownNames& known) {
  std::string rule = known_name(node, "rule", known.rules);
  if (std::find(known.clauses.begin(), known.clauses.end(), rule) == known.clauses.end())
    throw Problem(node.at, "the rule " + found(node) + " refuses nothing; name one of the rules that can");
  return rule;
}

/// What a map says of a refusal by its keys `refused` and `refused_by`, if anything.
std::optional<ExpectedRefusal> read_refusal(const Node& node, const KnownNames& known) {
  using By = ExpectedRefusal::By;
  const Node* const refused = node.find("refused");
  const Node* const by = node.find("refused_by");
  if (const Node* const legal = node.find("legal"); legal != nullptr) {
    if (legal->text != "true") refuse(*legal, "`legal: true`; what is not is said by `refused: true` or `refused_by`");
    if (refused != nullptr || by != nullptr) throw Problem(legal->at, "this is expected to be legal and refused; keep one");
  }
  if (refused != nullptr && refused->text != "true")
    refuse(*refused, "`refused: true`; what is legal needs no word, or `legal: true`");
  if (by == nullptr)
    return refused == nullptr ? std::nullopt : std::optional(ExpectedRefusal{By::anything, {}, refused->at});
  if (!by->is_list()) return ExpectedRefusal{By::the_rule, {read_clause_id(*by, known)}, by->at};
  if (by->items.empty()) refuse(*by, "a rule's id, or a list of them");
  ExpectedRefusal refusal{By::any_of, {}, by->at};
  for (const Node& item : by->items) refusal.rules.push_back(read_clause_id(item, known));
  return refusal;
}

ExpectedRule read_silence(const Node& node, const KnownNames& known) {
  ExpectedRule silence{known_name(node, "rule", known.rules), node.at};
  if (std::find(known.holes.begin(), known.holes.end(), silence.rule) == known.holes.end())
    throw Problem(node.at,
                  "the rulebook is not silent on " + found(node) + "; name one of the rules that fathom holes lists");
  return silence;
}

/// `until: { ... }`: no action, but what play has to come to.
std::optional<ScenarioStep> read_wait(const Node& node, bool fills) {
  const Node* const until = node.is_map() ? node.find("until") : nullptr;
  if (until == nullptr) return std::nullopt;
  check_keys(node, "a step that waits", {"until", "then"});
  if (!fills) throw Problem(node.at, "nobody plays on until then; add `fill: true` to the scenario, or list what is done");
  ScenarioStep step;
  step.action = *until;
  step.action.at = node.at;
  step.waits = true;
  if (const Node* then = node.find("then")) step.then = *then;
  return step;
}

ScenarioStep read_step(const Node& node, const KnownNames& known, bool fills) {
  if (auto wait = read_wait(node, fills)) return *wait;
  ScenarioStep step;
  step.action = notation::action_of_step(node);
  step.refused = read_refusal(node, known);
  if (const Node* on = node.find("silent")) {
    if (!on->is_list()) step.silent = {read_silence(*on, known)};
    for (const Node& each : on->items) step.silent.push_back(read_silence(each, known));
  }
  if (const Node* then = node.find("then")) step.then = *then;
  return step;
}

std::vector<ScenarioStep> read_steps(const Node& scenario, const KnownNames& known, bool fills) {
  const Node* when = scenario.find("when");
  if (when == nullptr) return {};
  if (!when->is_list() || when->items.empty()) refuse(*when, "a list of actions");
  if (when->items.size() > static_cast<std::size_t>(known.longest_play))
    throw Problem(when->at, "expected at most " + std::to_string(known.longest_play) + " actions, found " +
                                std::to_string(when->items.size()) + "; no play is longer");
  std::vector<ScenarioStep> steps;
  for (const Node& item : when->items) steps.push_back(read_step(item, known, fills));
  return steps;
}

/// `refused` and `refused_by` below the actions are about the last of them.
void read_last_refusal(const Node& scenario, const KnownNames& known, std::vector<ScenarioStep>& steps) {
  const std::optional<ExpectedRefusal> refusal = read_refusal(scenario, known);
  if (!refusal) return;
  if (steps.empty() || steps.back().waits)
    throw Problem(refusal->at, "nothing can be refused here; list the action under \"when\"");
  if (steps.back().refused) throw Problem(refusal->at, "the last action says itself what refuses it; keep one of the two");
  steps.back().refused = refusal;
}

/// An entry of `then_either`: a list of actions under `when`, or one action with what is expected of it.
ScenarioBranch read_branch(const Node& node, std::size_t place, const KnownNames& known, bool fills) {
  ScenarioBranch branch;
  branch.at = node.at;
  branch.called = "case " + std::to_string(place);
  if (!node.is_map() || node.find("when") == nullptr) {
    branch.steps.push_back(read_step(node, known, fills));
    return branch;
  }
  check_keys(node, "a case", {"case", "when", "refused", "refused_by", "then"});
  if (const Node* called = node.find("case")) branch.called = '"' + read_word(*called, "what the case shows") + '"';
  branch.steps = read_steps(node, known, fills);
  read_last_refusal(node, known, branch.steps);
  if (const Node* then = node.find("then")) branch.then = *then;
  return branch;
}

std::vector<ScenarioBranch> read_branches(const Node& scenario, const KnownNames& known, bool fills) {
  const Node* const either = scenario.find("then_either");
  if (either == nullptr) return {};
  if (!either->is_list() || either->items.empty())
    refuse(*either, "a list of cases, each an action or `{ when: [...], then: ... }`");
  if (either->items.size() > most_cases)
    throw Problem(either->at, "expected at most " + std::to_string(most_cases) + " cases; split the scenario");
  std::vector<ScenarioBranch> branches;
  for (const Node& item : either->items) branches.push_back(read_branch(item, branches.size() + 1, known, fills));
  return branches;
}

/// `fill: true`, or `fill: { seed: 7 }`.
std::optional<std::uint64_t> read_fill(const Node& scenario) {
  constexpr std::uint64_t usual_seed = 1;
  const Node* const fill = scenario.find("fill");
  if (fill == nullptr) return std::nullopt;
  if (fill->is_scalar() && fill->text == "true") return usual_seed;
  if (!fill->is_map()) refuse(*fill, "`fill: true`, or `fill: { seed: 7 }` for another choice");
  check_keys(*fill, "fill", {"seed"});
  const Node* const seed = fill->find("seed");
  if (seed == nullptr) notation::refuse_gap(fill->at, "seed", "fill");
  return static_cast<std::uint64_t>(notation::read_number(*seed, {0, std::numeric_limits<long long>::max()}));
}

/// Whether there is anything in an expectation that could be otherwise.
bool says_something(const Node& node) {
  const auto entry_says = [](const Node::Entry& entry) { return says_something(entry.value); };
  if (node.is_map()) return std::ranges::any_of(node.entries, entry_says);
  return !node.is_scalar() || node.text != "any";
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
  scenario.fill = read_fill(node);
  const bool fills = scenario.fill.has_value();
  scenario.steps = read_steps(node, known, fills);
  read_last_refusal(node, known, scenario.steps);
  scenario.either = read_branches(node, known, fills);
  if (const Node* then = node.find("then")) scenario.then = *then;
  const bool tries_something = node.find("given") != nullptr || !scenario.steps.empty() || !scenario.either.empty();
  if (!tries_something && (!scenario.then || !says_something(*scenario.then)))
    throw Problem(node.at, "this expects nothing; add \"given\" with a position, \"when\" with actions, or \"then\" with what is true");
  scenario.document = node;
  return scenario;
}

}  // namespace

const std::vector<std::string_view>& scenario_keys() {
  static const std::vector<std::string_view> keys{"scenario", "game",    "cites",      "claim",  "players",     "components",
                                                  "variant",  "rules",   "without",    "forced", "fill",        "given",
                                                  "when",     "refused", "refused_by", "then",   "then_either", "examples"};
  return keys;
}

std::vector<const ScenarioStep*> all_steps(const Scenario& scenario) {
  std::vector<const ScenarioStep*> all;
  for (const ScenarioStep& step : scenario.steps) all.push_back(&step);
  for (const ScenarioBranch& branch : scenario.either)
    for (const ScenarioStep& step : branch.steps) all.push_back(&step);
  return all;
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
