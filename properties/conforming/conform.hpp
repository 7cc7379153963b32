#pragma once

#include <algorithm>
#include <any>
#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/core/verdict.hpp"
#include "properties/conforming/engine.hpp"
#include "properties/conforming/mapping.hpp"

namespace fathom::conform {

/// What an engine is held to: where the plays come from that it is led along, and what it is asked in them.
enum class Part : std::uint8_t {
  saved,      ///< Failures of earlier runs.
  scenarios,  ///< The worked examples of the rulebook.
  games,      ///< Finished games, from files.
  plays,      ///< Plays drawn under all policies.
  attempts,   ///< Actions that a rule refuses.
  lists,      ///< What is legal.
  seen,       ///< What a seat sees.
  hidden,     ///< Whether what a seat sees tells apart what it cannot know.
  scores,
};
constexpr std::array<std::string_view, 9> names_of(Part) {
  return {"saved", "scenarios", "games", "plays", "attempts", "lists", "seen", "hidden", "scores"};
}
constexpr bool is_source(Part part) { return part <= Part::plays; }

/// A play that an engine is to be led along as it stands, actions that a rule refuses included.
struct Led {
  Part source = Part::scenarios;
  std::string name;
  std::string file;              ///< Where it stands.
  std::any trace;                ///< A `Trace` of the game.
  std::optional<Json> scores{};  ///< Of a finished game: the points that its file says it ended with, by seat.
};

/// A reading by which an engine plays unless it is told otherwise, and the one by which the game is printed.
struct Declared {
  std::string rule;
  std::string reading;
  std::string printed;
};

/// How an engine is held to the rules of a game.
struct Options {
  std::vector<std::string> command;  ///< The engine's program and its words.
  Limits limits;
  std::uint64_t seed = 1;
  std::optional<std::uint64_t> only_case;
  std::optional<int> players;  ///< All numbers of players if absent.
  std::uint64_t cases = 100;   ///< Plays, for each number of players.
  /// Until when plays are drawn, however many, instead of so many.
  std::optional<std::chrono::steady_clock::time_point> until;
  Shard shard;                  ///< Of the plays drawn, and of those it is led along.
  std::size_t most_found = 10;  ///< With so many faults that are not known it is enough.
  std::function<bool(const std::string& check)> is_known = [](const std::string&) { return false; };
  std::vector<Part> parts;  ///< Those that are wanted; empty means all.
  std::vector<Led> led;
  std::vector<Declared> readings;
  Mapping mapping;
  std::function<void(std::uint64_t done, std::uint64_t of)> progress;

  /// Whether it is wanted. Where plays come from and what is asked in them are chosen each by themselves.
  [[nodiscard]] bool wants(Part part) const {
    const auto alike = [&](Part other) { return is_source(other) == is_source(part); };
    return std::ranges::none_of(parts, alike) || std::ranges::find(parts, part) != parts.end();
  }
};

/// What came of it.
struct Result {
  Greeting greeting;
  std::vector<Verdict> faults;  ///< Each once, shown in a small play; `cost.cases` says how often it was met.
  std::array<std::uint64_t, kinds<Part>> tried{};  ///< Plays of each source, and answers about each thing.
  std::map<std::string, std::uint64_t> not_led;    ///< Why plays were left out, and how many.
  std::vector<std::string> never_said;             ///< What a seat can see of a state and the engine never told of.
  std::uint64_t actions = 0;                       ///< In all plays.
  std::uint64_t answers = 0;
  bool cut_short = false;  ///< So much was found that not all was tried.
};

/// What an engine says of itself; a fault where it does not greet.
struct Greeted {
  Greeting greeting;
  std::optional<Fault> fault;
};
Greeted greet(const std::vector<std::string>& command, const Limits& limits, const std::string& game);

/// In what a game is otherwise than an engine plays by itself that has declared its readings; of the game's own file.
Json rules_besides(const std::vector<Declared>& readings, const std::string& variant);
/// What several found that were led along different plays, put together.
Result joined(std::vector<Result> results);
/// Adds verdicts on an engine that come from elsewhere. What both have counts together; a fault is shown where it is
/// shorter.
void take_in(std::vector<Verdict>& all, std::vector<Verdict> more);

/// Somebody's engine held to a game. Defined in `properties/conforming/conform_of.hpp`, and instantiated once per game.
template <Specification G>
struct Conformance {
  static Result of(const typename G::Game& game, const Options& options);
};

}  // namespace fathom::conform
