#include <gtest/gtest.h>

#include "audit/text/formats.hpp"
#include "audit/text/formats/readers.hpp"
#include "audit/text/formats/strings_testing.hpp"

namespace fathom::audit::strings_test {
namespace {

constexpr std::string_view first_xliff = R"(<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
 <file original="owls.json" source-language="en" target-language="pt-br" datatype="plaintext"><body>
  <trans-unit id="17"><source>Draw <g id="1">two</g> cards &amp; pass<x id="2"/>.</source>
   <target>Compre <g id="1">duas</g> cartas &#38; passe<x id="2"/>.</target></trans-unit>
  <group><trans-unit id="18" resname="cards.end"><source>Tidy   up
     now.</source><target xml:lang="pt-BR" state="needs-translation">Tidy up now.</target></trans-unit></group>
  <trans-unit id="19"><source>Pay {0}</source></trans-unit>
  <trans-unit id="20"><source>Wait</source><target state="needs-review-translation">Pare</target><alt-trans><target>Old</target></alt-trans></trans-unit>
  <trans-unit id="21" translate="no"><source>OWL_1</source></trans-unit>
 </body></file>
</xliff>
)";

TEST(XliffFile, OfVersion1GivesBothTexts) {
  const auto texts = read_xliff("owls.xlf", first_xliff);
  EXPECT_EQ(shown(texts),
            "en\nunit 17 = Draw <g id=\"1\">two</g> cards & pass<x id=\"2\"/>.\ncards.end = Tidy up now.\nunit 19 = Pay "
            "{0}\nunit 20 = Wait\n--\n"
            "pt-BR\nunit 17 = Compre <g id=\"1\">duas</g> cartas & passe<x id=\"2\"/>.\n"
            "open: 7:19 cards.end: untranslated; 8:3 unit 19: untranslated; 9:44 unit 20: fuzzy\n");
  EXPECT_EQ(keys(texts[0]), "17, 18, 19, 20");
  for (const char* const word : {"Draw", "two", "cards", "pass", "Tidy", "now."})
    EXPECT_EQ(place(texts[0], word), in_file(first_xliff, word)) << word;
  EXPECT_EQ(place(texts[0], "& pass"), in_file(first_xliff, "&amp; pass"));
  EXPECT_EQ(place(texts[1], "passe"), in_file(first_xliff, "passe"));
}

constexpr std::string_view second_xliff =
    R"(<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">
 <file id="f1"><unit id="u1" name="cards.draw">
   <segment state="translated"><source>Draw <pc id="1">two</pc>. </source><target>Zieht <pc id="1">zwei</pc>. </target></segment>
   <ignorable><source> </source></ignorable>
   <segment><source>Pass <ph id="2" dataRef="d"/><mrk id="m" type="term">the turn</mrk>.</source><target>Gebt <ph id="2" dataRef="d"/>ab.</target></segment>
  </unit>
  <unit id="u2"><segment state="initial"><source>End</source><target>End</target></segment></unit>
 </file>
 <file id="f2"><unit id="u1"><segment><source>Owl</source><target>Eule</target></segment></unit></file>
</xliff>
)";

TEST(XliffFile, OfVersion2JoinsSegments) {
  const auto texts = read_xliff("owls.xlf", second_xliff);
  EXPECT_EQ(shown(texts),
            "en\ncards.draw = Draw <pc id=\"1\">two</pc>.  Pass <ph id=\"2\"/>the turn.\nunit u2 = End\nunit u1 = Owl\n--\n"
            "de\ncards.draw = Zieht <pc id=\"1\">zwei</pc>. Gebt <ph id=\"2\"/>ab.\nunit u1 = Eule\nopen: 7:62 unit u2: "
            "untranslated\n");
  EXPECT_EQ(keys(texts[1]), "u1, f2#u1");
  EXPECT_EQ(place(texts[0], "turn"), in_file(second_xliff, "turn"));
  EXPECT_EQ(place(texts[1], "Eule"), in_file(second_xliff, "Eule"));
}

