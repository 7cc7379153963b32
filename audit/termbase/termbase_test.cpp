#include "audit/termbase/termbase.hpp"

#include <gtest/gtest.h>

#include <string>

namespace fathom::audit {
namespace {

/// `fr: piocher, +tirer, -prendre`: proper names, those that may stand too, and forbidden ones, language by language.
std::string names_shown(const TermEntry& entry) {
  std::string text, language;
  for (const TermName& name : entry.names) {
    const char* const sign = name.standing == Standing::proper ? "" : name.standing == Standing::also ? "+" : "-";
    if (name.language != language)
      text += (text.empty() ? "" : "; ") + name.language + ": ";
    else
      text += ", ";
    language = name.language;
    text += sign + name.words;
  }
  return text;
}

std::string names_shown(const std::string& bytes) {
  std::string text;
  for (const TermEntry& entry : read_termbase("terms", bytes).entries)
    text += (text.empty() ? "" : "\n") + names_shown(entry);
  return text;
}

std::string refusal(std::string_view bytes) {
  try {
    read_termbase("terms", bytes);
  } catch (const Problem& problem) {
    return problem.what();
  }
  return "read";
}

constexpr const char* two_entries =
    "en: draw; fr: piocher, +tirer, -prendre\nen: discard pile; fr: d\xC3\xA9"
    "fausse";

TEST(TermTable, HasALanguageAColumn) {
  EXPECT_EQ(names_shown("en,fr,also:fr,forbidden:fr,note\ndraw,piocher,tirer,prendre,a verb\ndiscard pile,d\xC3\xA9"
                        "fausse,,,\n"),
            two_entries);
  EXPECT_EQ(read_termbase("t", "en,note,fr\ndraw,a verb,piocher\n").entries[0].note, "a verb");
}

TEST(TermTable, MayBePartedByOtherSignsAndQuoteCells) {
  EXPECT_EQ(names_shown("\xEF\xBB\xBF"
                        "en;fr;also:fr;forbidden:fr\r\ndraw;piocher;tirer;prendre\r\ndiscard pile;d\xC3\xA9"
                        "fausse;;"),
            two_entries);
  EXPECT_EQ(names_shown("en\tpt_BR\n\"sea, deep\"\t\"mar \"\"fundo\"\"\"\n"), "en: sea, deep; pt-br: mar \"fundo\"");
  EXPECT_EQ(names_shown("en,fr\n\n card | counter ; token , jeton\n,,\n"), "en: card, counter, token; fr: jeton");
  EXPECT_EQ(names_shown("en;fr\ncard|counter;jeton\n"), "en: card, counter; fr: jeton");
  EXPECT_EQ(names_shown("English,French,forbidden: French\ndraw,piocher,tirer\n"), "en: draw; fr: piocher, -tirer");
}

TEST(TermTable, IsRefusedWithThePlace) {
  EXPECT_EQ(refusal("en,fr,forbiden:fr\n"),
            "terms:1:7: expected a language such as fr, or also:fr, forbidden:fr or note, found \"forbiden:fr\"; the first "
            "row names the columns");
  EXPECT_EQ(refusal("en,fr,en\n"),
            "terms:1:7: expected each column once, found \"en\" a second time; part several names in one cell by |");
  EXPECT_EQ(refusal("en,fr\ndraw,\"piocher\n"),
            "terms:2:6: expected a closing `\"`, found the end of the file; close this cell, and write `\"\"` for a "
            "quotation mark in it");
  EXPECT_EQ(refusal("en,fr\n\"draw\" it,piocher\n"),
            "terms:2:8: expected the end of the cell behind its closing `\"`, found \"i\"; write `\"\"` for a quotation "
            "mark within a cell");
  EXPECT_EQ(refusal("en,fr\ndraw,piocher,tirer\n"),
            "terms:2:14: expected 2 cells as in the first row, found 3; put a cell that holds `,` in quotation marks");
  EXPECT_EQ(refusal("en,fr\n!!,piocher\n"),
            "terms:2:1: expected a name with letters or digits, found \"!!\"; leave the place empty where there is none");
  EXPECT_EQ(refusal("note,\nx\n"),
            "terms:1:1: expected a column for each language, such as en,fr, found only notes; add them");
  EXPECT_EQ(refusal("en,fr,note\n,,why\n"),
            "terms:2:1: expected a name in some language, found only a note; add the name or drop the row");
  EXPECT_EQ(refusal("en,fr\n"), "terms:1:1: expected entries with names, found none; check that this is the right file");
  EXPECT_NE(refusal("en,fr\ndraw," + std::string(300, 'x') + "\n").find("terms:2:6: expected a name, found 300 bytes"),
            std::string::npos);
}

TEST(Termbase, IsNoOtherFile) {
  EXPECT_EQ(refusal(""),
            "terms:1:1: expected a termbase in TBX, or a table in CSV whose first row has languages, found nothing; check "
            "that this is the right file");
  EXPECT_NE(refusal("PK\x03\x04 and so on").find("found a packed file; save the sheet as CSV"), std::string::npos);
  EXPECT_NE(refusal("%PDF-1.4").find("found a PDF"), std::string::npos);
  for (const std::string_view bytes : {std::string_view("\0\1\2\xFF", 4), std::string_view("\"", 1),
                                       std::string_view(",", 1), std::string_view("<", 1), std::string_view("{\"a\": 1}")})
    EXPECT_NE(refusal(bytes), "read") << bytes;
}

constexpr std::string_view tbx_3 = R"(<?xml version="1.0" encoding="UTF-8"?>
<tbx style="dca" type="TBX-Basic" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2">
 <tbxHeader/>
 <text><body>
  <conceptEntry id="c1">
   <note>a verb</note>
   <langSec xml:lang="en"><termSec><term>draw</term></termSec></langSec>
   <langSec xml:lang="fr">
    <termSec><term>pio<hi>cher</hi></term><termNote type="administrativeStatus">preferredTerm-admn-sts</termNote></termSec>
    <termSec><term>tirer</term><termNote type="administrativeStatus">admittedTerm-admn-sts</termNote></termSec>
    <termSec><term>prendre</term><termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote></termSec>
   </langSec>
  </conceptEntry>
  <conceptEntry id="c2">
   <langSec xml:lang="en"><termSec><term>discard pile</term></termSec></langSec>
   <langSec xml:lang="fr"><termSec><term>d&#233;fausse</term></termSec></langSec>
  </conceptEntry>
 </body></text>
</tbx>)";

TEST(Tbx, IsReadInItsThirdEdition) {
  EXPECT_EQ(names_shown(std::string(tbx_3)), two_entries);
  EXPECT_EQ(read_termbase("t", tbx_3).entries[0].note, "a verb");
  EXPECT_EQ(read_termbase("t", tbx_3).entries[1].at.line, 14);
}

TEST(Tbx, MayHaveCategoriesAsElements) {
  EXPECT_EQ(names_shown(R"(<tbx xmlns:basic="x"><text><body><conceptEntry><langSec xml:lang="fr">
    <termSec><term>prendre</term><basic:administrativeStatus>supersededTerm-admn-sts</basic:administrativeStatus></termSec>
    </langSec></conceptEntry></body></text></tbx>)"),
            "fr: -prendre");
}

TEST(Tbx, IsReadInItsOlderForm) {
  EXPECT_EQ(names_shown(R"(<?xml version="1.0"?><!DOCTYPE martif SYSTEM "TBXBasiccoreStructV02.dtd">
    <martif type="TBX-Basic" xml:lang="en"><martifHeader/><text><body>
    <termEntry id="1"><langSet xml:lang="en"><tig><term>draw</term></tig></langSet>
     <langSet xml:lang="fr"><ntig><termGrp><term>piocher</term></termGrp></ntig>
      <tig><term>tirer</term><termNote type="administrativeStatus">admittedTerm</termNote></tig>
      <ntig><termGrp><term>prendre</term><termNote type="normativeAuthorization">deprecatedTerm</termNote></termGrp></ntig>
     </langSet></termEntry>
    <termEntry id="2"><langSet xml:lang="en"><tig><term>discard
      pile</term></tig></langSet><langSet lang="fr"><tig><term>d)"
                        "\xC3\xA9"
                        R"(fausse</term></tig></langSet></termEntry>
    </body></text></martif>)"),
            two_entries);
}

