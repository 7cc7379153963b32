#include <gtest/gtest.h>

#include "audit/checks/pair_of.hpp"

namespace fathom::audit {
namespace {

TEST(Items, that_one_list_lacks_are_an_error) {
  expect_each(check_items,
              {
                  {"You may build on lakes, islands, mountains or forests.", "fr",
                   "Vous pouvez construire sur les lacs, les îles ou les forêts.",
                   "error item-omitted mountains | Vous pouvez construire sur les lacs, les îles ou les forêts."},
                  {"You may build on lakes, islands or forests.", "fr",
                   "Vous pouvez construire sur les lacs, les îles, les montagnes ou les forêts.",
                   "error item-added You may build on lakes, islands or forests. | les montagnes"},
              });
}

TEST(Items, in_another_order_are_an_error_where_the_text_says_that_order_matters) {
  expect_each(check_items,
              {
                  {"Play the cards in this order: island, mountain, forest.", "fr",
                   "Jouez les cartes dans cet ordre : île, forêt, montagne.", "error order-changed mountain | montagne"},
              });
}

TEST(Items, that_are_points_in_another_order_are_a_warning) {
  expect_each(check_items, {
                               {"Do this:\n\n- Roll the die.\n- Take two coins.\n- Draw a card.", "fr",
                                "Faites ceci :\n\n- Prenez deux pièces.\n- Lancez le dé.\n- Piochez une carte.",
                                "warning order-changed Take two coins. | Prenez deux pièces."},
                           });
}

TEST(Items, that_are_all_there_are_fine) {
  expect_silence(check_items, {
                                  {"You may build on lakes, islands, mountains or forests.", "fr",
                                   "Vous pouvez construire sur les lacs, les îles, les montagnes ou les forêts."},
                                  {"You may build on islands, mountains or forests.", "fr",
                                   "Vous pouvez construire sur les forêts, les îles ou les montagnes."},
                                  {"Build on islands, mountains or forests.", "fr",
                                   "Construisez sur une île, dans les montagnes ou dans une forêt."},
                                  {"Do this:\n\n- Roll the die.\n- Take two coins.\n- Draw a card.", "fr",
                                   "Faites ceci :\n\n- Lancez le dé.\n- Prenez deux pièces.\n- Piochez une carte."},
                              });
}

TEST(Items, tell_which_edition_has_them) {
  EXPECT_EQ(told(found_in(check_items, {"You may build on lakes, islands, mountains or forests.", "fr",
                                        "Vous pouvez construire sur les lacs, les îles ou les forêts."})),
            "For an English player this list has \"mountains\", for a French player it has not.");
}

}  // namespace
}  // namespace fathom::audit