TEST(XliffFile, ThatIsBrokenSaysWhere) {
  EXPECT_EQ(problem(read_xliff, "<xliff>\n<file></xliff>"),
            "strings:2:9: expected well-formed XML, found something else here (Start-end tags mismatch); mend the file");
  EXPECT_EQ(problem(read_xliff, "<tmx/>"),
            "strings:1:1: expected `<xliff>`, found `<tmx>`; check that this is the right file");
  EXPECT_NE(problem(read_xliff, "<xliff><file/></xliff>").find("found none"), std::string::npos);
  EXPECT_NE(problem(read_xliff, "<xliff><file><unit/></file></xliff>").find("1:14: expected a unit with an `id`"),
            std::string::npos);
  EXPECT_NE(problem(read_xliff, "<xliff><file><unit id=\"a\"/>\n<unit id=\"a\"/></file></xliff>")
                .find("2:1: expected each entry once"),
            std::string::npos);
}

TEST(XliffFile, ThatIsABombIsRefused) {
  EXPECT_EQ(problem(read_xliff, "<!DOCTYPE x [\n<!ENTITY a \"owl\"><!ENTITY b \"&a;&a;&a;\">]>\n<xliff>&b;</xliff>"),
            "strings:2:1: expected no entities of the file's own, found `<!ENTITY`; write their words out");
  std::string groups, elements;
  for (int n = 0; n < 100000; ++n) groups += "<group>", elements += "<g id=\"1\">";
  std::string ends, closes;
  for (int n = 0; n < 100000; ++n) ends += "</group>", closes += "</g>";
  EXPECT_NE(problem(read_xliff, "<xliff><file>" + groups + ends + "</file></xliff>").find("expected at most 64 groups"),
            std::string::npos);
  EXPECT_NE(problem(read_xliff, "<xliff><file><unit id=\"a\"><segment><source>" + elements + closes +
                                    "</source></segment></unit></file></xliff>")
                .find("expected at most 64 elements"),
            std::string::npos);
}

constexpr std::string_view tmx_memory = R"(<?xml version="1.0"?>
<!DOCTYPE tmx SYSTEM "tmx14.dtd">
<tmx version="1.4"><header srclang="en" datatype="plaintext"/><body>
 <tu><tuv xml:lang="fr-FR"><seg>Piochez <ph x="1">&lt;br/&gt;</ph>deux cartes</seg></tuv><tuv xml:lang="EN-us"><seg>Draw <ph x="1">&lt;br/&gt;</ph>two cards</seg></tuv></tu>
 <tu><tuv xml:lang="en-US"><seg>Pass</seg></tuv></tu>
</body></tmx>
)";

TEST(TmxFile, GivesATextForEachLanguage) {
  const auto texts = read_tmx("owls.tmx", tmx_memory);
  EXPECT_EQ(shown(texts),
            "en-US\nunit 1 = Draw <ph x=\"1\"><br/></ph>two cards\nunit 2 = Pass\n--\n"
            "fr-FR\nunit 1 = Piochez <ph x=\"1\"><br/></ph>deux cartes\nopen: 5:2 unit 2: untranslated\n");
  EXPECT_EQ(keys(texts[0]), "1, 2");
  EXPECT_EQ(place(texts[0], "two"), in_file(tmx_memory, "two"));
  EXPECT_EQ(place(texts[1], "deux"), in_file(tmx_memory, "deux"));
}

TEST(TmxFile, TakesItsOwnIds) {
  const auto texts = read_tmx(
      "owls.tmx",
      "<tmx><header srclang=\"de\"/><body><tu tuid=\"draw\"><tuv xml:lang=\"de\"><seg>Zieht</seg></tuv></tu></body></tmx>");
  EXPECT_EQ(shown(texts), "de\nunit draw = Zieht\n");
}

TEST(TmxFile, ThatIsBrokenSaysWhere) {
  EXPECT_NE(problem(read_tmx, "<tmx><body>\n <tu>").find("strings:2:"), std::string::npos);
  EXPECT_EQ(problem(read_tmx, "<tmx><body><tu><tuv><seg>x</seg></tuv></tu></body></tmx>"),
            "strings:1:16: expected `xml:lang` in `<tuv>`, found none; state the language of each text");
}

TEST(XmlCatalogue, IsKnownByItsBytes) {
  EXPECT_EQ(format_of("owls.xml", first_xliff).name, "XLIFF");
  EXPECT_EQ(format_of("owls", tmx_memory).name, "TMX");
  EXPECT_EQ(format_of("owls.txt", "An <xliff> file is told.").name, "plain text");
  EXPECT_THROW(format_of("owls.tmx", first_xliff), Problem);
}

}  // namespace
}  // namespace fathom::audit::strings_test
