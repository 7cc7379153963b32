#include "audit/report/marking.hpp"

#include <gtest/gtest.h>

namespace fathom::audit {
namespace {

Marked marked(Offset begin, Offset end, std::size_t finding) {
  Marked made;
  made.at = {begin, end};
  made.finding = finding;
  return made;
}

/// `0-4 1 . 4-6 1,2 .1`: each stretch with its findings, and behind a point those that end with it.
std::string shown(const std::vector<Stretch>& parts) {
  std::string text;
  for (const Stretch& part : parts) {
    text += (text.empty() ? "" : " ") + std::to_string(part.at.begin) + "-" + std::to_string(part.at.end);
    for (const Marked* const mark : part.marks) text += "," + std::to_string(mark->finding);
    for (const Marked* const mark : part.ends) text += "." + std::to_string(mark->finding);
  }
  return text;
}

TEST(Stretches, AreTheWholeSentenceWithoutMarks) { EXPECT_EQ(shown(stretches({5, 20}, {})), "5-20"); }

TEST(Stretches, SplitWhereMarksBeginAndEnd) {
  EXPECT_EQ(shown(stretches({0, 20}, {marked(4, 9, 1)})), "0-4 4-9,1.1 9-20");
  EXPECT_EQ(shown(stretches({0, 20}, {marked(0, 20, 1)})), "0-20,1.1");
}

TEST(Stretches, KnowMarksThatOverlap) {
  EXPECT_EQ(shown(stretches({0, 20}, {marked(4, 9, 2), marked(6, 12, 1)})), "0-4 4-6,2 6-9,1,2.2 9-12,1.1 12-20");
  EXPECT_EQ(shown(stretches({0, 20}, {marked(2, 18, 1), marked(5, 8, 2)})), "0-2 2-5,1 5-8,1,2.2 8-18,1.1 18-20");
  EXPECT_EQ(shown(stretches({0, 20}, {marked(2, 8, 1), marked(2, 8, 2)})), "0-2 2-8,1,2.1.2 8-20");
}

TEST(Stretches, StayWithinTheSentence) {
  EXPECT_EQ(shown(stretches({10, 20}, {marked(0, 15, 1), marked(18, 40, 2)})), "10-15,1.1 15-18 18-20,2.2");
}

TEST(Stretches, KeepMarksWithoutWidth) {
  EXPECT_EQ(shown(stretches({0, 20}, {marked(5, 5, 1)})), "0-5.1 5-20");
  EXPECT_EQ(shown(stretches({0, 20}, {marked(20, 20, 1)})), "0-20.1");
  EXPECT_EQ(shown(stretches({0, 20}, {marked(0, 0, 1)})), "0-20.1");
  EXPECT_EQ(shown(stretches({7, 7}, {marked(7, 7, 1)})), "7-7.1");
}

TEST(Escaped, LeavesNothingThatAPageWouldObey) {
  EXPECT_EQ(escaped("<b title='x'>\"&\"</b>"), "&lt;b title=&#39;x&#39;&gt;&quot;&amp;&quot;&lt;/b&gt;");
  EXPECT_EQ(escaped("d\xC3\xA9j\xC3\xA0 vu"), "d\xC3\xA9j\xC3\xA0 vu");
}

}  // namespace
}  // namespace fathom::audit
