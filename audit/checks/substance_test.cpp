#include "audit/checks/substance.hpp"

#include <gtest/gtest.h>

#include <string>

#include "audit/checks/pair_of.hpp"

namespace fathom::audit {
namespace {

Substance substance(const std::string& text) { return substance_of(reading_of("en", text + "\n"), 0, 1); }

TEST(Substance, of_a_rule_is_that_it_tells_what_to_do) {
  EXPECT_TRUE(substance("Each player must discard two cards.").tells);
  EXPECT_TRUE(substance("Roll the die and move your pawn.").tells);
  EXPECT_FALSE(substance("The lamps of the old harbour.").tells);
}

TEST(Substance, is_more_like_a_rule_in_a_rule_than_in_a_tale) {
  EXPECT_GT(substance("Each player must discard two cards.").rule_like,
            substance("Long ago a dim glow lit the quiet streets and everybody slept soundly beneath it.").rule_like);
}

TEST(Substance, of_credits_is_no_rule) {
  EXPECT_TRUE(substance("© Heron Games, www.heron.example").credits);
  EXPECT_FALSE(substance("Each player must discard two cards.").credits);
}

TEST(Substance, counts_the_words_that_say_something) {
  EXPECT_EQ(substance("You discard the red cards.").words, 3U);
}

}  // namespace
}  // namespace fathom::audit
