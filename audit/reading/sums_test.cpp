#include "audit/reading/sums.hpp"

#include <gtest/gtest.h>

#include <string>

#include "audit/reading/numbers_said.hpp"

namespace fathom::audit {
namespace {

/// `stated=added` of each list that a reader would add up, parted by blanks.
std::string sums(const std::string& text, const char* code = "en") {
  constexpr double even_odds = 0.5;
  std::string shown_sums;
  for (const Sum& sum : find_sums(read_text(text, code))) {
    if (sum.confidence < even_odds) continue;
    shown_sums += (shown_sums.empty() ? "" : " ") + shown(sum.stated) + "=" + shown(sum.added);
  }
  return shown_sums;
}

TEST(Sums, of_lines_with_a_total_below_are_added_up) {
  EXPECT_EQ(sums("Ann:\n\nReef 15 points\nCave 9 points\nStorm -5 points\nTotal 19 points\n"), "19=19");
  EXPECT_EQ(sums("Ann:\n\nReef 15 points\nCave 9 points\nStorm 5 points\nTotal 19 points\n"), "19=29");
  EXPECT_EQ(sums("Use\n\n3 crab tokens\n4 shell tokens\n4 pearl tokens\nfor a total of 11 tokens.\n"), "11=11");
  EXPECT_EQ(sums("Use\n\n3 crab tokens\n4 shell tokens\n4 pearl tokens\nfor a total of 12 tokens.\n"), "12=11");
  EXPECT_EQ(sums("Anne :\n\nRécif 15 points\nGrotte 9 points\nTotal 25 points\n", "fr"), "25=24");
  EXPECT_EQ(sums("Anne:\n\n- Riff 15 Punkte\n- Grotte 9 Punkte\n- Insgesamt 24 Punkte\n", "de"), "24=24");
}

TEST(Sums, take_a_written_sum_for_what_it_states) {
  EXPECT_EQ(sums("Ann:\n\nReef (tied with Bo) 12+6/2=9 points\nCave 6 points\nTotal 15 points\n"), "15=15");
}

TEST(Sums, of_a_headed_list_are_added_up) {
  EXPECT_EQ(sums("20 reef cards:\n\n- 12 crabs\n- 5 shells\n- 3 storms\n"), "20=20");
  EXPECT_EQ(sums("20 reef cards:\n\n- 12 crabs\n- 5 shells\n- 2 storms\n"), "20=19");
  EXPECT_EQ(sums("20 Karten:\n\n- 12 Krabben\n- 5 Muscheln\n- 2 Stürme\n", "de"), "20=19");
  EXPECT_EQ(sums("26 reef cards:\n\n- 6 crabs\n- 4 each of 2, 3, 4, 5 and 6 point crabs\n"), "26=26");
}

TEST(Sums, of_so_many_of_each_are_multiplied) {
  EXPECT_EQ(sums("12 cards (4 each of crab, shell, storm)\n"), "12=12");
  EXPECT_EQ(sums("16 cards (4 each of crab, shell, storm)\n"), "16=12");
  EXPECT_EQ(sums("16 cartas (4 de cada una: cangrejo, concha, tormenta)\n", "es"), "16=12");
}

TEST(Sums, of_parts_in_brackets_end_with_them) {
  EXPECT_EQ(sums("60 cards (18 reefs, 18 crabs and 20 shells)\n"), "60=56");
  EXPECT_EQ(sums("1 board with 7 locks, numbered from the hills (1) to the town (7)\n"), "");
  EXPECT_EQ(sums("With 4 shells left (4 points) and a storm (-2 points), she has 20 points.\n"), "");
  EXPECT_EQ(sums("72 reef cards (twelve per crab); 25 shells (ten white, eight grey, five red, two blue); 4 tents\n"),
            "25=25");
}

TEST(Sums, are_not_found_where_nothing_says_that_there_is_one) {
  EXPECT_EQ(sums("Contents\n\n- 28 crabs (7 per colour)\n- 12 tents\n- 1 bag\n"), "");
  EXPECT_EQ(sums("2 decks:\n\n- 40 shell cards\n- 30 reef cards\n"), "");
  EXPECT_EQ(sums("4 players:\n\n- 3 crab tokens\n- 5 shell tokens\n"), "");
  EXPECT_EQ(sums("Ann has 3 crabs and Bo has 4 crabs.\nShe scores a total of 12 points.\n"), "");
  EXPECT_EQ(sums("Rank points:\n\nFirst 12 points\nSecond 6 points\nThird 4 points\n"), "");
  EXPECT_EQ(sums("Total 5 points\n"), "");
}

TEST(Sums, say_where_they_stand) {
  const Reading reading = read_text("Ann:\n\nReef 15 points\nCave 9 points\nTotal 24 points\n", "en");
  const std::vector<Sum> found = find_sums(reading);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_TRUE(found[0].is_right());
  EXPECT_EQ(found[0].parts.size(), 2U);
  EXPECT_TRUE(reading.document.words(found[0].at).starts_with("15 points"));
}

}  // namespace
}  // namespace fathom::audit
