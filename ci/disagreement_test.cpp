#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "ci/claims.hpp"
#include "ci/evidence.hpp"
#include "ci/registered.hpp"

// Laws and theorems share nothing but the claim. Here one side is asked about the published game and the other about a
// mutant: the claim that both speak of has to come out as disagreeing.

namespace fathom::ci {
namespace {

/// What laws and theorems say of a game, each without the other; of the claims alone that both speak of.
class Witnesses {
 public:
  explicit Witnesses(const Registered& game) : game_(game) {
    const std::vector<Verdict> all = catalogue(game);
    std::set<std::string, std::less<>> proved;
    for (const Verdict& verdict : all)
      if (verdict.evidence == Evidence::theorem) proved.insert(verdict.claim);
    for (const Verdict& verdict : all)
      if (verdict.evidence == Evidence::law && proved.contains(verdict.claim)) laws_[verdict.claim].push_back(verdict.check);
  }

  /// Only the laws about one rule, where one is given.
  [[nodiscard]] std::vector<Verdict> laws(const std::any& rules, std::string_view about = {}) const {
    properties::Options options;
    options.cases = 10;
    for (const auto& [claim, laws] : laws_)
      if (is_about(claim, about)) options.only.insert(options.only.end(), laws.begin(), laws.end());
    options.reaches = properties::Reaches::reported;
    options.telling = properties::Telling::outcomes;
    if (options.only.empty()) return {};
    return game_.check(rules, options);
  }
  /// Only the theorems about one rule, where one is given.
  [[nodiscard]] std::vector<Verdict> theorems(const std::any& rules, std::string_view about = {}) const {
    solver::Options options;
    for (const auto& [claim, laws] : laws_)
      if (is_about(claim, about)) options.only.push_back(claim);
    if (options.only.empty()) return {};
    return game_.prove(rules, options);
  }
  /// The claims on which the two sides disagree.
  [[nodiscard]] std::vector<std::string> disputed(std::vector<Verdict> laws, const std::vector<Verdict>& theorems) const {
    laws.insert(laws.end(), theorems.begin(), theorems.end());
    std::vector<std::string> found;
    for (const Verdict& verdict : agreements(game_.claims, laws))
      if (verdict.outcome == Outcome::fails) found.push_back(verdict.claim);
    return found;
  }

 private:
  [[nodiscard]] bool is_about(std::string_view claim, std::string_view rule) const {
    const auto it = std::ranges::find(game_.claims, claim, &Claim::id);
    return it != game_.claims.end() && (rule.empty() || it->rules.contains(rule));
  }

  const Registered& game_;
  std::map<std::string, std::vector<std::string>, std::less<>> laws_;  ///< By the claim that they share with a theorem.
};

class Disagreement : public testing::TestWithParam<std::string> {};

TEST_P(Disagreement, IsFoundWhicheverSideSeesAnotherGame) {
  const Registered& game = game_called(GetParam());
  const Witnesses of(game);
  const std::vector<Verdict> laws = of.laws(game.published());
  const std::vector<Verdict> theorems = of.theorems(game.published());
  EXPECT_TRUE(of.disputed(laws, theorems).empty());

  const std::vector<Mutant> mutants = game.mutants(game.published());
  EXPECT_TRUE(std::ranges::any_of(
      mutants, [&](const Mutant& mutant) { return !of.disputed(of.laws(mutant.game, mutant.rule), theorems).empty(); }));
  EXPECT_TRUE(std::ranges::any_of(
      mutants, [&](const Mutant& mutant) { return !of.disputed(laws, of.theorems(mutant.game, mutant.rule)).empty(); }));
}

INSTANTIATE_TEST_SUITE_P(Games, Disagreement, testing::Values("mermaid-rain", "mermaid-beach", "mermaids-song", "mirage"),
                         [](const auto& game) {
                           std::string name = game.param;
                           std::erase(name, '-');
                           return name;
                         });

}  // namespace
}  // namespace fathom::ci
