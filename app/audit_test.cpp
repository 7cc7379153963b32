#include "app/audit.hpp"

#include <gtest/gtest.h>

#include <filesystem>

#include "app/errors.hpp"
#include "app/files.hpp"
#include "app/run_once.hpp"

namespace fathom::app {
namespace {

namespace fs = std::filesystem;

// Rules of a game that does not exist, in two languages; the translation has another number, and lacks a reef.
const std::string english =
    "Lantern Bay\n\nSetting up\n\nEach keeper takes seven oil cards and keeps them in the hand. Put the storm marker beside "
    "the "
    "board. Shuffle the fog cards and lay them face down on the table.\n\nYour turn\n\nDraw a card. Then you may light a "
    "lantern. You must not light a lantern on rocks, reefs or wrecks. If the fog die shows a gull, skip the rest of your "
    "turn. The player to the left is next.\n\nEnd of the game\n\nThe game ends after the fifth night. Each lantern that is "
    "lit scores 3 points. The keeper with the most points wins the game.\n";
const std::string french =
    "La baie aux lanternes\n\nMise en place\n\nChaque gardien prend six cartes huile et les garde en main. Posez le "
    "marqueur "
    "Orage à côté du plateau. Mélangez les cartes brume et posez-les face cachée sur la table.\n\nVotre tour\n\nPiochez une "
    "carte. Ensuite vous pouvez allumer une lanterne. Vous ne devez pas allumer de lanterne sur les rochers ou les épaves. "
    "Si "
    "le dé brume montre une mouette, passez le reste de votre tour. Le joueur à gauche est le suivant.\n\nFin de la "
    "partie\n\nLa partie se termine après la cinquième nuit. Chaque lanterne allumée rapporte 3 points. Le gardien qui a le "
    "plus de points gagne la partie.\n";

Seen audited(std::vector<std::string> words) {
  words.insert(words.begin(), "audit");
  return seen(words);
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

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
  EXPECT_EQ(audited({"bay.en.txt", "--original-lang", "tlh"}).exit, 2);
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

TextShown text(std::string stated, std::vector<audit::Likeness> likely) {
  return {"rules.txt", "--original-lang", std::move(stated), 5000, std::move(likely)};
}

TEST(LanguageOf, IsWhatWasStatedUnlessThatIsPlainlyWrong) {
  EXPECT_EQ(language_of(text("en", {{"fr", 0.4}, {"en", 0.3}}), nullptr), "en");
  EXPECT_THROW(language_of(text("en", {{"fr", 0.4}, {"en", 0.1}}), nullptr), BadInput);
  EXPECT_THROW(language_of(text("en", {{"fr", 0.4}}), nullptr), BadInput);
  TextShown few = text("en", {{"fr", 0.4}});
  few.size = 20;
  EXPECT_EQ(language_of(few, nullptr), "en") << "a few words tell nothing";
  EXPECT_EQ(language_of(text("en", {}), nullptr), "en");
}

TEST(LanguageOf, IsReadOffATextThatIsPlain) {
  EXPECT_EQ(language_of(text("", {{"fr", 0.4}, {"en", 0.1}}), nullptr), "fr");
  EXPECT_THROW(language_of(text("", {{"es", 0.4}, {"pt", 0.38}}), nullptr), BadUsage);
  EXPECT_THROW(language_of(text("", {{"fr", 0.05}}), nullptr), BadUsage);
  EXPECT_THROW(language_of(text("", {}), nullptr), BadUsage);
}

}  // namespace
}  // namespace fathom::app
