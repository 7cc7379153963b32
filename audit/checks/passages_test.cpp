#include <gtest/gtest.h>

#include "audit/checks/pair_of.hpp"

namespace fathom::audit {
namespace {

TEST(Passages, that_only_one_text_has_are_an_error_where_they_are_rules) {
  expect_each(check_passages, {
                                  {"Roll the die. If it shows a star, you lose a coin.", "fr", "Lancez le dé.",
                                   "error passage-omitted If it shows a star, you lose a coin. | Lancez le dé."},
                                  {"Roll the die.", "fr", "Lancez le dé. S'il montre une étoile, vous perdez une pièce.",
                                   "error passage-added Roll the die. | S'il montre une étoile, vous perdez une pièce."},
                              });
}

TEST(Passages, in_brackets_remind_and_rule_nothing) {
  expect_each(check_passages, {
                                  {"Roll the die. (If it shows a star, you lose a coin.)", "fr", "Lancez le dé.",
                                   "warning passage-omitted (If it shows a star, you lose a coin.) | Lancez le dé."},
                                  {"Roll the die.", "fr", "Lancez le dé. (S'il montre une étoile, vous perdez une pièce.)",
                                   "note passage-added Roll the die. | (S'il montre une étoile, vous perdez une pièce.)"},
                              });
}

TEST(Passages, that_are_points_of_a_list_are_items) {
  expect_each(check_passages, {
                                  {"Your choices:\n\n- Roll the die.\n- Take two coins.\n- Draw a card.", "fr",
                                   "Vos choix :\n\n- Lancez le dé.\n- Piochez une carte.",
                                   "error item-omitted Take two coins. | Lancez le dé."},
                              });
}

TEST(Passages, that_stand_twice_are_a_warning) {
  expect_each(check_passages,
              {
                  {"Roll the die.", "fr", "Lancez le dé. Vous pouvez jouer une carte avant de déplacer votre pion.",
                   "warning passage-added Roll the die. | Vous pouvez jouer une carte avant de déplacer votre pion."},
              });
}

TEST(Passages, within_a_sentence_are_missed_with_their_very_words) {
  const auto found =
      found_in(check_passages, {"Roll the die and move your pawn, unless it stands on the red space of the board.", "fr",
                                "Lancez le dé et déplacez votre pion."});
  ASSERT_FALSE(found.empty());
  for (const Finding& finding : found) {
    EXPECT_EQ(shown(finding),
              "error passage-omitted unless it stands on the red space of the board | Lancez le dé et déplacez "
              "votre pion.");
    EXPECT_EQ(finding.consequence, "Only an English player is told \"unless it stands on the red space of the board\".");
  }
}

TEST(Passages, that_are_cut_otherwise_or_put_in_other_words_are_whole) {
  expect_silence(check_passages,
                 {
                     {"Roll the die. If it shows a star, you lose a coin.", "fr",
                      "Lancez le dé. S'il montre une étoile, vous perdez une pièce."},
                     {"Roll the die; if it shows a star, you lose a coin.", "fr",
                      "Lancez le dé. S'il montre une étoile, vous perdez une pièce."},
                     {"Roll the die and move your pawn, unless it stands on the red space of the board.", "fr",
                      "Lancez le dé et déplacez votre pion, sauf s'il se trouve sur la case rouge du plateau."},
                     {"Move your pawn clockwise and take the blue tile from the table.", "fr",
                      "Déplacez votre pion dans le sens des aiguilles d'une montre et prenez la tuile bleue de la table."},
                 });
}

TEST(Passages, tell_who_is_told) {
  EXPECT_EQ(told(found_in(check_passages, {"Roll the die. If it shows a star, you lose a coin.", "fr", "Lancez le dé."})),
            "Only an English player is told this.");
  EXPECT_EQ(told(found_in(check_passages,
                          {"Roll the die.", "fr", "Lancez le dé. S'il montre une étoile, vous perdez une pièce."})),
            "Only a French player is told this.");
  EXPECT_EQ(told(found_in(check_passages, {"Roll the die.", "fr",
                                           "Lancez le dé. Vous pouvez jouer une carte avant de déplacer votre pion."})),
            "This stands twice for a French player.");
}

}  // namespace
}  // namespace fathom::audit
