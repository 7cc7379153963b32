#include "solver/prover.hpp"

#include <gtest/gtest.h>

namespace fathom::solver {
namespace {

/// Twenty-odd pigeons and one hole fewer: true for want of room, and slow to see without counting.
z3::expr pigeons_fit(z3::context& context, int pigeons, int holes) {
  std::vector<std::vector<z3::expr>> sits;
  for (int i = 0; i < pigeons; ++i) {
    sits.emplace_back();
    for (int j = 0; j < holes; ++j)
      sits.back().push_back(context.bool_const(("sits_" + std::to_string(i) + "_" + std::to_string(j)).c_str()));
  }
  std::vector<z3::expr> facts;
  for (int i = 0; i < pigeons; ++i) {
    facts.push_back(any_of(context, sits[static_cast<std::size_t>(i)]));
    for (int k = 0; k < i; ++k)
      for (int j = 0; j < holes; ++j) {
        const auto column = static_cast<std::size_t>(j);
        facts.push_back(!sits[static_cast<std::size_t>(i)][column] || !sits[static_cast<std::size_t>(k)][column]);
      }
  }
  return all_of(context, facts);
}

TEST(Prover, ProvesWhatFollowsFromTheFacts) {
  z3::context context;
  Question question{context, Budget{}, Logic::linear};
  const z3::expr cards = context.int_const("cards");
  question.given(cards >= 3);
  EXPECT_EQ(question.prove(cards >= 2), Answer::Proved);
}

TEST(Prover, FindsTheCaseInWhichAClaimIsFalse) {
  z3::context context;
  Question question{context, Budget{}, Logic::linear};
  const z3::expr cards = context.int_const("cards");
  question.given(cards >= 3);
  ASSERT_EQ(question.prove(cards >= 4), Answer::Counterexample);
  EXPECT_EQ(number(question.found(), cards), 3);
}

TEST(Prover, SaysUnknownWhenTheBudgetIsSpent) {
  z3::context context;
  Question question{context, Budget{.rlimit = 1000, .seconds = 20}};
  question.given(pigeons_fit(context, 12, 11));
  EXPECT_EQ(question.refute(), Answer::Unknown);
}

TEST(Prover, AsksAgainOverTheSameFactsWithoutTheEarlierClaim) {
  z3::context context;
  Question question{context, Budget{}, Logic::linear};
  const z3::expr cards = context.int_const("cards");
  question.given(cards >= 3);
  EXPECT_EQ(question.prove(cards >= 4), Answer::Counterexample);
  EXPECT_EQ(question.prove(cards >= 1), Answer::Proved);
  EXPECT_EQ(question.refute(), Answer::Counterexample);
}

TEST(Prover, NamesOnlyTheFactsThatCannotBeSpared) {
  z3::context context;
  Question question{context, Budget{}};
  const z3::expr wet = context.bool_const("wet");
  const z3::expr cold = context.bool_const("cold");
  question.given(wet, "it is wet");
  question.given(wet || cold, "it is wet or cold");
  question.given(!wet, "it is dry");
  question.given(cold, "it is cold");
  ASSERT_EQ(question.refute(), Answer::Proved);
  EXPECT_EQ(question.core(), (std::vector<std::string>{"it is wet", "it is dry"}));
}

TEST(Prover, NamesNothingWhereTheClaimNeedsNoNamedFact) {
  z3::context context;
  Question question{context, Budget{}};
  const z3::expr wet = context.bool_const("wet");
  question.given(wet, "it is wet");
  ASSERT_EQ(question.prove(wet || !wet), Answer::Proved);
  EXPECT_TRUE(question.core().empty());
}

TEST(Prover, CountsTheFactsThatAreTrue) {
  z3::context context;
  Question question{context, Budget{}};
  const z3::expr wet = context.bool_const("wet");
  const z3::expr cold = context.bool_const("cold");
  question.given(wet && !cold);
  EXPECT_EQ(question.prove(how_many({wet, cold, wet}, 4) == 2), Answer::Proved);
  EXPECT_EQ(question.prove(how_many({wet, cold, wet}, 4) == 3), Answer::Counterexample);
}

}  // namespace
}  // namespace fathom::solver
