#include "audit/alignment/moved.hpp"

#include <gtest/gtest.h>

#include <string>

namespace fathom::audit {
namespace {

/// `A B` and `B' C`: A stands before what both have, C after it.
Alignment joined(const std::string& moved_en, const std::string& moved_fr) {
  const Reading original =
      read(source_of("en.txt", moved_en + "\n\nThe winner takes all the coins in the bank.\n"), language("en"));
  const Reading translation =
      read(source_of("fr.txt", "Le gagnant prend toutes les pièces de la banque.\n\n" + moved_fr + "\n"), language("fr"));
  Alignment alignment{{{0, 1, 0, 0, 0, false}, {1, 1, 0, 1, 1, false}, {2, 0, 1, 1, 0, false}}};
  const auto [left, right] = profiles(original, translation, Stems(original), Stems(translation), {});
  join_moved(alignment, original, translation, left, right);
  return alignment;
}

TEST(Moved, sentences_that_say_the_same_at_two_places_are_joined_and_marked) {
  const Alignment made = joined("Place seven red tokens on the board.", "Placez sept jetons rouges sur le plateau.");
  ASSERT_EQ(made.beads.size(), 2U);
  EXPECT_EQ(made.beads[0].original, 0U);
  EXPECT_EQ(made.beads[0].translation, 1U);
  EXPECT_TRUE(made.beads[0].moved);
  EXPECT_FALSE(made.beads[1].moved);
}

TEST(Moved, sentences_of_different_things_stay_alone) {
  const Alignment made = joined("Place seven red tokens on the board.", "Mélangez le paquet face cachée.");
  ASSERT_EQ(made.beads.size(), 3U);
  EXPECT_EQ(made.beads[0].translation_count, 0U);
  EXPECT_EQ(made.beads[2].original_count, 0U);
}

TEST(Moved, sentences_too_short_to_be_told_apart_stay_alone) { EXPECT_EQ(joined("Tokens.", "Jetons.").beads.size(), 3U); }

TEST(Moved, sentences_left_over_at_one_place_are_taken_for_a_free_translation) {
  const Reading original =
      read(source_of("en.txt", "The winner takes all coins.\n\nHave a lovely evening together.\n"), language("en"));
  const Reading translation =
      read(source_of("fr.txt", "Le gagnant prend les pièces.\n\nAmusez-vous bien tous ensemble.\n"), language("fr"));
  Alignment alignment{{{0, 1, 0, 1, 1, false}, {1, 1, 1, 0, 0, false}, {2, 0, 1, 1, 0, false}}};
  const auto [left, right] = profiles(original, translation, Stems(original), Stems(translation), {});
  join_moved(alignment, original, translation, left, right);
  ASSERT_EQ(alignment.beads.size(), 2U);
  EXPECT_EQ(alignment.beads[1].translation_count, 1U);
  EXPECT_FALSE(alignment.beads[1].moved);
}

}  // namespace
}  // namespace fathom::audit
