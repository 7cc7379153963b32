#include <gtest/gtest.h>

#include "audit/checks/pair_of.hpp"
#include "audit/language/spelling.hpp"

namespace fathom::audit {
namespace {

TEST(Untranslated, sentences_are_a_warning) {
  expect_each(check_untranslated,
              {
                  {"Roll the die and take the tile that it shows.", "fr", "Roll the die and take the tile that it shows.",
                   "warning untranslated - | Roll the die and take the tile that it shows."},
                  {"Roll the die and take the tile that it shows.", "de", "Roll the die and take the tile that it shows.",
                   "warning untranslated - | Roll the die and take the tile that it shows."},
              });
}

TEST(Untranslated, sentences_of_a_third_language_are_one_too) {
  expect_each(check_untranslated,
              {{"Roll the die and take the tile that it shows.", "fr", "Tira el dado y toma una de las losetas del tablero.",
                "warning untranslated - | Tira el dado y toma una de las losetas del tablero."},
               {"Roll the die and take the tile that it shows.", "de", "Lancez le dé et prenez une des tuiles qu'il montre.",
                "warning untranslated - | Lancez le dé et prenez une des tuiles qu'il montre."}});
}

TEST(Untranslated, a_word_that_two_languages_have_is_counted_once) {
  expect_silence(check_untranslated,
                 {{"36 contract cards: 24 small ones with a light back and 12 large ones with a dark back", "fr",
                   "36 cartes Contrat : 24 petits contrats à dos clair et 12 grands à dos foncé"}});
}

TEST(Untranslated, names_within_a_translated_sentence_are_fine) {
  expect_silence(check_untranslated, {
                                         {"Roll the die and take the tile that it shows.", "fr",
                                          "Lancez le dé et prenez la tuile qu'il montre."},
                                         {"The game is called The Owl.", "fr", "Le jeu s'appelle The Owl."},
                                         {"Take the Night Watch card.", "fr", "Prenez la carte Night Watch."},
                                         {"Take the Harbour of the Winds card.", "de",
                                          "Nimm die Karte Harbour of the Winds."},
                                         {"Pay {coins of player} and [gain action].", "fr",
                                          "Payez {coins of player} et [gain action]."},
                                     });
}

TEST(Untranslated, passages_are_found_within_a_translated_sentence) {
  expect_each(check_untranslated,
              {{"Shuffle the weather deck and place it on the board.", "fr",
                "Mélangez the weather deck et placez-le sur le plateau.", "warning untranslated - | the weather deck"},
               {"Then place the lantern next to the harbour.", "de", "Danach legst du die Laterne next to the Hafen.",
                "warning untranslated - | next to the"}});
}

/// Rules in which the same word is translated again and again.
const char* const keepers_in_english =
    "Each player takes a keeper.\n\nWake the keeper at night.\n\nPay a coin for each keeper.\n\n"
    "Discard the keeper when it rains.\n\nThe game ends after four nights.\n";
const char* const keepers_in_french =
    "Chaque joueur prend un gardien.\n\nRéveillez le gardien la nuit.\n\nPayez une pièce par gardien.\n\n"
    "Défaussez le gardien quand il pleut.\n\nLa partie se termine après quatre nuits.\n";

std::string with(std::string text, const std::string& words, const std::string& others) {
  const std::size_t at = text.find(words);
  return at == std::string::npos ? "?" : text.replace(at, words.size(), others);
}

TEST(Untranslated, a_word_is_found_that_is_translated_everywhere_else) {
  const auto found = [](const std::string& translated) {
    const PairOf pair("en", keepers_in_english, "fr", translated);
    return shown(check_untranslated(pair.pair()));
  };
  EXPECT_EQ(found(keepers_in_french), "nothing");
  EXPECT_EQ(found(with(keepers_in_french, "Défaussez le gardien", "Défaussez le keeper")),
            "warning untranslated - | keeper");
  std::string kept = keepers_in_french;
  for (std::size_t at = 0; (at = kept.find("gardien", at)) != std::string::npos; ++at) kept.replace(at, 7, "keeper");
  EXPECT_EQ(found(kept), "nothing") << "a word that stays everywhere is meant to";
}

/// Rules under headings, one of them `heading`.
std::string headed(const std::string& code, const std::string& heading) {
  const bool original = code == "en";
  return (original ? "# Spindrift\n\n## The Anchor\n\nEach player takes a keeper.\n\n## "
                   : "# Spindrift\n\n## L'ancre\n\nChaque joueur prend un gardien.\n\n## ") +
         heading +
         (original ? "\n\nWake the keeper at night.\n\n## Scoring\n\nPay a coin for each keeper.\n"
                   : "\n\nRéveillez le gardien la nuit.\n\n## Décompte\n\nPayez une pièce par gardien.\n");
}

TEST(Untranslated, headings_are_found_among_those_that_were_translated) {
  if (Spelling::of("en") == nullptr || Spelling::of("fr") == nullptr)
    GTEST_SKIP() << "no hunspell dictionaries of English and French";
  const auto found = [](const std::string& original, const std::string& translated) {
    const PairOf pair("en", headed("en", original), "fr", headed("fr", translated));
    return shown(check_untranslated(pair.pair()));
  };
  EXPECT_EQ(found("The Harbour", "Le port"), "nothing");
  EXPECT_EQ(found("The Harbour", "The Harbour"), "warning untranslated - | The Harbour");
  EXPECT_EQ(found("Unusual weather", "Unusual weather"), "warning untranslated - | Unusual weather");
  EXPECT_EQ(found("Transition", "Transition"), "nothing") << "a word of both";
  EXPECT_EQ(found("Zorblax", "Zorblax"), "nothing") << "a name";
}

TEST(Untranslated, abbreviations_of_the_original_are_found) {
  expect_each(check_untranslated, {{"Take a token, e.g. a shell.", "fr", "Prenez un jeton, e.g. un coquillage.",
                                    "warning untranslated - | e.g."}});
  expect_silence(check_untranslated, {{"Take a token, e.g. a shell.", "fr", "Prenez un jeton, p. ex. un coquillage."},
                                      {"Take max. 3 tokens of each.", "fr", "Prenez max. 3 jetons de chaque."}});
}

TEST(Untranslated, is_found_in_languages_without_a_file) {
  const PairOf pair("en", surrounded("en", "Roll the die and take the tile that it shows."), "fi",
                    "Jokainen pelaaja ottaa viisi korttia.\n\nRoll the die and take the tile that it shows.\n");
  EXPECT_EQ(shown(check_untranslated(pair.pair())),
            "warning untranslated - | Roll the die and take the tile that it shows.");
  const PairOf japanese("en", surrounded("en", "Roll the die and take the tile that it shows."), "ja",
                        "各プレイヤーはカードを五枚取ります。\n\nRoll the die and take the tile that it shows.\n");
  EXPECT_EQ(shown(check_untranslated(japanese.pair())),
            "warning untranslated - | Roll the die and take the tile that it shows.");
}

TEST(Untranslated, sentences_tell_whom_they_shut_out) {
  EXPECT_EQ(told(found_in(check_untranslated, {"Roll the die and take the tile that it shows.", "fr",
                                               "Roll the die and take the tile that it shows."})),
            "This stands in the language of the original; a French player may not understand it.");
  EXPECT_EQ(told(found_in(check_untranslated, {"Roll the die and take the tile that it shows.", "fr",
                                               "Tira el dado y toma una de las losetas del tablero."})),
            "This stands in Spanish; a French player may not understand it.");
}

}  // namespace
}  // namespace fathom::audit
