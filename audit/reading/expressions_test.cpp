#include "audit/reading/expressions.hpp"

#include <gtest/gtest.h>

#include <string>

#include "audit/reading/numbers_said.hpp"

namespace fathom::audit {
namespace {

/// `stated value left_to_right` of each sum of a text, parted by commas.
std::string sums(const std::string& text, const char* code = "en") {
  std::string shown_sums;
  for (const Expression& sum : read_text(text, code).expressions) {
    shown_sums +=
        (shown_sums.empty() ? "" : ", ") + shown(sum.stated) + " " + shown(sum.value) + " " + shown(sum.left_to_right);
  }
  return shown_sums;
}

TEST(Expressions, are_worked_off_by_precedence_and_from_left_to_right) {
  EXPECT_EQ(sums("The crab earns 2 + 3 = 5 points."), "5 5 5");
  EXPECT_EQ(sums("The crab earns 2+3=6 points."), "6 5 5");
  EXPECT_EQ(sums("Tie: 12+6/2=9 each"), "9 15 9");
  EXPECT_EQ(sums("It gets (6+2+4)/3 = 4."), "4 4 4");
  EXPECT_EQ(sums("It gets ((6+2+4)/3=4)."), "4 4 4");
  EXPECT_EQ(sums("Three crabs: 2 x 3 = 6 points."), "6 6 6");
  EXPECT_EQ(sums("Three crabs: 4 × 5 = 20 points."), "20 20 20");
  EXPECT_EQ(sums("Three crabs: 20 ÷ 4 = 5 points."), "5 5 5");
  EXPECT_EQ(sums("It scores -3 + 5 = 2."), "2 2 2");
  EXPECT_EQ(sums("It scores 3 - 5 + 1 = -1."), "-1 -1 -1");
  EXPECT_EQ(sums("Pay 10 − 4 = 6."), "6 6 6");
  EXPECT_EQ(sums("Pay 1.5 + 1.5 = 3."), "3 3 3");
  EXPECT_EQ(sums("Ann: 1 + 1 = 2, Bo: 2 + 2 = 5."), "2 2 2, 5 4 4");
}

TEST(Expressions, may_have_units_and_the_remains_of_a_formula) {
  EXPECT_EQ(sums("She gets 2 points + 3 points = 5 points."), "5 5 5");
  EXPECT_EQ(sums("She gets 1 point + 2 points = 3 points."), "3 3 3");
  EXPECT_EQ(sums("She gets 2 crabs x 3 points = 6 points."), "6 6 6");
  EXPECT_EQ(sums("She gets $12+6/2=9$ points."), "9 15 9");
  EXPECT_EQ(sums("She gets \\(4 \\times 5 = 20\\)."), "20 20 20");
  EXPECT_EQ(sums("She gets \\frac{12}{4} = 3."), "3 3 3");
  EXPECT_EQ(sums("Elle gagne 2 points + 3 points = 5 points.", "fr"), "5 5 5");
  EXPECT_EQ(sums("Sie erhält 2 Punkte + 3 Punkte = 6 Punkte.", "de"), "6 5 5");
}

TEST(Expressions, are_not_found_where_something_else_is_meant) {
  for (const char* text : {
           "1 kelp + 1 stone = 1 hut.",
           "3-4 players = 2 rounds",
           "1/2 = half of the reef",
           "2/3 players = 4 rounds",
           "The number of crabs + 2 = 5.",
           "A crab = 5 points.",
           "It has 2 + x = 5.",
           "2+ players = 9 crabs",
           "It ends 5 + 3, which is 8.",
           "7 / 0 = 0.",
           "(2 + 3 = 5 + ",
           "= 5",
           "2 + = 5",
           "Round 1: 2 = 2",
       }) {
    EXPECT_EQ(sums(text), std::string(text) == "(2 + 3 = 5 + " ? "5 5 5" : "") << text;
  }
}

TEST(Expressions, of_any_depth_and_length_end) {
  const std::string deep = std::string(50000, '(') + "1+1" + std::string(50000, ')') + "=2";
  EXPECT_EQ(sums(deep), "");
  std::string wide = "1";
  for (int i = 0; i < 20000; ++i) wide += "+1=";
  sums(wide);
  EXPECT_EQ(sums("((1+1))*((2))=4"), "4 4 4");
  EXPECT_EQ(sums("999999999999*999999999999=1"), "");
}

TEST(Expressions, stand_where_they_are_written) {
  const Reading reading = read_text("Ann earns 2 + 3 = 5 points.", "en");
  ASSERT_EQ(reading.expressions.size(), 1U);
  EXPECT_EQ(reading.document.words(reading.at(reading.expressions[0].first, reading.expressions[0].count)), "2 + 3 = 5");
}

}  // namespace
}  // namespace fathom::audit
