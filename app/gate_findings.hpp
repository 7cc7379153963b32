#pragma once

#include <any>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "app/exceptions.hpp"
#include "app/findings.hpp"
#include "app/json_report.hpp"
#include "app/registered.hpp"

// What the gate found out about a game, as pages tell it.

namespace fathom::app {

/// How play comes to a situation on which the rulebook is silent.
struct Silence {
  std::string rule;
  std::string often;                ///< In how many of how many plays it arose.
  std::string way;                  ///< `6 actions, 3 players`, or the scenario that shows it.
  std::vector<std::string> play;    ///< The shortest play found, an action a line.
  std::string svg;                  ///< Where it ends.
  std::string again;                ///< What tells it once more,
  std::string drawn = {};           ///< and what draws it, where there is no room for its picture.
};

/// Plays that look for silences, for each number of players, where nobody says how many.
inline constexpr std::uint64_t silence_plays = 100;

/// The silences of a game, those met most often first. The scenarios of the report show those that no play came to.
std::vector<Silence> silences_met(const Registered& game, const std::any& rules, const Request& request, const Report& report);

/// A game at the gate, and all that is told of it.
struct Gated {
  const Registered& game;
  const Report& report;                 ///< Of all games.
  std::string house_rule;               ///< What its file calls the house rule it was played by; empty for the published rules.
  std::vector<std::string> changes;     ///< What that changes.
  std::vector<Silence> silences;
  Exceptions exceptions;
  std::vector<Passage> first;           ///< Passages of others that stand before what holds.

  [[nodiscard]] std::vector<Verdict> verdicts() const;
  /// Whether everything was asked, so that what is missing is missing indeed.
  [[nodiscard]] bool is_whole() const;
};

Findings findings_of(const Gated& gated);

/// By rule, in the rulebook's order: how each is known. Its shares count the rules by the strongest evidence they have.
Passage passage_of_rules(const Gated& gated);
/// By claim: what stands behind each.
Passage passage_of_claims(const Gated& gated);
/// Where the rulebook is silent, and play comes there.
Passage passage_of_silences(const Gated& gated);

}  // namespace fathom::app
