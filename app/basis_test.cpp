#include "app/basis.hpp"

#include <gtest/gtest.h>

#include "app/fakes.hpp"

namespace fathom::app {
namespace {

Verdict resting_on(Basis basis) {
  Verdict made = fake::verdict(Evidence::theorem, "a");
  made.basis = std::move(basis);
  return made;
}

const Verdict proved = resting_on({Method::proved, "any hand", 0, {{Method::exhaustive, 4096, "hands"}}});
const Verdict tried = resting_on({Method::exhaustive, "hands of up to 7 cards", 300, {}});
const Verdict sampled = resting_on({Method::sampled, "any claim", 0, {{Method::sampled, 102, "claims met in play"}}});

TEST(Basis, TellsForWhatAVerdictHoldsAndWhatTiesItToTheModel) {
  EXPECT_EQ(grounds_of(proved), "any hand; encoding = model in all 4096 cases: hands");
  EXPECT_EQ(grounds_of(tried), "all 300 cases: hands of up to 7 cards");
  EXPECT_EQ(grounds_of(sampled), "any claim; encoding = model in a sample of 102 cases: claims met in play");
  EXPECT_EQ(grounds_of(fake::verdict(Evidence::theorem, "a")), "");
}

TEST(Basis, CountsByMethod) {
  EXPECT_EQ(methods(std::vector{proved, tried, tried, sampled, fake::anomaly()}),
            "1 proved · 2 exhaustive (600 cases) · 1 sampled · 1 known anomaly");
}

TEST(Basis, CountsNothingThatIsNotAsExpected) {
  Verdict undecided = proved;
  undecided.outcome = Outcome::unknown;
  EXPECT_EQ(methods(std::vector{undecided}), "");
}

}  // namespace
}  // namespace fathom::app
