#include <gtest/gtest.h>

#include "notation/yaml.hpp"
#include "scenarios/scenario.hpp"

namespace fathom {
namespace {

std::string complaint(std::string_view text) {
  try {
    rows_of(read_yaml(text));
    return "nothing";
  } catch (const Problem& problem) {
    return problem.what();
  }
}

TEST(Examples, fill_in_values_and_words) {
  const auto rows =
      rows_of(read_yaml("scenario: <cards> make <meld>\n"
                        "given: { melds: { <who>: <cards> } }\n"
                        "examples:\n"
                        "  - { who: Ann, cards: [gull, gull], meld: a drop }\n"
                        "  - { who: Bob, cards: [gull], meld: nothing }\n"));
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_EQ(rows[0], read_yaml("scenario: gull, gull make a drop\ngiven: { melds: { Ann: [gull, gull] } }"));
  EXPECT_EQ(rows[1], read_yaml("scenario: gull make nothing\ngiven: { melds: { Bob: [gull] } }"));
  EXPECT_EQ(rows[1].at.line, 5);
}

TEST(Examples, leave_a_scenario_without_a_table_as_it_is) {
  const Node node = read_yaml("scenario: 1 < 2 > 0");
  EXPECT_EQ(rows_of(node), std::vector<Node>{node});
}

TEST(Examples, are_refused_where_columns_do_not_fit) {
  EXPECT_EQ(complaint("a: <b>\nexamples:\n  - { c: 1 }\n"),
            "1:4: there is no column \"b\" in the examples; expected one of c");
  EXPECT_EQ(complaint("a: <b>\nexamples:\n  - { b: 1, c: 2 }\n"), "3:13: nothing says <c>; use the column or leave it out");
  EXPECT_EQ(complaint("a: <b>\nexamples:\n  - { b: 1 }\n  - { b: 1, c: 2 }\n"),
            "4:5: expected the columns of the first row; give each row the same");
  EXPECT_EQ(complaint("a: <b>\nexamples: []\n").substr(0, 6), "2:11: ");
  EXPECT_EQ(complaint("a: x <b>\nexamples:\n  - { b: { c: d } }\n").substr(0, 6), "3:10: ");
}

TEST(Examples, do_not_grow_beyond_reason) {
  std::string cells = "[";
  for (int i = 0; i < 2000; ++i) cells += "x, ";
  std::string text = "a: [";
  for (int i = 0; i < 2000; ++i) text += "<b>, ";
  text += "]\nexamples:\n";
  for (int i = 0; i < 50; ++i) text += "  - { b: " + cells + "] }\n";
  EXPECT_NE(complaint(text).find("too large"), std::string::npos);
}

}  // namespace
}  // namespace fathom
