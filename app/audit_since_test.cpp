#include "app/audit_since.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "app/audit_fakes.hpp"
#include "app/files.hpp"

namespace fathom::app {
namespace {

namespace fs = std::filesystem;

std::string with(std::string text, const std::string& words, const std::string& in_their_place) {
  const std::size_t at = text.find(words);
  EXPECT_NE(at, std::string::npos) << words;
  return text.replace(at, words.size(), in_their_place);
}

void git(const std::string& words) {
  const std::string command = "git -c user.name=a -c user.email=a@example.org " + words + " >/dev/null 2>&1";
  ASSERT_EQ(std::system(command.c_str()), 0) << command;
}

class AuditSince : public InItsOwnFolder {
 protected:
  void SetUp() override {
    InItsOwnFolder::SetUp();
    write_file("bay.en.md", english);
    write_file("bay.fr.md", french);
    write_file("bay.fr.old.md", french);
  }
  static Seen since(const std::string& what, std::vector<std::string> more = {}) {
    more.insert(more.begin(),
                {"bay.en.md", "bay.fr.md", "--original-lang", "en", "--translation-lang", "fr", "--since", what});
    return audited(more);
  }
  /// Everything there is, in the first commit.
  static void commit_all() {
    git("init -q .");
    git("add .");
    git("commit -q -m first");
  }
};

TEST_F(AuditSince, LeavesOutWhatTouchesNothingThatChanged) {
  const Seen same = since("bay.fr.old.md");
  EXPECT_EQ(same.exit, 0) << same.out;
  EXPECT_TRUE(has(same.out, " left out: nothing there has changed since bay.fr.old.md\n")) << same.out;
  write_file("bay.fr.md", with(french, "rapporte 3 points", "rapporte 4 points"));
  const Seen changed = since("bay.fr.old.md");
  EXPECT_EQ(changed.exit, 1) << changed.out;
  EXPECT_TRUE(has(changed.out, "4 points")) << changed.out;
  EXPECT_FALSE(has(changed.out, "six cartes")) << changed.out;
}

TEST_F(AuditSince, TellsWhatIsMissingSince) {
  write_file("bay.fr.md", with(french, "La partie se termine après la cinquième nuit. ", ""));
  const Seen result = since("bay.fr.old.md");
  EXPECT_EQ(result.exit, 1) << result.out;
  EXPECT_TRUE(has(result.out, "fifth night")) << result.out;
}

TEST_F(AuditSince, ComparesBothTextsWithACommit) {
  commit_all();
  EXPECT_EQ(since("HEAD").exit, 0) << since("HEAD").out;
  write_file("bay.en.md", with(english, "scores 3 points", "scores 5 points"));
  const Seen result = since("HEAD");
  EXPECT_EQ(result.exit, 1) << result.out << result.err;
  EXPECT_TRUE(has(result.out, "5 points")) << result.out;
  EXPECT_FALSE(has(result.out, "six cartes")) << result.out;
  git("commit -q -a -m second");
  EXPECT_EQ(since("HEAD").exit, 0);
  EXPECT_EQ(since("HEAD~1").exit, 1);
  fs::create_directory("deeper");
  fs::current_path("deeper");
  EXPECT_EQ(audited({"../bay.en.md", "../bay.fr.md", "--since", "HEAD"}).exit, 0) << "from any folder";
  fs::current_path(folder_);
}

TEST_F(AuditSince, TakesAFileThatIsNewForChanged) {
  fs::remove("bay.fr.md");
  commit_all();
  write_file("bay.fr.md", french);
  EXPECT_EQ(since("HEAD").exit, 1);
}

TEST_F(AuditSince, IsToldInOtherFormsToo) {
  const Seen json = since("bay.fr.old.md", {"--format", "json"});
  const nlohmann::json report = nlohmann::json::parse(json.out);
  EXPECT_EQ(report["since"], "bay.fr.old.md");
  EXPECT_GT(report["left_out"], 0);
  EXPECT_EQ(report["findings"].size(), 0U);
  EXPECT_TRUE(has(json.err, " left out: nothing there has changed since bay.fr.old.md\n")) << json.err;
}

TEST_F(AuditSince, RefusesWhatItCannotCompareWith) {
  EXPECT_TRUE(has(since("main").err, "expected an earlier file, or texts in a git repository; git says"))
      << since("main").err;
  commit_all();
  for (const char* const revision : {"no-such-branch", "^HEAD", "HEAD:bay.en.md", "'; touch x; '", "HEAD..HEAD", " "}) {
    const Seen refused = since(revision);
    EXPECT_EQ(refused.exit, 2) << revision;
    EXPECT_TRUE(has(refused.err, "expected a commit or an earlier file, found neither")) << refused.err;
  }
  EXPECT_FALSE(fs::exists("x"));
  EXPECT_EQ(since("HEAD", {"--write-baseline", "b.yaml"}).exit, 2);
  EXPECT_EQ(since("bay.fr.old.md", {"--output", "bay.fr.old.md"}).exit, 2) << "it is read";
  EXPECT_TRUE(has(audited({"bay.en.md", "-", "--since", "HEAD"}).err, "found standard input"));
  write_file("bay.de.md", german);
  EXPECT_TRUE(has(audited({"bay.en.md", "bay.fr.md", "bay.de.md", "--since", "bay.fr.old.md"}).err,
                  "an earlier version of one text"));
}

TEST_F(AuditSince, TellsWhereAnEarlierVersionCannotBeRead) {
  write_file("bay.fr.md", std::string("\x01\x02\xff\xfe\xff", 5) + std::string(400, '\xff') + "a");
  commit_all();
  write_file("bay.fr.md", french);
  const Seen result = since("HEAD");
  EXPECT_EQ(result.exit, 2) << result.out;
  EXPECT_TRUE(has(result.err, "bay.fr.md at HEAD: ")) << result.err;
}

audit::Source keyed(const std::string& name, const std::vector<std::pair<std::string, std::string>>& units) {
  audit::Source source;
  source.name = name;
  for (const auto& [key, words] : units) {
    const auto begin = static_cast<audit::Offset>(source.text.size());
    source.text += words;
    source.units.push_back({{begin, static_cast<audit::Offset>(source.text.size())}, key, key});
    source.text += "\n\n";
  }
  source.is_laid_out = true;
  source.count_lines();
  return source;
}

audit::Finding finding_at(const audit::Source& source, audit::Side side, const std::string& words) {
  audit::Finding finding;
  audit::Passage passage;
  passage.side = side;
  passage.at.begin = static_cast<audit::Offset>(source.text.find(words));
  passage.at.end = passage.at.begin + static_cast<audit::Offset>(words.size());
  (side == audit::Side::original ? finding.original : finding.translation) = passage;
  return finding;
}

TEST(AuditSinceUnits, GoesByTheirKeys) {
  const audit::Source english_now = keyed("en", {{"a", "Draw a card."}, {"b", "Take a coin."}, {"c", "Pass."}});
  const audit::Source french_now =
      keyed("fr", {{"a", "Piochez une carte."}, {"b", "Prenez deux pièces."}, {"c", "Passez."}});
  audit::Audit on;
  on.original = audit::read(english_now, audit::language("en"));
  on.translation = audit::read(french_now, audit::language("fr"));
  for (const char* const words : {"Draw", "Take", "Pass"})
    on.findings.push_back(finding_at(english_now, audit::Side::original, words));
  on.findings.push_back(finding_at(french_now, audit::Side::translation, "Piochez"));
  on.findings[0].accepted = "yes";
  // another order, another translation of b, and c was not there
  const EarlierTexts before{keyed("en", {{"b", "Take a coin."}, {"a", "Draw a card."}}),
                            keyed("fr", {{"b", "Prenez une pièce."}, {"a", "Piochez une carte."}})};
  EXPECT_EQ(drop_unchanged(on, before), 1U) << "the accepted one is not counted";
  ASSERT_EQ(on.findings.size(), 2U);
  EXPECT_EQ(on.original.document.source.words(on.findings[0].original->at), "Take");
  EXPECT_EQ(on.original.document.source.words(on.findings[1].original->at), "Pass");
}

}  // namespace
}  // namespace fathom::app
