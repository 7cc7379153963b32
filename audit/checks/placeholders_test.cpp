#include <gtest/gtest.h>

#include "audit/checks/pair_of.hpp"

namespace fathom::audit {
namespace {

TEST(PlaceholdersCheck, of_one_text_alone_are_an_error) {
  expect_each(
      check_placeholders,
      {
          {"Pay {0} coins for {1}.", "fr", "Payez {0} pièces.", "error placeholder-changed {1} | Payez {0} pièces."},
          {"Pay 2 :coin: for 1 :gem:.", "fr", "Payez 1 :coin: pour 2 :gem:.", "error placeholder-changed :coin: | :coin:"},
      });
}

TEST(PlaceholdersCheck, that_are_filled_in_by_their_order_keep_it) {
  expect_each(check_placeholders, {{"It is the turn of %s, with %d cards.", "fr", "Il reste %d cartes, c'est le tour de %s.",
                                    "error placeholder-changed %s | %d"}});
  expect_silence(check_placeholders,
                 {
                     {"It is the turn of %s, with %d cards.", "fr", "C'est le tour de %s, avec %d cartes."},
                     {"It is the turn of %1$s, with %2$d cards.", "fr", "Il reste %2$d cartes, c'est le tour de %1$s."},
                     {"Pay {0} coins for {1}.", "fr", "Pour {1}, payez {0} pièces."},
                 });
}

}  // namespace
}  // namespace fathom::audit
