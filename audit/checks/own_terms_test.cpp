#include <gtest/gtest.h>

#include "audit/checks/pair_of.hpp"

namespace fathom::audit {
namespace {

TEST(OwnTerms, that_differ_in_one_item_of_two_lists_are_a_warning) {
  EXPECT_EQ(shown(found_in(check_own_terms, "en",
                           "Your box has an owl, a lamp, a boat, a bridge and a heron. You may take an owl, a lamp, a boat, "
                           "a bridge or a stork.\n")),
            "warning term-inconsistent a heron | -");
  EXPECT_EQ(shown(found_in(check_own_terms, "en",
                           "4 owls\n4 lamps\n4 boats\n4 herons\n\nRoll the die.\n\n4 owls\n4 lamps\n4 boats\n4 storks\n")),
            "warning term-inconsistent 4 herons | -");
}

TEST(OwnTerms, of_equal_lists_and_of_unlike_ones_are_fine) {
  EXPECT_EQ(shown(found_in(check_own_terms, "en",
                           "Your box has an owl, a lamp, a boat, a bridge and a heron. You may take an owl, a lamp, a boat, "
                           "a bridge or a heron.\n")),
            "nothing");
  EXPECT_EQ(shown(found_in(check_own_terms, "en",
                           "Your box has an owl, a lamp, a boat, a bridge and a heron. You may take an owl, a lamp, a boat, "
                           "a tent or a stork.\n")),
            "nothing");
}

TEST(OwnTerms, that_are_said_once_and_introduced_nowhere_are_a_warning) {
  EXPECT_EQ(shown(found_in(check_own_terms, "en", "Roll the die. Then move the Beacon Marker to the next space.\n")),
            "note term-undefined Beacon Marker | -");
}

TEST(OwnTerms, that_stand_elsewhere_too_are_fine) {
  EXPECT_EQ(shown(found_in(
                check_own_terms, "en",
                "Place the Beacon Marker beside the board. Roll the die. Then move the Beacon Marker to the next space.\n")),
            "nothing");
  EXPECT_EQ(shown(found_in(check_own_terms, "en", "Roll the die. Then move the beacon marker to the next space.\n")),
            "nothing");
}

TEST(OwnTerms, ask_what_a_reader_would) {
  EXPECT_EQ(told(found_in(check_own_terms, "en",
                          "Your box has an owl, a lamp, a boat, a bridge and a heron. You may take an owl, a lamp, a boat, "
                          "a bridge or a stork.\n")),
            "One list has \"a heron\" where another has \"a stork\": one thing with two names?");
  EXPECT_EQ(told(found_in(check_own_terms, "en", "Roll the die. Then move the Beacon Marker to the next space.\n")),
            "The text speaks of this once and says nowhere what it is.");
}

}  // namespace
}  // namespace fathom::audit
