#include <gtest/gtest.h>

#include "audit/checks/pair_of.hpp"

namespace fathom::audit {
namespace {

TEST(Arithmetic, that_comes_out_otherwise_is_an_error) {
  EXPECT_EQ(shown(found_in(check_arithmetic, "en", "The winner gets (6+2+4)/3 = 5 points.\n")),
            "error expression-wrong (6+2+4)/3 = 5 | -");
  EXPECT_EQ(shown(found_in(check_arithmetic, "en", "12 cards:\n\n- 6 owls\n- 4 lamps\n- 3 boats\n")),
            "error sum-wrong 12 cards: 6 owls 4 lamps 3 | -");
}

TEST(Arithmetic, that_lacks_brackets_is_a_warning) {
  EXPECT_EQ(shown(found_in(check_arithmetic, "en", "The winner gets 6+2*4 = 32 points.\n")),
            "warning expression-wrong 6+2*4 = 32 | -");
}

TEST(Arithmetic, that_is_right_is_fine) {
  EXPECT_EQ(shown(found_in(check_arithmetic, "en", "The winner gets (6+2+4)/3 = 4 points.\n")), "nothing");
  EXPECT_EQ(shown(found_in(check_arithmetic, "en", "13 cards:\n\n- 6 owls\n- 4 lamps\n- 3 boats\n")), "nothing");
}

TEST(Arithmetic, tells_what_it_comes_to) {
  EXPECT_EQ(told(found_in(check_arithmetic, "en", "The winner gets (6+2+4)/3 = 5 points.\n")), "This comes to 4, not 5.");
  EXPECT_EQ(told(found_in(check_arithmetic, "en", "The winner gets 6+2*4 = 32 points.\n")),
            "This comes to 14, not 32; it lacks brackets.");
  EXPECT_EQ(told(found_in(check_arithmetic, "en", "12 cards:\n\n- 6 owls\n- 4 lamps\n- 3 boats\n")),
            "The parts listed come to 13, not 12.");
}

}  // namespace
}  // namespace fathom::audit
