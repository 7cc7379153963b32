#include <gtest/gtest.h>

#include "audit/text/document.hpp"
#include "audit/text/formats/language_names.hpp"
#include "audit/text/formats/readers.hpp"
#include "audit/text/formats/strings_testing.hpp"

namespace fathom::audit::strings_test {
namespace {

TEST(CsvFile, GivesATextForEachLanguageOfItsHead) {
  const std::string_view file =
      "key,en,fr-FR,comment\ncards.draw,\"Draw \"\"two\"\" cards,\nthen pass\",Piochez,a button\ncards.end,End,,\n";
  const auto texts = read_csv("owls.csv", file);
  EXPECT_EQ(shown(texts),
            "en\ncards.draw = Draw \"two\" cards, then pass\ncards.end = End\n--\nfr-FR\ncards.draw = Piochez\nopen: 4:1 "
            "cards.end: untranslated\n");
  for (const char* const word : {"Draw", "two", "cards,", "then", "End"})
    EXPECT_EQ(place(texts[0], word), in_file(file, word)) << word;
  EXPECT_EQ(place(texts[1], "Piochez"), in_file(file, "Piochez"));
}

TEST(CsvFile, KnowsLanguagesByName) {
  EXPECT_EQ(shown(read_csv("owls.csv", "English;Français\nDraw;Piochez\n")), "en\nrow 2 = Draw\n--\nfr\nrow 2 = Piochez\n");
  EXPECT_EQ(language_named("deutsch"), "de");
  EXPECT_EQ(language_named("Portuguese (Brazil)"), "pt");
  EXPECT_EQ(language_named("French (fr-CA)"), "fr-CA");
  EXPECT_EQ(language_named("zh_Hans"), "zh-Hans");
  EXPECT_EQ(language_named("Owl"), "");
  EXPECT_EQ(language_named("key"), "");
}

TEST(CsvFile, TakesSourceAndTarget) {
  EXPECT_EQ(shown(read_csv("owls.csv", "id,source,target\n1,Draw,Piochez\n")), "1 = Draw\n--\n1 = Piochez\n");
}

TEST(CsvFile, OfOneLanguageIsKeyed) {
  const auto texts = read_csv("owls.csv", "id,name,text\nowl,Grey Owl,Fly away\nfox,Fox,Run\n");
  EXPECT_EQ(shown(texts), "owl.name = Grey Owl\nowl.text = Fly away\nfox.name = Fox\nfox.text = Run\n");
  EXPECT_EQ(keys(texts[0]), "owl.2, owl.3, fox.2, fox.3") << "the head may be translated";
  EXPECT_EQ(shown(read_csv("owls.csv", "cards.draw,Draw a card\ncards.end,End\n")),
            "cards.draw = Draw a card\ncards.end = End\n");
}

TEST(CsvFile, WithoutKeysIsReadRowByRow) {
  const auto texts = read_csv("owls.csv", "Grey Owl,Fly away\nFox,Run | hide\n\nHare,Hop\n");
  EXPECT_EQ(texts[0].text, "| Grey Owl | Fly away |\n| Fox | Run / hide |\n| Hare | Hop |\n");
  EXPECT_FALSE(texts[0].is_keyed());
  EXPECT_EQ(texts[0].units[2].name, "row 4");
  const Document document = lay_out(texts[0], "en", {});
  ASSERT_EQ(document.blocks.size(), 3U);
  EXPECT_EQ(document.blocks[0].kind, BlockKind::row);
}

TEST(CsvFile, PartsBySemicolonsAndTabsAsWell) {
  EXPECT_EQ(shown(read_csv("owls.csv", "sep=;\nkey;text\na.b;Draw, then pass\n")), "a.b = Draw, then pass\n");
  EXPECT_EQ(shown(read_tsv("owls.tsv", "key\ttext\na.b\tDraw, then pass\n")), "a.b = Draw, then pass\n");
}

TEST(CsvFile, ThatIsBrokenSaysWhere) {
  EXPECT_EQ(problem(read_csv, "key,text\na,\"Draw\n"),
            "strings:2:3: expected a closing `\"`, found the end of the file; close this cell, and write `\"\"` for a "
            "quotation mark in it");
  EXPECT_EQ(problem(read_csv, "key,text\na,\"Draw\" two\n"),
            "strings:2:10: expected the end of the cell behind its closing `\"`, found \"t\"; write `\"\"` for a quotation "
            "mark within a cell");
  EXPECT_EQ(problem(read_csv, "key,text\na,Draw, then pass\n"),
            "strings:2:8: expected 2 cells as in the first row, found 3; put a cell that holds `,` in quotation marks");
  EXPECT_NE(problem(read_csv, "key,text\na,Draw\na,Pass\n").find("3:1: expected each entry once"), std::string::npos);
  EXPECT_NE(problem(read_csv, "\n\n").find("found none"), std::string::npos);
}

}  // namespace
}  // namespace fathom::audit::strings_test
