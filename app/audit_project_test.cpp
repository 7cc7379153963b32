#include "app/audit_project.hpp"

#include <gtest/gtest.h>

#include <filesystem>

#include "app/files.hpp"
#include "app/run_once.hpp"

namespace fathom::app {
namespace {

namespace fs = std::filesystem;

class AuditProjectFile : public InItsOwnFolder {
 protected:
  void SetUp() override {
    InItsOwnFolder::SetUp();
    for (const char* const folder : {"texts", "cards/fr", "cards/de", "deep/er"}) fs::create_directories(folder);
    for (const char* const file :
         {"texts/turn.en.md", "texts/turn.fr.md", "texts/turn.de.md", "texts/end.en.md", "texts/end.fr.md",
          "cards/fr/cards.po", "cards/de/cards.po", "terms.csv", "accepted.yaml"})
      write_file(file, "x");
  }
};

AuditProject project(const std::string& text) {
  write_file("fathom.yaml", text);
  return read_project("fathom.yaml");
}

/// What is said of a project file that is not read.
std::string refusal(const std::string& text) {
  try {
    project(text);
  } catch (const Problem& problem) {
    return problem.what();
  }
  return "read";
}

/// `texts/end.en.md: texts/end.fr.md fr`, a line for each original.
std::string told(const AuditProject& project) {
  std::string text;
  for (const TextsAsked& texts : project.texts) {
    text += texts.row + ":";
    for (const FileAsked& file : texts.translations)
      text += " " + file.file + (file.language.empty() ? "" : " " + file.language);
    if (texts.translations.empty()) text += " " + texts.original.file + (texts.language.empty() ? "" : " " + texts.language);
    text += "\n";
  }
  return text;
}

TEST_F(AuditProjectFile, NamesTextsOneByOne) {
  const AuditProject read = project(
      "texts:\n"
      "  - original: texts/turn.en.md\n"
      "    translations: [texts/turn.fr.md, {file: texts/turn.de.md, language: de}]\n"
      "language: en\n");
  EXPECT_EQ(told(read), "texts/turn.en.md: texts/turn.fr.md texts/turn.de.md de\n");
  EXPECT_EQ(read.texts[0].original.language, "en");
  EXPECT_EQ(read.texts[0].against, Against::other_files);
}

TEST_F(AuditProjectFile, NeedsQuotesWhereBracesAreYamls) {
  EXPECT_NE(refusal("texts: [{original: texts/*.en.md, translations: texts/*.{lang}.md}]\n"), "read");
  EXPECT_EQ(told(project("texts: [{original: texts/end.en.md, translations: 'texts/end.{lang}.md'}]\n")),
            "texts/end.en.md: texts/end.fr.md fr\n");
}

TEST_F(AuditProjectFile, PairsOriginalsAndTranslationsByTheirStars) {
  EXPECT_EQ(told(project("texts:\n  - original: texts/*.en.md\n    translations: texts/*.{lang}.md\n")),
            "texts/end.en.md: texts/end.fr.md fr\n"
            "texts/turn.en.md: texts/turn.de.md de texts/turn.fr.md fr\n");
  EXPECT_EQ(told(project("texts:\n  - original: texts/*.en.md\n    translations: texts/*.fr.md\n")),
            "texts/end.en.md: texts/end.fr.md\ntexts/turn.en.md: texts/turn.fr.md\n");
}

TEST_F(AuditProjectFile, KeepsAnOriginalThatNobodyHasTranslated) {
  const AuditProject read = project("texts:\n  - original: texts/*.en.md\n    translations: texts/*.de.md\n");
  ASSERT_EQ(read.texts.size(), 2U);
  EXPECT_TRUE(read.texts[0].translations.empty());
  EXPECT_EQ(read.texts[0].against, Against::other_files);
}

TEST_F(AuditProjectFile, FindsFilesThatHoldBothTexts) {
  const AuditProject read = project("texts:\n  - translations: cards/{lang}/cards.po\n");
  EXPECT_EQ(told(read),
            "cards/{lang}/cards.po: cards/de/cards.po de\n"
            "cards/{lang}/cards.po: cards/fr/cards.po fr\n");
  EXPECT_EQ(read.texts[0].against, Against::text_beside);
}

TEST_F(AuditProjectFile, JoinsWhatTwoEntriesSayOfOneOriginal) {
  EXPECT_EQ(
      told(project(
          "texts:\n"
          "  - {original: texts/turn.en.md, translations: texts/turn.fr.md}\n"
          "  - {original: texts/turn.en.md, translations: [texts/turn.de.md, {file: texts/turn.fr.md, language: fr}]}\n"
          "  - {original: texts/turn.en.md}\n")),
      "texts/turn.en.md: texts/turn.fr.md fr texts/turn.de.md\n"
      "texts/turn.en.md: texts/turn.en.md\n");
}

TEST_F(AuditProjectFile, SaysWhatTextsAreHeldAgainst) {
  const AuditProject read = project(
      "texts: [{original: texts/turn.en.md}]\ntermbases: terms.csv\nbaselines: [accepted.yaml]\n"
      "game: mermaid-rain\nedition: accepted.yaml\nfail-on: warning\n");
  EXPECT_EQ(read.termbases, std::vector<std::string>{"terms.csv"});
  EXPECT_EQ(read.baselines, std::vector<std::string>{"accepted.yaml"});
  EXPECT_EQ(read.game, "mermaid-rain");
  EXPECT_EQ(read.edition, "accepted.yaml");
  EXPECT_EQ(read.fail_on, FailOn::warning);
  EXPECT_EQ(read.texts[0].against, Against::whatever_there_is);
}

TEST_F(AuditProjectFile, IsRefusedAtItsLineAndColumn) {
  const std::string texts = "texts: [{original: texts/turn.en.md}]\n";
  EXPECT_EQ(refusal(texts + "termbase: terms.csv\n"),
            "fathom.yaml:2:1: there is no key \"termbase\" here; did you mean \"termbases\"?");
  EXPECT_EQ(refusal("texts:\n  - orignal: texts/turn.en.md\n"),
            "fathom.yaml:2:5: there is no key \"orignal\" here; did you mean \"original\"?");
  EXPECT_EQ(refusal("language: en\n"),
            "fathom.yaml:1:1: expected the project's texts under the key \"texts\", found no such key");
  EXPECT_EQ(refusal("texts: []\n"),
            "fathom.yaml:1:8: expected a list of originals and their translations, found an empty list");
  EXPECT_EQ(refusal("texts:\n  - original: texts/gone.md\n"),
            "fathom.yaml:2:15: expected a file that is there, below the project's folder, found \"texts/gone.md\"");
  EXPECT_EQ(refusal("texts:\n  - original: texts/*.es.md\n"),
            "fathom.yaml:2:15: expected a pattern that fits a file below the project's folder, found \"texts/*.es.md\"");
  EXPECT_EQ(
      refusal("texts:\n  - original: texts/turn.en.md\n    translations: [texts/turn.fr.md, texts/turn.it.md]\n"),
      "fathom.yaml:3:38: expected a translation that is there, below the project's folder, found \"texts/turn.it.md\"");
  EXPECT_EQ(refusal("texts:\n  - original: texts/*.en.md\n    translations: '*/*.fr.md'\n"),
            "fathom.yaml:3:19: expected as many * as the original has, which is 1, found \"*/*.fr.md\"");
  EXPECT_EQ(refusal("texts:\n  - original: texts/turn.{lang}.md\n"),
            "fathom.yaml:2:15: expected the original's own language in place of {lang}, found \"texts/turn.{lang}.md\"");
  EXPECT_EQ(refusal(texts + "language: english\n"),
            "fathom.yaml:2:11: expected a language's code, such as fr or pt-BR, found \"english\"");
  EXPECT_EQ(refusal(texts + "fail-on: warnings\n"),
            "fathom.yaml:2:10: expected a severity, or never, found \"warnings\"; did you mean \"warning\"?");
}

TEST_F(AuditProjectFile, IsRefusedWhateverStandsInIt) {
  for (const char* const text :
       {"", "texts", "[]", "texts: {}", "texts: [x]", "texts: [{}]", "texts: [{original: []}]",
        "texts: [{original: {file: }}]", "texts: [{original: {language: en}}]", "texts: [{translations: []}]",
        "texts:\n  - original: a**b\n", "texts:\n  - original: 'a*b*c'\n", "\xff", "texts: [{original: .}]",
        "texts: [{original: texts/turn.en.md}]\nbaselines: gone.yaml\n",
        "texts: [{original: texts/turn.en.md}]\ngame: [a]\n"})
    EXPECT_NE(refusal(text), "read") << text;
}

TEST_F(AuditProjectFile, IsFoundHereOrAbove) {
  EXPECT_EQ(project_above("."), std::nullopt) << "a project file stands above the folder for temporary files";
  project("texts: [{original: texts/turn.en.md}]\n");
  EXPECT_EQ(project_above("."), "fathom.yaml");
  EXPECT_EQ(project_above("deep/er"), "../../fathom.yaml");
  fs::current_path("deep/er");
  const AuditProject read = read_project("../../fathom.yaml");
  EXPECT_EQ(read.texts[0].original.file, "../../texts/turn.en.md");
  fs::current_path(folder_);
}

}  // namespace
}  // namespace fathom::app
