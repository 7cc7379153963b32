#include "app/evidence.hpp"

#include <algorithm>
#include <atomic>
#include <cctype>
#include <iterator>
#include <set>
#include <thread>
#include <utility>

#include "app/errors.hpp"
#include "app/outcome.hpp"
#include "app/program_name.hpp"
#include "app/progress.hpp"
#include "app/text.hpp"
#include "notation/yaml.hpp"
#include "properties/threads.hpp"

namespace fathom::app {
namespace {

/// The verdicts as they are to be believed, each with a command that brings it back under the same rules.
std::vector<Verdict> all_honest(std::vector<Verdict> verdicts, const Request& request) {
  for (Verdict& verdict : verdicts) {
    verdict = honest(std::move(verdict));
    if (!verdict.again.empty()) verdict.again = as_typed(std::move(verdict.again)) + same_rules(request);
  }
  return verdicts;
}

}  // namespace

const Registered& game_of_variant_file(const std::string& file) {
  return in_file(file, [&]() -> const Registered& {
    const Node document = read_yaml_file(file);
    const std::optional<std::string> name = game_of(document);
    if (!name)
      throw Problem(document.at,
                    "the variant does not say which game it is of; add a line such as game: " + games()[0].name);
    std::vector<std::string_view> known;
    for (const Registered& game : games()) {
      if (game.name == *name) return game;
      known.push_back(game.name);
    }
    throw Problem(document.find("game")->at, "there is no game \"" + *name + "\"" + suggestion(*name, known));
  });
}

std::vector<Verdict> interleaved(std::vector<std::vector<Verdict>> parts) {
  std::vector<Verdict> whole;
  for (std::size_t i = 0;; ++i) {
    const std::size_t before = whole.size();
    for (std::vector<Verdict>& part : parts)
      if (i < part.size()) whole.push_back(std::move(part[i]));
    if (whole.size() == before) return whole;
  }
}

unsigned threads_asked(const Request& request) {
  if (request.threads > 0) return static_cast<unsigned>(request.threads);
  return std::max(1U, std::thread::hardware_concurrency());
}

properties::Options campaign(const Request& request) {
  properties::Options options;
  options.seed = request.seed.root;
  options.only_case = request.seed.only;
  if (request.players) options.players = {*request.players};
  options.cases = request.cases.value_or(0);
  options.seconds = request.seconds;
  options.shard = request.shard;
  options.threads = threads_asked(request);
  options.only = request.only;
  if (!request.house_rule.empty()) options.begin = properties::Begin::at_the_start;
  return options;
}

ScenarioRun scenarios_of(const Registered& game, const std::any& rules, const Request& request) {
  const Progress progress("scenarios");
  ScenarioRun run = game.scenarios(rules, {request.only, request.shard});
  run.verdicts = all_honest(std::move(run.verdicts), request);
  return run;
}

std::vector<Verdict> laws_of(const Registered& game, const std::any& rules, const Request& request) {
  Progress progress("laws");
  properties::Options options = campaign(request);
  options.progress = [&](std::uint64_t done, std::uint64_t of) { progress(done, of); };
  return all_honest(game.check(rules, options), request);
}

std::vector<Verdict> theorems_of(const Registered& game, const std::any& rules, const Request& request) {
  const auto threads = static_cast<std::uint32_t>(threads_asked(request));
  std::atomic<std::size_t> done{0};
  std::vector<std::vector<Verdict>> parts(threads);
  const auto prove_part = [&](std::uint32_t part, Progress* progress) {
    solver::Options options;
    options.only = request.only;
    options.shard = {request.shard.index + part * request.shard.of, request.shard.of * threads};
    options.progress = [&done, threads, progress](std::string_view check, std::size_t, std::size_t of) {
      const std::size_t now = done++;
      if (progress != nullptr) (*progress)(now, of * threads, check);
    };
    parts[part] = game.prove(rules, options);
  };
  Progress progress("theorems");
  properties::on_threads(threads, [&](unsigned part) { prove_part(part, part == 0 ? &progress : nullptr); });
  return all_honest(interleaved(std::move(parts)), request);
}

std::vector<Verdict> catalogue(const Registered& game) {
  properties::Options laws;
  laws.cases = 1;
  laws.players = {game.fewest_players};
  laws.threads = 1;
  laws.reaches = properties::Reaches::reported;
  laws.telling = properties::Telling::outcomes;
  solver::Options theorems;
  theorems.seconds = 0;  // no time for any of them: they are named, and left undecided
  const std::any published = game.published();
  std::vector<Verdict> verdicts = game.check(published, laws);
  std::vector<Verdict> more = game.prove(published, theorems);
  std::move(more.begin(), more.end(), std::back_inserter(verdicts));
  for (Verdict& verdict : verdicts) verdict.outcome = verdict.expected;
  return verdicts;
}

ChangedGame game_asked(const Registered& game, const Request& request) {
  if (request.players && (*request.players < game.fewest_players || *request.players > game.most_players))
    throw BadUsage("--players " + std::to_string(*request.players) + ": " + game.name + " is for " +
                   std::to_string(game.fewest_players) + " to " + std::to_string(game.most_players) + " players");
  std::any base = request.components.empty() ? game.published() : game.with_components(request.components);
  if (request.house_rule.empty()) return {"", "", std::move(base), {}};
  return game.with_variant(base, request.house_rule);
}

std::any rules_asked(const Registered& game, const Request& request) { return game_asked(game, request).game; }

std::string same_rules(const Request& request) {
  std::string words;
  if (!request.home.empty()) words += " --home " + shell_word(request.home);
  if (!request.components.empty()) words += " --components " + shell_word(request.components);
  if (!request.house_rule.empty()) words += " --variant " + shell_word(request.house_rule);
  return words;
}

std::string told_changes(const ChangedGame& asked, const Request& request) {
  if (request.house_rule.empty()) return "";
  std::string text = "  " + asked.name + "   " + request.house_rule + "\n";
  if (asked.changes.empty()) text += "    changes nothing\n";
  for (const Changed& change : asked.changes) text += "    " + show(change) + "\n";
  return text;
}

std::vector<const Registered*> games_asked(const Request& request) {
  std::vector<const Registered*> asked;
  for (const std::string& name : request.games) {
    const Registered* game = &game_called(name);
    if (std::find(asked.begin(), asked.end(), game) == asked.end()) asked.push_back(game);
  }
  if (!asked.empty()) return asked;
  if (!request.house_rule.empty()) return {&game_of_variant_file(request.house_rule)};
  for (const Registered& game : games()) asked.push_back(&game);
  return asked;
}

void expect_names(const Registered& game, const Request& request, const std::vector<Verdict>& verdicts) {
  if (request.shard.of > 1) return;  // it may well be in another part
  for (const std::string& name : request.only) {
    const bool known = std::any_of(verdicts.begin(), verdicts.end(), [&](const Verdict& verdict) {
      return verdict.check == name || verdict.claim == name || verdict.check.starts_with(name + "/");
    });
    if (known) continue;
    std::set<std::string> names;
    for (const Verdict& verdict : catalogue(game)) names.insert(verdict.check);
    for (const Verdict& verdict : game.scenarios(game.published(), {}).verdicts) names.insert(verdict.check);
    throw BadUsage(game.name + " has no check " + name + suggestion(name, {names.begin(), names.end()}));
  }
}

}  // namespace fathom::app
