#include "app/variant_findings.hpp"

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "app/variant_fakes.hpp"

namespace fathom::app {
namespace {

using namespace fake;

TEST(VariantPages, TellWhatIsBrokenOpenedMovedAndSafe) {
  const std::string text = text_of(six_kept());
  for (const char* part : {"six kept   mermaid-rain: hand.kept 2 -> 6", "Plans should last", "law one_pickup_per_space",
                           "falls after 2 actions, 4 players", "supply.empty",
                           "reached with 6 players in 70.0 % of plays, in none of 100 as published",
                           "proved: Nobody runs dry, exactly for hand.kept 0..7 with 5 players, 0..5 with 6 players",
                           "uniform       4.10     9.80       +5.70  +5.50 .. +5.90", "may be 0 .. 5", "37 of 38 laws",
                           "1 broken and 1 opened."})
    EXPECT_TRUE(says(text, part)) << part << " is not in\n" << text;
  EXPECT_FALSE(says(text, "what did not move")) << text;
}

TEST(VariantPages, SayHowItStandsAndWhatToDoNext) {
  EXPECT_TRUE(says(text_of(six_kept()), "Mend the variant"));
  EXPECT_TRUE(says(text_of(six_kept()), "--write-accept FILE"));
  EXPECT_TRUE(says(text_of(six_kept(), {everything[0]}), "1 broken and 1 opened; 1 of these accepted."));
  EXPECT_TRUE(says(text_of(six_kept(), everything), "1 broken and 1 opened, all of it accepted."));
  EXPECT_FALSE(says(text_of(six_kept(), everything), "--write-accept"));
  Consequences harmless = six_kept();
  harmless.broken.clear();
  harmless.opened.clear();
  EXPECT_TRUE(says(text_of(harmless), "Nothing is broken or opened."));
  EXPECT_FALSE(says(text_of(harmless), "--write-accept"));
}

TEST(VariantPages, AreAlarmingUntilAllIsAccepted) {
  EXPECT_TRUE(is_alarming(six_kept(), {}));
  EXPECT_TRUE(is_alarming(six_kept(), {everything[0]}));
  EXPECT_TRUE(is_alarming(six_kept(), {everything[1]}));
  EXPECT_FALSE(is_alarming(six_kept(), everything));
  EXPECT_TRUE(says(text_of(six_kept(), everything), "accepted: we shuffle"));
  EXPECT_TRUE(says(markdown_of(six_kept(), everything), "*Accepted: we shuffle*"));
  EXPECT_TRUE(says(html_of(six_kept(), everything), "Accepted: we shuffle"));
}

TEST(VariantPages, NameWhatIsAcceptedForNothing) {
  Consequences found = six_kept();
  EXPECT_TRUE(unused(found, everything).empty());
  found.opened.clear();
  ASSERT_EQ(unused(found, everything).size(), 1U);
  EXPECT_EQ(unused(found, everything)[0].what, "supply.empty");
}

TEST(VariantPages, ShowThePositionThatAPlayEndsIn) {
  Consequences found = six_kept();
  EXPECT_FALSE(says(html_of(found), "<img")) << "where there is one";
  found.broken[0].now.svg = "<svg><title>Ann's \"last\" <hope></title></svg>";
  EXPECT_TRUE(says(html_of(found), "<img class=\"position\"")) << html_of(found);
  EXPECT_TRUE(says(html_of(found), "src=\"data:image/svg+xml,%3Csvg%3E"));
  EXPECT_FALSE(says(html_of(found), "<hope>"));
  EXPECT_FALSE(says(text_of(found), "svg"));
}

TEST(VariantPages, AreEmptyWhereNothingIsOtherwise) {
  Consequences found;
  found.name = "nothing";
  found.game = "mermaid-rain";
  EXPECT_TRUE(is_empty(found));
  EXPECT_FALSE(is_alarming(found, {}));
  EXPECT_EQ(text_of(found), "nothing   mermaid-rain\n\nNothing is changed.\n");
  EXPECT_FALSE(is_empty(six_kept()));
}

TEST(VariantPages, BeginWithWhatWasAsked) {
  Consequences found = six_kept();
  found.expected.push_back(fallen(Evidence::scenario, "kept/1", ""));
  std::vector<std::string> names;
  for (const Passage& passage : findings_of(found, {}).passages) names.push_back(passage.name);
  EXPECT_EQ(names, (std::vector<std::string>{"moved", "broken", "opened", "safe", "holds", "expected"}));
  for (const std::string& page : {text_of(found), markdown_of(found), html_of(found)})
    EXPECT_LT(page.find("points per player"), page.find("one_pickup_per_space")) << page;
}

TEST(VariantPages, SayWhatTheyAreComparedWith) {
  Consequences found = six_kept();
  found.against = "kinder witch";
  found.fallen_before = 3;
  found.all_scenarios = found.scenarios = 20;
  for (const std::string& page : {text_of(found), markdown_of(found), html_of(found)}) {
    EXPECT_TRUE(says(page, "six kept, against kinder witch")) << page;
    EXPECT_TRUE(says(page, "in none of 100 under kinder witch")) << page;
    EXPECT_TRUE(says(page, "3 come out otherwise under both")) << page;
    EXPECT_FALSE(says(page, "published")) << page;
  }
  EXPECT_FALSE(says(text_of(six_kept()), "against"));
}

TEST(VariantPages, DoNotCallSafeWhatATheoremFallsAt) {
  Consequences found = six_kept();
  SafeRange& safe = found.safe.front();
  safe.safe = {0, 30};
  safe.above.clear();
  EXPECT_FALSE(says(text_of(found, {}, 200), ", but "));
  safe.falls = {"theorem all_share falls at 6"};
  safe.limits_nothing = {"proved for 3 players: All have a turn, for no value", "proved for 4 players: All have a turn, for no value"};
  EXPECT_TRUE(says(text_of(found), ", but theorem all_share")) << text_of(found);
  for (const std::string& page : {markdown_of(found), html_of(found)})
    EXPECT_TRUE(says(page, "but theorem all_share falls at 6")) << page;
  EXPECT_TRUE(says(html_of(found), "limits nothing, since it does not hold as published either; proved: All have a turn, for no "
                                   "value with 3 and 4 players"))
      << html_of(found);
}

TEST(VariantPages, FitTheTerminal) {
  Consequences found = six_kept();
  found.file = "my.yaml";
  for (const std::size_t columns : {60U, 80U, 118U, 200U}) {
    std::istringstream lines(text_of(found, {}, columns));
    for (std::string line; std::getline(lines, line);)
      EXPECT_TRUE(width(line) <= columns || says(line, "again:") || says(line, "play:")) << line;
  }
}

TEST(VariantPages, FitTheTerminalWithRowsOfSingleTables) {
  Consequences found = six_kept();
  found.comparison.rows.push_back(fake::at(3, row(properties::Sort::margin, "points between the best and the next",
                                                  properties::Unit::points, -104.1, 109.8, {205.5, 225.9})));
  for (const std::size_t columns : {60U, 64U, 70U, 80U}) {
    const std::string text = text_of(found, {}, columns);
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
      EXPECT_TRUE(width(line) <= columns || says(line, "fathom replay")) << columns << ": " << line;
  }
  EXPECT_TRUE(says(text_of(found, {}, 60), "points between the best and the next, players: 3\n")) << text_of(found, {}, 60);
  EXPECT_TRUE(says(text_of(found, {}, 120), "players")) << "a column of its own where there is room";
  found.against = "a house rule with a long name indeed";
  std::istringstream lines(text_of(found, {}, 60));
  for (std::string line; std::getline(lines, line);) EXPECT_TRUE(width(line) <= 60 || says(line, "fathom replay")) << line;
}

TEST(VariantPages, PutLawsAndTheoremsBeforeScenarios) {
  Consequences found = six_kept();
  found.broken.insert(found.broken.begin(), fallen(Evidence::scenario, "actions/one", "expected this to be legal"));
  found.broken.push_back(fallen(Evidence::theorem, "the_deck_suffices", "the cards do not suffice"));
  const std::string text = text_of(found);
  EXPECT_LT(text.find("law one_pickup_per_space"), text.find("theorem the_deck_suffices")) << text;
  EXPECT_LT(text.find("theorem the_deck_suffices"), text.find("1 scenario ")) << text;
  EXPECT_TRUE(says(text, "theorem the_deck_suffices  falls: the cards do not suffice")) << text;
  EXPECT_TRUE(says(text, "Ann takes the <pearl>")) << text;
}

TEST(VariantPages, SayWhatIsNoLongerDecided) {
  Consequences found = six_kept();
  found.broken = {fallen(Evidence::theorem, "it_ends", "out of time", Outcome::unknown)};
  for (const std::string& page : {text_of(found), markdown_of(found), html_of(found)}) {
    EXPECT_TRUE(says(page, "no longer decided: out of time")) << page;
    EXPECT_FALSE(says(page, "falls: out of time")) << page;
    EXPECT_TRUE(says(page, "1 no longer decided and 1 opened")) << page;
    EXPECT_FALSE(says(page, "1 broken")) << page;
  }
  EXPECT_TRUE(says(markdown_of(found), "1 theorem no longer decided")) << markdown_of(found);
  EXPECT_EQ(exit_of(found, {}), Exit::fails) << "something opened, too";
  found.opened.clear();
  EXPECT_EQ(exit_of(found, {}), Exit::undecided);
  found.broken.push_back(fallen(Evidence::law, "one_pickup_per_space", "no"));
  EXPECT_EQ(exit_of(found, {}), Exit::fails);
  EXPECT_TRUE(says(markdown_of(found), "1 law, 1 theorem no longer decided")) << markdown_of(found);
  found.broken.clear();
  EXPECT_EQ(exit_of(found, {}), Exit::holds);
}

TEST(VariantPages, SayHowToBringItBack) {
  Consequences found = six_kept();
  found.file = "my rules.yaml";
  found.broken.front().now.again = "fathom check mermaid-rain --only one_pickup_per_space --seed 5/1873";
  found.broken.push_back(fallen(Evidence::theorem, "the_deck_suffices", "no"));
  found.broken.push_back(fallen(Evidence::scenario, "actions/one", "no"));
  const std::string text = text_of(found);
  for (const char* part :
       {"again: fathom check mermaid-rain --only one_pickup_per_space --seed 5/1873 --variant 'my rules.yaml'",
        "play:  fathom replay .fathom/failures/one_pickup_per_space-1.yaml",
        "again: fathom prove mermaid-rain --only the_deck_suffices --variant 'my rules.yaml'",
        "again: fathom scenarios mermaid-rain --variant 'my rules.yaml' --only actions/one",
        "again: fathom replay .fathom/variants/six-kept/supply.empty.yaml"})
    EXPECT_TRUE(says(text, part)) << part << " is not in\n" << text;
  found.file.clear();
  EXPECT_FALSE(says(text_of(found), "fathom scenarios"));
}

TEST(VariantPages, TellScenariosInALineEachAndAtMostADozen) {
  Consequences found = six_kept();
  found.broken.clear();
  for (int i = 10; i < 50; ++i)
    found.broken.push_back(fallen(Evidence::scenario, "actions/" + std::to_string(i),
                                  "scenarios/mermaid_rain/actions/a.yaml:11:13: expected this to be legal"));
  found.broken.front().now.told = {"given   a long story"};
  const std::string text = text_of(found);
  EXPECT_TRUE(says(text, "40 scenarios")) << text;
  EXPECT_EQ(times(text, "cite no rule that was changed"), 1U) << text;
  EXPECT_EQ(times(text, "expected this to be legal"), most_items) << text;
  EXPECT_TRUE(says(text, "actions/21  expected this to be legal")) << text;
  EXPECT_FALSE(says(text, "actions/22")) << text;
  EXPECT_TRUE(says(text, "and 28 more: --full or --format json has all")) << text;
  EXPECT_FALSE(says(text, "a.yaml:11")) << text;
  EXPECT_FALSE(says(text, "a long story")) << text;
  EXPECT_EQ(times(text, "again: fathom scenarios"), 1U) << text;
  const std::string markdown = markdown_of(found);
  EXPECT_EQ(times(markdown, "expected this to be legal"), most_items) << markdown;
  EXPECT_TRUE(says(markdown, "and 28 more")) << markdown;
  EXPECT_TRUE(says(html_of(found), "actions/49")) << "a page has room for all of them";
}

TEST(VariantPages, GatherScenariosAcceptedForOneReason) {
  Consequences found = six_kept();
  found.broken.clear();
  std::vector<Accepted> accepted;
  for (const char* name : {"actions/one", "actions/two", "actions/three"})
    found.broken.push_back(fallen(Evidence::scenario, name, "expected this"));
  for (const char* name : {"actions/one", "actions/three"})
    accepted.push_back({Consequence::broken, name, "they deal two cards", "a.yaml:1"});
  const std::string text = text_of(found, accepted);
  EXPECT_TRUE(says(text, "1 scenario ")) << text;
  EXPECT_TRUE(says(text, "though it cites no rule that was changed")) << text;
  EXPECT_TRUE(says(text, "though they cite no rule that was changed: actions/one and actions/three")) << text;
  EXPECT_EQ(times(text, "accepted: they deal two cards"), 1U) << text;
  EXPECT_LT(text.find("actions/two"), text.find("actions/one")) << text;
}

TEST(VariantPages, ShowOneScenarioOfEachSortFirst) {
  Consequences found = six_kept();
  found.broken.clear();
  for (int i = 10; i < 50; ++i)
    found.broken.push_back(fallen(Evidence::scenario, "actions/" + std::to_string(i), "expected " + std::to_string(i)));
  found.broken.push_back(fallen(Evidence::scenario, "ends/one", "it does not end"));
  const std::string text = text_of(found);
  EXPECT_TRUE(says(text, "ends/one    it does not end")) << text;
  EXPECT_LT(text.find("actions/10"), text.find("ends/one")) << text;
  EXPECT_LT(text.find("ends/one"), text.find("actions/11")) << text;
}

TEST(VariantPages, CountWhatWasExpectedAndWhatSaysNothing) {
  Consequences found = six_kept();
  for (int i = 10; i < 40; ++i) {
    found.expected.push_back(fallen(Evidence::scenario, "kept/" + std::to_string(i), "a long reason"));
    found.aside.push_back(fallen(Evidence::scenario, "apart/" + std::to_string(i), "a long reason"));
  }
  found.expected.push_back(fallen(Evidence::law, "hands_stay_small", "a long reason"));
  const std::string text = text_of(found);
  EXPECT_TRUE(says(text, "expected  1 law and 30 scenarios (--full lists them)")) << text;
  EXPECT_TRUE(says(text, "aside     30 scenarios (--full lists them)")) << text;
  EXPECT_FALSE(says(text, "kept/1")) << text;
  EXPECT_FALSE(says(text, "apart/1")) << text;
  const std::string full = text_of(found, {}, report_columns, Extent::all);
  EXPECT_TRUE(says(full, "kept/39")) << full;
  EXPECT_TRUE(says(full, "apart/39")) << full;
  EXPECT_TRUE(says(full, "hands_stay_small")) << full;
  const std::string markdown = markdown_of(found);
  EXPECT_TRUE(says(markdown, "<details><summary><b>Expected</b>: 1 law and 30 scenarios</summary>")) << markdown;
  EXPECT_TRUE(says(markdown, "<details><summary><b>Aside</b>: 30 scenarios</summary>")) << markdown;
  EXPECT_TRUE(says(html_of(found), "<h2 id=\"expected\">expected</h2>\n<details><summary>1 law and 30 scenarios</summary>"));
  EXPECT_TRUE(says(html_of(found), "apart/39"));
}

TEST(VariantPages, CountTheoremsThatDoNotHoldAsPublishedEither) {
  Consequences found = six_kept();
  found.theorems = 31;
  found.all_theorems = 38;
  for (int i = 0; i < 3; ++i) found.expected.push_back(fallen(Evidence::theorem, "t" + std::to_string(i), ""));
  EXPECT_TRUE(says(text_of(found), "31 of 38 theorems (4 do not hold as published either)")) << text_of(found);
}

}  // namespace
}  // namespace fathom::app
