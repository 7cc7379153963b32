#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

#include "audit/finding.hpp"

namespace fathom::audit {
namespace {

std::string reference() {
  std::ostringstream text;
  text << std::ifstream(FATHOM_SOURCE_DIR "/docs/audit.md").rdbuf();
  return text.str();
}

TEST(Kinds, StandInTheReferenceInTheirOrder) {
  const std::string text = reference();
  std::size_t before = 0;
  for (const KindShown& kind : kinds()) {
    const std::string row = "\n| `" + std::string(kind.name) + "` | " + std::string(name(kind.usual)) + " | " +
                            std::string(kind.meaning) + " |\n";
    const std::size_t at = text.find(row);
    ASSERT_NE(at, std::string::npos) << "docs/audit.md lacks" << row;
    EXPECT_LT(before, at) << kind.name << " stands elsewhere than in kinds()";
    before = at;
  }
}

TEST(Kinds, AreAllThatTheReferenceLists) {
  const std::string text = reference();
  const std::size_t begin = text.find("| kind | usually | meaning |"), end = text.find("\n\n", begin);
  std::size_t rows = 0;
  for (std::size_t at = text.find("\n| `", begin); at < end; at = text.find("\n| `", at + 1)) ++rows;
  EXPECT_EQ(rows, kinds().size());
}

}  // namespace
}  // namespace fathom::audit
