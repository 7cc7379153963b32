#include "audit/alignment/dictionary.hpp"

#include <gtest/gtest.h>

#include <string>

namespace fathom::audit {
namespace {

/// Two texts whose sentences stand side by side, one by one, as alike as said.
class Lesson {
 public:
  Lesson(const std::string& english, const std::string& french, double likeness)
      : original_(read(source_of("en.txt", english), language("en"))),
        translation_(read(source_of("fr.txt", french), language("fr"))),
        left_(original_),
        right_(translation_) {
    Alignment side_by_side;
    for (std::uint32_t at = 0; at < original_.document.sentences.size(); ++at) {
      side_by_side.beads.push_back({at, 1, at, 1, likeness, false});
    }
    dictionary_ = Dictionary(original_, translation_, left_, right_, side_by_side);
  }

  [[nodiscard]] bool taught(const std::string& english, const std::string& french) const {
    return dictionary_.match(stem_of(original_, left_, english), stem_of(translation_, right_, french));
  }
  [[nodiscard]] std::uint32_t english_stem(const std::string& word) const { return stem_of(original_, left_, word); }

 private:
  static std::uint32_t stem_of(const Reading& text, const Stems& stems, const std::string& word) {
    for (const Token& token : text.tokens) {
      if (text.words[token.word].folded == word) return stems.of(token);
    }
    return Stems::none;
  }

  Reading original_;
  Reading translation_;
  Stems left_;
  Stems right_;
  Dictionary dictionary_;
};

const std::string thrice_en =
    "Take a zorgle.\n\nKeep the zorgles.\n\nEat a zorgle.\n\nPaint the mimble.\n\nWash a mimble.\n";
const std::string thrice_fr =
    "Prenez un bliquet.\n\nGardez les bliquets.\n\nMangez un bliquet.\n\nPeignez le vardon.\n\nLavez un vardon.\n";

TEST(Dictionary, learns_words_that_keep_turning_up_together) {
  const Lesson lesson(thrice_en, thrice_fr, 1.0);
  EXPECT_TRUE(lesson.taught("zorgle", "bliquet"));
  EXPECT_TRUE(lesson.taught("mimble", "vardon"));
  EXPECT_FALSE(lesson.taught("zorgle", "vardon"));
}

TEST(Dictionary, learns_nothing_from_words_that_met_once) {
  const Lesson lesson(thrice_en, thrice_fr, 1.0);
  EXPECT_FALSE(lesson.taught("paint", "peignez"));
  EXPECT_FALSE(lesson.taught("take", "bliquet"));
}

TEST(Dictionary, learns_nothing_from_sentences_that_are_hardly_alike) {
  EXPECT_FALSE(Lesson(thrice_en, thrice_fr, 0.1).taught("zorgle", "bliquet"));
}

TEST(Stems, take_the_forms_of_a_word_for_one_and_grammar_for_none) {
  const Lesson lesson(thrice_en, thrice_fr, 1.0);
  EXPECT_EQ(lesson.english_stem("zorgle"), lesson.english_stem("zorgles"));
  EXPECT_NE(lesson.english_stem("zorgle"), lesson.english_stem("mimble"));
  EXPECT_EQ(lesson.english_stem("the"), Stems::none);
}

}  // namespace
}  // namespace fathom::audit
