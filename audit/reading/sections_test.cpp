#include "audit/reading/sections.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "audit/language/language.hpp"
#include "audit/reading/reading.hpp"
#include "audit/text/source.hpp"

namespace fathom::audit {
namespace {

std::vector<std::string> told(const std::string& text) {
  const Reading read_text = read(source_of("rules.md", text), language("en"));
  std::vector<std::string> all;
  for (const NumberedSentence& each : numbered_sentences(read_text.document))
    all.push_back(each.section + " " + std::to_string(each.number) + ": " + std::string(read_text.document.words(each.at)));
  return all;
}

TEST(NumberedSentences, CountFromOneUnderEachHeading) {
  EXPECT_EQ(told("# Setting up\n\nDeal five cards. Keep three.\n\n- Take a boat.\n\n# Rowing\n\nRow.\n"),
            (std::vector<std::string>{"Setting up 1: Deal five cards.", "Setting up 2: Keep three.", "Setting up 3: Take a boat.",
                                      "Rowing 1: Row."}));
}

TEST(NumberedSentences, CountARowOfATableAsOne) {
  const std::vector<std::string> all = told("# Points\n\n| shells | points |\n|---|---|\n| 3 | 5 |\n");
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[1].substr(0, 9), "Points 2:");
}

TEST(NumberedSentences, AreUnderTheFirstWordsOfALongHeading) {
  const std::vector<std::string> all = told("# One two three four five six\n\nRow.\n\n# One two three four five six seven\n\nRest.\n");
  EXPECT_EQ(all, (std::vector<std::string>{"One two three four five six 1: Row.", "One two three four five six ... 1: Rest."}));
}

TEST(NumberedSentences, CountOnWhereAHeadingStandsTwice) {
  const std::vector<std::string> all = told("# Notes\n\nRow.\n\n# Rowing\n\nTurn.\n\n# Notes\n\nRest.\n");
  ASSERT_EQ(all.size(), 3U);
  EXPECT_EQ(all[2], "Notes 2: Rest.");
}

}  // namespace
}  // namespace fathom::audit
