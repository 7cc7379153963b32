#include <gtest/gtest.h>

#include "audit/checks/pair_of.hpp"

namespace fathom::audit {
namespace {

TEST(Numbers, that_differ_are_an_error_in_digits_and_in_words) {
  expect_each(check_numbers,
              {
                  {"Each player places seven red tokens on the board.", "fr",
                   "Chaque joueur pose six jetons rouges sur le plateau.", "error number-mismatch seven | six"},
                  {"Each player places seven red tokens on the board.", "de",
                   "Jeder Spieler legt sechs rote Plättchen auf den Plan.", "error number-mismatch seven | sechs"},
                  {"A game for three to five players.", "es", "Un juego para tres o cuatro jugadores.",
                   "error number-mismatch three to five | tres"},
                  {"Each player places seven red tokens on the board.", "fr",
                   "Chaque joueur pose 17 jetons rouges sur le plateau.", "error number-mismatch seven | 17"},
              });
}

TEST(Numbers, that_are_equal_are_fine_however_they_are_written) {
  expect_silence(
      check_numbers,
      {
          {"Each player places seven red tokens on the board.", "fr", "Chaque joueur pose 7 jetons rouges sur le plateau."},
          {"Draw 12 cards from the deck.", "de", "Zieh zwölf Karten vom Stapel."},
          {"Take one card and pass it on.", "fr", "Prenez une carte et passez-la."},
          {"A game for three to five players.", "it", "Un gioco per tre-cinque giocatori."},
          {"A game for three to five players.", "es", "Un juego para tres, cuatro o cinco jugadores."},
          {"Each 4 or higher is a hit.", "de", "Jede 4, 5 oder 6 ist ein Treffer."},
          {"You may carry up to three tokens.", "de", "Mehr als drei Plättchen kannst du nicht tragen."},
          {"If two or more players are tied, the youngest wins.", "fr",
           "Si plusieurs joueurs sont à égalité, le plus jeune gagne."},
          {"Place the six-sided die on the board.", "de", "Leg den sechsseitigen Würfel auf den Plan."},
          {"Place two red tokens and three blue tokens on the board.", "fr",
           "Posez sur le plateau trois jetons bleus et deux jetons rouges."},
      });
}

TEST(Numbers, that_only_one_text_has_are_an_error) {
  expect_each(
      check_numbers,
      {
          {"Draw three cards and keep one of them.", "fr", "Piochez des cartes et gardez l'une d'elles.",
           "error number-omitted three | Piochez des cartes et gardez l'une d'elles."},
          {"Return the ships to the harbour and draw a card.", "fr", "Remettez les 3 navires au port et piochez une carte.",
           "error number-added Return the ships to the harbour and draw a card. | 3"},
      });
}

TEST(Numbers, that_the_points_below_them_tell_are_a_note) {
  expect_each(check_numbers, {
                                 {"Take the following two tokens:\n\n- a red token\n- a blue token", "fr",
                                  "Prenez les jetons suivants :\n\n- un jeton rouge\n- un jeton bleu",
                                  "note number-omitted two | Prenez les jetons suivants :"},
                             });
}

TEST(Numbers, that_count_for_a_player_here_and_against_them_there_are_an_error) {
  expect_each(check_numbers, {
                                 {"For each open boat you score 3 points.", "fr",
                                  "Pour chaque bateau ouvert, vous marquez -3 points.", "error sign-mismatch 3 | -3"},
                             });
}

TEST(Numbers, that_are_lost_are_as_good_as_a_minus) {
  expect_silence(check_numbers, {
                                    {"For each open boat you lose 3 points.", "fr", "Bateau ouvert : -3 points"},
                                });
}

TEST(Bounds, that_reach_the_other_way_or_are_gone_are_an_error) {
  expect_each(check_numbers,
              {
                  {"Every player must keep at least two cards.", "fr", "Chaque joueur doit garder au plus deux cartes.",
                   "error quantifier-changed two | deux"},
                  {"On your turn you may move up to three pawns.", "fr", "À votre tour, vous pouvez déplacer trois pions.",
                   "error quantifier-changed three | trois"},
                  {"On your turn you may move up to three pawns.", "de", "In deinem Zug darfst du drei Figuren bewegen.",
                   "error quantifier-changed three | drei"},
                  {"A four or higher is a hit.", "de", "Eine Vier oder niedriger ist ein Treffer.",
                   "error quantifier-changed four | Vier"},
              });
}

TEST(Bounds, of_a_condition_are_not_denied_before_it) {
  expect_silence(check_numbers, {
                                    {"It cannot attack if you have fewer than three cards.", "fr",
                                     "Il ne peut pas attaquer si vous avez moins de trois cartes."},
                                });
}

TEST(Bounds, that_let_the_same_numbers_through_are_equal) {
  expect_silence(
      check_numbers,
      {
          {"Every player must keep at least two cards.", "fr", "Chaque joueur doit garder au moins deux cartes."},
          {"Whoever has more than two cards discards one.", "fr", "Quiconque a trois cartes ou plus en défausse une."},
          {"Your hand must not hold more than eight cards.", "fr", "Votre main peut contenir au plus huit cartes."},
      });
}

TEST(Numbers, tell_what_a_player_of_each_edition_counts) {
  EXPECT_EQ(told(found_in(check_numbers, {"Each player places seven red tokens on the board.", "fr",
                                          "Chaque joueur pose six jetons rouges sur le plateau."})),
            "Where an English player counts 7, a French player counts 6.");
  EXPECT_EQ(told(found_in(check_numbers,
                          {"Draw three cards and keep one of them.", "fr", "Piochez des cartes et gardez l'une d'elles."})),
            "The translation does not say \"three\".");
  EXPECT_EQ(told(found_in(check_numbers, {"On your turn you may move up to three pawns.", "de",
                                          "In deinem Zug darfst du drei Figuren bewegen."})),
            "Only the original says at most 3; the other says just 3.");
}

TEST(Numbers, that_are_taken_away_need_no_minus) {
  expect_silence(check_numbers, {
                                    {"The boat gets -2 strength.", "fr", "La force du bateau est réduite de 2."},
                                    {"The boat gets -2 strength.", "de", "Die Stärke des Boots wird um 2 verringert."},
                                    {"Treat it as \"-2\".", "fr", "Considérez-la comme -2."},
                                });
  expect_each(check_numbers,
              {{"The boat gets -2 strength.", "fr", "Le bateau gagne 2 en force.", "error sign-mismatch -2 | 2"},
               {"You lose 1 point (-1).", "fr", "Vous perdez 1 point (+1).", "error sign-mismatch -1 | 1"}});
}

TEST(Numbers, of_one_thing_may_be_said_or_not) {
  expect_silence(check_numbers, {{"Discard the top card of the deck.", "it", "Scarta 1 carta dalla cima del mazzo."}});
}

}  // namespace
}  // namespace fathom::audit
