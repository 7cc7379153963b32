#include "app/junit.hpp"

#include <gtest/gtest.h>

#include <pugixml.hpp>
#include <string>
#include <utility>
#include <vector>

#include "app/fakes.hpp"

namespace fathom::app {
namespace {

TEST(JUnit, SaysWhatFellAndWhatIsUndecided) {
  const std::vector<Verdict> verdicts{fake::verdict(Evidence::scenario, "a"), fake::failing_law(), fake::anomaly(),
                                      fake::verdict(Evidence::theorem, "b", Outcome::unknown),
                                      fake::verdict(Evidence::theorem, "c", Outcome::skipped)};
  const std::string text = to_junit(verdicts);
  EXPECT_NE(text.find("<testsuites tests=\"5\" failures=\"1\" errors=\"1\""), std::string::npos) << text;
  EXPECT_NE(text.find("<testsuite name=\"mermaid-rain.law\" tests=\"1\" failures=\"1\""), std::string::npos) << text;
  EXPECT_NE(text.find("<failure message=\"fails after 2 actions, 4 players, seed 5/1873\">given   Ann on F7\n"),
            std::string::npos);
  EXPECT_NE(text.find("Ann takes the &lt;pearl&gt;"), std::string::npos);
  EXPECT_NE(text.find("<error message=\"undecided\">"), std::string::npos);
  EXPECT_NE(text.find("<skipped message=\"not run\">"), std::string::npos);
}

TEST(JUnit, SaysHowAVerdictKnowsAndNothingOfTheKindWhereThereIsNone) {
  Verdict theorem = fake::verdict(Evidence::theorem, "a");
  theorem.basis = {Method::proved, "any hand", 0, {{Method::exhaustive, 7, "hands"}}};
  EXPECT_NE(to_junit(std::vector{theorem})
                .find("<system-out>proved: any hand; encoding = model in all 7 cases: hands</system-out>"),
            std::string::npos);
  theorem.outcome = Outcome::unknown;
  EXPECT_EQ(to_junit(std::vector{theorem}).find("proved"), std::string::npos);
}

TEST(JUnit, IsWellFormedWhateverATextHolds) {
  const std::string nothing = "\xEF\xBF\xBD";  // U+FFFD, for what is no character of XML
  for (const auto& [given, read] :
       {std::pair{std::string("<a b=\"c\" d='e'>&amp;]]>"), std::string("<a b=\"c\" d='e'>&amp;]]>")},
        std::pair{std::string("\0\x1b\xFF", 3), nothing + nothing + nothing},
        std::pair{std::string("\xEF\xBF\xBF"), nothing + nothing + nothing}}) {
    Verdict verdict = fake::failing_law();
    verdict.why = given;
    verdict.told = {given};
    pugi::xml_document document;
    ASSERT_TRUE(document.load_string(to_junit(std::vector{verdict}).c_str()));
    const pugi::xml_node failure = document.select_node("//failure").node();
    EXPECT_EQ(failure.attribute("message").value(), read);
    EXPECT_TRUE(std::string(failure.child_value()).starts_with(read + "\n")) << failure.child_value();
  }
}

TEST(JUnit, OfNothingHasNoSuite) { EXPECT_EQ(to_junit({}).find("<testsuite "), std::string::npos); }

}  // namespace
}  // namespace fathom::app
