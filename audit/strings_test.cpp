#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "audit/audit.hpp"
#include "audit/checks/pair_of.hpp"
#include "audit/language/language.hpp"
#include "audit/text/formats/readers.hpp"

// Strings of a card game, as their translators keep them: icons in brackets, names in double ones, reminders.

namespace fathom::audit {
namespace {

struct String {
  std::string original;
  std::string translation;
};

/// Cards in English and French, before and after those under test.
const std::vector<String> usual{
    {"[sun] Draw a card, then discard a card.", "[sun] Piochez une carte, puis défaussez une carte."},
    {"Each [[Ghost]] enemy moves 1 space.", "Chaque ennemi [[Fantôme]] se déplace de 1 case."},
    {"[moon]: Pay 2 coins. Take a lantern.", "[lune] : Payez 2 pièces. Prenez une lanterne."},
    {"Discard a [[Ghost]] card. Gain 3 coins.", "Défaussez une carte [[Fantôme]]. Gagnez 3 pièces."},
    {"[moon]: Move your boat to the harbour.", "[lune] : Déplacez votre bateau vers le port."},
    {"[moon]: Draw 2 cards.", "[lune] : Piochez 2 cartes."},
    {"[sun] [moon]: Take a lantern from the harbour.", "[sun] [lune] : Prenez une lanterne du port."},
    {"[moon] [moon]: Exhaust the boat. Draw a card.", "[moon] [moon] : Épuisez le bateau. Piochez une carte."},
    {"[moon] [moon]: Gain 4 coins.", "[moon] [moon] : Gagnez 4 pièces."},
};

Reading read_strings(const std::string& code, const std::vector<String>& strings) {
  std::string table = "key," + code + "\n";
  for (std::size_t i = 0; i < strings.size(); ++i)
    table += "card" + std::to_string(i) + ",\"" + (code == "en" ? strings[i].original : strings[i].translation) + "\"\n";
  return read(read_csv(code + ".csv", table).front(), language(code));
}

/// What more than a note is told of these cards among the usual ones.
std::string told_of(const std::vector<String>& strings) {
  std::vector<String> all = usual;
  all.insert(all.end(), strings.begin(), strings.end());
  Audit made = audit(read_strings("en", all), read_strings("fr", all));
  std::erase_if(made.findings, [](const Finding& finding) { return finding.severity == Severity::note; });
  return shown(made.findings);
}

TEST(Strings, keep_icons_and_translate_names_in_double_brackets) {
  EXPECT_EQ(told_of({}), "warning placeholder-changed [moon] | [lune]") << "a new name of an icon is told once";
  EXPECT_NE(told_of({{"[sun]: Gain 5 coins.", "Gagnez 5 pièces."}}).find("error placeholder-changed [sun]"), std::string::npos);
}

TEST(Strings, left_in_the_language_of_the_original_are_told_of_once) {
  const std::string text = "Discard cards from the top of the deck until you find a boat. Put that boat into play.";
  EXPECT_EQ(told_of({{text, text}}),
            "warning placeholder-changed [moon] | [lune]\n"
            "warning untranslated - | Discard cards from the top of the deck until you find a boat.");
}

TEST(Strings, that_repeat_a_sentence_in_place_of_another_are_told_of) {
  EXPECT_NE(told_of({{"Discard two cards from your hand. Take three coins from the common bank.",
                      "Défaussez deux cartes de votre main. Défaussez deux cartes de votre main."}})
                .find("repeated-word"),
            std::string::npos);
}

}  // namespace
}  // namespace fathom::audit
