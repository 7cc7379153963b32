#include "app/program_name.hpp"

#include <gtest/gtest.h>

namespace fathom::app {
namespace {

TEST(ProgramName, IsWhatTheUserTypedWhereThatIsNotFathom) {
  EXPECT_EQ(command_line("replay play.yaml"), "fathom replay play.yaml");
  call_program("/usr/bin/fathom");
  EXPECT_EQ(as_typed("fathom check mirage"), "fathom check mirage");
  call_program("build/tide-pools");
  EXPECT_EQ(command_line("replay play.yaml"), "build/tide-pools replay play.yaml");
  EXPECT_EQ(as_typed("fathom check tide-pools"), "build/tide-pools check tide-pools");
  EXPECT_EQ(as_typed("ctest"), "ctest");
  call_program("fathom");
  EXPECT_EQ(command_line("gate"), "fathom gate");
}

}  // namespace
}  // namespace fathom::app
