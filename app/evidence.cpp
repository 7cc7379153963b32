#include "app/evidence.hpp"

#include <algorithm>
#include <atomic>
#include <iterator>
#include <set>
#include <thread>
#include <utility>

#include "app/errors.hpp"
#include "app/outcome.hpp"
#include "app/program_name.hpp"
#include "app/progress.hpp"
#include "app/text.hpp"
#include "model/core/words.hpp"
#include "notation/yaml.hpp"
#include "properties/threads.hpp"
#include "scenarios/naming.hpp"
#include "scenarios/pattern.hpp"

namespace fathom::app {
namespace {

/// The verdicts as they are to be believed, each with a command that brings it back under the same rules.
std::vector<Verdict> all_honest(std::vector<Verdict> verdicts, const Request& request) {
  for (Verdict& verdict : verdicts) {
    verdict = honest(std::move(verdict));
    if (verdict.again.empty()) continue;
    if (verdict.again.ends_with(" " + verdict.check)) {  // a name may be of several words
      verdict.again.resize(verdict.again.size() - verdict.check.size());
      verdict.again += shell_word(verdict.check);
    }
    verdict.again = as_typed(std::move(verdict.again)) + same_rules(request);
  }
  return verdicts;
}

/// Whether a name, or a pattern, is that of the verdict's claim or of a rule that it is about.
bool is_about(const Verdict& verdict, const std::string& name) {
  return fits_pattern(name, verdict.claim) ||
         std::ranges::any_of(verdict.rules, [&](const std::string& rule) { return fits_pattern(name, rule); });
}

/// Whether the game has a rule or a claim of that name, or one that fits the pattern.
bool has_rule_or_claim(const Registered& game, const std::string& name) {
  return std::ranges::any_of(game.rulebook, [&](const Rule& rule) { return fits_pattern(name, rule.id); }) ||
         std::ranges::any_of(game.claims, [&](const Claim& claim) { return fits_pattern(name, claim.id); });
}

/// The names asked for, and for each pattern, rule or claim the laws or theorems that fit it or are about it; the pattern itself
/// where none is, which is the name of none.
std::vector<std::string> names_fitting(const Registered& game, const std::vector<std::string>& only, Evidence evidence) {
  const auto is_plain = [&](const std::string& name) { return !has_wildcards(name) && !has_rule_or_claim(game, name); };
  if (std::ranges::all_of(only, is_plain)) return only;
  const std::vector<Verdict> all = catalogue(game);
  std::vector<std::string> names;
  for (const std::string& name : only) {
    const std::size_t before = names.size();
    for (const Verdict& verdict : all)
      if (verdict.evidence == evidence && (fits_pattern(name, verdict.check) || is_about(verdict, name))) names.push_back(verdict.check);
    if (names.size() == before) names.push_back(name);
  }
  return names;
}

/// Every scenario that a choice leaves to choose from, by name alone.
std::vector<Verdict> all_scenarios_of(const Registered& game, ScenarioChoice choice) {
  choice.only.clear();
  choice.shard = {};
  choice.playing = Playing::listed;
  return game.scenarios(game.published(), choice).verdicts;
}

/// The same of scenarios.
std::vector<std::string> scenarios_fitting(const Registered& game, const ScenarioChoice& choice) {
  const auto is_rule = [&](const std::string& name) { return has_rule_or_claim(game, name); };
  if (std::ranges::none_of(choice.only, is_rule)) return choice.only;
  const std::vector<Verdict> all = all_scenarios_of(game, choice);
  std::vector<std::string> names = choice.only;
  for (const std::string& name : choice.only)
    for (const Verdict& verdict : all)
      if (is_about(verdict, name)) names.push_back(verdict.check);
  return names;
}

/// The theorems dealt out to as many threads, in their own order.
std::vector<Verdict> proved(const Registered& game, const std::any& rules, const solver::Options& asked, unsigned threads) {
  std::atomic<std::size_t> done{0};
  std::vector<std::vector<Verdict>> parts(threads);
  const auto prove_part = [&](std::uint32_t part, Progress* progress) {
    solver::Options options = asked;
    options.shard = {asked.shard.index + part * asked.shard.of, asked.shard.of * threads};
    options.progress = [&done, threads, progress](std::string_view check, std::size_t, std::size_t of) {
      const std::size_t now = done++;
      if (progress != nullptr) (*progress)(now, of * threads, check);
    };
    parts[part] = game.prove(rules, options);
  };
  Progress progress("theorems");
  properties::on_threads(threads, [&](unsigned part) { prove_part(part, part == 0 ? &progress : nullptr); });
  return interleaved(std::move(parts));
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

ScenarioChoice scenarios_asked(const Request& request, const std::vector<std::string>& files) {
  ScenarioChoice choice{request.only, request.shard};
  choice.files = files;
  choice.own = request.files.empty() ? OwnScenarios::included : OwnScenarios::left_out;
  choice.mistakes = Mistakes::tell;
  return choice;
}

ScenarioRun scenarios_of(const Registered& game, const std::any& rules, const Request& request, ScenarioChoice choice) {
  Progress progress("scenarios");
  choice.only = scenarios_fitting(game, choice);
  choice.progress = [&](std::size_t done, std::size_t of) { progress(done, of); };
  ScenarioRun run = game.scenarios(rules, choice);
  for (Verdict& verdict : run.verdicts)
    if (const auto on = run.rests_on.find(verdict.check); on != run.rests_on.end())
      verdict = set_aside(std::move(verdict), "rests on what is assumed of " + listed(on->second));
  run.verdicts = all_honest(std::move(run.verdicts), request);
  return run;
}

std::vector<Verdict> judged_by_box(std::vector<Verdict> laws, const std::string& components) {
  if (components.empty()) return laws;
  for (Verdict& law : laws) {
    const bool has_play = law.trace.has_value() || !law.file.empty();
    const bool seldom = std::ranges::any_of(law.reached, [](const Reached& reached) {
      return static_cast<double>(reached.count) < std::max(1.0, reached.wanted * static_cast<double>(reached.of));
    });
    if (law.outcome != Outcome::fails || has_play || !seldom || law.cost.cases == 0) continue;
    law = set_aside(std::move(law), "nothing against it was found, but with this box " + law.why);
  }
  return laws;
}

std::vector<Verdict> laws_of(const Registered& game, const std::any& rules, const Request& request) {
  Progress progress("laws");
  properties::Options options = campaign(request);
  options.only = names_fitting(game, request.only, Evidence::law);
  options.progress = [&](std::uint64_t done, std::uint64_t of) { progress(done, of); };
  return all_honest(judged_by_box(game.check(rules, options), request.components), request);
}

properties::Explored explored_in(const Registered& game, const std::any& rules, const Request& request,
                                 properties::ExploreOptions options) {
  options.options.only = names_fitting(game, request.only, Evidence::law);
  properties::Explored all = game.explore(rules, options);
  all.verdicts = all_honest(std::move(all.verdicts), request);
  return all;
}

std::vector<Verdict> theorems_of(const Registered& game, const std::any& rules, const Request& request) {
  solver::Options options;
  options.only = names_fitting(game, request.only, Evidence::theorem);
  options.shard = request.shard;
  std::vector<Verdict> verdicts = proved(game, rules, options, threads_asked(request));
  options.only.clear();
  options.shard = {};
  for (const Verdict& verdict : verdicts)
    if (verdict.outcome != Outcome::unknown && !as_expected(verdict)) options.only.push_back(verdict.check);
  if (options.only.empty() || (request.components.empty() && request.house_rule.empty()))
    return all_honest(std::move(verdicts), request);
  for (const Verdict& assumed : proved(game, game.with_assumed_box(rules), options, threads_asked(request))) {
    const auto same = std::ranges::find(verdicts, assumed.check, &Verdict::check);
    if (same != verdicts.end() && as_expected(assumed)) *same = set_aside(std::move(*same), "rests on the box as assumed");
  }
  return all_honest(std::move(verdicts), request);
}

std::vector<Verdict> catalogue(const Registered& game) {
  properties::Options laws;
  laws.cases = 1;
  laws.shard = {1, 2};  // of which the first part has the only case: laws are named, and none is tried
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

std::string same_effort(const Request& request) {
  std::string words;
  if (request.seed != Seed{}) words += " --seed " + show(request.seed);
  if (request.cases) words += " --cases " + std::to_string(*request.cases);
  return words;
}

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

void expect_names(const Registered& game, const Request& request, const std::vector<Verdict>& verdicts,
                  const ScenarioChoice& choice) {
  if (request.shard.of > 1) return;  // it may well be in another part
  for (const std::string& name : request.only) {
    const bool known = std::any_of(verdicts.begin(), verdicts.end(), [&](const Verdict& verdict) {
      return is_wanted(verdict.check, {name}) || is_about(verdict, name);
    });
    if (known) continue;
    if (has_wildcards(name)) throw BadUsage(game.name + " has no check that fits " + name);
    std::set<std::string> names;
    for (const Verdict& verdict : catalogue(game)) names.insert(verdict.check);
    for (const Verdict& verdict : all_scenarios_of(game, choice)) names.insert(verdict.check);
    throw BadUsage(game.name + " has no check " + name + suggestion(name, {names.begin(), names.end()}));
  }
}

}  // namespace fathom::app
