#include <gtest/gtest.h>

#include "audit/checks/pair_of.hpp"

namespace fathom::audit {
namespace {

TEST(Modality, that_binds_where_the_original_frees_is_an_error) {
  expect_each(check_modality,
              {
                  {"You may roll the die again.", "fr", "Vous devez relancer le dé.", "error modality-changed may | devez"},
                  {"You need not discard the red card.", "fr", "Vous devez défausser la carte rouge.",
                   "error modality-changed need not | devez"},
              });
}

TEST(Modality, that_is_denied_in_one_text_only_is_an_error) {
  expect_each(check_modality, {
                                  {"You must discard the red card.", "fr", "Vous ne pouvez pas défausser la carte rouge.",
                                   "error negation-changed must | ne pouvez"},
                                  {"The red card does not count as a card of its colour.", "fr",
                                   "La carte rouge compte comme une carte de sa couleur.",
                                   "error negation-changed not | La carte rouge compte comme une carte de sa couleur."},
                              });
}

TEST(Modality, is_denied_where_it_stands_first) {
  expect_silence(check_modality, {
                                     {"Other players cannot make you discard this card.", "de",
                                      "Andere Spieler können dich nicht zwingen, diese Karte abzuwerfen."},
                                 });
}

TEST(Modality, knows_exceptions_that_are_gone) {
  expect_each(check_modality,
              {
                  {"Every player except the winner gives a card away.", "fr", "Tous les joueurs donnent une carte.",
                   "error negation-changed except | Tous les joueurs donnent une carte."},
                  {"You lose the coin unless you play a card.", "fr", "Vous perdez la pièce si vous jouez une carte.",
                   "error negation-changed unless | Vous perdez la pièce si vous jouez une carte."},
              });
}

TEST(Modality, of_a_German_must_that_is_denied_excuses_rather_than_forbids) {
  const std::string forbidden = "You must not discard the red card.";
  EXPECT_EQ(told(found_in(check_modality, {forbidden, "de", "Du musst die rote Karte nicht abwerfen."})),
            "Where an English player must not, a German player need not.");
  EXPECT_EQ(shown(found_in(check_modality, {forbidden, "de", "Du darfst die rote Karte nicht abwerfen."})), "nothing");
}

TEST(Modality, that_leaves_the_same_choice_in_other_words_is_no_difference) {
  expect_silence(
      check_modality,
      {
          {"You may roll the die again.", "fr", "Vous pouvez relancer le dé."},
          {"You may not discard the red card.", "fr", "Vous ne défaussez pas la carte rouge."},
          {"You need not discard the red card.", "fr", "Vous n'êtes pas obligé de défausser la carte rouge."},
          {"You draw the card not before your second turn.", "fr", "Vous piochez la carte après votre premier tour."},
          {"Place the die on a free space.", "fr", "Posez le dé sur une case qui n'est pas occupée."},
          {"It does not matter who placed the die.", "fr", "Peu importe qui a posé le dé."},
      });
}

TEST(Modality, tells_what_a_player_of_each_edition_may_do) {
  EXPECT_EQ(told(found_in(check_modality, {"You may roll the die again.", "fr", "Vous devez relancer le dé."})),
            "Where an English player may, a French player must.");
  EXPECT_EQ(
      told(found_in(check_modality, {"You must not discard the red card.", "fr", "Vous pouvez défausser la carte rouge."})),
      "Where an English player must not, a French player may.");
  EXPECT_EQ(told(found_in(check_modality, {"The red card does not count as a card of its colour.", "fr",
                                           "La carte rouge compte comme une carte de sa couleur."})),
            "The original denies (\"not\") what the other text states.");
}

TEST(Modality, is_not_denied_by_a_prefix_or_beyond_a_dash) {
  expect_silence(check_modality,
                 {
                     {"Non-magic cards must be discarded.", "de", "Nicht-magische Karten müssen abgeworfen werden."},
                     {"You must pay \u2013 no coin is left.", "fr", "Vous devez payer \u2013 il ne reste pas de pièce."},
                 });
}

}  // namespace
}  // namespace fathom::audit
