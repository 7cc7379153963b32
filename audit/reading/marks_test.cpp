#include "audit/reading/marks.hpp"

#include <gtest/gtest.h>

#include "audit/reading/tokens.hpp"

namespace fathom::audit {
namespace {

Language language_of(const std::string& compounds, const std::string& phrases) {
  const std::string german = "language: de\nname: German\nstemmer: german\n";
  const std::string english = "language: en\nname: English\nstemmer: english\n";
  return read_language("test.yaml", (compounds == "yes" ? german : english) + "compounds: " + compounds +
                                        "\nnegated_must: forbids\nelisions: []\nabbreviations: []\n"
                                        "function_words: [the]\nnumbers: {}\nconcepts: " +
                                        phrases + "\n");
}

/// `direction.left[to the left]` for each mark of the text.
std::string marks(const Language& language, const std::string& text) {
  Lexicon lexicon(text, language);
  std::vector<Token> tokens;
  lexicon.add_tokens({0, static_cast<Offset>(text.size())}, tokens);
  Marker marker(language);
  std::string result;
  constexpr TokenIndex first = 100;
  for (const Mark& mark : marker.marks(tokens, first, lexicon.words())) {
    const Token& from = tokens[mark.first - first];
    const Token& to = tokens[mark.first - first + mark.count - 1];
    result += (result.empty() ? "" : " ") + std::string(concepts().name(mark.meaning)) + '[' +
              text.substr(from.begin, to.at().end - from.begin) + ']';
  }
  return result;
}

std::string english_marks(const std::string& phrases, const std::string& text) {
  return marks(language_of("no", phrases), text);
}
std::string german_marks(const std::string& phrases, const std::string& text) {
  return marks(language_of("yes", phrases), text);
}

TEST(Marks, are_phrases_by_stem_in_the_order_of_the_text) {
  EXPECT_EQ(
      english_marks("{thing.card: [card], facing.down: [face down]}", "Put cards face-down. Face the downs; face: down."),
      "thing.card[cards] facing.down[face-down]");
}

TEST(Marks, of_exact_words_take_no_other_form) {
  EXPECT_EQ(english_marks("{direction.left: [=left]}", "left Left lefts"), "direction.left[left] direction.left[Left]");
  EXPECT_EQ(english_marks("{thing.card: [card]}", "card cards carding board"),
            "thing.card[card] thing.card[cards] thing.card[carding]");
}

TEST(Marks, prefer_the_very_form_to_another_of_the_same_stem) {
  const std::string phrases = "{deed.draw: [drawing], term.picture: [=drawings, picture], deed.discard: [draw]}";
  EXPECT_EQ(english_marks(phrases, "drawing"), "deed.draw[drawing]");
  EXPECT_EQ(english_marks(phrases, "drawings"), "term.picture[drawings]");
  EXPECT_EQ(english_marks(phrases, "draws"), "deed.draw[draws] deed.discard[draws]");
}

TEST(Marks, leave_up_to_three_words_in_a_gap) {
  const std::string phrases = "{negation.neither: [neither .. nor]}";
  EXPECT_EQ(english_marks(phrases, "neither nor"), "negation.neither[neither nor]");
  EXPECT_EQ(english_marks(phrases, "neither a big crab nor"), "negation.neither[neither a big crab nor]");
  EXPECT_EQ(english_marks(phrases, "neither a very big crab nor"), "");
  EXPECT_EQ(english_marks(phrases, "neither. And nor"), "");
  EXPECT_EQ(english_marks(phrases, "neither"), "");
}

TEST(Marks, inside_a_longer_phrase_fall_away) {
  const std::string phrases =
      "{modality.must: [must], modality.must_not: [must not], negation.not: [not], thing.card: [card]}";
  EXPECT_EQ(english_marks(phrases, "You must not draw a card, you must."),
            "modality.must_not[must not] thing.card[card] modality.must[must]");
  EXPECT_EQ(english_marks(phrases, "not must"), "negation.not[not] modality.must[must]");
}

TEST(Marks, in_the_gap_of_a_phrase_stand_for_themselves) {
  EXPECT_EQ(english_marks("{negation.not: [not .. all], modality.must: [must], scope.all: [all]}", "not must all"),
            "negation.not[not must all] modality.must[must]");
}

TEST(Marks, of_the_same_words_stand_side_by_side) {
  EXPECT_EQ(english_marks("{direction.right: [right], thing.card: [right]}", "the right"),
            "direction.right[right] thing.card[right]");
  EXPECT_EQ(english_marks("{thing.card: [card, cards, =card]}", "card"), "thing.card[card]") << "one meaning, once";
}

TEST(Marks, of_one_family_do_not_overlap_and_of_two_they_may) {
  EXPECT_EQ(english_marks("{facing.up: [face up], facing.down: [up side down]}", "face up side down"),
            "facing.down[up side down]");
  EXPECT_EQ(english_marks("{facing.up: [face up], direction.left: [up left]}", "face up left"),
            "facing.up[face up] direction.left[up left]");
}

TEST(Marks, may_stand_on_signs_and_on_digits_with_letters) {
  EXPECT_EQ(english_marks("{sequence.first: [=1st]}", "the 1st, not 11st, 1 st"),
            "sequence.first[1st] sequence.first[1 st]");
  EXPECT_EQ(english_marks("{link.and: [\"&\"], reference.page: [\"p .\"]}", "5 & p. 6"), "link.and[&] reference.page[p.]");
}

TEST(Marks, of_a_compound_are_those_of_its_last_and_first_word) {
  const std::string phrases = "{thing.card: [Karte], thing.tile: [Plättchen], deed.discard: [ablage], thing.token: [Chip]}";
  EXPECT_EQ(german_marks(phrases, "Handkarten"), "thing.card[Handkarten]");
  EXPECT_EQ(german_marks(phrases, "Kartenplättchen"), "thing.tile[Kartenplättchen] thing.card[Kartenplättchen]");
  EXPECT_EQ(german_marks(phrases, "Kartoffel"), "thing.card[Kartoffel]") << "the price of not knowing the word";
  EXPECT_EQ(german_marks(phrases, "Karton"), "") << "what remains is too short to be a word";
  EXPECT_EQ(german_marks(phrases, "Karten"), "thing.card[Karten]");
  EXPECT_EQ(german_marks(phrases, "kartenweise karten"), "thing.card[karten]") << "only nouns are glued together";
  EXPECT_EQ(english_marks("{thing.card: [card]}", "cardboard postcards"), "") << "no compounds in English";
}

TEST(Marks, of_a_compound_give_way_to_a_phrase_of_the_whole_word) {
  EXPECT_EQ(german_marks("{thing.card: [Karte], thing.board: [Landkarte]}", "Landkarten"), "thing.board[Landkarten]");
}

}  // namespace
}  // namespace fathom::audit
