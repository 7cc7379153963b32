#include "app/audit_texts.hpp"

#include <gtest/gtest.h>

#include <string>

#include "app/audit_fakes.hpp"
#include "app/files.hpp"

namespace fathom::app {
namespace {

std::string catalogue(const std::string& language, const std::vector<std::pair<std::string, std::string>>& entries) {
  std::string text = "msgid \"\"\nmsgstr \"Language: " + language + "\\n\"\n";
  for (const auto& [id, words] : entries) text += "\nmsgid \"" + id + "\"\nmsgstr \"" + words + "\"\n";
  return text;
}

class AuditTexts : public InItsOwnFolder {
 protected:
  void SetUp() override {
    InItsOwnFolder::SetUp();
    write_file("fr.po", catalogue("fr", {{"draw", "Piochez deux cartes."}, {"pay", "Payez une pièce."}}));
    write_file("en.po", catalogue("en", {{"draw", "Draw two cards."}, {"pay", "Pay one coin."}}));
    write_file("empty.po", catalogue("de", {{"draw", ""}, {"pay", ""}}));
    write_file("table.csv", "key,en,fr,pt-BR\ndraw,Draw two cards.,Piochez deux cartes.,Compre duas cartas.\n");
    write_file("note.md", "Draw two cards.\n");
  }
};

TextsAsked one_file(const std::string& file, const std::string& original = "", const std::string& translation = "") {
  return {{file, original}, {}, translation, file, Against::whatever_there_is};
}

TextsAsked apart(const std::string& file, const std::string& language = "") {
  return {{file, language}, {{"fr.po", ""}}, "", file, Against::other_files};
}

/// `en: fr pt-BR`: the original's language and those beside it.
std::string languages(const TextsAsked& asked) {
  const OriginalFound found = read_original(asked);
  std::string text = found.original.language + ":";
  for (const TextFound& each : found.beside) text += " " + each.language;
  return text;
}

std::string languages(const FileAsked& asked, const std::string& original) {
  TextFound text;
  text.language = original;
  std::string list;
  for (const TextFound& each : read_translations(asked, text)) list += (list.empty() ? "" : " ") + each.language;
  return list;
}

std::string refusal_of(const TextsAsked& asked) {
  try {
    read_original(asked);
  } catch (const Problem& problem) {
    return problem.what();
  }
  return "read";
}

TEST_F(AuditTexts, OfOneFileAreAnOriginalAndItsTranslations) {
  EXPECT_EQ(languages(one_file("fr.po")), ": fr");
  EXPECT_EQ(languages(one_file("table.csv")), "en: fr pt-BR");
  EXPECT_EQ(languages(one_file("table.csv", "fr")), "fr: en pt-BR") << "the original is the one that is said";
  EXPECT_EQ(languages(one_file("table.csv", "", "pt")), "en: pt-BR") << "a region is a kind of its language";
  EXPECT_EQ(languages(one_file("note.md")), ":");
  EXPECT_EQ(languages(one_file("empty.po")), ":") << "it is audited alone";
}

TEST_F(AuditTexts, AreInTheLanguageThatIsSaid) {
  EXPECT_EQ(languages(one_file("fr.po", "en", "de")), "en: de") << "more than in the one that the file states";
  EXPECT_EQ(read_original(one_file("fr.po", "en", "de")).beside[0].stated, "de");
  EXPECT_EQ(read_original(one_file("fr.po")).beside[0].stated, "") << "nobody said it";
}

TEST_F(AuditTexts, OfTwoCataloguesAreTheTranslations) {
  EXPECT_EQ(read_original(apart("en.po")).original.source.text.substr(0, 4), "Draw");
  EXPECT_EQ(languages({"fr.po", ""}, "en"), "fr");
  EXPECT_EQ(read_original(apart("note.md")).original.source.text, "Draw two cards.\n");
  EXPECT_EQ(read_original(apart("empty.po")).original.source.text.substr(0, 4), "draw")
      << "its messages, where there is nothing else";
}

TEST_F(AuditTexts, OfATableNeedALanguageWhereTheirTranslationsStandElsewhere) {
  EXPECT_EQ(read_original(apart("table.csv", "pt-BR")).original.source.text.substr(0, 6), "Compre");
  EXPECT_EQ(refusal_of(apart("table.csv")),
            "table.csv: expected one text, found texts in en, fr and pt-BR; say which is the original by its language");
  EXPECT_EQ(languages({"table.csv", ""}, "en"), "fr pt-BR");
  EXPECT_EQ(languages({"table.csv", ""}, "it"), "fr pt-BR") << "the table's own original is none of its translations";
  EXPECT_EQ(languages({"table.csv", "fr"}, "en"), "fr");
}

TEST_F(AuditTexts, AreRefusedWhereThereIsNoTranslation) {
  EXPECT_EQ(refusal_of(one_file("table.csv", "", "de")),
            "table.csv: expected a translation into de, found texts in fr and pt-BR; name one of these languages");
  EXPECT_EQ(refusal_of(one_file("note.md", "", "fr")),
            "note.md: expected a translation too, found only one text; name the translation's file");
  TextsAsked beside = one_file("empty.po");
  beside.against = Against::text_beside;
  EXPECT_NE(refusal_of(beside), "read");
  EXPECT_THROW(languages({"empty.po", ""}, "en"), Problem) << "its messages are no translation";
  EXPECT_THROW(languages({"table.csv", "de"}, "en"), Problem);
}

TEST_F(AuditTexts, ArePairedByTheirKeysOnTheCommandLine) {
  write_file("fr.po", catalogue("fr", {{"pay", "Payez une pièce."}, {"draw", "Piochez trois cartes."}}));
  const Seen pair = audited({"en.po", "fr.po"});
  EXPECT_EQ(pair.exit, 1) << pair.out << pair.err;
  EXPECT_TRUE(has(pair.out, "number-mismatch")) << pair.out;
  const Seen table = audited({"table.csv"});
  EXPECT_EQ(table.exit, 0) << table.out << table.err;
  EXPECT_TRUE(has(table.out, "fr           pt-BR\n")) << table.out;
}

TEST_F(AuditTexts, TellWhatTheyLeaveOpen) {
  write_file("fr.po", catalogue("fr", {{"Draw two cards.", "Piochez deux cartes."}, {"Pay one coin.", ""}}) +
                          "\n#, fuzzy\nmsgid \"End your turn.\"\nmsgstr \"Fin.\"\n");
  const Seen result = audited({"fr.po", "--original-lang", "en"});
  EXPECT_TRUE(has(result.out, "fr.po leaves 2 entries open: 1 untranslated, 1 fuzzy\n")) << result.out << result.err;
  EXPECT_TRUE(has(audited({"fr.po", "--original-lang", "en", "--format", "json"}).out, "\"untranslated\": 1"));
}

}  // namespace
}  // namespace fathom::app
