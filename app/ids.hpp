#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/verdict.hpp"

namespace fathom::app {

/// A place where a game names a rule: `{"the claim oysters.conserved", "contents.oysters"}`.
struct RuleNamed {
  std::string where;
  std::string rule;
};

/// A failure for each id that is misspelt: a rule that has no row, or a claim of a law, an invariant or a theorem that is
/// not made. What rests on nothing would otherwise pass for evidence.
std::vector<Verdict> misspelt(std::string_view game, std::span<const Rule> rulebook, std::span<const Claim> claims,
                              std::span<const RuleNamed> named, std::span<const Verdict> verdicts);

}  // namespace fathom::app
