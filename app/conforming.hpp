#pragma once

#include <any>
#include <string>
#include <vector>

#include "app/accepted.hpp"
#include "app/registered.hpp"
#include "app/text.hpp"
#include "app/findings.hpp"
#include "properties/conforming/conform.hpp"

namespace fathom::app {

/// The plays that a request wants an engine to be led along: failures of earlier runs first, then scenarios and the finished
/// games of its files. `engine` is what the engine calls itself. Throws `BadUsage` for a name that none of them has.
std::vector<conform::Led> led_along(const Registered& game, const std::any& rules, const Request& request,
                                    const std::string& engine);

/// The parts that a request names, and the names that are no parts.
struct OnlyAsked {
  std::vector<conform::Part> parts;
  std::vector<std::string> names;
};
OnlyAsked only_asked(const Request& request);

/// The finished games in a file: a play as `fathom trace --yaml` writes it, or a log of one JSON object a line, in which
/// games follow each other. Throws `Problem`.
std::vector<conform::Led> finished_games(const Registered& game, const std::any& rules, const std::string& file);

/// Where failures of an engine are kept.
std::string failures_of_engine(const std::string& engine);

/// What came of holding an engine to a game, ready to be shown.
struct Conforming {
  std::string game;
  std::string house_rule;             ///< The variant's name; empty for the published rules.
  std::vector<std::string> readings;  ///< `kraken.order: seat_order`.
  conform::Result result;
  std::vector<Verdict> parts;   ///< What was tried of each part in which nothing was found.
  std::vector<Verdict> faults;  ///< Those that are known among them.
  std::vector<Accepted> known;  ///< And why they are accepted.
  double seconds = 0;
};

/// What is printed above the faults.
std::string heading(const Conforming& conforming, const Paint& paint);
/// The same and the faults as a page.
Findings findings_of(const Conforming& conforming);

}  // namespace fathom::app
