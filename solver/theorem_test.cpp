#include "solver/theorem.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "model/mermaids_song/mermaids_song.hpp"

namespace fathom::solver {
namespace {

using mermaids_song::MermaidsSong;
using Prove = Finding<MermaidsSong> (*)(const mermaids_song::Game&, const Budget&);

Verdict verdict_on(Prove prove, Outcome expected = Outcome::holds) {
  const std::array theorems{Theorem<MermaidsSong>{"it_is_so", "power.order", expected, prove}};
  return proved<MermaidsSong>(theorems, MermaidsSong::published(), {}).at(0);
}

/// Two questions asked of any hand, compared with the model in seven cases.
Judgement said_whole(Outcome outcome) {
  Judgement said = outcome == Outcome::holds ? holds(2) : fails(2, "it is otherwise");
  said.domain = "any hand";
  said.ties = {{Method::exhaustive, 7, "hands"}};
  return said;
}

TEST(Theorems, AreProvedWhereTheySayHow) {
  const Verdict verdict =
      verdict_on([](const auto&, const Budget&) -> Finding<MermaidsSong> { return said_whole(Outcome::holds); });
  EXPECT_EQ(verdict.outcome, Outcome::holds) << verdict.why;
  EXPECT_EQ(verdict.basis.method, Method::proved);
}

TEST(Theorems, AreNotDecidedByWhatDoesNotSayHowItKnows) {
  for (const Prove prove : {Prove{[](const auto&, const Budget&) -> Finding<MermaidsSong> {
                              Judgement said = said_whole(Outcome::holds);
                              said.domain.clear();
                              return said;
                            }},
                            Prove{[](const auto&, const Budget&) -> Finding<MermaidsSong> {
                              Judgement said = said_whole(Outcome::holds);
                              said.ties.clear();
                              return said;
                            }},
                            Prove{[](const auto&, const Budget&) -> Finding<MermaidsSong> {
                              Judgement said = said_whole(Outcome::holds);
                              said.cases = 0;
                              return said;
                            }}}) {
    const Verdict verdict = verdict_on(prove);
    EXPECT_EQ(verdict.outcome, Outcome::unknown);
    EXPECT_NE(verdict.why, "");
  }
}

TEST(Theorems, FailWhetherTheySayHowOrNot) {
  const Verdict verdict =
      verdict_on([](const auto&, const Budget&) -> Finding<MermaidsSong> { return fails(1, "it is otherwise"); });
  EXPECT_EQ(verdict.outcome, Outcome::fails);
  EXPECT_EQ(verdict.why, "it is otherwise");
}

}  // namespace
}  // namespace fathom::solver
