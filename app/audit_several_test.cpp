#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "app/audit_fakes.hpp"
#include "app/files.hpp"

namespace fathom::app {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

class AuditOfSeveral : public InItsOwnFolder {
 protected:
  void SetUp() override {
    InItsOwnFolder::SetUp();
    write_file("bay.en.md", english);
    write_file("bay.fr.md", french);
    write_file("bay.de.md", german);
  }
  static void write_project(const std::string& more = "") {
    write_file("fathom.yaml", "texts:\n  - original: bay.en.md\n    translations: bay.{lang}.md\nlanguage: en\n" + more);
  }
};

TEST_F(AuditOfSeveral, HoldsEachTranslationAgainstTheOriginal) {
  const Seen result = audited({"bay.en.md", "bay.fr.md", "bay.de.md"});
  EXPECT_EQ(result.exit, 1) << result.out << result.err;
  EXPECT_TRUE(result.out.starts_with("           fr ")) << result.out;
  EXPECT_TRUE(has(result.out, "\nbay.en.md  ")) << result.out;
  EXPECT_TRUE(has(result.out, "\n\nbay.en.md, bay.fr.md\n\n")) << result.out;
  EXPECT_TRUE(has(result.out, "error  number-mismatch\n  bay.en.md:5   ")) << result.out;
  EXPECT_EQ(result.err,
            "fathom: bay.en.md reads as English (--original-lang en)\n"
            "fathom: bay.fr.md reads as French (--translation-lang fr)\n"
            "fathom: bay.de.md reads as German (--translation-lang de)\n")
      << "each text is spoken of once";
}

TEST_F(AuditOfSeveral, GoesOnBehindATextThatCannotBeRead) {
  write_file("bay.es.md", "");
  const Seen result = audited({"bay.en.md", "bay.es.md", "bay.fr.md", "--quiet"});
  EXPECT_EQ(result.exit, 2);
  EXPECT_TRUE(has(result.out, "not read")) << result.out;
  EXPECT_TRUE(has(result.out, "number-mismatch"));
  EXPECT_TRUE(has(result.err, "bay.es.md: expected a text")) << result.err;
}

TEST_F(AuditOfSeveral, IsOneDocumentInEveryForm) {
  const Json json = Json::parse(audited({"bay.en.md", "bay.fr.md", "bay.de.md", "--format", "json"}).out);
  ASSERT_EQ(json["audits"].size(), 2U);
  EXPECT_EQ(json["audits"][1]["texts"][1]["file"], "bay.de.md");
  EXPECT_FALSE(json.contains("findings"));
  EXPECT_GE(json["counts"]["error"], json["audits"][0]["counts"]["error"]);
  const Json sarif = Json::parse(audited({"bay.en.md", "bay.fr.md", "bay.de.md", "--format", "sarif"}).out);
  ASSERT_EQ(sarif["runs"].size(), 1U);
  EXPECT_EQ(sarif["runs"][0]["artifacts"].size(), 3U);
  std::size_t findings = 0;
  for (const Json& audit : json["audits"]) findings += audit["findings"].size();
  EXPECT_EQ(sarif["runs"][0]["results"].size(), findings);
}

TEST_F(AuditOfSeveral, SaysInEveryFormWhatWasNotRead) {
  write_file("bay.es.md", "");
  const Json json = Json::parse(audited({"bay.en.md", "bay.es.md", "bay.fr.md", "--format", "json"}).out);
  EXPECT_EQ(json["refused"].size(), 1U);
  const Json sarif = Json::parse(audited({"bay.en.md", "bay.es.md", "bay.fr.md", "--format", "sarif"}).out);
  EXPECT_EQ(sarif["runs"][0]["invocations"][0]["executionSuccessful"], false);
}

TEST_F(AuditOfSeveral, IsAFolderOfPages) {
  EXPECT_EQ(audited({"bay.en.md", "bay.fr.md", "bay.de.md", "--format", "html"}).exit, 2) << "there is no folder for them";
  const Seen result = audited({"bay.en.md", "bay.fr.md", "bay.de.md", "--format", "html", "--output", "report"});
  EXPECT_EQ(result.exit, 1) << result.err;
  EXPECT_TRUE(has(read_file("report/index.html"), "href=\"bay.en.fr.html\""));
  EXPECT_TRUE(has(read_file("report/bay.en.fr.html"), "number-mismatch"));
  EXPECT_TRUE(has(result.out, "bay.en.md  ")) << result.out;
  EXPECT_EQ(audited({"bay.en.md", "bay.fr.md", "bay.de.md", "--format", "html", "--output", "report"}).exit, 1) << "again";
  EXPECT_EQ(audited({"bay.en.md", "bay.fr.md", "bay.de.md", "--format", "html", "--output", "report/index.html"}).exit, 2);
  EXPECT_EQ(audited({"bay.en.md", "bay.de.md", "--format", "html", "--output", "report"}).exit, 0)
      << "one pair, where there is a folder";
}

TEST_F(AuditOfSeveral, RefusesWhatMakesNoSense) {
  EXPECT_EQ(audited({"bay.en.md", "bay.fr.md", "bay.fr.md"}).exit, 2);
  EXPECT_TRUE(has(audited({"-", "-"}).err, "only one of the texts"));
  EXPECT_TRUE(
      has(audited({"bay.en.md", "bay.fr.md", "bay.de.md", "--translation-lang", "fr"}).err, "said of one translation"));
  EXPECT_TRUE(has(audited({"bay.en.md", "bay.fr.md", "bay.de.md", "--output", "bay.de.md"}).err, "would be overwritten"));
}

TEST_F(AuditOfSeveral, IsTheProjectWhereNoTextIsNamed) {
  EXPECT_TRUE(has(audited({}).err, "a project file fathom.yaml here or in a folder above")) << audited({}).err;
  write_project();
  const Seen result = audited({});
  EXPECT_EQ(result.exit, 1) << result.err;
  EXPECT_TRUE(has(result.out, "bay.en.md, bay.fr.md")) << result.out;
  EXPECT_EQ(result.err, "") << "the project says every language";
  fs::create_directory("deeper");
  fs::current_path("deeper");
  EXPECT_TRUE(has(audited({}).out, "\n../bay.en.md  ")) << audited({}).out;
  fs::current_path(folder_);
}

TEST_F(AuditOfSeveral, TakesPartsOfAProject) {
  write_project();
  const Seen german_only = audited({"--translation-lang", "de"});
  EXPECT_EQ(german_only.exit, 0) << german_only.out;
  EXPECT_FALSE(has(german_only.out, "fr")) << german_only.out;
  EXPECT_TRUE(has(audited({"bay.de.md", "--project", "fathom.yaml"}).out, "de")) << "by one of its texts";
  EXPECT_EQ(audited({"bay.de.md", "--project", "fathom.yaml"}).exit, 0);
  EXPECT_EQ(audited({"bay.en.md", "--project", "fathom.yaml"}).exit, 1);
  EXPECT_TRUE(has(audited({"--translation-lang", "es"}).err, "names no translation into es"));
  EXPECT_TRUE(has(audited({"deeper/bay.md", "--project", "fathom.yaml"}).err, "is no text of fathom.yaml"));
  EXPECT_EQ(audited({"--original-lang", "en"}).exit, 2);
}

TEST_F(AuditOfSeveral, HoldsAProjectToItsBaselinesAndSeverity) {
  write_project();
  EXPECT_EQ(audited({"--write-baseline", "accepted.yaml"}).exit, 1);
  std::string filled = read_file("accepted.yaml");
  for (std::size_t at = 0; (at = filled.find("because:\n", at)) != std::string::npos;) filled.insert(at + 8, " it is meant");
  write_file("accepted.yaml", filled);
  write_project("baselines: accepted.yaml\nfail-on: note\n");
  const Seen result = audited({});
  EXPECT_EQ(result.exit, 0) << result.out << result.err;
  EXPECT_EQ(result.err, "") << "what one pair does not have, the other has";
  write_file("bay.fr.md", german);
  EXPECT_TRUE(has(audited({}).err, "expected a text in French, found one in German; say language: de")) << audited({}).err;
  write_project("fail-on: never\n");
  write_file("bay.fr.md", french);
  EXPECT_EQ(audited({}).exit, 0);
  EXPECT_EQ(audited({"--fail-on", "error"}).exit, 1) << "what is typed goes first";
}

TEST_F(AuditOfSeveral, TellsErrorsOfAProjectFile) {
  write_file("fathom.yaml", "texts:\n  - orignal: bay.en.md\n");
  const Seen result = audited({});
  EXPECT_EQ(result.exit, 2);
  EXPECT_EQ(result.err, "fathom.yaml:2:5: there is no key \"orignal\" here; did you mean \"original\"?\n");
  EXPECT_EQ(audited({"--project", "gone.yaml"}).exit, 2);
  EXPECT_EQ(audited({"bay.en.md", "bay.fr.md"}).exit, 1) << "texts that are named need no project";
}

TEST_F(AuditOfSeveral, ShowsWhatNobodyHasTranslated) {
  write_file("end.en.md", english);
  write_file("fathom.yaml", "texts:\n  - original: '*.en.md'\n    translations: ['*.{lang}.md']\nlanguage: en\n");
  const Seen result = audited({});
  EXPECT_TRUE(has(result.out, "\nend.en.md  no translation\n")) << result.out;
  EXPECT_EQ(Json::parse(audited({"--format", "json"}).out)["audits"].size(), 2U);
}

}  // namespace
}  // namespace fathom::app
