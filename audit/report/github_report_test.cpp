#include "audit/report/github_report.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "audit/report/fakes.hpp"

namespace fathom::audit {
namespace {

std::string github_lines(const Audit& audit, Severity least = Severity::note) {
  return to_github(audit, Order::gravity, least);
}

TEST(Github, PointsAtTheTranslation) {
  Audit audit = fake::audit();
  audit.findings = {audit.findings[0]};
  EXPECT_EQ(
      github_lines(audit),
      "::error file=rules/lantern-bay.fr.txt,line=2,col=22,title=number-mismatch setup.oil::An English player begins with 7 "
      "oil cards, a French player with 6.%0AOriginal: seven oil cards%0ATranslation: six cartes huile\n");
  audit.findings[0].translation.reset();
  audit.findings[0].severity = Severity::note;
  EXPECT_EQ(github_lines(audit),
            "::notice file=rules/lantern-bay.en.txt,line=2,col=19,title=number-mismatch setup.oil::An English player begins "
            "with 7 "
            "oil cards, a French player with 6.%0AOriginal: seven oil cards\n");
  audit.findings[0].original.reset();
  EXPECT_EQ(
      github_lines(audit),
      "::notice title=number-mismatch setup.oil::An English player begins with 7 oil cards, a French player with 6.\n");
}

TEST(Github, EscapesWhatWouldEndAMessage) {
  Audit audit = fake::audit();
  audit.findings = {audit.findings[0]};
  audit.original.document.source.name = "rules: 100%, new.en.txt";
  audit.findings[0].translation.reset();
  audit.findings[0].original->words = "100%\n::error::7";
  audit.findings[0].original->unit = "a,b:c";
  audit.findings[0].consequence = "50 %";
  audit.findings[0].rule = "";
  EXPECT_EQ(
      github_lines(audit),
      "::error file=rules%3A 100%25%2C new.en.txt,line=2,col=19,title=number-mismatch::50 %25%0AOriginal (a,b:c): 100%25 "
      "::error::7\n");
}

TEST(Github, TellsTheGravestFirstAndNothingAccepted) {
  const std::string text = github_lines(fake::audit());
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 5);
  EXPECT_EQ(text.find("repeated-word"), std::string::npos) << "accepted";
  EXPECT_TRUE(text.starts_with("::error file=rules/lantern-bay.fr.txt,line=6,col=37,title=item-omitted::")) << text;
  const std::string errors = github_lines(fake::audit(), Severity::error);
  EXPECT_EQ(std::count(errors.begin(), errors.end(), '\n'), 3);
}

}  // namespace
}  // namespace fathom::audit
