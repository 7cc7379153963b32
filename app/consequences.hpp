#pragma once

#include <any>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/accepted.hpp"
#include "app/registered.hpp"
#include "app/request.hpp"
#include "model/core/verdict.hpp"
#include "properties/comparing.hpp"
#include "solver/ranges.hpp"

namespace fathom::app {

/// What a house rule is compared with: the published game, or another house rule.
struct Base {
  std::string name;  ///< The other house rule's; empty: the published game.
  std::any game;
};

/// A check that comes out otherwise under a house rule than under what it is compared with.
struct Turned {
  Verdict now;          ///< Under the variant.
  Outcome was{};        ///< Under what it is compared with.
  bool cites_a_change;  ///< Whether it is about a rule that was changed: then it could be expected.

  /// Whether nobody knows any more, which is not that it falls.
  [[nodiscard]] bool is_undecided() const { return now.outcome != Outcome::fails; }
};

/// A situation on which the rulebook is silent, and which play comes to under the variant alone.
struct OpenedHole {
  std::string rule;
  std::vector<properties::HoleAtTable> published;
  std::vector<properties::HoleAtTable> variant;
  int players = 0;            ///< Of the shortest play found,
  std::uint32_t actions = 0;  ///< and its length.
  std::any trace;
  std::string file;                 ///< The same as a scenario, once it is saved.
  std::vector<std::string> proved;  ///< What theorems say of it, by number of players: `6 players: from 5 on`.
};

/// How far a number that was changed may be moved until a law or a theorem falls.
struct SafeRange {
  std::string parameter;
  int published = 0;
  int variant = 0;
  int lowest = 0;  ///< The bounds of the parameter itself.
  int highest = 0;
  solver::Interval safe;            ///< The largest interval around the published value in which all holds.
  std::string below;                ///< The first check to fall below it; empty where its bound is reached.
  std::string above;                ///< The same above it.
  std::vector<std::string> proved;  ///< What Z3 says exactly, a line each.
  std::string method;               ///< How the interval was found.
  /// What Z3 says of claims that do not hold for the published value, and so limit nothing.
  std::vector<std::string> limits_nothing = {};
  /// What is broken under the variant and has read the number, though its value lies in the interval: `theorem x falls at 8`.
  std::vector<std::string> falls = {};
};

/// All that a house rule does, against the published game or another. A function of the two games and a seed.
struct Consequences {
  std::string game;
  std::string name;     ///< The variant's.
  std::string because;  ///< Why anybody would play it; may be empty.
  std::string file;     ///< Where it is written down; empty where nobody knows.
  std::string against;  ///< The house rule that it is compared with; empty: the published game.
  std::vector<Changed> changes;
  std::uint64_t seed = 1;

  std::vector<Turned> broken;    ///< Laws, theorems and scenarios that fall.
  std::vector<Turned> expected;  ///< What says of a changed rule what it says as published: it falls with the change itself.
  std::vector<Turned> won;       ///< Theorems that hold under the variant alone.
  std::vector<Turned> aside;     ///< Scenarios that say nothing here: the state they begin with cannot be under the variant.
  std::vector<OpenedHole> opened;
  std::vector<std::string> closed;  ///< Silences that play no longer comes to.
  std::optional<properties::Divergence> divergence;
  std::string divergence_file;  ///< The play to it as a scenario, once it is saved.
  properties::Comparison comparison;
  std::vector<SafeRange> safe;
  std::vector<VariantPart> left_out;  ///< What was not asked for, and so is not known.
  std::size_t laws = 0;               ///< That hold, of those that were asked.
  std::size_t theorems = 0;
  std::size_t scenarios = 0;
  std::size_t fallen_before = 0;     ///< Scenarios that come out otherwise by both: they say nothing of the difference.
  std::vector<std::string> certain;  ///< The checks that say the same however much is tried: scenarios and theorems.
  std::vector<std::string> tried;    ///< Laws and silences, which more plays may bring to light.
  std::size_t all_laws = 0;
  std::size_t all_theorems = 0;
  std::size_t all_scenarios = 0;
};

/// How much work is put into it.
struct Effort {
  std::uint64_t seed = 1;
  std::optional<int> players;
  std::vector<VariantPart> only;  ///< What is to be found out; empty: all.
  std::uint64_t cases = 0;        ///< Of the campaigns, for each number of players; 0: as many as fit a minute on two cores.
  std::uint64_t plays = 0;        ///< Of the comparison; 0: as the game suggests.
  unsigned threads = 2;
  std::function<void(std::string_view part, std::uint64_t done, std::uint64_t of)> progress;
};

/// What `variant` does, whose changes are those against `base`.
Consequences consequences_of(const Registered& game, const ChangedGame& variant, const Base& base, const Effort& effort);

/// Whether there is nothing at all to report.
bool is_empty(const Consequences& consequences);

}  // namespace fathom::app
