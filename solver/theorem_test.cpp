#include "solver/theorem.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "model/mermaids_song/mermaids_song.hpp"

namespace fathom::solver {
namespace {

using mermaids_song::MermaidsSong;
using Prove = Finding<MermaidsSong> (*)(const mermaids_song::Game&, const Budget&);

Verdict verdict_on(Prove prove) {
  const std::array theorems{Theorem<MermaidsSong>{"it_is_so", "power.order", Outcome::holds, prove}};
  return proved<MermaidsSong>(theorems, MermaidsSong::published(), {}).at(0);
}

/// Two questions asked of any hand, compared with the model in seven cases; changed in one place.
template <auto change>
Finding<MermaidsSong> said(const mermaids_song::Game&, const Budget&) {
  Judgement judgement = holds(2);
  judgement.domain = "any hand";
  judgement.ties = {{Method::exhaustive, 7, "hands"}};
  change(judgement);
  return judgement;
}

TEST(Theorems, AreProvedWhereTheySayHow) {
  const Verdict verdict = verdict_on(said<[](Judgement&) {}>);
  EXPECT_EQ(verdict.outcome, Outcome::holds) << verdict.why;
  EXPECT_EQ(verdict.basis.method, Method::proved);
}

TEST(Theorems, AreNotDecidedByWhatDoesNotSayHowItKnows) {
  for (const Prove prove : {Prove{said<[](Judgement& judgement) { judgement.domain.clear(); }>},
                            Prove{said<[](Judgement& judgement) { judgement.ties.clear(); }>},
                            Prove{said<[](Judgement& judgement) { judgement.cases = 0; }>}}) {
    const Verdict verdict = verdict_on(prove);
    EXPECT_EQ(verdict.outcome, Outcome::unknown);
    EXPECT_NE(verdict.why, "");
  }
}

TEST(Theorems, FailWhetherTheySayHowOrNot) {
  const Verdict verdict = verdict_on(said<[](Judgement& judgement) { judgement = fails(1, "it is otherwise"); }>);
  EXPECT_EQ(verdict.outcome, Outcome::fails);
  EXPECT_EQ(verdict.why, "it is otherwise");
}

}  // namespace
}  // namespace fathom::solver
