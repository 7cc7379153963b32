#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/verdict.hpp"

namespace fathom::app {

/// One verdict for each claim that two kinds of evidence or more have judged: it holds when they agree, whatever they agree
/// on, and fails when they do not. Scenarios, laws and theorems share nothing but the claim, so a disagreement means that
/// one of them is wrong about the rules.
std::vector<Verdict> agreements(std::span<const Claim> claims, std::span<const Verdict> verdicts);

/// Whether a law was asked in every position of a box, and not in plays.
bool is_of_a_box(const Verdict& verdict);

/// What stands behind a claim: the checks that came out as expected, by kind of evidence and by method.
struct Backing {
  std::string_view claim;
  std::uint64_t plays = 0;  ///< The most that any of its laws was tried in; 0 without a law.
  std::vector<Verdict> theorems;
  std::size_t laws = 0;
  std::size_t scenarios = 0;
  std::uint64_t positions = 0;  ///< Of a box, in each of which a law of it was asked; 0 without one.

  /// How many of the four kinds of evidence speak for it.
  [[nodiscard]] int kinds_of_evidence() const;
  [[nodiscard]] bool has_law_and_theorem() const { return laws > 0 && !theorems.empty(); }
  /// `law 5.3 M plays · all 13 105 positions of a box · theorem proved · 14 scenarios`.
  [[nodiscard]] std::string in_words() const;
};
std::vector<Backing> backings(std::span<const Claim> claims, std::span<const Verdict> verdicts);

/// A line for each claim.
std::string listing(std::span<const Backing> backings);

/// `104 by law and theorem, 12 of them by scenarios too; 58 in every position of a box`.
std::string summary(std::span<const Backing> backings);

}  // namespace fathom::app
