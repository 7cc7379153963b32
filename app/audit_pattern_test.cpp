#include "app/audit_pattern.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "app/files.hpp"
#include "app/run_once.hpp"

namespace fathom::app {
namespace {

namespace fs = std::filesystem;

class AuditPattern : public InItsOwnFolder {
 protected:
  void SetUp() override {
    InItsOwnFolder::SetUp();
    for (const char* const folder : {"texts", "locale/fr/rules", "locale/pt_BR/rules", "locale/old/rules"})
      fs::create_directories(folder);
    for (const char* const file :
         {"texts/turn.en.md", "texts/turn.fr.md", "texts/end.en.md", "texts/end.a.de.md", "texts/.turn.fr.md",
          "texts/notes.md", "locale/fr/rules/fr.po", "locale/pt_BR/rules/pt_BR.po", "locale/old/rules/fr.po"})
      write_file(file, "x");
  }
};

std::vector<std::string> files(const std::string& pattern) {
  std::vector<std::string> names;
  for (const FileMatch& match : files_like(".", pattern)) names.push_back(match.file);
  return names;
}

using Names = std::vector<std::string>;

TEST_F(AuditPattern, FindsFilesByStars) {
  EXPECT_EQ(files("texts/*.en.md"), (Names{"texts/end.en.md", "texts/turn.en.md"}));
  EXPECT_EQ(files("*/turn.fr.md"), (Names{"texts/turn.fr.md"}));
  EXPECT_EQ(files("texts/notes.md"), (Names{"texts/notes.md"}));
  EXPECT_EQ(files("texts/*.po"), Names{});
  EXPECT_EQ(files("nowhere/*.md"), Names{});
  EXPECT_EQ(files("texts"), Names{}) << "a folder is no file";
}

TEST_F(AuditPattern, LeavesHiddenFilesOut) {
  EXPECT_EQ(files("texts/*.fr.md"), (Names{"texts/turn.fr.md"}));
  EXPECT_EQ(files("texts/.*.fr.md"), (Names{"texts/.turn.fr.md"}));
}

TEST_F(AuditPattern, FindsLanguages) {
  const std::vector<FileMatch> found = files_like(".", "texts/*.{lang}.md");
  ASSERT_EQ(found.size(), 4U);
  EXPECT_EQ(found[0].file, "texts/end.a.de.md");
  EXPECT_EQ(found[0].stars, Names{"end.a"});
  EXPECT_EQ(found[0].language, "de");
}

TEST_F(AuditPattern, HasOneLanguageInAWholePath) {
  EXPECT_EQ(files("locale/{lang}/rules/{lang}.po"), (Names{"locale/fr/rules/fr.po", "locale/pt_BR/rules/pt_BR.po"}));
  EXPECT_EQ(files("locale/{lang}/*/fr.po"), Names{"locale/fr/rules/fr.po"}) << "old is no language";
}

TEST_F(AuditPattern, IsRefusedWhereItCouldStandForTooMuch) {
  EXPECT_EQ(flaw_of("texts/*.{lang}.md"), "");
  EXPECT_EQ(flaw_of("*/*.md"), "");
  EXPECT_NE(flaw_of("texts/*-*.md"), "");
  EXPECT_NE(flaw_of("texts/**/x.md"), "");
  EXPECT_NE(flaw_of("{lang}-{lang}.md"), "");
}

TEST(AuditPatternText, TakesItsStarsInTheirOrder) {
  EXPECT_EQ(with_stars("a/*/b.*.md", {"x", "y"}), "a/x/b.y.md");
  EXPECT_EQ(with_stars("a/b.md", {"x"}), "a/b.md");
  EXPECT_TRUE(is_pattern("a.{lang}.md"));
  EXPECT_FALSE(is_pattern("a.md"));
}

}  // namespace
}  // namespace fathom::app
