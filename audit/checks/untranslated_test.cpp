#include <gtest/gtest.h>

#include "audit/checks/pair_of.hpp"

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

TEST(Untranslated, names_within_a_translated_sentence_are_fine) {
  expect_silence(check_untranslated, {
                                         {"Roll the die and take the tile that it shows.", "fr",
                                          "Lancez le dé et prenez la tuile qu'il montre."},
                                         {"The game is called The Owl.", "fr", "Le jeu s'appelle The Owl."},
                                     });
}

TEST(Untranslated, sentences_tell_whom_they_shut_out) {
  EXPECT_EQ(told(found_in(check_untranslated, {"Roll the die and take the tile that it shows.", "fr",
                                               "Roll the die and take the tile that it shows."})),
            "This stands in the language of the original; a French player may not understand it.");
}

}  // namespace
}  // namespace fathom::audit
