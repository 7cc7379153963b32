#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "app/context.hpp"
#include "app/errors.hpp"
#include "app/evidence.hpp"
#include "app/files.hpp"
#include "app/interruption.hpp"
#include "app/progress.hpp"
#include "app/registered.hpp"
#include "notation/embedded.hpp"
#include "notation/json.hpp"

// The rules as data for other people's programs.

namespace fathom::app {

/// The files of engines/ that lie inside the program.
std::span<const EmbeddedFile> engine_files();

namespace {

constexpr int corpus_format = 1;
constexpr int usual_players = 4;

std::vector<int> tables(const Registered& game, const Request& request) {
  std::vector<int> all;
  for (int players = game.fewest_players; players <= game.most_players; ++players)
    if (!request.players || *request.players == players) all.push_back(players);
  return all;
}

/// The first line: what this is, and of which rules.
std::string header(const Registered& game, const Request& request, std::size_t lines) {
  notation::Json head = {{"corpus", corpus_format}, {"fathom", FATHOM_VERSION}, {"game", game.name}, {"lines", lines}};
  if (!request.house_rule.empty()) head["variant"] = request.house_rule;
  head["seed"] = request.seed.root;
  return head.dump();
}

}  // namespace

Exit export_corpus(const Context& context) {
  const Request& request = context.request;
  if (request.data.schema) {
    for (const EmbeddedFile& file : engine_files()) context.out << file.text;
    return Exit::holds;
  }
  const Registered& game = game_called(request.games.at(0));
  const std::any rules = rules_asked(game, request);
  std::vector<std::string> lines;
  const auto add = [&](const std::any& trace, const conform::About& about) {
    for (std::string& line : game.corpus_lines(trace, about)) lines.push_back(std::move(line));
  };
  Progress progress("export");
  std::vector<Verdict> scenarios = game.scenarios(rules, {}).verdicts;
  std::ranges::sort(scenarios, {}, &Verdict::check);
  for (const Verdict& scenario : scenarios)
    if (scenario.outcome == Outcome::holds) add(scenario.trace, {"scenarios/" + scenario.check, scenario.rules});
  for (const int players : tables(game, request))
    for (std::uint64_t play = 0; play < request.data.plays; ++play) {
      progress(play, request.data.plays);
      const std::uint64_t seed = request.seed.root + play;
      add(game.play(rules, players, seed), {"plays/" + std::to_string(players) + "/" + std::to_string(seed), {}});
    }
  std::string text = header(game, request, lines.size()) + "\n";
  for (const std::string& line : lines) text += line + "\n";
  if (request.data.output.empty())
    context.out << text;
  else
    write_file(request.data.output, text);
  return lines.empty() ? Exit::undecided : Exit::holds;
}

Exit count_sequences(const Context& context) {
  const Request& request = context.request;
  const Registered& game = game_called(request.games.at(0));
  const std::any rules = rules_asked(game, request);
  const int players = request.players.value_or(std::clamp(usual_players, game.fewest_players, game.most_players));
  const auto chance = request.data.passes_chance ? conform::Chance::passed : conform::Chance::counted;
  note_under_way("perft", 0, 0);
  const conform::Counted counted = game.perft(rules, players, static_cast<std::size_t>(request.data.depth), chance);
  if (request.data.divides)
    for (const auto& [action, many] : counted.by_first)
      context.out << right(std::to_string(many), 14) << "  " << action << "\n";
  for (std::size_t i = 0; i < counted.counts.size(); ++i)
    context.out << right(std::to_string(i + 1), 3) << right(std::to_string(counted.counts[i]), 20) << "\n";
  return Exit::holds;
}

}  // namespace fathom::app
