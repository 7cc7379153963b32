#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/coverage.hpp"
#include "app/registered.hpp"
#include "app/request.hpp"
#include "model/core/verdict.hpp"

namespace fathom::app {

/// Which program a report is from: its version, and what the linker calls this very build of it (empty: it has no name).
struct Maker {
  std::string version;
  std::string build;

  friend bool operator==(const Maker&, const Maker&) = default;
};
/// This program.
Maker this_program();

/// What one run of the program found, as its JSON report holds it.
struct Report {
  std::string command;  ///< `gate`, `check`, ...
  Maker maker = this_program();
  std::vector<std::string> games;
  std::string house_rule;           ///< The variant's file; empty for the published rules.
  std::vector<std::string> joined;  ///< Paths whose scenarios joined the games' own.
  std::string components;           ///< The components file; empty for the assumed box.
  Seed seed;
  std::optional<std::uint64_t> cases;  ///< As asked for; the games' own number otherwise.
  std::optional<double> seconds;       ///< As asked for: a run cut short by the clock.
  std::optional<int> players;          ///< As asked for; every number of players otherwise.
  std::vector<std::string> only;       ///< Names and patterns of checks, as asked for; empty: all.
  std::vector<Needed> needed;          ///< What the gate fails for if a game has none of it.
  std::string rulebook;                ///< The text that the table of sentences is held to; empty: none.
  Shard shard;
  std::vector<Verdict> verdicts;       ///< In the order they were printed.
  std::vector<Verdict> replayed;       ///< Counterexamples of earlier runs that are no failure of this run's own checks.
  std::vector<Unreadable> unreadable;  ///< Scenarios that could not be read: the run is not whole.
  std::map<std::string, properties::Explored> explored;  ///< For each game that was played on for a time; not read back.
  std::map<std::string, Showings> showings;  ///< For each game, what its scenarios show of single rules.
};

/// The report as JSON. Two runs with one seed write the same text, the `cost` objects aside.
/// A verdict's trace appears where it has been turned into text, that is, where it holds a `std::string`.
std::string to_json(const Report& report);

/// Scenarios that were read and not played, as JSON: `{ "scenarios": [{ "game", "check", "scenario", "cites", "file", "line"
/// }] }`.
std::string list_as_json(const std::vector<Verdict>& scenarios, const std::vector<Unreadable>& unreadable);

/// How many plays it took until a law fell: in each mutant, or a game as it is, for each search and each seed.
struct SearchesCompared {
  std::string game;
  std::string what;  ///< The mutant's name, or `as it is`.
  std::string rule;  ///< That is not what it was; empty for a game as it is.
  std::vector<std::vector<std::optional<std::uint64_t>>> caught;  ///< By search and seed; nothing where no law fell.
  std::string accident;                                           ///< What became of one that could not be judged.
};
std::string to_json(const std::vector<SearchesCompared>& all, std::uint64_t cases);
/// What was asked for, as far as a report says it, to judge what parts found together. Without the shard.
Request request_of(const Report& report);

/// Reads what `to_json` wrote. Throws `BadInput`, naming `file`, for anything else.
Report read_json(std::string_view text, const std::string& file);

}  // namespace fathom::app
