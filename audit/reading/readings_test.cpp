// Words and numbers that were once read as something else; each with what it must not change.
#include <gtest/gtest.h>

#include <string>

#include "audit/audit.hpp"
#include "audit/reading/numbers_said.hpp"

namespace fathom::audit::readings_test {
namespace {

std::string in(const char* code, const char* text) { return all_numbers(read_text(text, code)); }
std::string sure(const char* code, const char* text) { return numbers(read_text(text, code)); }

bool means(const char* code, const char* text, std::string_view meaning) {
  const Reading reading = read_text(text, code);
  for (const Mark& mark : reading.marks)
    if (concepts().name(mark.meaning) == meaning) return true;
  return false;
}

TEST(Readings, tell_the_italian_six_from_a_verb) {
  EXPECT_EQ(in("it", "Pesca sei carte."), "6");
  EXPECT_EQ(in("it", "Ci sono sei segnalini e ne prendi sei."), "6 6");
  EXPECT_EQ(in("it", "Se sei il primo giocatore, pesca 2 carte."), "1rd 2");
  EXPECT_EQ(in("it", "Non sei obbligato a pescare 2 carte."), "2");
  EXPECT_EQ(in("it", "Quando sei adiacente a 3 rocce, paga 2 monete."), "3 2");
}

TEST(Readings, join_a_range_with_blanks) {
  EXPECT_EQ(sure("en", "Range 0 - 5"), "0..5");
  EXPECT_EQ(sure("en", "Move 2 - 5 spaces."), "2..5");
  EXPECT_EQ(sure("en", "Phase 1 - 5 cards"), "#1 5");
}

TEST(Readings, join_what_changes_from_one_number_to_another) {
  EXPECT_EQ(sure("de", "Erhöhe das Handlimit von 2 auf 3 Karten."), "2..3");
  EXPECT_EQ(sure("de", "Lege 2 auf 3 Felder."), "2 3");
}

TEST(Readings, tell_an_ordinal_from_a_label) {
  EXPECT_EQ(in("de", "10. Runde"), "10rd");
  const Reading list = read_text("1. Karten mischen\n2. Karten ziehen\n3. Karten spielen", "de");
  EXPECT_EQ(all_numbers(list), "");
  EXPECT_EQ(list.document.blocks.at(1).label, "2");
  EXPECT_EQ(read_text("10. Shuffle the deck.", "en").document.blocks.at(0).label, "10") << "English has no such ordinals";
}

TEST(Readings, take_zero_for_a_number_and_no_denial) {
  EXPECT_FALSE(means("en", "It drops to zero.", "scope.none"));
  EXPECT_TRUE(means("en", "It has none.", "scope.none"));
}

TEST(Readings, take_lack_of_success_for_failure) {
  EXPECT_TRUE(means("es", "Si lo intentas sin éxito, roba una carta.", "outcome.failure"));
  EXPECT_FALSE(means("es", "Si lo intentas sin éxito, roba una carta.", "negation.without"));
  EXPECT_TRUE(means("es", "Juega sin cartas.", "negation.without"));
  EXPECT_TRUE(means("en", "If you fail, draw a card.", "outcome.failure"));
}

TEST(Readings, know_short_forms_of_limits) {
  EXPECT_EQ(sure("en", "max 3 cards"), "<=3");
  EXPECT_EQ(sure("fr", "3 cartes max."), "<=3");
  EXPECT_EQ(sure("de", "min. 2 Karten"), ">=2");
}

TEST(Readings, end_no_sentence_at_a_short_form_before_a_number) {
  EXPECT_EQ(read_text("Draw max. 3 cards.", "en").document.sentences.size(), 1U);
  EXPECT_EQ(read_text("The answer is no. Draw a card.", "en").document.sentences.size(), 2U);
}

TEST(Readings, know_roman_numbers_as_ones_that_may_be_matched) {
  EXPECT_EQ(in("en", "In phase IV draw a card."), "~4 ~1");
  EXPECT_EQ(in("en", "IV"), "~4");
  EXPECT_EQ(in("en", "I have it."), "");
}

TEST(Readings, know_the_french_denial_of_one_word) {
  EXPECT_TRUE(means("fr", "Les joueurs ne peuvent piocher.", "modality.must_not"));
  EXPECT_TRUE(means("fr", "Les joueurs ne peuvent que piocher.", "modality.may"));
  EXPECT_FALSE(means("fr", "Les joueurs ne peuvent que piocher.", "modality.must_not"));
  EXPECT_FALSE(means("fr", "Vous ne pouvez prendre à votre tour qu'une seule carte.", "modality.must_not"));
  EXPECT_TRUE(means("fr", "Vous ne pouvez piocher, sauf si vous n'avez qu'une carte.", "modality.must_not"));
  EXPECT_FALSE(means("fr", "Les joueurs peuvent piocher.", "modality.must_not"));
}

TEST(Readings, take_a_prefix_before_a_hyphen_for_a_denial) {
  EXPECT_TRUE(means("en", "Choose a non-Elite enemy.", "negation.not"));
  EXPECT_TRUE(means("de", "Wähle einen Nicht-Elite-Gegner.", "negation.not"));
  EXPECT_FALSE(means("en", "Choose an Elite enemy.", "negation.not"));
}

TEST(Readings, take_no_bracket_with_a_number_for_an_address) {
  EXPECT_EQ(read_text("Test [agility](3) once.", "en").document.text, "Test [agility](3) once.");
  EXPECT_EQ(read_text("See [the rules](rules.html#turn) now.", "en").document.text, "See the rules now.");
}

TEST(Readings, do_not_insist_on_floors) {
  EXPECT_EQ(in("en", "Go to the second floor."), "~2rd");
  EXPECT_EQ(in("fr", "Allez au premier étage."), "~1rd");
  EXPECT_EQ(in("en", "Play the second card."), "2rd");
}

TEST(Readings, count_another_once) {
  EXPECT_EQ(in("it", "Prendi 1 altro segnalino."), "1");
  EXPECT_EQ(in("it", "Prendi un altro segnalino."), "~1");
}

TEST(Readings, take_until_for_a_limit) {
  EXPECT_EQ(sure("en", "Draw until you have 7 cards."), "<=7");
  EXPECT_EQ(sure("de", "Zieht, bis ihr 7 Karten habt."), "<=7");
  EXPECT_EQ(sure("fr", "Piochez jusqu'à avoir 7 cartes."), "<=7");
  EXPECT_EQ(sure("it", "Pesca fino ad averne 7."), "<=7");
}

}  // namespace
}  // namespace fathom::audit::readings_test
