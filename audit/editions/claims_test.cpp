#include "audit/editions/claims.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>
#include <string>

#include "audit/editions/sample_rules.hpp"

namespace fathom::audit {
namespace {

Reading reading_of(std::string_view text, std::string_view code) {
  return read(source_of("rules.txt", text), language(code));
}

const Edition& mermaid_rain() { return *edition_of("mermaid-rain"); }
const GameFacts* facts() { return facts_called("mermaid-rain"); }

std::string told(const ClaimTable& table) {
  std::string text;
  for (const Judged& row : table.rows)
    if (row.says == Says::otherwise) text += row.rule + ": states " + row.states + ", expected " + row.expected + "\n";
  return text;
}

bool is_stated(const ClaimTable& table, std::string_view rule) {
  return std::any_of(table.rows.begin(), table.rows.end(),
                     [&](const Judged& row) { return row.rule == rule && row.says == Says::it; });
}

std::string replaced(std::string_view text, std::string_view from, std::string_view to) {
  std::string changed(text);
  const std::size_t at = changed.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  if (at != std::string::npos) changed.replace(at, from.size(), to);
  return changed;
}

class SampleRules : public testing::TestWithParam<std::string_view> {
 protected:
  static std::string_view text() { return GetParam() == "en" ? sample::english : sample::french; }
};

TEST_P(SampleRules, StateNothingThatTheGameHasOtherwise) {
  const Reading text_read = reading_of(text(), GetParam());
  EXPECT_EQ(told(claims_of(mermaid_rain(), facts(), text_read)), "");
}

TEST_P(SampleRules, StateEveryKindOfClaim) {
  const Reading text_read = reading_of(text(), GetParam());
  const ClaimTable table = claims_of(mermaid_rain(), facts(), text_read);
  for (const std::string_view rule :
       {"rounds.five", "dealing.exactly_seven", "melding.five_ends_it", "ranking.by_meld", "ranking.mermaid_squall",
        "ranking.ocean_march", "bonus.squall_points", "placing.on_ocean", "adjusting.at_most_two", "tribute.one_of_each",
        "tribute.five_per_missing", "scoring.monopoly", "scoring.rank_points"})
    EXPECT_TRUE(is_stated(table, rule)) << rule;
  for (const Asks asks : {Asks::number, Asks::table, Asks::set, Asks::order, Asks::presence, Asks::example})
    EXPECT_TRUE(std::any_of(table.rows.begin(), table.rows.end(), [&](const Judged& row) {
      return row.claim->asks == asks && row.says == Says::it;
    })) << name(asks);
}

INSTANTIATE_TEST_SUITE_P(Languages, SampleRules, testing::Values("en", "fr"),
                         [](const testing::TestParamInfo<std::string_view>& each) { return std::string(each.param); });

struct Fault {
  std::string_view name;
  std::string_view language;
  std::string_view from;
  std::string_view to;
  std::string_view rule;
  std::string_view states;
  Kind kind = Kind::model_contradicted;
};
void PrintTo(const Fault& fault, std::ostream* out) { *out << fault.name; }

class PlantedFault : public testing::TestWithParam<Fault> {};

TEST_P(PlantedFault, IsToldWithItsRule) {
  const Fault& fault = GetParam();
  const std::string_view text = fault.language == "en" ? sample::english : sample::french;
  const Reading faulty = reading_of(replaced(text, fault.from, fault.to), fault.language);
  const ClaimTable table = claims_of(mermaid_rain(), facts(), faulty);
  const auto row =
      std::find_if(table.rows.begin(), table.rows.end(), [](const Judged& each) { return each.says == Says::otherwise; });
  ASSERT_NE(row, table.rows.end());
  EXPECT_EQ(row->rule, fault.rule);
  EXPECT_EQ(row->states, fault.states);
  const std::vector<Finding> findings = findings_of(table, Side::original);
  ASSERT_FALSE(findings.empty());
  EXPECT_EQ(findings.front().kind, fault.kind);
  EXPECT_EQ(findings.front().severity, Severity::error);
  EXPECT_EQ(findings.front().rule, fault.rule);
  ASSERT_TRUE(findings.front().original);
  EXPECT_FALSE(findings.front().original->words.empty());
}

INSTANTIATE_TEST_SUITE_P(
    Faults, PlantedFault,
    testing::Values(
        Fault{"ANumberWord", "en", "dealt seven Adventure", "dealt six Adventure", "dealing.exactly_seven", "6"},
        Fault{"ANumberOfRounds", "en", "lasts five rounds", "lasts 6 rounds", "rounds.five", "6"},
        Fault{"PointsInATable", "en", "7 points", "8 points", "bonus.squall_points", "8"},
        Fault{"CardsOfAMeld", "en", "four of a kind", "three of a kind", "ranking.mermaid_squall", "3"},
        Fault{"SeveralNumbers", "en", "three and two", "two and two", "ranking.ocean_march", "2, 2"},
        Fault{"OneRowOfATable", "en", "Second\t6 points", "Second\t5 points", "scoring.rank_points", "second 5"},
        Fault{"ARowInFrontOfItsName", "en", "6 crystal", "7 crystal", "setup.face_up_four", "crystal 7"},
        Fault{"ATotal", "en", "28 tokens", "27 tokens", "setup.face_up_four", "27"},
        Fault{"AnItemOfASet", "en", ", a treasure space or", " or", "placing.on_ocean", "starting_space, obstacle_space"},
        Fault{"AnItemOfALongSet", "en", " one pearl,", "", "tribute.one_of_each", "shell, coral, crystal, dragon_scale"},
        Fault{
            "AnOrder", "en", "Twin Splash\ttwo pairs: 6 points\n\nAquamarine Waltz\tone of each: gull, turtle, dolphin",
            "Aquamarine Waltz\tone of each: gull, turtle, dolphin\n\nTwin Splash\ttwo pairs: 6 points", "ranking.by_meld",
            "mermaid_rain, mermaid_squall, ocean_march, aquamarine_waltz, twin_splash, mermaid_mist, mermaid_drop, octopus"},
        Fault{"LeaveForAProhibition", "en", "must not protrude", "may protrude", "placing.on_board", "may"},
        Fault{"ALineOfAnExample", "en", "monopoly: 15", "monopoly: 14", "scoring.rank_points", "14",
              Kind::example_contradicted},
        Fault{"ASignInAnExample", "en", "missing: -5", "missing: 5", "tribute.five_per_missing", "5",
              Kind::example_contradicted},
        Fault{"ATotalOfAnExample", "en", "Total: 19", "Total: 24", "scoring.rank_points", "24", Kind::example_contradicted},
        Fault{"ARankInAnExample", "en", "4 points for third", "5 points for third", "scoring.ties_share", "5",
              Kind::example_contradicted},
        Fault{"AShareInAnExample", "en", "three: 4 points each", "three: 5 points each", "scoring.ties_share", "5",
              Kind::example_contradicted},
        Fault{"ADivisorInAnExample", "en", "divide them by three", "divide them by two", "scoring.ties_share", "4",
              Kind::example_contradicted},
        Fault{"AFrenchNumberWord", "fr", "sept cartes", "huit cartes", "dealing.exactly_seven", "8"},
        Fault{"AFrenchItemOfASet", "fr", ", une case trésor ou", " ou", "placing.on_ocean",
              "starting_space, obstacle_space"},
        Fault{"AFrenchRowOfATable", "fr", "Troisième\t4", "Troisième\t3", "scoring.rank_points", "third 3"},
        Fault{"AFrenchSignInAnExample", "fr", "manque : -5", "manque : 5", "tribute.five_per_missing", "5",
              Kind::example_contradicted}),
    [](const testing::TestParamInfo<Fault>& each) { return std::string(each.param.name); });

TEST(ClaimsOfAPair, SetsTheRightPassageBesideTheWrongOne) {
  const Reading original = reading_of(sample::english, "en");
  const Reading translation = reading_of(replaced(sample::french, "sept cartes", "six cartes"), "fr");
  const std::vector<Finding> findings =
      findings_of(claims_of(mermaid_rain(), facts(), original), claims_of(mermaid_rain(), facts(), translation));
  const auto found = std::find_if(findings.begin(), findings.end(),
                                  [](const Finding& each) { return each.kind == Kind::model_contradicted; });
  ASSERT_NE(found, findings.end());
  ASSERT_TRUE(found->original && found->translation);
  EXPECT_EQ(found->original->words, "seven");
  EXPECT_EQ(found->translation->words, "six");
  EXPECT_EQ(found->translation->first.line, 7);
}

TEST(ClaimsOfAPair, TellsAFaultThatBothHaveOnce) {
  const Reading original = reading_of(replaced(sample::english, "dealt seven", "dealt six"), "en");
  const Reading translation = reading_of(replaced(sample::french, "sept cartes", "six cartes"), "fr");
  const std::vector<Finding> findings =
      findings_of(claims_of(mermaid_rain(), facts(), original), claims_of(mermaid_rain(), facts(), translation));
  const auto is_contradiction = [](const Finding& each) { return each.kind == Kind::model_contradicted; };
  ASSERT_EQ(std::count_if(findings.begin(), findings.end(), is_contradiction), 1);
  EXPECT_TRUE(findings.front().original && findings.front().translation);
}

TEST(ClaimsOfAPair, MissesWhatOnlyTheOriginalStates) {
  const Reading original = reading_of(sample::english, "en");
  const Reading translation =
      reading_of(replaced(sample::french, "Un monopole donne 3 points supplémentaires en bonus.", "Voilà."), "fr");
  const std::vector<Finding> findings =
      findings_of(claims_of(mermaid_rain(), facts(), original), claims_of(mermaid_rain(), facts(), translation));
  EXPECT_TRUE(std::any_of(findings.begin(), findings.end(), [](const Finding& each) {
    return each.kind == Kind::passage_omitted && each.rule == "scoring.monopoly" && !each.translation;
  }));
}

TEST(Claims, PlacesWhatTheRulebookIsSilentOnUnderItsHeading) {
  const Reading text = reading_of(sample::english, "en");
  const std::vector<Finding> findings = findings_of(claims_of(mermaid_rain(), facts(), text), Side::original);
  const auto silent =
      std::find_if(findings.begin(), findings.end(), [](const Finding& each) { return each.rule == "winning.tie"; });
  ASSERT_NE(silent, findings.end());
  EXPECT_EQ(silent->kind, Kind::rule_silent);
  EXPECT_EQ(silent->severity, Severity::note);
  EXPECT_EQ(silent->original->words, "Scoring");
}

TEST(Claims, GiveARuleToAPlaceAndNoneToAnother) {
  const Reading text = reading_of(sample::english, "en");
  const ClaimTable table = claims_of(mermaid_rain(), facts(), text);
  const auto at = [&](std::string_view words) {
    const auto begin = static_cast<Offset>(text.document.text.find(words));
    return Span{begin, begin + static_cast<Offset>(words.size())};
  };
  EXPECT_EQ(rule_at(table, at("treasure space")), "placing.on_ocean");
  EXPECT_EQ(rule_at(table, at("protrude")), "placing.on_board");
  EXPECT_EQ(rule_at(table, at("Board Setup")), "");
}

TEST(Claims, CountRulesAndListPassagesThatNoClaimIsAbout) {
  const Reading text = reading_of("Every third witch must sing two songs.\n\n" + std::string(sample::english), "en");
  const ClaimTable table = claims_of(mermaid_rain(), facts(), text);
  EXPECT_GT(table.rules.stated, 10U);
  EXPECT_EQ(table.rules.contradicted, 0U);
  EXPECT_EQ(table.rules.stated + table.rules.contradicted + table.rules.missing + table.rules.unclaimed + table.rules.unsaid,
            facts()->rules.size());
  EXPECT_TRUE(std::any_of(table.unclaimed.begin(), table.unclaimed.end(), [&](const Unclaimed& each) {
    return text.document.words(each.at).find("songs") != std::string_view::npos;
  }));
}

TEST(Claims, AreShownWithWhereAndWhat) {
  const Reading text = reading_of(replaced(sample::english, "dealt seven", "dealt six"), "en");
  const std::string table = shown(claims_of(mermaid_rain(), facts(), text));
  const std::size_t row = table.find("dealing.exactly_seven");
  ASSERT_NE(row, std::string::npos);
  const std::string line = table.substr(row, table.find('\n', row) - row);
  EXPECT_NE(line.find("rules.txt:7"), std::string::npos) << line;
  EXPECT_NE(line.find("otherwise"), std::string::npos) << line;
  EXPECT_NE(table.find("1 contradicted"), std::string::npos) << table;
}

TEST(Claims, AreNoPassWithoutAModel) {
  const Reading text = reading_of(sample::english, "en");
  const ClaimTable table = claims_of(mermaid_rain(), nullptr, text);
  EXPECT_TRUE(std::none_of(table.rows.begin(), table.rows.end(),
                           [](const Judged& row) { return row.says == Says::it || row.says == Says::otherwise; }));
  EXPECT_TRUE(std::any_of(table.rows.begin(), table.rows.end(),
                          [](const Judged& row) { return row.says == Says::unjudged && row.states == "7"; }));
  EXPECT_NE(shown(table).find("There is no model"), std::string::npos);
  EXPECT_TRUE(findings_of(table, Side::original).empty());
  EXPECT_EQ(table.rules.stated, 0U);
}

TEST(ClaimsOfAPair, MissWhatOnlyTheOriginalStatesWithoutAModelToo) {
  const Reading original = reading_of(sample::english, "en");
  const Reading translation =
      reading_of(replaced(sample::french, "On distribue à chaque joueur sept cartes d'aventure.", "Voilà."), "fr");
  const std::vector<Finding> findings =
      findings_of(claims_of(mermaid_rain(), nullptr, original), claims_of(mermaid_rain(), nullptr, translation));
  ASSERT_FALSE(findings.empty());
  EXPECT_EQ(findings.front().kind, Kind::passage_omitted);
  EXPECT_EQ(findings.front().rule, "dealing.exactly_seven");
}

TEST(Claims, SayNothingOfALanguageThatTheEditionHasNoWordsFor) {
  const Reading text = reading_of("Jeder bekommt sieben Karten.", "de");
  const ClaimTable table = claims_of(mermaid_rain(), facts(), text);
  EXPECT_TRUE(table.rows.empty());
  EXPECT_TRUE(findings_of(table, Side::original).empty());
  EXPECT_NE(shown(table).find("has no words in German"), std::string::npos);
}

TEST(Claims, TakeALineWithoutEndForNoPassage) {
  std::string line = "Deal every player";
  for (int i = 0; i < 1000; ++i) line += " something";
  const Reading text = reading_of(line + " 9 Adventure cards", "en");
  EXPECT_EQ(told(claims_of(mermaid_rain(), facts(), text)), "");
}

TEST(Claims, TakeAnEmptyTextForSilence) {
  const Reading text = reading_of("x", "en");
  const ClaimTable table = claims_of(mermaid_rain(), facts(), text);
  EXPECT_TRUE(
      std::all_of(table.rows.begin(), table.rows.end(), [](const Judged& row) { return row.says == Says::nothing; }));
}

}  // namespace
}  // namespace fathom::audit
