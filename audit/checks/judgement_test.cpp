#include "audit/checks/judgement.hpp"

#include <gtest/gtest.h>

#include "audit/checks/pair_of.hpp"

namespace fathom::audit {
namespace {

TEST(Judgement, makes_an_error_less_grave_the_less_it_is_sure) {
  EXPECT_EQ(weighed(Severity::error, 0.9), Severity::error);
  EXPECT_EQ(weighed(Severity::error, (doubtful + confident) / 2), Severity::warning);
  EXPECT_EQ(weighed(Severity::error, doubtful / 2), Severity::note);
}

TEST(Judgement, never_makes_a_finding_graver) {
  EXPECT_EQ(weighed(Severity::warning, 1), Severity::warning);
  EXPECT_EQ(weighed(Severity::note, 1), Severity::note);
}

TEST(Judgement, is_more_surprised_by_a_difference_in_a_literal_translation_than_in_a_free_one) {
  const PairOf literal("en", surrounded("en", "Roll the die and place the red tile on the board."), "fr",
                       surrounded("fr", "Lancez le dé et posez la tuile rouge sur le plateau."));
  const PairOf free("en", surrounded("en", "Roll the die and place the red tile on the board."), "fr",
                    surrounded("fr", "Selon le résultat du lancer, complétez ensuite librement cette zone rouge du jeu."));
  const auto surprise_at_test = [](const PairOf& made) {
    static constexpr std::uint32_t under_test = 4;  // of the sentences of the original
    double found = 0;
    for (const Comparison& comparison : made.pair().comparisons) {
      if (made.pair().bead(comparison).original == under_test) found = surprise(made.pair(), comparison);
    }
    return found;
  };
  EXPECT_GT(surprise_at_test(literal), 0.8);
  EXPECT_LT(surprise_at_test(free), surprise_at_test(literal));
}

TEST(Judgement, weighs_a_tale_less_than_a_rule) {
  const Reading rule =
      reading_of("en", "Each player must discard two cards and draw three tiles from the pile on the table.\n");
  const Reading tale = reading_of("en",
                                  "Grandmother whispered softly about foggy mornings, crooked chimneys, sleepy shepherds, "
                                  "creaking floorboards and murmuring brooks that everybody else had forgotten.\n");
  EXPECT_EQ(gravity(rule, 0, 1), 1.0);
  EXPECT_LT(gravity(tale, 0, 1), 1.0);
}

TEST(Judgement, calls_players_by_their_language) {
  EXPECT_EQ(player_of(reading_of("en", "A lamp.\n")), "an English player");
  EXPECT_EQ(player_of(reading_of("de", "Eine Lampe.\n")), "a German player");
}

}  // namespace
}  // namespace fathom::audit
