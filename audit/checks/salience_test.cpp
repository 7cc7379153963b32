#include "audit/checks/salience.hpp"

#include <gtest/gtest.h>

#include <string>

#include "audit/checks/pair_of.hpp"

namespace fathom::audit {
namespace {

Salience salience(const std::string& text) { return salience_of(reading_of("en", text + "\n"), 0, 1); }

TEST(Salience, of_a_rule_is_that_it_tells_what_to_do) {
  EXPECT_TRUE(salience("Each player must discard two cards.").tells);
  EXPECT_TRUE(salience("Roll the die and move your pawn.").tells);
  EXPECT_FALSE(salience("The lamps of the old harbour.").tells);
}

TEST(Salience, is_more_like_a_rule_in_a_rule_than_in_a_tale) {
  EXPECT_GT(salience("Each player must discard two cards.").rule_like,
            salience("Long ago a dim glow lit the quiet streets and everybody slept soundly beneath it.").rule_like);
}

TEST(Salience, of_credits_is_no_rule) {
  EXPECT_TRUE(salience("© Heron Games, www.heron.example").credits);
  EXPECT_FALSE(salience("Each player must discard two cards.").credits);
}

TEST(Salience, counts_the_words_that_say_something) {
  EXPECT_EQ(salience("You discard the red cards.").words, 3U);
}

}  // namespace
}  // namespace fathom::audit
