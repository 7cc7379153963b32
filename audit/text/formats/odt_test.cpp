#include "audit/text/formats/odt.hpp"

#include <gtest/gtest.h>

#include "audit/text/formats/documents_testing.hpp"

namespace fathom::audit::odt_test {
namespace {

/// A document with this text, and these styles.
Source open_text(const std::string& body, const std::string& styles = {}, documents_test::PartList more = {}) {
  more["content.xml"] = "<o:document-content xmlns:o='o'><o:automatic-styles>" + styles +
                        "</o:automatic-styles><o:body><o:text>" + body + "</o:text></o:body></o:document-content>";
  return odt_text("rules.odt", documents_test::parts(std::move(more)));
}
std::string open_blocks(const std::string& body, const std::string& styles = {}) {
  return documents_test::shown_blocks(open_text(body, styles));
}

TEST(Odt, ReadsHeadingsAndParagraphs) {
  EXPECT_EQ(
      open_blocks(
          "<text:h text:outline-level='2'>Owls</text:h><text:p>Draw<text:s/><text:span>three</text:span> cards.</text:p>"),
      "h2 Owls; p Draw three cards.");
  EXPECT_EQ(open_blocks("<text:p text:style-name='P1'>Owls</text:p><text:h text:outline-level='1'>Mice</text:h>",
                        "<style:style style:name='P1' style:parent-style-name='Title'/><style:style style:name='Title'/>"),
            "h1 Owls; h2 Mice")
      << "headings stand below a title";
  EXPECT_EQ(open_blocks("<text:p><text:span text:style-name='B'>Setting out</text:span></text:p>",
                        "<style:style style:name='B'><style:text-properties fo:font-weight='bold'/></style:style>"),
            "h2 Setting out");
}

TEST(Odt, CountsItems) {
  const std::string styles =
      "<text:list-style style:name='L'><text:list-level-style-number text:level='1' style:num-format='1' "
      "style:num-suffix='.'/>"
      "<text:list-level-style-number text:level='2' style:num-format='a' style:num-suffix=')'/></text:list-style>"
      "<text:list-style style:name='M'><text:list-level-style-bullet text:level='1'/></text:list-style>";
  const auto item = [](const std::string& inner) { return "<text:list-item>" + inner + "</text:list-item>"; };
  const auto words = [](const std::string& inner) { return "<text:p>" + inner + "</text:p>"; };
  EXPECT_EQ(
      open_blocks("<text:list text:style-name='L'>" +
                      item(words("Draw.") + words("Or not.") + "<text:list>" + item(words("an owl")) + "</text:list>") +
                      item(words("Play.")) +
                      "</text:list><text:p>Wait.</text:p><text:list text:style-name='L' text:continue-numbering='true'>" +
                      item(words("Shout.")) + "</text:list><text:list text:style-name='L'>" + item(words("Begin.")) +
                      "</text:list><text:list text:style-name='M'>" + item(words("a bell")) + "</text:list>",
                  styles),
      "i0 1) Draw.; p Or not.; i0 a) an owl; i0 2) Play.; p Wait.; i0 3) Shout.; i0 1) Begin.; i0 -) a bell");
}

TEST(Odt, NumbersHeadings) {
  EXPECT_EQ(open_blocks("<text:h text:outline-level='1'>Owls</text:h><text:h text:outline-level='2'>Mice</text:h>", ""),
            "h1 Owls; h2 Mice");
  documents_test::PartList styles = {
      {"styles.xml",
       "<o:document-styles><o:styles><text:outline-style><text:outline-level-style text:level='1' style:num-format='1' "
       "style:num-suffix='.'/>"
       "<text:outline-level-style text:level='2' style:num-format='1' text:display-levels='2'/></text:outline-style>"
       "<style:default-style style:family='paragraph'><style:text-properties fo:language='pt' "
       "fo:country='BR'/></style:default-style>"
       "</o:styles></o:document-styles>"}};
  const Source source =
      open_text("<text:h text:outline-level='1'>Owls</text:h><text:h text:outline-level='2'>Mice</text:h>", "", styles);
  EXPECT_EQ(source.language, "pt-BR");
  EXPECT_EQ(documents_test::shown_blocks(source), "h1 1) Owls; h2 1.1) Mice");
}

TEST(Odt, LeavesOutWhatWasDeletedAndRemarked) {
  EXPECT_EQ(open_blocks("<text:tracked-changes><text:changed-region><text:deletion><text:p>two</text:p></text:deletion></"
                        "text:changed-region></text:tracked-changes>"
                        "<text:p>Draw three<office:annotation><text:p>Really?</text:p></office:annotation> cards.</text:p>"),
            "p Draw three cards.");
}

TEST(Odt, PutsNotesBehindTheirParagraph) {
  EXPECT_EQ(open_blocks("<text:p>Draw three<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>Or "
                        "four.</text:p></text:note-body></text:note>"
                        " cards.</text:p><text:p>Play.</text:p>"),
            "p Draw three cards.; p Or four.; p Play.");
}

TEST(Odt, KeepsTheRowsOfTables) {
  const auto cell = [](const std::string& words) {
    return "<table:table-cell><text:p>" + words + "</text:p></table:table-cell>";
  };
  EXPECT_EQ(open_blocks("<table:table><table:table-header-rows><table:table-row>" + cell("Cards") + cell("Points") +
                        "</table:table-row></table:table-header-rows><table:table-row>" + cell("5") +
                        "<table:covered-table-cell/>" + cell("6") + "</table:table-row></table:table>"),
            "r Cards | Points; r 5 | 6");
}

TEST(Odt, TakesTextBoxesAndBreaks) {
  EXPECT_EQ(
      open_blocks(
          "<text:p>Draw <draw:frame><draw:text-box><text:p>In a box.</text:p></draw:text-box></draw:frame>a card.</text:p>"),
      "p Draw a card.; p In a box.");
  EXPECT_EQ(open_blocks("<text:p>Owls<text:tab/>5</text:p><text:p>Draw.<text:line-break/>Play.</text:p>"),
            "r Owls | 5; p Draw.; p Play.");
}

TEST(Odt, SaysWhereWordsStand) {
  EXPECT_EQ(documents_test::where(open_text("<text:h>Owls</text:h><text:p/><text:p>Draw three</text:p>"), "three"),
            "2:6 paragraph 2");
}

TEST(Odt, ThatIsLockedSaysSo) {
  const auto read = [](const std::string&, std::string_view bytes) {
    odt_text("rules.odt", documents_test::parts({{"META-INF/manifest.xml", std::string(bytes)}, {"content.xml", "<a/>"}}));
  };
  EXPECT_EQ(documents_test::problem(read, "<manifest:encryption-data/>"),
            "rules.odt: expected an ODT document, found one that is locked with a password; save it without one");
  EXPECT_EQ(documents_test::problem(read, "<manifest/>"), "none");
}

}  // namespace
}  // namespace fathom::audit::odt_test
