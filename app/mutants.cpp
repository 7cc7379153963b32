#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

#include "app/context.hpp"
#include "app/errors.hpp"
#include "app/evidence.hpp"
#include "app/gate.hpp"
#include "app/hunt.hpp"
#include "app/interruption.hpp"
#include "app/mutants.hpp"
#include "app/program_name.hpp"
#include "app/progress.hpp"
#include "app/report.hpp"
#include "app/workers.hpp"
#include "scenarios/pattern.hpp"

namespace fathom::app {
namespace {

constexpr double seconds_each = 300;

/// What the mutants are made of. The published game has to hold, since what is wrong already catches anything; of a house
/// rule it is found out what it breaks.
Sound sound_before(const Registered& game, const std::any& rules, const Request& request) {
  ScenarioRun run = game.scenarios(rules, {});
  if (!request.house_rule.empty()) return {std::move(run.showings.refuses), broken_by(game, rules, request)};
  for (const Verdict& verdict : run.verdicts)
    if (!as_expected(verdict))
      throw BadInput("the published rules do not hold: " + verdict.check + " (" + command_line("gate " + game.name) + ")");
  return {std::move(run.showings.refuses), {}};
}

std::vector<Catch> hunt_all(const Registered& game, const std::vector<Mutant>& mutants, const Sound& sound,
                            const Request& request) {
  std::vector<Job> jobs;
  for (const Mutant& mutant : mutants)
    jobs.push_back([&game, &mutant, &sound, &request] { return to_text(hunted(game, mutant, sound, request)); });
  Progress progress(game.name + " mutants");
  const std::vector<JobResult> results =
      done_apart(jobs, threads_asked(request), seconds_each, [&](std::size_t done) { progress(done, jobs.size()); });
  std::vector<Catch> catches;
  for (std::size_t i = 0; i < mutants.size(); ++i) {
    Catch caught = read_catch(results[i].text);
    caught.mutant = mutants[i].name;
    caught.rule = mutants[i].rule;
    caught.change = mutants[i].change;
    caught.accident = results[i].accident;
    catches.push_back(std::move(caught));
  }
  return catches;
}

std::string cell(const Catch& caught, Evidence evidence, std::size_t others, std::size_t own) {
  if (std::find(caught.asked.begin(), caught.asked.end(), evidence) == caught.asked.end()) return "";
  return right(others + own == 0 ? "-" : std::to_string(others + own), 4) +
         (own == 0 ? "" : " (" + std::to_string(own) + " own)");
}

/// The matrix of what catches what. An empty cell was not asked, a dash caught nothing.
std::string matrix(const Paint& paint, const std::vector<Catch>& catches, const std::vector<Verdict>& verdicts) {
  std::vector<std::vector<std::string>> rows{{"mutant", "scenarios", "laws", "theorems", ""}};
  for (std::string& heading : rows.front()) heading = paint(Tone::faint, heading);
  for (std::size_t i = 0; i < catches.size(); ++i) {
    const Catch& caught = catches[i];
    const bool good = as_expected(verdicts[i]);
    rows.push_back({caught.mutant, cell(caught, Evidence::scenario, caught.scenarios.size(), caught.own.size()),
                    cell(caught, Evidence::law, caught.laws.size(), 0),
                    cell(caught, Evidence::theorem, caught.theorems.size(), 0),
                    paint(good ? Tone::faint : Tone::bad, verdicts[i].why)});
  }
  return table(rows, "  ");
}

void judge_exceptions(const Registered& game, const std::vector<Exception>& exceptions, std::vector<Verdict>& verdicts) {
  const std::vector<Mutant> all = game.mutants(game.published());
  for (const Exception& exception : exceptions) {
    if (std::any_of(all.begin(), all.end(), [&](const Mutant& mutant) { return mutant.name == exception.what; })) continue;
    Verdict verdict;
    verdict.evidence = Evidence::mutant;
    verdict.game = game.name;
    verdict.check = exception.what;
    verdict.outcome = Outcome::fails;
    verdict.why = "there is no such mutant to make an exception of";
    verdict.file = exception.place;
    verdicts.push_back(std::move(verdict));
  }
}

/// Hunts one game's mutants, and prints what caught them.
std::vector<Verdict> hunted_in(const Context& context, const Registered& game) {
  const Request& request = context.request;
  const std::vector<Exception> exceptions = read_exceptions(exceptions_file(game.name)).mutants;
  const ChangedGame changed = game_asked(game, request);
  const std::vector<Mutant> mutants = mutants_asked(game, changed.game, request);
  context.out << context.paint(Tone::strong, game.name) << "   " << counted(mutants.size(), "mutant") << "\n"
              << told_changes(changed, request) << "\n"
              << std::flush;

  const auto begun_at = std::chrono::steady_clock::now();
  const std::vector<Catch> catches = hunt_all(game, mutants, sound_before(game, changed.game, request), request);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun_at).count();

  std::vector<Verdict> verdicts;
  for (const Catch& caught : catches) {
    const bool needless = !request.house_rule.empty() && caught.independently();  // exceptions are from the published rules
    verdicts.push_back(judged(game.name, caught, needless ? std::vector<Exception>{} : exceptions, request.hunt));
    verdicts.back().again += same_effort(request) + same_rules(request);
  }
  if (request.detail == Detail::all) context.out << matrix(context.paint, catches, verdicts) << "\n";
  if (request.only.empty() && request.shard.index == 0) judge_exceptions(game, exceptions, verdicts);
  const auto caught = std::count_if(verdicts.begin(), verdicts.end(), as_expected);
  context.out << show(context.paint, {"mutants", verdicts, seconds,
                                      std::to_string(caught) + "/" + std::to_string(verdicts.size()) + " caught"});
  note_done(game.name + ": " + summary(verdicts));
  return verdicts;
}

}  // namespace

std::vector<Mutant> mutants_asked(const Registered& game, const std::any& rules, const Request& request) {
  std::vector<Mutant> all = game.mutants(rules);
  std::vector<std::string_view> known;
  for (const Mutant& mutant : all) known.push_back(mutant.name);
  for (const Mutant& mutant : all) known.push_back(mutant.rule);
  for (const std::string& name : request.only)
    if (std::ranges::none_of(known, [&](std::string_view one) { return one == name || fits_pattern(name, one); }))
      throw BadUsage(game.name + " has no mutant and no rule " + name + suggestion(name, known));
  const auto wanted = [&](const Mutant& mutant) {
    const auto named = [&](const std::string& name) {
      return name == mutant.name || fits_pattern(name, mutant.name) || fits_pattern(name, mutant.rule);
    };
    return request.only.empty() || std::any_of(request.only.begin(), request.only.end(), named);
  };
  std::vector<Mutant> asked;
  std::size_t place = 0;
  for (Mutant& mutant : all)
    if (wanted(mutant) && place++ % request.shard.of == request.shard.index) asked.push_back(std::move(mutant));
  return asked;
}

Exit hunt_mutants(const Context& context) {
  Report report = begun(context.request);
  for (const Registered* game : games_asked(context.request)) {
    if (!report.games.empty()) context.out << "\n";
    report.games.push_back(game->name);
    std::vector<Verdict> verdicts = hunted_in(context, *game);
    std::move(verdicts.begin(), verdicts.end(), std::back_inserter(report.verdicts));
  }
  return finished(context, report);
}

}  // namespace fathom::app
