#include "app/annotations.hpp"

#include <gtest/gtest.h>

#include "app/fakes.hpp"

namespace fathom::app {
namespace {

TEST(Annotations, AreErrorsWithTheCommand) {
  EXPECT_EQ(annotation(fake::failing_law()),
            "::error title=one_pickup_per_space::fails after 2 actions, 4 players, seed 5/1873%0Aagain: fathom replay "
            ".fathom/failures/one_pickup_per_space-1.yaml\n")
      << "a saved counterexample lies in no repository";
}

TEST(Annotations, StandAtTheScenarioTheyAreAbout) {
  Verdict scenario = fake::verdict(Evidence::scenario, "a/b", Outcome::fails);
  scenario.file = "scenarios/a,b/c.yaml:12";
  scenario.why = "points: expected 3, found 100% more";
  EXPECT_EQ(annotation(scenario),
            "::error file=scenarios/a%2Cb/c.yaml,line=12,title=a/b::points: expected 3, found 100%25 more\n");
}

TEST(Annotations, WarnOfWhatIsUndecided) {
  EXPECT_EQ(annotation(fake::verdict(Evidence::theorem, "b", Outcome::unknown)), "::warning title=b::unknown\n");
}

TEST(Annotations, LetNoTextBeACommand) {
  EXPECT_EQ(annotation(Level::notice, "a:b,c", "x\n::error::y\r"), "::notice title=a%3Ab%2Cc::x%0A::error::y%0D\n");
}

}  // namespace
}  // namespace fathom::app
