#include <algorithm>
#include <filesystem>
#include <iterator>
#include <utility>
#include <vector>

#include "app/context.hpp"
#include "app/errors.hpp"
#include "app/evidence.hpp"
#include "app/files.hpp"
#include "app/keeping.hpp"
#include "app/report.hpp"
#include "notation/action.hpp"
#include "notation/notation.hpp"
#include "notation/yaml.hpp"
#include "scenarios/scenario.hpp"

namespace fathom::app {
namespace {

constexpr int usual_players = 4;

/// The game whose scenarios lie in a folder above the file: `scenarios/mermaid_rain/riding/...`.
const Registered* game_of_folder(const std::string& file) {
  const std::filesystem::path path = std::filesystem::absolute(file).lexically_normal();
  for (auto part = path.begin(); part != path.end(); ++part) {
    if (*part != "scenarios" || std::next(part) == path.end()) continue;
    std::string name = std::next(part)->string();
    std::replace(name.begin(), name.end(), '_', '-');
    for (const Registered& game : games())
      if (game.name == name) return &game;
  }
  return nullptr;
}

/// The game a file is of: the one it names, the one among whose scenarios it lies, or the only one there is.
const Registered& game_in(const Node& document, const std::string& file) {
  const std::optional<std::string> name = game_of(document);
  if (name) {
    for (const Registered& game : games())
      if (game.name == *name) return game;
    std::vector<std::string_view> known;
    for (const Registered& game : games()) known.push_back(game.name);
    throw Problem(file, document.at, "there is no game \"" + *name + "\"" + suggestion(*name, known));
  }
  if (const Registered* const game = game_of_folder(file)) return *game;
  if (games().size() == 1) return games().front();
  throw Problem(file, document.at, "the file does not say which game it is of; add a line such as game: " + games()[0].name);
}

bool is_one_trace(const Node& document) { return document.is_map() && document.find("examples") == nullptr; }

/// Whether a scenario says what ought to come of it; a trace does not.
bool expects_something(const Node& document) {
  if (!is_one_trace(document) || document.find("then") != nullptr) return true;
  const Node* const steps = document.find("when");
  if (steps == nullptr) return false;
  return std::any_of(steps->items.begin(), steps->items.end(), [](const Node& step) {
    return std::any_of(step.entries.begin(), step.entries.end(),
                       [](const Node::Entry& entry) { return notation::is_step_key(entry.key); });
  });
}

/// A trace's verdict: it holds while no rule objects to anything in it.
Verdict every_action_allowed(const Registered& game, const std::string& file, const Told& told) {
  Verdict verdict;
  verdict.game = game.name;
  verdict.check = file;
  verdict.outcome = told.refused ? Outcome::fails : Outcome::holds;
  verdict.why = told.refused ? "a rule refuses an action of the play" : "";
  verdict.cost.cases = 1;
  return verdict;
}

void replay(const Context& context, const std::string& file, Report& report) {
  const Node document = read_yaml_file(file);
  const Registered& game = game_in(document, file);
  const std::any rules = rules_asked(game, context.request);
  context.out << context.paint(Tone::strong, file) << "   " << game.name << "\n\n";
  Told told;
  if (is_one_trace(document)) {
    told = in_file(file, [&] { return game.retold(rules, document); });
    context.out << told.text << "\n";
  }
  std::vector<Verdict> verdicts;
  if (std::optional<Verdict> verdict = judged_again(game, rules, file)) {
    verdicts.push_back(std::move(*verdict));
  } else if (expects_something(document)) {
    verdicts = game.scenario_file(rules, file);
  } else {
    verdicts.push_back(every_action_allowed(game, file, told));
  }
  context.out << listing(context.paint, verdicts);
  if (std::find(report.games.begin(), report.games.end(), game.name) == report.games.end())
    report.games.push_back(game.name);
  for (Verdict& verdict : verdicts) {
    if (!verdict.again.empty()) verdict.again += same_rules(context.request);
    report.verdicts.push_back(std::move(verdict));
  }
}

/// The one scenario of a file that is to be drawn.
Node chosen_of(const Node& document, const std::string& file, const std::optional<std::size_t>& chosen) {
  std::vector<Node> all;
  for (const Node& each : document.is_list() ? document.items : std::vector<Node>{document}) {
    std::vector<Node> rows = each.is_map() ? rows_of(each) : std::vector<Node>{each};
    std::move(rows.begin(), rows.end(), std::back_inserter(all));
  }
  const std::string range = all.size() == 1 ? "1" : "1 to " + std::to_string(all.size());
  if (!chosen && all.size() != 1)
    throw Problem(file, document.at,
                  "the file holds " + std::to_string(all.size()) + " scenarios; say which with --case " + range);
  const std::size_t place = chosen.value_or(1);
  if (place > all.size()) throw BadUsage("--case " + std::to_string(place) + ": " + file + " has " + range);
  return all[place - 1];
}

}  // namespace

Exit draw_position(const Context& context) {
  const std::string& file = context.request.files.at(0);
  const DrawRequest& request = context.request.draw;
  const Node document = read_yaml_file(file);
  const Registered& game = game_in(document, file);
  if (!game.draw) throw BadInput(file + ": " + game.name + " has no pictures");
  const std::any rules = rules_asked(game, context.request);
  const Node trace = in_file(file, [&] { return chosen_of(document, file, request.chosen); });
  const Drawn drawn = in_file(file, [&] { return game.draw(rules, trace, request); });
  for (const std::string& note : drawn.notes) context.err << "fathom: " << file << ": " << note << "\n";
  if (request.output.empty()) {
    context.out << drawn.picture;
  } else {
    write_file(request.output, drawn.picture);
  }
  return Exit::holds;
}

Exit trace_play(const Context& context) {
  const Registered& game = game_called(context.request.games.at(0));
  const std::any rules = rules_asked(game, context.request);
  const int players = context.request.players.value_or(std::clamp(usual_players, game.fewest_players, game.most_players));
  if (context.request.seed.only)
    throw BadUsage("--seed " + show(context.request.seed) + ": a trace has no cases, expected a number");
  const std::uint64_t seed = context.request.seed.root;
  const std::any trace = game.play(rules, players, seed);
  switch (context.request.telling) {
    case Telling::words:
      context.out << game.name << ", seed " << seed << "\n\n" << game.told(trace);
      break;
    case Telling::yaml:
      context.out << game.trace_yaml(trace, {});
      break;
    case Telling::json:
      context.out << game.trace_json(trace, context.request.data.states) << "\n";
  }
  return Exit::holds;
}

Exit replay_files(const Context& context) {
  Report report = begun(context.request);
  for (const std::string& file : context.request.files) replay(context, file, report);
  return finished(context, report);
}

}  // namespace fathom::app
