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

/// What one run of the program found, as its JSON report holds it.
struct Report {
  std::string command;  ///< `gate`, `check`, ...
  std::vector<std::string> games;
  std::string house_rule;           ///< The variant's file; empty for the published rules.
  std::vector<std::string> joined;  ///< Paths whose scenarios joined the games' own.
  std::string components;           ///< The components file; empty for the assumed box.
  Seed seed;
  std::optional<std::uint64_t> cases;  ///< As asked for; the games' own number otherwise.
  std::optional<double> seconds;       ///< As asked for: a run cut short by the clock.
  Shard shard;
  std::vector<Verdict> verdicts;       ///< In the order they were printed.
  std::vector<Verdict> replayed;       ///< Counterexamples of earlier runs that are no failure of this run's own checks.
  std::vector<Unreadable> unreadable;  ///< Scenarios that could not be read: the run is not whole.
  std::map<std::string, Showings> showings;  ///< For each game, what its scenarios show of single rules.
};

/// The report as JSON. Two runs with one seed write the same text, the `cost` objects aside.
/// A verdict's trace appears where it has been turned into text, that is, where it holds a `std::string`.
std::string to_json(const Report& report);

/// Scenarios that were read and not played, as JSON: `{ "scenarios": [{ "game", "check", "scenario", "cites", "file", "line"
/// }] }`.
std::string list_as_json(const std::vector<Verdict>& scenarios, const std::vector<Unreadable>& unreadable);

/// Reads what `to_json` wrote. Throws `BadInput`, naming `file`, for anything else.
Report read_json(std::string_view text, const std::string& file);

}  // namespace fathom::app
