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

TEST(ProgramName, KnowsItsBuild) {
  EXPECT_EQ(program_build(), program_build());
  EXPECT_EQ(program_build().find_first_not_of("0123456789abcdef"), std::string::npos);
  EXPECT_GE(program_build().size(), 16U) << "the compilers of Debian have the linker name what it makes";
}

}  // namespace
}  // namespace fathom::app
