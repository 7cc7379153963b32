#include <gtest/gtest.h>

#include "audit/checks/pair_of.hpp"

namespace fathom::audit {
namespace {

TEST(Statements, that_bind_here_and_free_there_are_a_warning) {
  EXPECT_EQ(shown(found_in(
                check_statements, "en",
                "You must light a lamp in the harbour.\n\nRoll the die.\n\nYou need not light a lamp in the harbour.\n")),
            "warning statement-contradicted must | -");
}

TEST(Statements, with_two_limits_of_one_thing_are_an_error) {
  EXPECT_EQ(shown(found_in(check_statements, "en",
                           "You may keep up to three lamps in your harbour.\n\nRoll the die.\n\nYou may keep up to four "
                           "lamps in your harbour.\n")),
            "error statement-contradicted three | -");
}

TEST(Statements, of_other_cases_or_of_other_things_may_stand_side_by_side) {
  EXPECT_EQ(shown(found_in(check_statements, "en",
                           "You must light a lamp in the harbour.\n\nRoll the die.\n\nIf it rains, you need not light a "
                           "lamp in the harbour.\n")),
            "nothing");
  EXPECT_EQ(shown(found_in(check_statements, "en",
                           "You may keep up to three lamps in your harbour.\n\nRoll the die.\n\nYou may keep up to four "
                           "coins in your harbour.\n")),
            "nothing");
  EXPECT_EQ(shown(found_in(check_statements, "en",
                           "You may keep up to three lamps in your harbour.\n\nRoll the die.\n\nYou may keep up to three "
                           "lamps in your harbour.\n")),
            "nothing");
}

TEST(Statements, tell_both_places) {
  EXPECT_EQ(told(found_in(
                check_statements, "en",
                "You must light a lamp in the harbour.\n\nRoll the die.\n\nYou need not light a lamp in the harbour.\n")),
            "Of the same thing it says here that a player must, and there need not.");
  EXPECT_EQ(told(found_in(check_statements, "en",
                          "You may keep up to three lamps in your harbour.\n\nRoll the die.\n\nYou may keep up to four "
                          "lamps in your harbour.\n")),
            "Here the limit is \"three\", there \"four\", of the same thing.");
}

}  // namespace
}  // namespace fathom::audit
