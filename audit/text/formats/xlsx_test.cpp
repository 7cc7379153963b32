#include "audit/text/formats/xlsx.hpp"

#include <gtest/gtest.h>

#include "audit/text/formats/documents_testing.hpp"

namespace fathom::audit::xlsx_test {
namespace {

/// A workbook whose sheets hold these rows.
documents_test::PartList workbook(const std::vector<std::string>& sheets) {
  documents_test::PartList parts;
  std::string book, relations;
  for (std::size_t n = 1; n <= sheets.size(); ++n) {
    const std::string number = std::to_string(n);
    book += "<sheet name='Sheet" + number + "' r:id='rId" + number + "'/>";
    relations += "<Relationship Id='rId" + number + "' Target='worksheets/sheet" + number + ".xml'/>";
    parts["xl/worksheets/sheet" + number + ".xml"] = "<worksheet><sheetData>" + sheets[n - 1] + "</sheetData></worksheet>";
  }
  parts["xl/workbook.xml"] =
      "<workbook xmlns:r='r'><sheets>" + book + "<sheet name='Old' state='hidden' r:id='rId1'/></sheets></workbook>";
  parts["xl/_rels/workbook.xml.rels"] = "<Relationships>" + relations + "</Relationships>";
  parts["xl/sharedStrings.xml"] =
      "<sst><si><t>Draw a card.</t></si><si><r><t>Piochez </t></r><r><t>une carte.</t></r><rPh><t>x</t></rPh></si></sst>";
  return parts;
}

std::string cell(const std::string& at, const std::string& words) {
  return "<c r='" + at + "' t='inlineStr'><is><t>" + words + "</t></is></c>";
}
std::vector<Source> texts(const std::vector<std::string>& sheets) {
  return xlsx_texts("cards.xlsx", documents_test::parts(workbook(sheets)));
}

TEST(Xlsx, IsOneTextWhereNoRowNamesLanguages) {
  const std::vector<Source> found =
      texts({"<row r='2'>" + cell("A2", "Owls") + cell("C2", "5 | 6") + "</row><row r='3'><c r='A3'><v>7</v></c>" +
             "<c r='B3' t='s'><v>0</v></c></row><row r='9'>" + cell("B9", "Alone.") + "</row>"});
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(documents_test::shown_blocks(found.front()), "r Owls | 5 | 6; r 7 | Draw a card.; p Alone.");
  EXPECT_EQ(documents_test::where(found.front(), "Alone"), "9:1 Sheet1!B9");
  EXPECT_EQ(documents_test::where(found.front(), "a card"), "3:6 Sheet1!B3");
  EXPECT_EQ(documents_test::where(found.front(), "Owls"), "2:1 Sheet1!A2");
}

TEST(Xlsx, IsATextForEachLanguageThatItsFirstRowNames) {
  const std::string head = "<row r='1'>" + cell("A1", "Key") + cell("B1", "English") + cell("D1", "French") + "</row>";
  const std::vector<Source> found =
      texts({head + "<row r='2'>" + cell("A2", "draw") + "<c r='B2' t='s'><v>0</v></c><c r='D2' t='s'><v>1</v></c></row>" +
             "<row r='3'>" + cell("A3", "play") + cell("B3", "Play it.") + "</row>"});
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(documents_test::shown(found[0]), "en\nSheet1!B2 = Draw a card.\nSheet1!B3 = Play it.\n");
  EXPECT_EQ(found[1].language, "fr");
  EXPECT_EQ(documents_test::where(found[1], "une carte"), "2:9 Sheet1!D2");
  EXPECT_EQ(documents_test::keys(found[0]), "draw, play");
  EXPECT_EQ(documents_test::keys(found[1]), "draw");
  EXPECT_FALSE(documents_test::opens(found[1]).empty()) << "what has no translation";
}

TEST(Xlsx, PutsSheetsOfTheSameLanguagesTogether) {
  const std::string head = "<row r='1'>" + cell("A1", "en") + cell("B1", "de") + "</row>";
  const std::vector<Source> found = texts({head + "<row r='2'>" + cell("A2", "Owl") + cell("B2", "Eule") + "</row>",
                                           head + "<row r='2'>" + cell("A2", "Fox") + cell("B2", "Fuchs") + "</row>"});
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(documents_test::shown(found[1]), "de\nSheet1!B2 = Eule\nSheet2!B2 = Fuchs\n");
  EXPECT_EQ(documents_test::keys(found[0]), documents_test::keys(found[1]));
  EXPECT_EQ(documents_test::where(found[1], "Fuchs"), "2:1 Sheet2!B2");
}

TEST(Xlsx, WithAStringInCellsWithoutEndIsRefused) {
  documents_test::PartList parts = workbook({});
  parts["xl/workbook.xml"] = "<workbook xmlns:r='r'><sheets><sheet name='S' r:id='rId1'/></sheets></workbook>";
  parts["xl/_rels/workbook.xml.rels"] =
      "<Relationships><Relationship Id='rId1' Target='worksheets/sheet1.xml'/></Relationships>";
  parts["xl/sharedStrings.xml"] = "<sst><si><t>" + std::string(1 << 20, 'x') + "</t></si></sst>";
  std::string cells;
  for (int n = 0; n < 300; ++n) cells += "<c t='s'><v>0</v></c>";
  parts["xl/worksheets/sheet1.xml"] = "<worksheet><sheetData><row>" + cells + "</row></sheetData></worksheet>";
  const auto read = [&](const std::string& name, std::string_view) { xlsx_texts(name, documents_test::parts(parts)); };
  EXPECT_TRUE(documents_test::holds(documents_test::problem(read, ""), "expected cells of at most 268435456 bytes together, found more"));
}

TEST(Xlsx, NamesColumns) {
  EXPECT_EQ(column_name(1), "A");
  EXPECT_EQ(column_name(26), "Z");
  EXPECT_EQ(column_name(27), "AA");
  EXPECT_EQ(column_name(16384), "XFD");
}

}  // namespace
}  // namespace fathom::audit::xlsx_test
