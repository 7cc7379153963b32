#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "audit/alignment/align.hpp"
#include "audit/checks/checks.hpp"
#include "audit/checks/comparison.hpp"
#include "audit/checks/judge.hpp"
#include "audit/finding.hpp"
#include "audit/language/language.hpp"
#include "audit/reading/reading.hpp"

namespace fathom::audit {

/// A text in memory, in a language given by its code.
inline Reading reading_of(const std::string& code, const std::string& text) {
  return read(source_of("rules." + code + ".txt", text), language(code));
}

/// A pair of texts in memory, aligned and compared, as a check is given it.
class PairOf {
 public:
  PairOf(const std::string& original_code, const std::string& original, const std::string& translation_code,
         const std::string& translation)
      : original_(reading_of(original_code, original)),
        translation_(reading_of(translation_code, translation)),
        aligned_(align(original_, translation_)),
        pair_(compare(original_, translation_, aligned_)) {}
  PairOf(const PairOf&) = delete;
  PairOf& operator=(const PairOf&) = delete;

  [[nodiscard]] const Pair& pair() const { return pair_; }

 private:
  Reading original_;
  Reading translation_;
  Aligned aligned_;
  Pair pair_;
};

/// `error number-mismatch seven | six`: a finding by what it says and the words at issue; `-` where a text has none.
inline std::string shown(const Finding& finding) {
  const auto words = [](const std::optional<Passage>& passage) { return passage ? passage->words : std::string("-"); };
  return std::string(name(finding.severity)) + " " + std::string(name(finding.kind)) + " " + words(finding.original) +
         " | " + words(finding.translation);
}

/// Findings, one a line; `nothing` where there is none.
inline std::string shown(const std::vector<Finding>& findings) {
  std::string lines;
  for (const Finding& finding : findings) lines += (lines.empty() ? "" : "\n") + shown(finding);
  return lines.empty() ? "nothing" : lines;
}

/// What the findings tell their reader, one a line.
inline std::string told(const std::vector<Finding>& findings) {
  std::string lines;
  for (const Finding& finding : findings) lines += (lines.empty() ? "" : "\n") + finding.consequence;
  return lines;
}

/// Whether somebody is told something, in so many words.
inline void expect_told(const std::vector<Finding>& findings, const std::string& expected) {
  const std::string all = "\n" + told(findings) + "\n";
  EXPECT_NE(all.find("\n" + expected + "\n"), std::string::npos) << "expected " << expected << ", found" << all;
}

/// Common rules of an invented game, before and after the passage under test: from them a check learns how the two texts
/// go together. They say the same in every language.
struct Surroundings {
  std::string before;
  std::string after;
};

inline const Surroundings& surroundings(const std::string& code) {
  static const Surroundings english{
      "Each player takes five cards and a pawn of the same colour.\n\n"
      "Shuffle the other cards and place them face down on the table.\n\n"
      "The youngest player begins, then you play clockwise.\n\n"
      "On your turn you draw a card and move your pawn.\n\n",
      "You may play a card before you move your pawn.\n\n"
      "Discard the card and take the coins that it shows.\n\n"
      "At the end of the round every player discards two cards.\n\n"
      "The game ends after the fourth round.\n\n"
      "The player with the most coins wins the game.\n"};
  static const Surroundings french{
      "Chaque joueur prend cinq cartes et un pion de la même couleur.\n\n"
      "Mélangez les autres cartes et posez-les face cachée sur la table.\n\n"
      "Le plus jeune joueur commence, puis vous jouez dans le sens des aiguilles d'une montre.\n\n"
      "À votre tour, vous piochez une carte et déplacez votre pion.\n\n",
      "Vous pouvez jouer une carte avant de déplacer votre pion.\n\n"
      "Défaussez la carte et prenez les pièces qu'elle montre.\n\n"
      "À la fin de la manche, chaque joueur défausse deux cartes.\n\n"
      "La partie s'achève après la quatrième manche.\n\n"
      "Le joueur qui a le plus de pièces gagne la partie.\n"};
  static const Surroundings german{
      "Jeder Spieler nimmt fünf Karten und eine Figur derselben Farbe.\n\n"
      "Mischt die anderen Karten und legt sie verdeckt auf den Tisch.\n\n"
      "Der jüngste Spieler beginnt, danach spielt ihr im Uhrzeigersinn.\n\n"
      "In deinem Zug ziehst du eine Karte und bewegst deine Figur.\n\n",
      "Du darfst eine Karte spielen, bevor du deine Figur bewegst.\n\n"
      "Wirf die Karte ab und nimm die Münzen, die sie zeigt.\n\n"
      "Am Ende der Runde wirft jeder Spieler zwei Karten ab.\n\n"
      "Das Spiel endet nach der vierten Runde.\n\n"
      "Der Spieler mit den meisten Münzen gewinnt das Spiel.\n"};
  return code == "fr" ? french : code == "de" ? german : english;
}

inline std::string surrounded(const std::string& code, const std::string& passage) {
  return surroundings(code).before + passage + "\n\n" + surroundings(code).after;
}

/// An English passage and its translation among common rules, and what a check must say of them, if anything.
struct PassageCase {
  std::string original;
  std::string code;  ///< Of the translation.
  std::string translation;
  std::string expected{};
};

/// What a check thinks of two passages among common rules, before it is weighed.
inline std::vector<Finding> found_in(std::vector<Finding> (*check)(const Pair&), const PassageCase& passages) {
  const PairOf made("en", surrounded("en", passages.original), passages.code,
                    surrounded(passages.code, passages.translation));
  return check(made.pair());
}

/// Whether a check thinks of what is expected, each line of it; how much it is believed is a matter of the fit.
inline void expect_each(std::vector<Finding> (*check)(const Pair&), const std::vector<PassageCase>& cases) {
  for (const PassageCase& one : cases) {
    const std::string all = "\n" + shown(found_in(check, one)) + "\n";
    EXPECT_NE(all.find("\n" + one.expected + "\n"), std::string::npos)
        << one.original << "\n" << one.translation << "\nexpected " << one.expected << ", found" << all;
  }
}

/// Whether nobody is told of more than a note.
inline void expect_silence(std::vector<Finding> (*check)(const Pair&), const std::vector<PassageCase>& cases) {
  for (const PassageCase& one : cases) {
    const PairOf made("en", surrounded("en", one.original), one.code, surrounded(one.code, one.translation));
    std::vector<Finding> told = judged(check(made.pair()), made.pair());
    std::erase_if(told, [](const Finding& finding) { return finding.severity == Severity::note; });
    EXPECT_EQ(shown(told), "nothing") << one.original << "\n" << one.translation;
  }
}

/// What a check says of one text.
inline std::vector<Finding> found_in(std::vector<Finding> (*check)(const Reading&, Side), const std::string& code,
                                     const std::string& text) {
  const Reading reading = reading_of(code, text);
  return check(reading, Side::original);
}

}  // namespace fathom::audit
