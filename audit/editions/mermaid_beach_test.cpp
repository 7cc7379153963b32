#include <gtest/gtest.h>

#include "audit/editions/facts.hpp"

// The example of the Sea Monster, worked with the cards there are.

namespace fathom::audit {
namespace {

std::string corrected(double highest, double total) {
  const GameFacts facts = facts_of_mermaid_beach();
  const std::vector<ExampleLine> lines{{{{"sea_monster"}, {{}, 2}, {"highest"}, {{}, highest}, {"points"}, {{}, total}}}};
  const std::vector<Correction> corrections = facts.example_called("monster.eats_the_highest")->carry_out(lines);
  if (corrections.size() != 1) return "not understood";
  return corrections[0] ? corrections[0]->expected : "right";
}

TEST(MonsterExample, is_right_where_the_box_has_such_shells) {
  EXPECT_EQ(corrected(4, 11), "right");
  EXPECT_EQ(corrected(4, 30), "right") << "all the ones, twos and threes";
  EXPECT_EQ(corrected(2, 5), "right");
}

TEST(MonsterExample, is_wrong_where_no_such_shells_are_left) {
  EXPECT_EQ(corrected(4, 31), "at most 30");
  EXPECT_EQ(corrected(1, 1), "at most 0") << "nothing is lower than one";
  EXPECT_EQ(corrected(5, 11), "shells of 1, 2, 3, 4");
}

TEST(MonsterExample, is_not_judged_where_it_does_not_say_what_is_eaten) {
  const GameFacts facts = facts_of_mermaid_beach();
  const std::vector<ExampleLine> lines{{{{"sea_monster"}, {"points"}, {{}, 11}}}};
  EXPECT_TRUE(facts.example_called("monster.eats_the_highest")->carry_out(lines).empty());
  EXPECT_TRUE(facts.example_called("monster.eats_the_highest")->carry_out({}).empty());
}

TEST(MermaidBeachFacts, are_those_of_the_rulebook) {
  const GameFacts facts = facts_of_mermaid_beach();
  EXPECT_EQ(facts.numbers_called("contents.beach_cards")->values, std::vector<int>{51});
  EXPECT_EQ(facts.numbers_called("contents.merfolk")->values, std::vector<int>{12});
  EXPECT_EQ(facts.names_called("actions")->of.size(), 6U);
  EXPECT_EQ(facts.names_called("actions")->of.front(), "mermaid");
}

}  // namespace
}  // namespace fathom::audit
