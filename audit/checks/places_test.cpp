#include <gtest/gtest.h>

#include "audit/checks/pair_of.hpp"

namespace fathom::audit {
namespace {

TEST(Places, of_two_contraries_that_were_exchanged_are_an_error) {
  expect_each(check_places,
              {
                  {"Place the red cube on the left and the blue cube on the right of the board.", "fr",
                   "Posez le cube bleu à gauche et le cube rouge à droite du plateau.", "error order-changed red | rouge"},
                  {"Take two red cubes and three blue tiles.", "fr", "Prenez deux cubes bleus et trois tuiles rouges.",
                   "error order-changed red | rouges"},
                  {"Lay them out from left to right. The other four are left in hand.", "de",
                   "Lege sie von rechts nach links aus. Die anderen vier bleiben auf der Hand.",
                   "error order-changed left | nach links"},
                  {"Fill each column from bottom to top.", "es", "Llena cada columna de arriba abajo.",
                   "error order-changed bottom | abajo"},
              });
}

TEST(Places, of_what_was_first_and_then_turned_about_are_an_error) {
  expect_each(check_places, {
                                {"First discard the card you played, then draw a tile.", "fr",
                                 "Piochez d'abord une tuile, puis défaussez la carte que vous avez jouée.",
                                 "error order-changed discard | défaussez"},
                            });
  expect_silence(check_places, {
                                   {"First discard the card you played, then draw a tile.", "es",
                                    "Descarta primero la carta que has jugado y roba luego una loseta."},
                                   {"If the deck is empty, then shuffle the discards.", "fr",
                                    "Mélangez la défausse si la pioche est vide."},
                               });
}

TEST(Places, of_two_numbers_that_were_exchanged_are_an_error) {
  expect_each(
      check_places,
      {
          {"You take 3 for a boat and 5 for a card.", "fr", "Vous prenez 5 pour un bateau et 3 pour une carte.",
           "error number-mismatch 3 | 3"},
          {"You take 3 coins for a boat and 5 coins for a card.", "fr",
           "Vous prenez 5 pièces pour un bateau et 3 pièces pour une carte.", "error number-mismatch 3 | 3"},
          {"A button scores 1 point, a spoon 2, a ring 4 and a crown 7.", "de",
           "Ein Knopf bringt 1 Punkt, ein Löffel 2, ein Ring 7 und eine Krone 4.", "error number-mismatch 4 | 4"},
          {"Lower the budget by 1 for a straight or a curve and by 3 for a junction.", "fr",
           "Diminuez le budget de 3 pour une droite ou une courbe, de 1 pour un aiguillage.", "error number-mismatch 1 | 1"},
          {"It gets +2/+4 this turn.", "fr", "Elle obtient +4/+2 pour ce tour.", "error number-mismatch 2 | 2"},
          {"Pay 3 for the second, 5 for the third.", "fr", "Payez 5 pour la deuxième, 3 pour la troisième.",
           "error number-mismatch 3 | 3"},
          {"| Boat | 3 | 5 |\n| Card | 4 | 7 |\n| Tile | 6 | 8 |", "fr",
           "| Bateau | 3 | 5 |\n| Carte | 7 | 4 |\n| Tuile | 6 | 8 |", "error number-mismatch 4 | 4"},
      });
}

TEST(Places, that_changed_with_all_that_belongs_to_them_are_fine) {
  expect_silence(check_places,
                 {
                     {"Place the red cube on the left and the blue cube on the right of the board.", "fr",
                      "Posez le cube rouge à gauche et le cube bleu à droite du plateau."},
                     {"Place the red cube on the left and the blue cube on the right of the board.", "fr",
                      "Posez à gauche du plateau le cube rouge et à droite le cube bleu."},
                     {"Put the red cube on the left and the blue cube on the right.", "fr",
                      "Posez à gauche le cube rouge et à droite le cube bleu."},
                     {"Take two red cubes and three blue tiles.", "fr", "Prenez trois tuiles bleues et deux cubes rouges."},
                     {"| Boat | 3 | 5 |\n| Card | 4 | 7 |\n| Tile | 6 | 8 |", "fr",
                      "| Bateau | 3 | 5 |\n| Carte | 4 | 7 |\n| Tuile | 6 | 8 |"},
                 });
}

TEST(Places, tell_which_words_were_exchanged) {
  EXPECT_EQ(told(found_in(check_places, {"Take two red cubes and three blue tiles.", "fr",
                                         "Prenez deux cubes bleus et trois tuiles rouges."})),
            "\"red\" and \"blue\" have changed places in the translation.");
}

TEST(Places, of_numbers_that_say_by_how_much_are_a_matter_of_grammar) {
  expect_silence(check_places, {{"Lower the price of the first 3 cards of this round by 1.", "fr",
                                 "Baissez de 1 le prix des 3 premières cartes de cette manche."}});
}

}  // namespace
}  // namespace fathom::audit
