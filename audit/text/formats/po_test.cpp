#include <gtest/gtest.h>

#include "audit/text/formats.hpp"
#include "audit/text/formats/readers.hpp"
#include "audit/text/formats/strings_testing.hpp"

namespace fathom::audit::strings_test {
namespace {

constexpr std::string_view po_head =
    "# Owls\nmsgid \"\"\nmsgstr \"\"\n\"Language: fr_FR\\n\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\n";

std::vector<Source> read_po_body(std::string_view body) {
  return read_po("owls.po", std::string(po_head) + std::string(body));
}

TEST(PoFile, GivesTheOriginalAndTheTranslation) {
  const auto texts =
      read_po_body("msgid \"Draw a card\"\nmsgstr \"Piochez une carte\"\n\nmsgid \"Pass\"\nmsgstr \"Passez\"\n");
  EXPECT_EQ(shown(texts),
            "msgid \"Draw a card\" = Draw a card\nmsgid \"Pass\" = Pass\n--\n"
            "fr-FR\nmsgid \"Draw a card\" = Piochez une carte\nmsgid \"Pass\" = Passez\n");
  EXPECT_EQ(keys(texts[0]), keys(texts[1]));
  EXPECT_TRUE(texts[0].is_keyed());
}

TEST(PoFile, TellsMessagesOfOneIdApartByTheirContext) {
  const auto texts =
      read_po_body("msgctxt \"menu\"\nmsgid \"Open\"\nmsgstr \"Ouvrir\"\n\nmsgid \"Open\"\nmsgstr \"Ouvert\"\n");
  EXPECT_EQ(shown(texts[1]), "fr-FR\nmsgctxt \"menu\" msgid \"Open\" = Ouvrir\nmsgid \"Open\" = Ouvert\n");
  EXPECT_NE(texts[0].units[0].key, texts[0].units[1].key);
}

TEST(PoFile, PairsEachFormOfAPlural) {
  const auto texts = read_po_body(
      "msgid \"%d card\"\nmsgid_plural \"%d cards\"\nmsgstr[0] \"%d carte\"\nmsgstr[1] \"%d cartes\"\nmsgstr[2] \"%d de "
      "cartes\"\n");
  EXPECT_EQ(shown(texts[0]),
            "msgid \"%d card\" msgstr[0] = %d card\nmsgid_plural \"%d cards\" msgstr[1] = %d cards\nmsgid_plural \"%d "
            "cards\" msgstr[2] = %d cards\n");
  EXPECT_EQ(keys(texts[0]), keys(texts[1]));
  const auto japanese = read_po_body("msgid \"%d card\"\nmsgid_plural \"%d cards\"\nmsgstr[0] \"%d mai\"\n");
  EXPECT_EQ(japanese[0].text, "%d cards\n") << "its only form is of any number";
}

TEST(PoFile, NamesWhatIsUntranslatedOrFuzzy) {
  const auto texts = read_po_body(
      "msgid \"Draw\"\nmsgstr \"\"\n\n#, fuzzy, c-format\n#| msgid \"Pass\"\nmsgid \"Pass %d\"\nmsgstr \"Passez\"\n\nmsgid "
      "\"End\"\nmsgstr \"Fin\"\n");
  EXPECT_EQ(shown(texts[1]),
            "fr-FR\nmsgid \"End\" = Fin\nopen: 8:1 msgid \"Draw\": untranslated; 13:1 msgid \"Pass %d\": fuzzy\n");
  EXPECT_EQ(texts[1].open[1].key, texts[0].units[1].key);
  EXPECT_EQ(texts[0].units.size(), 3U);
}

TEST(PoFile, SkipsWhatIsObsolete) {
  const auto texts = read_po_body(
      "msgid \"Draw\"\nmsgstr \"Piochez\"\n\n#, fuzzy\n#~ msgid \"Old\"\n#~ msgstr \"Vieux\"\n\nmsgid \"Pass\"\nmsgstr "
      "\"Passez\"\n");
  EXPECT_EQ(shown(texts[1]), "fr-FR\nmsgid \"Draw\" = Piochez\nmsgid \"Pass\" = Passez\n")
      << "its mark is no other message's";
}

TEST(PoFile, WithoutALanguageAndATranslationIsOneText) {
  EXPECT_EQ(read_po("owls.pot", "msgid \"Draw\"\nmsgstr \"\"\n").size(), 1U);
  EXPECT_EQ(read_po_body("msgid \"Draw\"\nmsgstr \"\"\n").size(), 2U) << "all of it is still to be translated";
}

TEST(PoFile, PlacesTheWordsOfWrappedStrings) {
  const std::string file = std::string(po_head) +
                           "msgid \"\"\n\"Draw \\\"two\\\" cards, \"\n\"then discard\\t\\\\svg{gold}.\\n\"\n  \"Pass é "
                           "the\\303\\251 turn.\"\nmsgstr \"Piochez « deux » cartes\"\n";
  const auto texts = read_po("owls.po", file);
  EXPECT_EQ(texts[0].text, "Draw \"two\" cards, then discard\t\\svg{gold}.\nPass é theé turn.\n");
  for (const char* const word : {"Draw", "two", "cards", "then", "discard", "svg", "gold", "Pass", "the", "turn"})
    EXPECT_EQ(place(texts[0], word), in_file(file, word)) << word;
  EXPECT_EQ(place(texts[0], "\" cards"), in_file(file, "\\\" cards")) << "an escape is where its backslash is";
  EXPECT_EQ(place(texts[1], "deux"), in_file(file, "deux"));
}

TEST(PoFile, KeepsTheMarkupOfStrings) {
  EXPECT_EQ(read_po_body("msgid \"a\"\nmsgstr \"<b>{0}</b> %s [action] %(n)d \\\\n\"\n")[1].text,
            "<b>{0}</b> %s [action] %(n)d \\n\n");
}

TEST(PoFile, PartsLinesButJoinsWhatRunsOn) {
  EXPECT_EQ(read_po_body("msgid \"Draw.\\n- one\\n- two\\n\\nThen\\npass.\"\nmsgstr \"x\"\n")[0].text,
            "Draw.\n- one\n- two\nThen pass.\n");
}

TEST(PoFile, ReadsTheEncodingThatItStates) {
  const std::string file =
      "msgid \"\"\nmsgstr \"\"\n\"Language: pl\\n\"\n\"Content-Type: text/plain; charset=ISO-8859-2\\n\"\n\nmsgid "
      "\"Card\"\nmsgstr \"\xB3\xF3\xBFko\"\n";
  EXPECT_EQ(read_po("owls.po", file)[1].text, "łóżko\n");
}

TEST(PoFile, PlacesTheWordsOfWrappedLatex) {
  const std::string file =
      "#: owls.tex:5\nmsgid \"\"\n\"Draw two \"\n\"cards and pay \\\\svg{gold} \"\n\"now, \\\\emph{or} pass.\"\nmsgstr "
      "\"\"\n";
  const auto texts = read_po("owls.po", file);
  EXPECT_EQ(texts[0].text, "Draw two cards and pay \\svg{gold} now, or pass.\n");
  for (const char* const word : {"Draw", "two", "cards", "pay", "svg", "gold", "now", "or}", "pass"})
    EXPECT_EQ(place(texts[0], std::string_view(word).substr(0, 2)), in_file(file, std::string_view(word).substr(0, 2)))
        << word;
}

TEST(PoFile, ReadsTheLatexOfPo4a) {
  const auto texts = read_po_body(
      "#: sections/owls.tex:5\n#, no-wrap\nmsgid \"\"\n\"\\\\begin{itemize}\\n\"\n\"  \\\\item Draw \\\\textbf{two} "
      "\\\\svg{gold}.\\n\"\n\"\\\\end{itemize}\\n\"\nmsgstr \"\"\n\n"
      "#: sections/owls.tex:9\nmsgid \"\\\\vfill\"\nmsgstr \"\"\n");
  EXPECT_EQ(texts[0].text, "- Draw two \\svg{gold}.\n");
  EXPECT_EQ(place(texts[0], "two"), "11:25");
  EXPECT_EQ(texts[1].open.size(), 1U) << "a space between pages is nothing to translate";
}

TEST(PoFile, ThatIsBrokenSaysWhere) {
  EXPECT_EQ(problem(read_po, "msgid \"Draw\nmsgstr \"\"\n"),
            "strings:1:7: expected a string that ends in its line, found no `\"` at its end; close it, or write `\\\"` for "
            "a quotation mark in it");
  EXPECT_EQ(problem(read_po, "msgid \"Draw\"\n\nmsgid \"Pass\"\nmsgstr \"\"\n"),
            "strings:3:1: expected `msgstr` after `msgid`, found \"m\"; every message needs one");
  EXPECT_EQ(
      problem(read_po, "msgid \"A\"\nmsgstr \"\"\nDraw\n"),
      "strings:3:1: expected `msgid`, found \"D\"; check that this is a PO file, and that each message begins with `msgid`");
  EXPECT_EQ(problem(read_po, "msgid \"A\"\nmsgid_plural \"B\"\nmsgstr[1] \"\"\n").substr(0, 41),
            "strings:3:7: expected `msgstr[0]`, found ");
  EXPECT_EQ(problem(read_po, "msgid \"A\"\nmsgstr \"B\"\n\nmsgid \"A\"\nmsgstr \"C\"\n"),
            "strings:4:1: expected each entry once, found msgid \"A\" again, as in line 1; keep one of them");
  EXPECT_NE(problem(read_po, "# nothing\n").find("found none"), std::string::npos);
  EXPECT_EQ(problem(read_po, "msgid \"A\"\nmsgstr \"B\"\n"), "none");
}

TEST(PoFile, IsKnownByItsBytes) {
  EXPECT_EQ(format_of("owls.txt", po_head).name, "gettext PO");
  EXPECT_EQ(format_of("owls.txt", "The msgid \"x\" is told.").name, "plain text");
  try {
    format_of("owls.json", po_head);
    FAIL() << "a PO file called .json";
  } catch (const Problem& wrong) {
    EXPECT_EQ(wrong.message(),
              "expected a JSON table, as the file is called, found gettext PO; give the file its right ending (.po .pot)");
  }
}

TEST(PoFile, ShortensLongNames) {
  const auto texts = read_po_body("msgid \"" + std::string(80, 'o') + "\"\nmsgstr \"x\"\n");
  EXPECT_EQ(texts[0].units[0].name, "msgid \"" + std::string(60, 'o') + "…\"");
}

}  // namespace
}  // namespace fathom::audit::strings_test
