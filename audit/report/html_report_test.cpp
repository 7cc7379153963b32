#include "audit/report/html_report.hpp"

#include <gtest/gtest.h>

#include "audit/report/fakes.hpp"

namespace fathom::audit {
namespace {

const Circumstances here{"1.2.3", "baseline.yaml"};

Audit pair() {
  Audit audit = fake::audit();
  audit.original.language = &language("en");
  audit.translation->language = &language("fr");
  return audit;
}

std::size_t times(const std::string& text, const std::string& part) {
  std::size_t number = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++number;
  return number;
}

/// The page from its texts on, without style and script.
std::string body_of(const std::string& page) {
  const std::size_t begin = page.find("<main>");
  return page.substr(begin, page.rfind("<script") - begin);
}

TEST(HtmlReport, NeedsNothingElse) {
  const std::string page = to_html(pair(), here);
  EXPECT_NE(page.find("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "), std::string::npos);
  for (const char* const outside : {"http://", "https://", "src=", "@import", "url(", "<link"})
    EXPECT_EQ(page.find(outside), std::string::npos) << outside;
  EXPECT_EQ(page.substr(0, 15), "<!DOCTYPE html>");
}

TEST(HtmlReport, ObeysNothingThatStandsInATextOrAReason) {
  const std::string page = to_html(pair(), here);
  EXPECT_EQ(times(page, "<script"), 1U) << "its own";
  EXPECT_NE(page.find("&lt;script&gt;document.body.dataset.hacked=1&lt;/script&gt;"), std::string::npos);
  EXPECT_NE(page.find("Accepted: It is &lt;meant&gt;."), std::string::npos);
  EXPECT_EQ(page.find(" style="), std::string::npos) << "forbidden by its own policy";
  EXPECT_EQ(page.find(" onclick="), std::string::npos);
}

TEST(HtmlReport, LetsOnlyItsOwnScriptAndStyleRun) {
  const std::string page = to_html(pair(), here);
  const std::size_t begin = page.find("script-src 'nonce-") + 18;
  const std::string nonce = page.substr(begin, page.find('\'', begin) - begin);
  EXPECT_GE(nonce.size(), 16U);
  EXPECT_EQ(times(page, nonce), 4U) << "twice in the policy, on the style, on the script";
  Audit other = pair();
  other.findings[0].consequence += " ";
  EXPECT_EQ(to_html(other, here).find(nonce), std::string::npos) << "nobody knows it beforehand";
}

TEST(HtmlReport, MarksTheWordsInBothTexts) {
  const std::string page = to_html(pair(), here);
  EXPECT_NE(page.find("takes <mark class=\"error\" data-of=\"1\">seven oil cards</mark><sup data-of=\"1\">"),
            std::string::npos);
  EXPECT_NE(page.find("<mark class=\"error\" data-of=\"1\">six cartes huile</mark>"), std::string::npos);
  EXPECT_NE(page.find("<mark class=\"warning also\" data-of=\"2\">plateau</mark>"), std::string::npos) << "elsewhere";
  EXPECT_NE(page.find("<mark class=\"error\" data-of=\"4 5\">rocks</mark>"), std::string::npos) << "two findings overlap";
  EXPECT_NE(page.find("<mark class=\"accepted\" data-of=\"3\">12 lanterns</mark>"), std::string::npos);
}

TEST(HtmlReport, SaysWhichLanguageIsWhich) {
  const std::string page = to_html(pair(), here);
  EXPECT_NE(page.find("<div class=\"cell original\" lang=\"en\">"), std::string::npos);
  EXPECT_NE(page.find("<div class=\"cell translation\" lang=\"fr\">"), std::string::npos);
  EXPECT_EQ(times(body_of(to_html(fake::audit(), here)), " lang=\"fr\""), 0U) << "an unknown language is not made up";
}

TEST(HtmlReport, PutsFindingsBesideTheirPassage) {
  const std::string page = to_html(pair(), here);
  const std::size_t row = page.find("id=\"r6\""), margin = page.find("<aside", row), next = page.find("<section", row);
  ASSERT_LT(margin, next);
  EXPECT_LT(page.find("id=\"f4\""), next);
  EXPECT_GT(page.find("id=\"f4\""), margin);
  EXPECT_LT(page.find("id=\"f5\""), next);
  EXPECT_GT(page.find("id=\"f6\""), next);
  EXPECT_EQ(times(page, "<article "), 6U);
}

TEST(HtmlReport, ShowsWhatIsMissingAndWhatHasMoved) {
  const std::string page = to_html(pair(), here);
  EXPECT_EQ(times(page, "<div class=\"cell translation empty\">"), 1U);
  EXPECT_NE(page.find("not in the French text"), std::string::npos);
  EXPECT_NE(page.find("<a href=\"#r6\">\xE2\x86\x91 stands at line 7 of the French text</a>"), std::string::npos);
  EXPECT_NE(page.find("<a href=\"#r9\">\xE2\x86\x93 line 7 is shown beside its original</a>"), std::string::npos);
  Audit still = pair();
  still.alignment.beads.back().moved = false;
  EXPECT_EQ(times(body_of(to_html(still, here)), "class=\"moved\""), 0U);
}

TEST(HtmlReport, KeepsHeadingsAndItems) {
  const std::string page = to_html(pair(), here);
  EXPECT_NE(page.find("<h2 class=\"heading begins\" data-line=\"1\">Lantern Bay</h2>"), std::string::npos);
  EXPECT_NE(page.find("<h3 class=\"heading begins\" data-line=\"5\">Votre tour</h3>"), std::string::npos);
  EXPECT_NE(page.find("<p class=\"item begins\" data-line=\"4\"><span class=\"sign\">-</span>un d\xC3\xA9 de brume</p>"),
            std::string::npos);
}

TEST(HtmlReport, ShowsOneTextInOneColumn) {
  const std::string page = to_html(fake::alone(), here);
  EXPECT_NE(page.find("<body class=\"alone\">"), std::string::npos);
  EXPECT_EQ(page.find("cell translation"), std::string::npos);
  EXPECT_NE(page.find("The youngest keeper begins. Points are counted"), std::string::npos) << "a block is a row";
}

TEST(HtmlReport, ShowsFindingsWithoutAPlaceFirst) {
  Audit audit = pair();
  audit.findings[0].original.reset();
  audit.findings[0].translation.reset();
  const std::string body = body_of(to_html(audit, here));
  EXPECT_LT(body.find("id=\"f1\""), body.find("id=\"r0\""));
}

TEST(HtmlReport, SurvivesPassagesOutsideTheText) {
  Audit audit = pair();
  audit.findings[0].original->at = {100000, 200000};
  audit.findings[1].translation->at = {7, 3};
  EXPECT_EQ(times(to_html(audit, here), "<article "), 6U);
  Audit empty;
  EXPECT_NE(to_html(empty, here).find("Nothing found"), std::string::npos);
}

TEST(HtmlReport, ExplainsTheKindsItShows) {
  const std::string page = to_html(pair(), here);
  EXPECT_EQ(times(page, "<dt id=\"k-"), 6U);
  EXPECT_NE(page.find("<dt id=\"k-item-omitted\">"), std::string::npos);
  EXPECT_EQ(page.find("<dt id=\"k-sum-wrong\">"), std::string::npos);
}

TEST(HtmlReport, HasAFieldForTheReasonOfEachOpenFinding) {
  const std::string body = body_of(to_html(pair(), here));
  EXPECT_EQ(times(body, "<form class=\"accepting\" hidden>"), 5U);
  EXPECT_EQ(times(body, " data-entry=\"  - finding: &quot;"), 6U);
  EXPECT_EQ(times(body, " data-because=\"&quot;It is &lt;meant&gt;.&quot;\""), 1U);
  EXPECT_NE(body.find("download=\"baseline.yaml\""), std::string::npos);
}

TEST(HtmlReport, NamesTheUnit) {
  Audit audit = pair();
  audit.findings[0].translation->unit = "cards.<draw>";
  EXPECT_NE(to_html(audit, here).find("fr:2 <span class=\"unit\">cards.&lt;draw&gt;</span>"), std::string::npos);
}

TEST(HtmlReport, IsTheSameTwice) { EXPECT_EQ(to_html(pair(), here), to_html(pair(), here)); }

}  // namespace
}  // namespace fathom::audit
