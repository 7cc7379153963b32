#include <algorithm>
#include <filesystem>
#include <iterator>
#include <set>
#include <sstream>
#include <utility>

#include "app/conforming.hpp"
#include "app/errors.hpp"
#include "app/failures.hpp"
#include "app/files.hpp"
#include "app/keeping.hpp"
#include "notation/notation.hpp"
#include "notation/yaml.hpp"
#include "scenarios/naming.hpp"

// The plays that an engine is led along besides those that are drawn.

namespace fathom::app {
namespace {

using conform::Led;
using conform::Part;

/// Failures of this engine at this game that earlier runs have saved.
std::vector<Led> saved(const Registered& game, const std::any& rules, const std::string& engine) {
  std::vector<Led> all;
  for (const std::filesystem::path& path : saved_failures(failures_of_engine(engine))) {
    const std::string text = read_file(path);
    const std::optional<Heading> heading = heading_of(text);
    if (!heading || heading->evidence != Evidence::engine) continue;
    in_file(path.string(), [&] {
      const Node document = read_yaml(text);
      if (game_of(document) == game.name)
        all.push_back({Part::saved, path.stem().string(), path.string(), game.trace_in(rules, document)});
    });
  }
  return all;
}

/// The scenarios that hold under these rules: those that rest on another reading say nothing about the engine.
std::vector<Led> scenarios(const Registered& game, const std::any& rules, const std::vector<std::string>& names) {
  std::vector<Led> all;
  ScenarioRun run = game.scenarios(rules, {names, {}});
  for (Verdict& verdict : run.verdicts)
    if (verdict.outcome == Outcome::holds)
      all.push_back({Part::scenarios, std::move(verdict.check), std::move(verdict.file), std::move(verdict.trace)});
  return all;
}

// ------------------------------------------------------------------------------------------------------------ finished
// games

using notation::Json;

/// A log of games, one JSON object a line, being read into documents as traces are read from.
class Log {
 public:
  struct Game {
    Node document;
    std::optional<Json> scores;
  };

  void read(int line, const Json& said) {
    if (!said.is_object()) throw Problem({line, 1}, "expected a JSON object, found " + said.dump());
    if (const Json* const players = under(said, "new")) return begin(line, *players);
    const bool tells = said.contains("set") || said.contains("apply") || said.contains("scores");
    if (!tells && (said.contains("id") || said.contains("hello"))) return;  // an answer, or a question
    if (!tells) throw Problem({line, 1}, "expected one of the keys new, set, apply and scores");
    if (games_.empty()) throw Problem({line, 1}, "expected a line such as {\"new\":{\"players\":4}} first");
    Game& game = games_.back();
    if (const Json* const set = under(said, "set")) game.document.add("given", given(line, *set));
    if (const Json* const apply = under(said, "apply"); apply != nullptr && !said.contains("refused"))
      add_action(line, game.document, *apply);
    if (const Json* const scores = under(said, "scores"); scores != nullptr && !scores->empty()) game.scores = *scores;
  }

  [[nodiscard]] std::vector<Game> games() && { return std::move(games_); }

 private:
  static const Json* under(const Json& said, const char* key) {
    const auto found = said.find(key);
    return found == said.end() ? nullptr : &*found;
  }
  static Node at_line(int line, Node node) {
    node.at = {line, 1};
    for (Node& item : node.items) item = at_line(line, std::move(item));
    for (Node::Entry& entry : node.entries) {
      entry.at = {line, 1};
      entry.value = at_line(line, std::move(entry.value));
    }
    return node;
  }

