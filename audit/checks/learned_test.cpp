#include <gtest/gtest.h>

#include "audit/checks/pair_of.hpp"

namespace fathom::audit {
namespace {

const std::string english =
    "Take 2 zorgles from the deck.\n\n"
    "Discard 3 zorgles.\n\n"
    "Each player keeps 4 zorgles.\n\n"
    "Take 2 mimbles from the deck.\n\n"
    "Discard 3 mimbles.\n\n"
    "Each player keeps 5 mimbles.\n\n"
    "Move 6 mimbles to the board.\n\n"
    "Move 7 zorgles to the board.\n\n"
    "Give 8 zorgles to the next player.";
const std::string french =
    "Prenez 2 bliquets du paquet.\n\n"
    "Défaussez 3 bliquets.\n\n"
    "Chaque joueur garde 4 bliquets.\n\n"
    "Prenez 2 vardons du paquet.\n\n"
    "Défaussez 3 vardons.\n\n"
    "Chaque joueur garde 5 vardons.\n\n"
    "Déplacez 6 vardons sur le plateau.\n\n"
    "Déplacez 7 bliquets sur le plateau.\n\n";

TEST(LearnedWords, that_name_another_thing_in_one_place_are_an_error) {
  expect_each(check_learned_words,
              {{english, "fr", french + "Donnez 8 vardons au joueur suivant.", "error term-mismatch zorgles | vardons"}});
}

TEST(LearnedWords, that_stand_where_they_should_are_fine) {
  expect_silence(check_learned_words, {{english, "fr", french + "Donnez 8 bliquets au joueur suivant."}});
}

TEST(LearnedWords, tell_that_both_have_other_counterparts) {
  expect_told(found_in(check_learned_words, {english, "fr", french + "Donnez 8 vardons au joueur suivant."}), "Elsewhere \"zorgles\" has another counterpart, and \"vardons\" stands for something else.");
}

}  // namespace
}  // namespace fathom::audit
