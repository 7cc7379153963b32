#include <gtest/gtest.h>

#include "audit/checks/pair_of.hpp"

namespace fathom::audit {
namespace {

TEST(Words, that_stand_twice_in_a_row_are_a_note) {
  EXPECT_EQ(shown(found_in(check_words, "en", "Draw a card card and keep it.\n")), "note repeated-word card card | -");
}

TEST(Words, that_may_stand_twice_are_fine) {
  EXPECT_EQ(shown(found_in(check_words, "en", "Draw a card and keep it.\n")), "nothing");
  EXPECT_EQ(shown(found_in(check_words, "en", "We know that that is the lamp of the Bo Bo owl.\n")), "nothing");
  EXPECT_EQ(shown(found_in(check_words, "fr", "Nous nous tournons vers la chouette.\n")), "nothing");
}

TEST(Sentences, that_stand_twice_are_a_warning) {
  EXPECT_EQ(shown(found_in(check_words, "en", "Roll the die and move your pawn. Roll the die and move your pawn.\n")),
            "warning repeated-word Roll the die and move your pawn. | -");
  EXPECT_EQ(shown(found_in(check_words, "en", "Roll the die and move your pawn. Take two coins.\n")), "nothing");
}

TEST(Words, that_were_damaged_are_a_note) {
  EXPECT_EQ(shown(found_in(check_words, "en", "Roll the d�ie.\n")), "note damaged-text � | -");
}

TEST(Words, tell_what_is_wrong_with_them) {
  EXPECT_EQ(told(found_in(check_words, "en", "Draw a card card and keep it.\n")), "The word stands twice in a row.");
  EXPECT_EQ(told(found_in(check_words, "en", "Roll the d�ie.\n")), "The file was damaged here: characters that were lost.");
}

}  // namespace
}  // namespace fathom::audit
