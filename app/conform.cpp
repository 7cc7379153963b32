#include "properties/conforming/conform.hpp"

#include <algorithm>
#include <chrono>

#include "app/context.hpp"
#include "app/evidence.hpp"
#include "app/program_name.hpp"
#include "app/report.hpp"
#include "app/text.hpp"

namespace fathom::app {
namespace {

conform::Options asked_of_engine(const Request& request) {
  conform::Options options;
  options.command = request.conform.command;
  options.limits.seconds = request.conform.answer_seconds;
  options.seed = request.seed.root;
  options.only_case = request.seed.only;
  options.players = request.players;
  options.cases = request.cases.value_or(options.cases);
  if (request.seed.only) options.cases = *request.seed.only + 1;
  options.shard = request.shard;
  return options;
}

/// The engine's command as a shell takes it.
std::string engine_command(const Request& request) {
  std::string command = " --";
  for (const std::string& word : request.conform.command) command += " " + shell_word(word);
  return command;
}

/// What the engine cannot be asked, so that nobody takes it for looked at.
std::string not_asked(const conform::Greeting& greeting) {
  std::string names;
  for (const conform::Ability ability : every<conform::Ability>)
    if (!greeting.can(ability)) names += (names.empty() ? "" : ", ") + std::string(name_of(ability));
  return names;
}

/// What holds where nothing was found: as far as so many plays tell.
Verdict lockstep(const Registered& game, const conform::Result& result) {
  Verdict verdict;
  verdict.evidence = Evidence::engine;
  verdict.game = game.name;
  verdict.check = "lockstep";
  verdict.outcome = result.verdicts.empty() ? Outcome::holds : Outcome::fails;
  if (!result.verdicts.empty()) verdict.why = counted(result.verdicts.size(), "fault") + " found";
  verdict.basis = {Method::sampled, "plays from the start", result.plays, {}};
  verdict.cost.cases = result.plays;
  verdict.cost.actions = result.actions;
  return verdict;
}

}  // namespace

Exit conform_engine(const Context& context) {
  const Request& request = context.request;
  const Registered& game = game_called(request.games.empty() ? games()[0].name : request.games.front());
  const ChangedGame changed = game_asked(game, request);
  const auto begun_at = std::chrono::steady_clock::now();
  conform::Result result = game.conform(changed.game, asked_of_engine(request));
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun_at).count();
  Report report = begun(request);
  report.verdicts.push_back(honest(lockstep(game, result)));
  for (Verdict& verdict : result.verdicts) {
    if (!verdict.again.empty())
      verdict.again = as_typed(std::move(verdict.again)) + same_rules(request) + engine_command(request);
    report.verdicts.push_back(std::move(verdict));
  }
  if (request.detail == Detail::all) {
    const std::string version = result.greeting.version.empty() ? "" : " " + result.greeting.version;
    context.out << printable(result.greeting.name + version) << ", held to " << game.name << ": "
                << counted(result.plays, "play") << ", " << count(result.actions) << " actions, " << count(result.asked)
                << " answers\n";
    if (const std::string left_out = not_asked(result.greeting); !left_out.empty())
      context.out << "not asked, since it does not support it: " << left_out << "\n";
  }
  context.out << show(context.paint, {"engine", report.verdicts, seconds, {}});
  return finished(context, report);
}

}  // namespace fathom::app
