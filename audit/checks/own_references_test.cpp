#include <gtest/gtest.h>

#include "audit/checks/pair_of.hpp"

namespace fathom::audit {
namespace {

TEST(OwnReferences, that_lead_nowhere_are_a_warning) {
  EXPECT_EQ(shown(found_in(check_own_references, "en", "# 1. Setup\n\nSee section 3.\n\n# 2. Lamps\n\nRoll the die.\n")),
            "warning reference-broken 3 | -");
  EXPECT_EQ(shown(found_in(check_own_references, "en",
                           "# The Harbour\n\nRoll the die (see \"The Lighthouse Keeper\").\n\n# Lamps\n\nRoll the die.\n")),
            "warning reference-broken The Lighthouse Keeper | -");
}

TEST(OwnReferences, that_lead_to_a_heading_are_fine) {
  EXPECT_EQ(shown(found_in(check_own_references, "en", "# 1. Setup\n\nSee section 2.\n\n# 2. Lamps\n\nRoll the die.\n")),
            "nothing");
  EXPECT_EQ(shown(found_in(
                check_own_references, "en",
                "# The Lighthouse Keeper\n\nRoll the die.\n\n# Lamps\n\nRoll the die (see \"The Lighthouse Keeper\").\n")),
            "nothing");
  EXPECT_EQ(shown(found_in(check_own_references, "en", "See section 3.\n\nRoll the die.\n")), "nothing");
}

TEST(Numbering, that_skips_a_point_is_a_warning) {
  EXPECT_EQ(
      shown(found_in(check_own_references, "en", "Do this:\n\n1. Roll the die.\n2. Take two coins.\n4. Draw a card.\n")),
      "warning outline-mismatch Draw a card. | -");
}

TEST(Numbering, without_a_gap_is_fine_in_lists_within_lists_too) {
  EXPECT_EQ(
      shown(found_in(check_own_references, "en", "Do this:\n\n1. Roll the die.\n2. Take two coins.\n3. Draw a card.\n")),
      "nothing");
  EXPECT_EQ(shown(found_in(check_own_references, "en",
                           "Do this:\n\n1. Roll the die.\n2. Take coins:\n   1. One for you.\n   2. One for the owl.\n   3. "
                           "One for the box.\n3. Draw a card.\n")),
            "nothing");
  EXPECT_EQ(shown(found_in(check_own_references, "en", "Contents:\n\n6 owls\n4 lamps\n3 boats\n")), "nothing");
}

TEST(OwnReferences, tell_what_is_looked_for_in_vain) {
  EXPECT_EQ(told(found_in(check_own_references, "en", "# 1. Setup\n\nSee section 3.\n\n# 2. Lamps\n\nRoll the die.\n")),
            "No section of this text has that number.");
  EXPECT_EQ(told(found_in(check_own_references, "en",
                          "# The Harbour\n\nRoll the die (see \"The Lighthouse Keeper\").\n\n# Lamps\n\nRoll the die.\n")),
            "No heading of this text reads so; an English player looks for it in vain.");
  EXPECT_EQ(
      told(found_in(check_own_references, "en", "Do this:\n\n1. Roll the die.\n2. Take two coins.\n4. Draw a card.\n")),
      "After point 2 comes point 4.");
}

}  // namespace
}  // namespace fathom::audit
