#include "app/text.hpp"

#include <gtest/gtest.h>

namespace fathom::app {
namespace {

TEST(Text, PadsByWhatIsSeen) {
  EXPECT_EQ(width("Königin"), 7U);
  EXPECT_EQ(left("ab", 4) + "|", "ab  |");
  EXPECT_EQ(right("·", 3), "  ·");
  EXPECT_EQ(left("too long", 3), "too long") << "nothing is cut";
  EXPECT_EQ(width(Paint(Colour::always)(Tone::bad, "fails")), 5U) << "colour takes no room";
}

TEST(Text, AlignsTables) {
  const std::vector<std::vector<std::string>> rows{{"a", "long word", "x"}, {"abc", "b", ""}};
  EXPECT_EQ(table(rows, "  "), "  a    long word  x\n  abc  b\n");
}

TEST(Text, WritesNumbersForPeople) {
  EXPECT_EQ(count(0), "0");
  EXPECT_EQ(count(4096), "4096");
  EXPECT_EQ(count(40'000), "40 000");
  EXPECT_EQ(count(40'007), "40 007");
  EXPECT_EQ(count(11'230'000), "11.2 M");
  EXPECT_EQ(counted(1, "play"), "1 play");
  EXPECT_EQ(counted(0, "play"), "0 plays");
  EXPECT_EQ(duration(14.06), "14.1 s");
  EXPECT_EQ(share(0.125), "12.5 %");
}

TEST(Text, WrapsAtBlanks) {
  EXPECT_EQ(wrapped("one two three", 8), (std::vector<std::string>{"one two", "three"}));
  EXPECT_EQ(wrapped("unbreakable", 4), (std::vector<std::string>{"unbreakable"}));
}

TEST(Text, LeavesEmptyPartsOut) {
  const std::vector<std::string> parts{"a", "", "b"};
  EXPECT_EQ(dotted(parts), "a · b");
}

TEST(Text, PaintsOnlyWhenAsked) {
  EXPECT_EQ(Paint(Colour::never)(Tone::good, "holds"), "holds");
  EXPECT_EQ(Paint(Colour::always)(Tone::good, "holds"), "\x1b[32mholds\x1b[0m");
  EXPECT_EQ(Paint(Colour::always)(Tone::plain, "holds"), "holds");
}

TEST(Text, DisarmsWhatATerminalWouldObey) {
  EXPECT_EQ(printable("Ann → F7\n"), "Ann → F7\n");
  EXPECT_EQ(printable("\x1b[31m"), "\xEF\xBF\xBD[31m");
  EXPECT_EQ(printable("\xC0\xAF"), "\xEF\xBF\xBD\xEF\xBF\xBD") << "overlong";
  EXPECT_EQ(printable("a\xE2\x86"), "a\xEF\xBF\xBD\xEF\xBF\xBD") << "cut short";
  EXPECT_EQ(printable("\xED\xA0\x80"), "\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD") << "half a pair";
}

TEST(Text, QuotesWordsForAShell) {
  EXPECT_EQ(shell_word("scenarios/a-b_c.yaml"), "scenarios/a-b_c.yaml");
  EXPECT_EQ(shell_word("Ann's rules.yaml"), "'Ann'\\''s rules.yaml'");
  EXPECT_EQ(shell_word(""), "''");
}

}  // namespace
}  // namespace fathom::app
