#pragma once

#include <any>
#include <optional>
#include <string>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/verdict.hpp"
#include "solver/options.hpp"

// How far a number of the rules can be moved before a claim falls. No Z3 here.

namespace fathom::solver {

/// Whole numbers from one to another, both among them.
struct Interval {
  int from = 0;
  int to = 0;

  [[nodiscard]] constexpr bool contains(int value) const { return from <= value && value <= to; }
  friend constexpr bool operator==(const Interval&, const Interval&) = default;
};

/// A value of the number next to those for which the claim holds, and what a play with it comes to.
struct Beyond {
  int value = 0;
  std::vector<std::string> told;  ///< In the game's own words.
  std::any trace;                 ///< The same as a `Trace<G>`, in a game with this value; or empty.
};

/// For which values of one number of the rules a claim holds, all other numbers being those of the game asked about.
/// Exact: proved for every value in `holds`, with a counterexample for every other within the bounds, and the model, played
/// at the ends of each interval and next to them, says the same.
struct Range {
  std::string parameter;  ///< As a variant file calls it: `adjusting.at_most_two_cards`.
  int entry = 0;          ///< Of a table of numbers, which one it is, counted from 1; 0 where the parameter is one number.
  std::string claim;      ///< The id of the claim, or empty where nothing but this range speaks of it.
  std::string rule;       ///< The rule that comes into question where the claim falls; often one the rulebook is silent on.
  std::string sentence;   ///< What holds for these values, without a full stop.
  int players = 0;        ///< For so many players; 0 where it does not depend on them.
  int lowest = 0;         ///< The parameter's bounds, both among its values.
  int highest = 0;
  int value = 0;                ///< What it is in the game asked about.
  std::vector<Interval> holds;  ///< Ascending, with gaps between them; none where the claim never holds.
  std::vector<Beyond> beyond;   ///< Ascending: the values next to the intervals, or that of the game where there are none.
  std::string method;           ///< How it was found: `Z3`.
  Outcome outcome = Outcome::unknown;  ///< `holds`: the range is exact. Else it says nothing, and `why` is the reason.
  std::string why;
  Cost cost;
};

/// Whether the claim holds for this value.
bool holds_at(const Range& range, int value);
/// The interval that a value lies in, if the claim holds for it: how far it can be moved either way.
std::optional<Interval> around(const Range& range, int value);
/// `0..5`, `1, 4 and 7`, `none`.
std::string words(const std::vector<Interval>& intervals);

/// All ranges of a game: of the published one or of a house rule. `options.only` chooses by parameter or claim, a progress
/// bar is told of each parameter. Specialised in `solver/<game>/ranges.hpp`.
template <Specification G>
std::vector<Range> ranges(const typename G::Game& game, const Options& options);

}  // namespace fathom::solver
