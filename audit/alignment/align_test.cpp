#include "audit/alignment/align.hpp"

#include <gtest/gtest.h>

#include <string>

namespace fathom::audit {
namespace {

Reading english(const std::string& text) { return read(source_of("en.txt", text), language("en")); }
Reading french(const std::string& text) { return read(source_of("fr.txt", text), language("fr")); }

/// `1-1 1-1 1-0 moved 1-1`: the beads, one after the other.
std::string shown(const Alignment& alignment) {
  std::string line;
  for (const Bead& bead : alignment.beads) {
    line += (line.empty() ? "" : " ") + std::string(bead.moved ? "moved " : "") + std::to_string(bead.original_count) + "-" +
            std::to_string(bead.translation_count);
  }
  return line;
}

const std::string five_en =
    "Each player draws three cards from the deck.\n\n"
    "Place seven red tokens on the board.\n\n"
    "Then roll two dice and move your pawn clockwise.\n\n"
    "The winner takes all the coins in the bank.\n\n"
    "Discard your hand face down at the end of the round.\n";
const std::string draws_fr = "Chaque joueur pioche trois cartes du paquet.\n\n";
const std::string places_fr = "Placez sept jetons rouges sur le plateau.\n\n";
const std::string rolls_fr = "Lancez ensuite deux dés et déplacez votre pion dans le sens des aiguilles d'une montre.\n\n";
const std::string wins_fr = "Le gagnant prend toutes les pièces de la banque.\n\n";
const std::string discards_fr = "Défaussez votre main face cachée à la fin de la manche.\n";

TEST(Align, pairs_sentences_that_say_the_same) {
  EXPECT_EQ(shown(align(english(five_en), french(draws_fr + places_fr + rolls_fr + wins_fr + discards_fr)).alignment),
            "1-1 1-1 1-1 1-1 1-1");
}

TEST(Align, leaves_alone_what_the_translation_omits) {
  EXPECT_EQ(shown(align(english(five_en), french(draws_fr + places_fr + wins_fr + discards_fr)).alignment), "1-1 1-1 1-0 1-1 1-1");
}

TEST(Align, leaves_alone_what_the_translation_adds) {
  const std::string added = "Les enfants peuvent regarder la première carte de leur voisin.\n\n";
  EXPECT_EQ(shown(align(english(five_en), french(draws_fr + added + places_fr + rolls_fr + wins_fr + discards_fr)).alignment),
            "1-1 0-1 1-1 1-1 1-1 1-1");
}

TEST(Align, finds_a_passage_that_was_moved) {
  const Alignment made = align(english(five_en), french(rolls_fr + draws_fr + places_fr + wins_fr + discards_fr)).alignment;
  EXPECT_EQ(shown(made), "1-1 1-1 moved 1-1 1-1 1-1");
  EXPECT_EQ(made.beads[2].translation, 0U);
}

TEST(Align, joins_two_sentences_that_became_one) {
  const std::string joined = "Placez sept jetons rouges sur le plateau, puis lancez deux dés et déplacez votre pion dans le sens des "
                             "aiguilles d'une montre.\n\n";
  const std::string two = "Place seven red tokens on the board. Then roll two dice and move your pawn clockwise.\n\n";
  EXPECT_EQ(shown(align(english("Each player draws three cards from the deck.\n\n" + two), french(draws_fr + joined)).alignment),
            "1-1 2-1");
}

TEST(Align, learns_the_words_that_no_lexicon_has) {
  std::string en;
  std::string fr;
  for (const std::string number : {"2", "3", "4", "5", "6"}) {
    en += "Take " + number + " zorgles from the deck.\n\nDiscard " + number + " cards.\n\n";
    fr += "Prenez " + number + " bliquets du paquet.\n\nDéfaussez " + number + " cartes.\n\n";
  }
  const Reading original = english(en);
  const Reading translation = french(fr);
  const Aligned made = align(original, translation);
  const auto stem_of = [](const Reading& text, const Stems& stems, const std::string& word) {
    for (const Token& token : text.tokens) {
      if (text.words[token.word].folded == word) return stems.of(token);
    }
    return Stems::none;
  };
  EXPECT_TRUE(made.dictionary.match(stem_of(original, made.original_stems, "zorgles"),
                                    stem_of(translation, made.translation_stems, "bliquets")));
  EXPECT_FALSE(made.dictionary.match(stem_of(original, made.original_stems, "zorgles"),
                                     stem_of(translation, made.translation_stems, "cartes")));
}

TEST(Align, puts_every_sentence_into_one_bead_whatever_the_texts) {
  for (const std::string& text : {std::string("Word."), five_en, std::string("? ? ?"), std::string("1 2 3\n\n4 5 6\n\n7")}) {
    const Reading original = english(text);
    const Reading translation = french(wins_fr);
    std::uint32_t originals = 0;
    std::uint32_t translations = 0;
    for (const Bead& bead : align(original, translation).alignment.beads) {
      originals += bead.original_count;
      translations += bead.translation_count;
    }
    EXPECT_EQ(originals, original.document.sentences.size()) << text;
    EXPECT_EQ(translations, translation.document.sentences.size()) << text;
  }
}

}  // namespace
}  // namespace fathom::audit
