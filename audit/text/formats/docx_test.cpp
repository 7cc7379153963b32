#include "audit/text/formats/docx.hpp"

#include <gtest/gtest.h>

#include "audit/text/formats/documents_testing.hpp"

namespace fathom::audit::docx_test {
namespace {

/// A document with this body, and further parts.
Source word_text(const std::string& body, documents_test::PartList more = {}) {
  more["word/document.xml"] = "<w:document xmlns:w='w'><w:body>" + body + "</w:body></w:document>";
  return docx_text("rules.docx", documents_test::parts(std::move(more)));
}
std::string word_blocks(const std::string& body, documents_test::PartList more = {}) {
  return documents_test::shown_blocks(word_text(body, std::move(more)));
}

std::string run(const std::string& words, const std::string& properties = {}) {
  return "<w:r><w:rPr>" + properties + "</w:rPr><w:t xml:space='preserve'>" + words + "</w:t></w:r>";
}
std::string paragraph(const std::string& inner, const std::string& properties = {}) {
  return "<w:p><w:pPr>" + properties + "</w:pPr>" + inner + "</w:p>";
}
std::string listed(int list, int level, const std::string& words) {
  return paragraph(run(words), "<w:numPr><w:ilvl w:val='" + std::to_string(level) + "'/><w:numId w:val='" +
                                   std::to_string(list) + "'/></w:numPr>");
}

const std::string styles =
    "<w:styles xmlns:w='w'><w:docDefaults><w:rPrDefault><w:rPr><w:lang "
    "w:val='fr-FR'/></w:rPr></w:rPrDefault></w:docDefaults>"
    "<w:style w:styleId='Titre1'><w:name w:val='heading 1'/></w:style><w:style w:styleId='Mine'><w:basedOn "
    "w:val='Titre1'/></w:style>"
    "<w:style w:styleId='Titre'><w:name w:val='Title'/></w:style></w:styles>";
const std::string numbering =
    "<w:numbering xmlns:w='w'><w:abstractNum w:abstractNumId='0'><w:lvl w:ilvl='0'><w:numFmt w:val='decimal'/><w:lvlText "
    "w:val='%1.'/></w:lvl>"
    "<w:lvl w:ilvl='1'><w:numFmt w:val='lowerLetter'/><w:lvlText w:val='%2)'/></w:lvl></w:abstractNum>"
    "<w:abstractNum w:abstractNumId='1'><w:lvl w:ilvl='0'><w:numFmt w:val='bullet'/></w:lvl></w:abstractNum>"
    "<w:abstractNum w:abstractNumId='2'><w:lvl w:ilvl='0'><w:start w:val='3'/><w:numFmt w:val='decimal'/><w:lvlText "
    "w:val='Step %1:'/></w:lvl></w:abstractNum>"
    "<w:num w:numId='1'><w:abstractNumId w:val='0'/></w:num><w:num w:numId='2'><w:abstractNumId w:val='1'/></w:num>"
    "<w:num w:numId='3'><w:abstractNumId w:val='2'/></w:num><w:num w:numId='4'><w:abstractNumId w:val='0'/>"
    "<w:lvlOverride w:ilvl='0'><w:startOverride w:val='1'/></w:lvlOverride></w:num></w:numbering>";

TEST(Docx, TellsHeadingsByTheirStyles) {
  const documents_test::PartList parts = {{"word/styles.xml", styles}};
  EXPECT_EQ(
      word_blocks(paragraph(run("Owls"), "<w:pStyle w:val='Titre1'/>") + paragraph(run("Mice"), "<w:pStyle w:val='Mine'/>") +
                      paragraph(run("Moon"), "<w:outlineLvl w:val='2'/>"),
                  parts),
      "h1 Owls; h1 Mice; h3 Moon");
  EXPECT_EQ(
      word_blocks(paragraph(run("Owls"), "<w:pStyle w:val='Titre'/>") + paragraph(run("Mice"), "<w:pStyle w:val='Titre1'/>"),
                  parts),
      "h1 Owls; h2 Mice")
      << "headings stand below a title";
  EXPECT_EQ(word_blocks(paragraph(run("Setting out", "<w:b/>")) + paragraph(run("Draw.", "<w:b w:val='0'/>"))),
            "h2 Setting out; p Draw.");
}

TEST(Docx, CountsItemsAsWordDoes) {
  const documents_test::PartList parts = {{"word/numbering.xml", numbering}};
  EXPECT_EQ(word_blocks(listed(1, 0, "Draw.") + listed(1, 1, "an owl") + listed(1, 1, "a fox") + paragraph(run("Wait.")) +
                            listed(1, 0, "Play.") + listed(4, 0, "Begin.") + listed(2, 0, "a bell") + listed(3, 0, "Shout."),
                        parts),
            "i0 1) Draw.; i1 a) an owl; i1 b) a fox; p Wait.; i0 2) Play.; i0 1) Begin.; i0 -) a bell; p Step 3: Shout.");
}

TEST(Docx, LeavesOutWhatWasDeleted) {
  EXPECT_EQ(word_blocks(paragraph(run("Draw ") + "<w:del>" + run("two") + "</w:del><w:ins>" + run("three") + "</w:ins>" +
                                  run(" cards.") + run("hidden", "<w:vanish/>"))),
            "p Draw three cards.");
  EXPECT_EQ(word_blocks(paragraph(run("Draw a "), "<w:rPr><w:del/></w:rPr>") + paragraph(run("card."))), "p Draw a card.")
      << "the mark between two paragraphs";
}

TEST(Docx, PutsNotesBehindTheirParagraph) {
  const documents_test::PartList parts = {
      {"word/footnotes.xml",
       "<w:footnotes xmlns:w='w'><w:footnote w:type='separator' w:id='0'><w:p/></w:footnote><w:footnote w:id='2'>" +
           paragraph(run("Or four.")) + "</w:footnote></w:footnotes>"}};
  const std::string note = "<w:r><w:footnoteReference w:id='2'/></w:r>";
  EXPECT_EQ(word_blocks(paragraph(run("Draw three") + note + run(" cards.")) + paragraph(run("Play.")), parts),
            "p Draw three cards.; p Or four.; p Play.");
  EXPECT_EQ(word_blocks(paragraph(run("One.") + note + note), parts), "p One.; p Or four.") << "once, whatever leads to it";
}

TEST(Docx, KeepsTheRowsOfTables) {
  const auto cell = [](const std::string& words) { return "<w:tc>" + paragraph(run(words)) + "</w:tc>"; };
  const auto row = [](const std::string& cells) { return "<w:tr>" + cells + "</w:tr>"; };
  const std::string table = "<w:tbl>" + row(cell("Cards") + cell("Points")) +
                            row(cell("5") + "<w:sdt><w:sdtContent>" + cell("6") + "</w:sdtContent></w:sdt>") + "</w:tbl>";
  EXPECT_EQ(word_blocks(paragraph(run("Look:")) + table), "p Look:; r Cards | Points; r 5 | 6");
  EXPECT_EQ(word_blocks("<w:tbl>" + row(cell("A box around this.")) + "</w:tbl>"), "p A box around this.");
}

TEST(Docx, TakesTextBoxesOnce) {
  const std::string box = "<w:r><mc:AlternateContent xmlns:mc='m'><mc:Choice><w:txbxContent>" + paragraph(run("In a box.")) +
                          "</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>" + paragraph(run("In a box.")) +
                          "</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r>";
  EXPECT_EQ(word_blocks(paragraph(run("Draw ") + box + run("a card."))), "p Draw a card.; p In a box.");
}

TEST(Docx, TakesTabsAndBreaks) {
  EXPECT_EQ(word_blocks(paragraph(run("Owls") + "<w:r><w:tab/></w:r>" + run("5"))), "r Owls | 5");
  EXPECT_EQ(word_blocks(paragraph(run("Draw.") + "<w:r><w:br/></w:r>" + run("Play."))), "p Draw.; p Play.");
  EXPECT_EQ(word_blocks(paragraph(run("non") + "<w:r><w:noBreakHyphen/></w:r>" + run("stop"))), "p non-stop");
}

TEST(Docx, SaysWhereWordsStand) {
  const Source source = word_text(paragraph(run("Owls")) + paragraph("") + paragraph(run("Draw ") + run("three")));
  EXPECT_EQ(documents_test::where(source, "three"), "2:6 paragraph 2");
}

TEST(Docx, StatesTheLanguageOfMostOfItsText) {
  const documents_test::PartList parts = {{"word/styles.xml", styles}};
  EXPECT_EQ(word_text(paragraph(run("Piochez une carte.")), parts).language, "fr-FR");
  EXPECT_EQ(word_text(paragraph(run("Draw three cards.", "<w:lang w:val='en-GB'/>") + run("non")), parts).language, "en-GB");
}

TEST(Docx, ThatCouldHaveEntitiesWithoutEndIsRefused) {
  const std::string bomb =
      "<!DOCTYPE x [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;&a;'>]><w:document xmlns:w='w'><w:body/></w:document>";
  const auto read = [&](const std::string&, std::string_view bytes) {
    docx_text("rules.docx", documents_test::parts({{"word/document.xml", std::string(bytes)}}));
  };
  EXPECT_TRUE(documents_test::holds(documents_test::problem(read, bomb), "expected no document type in word/document.xml, found one"));
  EXPECT_TRUE(documents_test::holds(documents_test::problem(read, "<w:document><w:body>"),
                             "expected XML in word/document.xml, found something else"));
  std::string deep = "<w:document xmlns:w='w'><w:body>", closing;
  for (int n = 0; n < 2000; ++n) {
    deep += "<w:ins>";
    closing += "</w:ins>";
  }
  EXPECT_TRUE(documents_test::holds(documents_test::problem(read, deep + closing + "</w:body></w:document>"),
                             "at most 500 elements within each other"));
}

}  // namespace
}  // namespace fathom::audit::docx_test
