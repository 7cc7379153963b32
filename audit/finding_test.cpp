#include "audit/finding.hpp"

#include <gtest/gtest.h>

#include <set>

namespace fathom::audit {
namespace {

Passage passage(Side side, std::string words, std::string sentence) {
  Passage made;
  made.side = side;
  made.words = std::move(words);
  made.sentence = std::move(sentence);
  return made;
}

Finding nails() {
  Finding finding;
  finding.kind = Kind::number_mismatch;
  finding.rule = "setup.nails";
  finding.original = passage(Side::original, "seven nails", "Each smith begins with seven nails.");
  finding.translation = passage(Side::translation, "six clous", "Chaque forgeron commence avec six clous.");
  return finding;
}

TEST(Kinds, AreAllShownInTheirOrder) {
  constexpr std::size_t last = static_cast<std::size_t>(Kind::rule_ambiguous);
  ASSERT_EQ(kinds().size(), last + 1);
  std::set<std::string_view> names;
  for (std::size_t i = 0; i <= last; ++i) {
    const KindShown& kind = kinds()[i];
    EXPECT_EQ(static_cast<std::size_t>(kind.kind), i) << kind.name;
    EXPECT_EQ(name(kind.kind), kind.name);
    EXPECT_EQ(kind_called(kind.name), &kind);
    EXPECT_TRUE(names.insert(kind.name).second) << kind.name;
    EXPECT_EQ(kind.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"), std::string_view::npos) << kind.name;
  }
}

TEST(Kinds, ExplainThemselves) {
  for (const KindShown& kind : kinds()) {
    EXPECT_TRUE(kind.meaning.ends_with(".")) << kind.name;
    EXPECT_EQ(kind.meaning.find(". "), std::string_view::npos) << kind.name << ": one sentence";
    EXPECT_NE(kind.example.find('\n'), std::string_view::npos) << kind.name << ": passages, and what is wrong there";
    EXPECT_NE(kind.example.find('"'), std::string_view::npos) << kind.name;
    EXPECT_TRUE(kind.remedy.ends_with(".")) << kind.name;
  }
}

TEST(Kinds, HaveNoStrangers) {
  EXPECT_EQ(kind_called("number_mismatch"), nullptr);
  EXPECT_EQ(kind_called(""), nullptr);
}

TEST(Fingerprint, IsTheSameInEveryVersion) { EXPECT_EQ(nails().fingerprint(), "414dc340b748c85c"); }

TEST(Fingerprint, DoesNotDependOnPlacesCaseAndPunctuation) {
  Finding moved = nails();
  moved.original->at = {500, 511};
  moved.original->first = {40, 3};
  moved.original->last = {40, 13};
  moved.original->sentence = "Each  smith begins with SEVEN nails!";
  moved.translation->words =
      "\xC2\xAB"
      "six clous"
      "\xC2\xBB";
  moved.severity = Severity::error;
  moved.confidence = 0.5;
  moved.consequence = "Other words.";
  moved.accepted = "It is meant.";
  EXPECT_EQ(moved.fingerprint(), nails().fingerprint());
}

TEST(Fingerprint, DependsOnKindRuleWordsAndSentence) {
  std::set<std::string> all{nails().fingerprint()};
  Finding kind = nails(), rule = nails(), words = nails(), sentence = nails(), side = nails(), none = nails();
  kind.kind = Kind::number_omitted;
  rule.rule = "setup.hammers";
  words.translation->words = "cinq clous";
  sentence.original->sentence = "Each baker begins with seven nails.";
  std::swap(side.original, side.translation);
  none.translation.reset();
  for (const Finding& other : {kind, rule, words, sentence, side, none}) all.insert(other.fingerprint());
  EXPECT_EQ(all.size(), 7U);
}

TEST(Fingerprint, TellsASignFromADash) {
  Finding loses = nails(), wins = nails(), dashed = nails();
  loses.original->words = "-2 points";
  wins.original->words = "2 points";
  dashed.original->words = "- 2 points";
  EXPECT_NE(loses.fingerprint(), wins.fingerprint());
  EXPECT_EQ(dashed.fingerprint(), wins.fingerprint());
  loses.original->words =
      "\xE2\x88\x92"
      "2 points";
  Finding hyphen = nails();
  hyphen.original->words = "-2 points";
  EXPECT_EQ(loses.fingerprint(), hyphen.fingerprint()) << "a minus sign is a hyphen here";
}

TEST(Fingerprint, TakesAnyBytes) {
  Finding odd = nails();
  odd.original->words = std::string("\xFF\x00\xC3", 3);
  EXPECT_EQ(odd.fingerprint().size(), 16U);
}

}  // namespace
}  // namespace fathom::audit
