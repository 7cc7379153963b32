// Holds every data file of `audit/languages` against what the program needs of it.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "audit/language/language.hpp"
#include "notation/node.hpp"

namespace fathom::audit {
namespace {

/// Concepts between which languages draw the line at different places: one word may stand for both (`every`, `sobald`).
/// No contrast belongs here: a word for left is none for right.
const std::set<std::pair<std::string_view, std::string_view>> blurred{
    {"scope.each", "scope.all"},          {"scope.all", "scope.any"},
    {"scope.any", "scope.several"},       {"scope.several", "scope.different"},
    {"time.after", "time.immediately"},   {"time.immediately", "time.simultaneously"},
    {"time.during", "time.until"},        {"sequence.first", "sequence.previous"},
    {"negation.not", "negation.neither"},
};

bool may_share(ConceptId a, ConceptId b) {
  const Role role = concepts().role(a);
  if (role == Role::thing || role == Role::deed || role == Role::link) return true;
  return blurred.contains({concepts().name(a), concepts().name(b)}) ||
         blurred.contains({concepts().name(b), concepts().name(a)});
}

std::string shown(const Phrase& phrase) {
  std::string text;
  for (const PhraseWord& word : phrase.words) text += (text.empty() ? "" : " ") + (word.gap ? std::string("..") : word.word);
  return text;
}

/// The concepts that a language has no phrase for.
std::vector<std::string> missing(const Language& language) {
  std::set<ConceptId> named;
  for (const Phrase& phrase : language.phrases()) named.insert(phrase.meaning);
  std::vector<std::string> names;
  for (std::size_t id = 0; id < concepts().concepts.size(); ++id)
    if (!named.contains(static_cast<ConceptId>(id))) names.push_back(concepts().concepts[id].name);
  return names;
}

bool same(const PhraseWord& a, const PhraseWord& b) { return a.word == b.word && a.gap == b.gap; }

/// Whether a phrase says a concept in words of its own: `left or right` names the left and the right.
bool names(const Language& language, const Phrase& whole, ConceptId meaning) {
  for (const Phrase& each : language.phrases()) {
    if (each.meaning != meaning || each.words.size() >= whole.words.size()) continue;
    const auto at = std::search(whole.words.begin(), whole.words.end(), each.words.begin(), each.words.end(), same);
    if (at != whole.words.end()) return true;
  }
  return false;
}

/// Phrases that stand for two concepts of which a sentence can mean only one.
std::vector<std::string> contradictions(const Language& language) {
  std::map<std::pair<std::string, FamilyId>, ConceptId> first;
  std::vector<std::string> found;
  for (const Phrase& phrase : language.phrases()) {
    const FamilyId family = concepts().concepts[phrase.meaning].family;
    const ConceptId other = first.try_emplace({shown(phrase), family}, phrase.meaning).first->second;
    if (other == phrase.meaning || may_share(other, phrase.meaning)) continue;
    if (names(language, phrase, other) && names(language, phrase, phrase.meaning)) continue;
    found.push_back(shown(phrase) + ": " + std::string(concepts().name(other)) + ", " +
                    std::string(concepts().name(phrase.meaning)));
  }
  return found;
}

std::string listed(const std::vector<std::string>& texts) {
  std::string list;
  for (const std::string& text : texts) list += "\n  " + text;
  return list;
}

/// A language that says this of its concepts.
Language language_of(const std::string& concepts) {
  return read_language("en.yaml",
                       "language: en\nname: English\nstemmer: english\ncompounds: no\nnegated_must: forbids\n"
                       "elisions: []\nabbreviations: []\nfunction_words: [the]\nnumbers: {}\nconcepts: " +
                           concepts + "\n");
}

TEST(Languages, all_read_and_bear_the_names_of_their_files) {
  const std::vector<std::string> codes = language_codes();
  for (const std::string expected : {"cs", "da", "de", "en", "es", "fr", "it", "ja", "ko", "nl", "pl", "pt", "sv", "zh"})
    EXPECT_TRUE(std::find(codes.begin(), codes.end(), expected) != codes.end()) << "there is no language " << expected;
  for (const std::string& code : codes) {
    try {
      EXPECT_EQ(language(code).code(), code);
      EXPECT_EQ(&language(code), &language(code)) << "read twice";
    } catch (const Problem& problem) {
      ADD_FAILURE() << problem.what();
    }
  }
}

/// Languages that are read for all they say; the others have the words of the checks that matter most.
constexpr std::array<const char*, 6> whole_languages{"de", "en", "es", "fr", "it", "pt"};

TEST(Languages, have_words_for_every_concept) {
  for (const std::string code : whole_languages) {
    const std::vector<std::string> names = missing(language(code));
    EXPECT_TRUE(names.empty()) << code << " has no phrase for" << listed(names);
  }
}

TEST(Languages, do_not_contradict_themselves) {
  for (const std::string& code : language_codes()) {
    const std::vector<std::string> found = contradictions(language(code));
    EXPECT_TRUE(found.empty()) << code << " gives one phrase two meanings of which only one can be:" << listed(found);
  }
}

TEST(Languages, give_their_small_words_without_the_rest) {
  for (const std::string& code : language_codes()) {
    const SmallWords small = small_words(code);
    EXPECT_FALSE(small.function_words.empty()) << code;
    EXPECT_EQ(small.function_words, language(code).function_words()) << code;
    EXPECT_EQ(small.elided, language(code).elided()) << code;
  }
  EXPECT_TRUE(small_words("others").function_words.empty());
}

TEST(Languages, spell_numbers_out) {
  for (const std::string& code : language_codes()) {
    std::set<double> cardinals;
    std::set<double> ordinals;
    for (const NumberWord& word : language(code).number_words()) (word.ordinal ? ordinals : cardinals).insert(word.value);
    for (int value = 1; value < 1000; ++value) EXPECT_TRUE(cardinals.contains(value)) << code << ": " << value;
    if (code == "pl" || code == "cs" || code == "ko") continue;  // ICU spells none out that one could count on
    for (int value = 1; value < 100; ++value) EXPECT_TRUE(ordinals.contains(value)) << code << ": ordinal " << value;
  }
}

TEST(Languages, name_the_codes_there_are_for_what_is_none) {
  for (const char* none : {"qq", "concepts", "others", "", "english", "e1", "../en"}) {
    try {
      language(none);
      ADD_FAILURE() << "nothing was thrown for " << none;
    } catch (const Problem& problem) {
      EXPECT_NE(problem.message().find("found \"" + std::string(none) + '"'), std::string::npos) << problem.message();
      for (const std::string& code : language_codes())
        EXPECT_NE(problem.message().find(code), std::string::npos) << problem.message();
    }
  }
}

TEST(LanguagesTest, notices_a_concept_without_words) {
  const std::vector<std::string> names = missing(language_of("{direction.left: [left]}"));
  EXPECT_EQ(names.size(), concepts().concepts.size() - 1);
  EXPECT_TRUE(std::find(names.begin(), names.end(), "direction.right") != names.end());
  EXPECT_TRUE(std::find(names.begin(), names.end(), "direction.left") == names.end());
}

TEST(LanguagesTest, notices_a_phrase_with_two_meanings_of_one_contrast) {
  EXPECT_EQ(contradictions(language_of("{direction.left: [port, left], direction.right: [right, ports]}")),
            std::vector<std::string>{"port: direction.left, direction.right"});
  EXPECT_TRUE(contradictions(language_of("{direction.left: [port], rotation.clockwise: [port]}")).empty());
}

TEST(LanguagesTest, allows_two_meanings_where_languages_differ_and_where_both_are_named) {
  EXPECT_TRUE(contradictions(language_of("{thing.card: [piece], thing.tile: [piece]}")).empty());
  EXPECT_TRUE(contradictions(language_of("{scope.all: [every], scope.each: [every]}")).empty());
  EXPECT_EQ(contradictions(language_of("{scope.all: [none], scope.none: [none]}")).size(), 1U);
  EXPECT_TRUE(contradictions(language_of("{direction.left: [left, left or right], direction.right: [right, left or right]}"))
                  .empty());
  EXPECT_EQ(
      contradictions(language_of("{direction.left: [left, left or port], direction.right: [right, left or port]}")).size(),
      1U);
}

}  // namespace
}  // namespace fathom::audit
