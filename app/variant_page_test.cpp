#include "app/variant_page.hpp"

#include <gtest/gtest.h>

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
                           "4.10     9.80       +5.70  +5.50 .. +5.90  uniform  all", "may be 0 .. 5", "37 of 38 laws",
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

TEST(VariantPages, AreEmptyWhereNothingIsOtherwise) {
  Consequences found;
  found.name = "nothing";
  found.game = "mermaid-rain";
  EXPECT_TRUE(is_empty(found));
  EXPECT_FALSE(is_alarming(found, {}));
  EXPECT_EQ(text_of(found), "nothing   mermaid-rain\n\nNothing is changed.\n");
  EXPECT_FALSE(is_empty(six_kept()));
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
  EXPECT_TRUE(says(text, "and 28 more: --format json has all")) << text;
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
  EXPECT_TRUE(says(text, "30 scenarios")) << text;
  EXPECT_TRUE(says(text, "1 law ")) << text;
  EXPECT_TRUE(says(text, "and 24 more")) << text;
  EXPECT_FALSE(says(text, "kept/16")) << text;
  EXPECT_FALSE(says(text, "apart/16")) << text;
  EXPECT_FALSE(says(text, "a long reason")) << text;
  const std::string markdown = markdown_of(found);
  EXPECT_TRUE(says(markdown, "<details><summary><b>Expected</b>: 1 law and 30 scenarios</summary>")) << markdown;
  EXPECT_TRUE(says(markdown, "<details><summary><b>Aside</b>: 30 scenarios</summary>")) << markdown;
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
