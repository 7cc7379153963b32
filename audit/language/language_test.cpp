#include "audit/language/language.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "audit/language/folding.hpp"
#include "notation/node.hpp"

namespace fathom::audit {
namespace {

/// A language of a few words; `{}` marks where a test puts a line of its own.
const std::string top = R"(language: fr
name: French
stemmer: french
compounds: no
negated_must: forbids
elisions: [l, d, qu]
abbreviations: [p, ex]
function_words: [le, la, à]
)";
const std::string numbers = "numbers: {une: weak 1, second: [ordinal 2, weak 1], quatre-vingt: 80, demi: 0.5}\n";
const std::string phrases = "concepts:\n  thing.card: [carte]\n";

std::string problem_of(const std::string& yaml) {
  try {
    read_language("fr.yaml", yaml);
  } catch (const Problem& problem) {
    return problem.what();
  }
  return "nothing was thrown";
}

std::string problem_of_phrases(const std::string& line) { return problem_of(top + numbers + "concepts:\n  " + line + "\n"); }

TEST(Language, says_what_its_file_says) {
  const Language french = read_language("fr.yaml", top + numbers + phrases);
  EXPECT_EQ(french.code(), "fr");
  EXPECT_EQ(french.name(), "French");
  EXPECT_FALSE(french.has_compounds());
  EXPECT_FALSE(french.negated_must_frees());
  EXPECT_EQ(french.elisions(), (std::vector<std::string>{"l", "d", "qu"}));
  EXPECT_EQ(french.abbreviations(), (std::vector<std::string>{"p", "ex"}));
  ASSERT_EQ(french.phrases().size(), 1U);
  EXPECT_EQ(french.phrases()[0].meaning, concept_called("thing.card"));
}

TEST(Language, compares_words_by_stem_and_knows_function_words) {
  const Language french = read_language("fr.yaml", top + numbers + phrases);
  EXPECT_EQ(french.word("CARTES").folded, "cartes");
  EXPECT_EQ(french.word("CARTES").stem, french.word("carte").stem);
  EXPECT_TRUE(french.word("La").is_function);
  EXPECT_TRUE(french.word("L’").is_function);
  EXPECT_FALSE(french.word("carte").is_function);
  EXPECT_TRUE(french.is_function("À"));
  EXPECT_FALSE(french.is_function("carte"));
}

TEST(Language, knows_a_word_of_its_phrases_without_its_accents_and_no_other) {
  const Language french =
      read_language("fr.yaml", top + numbers + "concepts: {facing.down: [face cachée], negation.not: [=pâs]}\n");
  EXPECT_EQ(french.word("CACHEE").stem, french.word("cachée").stem);
  EXPECT_EQ(french.word("CACHEE").folded, "cachee");
  EXPECT_NE(french.word("façe").stem, french.word("face").stem) << "accents are dropped, not added";
  EXPECT_NE(french.word("rachee").stem, french.word("rachée").stem);
  EXPECT_NE(french.word("pas").stem, "pâs");
}

TEST(Language, reads_phrases_with_exact_words_gaps_hyphens_and_elisions) {
  const Language french = read_language(
      "fr.yaml", top + numbers + "concepts: {link.instead: [au-dessous, \"=ne .. pas\", d'abord, l' .. un]}\n");
  ASSERT_EQ(french.phrases().size(), 4U);
  EXPECT_EQ(french.phrases()[0].words.size(), 2U);
  const std::vector<PhraseWord>& gapped = french.phrases()[1].words;
  ASSERT_EQ(gapped.size(), 3U);
  EXPECT_TRUE(gapped[0].exact);
  EXPECT_TRUE(gapped[1].gap);
  EXPECT_FALSE(gapped[2].exact);
  ASSERT_EQ(french.phrases()[2].words.size(), 2U);
  EXPECT_EQ(french.phrases()[2].words[0].word, "d");
  ASSERT_EQ(french.phrases()[3].words.size(), 3U);
  EXPECT_EQ(french.phrases()[3].words[0].word, "l");
}

bool has(const Language& language, const std::vector<std::string>& words, double value, bool ordinal, bool weak) {
  const auto numbers_of = language.number_words();
  return std::any_of(numbers_of.begin(), numbers_of.end(), [&](const NumberWord& each) {
    return each.words == words && each.value == value && each.ordinal == ordinal && each.weak == weak;
  });
}

TEST(Language, spells_numbers_out_and_lets_its_file_overrule_them) {
  const Language french = read_language("fr.yaml", top + numbers + phrases);
  EXPECT_TRUE(has(french, {"douze"}, 12, false, false));
  EXPECT_TRUE(has(french, {"vingt", "et", "un"}, 21, false, false));
  EXPECT_TRUE(has(french, {"deux", "cents"}, 200, false, false));
  EXPECT_TRUE(has(french, {"troisième"}, 3, true, false));
  EXPECT_TRUE(has(french, {"second"}, 2, true, false));
  EXPECT_TRUE(has(french, {"second"}, 1, false, true));
  EXPECT_TRUE(has(french, {"quatre", "vingt"}, 80, false, false));
  EXPECT_TRUE(has(french, {"troisieme"}, 3, true, false)) << "capitals lose their accents";
  EXPECT_TRUE(has(french, {"demi"}, 0.5, false, false));
  EXPECT_TRUE(has(french, {"une"}, 1, false, true));
  EXPECT_FALSE(has(french, {"une"}, 1, false, false)) << "the file calls it weak";
  EXPECT_FALSE(has(french, {"mille"}, 1000, false, false));
}

TEST(LanguageFile, is_refused_with_line_and_column_of_what_is_wrong) {
  EXPECT_EQ(problem_of(top + numbers + "concept: {}\n"),
            "fr.yaml:10:1: expected a key of a language, found \"concept\"; did you mean \"concepts\"?");
  EXPECT_EQ(problem_of(top + numbers), "fr.yaml:1:1: expected the key \"concepts\" in this file, found none");
  EXPECT_EQ(problem_of("[fr]"), "fr.yaml:1:1: expected a language: keys and their values, found a list");
  EXPECT_EQ(problem_of_phrases("thing.crad: [carte]"),
            "fr.yaml:11:3: expected a concept, found \"thing.crad\"; did you mean \"thing.card\"?");
  EXPECT_EQ(problem_of_phrases("thing.card: carte"), "fr.yaml:11:15: expected a list: phrases, found \"carte\"");
  EXPECT_EQ(problem_of_phrases("thing.card: [\"carte ..\"]"),
            "fr.yaml:11:16: expected a word before and after each \"..\", found \"carte ..\"");
  EXPECT_EQ(problem_of_phrases("thing.card: [n'.. carte]"),
            "fr.yaml:11:16: expected blanks around \"..\", found \"n'.. carte\"");
}

TEST(LanguageFile, is_refused_for_values_that_mean_nothing) {
  const std::string bad_number = "a number, like 12, weak 2, ordinal 2, weak ordinal 1, or none";
  EXPECT_EQ(problem_of(top + "numbers: {deux: strong 2}\n" + phrases),
            "fr.yaml:9:17: expected " + bad_number + ", found \"strong 2\"");
  EXPECT_EQ(problem_of(top + "numbers: {deux: [2, -1]}\n" + phrases),
            "fr.yaml:9:21: expected " + bad_number + ", found \"-1\"");
  std::string wrong = top + numbers + phrases;
  wrong.replace(wrong.find("stemmer: french"), 15, "stemmer: frensh");
  EXPECT_EQ(problem_of(wrong),
            "fr.yaml:3:10: expected the name of a stemmer of Snowball; did you mean \"french\"?, found \"frensh\"");
  wrong = top + numbers + phrases;
  wrong.replace(wrong.find("forbids"), 7, "forbade");
  EXPECT_EQ(problem_of(wrong), "fr.yaml:5:15: expected \"forbids\" or \"frees\", found \"forbade\"");
}

TEST(Folding, unites_spellings_of_one_word) {
  EXPECT_EQ(folded("Joueur"), "joueur");
  EXPECT_EQ(folded("PIÈCE"), "pièce");
  EXPECT_EQ(folded("pie\xCC\x80"
                   "ce"),
            "pièce");
  EXPECT_EQ(folded("aujourd’hui"), "aujourd'hui");
  EXPECT_EQ(folded("de\xC2\xAD"
                   "fense"),
            "defense");
  EXPECT_EQ(folded("\xEF\xAC\x81n"), "fin");
  EXPECT_EQ(folded("player's"), "player");
  EXPECT_EQ(folded("L'"), "l");
  EXPECT_EQ(folded("Straße"), "straße");
  EXPECT_EQ(folded("s"), "s");
  EXPECT_EQ(folded("'s"), "'s");
}

TEST(Folding, without_accents_leaves_plain_letters) {
  EXPECT_EQ(without_accents("pièce"), "piece");
  EXPECT_EQ(without_accents("cœur"), "coeur");
  EXPECT_EQ(without_accents("straße"), "strasse");
  EXPECT_EQ(without_accents("año"), "ano");
}

}  // namespace
}  // namespace fathom::audit
