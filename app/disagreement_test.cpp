#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "app/claims.hpp"
#include "app/evidence.hpp"
#include "app/registered.hpp"

// Laws and theorems share nothing but the claim. Here one side is asked about the published game and the other about a
// mutant: the claim that both speak of has to come out as disagreeing.

namespace fathom::app {
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

  /// The laws about one rule.
  [[nodiscard]] std::vector<Verdict> laws(const std::any& rules, std::string_view about) const {
    properties::Options options;
    options.cases = 10;
    for (const auto& [claim, laws] : laws_)
      if (is_about(claim, about)) options.only.insert(options.only.end(), laws.begin(), laws.end());
    options.reaches = properties::Reaches::reported;
    options.telling = properties::Telling::outcomes;
    if (options.only.empty()) return {};
    return game_.check(rules, options);
  }
  /// The theorems about one rule.
  [[nodiscard]] std::vector<Verdict> theorems(const std::any& rules, std::string_view about) const {
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
    return it != game_.claims.end() && it->rules.contains(rule);
  }

  const Registered& game_;
  std::map<std::string, std::vector<std::string>, std::less<>> laws_;  ///< By the claim that they share with a theorem.
};

class Disagreement : public testing::TestWithParam<std::string> {};

TEST_P(Disagreement, IsFoundWhicheverSideSeesAnotherGame) {
  const Registered& game = game_called(GetParam());
  const Witnesses of(game);
  bool seen_by_laws = false;
  bool seen_by_theorems = false;
  for (const Mutant& mutant : game.mutants(game.published())) {
    if (seen_by_laws && seen_by_theorems) break;
    const std::vector<Verdict> laws = of.laws(game.published(), mutant.rule);
    const std::vector<Verdict> theorems = of.theorems(game.published(), mutant.rule);
    EXPECT_TRUE(of.disputed(laws, theorems).empty()) << mutant.rule;
    seen_by_laws = seen_by_laws || !of.disputed(of.laws(mutant.game, mutant.rule), theorems).empty();
    seen_by_theorems = seen_by_theorems || !of.disputed(laws, of.theorems(mutant.game, mutant.rule)).empty();
  }
  EXPECT_TRUE(seen_by_laws) << "laws of a mutant against theorems of the published game";
  EXPECT_TRUE(seen_by_theorems) << "theorems of a mutant against laws of the published game";
}

INSTANTIATE_TEST_SUITE_P(Games, Disagreement, testing::Values("mermaid-rain", "mermaid-beach", "mermaids-song", "mirage"),
                         [](const auto& game) {
                           std::string name = game.param;
                           std::erase(name, '-');
                           return name;
                         });

}  // namespace
}  // namespace fathom::app
