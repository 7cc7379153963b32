#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/consequences.hpp"
#include "app/findings.hpp"

namespace fathom::app {

/// A number, a reading or a count of components, and the values it is to take one after another.
struct SweepAsked {
  std::string name;  ///< `dealing.cards`, `power.mixed`, `cards.dolphin`.
  int entry = 0;     ///< Which number of a table, counted from 1; 0 for anything else.
  std::vector<std::string> values;
};

/// `rounds.five=3..7`, `rounds.five=3..9:2`, `scoring.rank_points[2]=3,5,9`, `power.mixed=larger,smaller`. Throws
/// `BadUsage`.
SweepAsked read_sweep(std::string_view text);

/// What one value comes to.
struct SweptValue {
  std::string value;
  std::string cannot_be;             ///< Why nobody could set the game up with it; empty where that can be.
  bool as_compared = false;          ///< Whether the game is the very one that all others are compared with.
  Consequences found;                ///< Against that one.
  std::vector<std::string> refuted;  ///< What Z3 says does not hold for it, of what holds in the game it is compared with.

  [[nodiscard]] bool falls() const { return !found.broken.empty() || !found.opened.empty() || !refuted.empty(); }
};

/// One thing of a game at several values, all with the same random numbers.
struct Swept {
  std::string game;
  std::string over;     ///< The house rule it is put over; empty: the published game.
  std::string against;  ///< The one it is compared with; empty: the published game.
  SweepAsked asked;
  std::vector<SweptValue> values;  ///< Those that are done: fewer than asked where somebody has ended it.
  std::uint64_t seed = 1;
};

/// What a sweep is made over, and compared with.
struct SweepOver {
  std::string name;  ///< The house rule's; empty: the published game.
  std::any game;
};

/// Tries one value after another. `done(so far)` is called after each. Throws `BadInput` where there is nothing of that
/// name, or none of the values can be.
Swept swept(const Registered& game, const SweepAsked& asked, const SweepOver& over, const Base& base, const Effort& effort,
            const std::function<void(const Swept&)>& done);

/// The values around the one it is compared with for which nothing falls, and what falls first on either side:
/// `holds for 3..7; from 8 on law x falls`.
std::string holding(const Swept& swept);

Findings findings_of(const Swept& swept);
std::string as_json(const Swept& swept);

}  // namespace fathom::app
