#include <gtest/gtest.h>

#include "audit/checks/pair_of.hpp"

namespace fathom::audit {
namespace {

TEST(References, to_another_page_are_a_warning) {
  expect_each(check_references, {
                                    {"You find the symbols on page 4.", "fr", "Vous trouverez les symboles à la page 5.",
                                     "warning reference-mismatch 4 | 5"},
                                });
}

TEST(References, to_another_letter_are_a_warning) {
  expect_each(check_references, {
                                    {"Hire them first (see Action D).", "fr", "Engagez-les d'abord (voir Action E).",
                                     "warning reference-mismatch D | E"},
                                });
  expect_silence(check_references, {
                                       {"Hire them first (see Action D).", "fr", "Engagez-les d'abord (voir Action D)."},
                                       {"Then I draw a card.", "fr", "Puis je pioche une carte de A à C."},
                                   });
}

TEST(References, to_the_same_pages_in_another_order_are_fine) {
  expect_silence(check_references, {
                                       {"You find the symbols on page 4.", "fr", "Vous trouverez les symboles à la page 4."},
                                       {"You find the symbols on page 4 and the cards on page 6.", "fr",
                                        "Les cartes sont à la page 6, les symboles à la page 4."},
                                   });
}

TEST(References, tell_where_each_text_sends_its_reader) {
  EXPECT_EQ(told(found_in(check_references,
                          {"You find the symbols on page 4.", "fr", "Vous trouverez les symboles à la page 5."})),
            "The original refers to \"4\", the translation to \"5\".");
}

TEST(Outline, that_is_numbered_otherwise_is_a_warning) {
  expect_each(check_outline, {
                                 {"# 2. The harbour\n\nRoll the die.", "fr", "# 3. Le port\n\nLancez le dé.",
                                  "warning outline-mismatch The harbour | Le port"},
                             });
}

TEST(Outline, that_is_numbered_alike_is_fine) {
  expect_silence(check_outline, {
                                    {"# 2. The harbour\n\nRoll the die.", "fr", "# 2. Le port\n\nLancez le dé."},
                                });
}

TEST(Outline, tells_both_numbers) {
  EXPECT_EQ(told(found_in(check_outline, {"# 2. The harbour\n\nRoll the die.", "fr", "# 3. Le port\n\nLancez le dé."})),
            "What the original numbers 2 is 3 in the translation.");
}

TEST(References, are_no_letters_of_an_abbreviation) {
  expect_silence(check_references, {{"Shuffle the R&D deck.", "de", "Mische das F&E Deck."}});
}

}  // namespace
}  // namespace fathom::audit
