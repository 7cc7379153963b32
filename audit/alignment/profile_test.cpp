#include "audit/alignment/profile.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace fathom::audit {
namespace {

/// How much the first sentences of two texts share, in parts of what the first sentence of the original weighs.
double share_of_first(const std::string& english, const std::string& french) {
  const std::string others_en = "\n\nShuffle the deck.\n\nThe youngest player begins.\n";
  const std::string others_fr = "\n\nMélangez le paquet.\n\nLe plus jeune joueur commence.\n";
  const Reading original = read(source_of("en.txt", english + others_en), language("en"));
  const Reading translation = read(source_of("fr.txt", french + others_fr), language("fr"));
  const auto [left, right] = profiles(original, translation, Stems(original), Stems(translation), {});
  return left.weight(0) <= 0 ? 0 : shared(left.of(0), right.of(0)) / left.weight(0);
}

TEST(Profiles, know_a_sentence_again_by_its_meanings_and_numbers) {
  EXPECT_GT(share_of_first("Place seven red tokens on the board.", "Placez sept jetons rouges sur le plateau."), 0.9);
  EXPECT_LT(share_of_first("Place seven red tokens on the board.", "Le gagnant prend toutes les pièces de la banque."), 0.3);
}

TEST(Profiles, know_a_sentence_again_by_a_word_that_both_languages_have) {
  EXPECT_GT(share_of_first("Zanzibar.", "Zanzibar."), 0.9);
}

TEST(Profiles, hold_nothing_against_a_sentence_that_the_other_text_has_nowhere) {
  EXPECT_EQ(share_of_first("Place seven red tokens on the board.", "Placez neuf jetons rouges sur le plateau."),
            share_of_first("Place seven red tokens on the board.", "Placez sept jetons rouges sur le plateau."));
}

TEST(Features, share_the_smaller_weight_of_each) {
  const std::vector<Feature> a{{1, 2.0F}, {3, 1.0F}, {5, 4.0F}};
  const std::vector<Feature> b{{2, 9.0F}, {3, 3.0F}, {5, 1.5F}};
  EXPECT_FLOAT_EQ(shared(a, b), 2.5F);
  EXPECT_FLOAT_EQ(shared(a, {}), 0.0F);
}

TEST(Features, of_two_sentences_are_joined_in_order_and_added_up) {
  const std::vector<Feature> both =
      joined(std::vector<Feature>{{1, 2.0F}, {3, 1.0F}}, std::vector<Feature>{{2, 9.0F}, {3, 3.0F}});
  ASSERT_EQ(both.size(), 3U);
  EXPECT_EQ(both[0].id, 1U);
  EXPECT_EQ(both[1].id, 2U);
  EXPECT_EQ(both[2].id, 3U);
  EXPECT_FLOAT_EQ(both[2].weight, 4.0F);
}

}  // namespace
}  // namespace fathom::audit
