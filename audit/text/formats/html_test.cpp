#include "audit/text/formats/html.hpp"

#include <gtest/gtest.h>

#include "audit/text/formats/documents_testing.hpp"

namespace fathom::audit::html_test {
namespace {

Source web_page(std::string_view bytes) { return read_html("site.html", bytes).front(); }
std::string web_blocks(std::string_view bytes) { return documents_test::shown_blocks(web_page(bytes)); }

TEST(Html, ShowsWhatABrowserShows) {
  EXPECT_EQ(
      web_blocks("<head><title>No</title><style>p{}</style></head><body><script>no('<p>')</script><h2>Setup</h2>"
                 "<p>Draw &lt;3&gt; cards &amp; shout.<p hidden>No.</p><div>Then <i>be</i>gin.</div><!-- no --></body>"),
      "h2 Setup; p Draw <3> cards & shout.; p Then begin.");
}

TEST(Html, CountsItems) {
  EXPECT_EQ(web_blocks("<ol start=3><li>three<li><p>four</p><p>more</p><ul><li>in four</li></ul><li value=9>nine</ol>"
                       "<ol type=i start=2><li>two<li>three</ol>"),
            "i0 3) three; i0 4) four; p more; i0 -) in four; i0 9) nine; i0 ii) two; i0 iii) three");
}

TEST(Html, KeepsTheRowsOfTables) {
  EXPECT_EQ(
      web_blocks("<table><tr><th>Cards</th><th>Points</th></tr><tr><td>5 | 6</td><td><p>1</p><p>or 2</p></td></tr></table>"),
      "r Cards | Points; r 5 | 6 | 1 or 2");
  EXPECT_EQ(web_blocks("<table><tr><td><h1>Rules</h1><p>Draw.</td><td><ul><li>an owl</ul></td></tr></table>"),
            "h1 Rules; p Draw.; i0 -) an owl")
      << "a table that only puts things beside each other";
}

TEST(Html, TakesBoldLinesForHeadings) {
  EXPECT_EQ(web_blocks("<h1>Owls</h1><p><b>Setting out</b></p><p><b>Draw</b> a card.</p><p><b>Draw a card.</b></p>"),
            "h1 Owls; h2 Setting out; p Draw a card.; p Draw a card.");
}

TEST(Html, PartsLinesAtBreaks) {
  EXPECT_EQ(web_blocks("<p>Draw a card.<br>Play it.</p><p>The owl<br>flies.</p>"),
            "p Draw a card.; p Play it.; p The owl flies.");
}

TEST(Html, TakesNoSignOfMarkdownForMarkup) {
  EXPECT_EQ(web_blocks("<p># 5 * 3 *2* &lt;b&gt; _x_</p><p>&gt; more</p><table><tr><td>-</td><td>--</td></tr></table>"),
            "p # 5 * 3 *2* <b> _x_; p > more; r - | --");
}

TEST(Html, LeavesOutTheSignsOfNotes) {
  EXPECT_EQ(web_blocks("<p>Draw 3<sup><a href='#n1'>1</a></sup> cards<a href='#n2'><sup>2</sup></a>.</p>"),
            "p Draw 3 cards.");
  EXPECT_EQ(web_blocks("<p>See <a href='#setup'>setup</a>.</p>"), "p See setup.");
}

TEST(Html, SaysWhereWordsStandInTheFile) {
  const std::string_view site =
      "<html lang=fr>\n<p>d&eacute;s &amp; cartes<!-- x -->, d\u00e9fausse\n  puis <b>pioche</b> &#64; trois";
  const Source source = web_page(site);
  EXPECT_EQ(source.language, "fr");
  for (const std::string_view word : {"cartes", "fausse", "puis", "pioche", "trois"}) {
    EXPECT_EQ(documents_test::place(source, word), documents_test::in_file(site, word)) << word;
  }
  EXPECT_EQ(documents_test::where(source, "s & cartes"), "2:13") << "behind an entity";
}

TEST(Html, IsReadInItsCharacterSet) {
  EXPECT_EQ(web_blocks("<meta charset=iso-8859-2><p>\xB1 \xE6"), "p \u0105 \u0107");
  EXPECT_EQ(web_blocks("<meta http-equiv=Content-Type content='text/html; charset=Shift_JIS'><p>\x83\x4A\x81\x5B\x83\x68"),
            "p カード");
  EXPECT_EQ(web_blocks("<meta charset=iso-8859-1><p>d\u00e9s"), "p dés") << "what is UTF-8 is UTF-8, whatever it states";
  EXPECT_EQ(web_blocks("\xEF\xBB\xBF<p>d\u00e9s"), "p dés");
  EXPECT_EQ(web_blocks("<meta charset=nothing><p>d\xE9s"), "p dés");
}

TEST(Html, IsToldByItsBeginning) {
  EXPECT_TRUE(is_html(" \n<!-- x --><!DOCTYPE HTML PUBLIC>"));
  EXPECT_TRUE(is_html("<?xml version='1.0'?>\n<html>"));
  EXPECT_FALSE(is_html("<?xml version='1.0'?>\n<xliff>"));
  EXPECT_FALSE(is_html("Draw <html>"));
}

TEST(Html, ThatIsNestedWithoutEndIsRefused) {
  std::string deep;
  for (int n = 0; n < 200000; ++n) deep += "<div>";
  EXPECT_TRUE(documents_test::holds(documents_test::problem(read_html, deep),
                             "expected a web page with at most 500 elements within each other, found more"));
  std::string wide;
  for (int n = 0; n < 20000; ++n) wide += "<p>x<li>y<svg><path/><path/></svg>";
  EXPECT_EQ(documents_test::problem(read_html, wide), "none") << "what closes by itself is not nested";
}

TEST(Html, ThatMultipliesItselfIsRefused) {
  // each paragraph opens all of the fonts again
  std::string bomb = "<p>";
  for (int n = 0; n < 480; ++n) bomb += "<font size=" + std::to_string(n) + ">";
  for (int n = 0; n < 20000; ++n) bomb += "<p>x";
  EXPECT_TRUE(documents_test::holds(documents_test::problem(read_html, bomb), "within each other, found more"));
}

}  // namespace
}  // namespace fathom::audit::html_test
