#include "audit/report/text_report.hpp"

#include <gtest/gtest.h>

#include "audit/report/fakes.hpp"

namespace fathom::audit {
namespace {

std::string plain(Shade, std::string_view text) { return std::string(text); }

std::string coloured(Shade shade, std::string_view text) {
  return (shade == Shade::error     ? "E<"
          : shade == Shade::warning ? "W<"
          : shade == Shade::strong  ? "S<"
                                    : "F<") +
         std::string(text) + ">";
}

const Circumstances here{"1.2.3", "baseline.yaml"};

TEST(TextReport, TellsAFindingInFiveLines) {
  Audit audit = fake::audit();
  audit.findings = {audit.findings[0]};
  EXPECT_EQ(to_text(audit, here, {plain, Severity::note, 0.207}),
            "error  number-mismatch   setup.oil\n"
            "  rules/lantern-bay.en.txt:2   Each keeper takes seven oil cards.\n"
            "  rules/lantern-bay.fr.txt:2   Chaque gardien prend six cartes huile.\n"
            "  An English player begins with 7 oil cards, a French player with 6.\n"
            "\n"
            "1 error in 0.21 s       fathom audit --explain number-mismatch\n");
}

TEST(TextReport, ListsOtherPlacesBelow) {
  Audit audit = fake::audit();
  audit.findings = {audit.findings[1]};
  const std::string text = to_text(audit, here, {plain, Severity::note, 0});
  EXPECT_NE(text.find("\n  also at rules/lantern-bay.en.txt:6, rules/lantern-bay.fr.txt:2\n"), std::string::npos) << text;
  audit.findings[0].elsewhere.assign(40, audit.findings[0].elsewhere[0]);
  EXPECT_NE(to_text(audit, here, {plain, Severity::note, 0}).find(" and 28 more\n"), std::string::npos);
}

TEST(TextReport, CountsWhatItFinds) {
  const Audit audit = fake::audit();
  const std::string text = to_text(audit, here, {plain, Severity::note, 1});
  EXPECT_NE(text.find("\n\n1 accepted (baseline.yaml)\n3 errors, 2 warnings in 1.00 s       fathom audit --explain "
                      "item-omitted\n"),
            std::string::npos)
      << text;
  EXPECT_EQ(text.find("repeated-word"), std::string::npos) << "accepted";
  Audit none = fake::audit();
  none.findings.clear();
  EXPECT_EQ(to_text(none, here, {plain, Severity::note, 0}), "Nothing found in 0.00 s\n");
}

/// Whether the parts stand in a text in this order.
bool stand_in_order(const std::string& text, const std::vector<std::string>& parts) {
  std::size_t at = 0;
  for (const std::string& part : parts) {
    at = text.find(part, at);
    if (at == std::string::npos) return false;
  }
  return true;
}

TEST(TextReport, BeginsWithWhatIsGraveAndSure) {
  const Audit audit = fake::audit();
  const std::string text = to_text(audit, here, {plain, Severity::note, 0});
  EXPECT_TRUE(stand_in_order(text, {"item-omitted", "number-mismatch", "passage-omitted", "term-inconsistent", "modality-changed"})) << text;
  const std::string by_place = to_text(audit, here, {plain, Severity::note, 0, Order::place});
  EXPECT_TRUE(stand_in_order(by_place, {"number-mismatch", "term-inconsistent", "modality-changed", "item-omitted", "passage-omitted"}));
}

TEST(TextReport, EndsWithWhatTheRulesLeaveOpen) {
  Audit audit = fake::audit();
  audit.findings[0].kind = Kind::rule_silent;
  for (const Order order : {Order::gravity, Order::place}) {
    const std::string text = to_text(audit, here, {plain, Severity::note, 0, order});
    EXPECT_TRUE(stand_in_order(text, {"modality-changed", "What the rules leave open\n\nerror  rule-silent", "1 accepted"})) << text;
  }
  EXPECT_EQ(to_text(fake::audit(), here, {plain, Severity::note, 0}).find("leave open"), std::string::npos);
}

TEST(TextReport, NamesTheUnit) {
  Audit audit = fake::audit();
  audit.findings = {audit.findings[0]};
  audit.findings[0].translation->unit = "cards.draw";
  audit.findings[0].original->unit = "msgid \"" + std::string(100, 'x') + "\"";
  const std::string text = to_text(audit, here, {plain, Severity::note, 0});
  EXPECT_NE(text.find("rules/lantern-bay.fr.txt:2:22 (cards.draw) "), std::string::npos) << text;
  EXPECT_NE(text.find("rules/lantern-bay.en.txt:2:19 (msgid \"" + std::string(30, 'x') + "...) "), std::string::npos) << text;
}

TEST(TextReport, TellsWhatALanguageIsNotCheckedFor) {
  Audit audit = fake::audit();
  audit.findings.clear();
  audit.original.language = &language("en");
  audit.translation->language = &language("fi");
  const std::string text = to_text(audit, here, {plain, Severity::note, 0});
  EXPECT_TRUE(text.starts_with("Finnish: numbers in digits, signs, ")) << text;
  EXPECT_NE(text.find("; not: limits, "), std::string::npos) << text;
  EXPECT_EQ(text.find("English"), std::string::npos) << "it has all";
  EXPECT_EQ(to_text(audit, here, {plain, Severity::error, 0}), "Nothing found in 0.00 s\n");
}

TEST(TextReport, LeavesOutWhatMattersLess) {
  const std::string text = to_text(fake::audit(), here, {plain, Severity::error, 0});
  EXPECT_EQ(text.find("term-inconsistent"), std::string::npos);
  EXPECT_NE(text.find("item-omitted"), std::string::npos);
  EXPECT_NE(text.find("3 errors, 2 warnings"), std::string::npos) << "counted all the same";
}

TEST(TextReport, ColoursSeverityAndWordsAtIssue) {
  const std::string text = to_text(fake::audit(), here, {coloured, Severity::note, 0});
  EXPECT_NE(text.find("E<error>  S<item-omitted>"), std::string::npos);
  EXPECT_NE(text.find("W<warning>  S<term-inconsistent>"), std::string::npos);
  EXPECT_NE(text.find("Each keeper takes S<seven oil cards>."), std::string::npos);
}

TEST(TextReport, StaysNarrow) {
  Audit audit = fake::audit();
  for (Finding& finding : audit.findings) {
    finding.consequence += finding.consequence + finding.consequence;
    finding.original->sentence += finding.original->sentence + finding.original->sentence;
  }
  const std::string text = to_text(audit, here, {plain, Severity::note, 0});
  for (std::size_t begin = 0, end = 0; (end = text.find('\n', begin)) != std::string::npos; begin = end + 1)
    EXPECT_LE(end - begin, 102U) << text.substr(begin, end - begin);
}

TEST(TextReport, ExplainsAKind) {
  const std::string text = explained(*kind_called("item-omitted"), plain);
  EXPECT_EQ(text.substr(0, text.find('\n')), "item-omitted   usually an error");
  for (const char* const part : {"\n  means     A list", "\n  example   \"", "\n  then      Add the item."})
    EXPECT_NE(text.find(part), std::string::npos) << text;
}

}  // namespace
}  // namespace fathom::audit