  void begin(int line, const Json& said) {
    Node document = Node::map();
    document.at = {line, 1};
    if (const Json* const players = under(said, "players"))
      document.add("players", at_line(line, notation::node_of(*players)));
    Node rules = Node::map();
    for (const char* const key : {"change", "reading", "house"})
      if (const Json* const changes = under(said, key))
        for (Node::Entry& entry : at_line(line, notation::node_of(*changes)).entries)
          rules.entries.push_back(std::move(entry));
    if (!rules.entries.empty()) document.add("rules", std::move(rules));
    if (const Json* const drop = under(said, "drop")) document.add("without", at_line(line, notation::node_of(*drop)));
    games_.push_back({std::move(document), std::nullopt});
  }
  static Node given(int line, const Json& set) {
    const Json* const state = under(set, "state");
    if (state == nullptr) throw Problem({line, 1}, "expected {\"set\":{\"state\":{...}}}");
    Node node = at_line(line, notation::node_of(*state));
    std::erase_if(node.entries, [](const Node::Entry& entry) { return entry.key == "players"; });
    return node;
  }
  static void add_action(int line, Node& document, const Json& apply) {
    const bool first = document.find("when") == nullptr;
    if (first) document.add("when", Node::list());
    document.entries.back().value.add(at_line(line, notation::action_node_of(apply)));
  }

  std::vector<Game> games_;
};

std::vector<Log::Game> games_in_log(const std::string& text) {
  Log log;
  std::istringstream lines(text);
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    const Json said = Json::parse(line, nullptr, false);
    if (said.is_discarded()) throw Problem({number, 1}, "expected one JSON object a line");
    try {
      log.read(number, said);
    } catch (const Problem& problem) {
      throw Problem(problem.at().line > 0 ? problem.at() : Position{number, 1}, problem.message());
    }
  }
  return std::move(log).games();
}

bool is_log(const std::string& text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  return first != std::string::npos && text[first] == '{';
}

}  // namespace

std::vector<Led> finished_games(const Registered& game, const std::any& rules, const std::string& file) {
  return in_file(file, [&] {
    std::vector<Led> all;
    const std::string text = read_file(file);
    if (!is_log(text)) {
      all.push_back({Part::games, file, file, game.trace_in(rules, read_yaml(text))});
      return all;
    }
    for (Log::Game& each : games_in_log(text))
      all.push_back({Part::games, file + " game " + std::to_string(all.size() + 1), file,
                     game.trace_in(rules, each.document), std::move(each.scores)});
    if (all.empty()) throw Problem({1, 1}, "there is no game in it");
    return all;
  });
}

std::string failures_of_engine(const std::string& engine) {
  std::string name = engine;
  for (char& c : name)
    if (std::isalnum(static_cast<unsigned char>(c)) == 0 && c != '.' && c != '-') c = '_';
  if (name.empty() || name.front() == '.') name = "_" + name;
  return (std::filesystem::path(failures_folder) / "engines" / name).string();
}

OnlyAsked only_asked(const Request& request) {
  OnlyAsked only;
  for (const std::string& name : request.only) {
    if (const auto part = named<Part>(name))
      only.parts.push_back(*part);
    else
      only.names.push_back(name);
  }
  return only;
}

std::vector<Led> led_along(const Registered& game, const std::any& rules, const Request& request,
                           const std::string& engine) {
  const OnlyAsked only = only_asked(request);
  conform::Options wanted;
  wanted.parts = only.parts;
  const bool of_one_case = request.seed.only.has_value() && only.names.empty();
  std::vector<Led> all;
  const auto take = [&](std::vector<Led> some) {
    std::ranges::copy_if(some, std::back_inserter(all), [&](const Led& led) { return is_wanted(led.name, only.names); });
  };
  if (!of_one_case && (wanted.wants(Part::saved) || !only.names.empty())) take(saved(game, rules, engine));
  if (!of_one_case && (wanted.wants(Part::scenarios) || !only.names.empty())) take(scenarios(game, rules, {}));
  for (const std::string& name : only.names) {
    if (std::ranges::any_of(all, [&](const Led& led) { return is_wanted(led.name, {name}); })) continue;
    std::vector<std::string> known;
    for (const Part part : every<Part>) known.emplace_back(name_of(part));
    for (const Led& led : scenarios(game, rules, {})) known.push_back(led.name);
    for (const Led& led : saved(game, rules, engine)) known.push_back(led.name);
    throw BadUsage("--only " + name + ": there is no such part, scenario or saved failure" +
                   suggestion(name, {known.begin(), known.end()}));
  }
  for (const std::string& file : request.conform.games)
    for (Led& led : finished_games(game, rules, file)) all.push_back(std::move(led));
  return all;
}

}  // namespace fathom::app
