#include <gtest/gtest.h>

#include <filesystem>

#include "app/audit_fakes.hpp"
#include "app/errors.hpp"
#include "app/files.hpp"
#include "app/run_once.hpp"

namespace fathom::app {
namespace {

namespace fs = std::filesystem;

class AuditCommand : public InItsOwnFolder {
 protected:
  void SetUp() override {
    InItsOwnFolder::SetUp();
    write_file("bay.en.txt", english);
    write_file("bay.fr.txt", french);
  }
};

TEST_F(AuditCommand, FindsWhatDiffersAndFails) {
  const Seen result = audited({"bay.en.txt", "bay.fr.txt", "--original-lang", "en", "--translation-lang", "fr"});
  EXPECT_EQ(result.exit, 1) << result.out << result.err;
  EXPECT_TRUE(has(result.out, "error  number-mismatch\n  bay.en.txt:5   ")) << result.out;
  EXPECT_TRUE(has(result.out, "fathom audit --explain "));
  EXPECT_EQ(result.err, "");
}

TEST_F(AuditCommand, FailsFromTheSeverityThatIsAsked) {
  EXPECT_EQ(audited({"bay.en.txt", "bay.fr.txt", "--fail-on", "never"}).exit, 0);
  EXPECT_EQ(audited({"bay.en.txt", "bay.fr.txt", "--fail-on", "warning"}).exit, 1);
  EXPECT_EQ(audited({"bay.en.txt", "bay.fr.txt", "--fail-on", "blunder"}).exit, 2);
}

TEST_F(AuditCommand, TellsTheLanguagesThatItTakesTheTextsFor) {
  EXPECT_EQ(audited({"bay.en.txt", "bay.fr.txt"}).err,
            "fathom: bay.en.txt reads as English (--original-lang en)\n"
            "fathom: bay.fr.txt reads as French (--translation-lang fr)\n");
  EXPECT_EQ(audited({"bay.en.txt", "bay.fr.txt", "--quiet"}).err, "");
}

TEST_F(AuditCommand, RefusesTextsOfOtherLanguages) {
  const Seen swapped = audited({"bay.fr.txt", "bay.en.txt", "--original-lang", "en", "--translation-lang", "fr"});
  EXPECT_EQ(swapped.exit, 2);
  EXPECT_EQ(swapped.err,
            "fathom: bay.fr.txt: expected a text in English, found one in French; the original comes first: swap the two "
            "files\n");
  const Seen wrong = audited({"bay.fr.txt", "--original-lang", "en"});
  EXPECT_EQ(wrong.err, "fathom: bay.fr.txt: expected a text in English, found one in French; say --original-lang fr\n");
  EXPECT_EQ(audited({"bay.en.txt", "--original-lang", "english"}).exit, 2);
}

TEST_F(AuditCommand, WritesEveryForm) {
  EXPECT_TRUE(has(audited({"bay.en.txt", "bay.fr.txt", "--format", "json"}).out, "\"command\": \"audit\""));
  EXPECT_TRUE(has(audited({"bay.en.txt", "bay.fr.txt", "--format", "sarif"}).out, "\"version\": \"2.1.0\""));
  EXPECT_TRUE(has(audited({"bay.en.txt", "bay.fr.txt", "--format", "html"}).out, "<!DOCTYPE html>"));
  const Seen result = audited({"bay.en.txt", "bay.fr.txt", "--format", "html", "--output", "report.html"});
  EXPECT_EQ(result.exit, 1);
  EXPECT_TRUE(has(result.out, "report.html\n")) << result.out;
  EXPECT_TRUE(has(read_file("report.html"), "number-mismatch"));
}

TEST_F(AuditCommand, OverwritesNothingThatItReads) {
  for (const std::vector<std::string>& more : {std::vector<std::string>{"--output", "bay.fr.txt"},
                                               {"--output", "./bay.en.txt"},
                                               {"--write-baseline", "bay.en.txt"},
                                               {"--output", "same.yaml", "--write-baseline", "same.yaml"},
                                               {"--output", "no/such/folder/report.html"}}) {
    std::vector<std::string> words{"bay.en.txt", "bay.fr.txt"};
    words.insert(words.end(), more.begin(), more.end());
    EXPECT_EQ(audited(words).exit, 2) << more[0] << " " << more[1];
  }
  fs::create_symlink("bay.fr.txt", "link.txt");
  EXPECT_EQ(audited({"bay.en.txt", "bay.fr.txt", "--output", "link.txt"}).exit, 2);
  EXPECT_EQ(read_file("bay.en.txt"), english);
  EXPECT_EQ(read_file("bay.fr.txt"), french);
}

TEST_F(AuditCommand, AcceptsFindingsWithAReason) {
  const std::vector<std::string> pair{"bay.en.txt", "bay.fr.txt", "--quiet"};
  const auto with = [&](std::vector<std::string> more) {
    more.insert(more.begin(), pair.begin(), pair.end());
    return audited(more);
  };
  const Seen written = with({"--write-baseline", "accepted.yaml"});
  EXPECT_TRUE(has(written.err, "write down why")) << written.err;
  EXPECT_EQ(with({"--baseline", "accepted.yaml"}).exit, 2) << "no reasons yet";
  EXPECT_EQ(with({"--write-baseline", "accepted.yaml"}).exit, 2) << "it is there already";
  std::string filled = read_file("accepted.yaml");
  for (std::size_t at = 0; (at = filled.find("because:\n", at)) != std::string::npos;) filled.insert(at + 8, " it is meant");
  write_file("accepted.yaml", filled);
  const Seen accepted = with({"--baseline", "accepted.yaml", "--fail-on", "note"});
  EXPECT_EQ(accepted.exit, 0) << accepted.out << accepted.err;
  EXPECT_TRUE(has(accepted.out, " accepted (accepted.yaml)\nNothing else found in ")) << accepted.out;
  EXPECT_TRUE(has(with({"--baseline", "accepted.yaml", "--format", "sarif"}).out, "\"justification\": \"it is meant\""));
  std::string mended = french;
  write_file("bay.fr.txt", mended.replace(mended.find("six"), 3, "sept"));
  const Seen stale = with({"--baseline", "accepted.yaml"});
  EXPECT_TRUE(has(stale.err, ": nobody finds this number-mismatch any longer; drop the entry\n")) << stale.err;
  EXPECT_EQ(stale.exit, 0) << "that is no failure";
}

TEST_F(AuditCommand, HoldsTextsAgainstTermbases) {
  write_file("terms.csv", "en,fr,forbidden:fr\nlantern,fanal,lanterne\nkeeper,gardien\n");
  write_file("more.tbx",
             "<tbx><text><body><conceptEntry><langSec xml:lang='en'><termSec><term>gull</term></termSec></langSec>"
             "<langSec xml:lang='fr'><termSec><term>go\xC3\xA9land</term></termSec></langSec></conceptEntry></body></text></tbx>");
  const Seen result = audited({"bay.en.txt", "bay.fr.txt", "--termbase", "terms.csv", "--termbase", "more.tbx"});
  EXPECT_TRUE(has(result.out, "The termbase forbids \"lanternes\" for \"Lantern\"; it has \"fanal\".")) << result.out;
  EXPECT_TRUE(has(result.out, "The termbase has \"go\xC3\xA9land\" for \"gull\"")) << result.out;
  EXPECT_FALSE(has(result.out, "gardien\""));
  const Seen other = audited({"bay.en.txt", "bay.fr.txt", "--termbase", "terms.csv", "--original-lang", "en", "--translation-lang", "fr"});
  EXPECT_EQ(other.err, "");
  write_file("german.csv", "en,de\nlantern,Laterne\n");
  EXPECT_TRUE(has(audited({"bay.en.txt", "bay.fr.txt", "--termbase", "german.csv"}).err,
                  "fathom: german.csv has no names in French (fr), and nothing is held against it\n"));
}

TEST_F(AuditCommand, RefusesTermbasesThatItCannotRead) {
  write_file("bad.csv", "en,fr\nlantern,\"fanal\n");
  EXPECT_EQ(audited({"bay.en.txt", "bay.fr.txt", "--quiet", "--termbase", "bad.csv"}).err,
            "bad.csv:2:9: expected a closing `\"`, found the end of the file; close this cell, and write `\"\"` for a quotation mark in it\n");
  EXPECT_EQ(audited({"bay.en.txt", "bay.fr.txt", "--termbase", "missing.csv"}).exit, 2);
  EXPECT_EQ(audited({"bay.en.txt", "bay.fr.txt", "--termbase", "."}).exit, 2);
  EXPECT_EQ(audited({"bay.en.txt", "bay.fr.txt", "--termbase", "bad.csv", "--output", "bad.csv"}).exit, 2) << "it would be overwritten";
}

TEST_F(AuditCommand, WritesAnnotationsForGithub) {
  const Seen result = audited({"bay.en.txt", "bay.fr.txt", "--format", "github", "--fail-on", "never"});
  EXPECT_TRUE(has(result.out, "::error file=bay.fr.txt,line=5,col=")) << result.out;
}

TEST_F(AuditCommand, KeepsAnAcceptanceThatWasReworded) {
  const auto with = [&](std::vector<std::string> more) {
    more.insert(more.begin(), {"bay.en.txt", "bay.fr.txt", "--quiet"});
    return audited(more);
  };
  with({"--write-baseline", "accepted.yaml"});
  std::string filled = read_file("accepted.yaml");
  for (std::size_t at = 0; (at = filled.find("because:\n", at)) != std::string::npos;) filled.insert(at + 8, " it is meant");
  write_file("accepted.yaml", filled);
  std::string reworded = english;
  write_file("bay.en.txt", reworded.replace(reworded.find("seven oil"), 9, "7 oil"));
  const Seen kept = with({"--baseline", "accepted.yaml"});
  EXPECT_EQ(kept.exit, 0) << kept.out;
  EXPECT_TRUE(has(kept.err, ": this number-mismatch stays accepted, in other words; bring the entry up to date with --write-baseline\n")) << kept.err;
  with({"--baseline", "accepted.yaml", "--write-baseline", "accepted.yaml"});
  const Seen current = with({"--baseline", "accepted.yaml"});
  EXPECT_EQ(current.exit, 0);
  EXPECT_EQ(current.err, "");
  EXPECT_TRUE(has(read_file("accepted.yaml"), "because: \"it is meant\""));
}

TEST_F(AuditCommand, ExplainsAKind) {
  EXPECT_EQ(audited({"--explain", "item-omitted"}).exit, 0);
  EXPECT_TRUE(has(audited({"--explain", "item-omitted"}).out, "item-omitted   usually an error"));
  EXPECT_EQ(audited({"--explain", "item-omited"}).err,
            "fathom: there is no kind of finding item-omited; did you mean \"item-omitted\"?\n");
  EXPECT_TRUE(has(audited({"--explain", "x"}).err, "\n  number-mismatch\n"));
}

TEST_F(AuditCommand, AsksForWhatItNeeds) {
  for (const std::vector<std::string>& words : {std::vector<std::string>{},
                                                {"missing.txt"},
                                                {"."},
                                                {"bay.en.txt", "bay.en.txt"},
                                                {"bay.en.txt", "--translation-lang", "fr"},
                                                {"bay.en.txt", "bay.fr.txt", "bay.fr.txt"},
                                                {"bay.en.txt", "--claims"},
                                                {"bay.en.txt", "--game", "no-such-game"},
                                                {"bay.en.txt", "--edition", "missing.yaml"},
                                                {"bay.en.txt", "--baseline", "missing.yaml"},
                                                {"bay.en.txt", "--seed", "7"},
                                                {"bay.en.txt", "--json", "x.json"}})
    EXPECT_EQ(audited(words).exit, 2) << (words.empty() ? "" : words.back());
}

TEST_F(AuditCommand, ReadsOneTextAlone) {
  const Seen result = audited({"bay.en.txt"});
  EXPECT_EQ(result.exit, 0) << result.out;
}

}  // namespace
}  // namespace fathom::app
