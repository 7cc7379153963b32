#include "app/progress.hpp"

#include <gtest/gtest.h>

namespace fathom::app {
namespace {

TEST(Progress, FillsUp) {
  EXPECT_EQ(bar("laws", 0, 100, ""), "  laws       [........................]   0 %  ");
  EXPECT_EQ(bar("laws", 50, 100, "x"), "  laws       [############............]  50 %  x");
  EXPECT_EQ(bar("laws", 100, 100, ""), "  laws       [########################] 100 %  ");
}

TEST(Progress, SurvivesOddNumbers) {
  EXPECT_NE(bar("laws", 5, 0, "").find("100 %"), std::string::npos);
  EXPECT_NE(bar("laws", 5, 3, "").find("100 %"), std::string::npos);
}

}  // namespace
}  // namespace fathom::app
