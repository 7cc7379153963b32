#include "app/ids.hpp"

#include <gtest/gtest.h>

#include "app/fakes.hpp"
#include "app/registered.hpp"

namespace fathom::app {
namespace {

constexpr Rule rules[] = {{"chest.six", "The chest", "It holds six"}};
constexpr Claim claims[] = {{"chests.full", "No chest overflows", {"chest.six"}}};

TEST(Ids, ThatAreMisspeltFailWhereverTheyStand) {
  Verdict law = fake::verdict(Evidence::law, "chests_do_not_overflow");
  law.claim = "chests.ful";
  const std::vector<RuleNamed> named{{"the claim chests.full", "chest.six"}, {"a hole", "chest.sixx"}};
  const std::vector<Verdict> found = misspelt("pearls", rules, claims, named, std::vector{law});
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0].why, "is no rule, though a hole names it; did you mean \"chest.six\"?");
  EXPECT_EQ(found[1].why, "is no claim, though chests_do_not_overflow is evidence for it; did you mean \"chests.full\"?");
  for (const Verdict& verdict : found) EXPECT_FALSE(as_expected(verdict));
}

TEST(Ids, ThatAreKnownAreFine) {
  Verdict of_any_game = fake::verdict(Evidence::law, "no_dead_end");
  of_any_game.claim.clear();
  EXPECT_TRUE(
      misspelt("pearls", rules, claims, std::vector<RuleNamed>{{"x", "chest.six"}}, std::vector{of_any_game}).empty());
}

TEST(Ids, OfTheGamesAreGatheredAndKnown) {
  for (const Registered& game : games()) {
    EXPECT_GT(game.named.size(), game.claims.size() + game.parameters.size()) << game.name;
    for (const Verdict& verdict : misspelt(game.name, game.rulebook, game.claims, game.named, {}))
      ADD_FAILURE() << game.name << ": " << verdict.check << " " << verdict.why;
  }
}

}  // namespace
}  // namespace fathom::app
