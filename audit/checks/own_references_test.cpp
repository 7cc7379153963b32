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

TEST(OwnReferences, to_steps_figures_and_pages_that_are_not_there_are_a_warning) {
  constexpr std::string_view steps = "Do this:\n\n1. Roll the die.\n2. Take two coins.\n3. Draw a card.\n\n";
  EXPECT_EQ(shown(found_in(check_own_references, "en", std::string(steps) + "Repeat step 4.\n")),
            "warning reference-broken 4 | -");
  EXPECT_EQ(shown(found_in(check_own_references, "en", std::string(steps) + "Repeat steps 2 to 5.\n")),
            "warning reference-broken 2 to 5 | -");
  EXPECT_EQ(shown(found_in(check_own_references, "en", std::string(steps) + "Repeat step 2, or steps 1-3.\n")), "nothing");
  EXPECT_EQ(shown(found_in(check_own_references, "en",
                           std::string(steps) + "**4. Mend nets.** Roll the die.\n\nRepeat step 4.\n")),
            "nothing");
  EXPECT_EQ(shown(found_in(check_own_references, "en", "Repeat step 4.\n\nRoll the die.\n")), "nothing");
  constexpr std::string_view captions = "Figure 1: The harbour.\n\nRoll the die (see fig. 3).\n\nFigure 2: A lamp.\n";
  EXPECT_EQ(shown(found_in(check_own_references, "en", std::string(captions))), "warning reference-broken 3 | -");
  EXPECT_EQ(shown(found_in(check_own_references, "en", std::string(captions) + "\nFigure 3 A boat.\n")), "nothing");
  EXPECT_EQ(
      told(found_in(check_own_references, "de", "Abb. 1: Der Hafen.\n\nAbb. 2: Eine Lampe.\n\nWürfelt (siehe Abb. 4).\n")),
      "No figure of this text has that number.");
}

TEST(OwnReferences, to_pages_are_held_to_the_numbers_on_the_pages) {
  EXPECT_EQ(shown(found_in(check_own_references, "en", "Page 4: Lamps.\n\nPage 6: Boats.\n\nRoll the die (see page 9).\n")),
            "nothing");
  std::string text = "See page 5 for lamps, and page 3 for boats.\n";
  for (int page = 1; page <= 3; ++page) {
    for (std::size_t line = 1; line <= 6; ++line) text += "\nRoll the die " + std::string(line, 'x') + ".\n";
    text += "\n" + std::to_string(page) + "\n\f";
  }
  EXPECT_EQ(shown(found_in(check_own_references, "en", text)), "warning reference-broken 5 | -");
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
