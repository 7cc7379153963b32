#include <gtest/gtest.h>

#include "audit/checks/pair_of.hpp"

namespace fathom::audit {
namespace {

TEST(Meanings, that_became_their_contrary_are_an_error) {
  expect_each(check_meanings,
              {
                  {"Pass one card to the player on your left.", "fr", "Passez une carte au joueur à votre droite.",
                   "error order-changed on your left | droite"},
                  {"Pass one card to the player on your left.", "de", "Gib eine Karte an den Spieler zu deiner Rechten.",
                   "error order-changed on your left | Rechten"},
                  {"Place the tile face up on the table.", "fr", "Placez la tuile face cachée sur la table.",
                   "error term-mismatch face up | face cachée"},
                  {"Take the tile with the highest value.", "fr", "Prenez la tuile de la plus petite valeur.",
                   "error term-mismatch highest | plus petite"},
                  {"Roll the die before you draw a card.", "fr", "Lancez le dé après avoir pioché une carte.",
                   "error order-changed before | après avoir"},
                  {"Choose a player; that player gains a coin.", "fr", "Choisissez un joueur ; ce joueur perd une pièce.",
                   "error term-mismatch gains | perd"},
              });
}

TEST(Meanings, of_one_family_that_exclude_each_other_are_an_error) {
  expect_each(check_meanings,
              {
                  {"Place your pawn on the red space and draw a card.", "fr",
                   "Placez votre pion sur la case bleue et piochez une carte.", "error term-mismatch red | bleue"},
              });
}

TEST(Meanings, of_all_and_of_all_others_are_told_apart) {
  expect_each(check_meanings, {
                                  {"Each other player draws a card.", "es", "Cada jugador roba una carta.",
                                   "error quantifier-changed Each other player | Cada"},
                                  {"Everybody receives 2 coins.", "fr", "Tous les autres reçoivent 2 pièces.",
                                   "error quantifier-changed Everybody | Tous les autres"},
                                  {"The two cards are discarded.", "it", "Si scarta una delle due carte.",
                                   "error quantifier-changed The two | una delle due"},
                              });
  expect_silence(check_meanings,
                 {
                     {"Each opponent draws a card.", "de", "Jeder deiner Gegner zieht eine Karte."},
                     {"Each other player draws a card.", "fr", "Tous les autres joueurs piochent une carte."},
                 });
}

TEST(Meanings, that_are_gone_are_a_warning_where_play_hangs_on_them) {
  expect_each(check_meanings,
              {
                  {"Draw the top card and place it face down on the board.", "fr",
                   "Piochez la première carte et posez-la sur le plateau.",
                   "error passage-omitted face down | Piochez la première carte et posez-la sur le plateau."},
              });
}

TEST(Meanings, of_all_that_became_one_are_an_error) {
  expect_each(check_meanings,
              {
                  {"All players discard a card.", "fr", "Un joueur défausse une carte.",
                   "error quantifier-changed All | Un joueur défausse une carte."},
                  {"Each opponent loses a coin.", "fr", "Un adversaire perd une pièce.",
                   "error quantifier-changed Each opponent | Un adversaire perd une pièce."},
                  {"Discard more than two cards from the left.", "fr", "Défaussez trois cartes ou plus de droite.",
                   "error order-changed the left | droite"},
                  {"Discard all damaged cards.", "fr", "Défaussez une carte endommagée.",
                   "error quantifier-changed all | Défaussez une carte endommagée."},
                  {"Draw three cards and discard all of them.", "fr", "Piochez trois cartes et défaussez-en une.",
                   "error quantifier-changed all of | Piochez trois cartes et défaussez-en une."},
              });
}

TEST(Meanings, of_own_and_other_that_became_any_are_an_error) {
  expect_each(check_meanings, {
                                  {"Move another pawn to your space.", "fr", "Déplacez un pion quelconque sur votre case.",
                                   "error quantifier-changed another | quelconque"},
                                  {"Exchange two tiles of your own board.", "fr", "Échangez deux tuiles d'un plateau quelconque.",
                                   "error quantifier-changed of your own | quelconque"},
                              });
}

TEST(Meanings, that_are_said_otherwise_are_no_difference) {
  expect_silence(
      check_meanings,
      {
          {"Pass one card to the player on your left.", "fr", "Passez une carte au joueur à votre gauche."},
          {"You do not draw a card before you have rolled the die.", "fr",
           "Vous piochez une carte après avoir lancé le dé."},
          {"Each player discards a card from the hand.", "fr", "Tous les joueurs défaussent une carte de la main."},
          {"Next, place the tile on the left of the board.", "fr", "Placez ensuite la tuile à gauche sur le plateau."},
          {"Place the red tile on the table and draw a card.", "fr",
           "Piochez une carte et posez la tuile rouge sur la table."},
          {"Take all three cards.", "fr", "Prenez les trois cartes."},
          {"You may play at most one card.", "fr", "Vous ne pouvez jouer qu'une seule carte."},
          {"You must not show it until the end of the game.", "de", "Du darfst sie nicht vor dem Ende des Spiels zeigen."},
          {"You gain a coin for each card.", "fr", "Vous gagnez une pièce par carte."},
          {"All of you draw one card each.", "fr", "Chacun pioche une carte."},
          {"You lose no cards and do not discard any.", "fr", "Vous ne perdez aucune carte et n'en défaussez pas."},
          {"Place the tiles next to each other on the table.", "fr",
           "Placez les tuiles les unes à côté des autres sur la table."},
          {"Each round has four phases.", "de", "Eine Runde hat vier Phasen."},
          {"You win if you have more cards than each other player.", "fr",
           "Vous gagnez si vous avez plus de cartes que n'importe quel autre joueur."},
          {"Nobody may own more than four ropes.", "fr", "Nul ne peut posséder cinq cordes ou plus."},
          {"Place the tile farther than any other tile.", "fr", "Placez la tuile plus loin que toutes les autres tuiles."},
      });
}

TEST(Meanings, tell_what_each_edition_says) {
  expect_told(found_in(check_meanings,
                          {"Take the tile with the highest value.", "fr", "Prenez la tuile de la plus petite valeur."}), "Where an English player reads \"highest\", a French player reads \"plus petite\".");
  expect_told(found_in(check_meanings, {"Draw the top card and place it face down on the board.", "fr",
                                           "Piochez la première carte et posez-la sur le plateau."}), "The translation has nothing for \"face down\".");
  expect_told(found_in(check_meanings, {"All players discard a card.", "fr", "Un joueur défausse une carte."}), "Where an English player reads \"All\", the other reads of one only.");
}

TEST(Meanings, of_what_becomes_less_are_told_by_a_sign_or_a_verb) {
  expect_silence(check_meanings,
                 {
                     {"The boat gets -1 strength.", "fr", "Le bateau perd -1 en force."},
                     {"The first time each turn you win, draw a card.", "de",
                      "Wenn du das erste Mal in einem Zug gewinnst, ziehe eine Karte."},
                     {"The boat ignores any cards on the board.", "de", "Das Boot ignoriert alle Karten auf dem Plan."},
                 });
}

}  // namespace
}  // namespace fathom::audit
