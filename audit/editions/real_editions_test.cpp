#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "audit/editions/claims.hpp"

namespace fathom::audit {
namespace {

/// The published rulebooks' texts, which are not part of this project.
class PublishedTexts : public testing::Test {
 protected:
  void SetUp() override {
    const char* folder = std::getenv("FATHOM_RULEBOOKS");
    if (folder == nullptr) GTEST_SKIP() << "FATHOM_RULEBOOKS names no folder with the rulebooks' texts";
    folder_ = folder;
  }

  [[nodiscard]] Reading reading_of(const std::string& name, std::string_view code) const {
    return read(read_source(folder_ + "/" + name), language(code));
  }

 private:
  std::string folder_;
};

using Told = std::set<std::pair<std::string, int>>;

/// Rules and the lines of the text that contradicts them, or omits what stands in that line of the original.
Told told(const std::vector<Finding>& findings, Kind kind, Side side) {
  Told all;
  for (const Finding& each : findings)
    if (const std::optional<Passage>& at = side == Side::original ? each.original : each.translation;
        each.kind == kind && at)
      all.emplace(each.rule, at->first.line);
  return all;
}

TEST_F(PublishedTexts, EnglishMermaidRainContradictsNoRuleAndWorksItsExamplesOut) {
  const Reading text = reading_of("mermaid-rain.en.txt", "en");
  const ClaimTable table = claims_of(*edition_of("mermaid-rain"), facts_called("mermaid-rain"), text);
  for (const Judged& row : table.rows)
    EXPECT_EQ(row.says, Says::it) << row.claim->rule << ": states " << row.states << ", expected " << row.expected;
  EXPECT_GE(table.rules.stated, 130U);
}

TEST_F(PublishedTexts, EnglishMermaidsSongAndMirageStateEveryClaimOfTheirs) {
  for (const auto& [game, rules] : {std::pair("mermaids-song", 72U), std::pair("mirage", 84U)}) {
    const Reading text = reading_of(std::string(game) + ".en.txt", "en");
    const ClaimTable table = claims_of(*edition_of(game), facts_called(game), text);
    for (const Judged& row : table.rows)
      EXPECT_EQ(row.says, Says::it) << row.rule << ": states " << row.states << ", expected " << row.expected;
    EXPECT_EQ(table.rules.stated, rules) << game;
  }
}

TEST_F(PublishedTexts, FrenchMermaidRainOpensTreasureSpacesToTilesAndLosesSigns) {
  const Reading original = reading_of("mermaid-rain.en.txt", "en");
  const Reading translation = reading_of("mermaid-rain.fr.txt", "fr");
  const Edition& edition = *edition_of("mermaid-rain");
  const GameFacts* facts = facts_called("mermaid-rain");
  const std::vector<Finding> findings =
      findings_of(claims_of(edition, facts, original), claims_of(edition, facts, translation));
  EXPECT_EQ(told(findings, Kind::model_contradicted, Side::translation), (Told{{"placing.on_ocean", 301}}));
  EXPECT_EQ(told(findings, Kind::example_contradicted, Side::translation),
            (Told{{"tribute.five_per_missing", 529}, {"tribute.five_per_missing", 531}}));
  EXPECT_EQ(told(findings, Kind::passage_omitted, Side::original),
            (Told{{"setup.mermaid_in_hand", 173}, {"starting.before_placing", 291}}));
}

TEST_F(PublishedTexts, SpanishMermaidBeachLeavesOutWhatItLeavesOut) {
  const Reading original = reading_of("mermaid-beach.en.txt", "en");
  const Reading translation = reading_of("mermaid-beach.es.txt", "es");
  const Edition& edition = *edition_of("mermaid-beach");
  const GameFacts* facts = facts_called("mermaid-beach");
  const std::vector<Finding> findings =
      findings_of(claims_of(edition, facts, original), claims_of(edition, facts, translation));
  const Told omitted = told(findings, Kind::passage_omitted, Side::original);
  for (const auto& each :
       Told{{"dealing.face_down", 37}, {"turns.one_action", 42}, {"merfolk.bonus_turn", 44}, {"starfish.all_pass", 106}})
    EXPECT_TRUE(omitted.contains(each)) << each.first;
  EXPECT_EQ(told(findings, Kind::model_contradicted, Side::translation),
            (Told{{"contents.beach_items", 12}, {"turns.one_action", 53}}));
  EXPECT_EQ(told(findings, Kind::example_contradicted, Side::original), Told{});
  EXPECT_EQ(told(findings, Kind::example_contradicted, Side::translation), Told{});
}

}  // namespace
}  // namespace fathom::audit
