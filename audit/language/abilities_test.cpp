#include "audit/language/abilities.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace fathom::audit::abilities_test {
namespace {

bool has(const Language& language, std::string_view name) {
  const std::vector<Ability> checks = checks_of(language);
  const auto found = std::find_if(checks.begin(), checks.end(), [&](const Ability& check) { return check.name == name; });
  EXPECT_NE(found, checks.end()) << "there is no check " << name;
  return found != checks.end() && found->has;
}

/// A language that has words for these concepts.
Language with(const std::string& concepts) {
  return read_language("zq.yaml",
                       "language: zq\nname: Zuquian\nstemmer: none\ncompounds: no\nnegated_must: forbids\n"
                       "elisions: []\nabbreviations: []\nfunction_words: [lo]\nnumbers: {tri: 3}\nconcepts: " +
                           concepts + "\n");
}

TEST(Abilities, follow_from_the_words_that_a_language_has) {
  EXPECT_FALSE(has(with("{}"), "directions"));
  EXPECT_TRUE(has(with("{direction.left: [ma], direction.right: [de]}"), "directions"));
  EXPECT_FALSE(has(with("{direction.left: [ma]}"), "directions")) << "less than half of them";
  EXPECT_FALSE(has(with("{direction.left: [ma], direction.right: [de]}"), "modality"));
  EXPECT_TRUE(has(with("{}"), "numbers in words"));
  EXPECT_FALSE(has(language(unknown_language), "numbers in words"));
  EXPECT_TRUE(has(language(unknown_language), "placeholders"));
}

TEST(Abilities, of_languages_with_a_whole_file_are_all) {
  for (const char* code : {"de", "en", "es", "fr", "it", "pt"}) {
    for (const Ability& check : checks_of(language(code))) EXPECT_TRUE(check.has) << code << ": " << check.name;
    EXPECT_EQ(checks_told(language(code)), "");
  }
}

TEST(Abilities, of_languages_with_a_small_file_are_those_that_change_play_most) {
  for (const char* code : {"nl", "sv", "da", "pl", "cs"}) {
    for (const char* check : {"numbers in words", "limits", "directions", "faces", "modality", "negation", "quantifiers", "order"})
      EXPECT_TRUE(has(language(code), check)) << code << ": " << check;
  }
  for (const char* code : {"ja", "zh", "ko"}) {
    for (const char* check : {"numbers in words", "limits", "directions", "faces", "modality"})
      EXPECT_TRUE(has(language(code), check)) << code << ": " << check;
  }
  EXPECT_FALSE(has(language("nl"), "deeds"));
}

TEST(Abilities, are_told_in_one_line) {
  EXPECT_EQ(checks_told(language("fi")),
            "Finnish: numbers in digits, signs, placeholders, omissions, untranslated text, terms of a termbase, numbers in "
            "words; not: limits, directions, faces, modality, negation, quantifiers, order, extremes, colours, references, "
            "components, deeds");
}

}  // namespace
}  // namespace fathom::audit::abilities_test