TEST(Tbx, IsRefusedWithThePlace) {
  const auto with = [](const std::string& body) { return refusal("<tbx><text><body>\n" + body + "\n</body></text></tbx>"); };
  EXPECT_EQ(with("<conceptEntry><langSec><termSec><term>x</term></termSec></langSec></conceptEntry>"),
            "terms:2:15: expected a language in xml:lang, such as fr, found \"\"; add it");
  EXPECT_EQ(with("<conceptEntry><langSec xml:lang=\"fr\">\n<termSec/></langSec></conceptEntry>"),
            "terms:3:1: expected a term here, found none; add it or drop the element");
  EXPECT_EQ(with("<conceptEntry><langSec xml:lang=\"fr\"><termSec><term>x</term>\n<termNote "
                 "type=\"administrativeStatus\">deprecatd</termNote></termSec></langSec></conceptEntry>"),
            "terms:3:1: expected the status of a term, such as preferredTerm-admn-sts or deprecatedTerm-admn-sts, found "
            "\"deprecatd\"; did you mean \"deprecated\"?");
  EXPECT_EQ(refusal("<html><body/></html>"),
            "terms:1:1: expected TBX, with tbx or martif as its outermost element, found html; export the terms as TBX");
  EXPECT_EQ(refusal("<tbx/>"), "terms:1:1: expected the entries in text and body, found no such elements; export it again");
  EXPECT_NE(refusal("<tbx><text>\n<body").find("expected well-formed XML"), std::string::npos);
}

TEST(Tbx, IsNoBomb) {
  std::string nested = "<tbx><text><body><conceptEntry><langSec xml:lang=\"fr\"><termSec><term>";
  for (int i = 0; i < 100'000; ++i) nested += "<hi>";
  EXPECT_NE(refusal(nested), "read");
  for (int i = 0; i < 100'000; ++i) nested += "</hi>";
  EXPECT_NE(refusal(nested + "</term></termSec></langSec></conceptEntry></body></text></tbx>"), "read") << "it has no name";
  EXPECT_EQ(refusal("<!DOCTYPE tbx [<!ENTITY a \"&b;&b;\"><!ENTITY b \"&a;&a;\">]><tbx><text><body/></text></tbx>"),
            "terms:1:16: expected no entities of the file's own, found `<!ENTITY`; write their words out");
}

TEST(LanguageTags, MeetByRegionOrElseByLanguage) {
  const TermEntry entry = read_termbase("t", "en-US,pt-BR,pt_PT\ncard,carta,cartao\n").entries[0];
  ASSERT_EQ(names_in(entry, "pt-BR").size(), 1U);
  EXPECT_EQ(names_in(entry, "pt-BR")[0]->words, "carta");
  EXPECT_EQ(names_in(entry, "pt").size(), 2U);
  EXPECT_EQ(names_in(entry, "pt-AO").size(), 2U) << "no such region";
  EXPECT_EQ(names_in(entry, "en").size(), 1U);
  EXPECT_TRUE(names_in(entry, "p").empty());
}

}  // namespace
}  // namespace fathom::audit
