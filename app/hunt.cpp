#include "app/hunt.hpp"

#include <algorithm>
#include <sstream>
#include <utility>

#include "app/evidence.hpp"
#include "app/program_name.hpp"
#include "app/text.hpp"

namespace fathom::app {
namespace {

/// Cases of each law on each mutant, for each number of players: enough for what a campaign finds at once.
constexpr std::uint64_t usual_cases = 40;
/// Seconds for all theorems on one mutant.
constexpr double theorem_seconds = 60;
constexpr std::size_t kind_columns = 9;

bool lists(const std::vector<std::string>& list, std::string_view item) {
  return std::find(list.begin(), list.end(), item) != list.end();
}

/// Whether the verdict says that something is wrong. What is undecided has caught nothing, and neither has what was broken.
bool has_caught(const Verdict& verdict, const Sound& sound) {
  return !as_expected(verdict) && (verdict.outcome == Outcome::fails || verdict.outcome == Outcome::holds) &&
         !sound.broken.contains(verdict.check);
}

void ask_scenarios(Catch& caught, const Registered& game, const Mutant& mutant, const Sound& sound) {
  caught.asked.push_back(Evidence::scenario);
  const auto refused = sound.refusals.find(mutant.rule);
  for (const Verdict& verdict : game.scenarios(mutant.game, {}).verdicts) {
    if (!has_caught(verdict, sound)) continue;
    const bool own =
        mutant.change == Change::dropped && refused != sound.refusals.end() && lists(refused->second, verdict.check);
    (own ? caught.own : caught.scenarios).push_back(verdict.check);
  }
}

void ask_laws(Catch& caught, const Registered& game, const Mutant& mutant, const Sound& sound, const Request& request) {
  caught.asked.push_back(Evidence::law);
  properties::Options options;
  options.seed = request.seed.root;
  options.cases = request.cases.value_or(usual_cases);
  options.threads = 1;
  options.reaches = properties::Reaches::reported;
  options.telling = properties::Telling::outcomes;
  options.until = request.hunt == Hunt::first_catch ? properties::Until::first_failure : properties::Until::every_case;
  for (const Verdict& verdict : game.check(mutant.game, options))
    if (has_caught(verdict, sound)) caught.laws.push_back(verdict.check);
}

void ask_theorems(Catch& caught, const Registered& game, const Mutant& mutant, const Sound& sound) {
  caught.asked.push_back(Evidence::theorem);
  solver::Options options;
  options.seconds = theorem_seconds;
  for (const Verdict& verdict : game.prove(mutant.game, options))
    if (has_caught(verdict, sound)) caught.theorems.push_back(verdict.check);
}

std::string first_of(const std::vector<std::string>& names) {
  return names.size() == 1 ? names.front() : names.front() + " and " + std::to_string(names.size() - 1) + " more";
}

std::string by(const Catch& caught) {
  std::string text;
  for (const auto& [kind, names] :
       {std::pair{"scenario", &caught.scenarios}, std::pair{"law", &caught.laws}, std::pair{"theorem", &caught.theorems}})
    if (!names->empty()) text += (text.empty() ? "" : ", ") + std::string(kind) + " " + first_of(*names);
  return text;
}

/// All that has caught it, a line for each kind of evidence.
std::vector<std::string> catchers(const Catch& caught) {
  std::vector<std::string> lines;
  for (const auto& [kind, names] : {std::pair{"own", &caught.own}, std::pair{"scenarios", &caught.scenarios},
                                    std::pair{"laws", &caught.laws}, std::pair{"theorems", &caught.theorems}}) {
    if (names->empty()) continue;
    std::string line = left(kind, kind_columns);
    for (const std::string& name : *names) line += " " + name;
    lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace

std::set<std::string> broken_by(const Registered& game, const std::any& variant, const Request& request) {
  Request whole = request;
  whole.hunt = Hunt::every_check;
  const Catch caught = hunted(game, {"the variant", "", Change::moved, variant}, {}, whole);
  std::set<std::string> broken;
  for (const auto* const checks : {&caught.scenarios, &caught.laws, &caught.theorems})
    broken.insert(checks->begin(), checks->end());
  return broken;
}

Catch hunted(const Registered& game, const Mutant& mutant, const Sound& sound, const Request& request) {
  Catch caught;
  caught.mutant = mutant.name;
  caught.rule = mutant.rule;
  caught.change = mutant.change;
  const bool to_the_end = request.hunt == Hunt::every_check;
  ask_scenarios(caught, game, mutant, sound);
  if (to_the_end || !caught.independently()) ask_laws(caught, game, mutant, sound, request);
  if (to_the_end || !caught.independently()) ask_theorems(caught, game, mutant, sound);
  return caught;
}

Verdict judged(std::string_view game, const Catch& caught, const std::vector<Exception>& exceptions, Hunt hunt) {
  Verdict verdict;
  verdict.evidence = Evidence::mutant;
  verdict.game = game;
  verdict.check = caught.mutant;
  verdict.rules = {caught.rule};
  verdict.again = command_line("mutants " + verdict.game + " --only " + shell_word(caught.mutant) +
                               (hunt == Hunt::every_check ? " --full" : ""));
  verdict.cost.cases = caught.asked.size();
  verdict.told = catchers(caught);
  const Exception* const exception = exception_for(exceptions, caught.mutant);
  if (!caught.accident.empty()) {
    verdict.outcome = Outcome::unknown;
    verdict.why = "cannot be judged: it " + caught.accident;
  } else if (caught.independently()) {
    verdict.outcome = exception == nullptr ? Outcome::holds : Outcome::fails;
    verdict.why = exception == nullptr ? "caught by " + by(caught) : "is caught, and needs no exception any more";
    if (exception != nullptr) verdict.file = exception->place;
  } else {
    verdict.outcome = exception == nullptr ? Outcome::fails : Outcome::holds;
    const std::string fate =
        caught.own.empty() ? "survives" : "is caught by nothing but its own scenario " + first_of(caught.own);
    verdict.why = exception == nullptr ? fate : fate + "; excepted: " + exception->reason;
  }
  return verdict;
}

std::string to_text(const Catch& caught) {
  std::string text;
  const auto add = [&](char kind, const std::vector<std::string>& names) {
    for (const std::string& name : names) text += kind + name + "\n";
  };
  add('o', caught.own);
  add('s', caught.scenarios);
  add('l', caught.laws);
  add('t', caught.theorems);
  for (const Evidence evidence : caught.asked) text += "a" + std::string(name_of(evidence)) + "\n";
  return text;
}

Catch read_catch(const std::string& text) {
  Catch caught;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    const char kind = line.empty() ? ' ' : line[0];
    const std::string name = line.empty() ? "" : line.substr(1);
    if (kind == 'o') caught.own.push_back(name);
    if (kind == 's') caught.scenarios.push_back(name);
    if (kind == 'l') caught.laws.push_back(name);
    if (kind == 't') caught.theorems.push_back(name);
    if (kind == 'a') caught.asked.push_back(named<Evidence>(name).value_or(Evidence::scenario));
  }
  return caught;
}

}  // namespace fathom::app
