#include "audit/report/excerpt.hpp"

#include <gtest/gtest.h>

namespace fathom::audit {
namespace {

Passage passage(std::string words, std::string sentence) {
  Passage made;
  made.words = std::move(words);
  made.sentence = std::move(sentence);
  return made;
}

std::string shown(const Passage& passage, std::size_t columns, std::size_t near = 0) {
  const Excerpt text = excerpt(passage, columns, near);
  return text.before + "[" + text.words + "]" + text.after;
}

TEST(Excerpt, IsTheWholeSentenceWhereThatFits) {
  EXPECT_EQ(shown(passage("two oars", "Take two oars each."), 19), "Take [two oars] each.");
}

TEST(Excerpt, IsCutBetweenWords) {
  const Passage long_one =
      passage("two oars", "Whoever reached the island first may take two oars and leave the others behind.");
  EXPECT_EQ(shown(long_one, 40), "... may take [two oars] and leave the ...");
  EXPECT_EQ(shown(passage("Whoever", long_one.sentence), 40), "[Whoever] reached the island first ...");
  EXPECT_EQ(shown(passage("behind", long_one.sentence), 40), "... and leave the others [behind].");
}

TEST(Excerpt, NeverGrowsTooWide) {
  const std::string sentence = "L'été où la reine éleva des chèvres, les gardiens dînèrent à côté de la fenêtre.";
  for (std::size_t columns = 20; columns < 100; ++columns) {
    const Excerpt text = excerpt(passage("gardiens", sentence), columns, 0);
    EXPECT_LE(characters(text.before + text.words + text.after), columns) << columns;
    EXPECT_EQ(text.words, "gardiens");
  }
}

TEST(Excerpt, MeansWholeWordsAndTheNearest) {
  EXPECT_EQ(shown(passage("3", "13 of 3 times 3"), 40), "13 of [3] times 3");
  EXPECT_EQ(shown(passage("3", "13 of 3 times 3"), 40, 14), "13 of 3 times [3]");
  EXPECT_EQ(shown(passage("oil", "boiling"), 40), "b[oil]ing") << "rather within a word than nowhere";
}

TEST(Excerpt, CutsLongWordsAtIssueThemselves) {
  const std::string words = "skip your turn and the turn of everybody who sits to your left";
  EXPECT_EQ(shown(passage(words, words + "."), 20), "[skip your turn ...]");
  EXPECT_EQ(excerpt(passage(std::string(50, 'x'), ""), 20, 0).words.substr(0, 20), std::string(20, 'x'));
}

TEST(Excerpt, ShowsTheSentenceWhereNoWordsAreAtIssue) {
  EXPECT_EQ(shown(passage("", "Nothing follows."), 40), "Nothing follows.[]");
  EXPECT_EQ(shown(passage("", ""), 40), "[]");
}

TEST(Excerpt, KeepsControlCharactersFromTheTerminal) {
  EXPECT_EQ(shown(passage("red", "\x1b[31mred\n"), 40), "\xEF\xBF\xBD[31m[red] ");
}

}  // namespace
}  // namespace fathom::audit
