#include "app/exploring.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "app/errors.hpp"
#include "app/evidence.hpp"
#include "app/files.hpp"
#include "app/interruption.hpp"
#include "app/progress.hpp"
#include "model/core/random.hpp"

namespace fathom::app {
namespace {

using properties::Explored;
using properties::ExploreOptions;
using properties::Search;

/// The numbers and readings that a game has now, and its rules: what was seen of others does not count.
std::uint64_t rules_as_number(const Registered& game) {
  std::string text;
  for (const Rule& rule : game.rulebook) text += std::string(rule.id) + " ";
  for (const ParameterShown& parameter : game.parameters) {
    text += parameter.name;
    for (const int value : parameter.values) text += " " + std::to_string(value);
  }
  for (const ReadingShown& reading : game.readings) text += reading.rule + "=" + reading.value;
  return hash_name(text);
}

/// What a run is of, in one line: a file of another is not gone on with.
std::string run_key(const Registered& game, const ChangedGame& rules, const Request& request) {
  std::string key = game.name + ", " + std::string(name_of(request.explore.search.value_or(Search::mixed))) + " search, seed " +
                    std::to_string(request.seed.root);
  if (request.players) key += ", " + std::to_string(*request.players) + " players";
  if (request.shard.of > 1) key += ", shard " + std::to_string(request.shard.index) + "/" + std::to_string(request.shard.of);
  for (const std::string& name : request.only) key += ", only " + name;
  if (!request.components.empty()) key += fmt::format(", box {:016x}", hash_name(read_file(request.components)));
  if (!request.house_rule.empty()) key += ", variant";
  for (const Changed& change : rules.changes) key += "; " + show(change);
  return key + fmt::format(", version {}, rules {:016x}", FATHOM_VERSION, rules_as_number(game));
}

/// Where a run is kept: where the request says; for one that has a time, else, in a file of its own.
std::string run_file(const Registered& game, const Request& request, const std::string& key) {
  if (request.explore.state == "none" || !request.into.empty()) return "";
  if (!request.explore.state.empty()) return request.explore.state;
  if (!request.seconds) return "";
  const std::filesystem::path folder(".fathom/check");
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) throw BadInput(folder.string() + ": cannot make this folder: " + error.message() + " (--state none keeps nothing)");
  return (folder / (game.name + fmt::format("-{:016x}.run", hash_name(key)))).string();
}

std::string run_in_short(std::uint64_t plays, double since_new) {
  return count(plays) + " plays, new " + duration(since_new) + " ago";
}

}  // namespace

bool asks_to_explore(const Request& request) {
  if (request.command != Command::check) return false;
  const bool is_asked = request.explore.search || !request.explore.state.empty();
  if (request.seed.only && is_asked)
    throw BadUsage("--seed " + show(request.seed) + " is one case, and --search and --state are for many");
  return !request.seed.only && (is_asked || request.seconds);
}

Explored explored_of(const Registered& game, const ChangedGame& rules, const Request& request) {
  ExploreOptions options;
  options.options = campaign(request);
  options.options.seconds.reset();
  options.seconds = request.seconds;
  options.search = request.explore.search.value_or(Search::mixed);
  options.key = run_key(game, rules, request);
  options.state = run_file(game, request, options.key);
  const Paint plain(Colour::never);
  options.saved = [&](const Explored& so_far) { note_report("\n" + survey(plain, game, so_far), ""); };
  Progress progress("laws");
  options.progress = [&](std::uint64_t plays, double seconds, double since_new) {
    constexpr double hundredths = 100;
    const double whole = request.seconds.value_or(0) * hundredths;
    if (whole > 0)
      progress(static_cast<std::uint64_t>(seconds * hundredths), static_cast<std::uint64_t>(whole), run_in_short(plays, since_new));
    else
      progress(plays, plays, run_in_short(plays, since_new));
  };
  try {
    Explored all = explored_in(game, rules.game, request, std::move(options));
    note_report("", "");
    return all;
  } catch (const std::runtime_error& error) {
    throw BadInput(error.what());
  }
}

}  // namespace fathom::app
