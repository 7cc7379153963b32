#pragma once

#include <any>
#include <span>
#include <string>
#include <vector>

#include "app/exceptions.hpp"
#include "app/registered.hpp"
#include "model/core/verdict.hpp"

namespace fathom::app {

/// A number moved by one, or a rule read another way, and a scenario in which this alone makes the difference: it comes out
/// otherwise though nothing else has changed.
struct Difference {
  std::string change;    ///< `setup.camels 7 -> 8`, `power.mixed = larger`.
  std::string rule;      ///< The rule that the number or reading belongs to.
  std::string scenario;  ///< Empty where no scenario notices.
  std::string aside{};   ///< Where none does with the game's own box, one that does with the assumed one.
};

/// Every number of a game moved by one, both ways within its bounds, and every reading, each held against the scenarios that
/// have read it: `scenarios` are the verdicts on the game itself.
/// They are run from the same files as these, which `choice` names.
std::vector<Difference> differences(const Registered& game, const std::any& rules, std::span<const Verdict> scenarios,
                                    const ScenarioChoice& choice = {});

/// A verdict for each of them: it is aside where one notices with the assumed box alone, and fails where no scenario notices
/// and no exception says why, and where an exception is not needed.
std::vector<Verdict> judged(std::string_view game, std::span<const Difference> differences,
                            const std::vector<Exception>& exceptions);

/// What is said of a change that no scenario notices.
inline constexpr std::string_view makes_no_difference = "lacks a scenario in which it alone makes the difference";

}  // namespace fathom::app
