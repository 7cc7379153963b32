#include "audit/checks/modals.hpp"

#include <gtest/gtest.h>

#include <string>

#include "audit/checks/pair_of.hpp"

namespace fathom::audit {
namespace {

/// What a sentence binds, frees, forbids and excuses, and how often it denies something else.
std::string modals(const std::string& code, const std::string& sentence) {
  const Reading reading = reading_of(code, sentence + "\n");
  const Meanings made = meanings_of(reading, 0, static_cast<std::uint32_t>(reading.document.sentences.size()));
  std::string line;
  for (const ModalPhrase& modal : made.modals) {
    static const std::string names[] = {"must", "may", "must_not", "need_not"};
    line += (line.empty() ? "" : " ") + names[static_cast<std::size_t>(modal.modality)];
  }
  for (std::size_t k = 0; k < made.negations.size(); ++k) line += line.empty() ? "not" : " not";
  return line;
}

TEST(Modals, take_the_negation_beside_them_into_themselves) {
  EXPECT_EQ(modals("en", "You may roll the die."), "may");
  EXPECT_EQ(modals("en", "You may not roll the die."), "must_not");
  EXPECT_EQ(modals("en", "You must not roll the die."), "must_not");
  EXPECT_EQ(modals("en", "You need not roll the die."), "need_not");
  EXPECT_EQ(modals("en", "You do not have to roll the die."), "need_not");
}

TEST(Modals, that_are_denied_mean_what_their_language_means) {
  EXPECT_EQ(modals("fr", "Vous ne devez pas lancer le dé."), "must_not");
  EXPECT_EQ(modals("de", "Du musst den Würfel nicht werfen."), "need_not");
  EXPECT_EQ(modals("de", "Du darfst den Würfel nicht werfen."), "must_not");
}

TEST(Modals, leave_alone_a_negation_of_another_clause) {
  EXPECT_EQ(modals("en", "You may roll the die, but the red face does not count."), "may not");
  EXPECT_EQ(modals("en", "The red face does not count."), "not");
}

/// The words of other meanings, as they stand.
std::string groups(const std::string& code, const std::string& sentence) {
  const Reading reading = reading_of(code, sentence + "\n");
  std::string line;
  for (const Group& group : meanings_of(reading, 0, 1).groups)
    line += (line.empty() ? "" : " | ") + std::string(concepts().name(group.meanings.front()));
  return line;
}

TEST(Modals, that_bound_an_amount_leave_the_bound) {
  EXPECT_EQ(groups("de", "Du darfst nicht mehr als ich."), "limit.more_than");
  EXPECT_EQ(modals("de", "Du darfst nicht mehr als ich."), "must_not");
}

TEST(Modals, do_not_hide_behind_idioms_that_mean_nothing) {
  EXPECT_EQ(groups("fr", "Vous-même, par exemple."), "reference.example");
  EXPECT_EQ(groups("fr", "De même."), "scope.same");
}

TEST(Modals, are_denied_by_a_lone_ne_before_to_be) {
  EXPECT_EQ(modals("fr", "Elles ne peuvent être vues."), "must_not");
  EXPECT_EQ(modals("fr", "Elles ne peuvent être vues que la nuit."), "may");
}

TEST(Modals, do_not_take_an_answer_for_a_denial) { EXPECT_EQ(modals("en", "No, the youngest player begins."), ""); }

}  // namespace
}  // namespace fathom::audit
