#include "audit/language/concepts.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

#include "notation/node.hpp"

namespace fathom::audit {
namespace {

std::string problem_of_concepts(const std::string& yaml) {
  try {
    read_concepts("concepts.yaml", yaml);
  } catch (const Problem& problem) {
    return problem.what();
  }
  return "nothing was thrown";
}

TEST(Concepts, are_read_by_family) {
  const Concepts read = read_concepts("concepts.yaml",
                                      "families:\n"
                                      "  direction: {role: order, trust: 0.9, concepts: [left, right]}\n"
                                      "  thing: {role: thing, trust: 0.5, concepts: [card]}\n");
  ASSERT_EQ(read.concepts.size(), 3U);
  EXPECT_EQ(read.find("direction.right"), ConceptId{1});
  EXPECT_EQ(read.find("direction.up"), std::nullopt);
  EXPECT_EQ(read.role(1), Role::order);
  EXPECT_EQ(read.family(2).name, "thing");
  EXPECT_EQ(read.name(2), "thing.card");
  EXPECT_DOUBLE_EQ(read.family(0).trust, 0.9);
}

TEST(Concepts, are_refused_with_line_and_column_of_what_is_wrong) {
  EXPECT_EQ(problem_of_concepts("families: [thing]"), "concepts.yaml:1:11: expected families by name, found a list");
  EXPECT_EQ(problem_of_concepts("things: {}"), "concepts.yaml:1:1: expected the key \"families\", and perhaps \"opposites\", found a map");
  EXPECT_EQ(problem_of_concepts("families:\n  thing: {role: thnig, trust: 1, concepts: [card]}"),
            "concepts.yaml:2:17: expected a role; did you mean \"thing\"?, found \"thnig\"");
  EXPECT_EQ(problem_of_concepts("families:\n  thing: {role: thing, trust: 1.5, concepts: [card]}"),
            "concepts.yaml:2:31: expected a trust from 0 to 1, found \"1.5\"");
  EXPECT_EQ(problem_of_concepts("families:\n  thing: {role: thing, trust: 1, concepts: [card, card]}"),
            "concepts.yaml:2:51: expected every concept once, found \"card\" again");
  EXPECT_EQ(problem_of_concepts("families:\n  thing: {role: thing, trust: 1}"),
            "concepts.yaml:2:10: expected \"concepts:\" in this family, found none");
  EXPECT_EQ(problem_of_concepts("families:\n  thing: {role: thing, trust: 1, concept: [card]}"),
            "concepts.yaml:2:34: expected role, trust or concepts, found \"concept\"; did you mean \"concepts\"?");
}

TEST(Concepts, of_the_program_are_found_by_name) {
  EXPECT_EQ(concepts().name(concept_called("direction.left")), "direction.left");
  EXPECT_EQ(concepts().role(concept_called("limit.at_least")), Role::bound);
  EXPECT_THROW(concept_called("direction.inwards"), std::logic_error);
}

}  // namespace
}  // namespace fathom::audit
