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

TEST(PlaceholdersCheck, may_be_said_by_a_pronoun) {
  expect_each(check_placeholders,
              {
                  {"Take 1 [coin] from whoever has the most [coin].", "it", "Prendi 1 [coin] a chi ne ha di più.",
                   "note placeholder-changed [coin] | Prendi 1 [coin] a chi ne ha di più."},
              });
}

TEST(PlaceholdersCheck, count_each_time_they_stand) {
  expect_each(check_placeholders,
              {
                  {"[action][action]: Draw a card, then [action] again.", "fr",
                   "[action] : piochez une carte, puis [action] de nouveau.",
                   "error placeholder-changed [action] | [action] : piochez une carte, puis [action] de nouveau."},
                  {"Pay (seed) or (seed), or (seed).", "fr", "Payez (seed) ou (seed)(seed), ou (seed).",
                   "error placeholder-changed Pay (seed) or (seed), or (seed). | (seed)"},
                  {"\u27F3: Draw a card; \u27F3 is a turn.", "fr", "Piochez une carte ; \u27F3 est un tour.",
                   "error placeholder-changed \u27F3 | Piochez une carte ; \u27F3 est un tour."},
              });
  expect_silence(check_placeholders,
                 {
                     {"Read [rules][1] and [questions][].", "fr", "Lisez les [règles][1] et les [questions][]."},
                     {"Pay one coin (silver) for each card(s).", "fr", "Payez une pièce (argent) par carte(s)."},
                 });
}

TEST(PlaceholdersCheck, that_only_change_how_words_look_are_a_note) {
  expect_each(check_placeholders, {
                                      {"<b>Pay</b> a <b>coin</b>.", "fr", "<b>Payez</b> une pièce.",
                                       "note placeholder-changed <b> | <b>Payez</b> une pièce."},
                                      {"<b>Pay</b> a coin.", "fr", "<b>Payez une pièce.",
                                       "warning placeholder-changed </b> | <b>Payez une pièce."},
                                      {"Pay [coin] and [strength](3) for [coin].", "fr", "Payez [coin] et (3) pour [coin].",
                                       "error placeholder-changed [strength] | Payez [coin] et (3) pour [coin]."},
                                  });
  expect_silence(check_placeholders, {
                                         {"<strong>Pay</strong> a <i>coin</i>.", "fr", "<b>Payez</b> une <em>pièce</em>."},
                                         {"Pay a [[Ghost]] coin.", "fr", "Payez une pièce [[GHOST]]."},
                                     });
}

TEST(PlaceholdersCheck, keep_the_sign_before_them) {
  expect_each(
      check_placeholders,
      {
          {"Score -{0} points.", "fr", "Marquez +{0} points.", "error placeholder-changed {0} | Marquez +{0} points."},
          {"It is worth %d points here, -%d there.", "fr", "Elle vaut %d points ici, %d ailleurs.",
           "error placeholder-changed %d | Elle vaut %d points ici, %d ailleurs."},
      });
  expect_silence(check_placeholders, {
                                         {"Score -{0} points.", "fr", "Marquez \u2212{0} points."},
                                         {"Score -{0} points.", "fr", "Perdez {0} points."},
                                         {"Draw {0}-{1} cards.", "fr", "Piochez de {0} à {1} cartes."},
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
