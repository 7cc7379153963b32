#include "ci/variant_page.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "ci/fakes.hpp"
#include "ci/variant_numbers.hpp"
#include "ci/variant_words.hpp"

namespace fathom::ci {
namespace {

using properties::Moved;
using properties::Policy;
using properties::Sort;
using properties::Unit;

Changed change() {
  Changed made;
  made.kind = ChangeKind::parameter;
  made.name = "hand.kept";
  made.rule = "hand.kept";
  made.was = "2";
  made.now = "6";
  return made;
}

Moved row(Sort sort, const std::string& what, Unit unit, double published, double variant, properties::Interval difference) {
  Moved made;
  made.sort = sort;
  made.what = what;
  made.unit = unit;
  made.published = published;
  made.variant = variant;
  made.difference = difference;
  made.significant = true;
  made.pairs = 100;
  return made;
}
Moved by(Policy policy, Moved row) {
  row.policy = policy;
  return row;
}
Moved at(int players, Moved row) {
  row.players = players;
  return row;
}

Turned fallen(Evidence evidence, const std::string& check, const std::string& why, Outcome now = Outcome::fails) {
  Turned turned{fake::verdict(evidence, check, now), Outcome::holds, false};
  turned.now.why = why;
  return turned;
}

OpenedHole hole() {
  OpenedHole made;
  made.rule = "supply.empty";
  made.published = {{3, 0, 100}, {6, 0, 100}};
  made.variant = {{3, 0, 100}, {6, 70, 100}};
  made.players = 6;
  made.actions = 31;
  made.proved = {"5 players: Nobody runs dry, exactly for hand.kept 0..7",
                 "6 players: Nobody runs dry, exactly for hand.kept 0..5"};
  made.file = ".fathom/variants/six-kept/supply.empty.yaml";
  return made;
}

Consequences six_kept() {
  Consequences found;
  found.game = "mermaid-rain";
  found.name = "six kept";
  found.because = "Plans should last";
  found.file = "my.yaml";
  found.changes = {change()};
  found.broken.push_back({fake::failing_law(), Outcome::holds, false});
  found.opened.push_back(hole());
  found.comparison.rows.push_back(row(Sort::score, "points per player", Unit::points, 4.1, 9.8, {5.5, 5.9}));
  found.comparison.rows.push_back(row(Sort::length, "what did not move", Unit::actions, 4.1, 9.8, {5.5, 5.9}));
  found.comparison.rows.back().significant = false;
  found.laws = 37;
  found.all_laws = 38;
  found.safe.push_back({"hand.kept", 2, 6, 0, 30, {0, 5}, "", "supply.empty at 6", {}, "Z3"});
  return found;
}

const std::vector<Accepted> everything{{Consequence::broken, "one_pickup_per_space", "that is what it is for", "a.yaml:1"},
                                       {Consequence::opened, "supply.empty", "we shuffle", "a.yaml:2"}};

/// A variant under which a great deal is otherwise.
Consequences upheaval(std::size_t many) {
  Consequences found = six_kept();
  const std::string long_text(300, '<');
  for (std::size_t i = 0; i < many; ++i) {
    const std::string nth = std::to_string(i);
    found.broken.push_back(fallen(Evidence::law, "law_" + nth, long_text));
    found.broken.back().now.told.assign(30, "when    Ann takes the `pearl` " + nth);
    found.broken.push_back(fallen(Evidence::scenario, "deeds/" + nth, "scenarios/a/b.yaml:1:2: " + long_text));
    found.expected.push_back(fallen(Evidence::scenario, "expected/" + nth, ""));
    found.opened.push_back(hole());
    found.changes.push_back(change());
    found.comparison.rows.push_back(row(Sort::deed, "deed_" + nth, Unit::times, 1, 2, {0.5, 1.5}));
    found.safe.push_back(found.safe.front());
  }
  return found;
}

std::string text_of(const Consequences& found, const std::vector<Accepted>& accepted = {}) {
  return as_text(page_of(found, accepted), Paint(Colour::never));
}
std::string markdown_of(const Consequences& found, const std::vector<Accepted>& accepted = {}) {
  return as_markdown(page_of(found, accepted));
}
std::string html_of(const Consequences& found, const std::vector<Accepted>& accepted = {}) {
  return as_html(page_of(found, accepted));
}
bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }
std::size_t times(const std::string& text, const std::string& part) {
  std::size_t many = 0;
  for (std::size_t place = 0; (place = text.find(part, place)) != std::string::npos; place += part.size()) ++many;
  return many;
}
std::vector<std::string> lines(const std::string& text) {
  std::vector<std::string> all;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) all.push_back(line);
  return all;
}
std::string line_with(const std::string& text, const std::string& part) {
  for (const std::string& line : lines(text))
    if (says(line, part)) return line;
  return {};
}
std::vector<std::string> shown_in(const std::vector<Row>& rows) {
  std::vector<std::string> names;
  for (const Row& row : rows)
    if (row.place == Place::everywhere) names.push_back(row.what + " " + row.choices + " " + row.players);
  return names;
}

TEST(VariantPages, TellWhatIsBrokenOpenedMovedAndSafe) {
  const std::string text = text_of(six_kept());
  for (const char* part :
       {"six kept   mermaid-rain: hand.kept 2 -> 6", "Plans should last", "law one_pickup_per_space",
        "falls after 2 actions, 4 players", "supply.empty", "reached with 6 players in 70.0 % of plays, never as published",
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
  found.broken.insert(found.broken.begin(), fallen(Evidence::scenario, "deeds/one", "expected this to be legal"));
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
  found.broken.push_back(fallen(Evidence::scenario, "deeds/one", "no"));
  const std::string text = text_of(found);
  for (const char* part :
       {"again: fathom check mermaid-rain --only one_pickup_per_space --seed 5/1873 --variant 'my rules.yaml'",
        "play:  fathom replay .fathom/failures/one_pickup_per_space-1.yaml",
        "again: fathom prove mermaid-rain --only the_deck_suffices --variant 'my rules.yaml'",
        "again: fathom scenarios mermaid-rain --variant 'my rules.yaml' --only deeds/one",
        "again: fathom replay .fathom/variants/six-kept/supply.empty.yaml"})
    EXPECT_TRUE(says(text, part)) << part << " is not in\n" << text;
  found.file.clear();
  EXPECT_FALSE(says(text_of(found), "fathom scenarios"));
}

TEST(VariantPages, TellScenariosInALineEachAndAtMostADozen) {
  Consequences found = six_kept();
  found.broken.clear();
  for (int i = 10; i < 50; ++i)
    found.broken.push_back(fallen(Evidence::scenario, "deeds/" + std::to_string(i),
                                  "scenarios/mermaid_rain/deeds/a.yaml:11:13: expected this to be legal"));
  found.broken.front().now.told = {"given   a long story"};
  const std::string text = text_of(found);
  EXPECT_TRUE(says(text, "40 scenarios")) << text;
  EXPECT_EQ(times(text, "cite no rule that was changed"), 1U) << text;
  EXPECT_EQ(times(text, "expected this to be legal"), most_items) << text;
  EXPECT_TRUE(says(text, "deeds/21  expected this to be legal")) << text;
  EXPECT_FALSE(says(text, "deeds/22")) << text;
  EXPECT_TRUE(says(text, "and 28 more: --format json has all")) << text;
  EXPECT_FALSE(says(text, "a.yaml:11")) << text;
  EXPECT_FALSE(says(text, "a long story")) << text;
  EXPECT_EQ(times(text, "again: fathom scenarios"), 1U) << text;
  const std::string markdown = markdown_of(found);
  EXPECT_EQ(times(markdown, "expected this to be legal"), most_items) << markdown;
  EXPECT_TRUE(says(markdown, "and 28 more")) << markdown;
  EXPECT_TRUE(says(html_of(found), "deeds/49")) << "a page has room for all of them";
}

TEST(VariantPages, GatherScenariosAcceptedForOneReason) {
  Consequences found = six_kept();
  found.broken.clear();
  std::vector<Accepted> accepted;
  for (const char* name : {"deeds/one", "deeds/two", "deeds/three"})
    found.broken.push_back(fallen(Evidence::scenario, name, "expected this"));
  for (const char* name : {"deeds/one", "deeds/three"})
    accepted.push_back({Consequence::broken, name, "they deal two cards", "a.yaml:1"});
  const std::string text = text_of(found, accepted);
  EXPECT_TRUE(says(text, "1 scenario ")) << text;
  EXPECT_TRUE(says(text, "though it cites no rule that was changed")) << text;
  EXPECT_TRUE(says(text, "though they cite no rule that was changed: deeds/one and deeds/three")) << text;
  EXPECT_EQ(times(text, "accepted: they deal two cards"), 1U) << text;
  EXPECT_LT(text.find("deeds/two"), text.find("deeds/one")) << text;
}

TEST(VariantPages, ShowOneScenarioOfEachSortFirst) {
  Consequences found = six_kept();
  found.broken.clear();
  for (int i = 10; i < 50; ++i)
    found.broken.push_back(fallen(Evidence::scenario, "deeds/" + std::to_string(i), "expected " + std::to_string(i)));
  found.broken.push_back(fallen(Evidence::scenario, "ends/one", "it does not end"));
  const std::string text = text_of(found);
  EXPECT_TRUE(says(text, "ends/one  it does not end")) << text;
  EXPECT_LT(text.find("deeds/10"), text.find("ends/one")) << text;
  EXPECT_LT(text.find("ends/one"), text.find("deeds/11")) << text;
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

TEST(VariantPages, LeaveMarkupAsItIsWritten) {
  Consequences found = six_kept();
  found.name = "<b>*six*</b> & more";
  found.because = "@somebody said $x$ | y\nand \x1b[31mred";
  EXPECT_TRUE(says(html_of(found), "<h1>&lt;b&gt;*six*&lt;/b&gt; &amp; more</h1>"));
  const std::string markdown = markdown_of(found);
  EXPECT_TRUE(says(markdown, "## \\<b\\>\\*six\\*\\</b\\> \\& more: ")) << markdown;
  EXPECT_TRUE(says(markdown, "> @<!-- -->somebody said \\$x\\$ \\| y and ")) << markdown;
  for (const std::string& page : {text_of(found), markdown, html_of(found)})
    EXPECT_FALSE(says(page, "\x1b")) << "nothing a file says may colour a terminal";
  found.broken.front().now.told = {"given ``` a fence"};
  EXPECT_TRUE(says(markdown_of(found), "````text\n  given ``` a fence")) << markdown_of(found);
}

TEST(VariantPages, FitIntoACommentWhateverThereIsToSay) {
  constexpr std::size_t limit = 60'000;
  for (const std::size_t many : {1U, 10U, 100U, 1000U}) {
    const std::string markdown = markdown_of(upheaval(many));
    EXPECT_LT(markdown.size(), limit) << many;
    EXPECT_EQ(times(markdown, "<details"), times(markdown, "</details>")) << many;
    EXPECT_EQ(times(markdown, "```") % 2, 0U) << many;
    EXPECT_TRUE(says(markdown, std::to_string(many * 2 + 1) + " broken")) << many;
  }
  Consequences wordy = upheaval(3);
  wordy.because = wordy.name = std::string(100'000, '*');
  wordy.comparison.method = "how it was done";
  EXPECT_LT(markdown_of(wordy).size(), limit);
  EXPECT_TRUE(says(markdown_of(wordy), "how it was done"));
}

TEST(VariantPages, HaveALineForEachPassageInMarkdown) {
  const std::string markdown = markdown_of(six_kept());
  for (const char* part :
       {"## six kept: 1 broken and 1 opened\n", "> Plans should last\n", "| **broken** | 1 law |\n",
        "| **opened** | supply.empty |\n", "<details open><summary><b>Broken</b>: 1 law</summary>\n\n",
        "<details><summary><b>Safe</b>", "| points per player | 4.10 | 9.80 | +5.70 | +5.50 .. +5.90 | uniform | all |\n",
        "| 95 % interval |"})
    EXPECT_TRUE(says(markdown, part)) << part << " is not in\n" << markdown;
  EXPECT_TRUE(says(markdown_of(six_kept(), everything), "<details><summary><b>Broken</b>"));
}

TEST(VariantPages, AreOnePageInHtml) {
  Consequences found = six_kept();
  for (int i = 0; i < 60; ++i)
    found.comparison.rows.push_back(row(Sort::deed, "deed_" + std::to_string(i), Unit::times, 1, 2, {0.5, 1.5}));
  const std::string html = html_of(found);
  for (const char* absent : {"http:", "https:", "src=", "<link", "<script", "url("})
    EXPECT_FALSE(says(html, absent)) << absent;
  for (const char* part : {"<!doctype html>", "prefers-color-scheme: dark", "@media print", "<a href=\"#moved\">moved</a>",
                           "<h2 id=\"moved\">moved</h2>", "<summary>all 61 rows</summary>", "deed 59", "<svg "})
    EXPECT_TRUE(says(html, part)) << part;
}

TEST(VariantPages, HaveAllNumbersInJson) {
  Consequences found = six_kept();
  properties::Touched touched;
  touched.plays = 10;
  touched.ended = 0.5;
  touched.turned = 0.25;
  found.comparison.touched = {touched};
  const nlohmann::json node = nlohmann::json::parse(as_json(found, everything));
  EXPECT_EQ(node.at("variant"), "six kept");
  EXPECT_EQ(node.at("because"), "Plans should last");
  EXPECT_EQ(node.at("file"), "my.yaml");
  EXPECT_EQ(node.at("moved").size(), 2U);
  EXPECT_EQ(node.at("opened").at(0).at("variant").at(1).at("plays"), 70);
  EXPECT_EQ(node.at("accepted").at(1).at("reason"), "we shuffle");
  EXPECT_EQ(node.at("safe").at(0).at("safe"), nlohmann::json::parse("[0, 5]"));
  EXPECT_EQ(node.at("decides").at(0).at("ended"), 0.5);
  EXPECT_EQ(node.at("decides").at(0).at("turned"), 0.25);
  EXPECT_EQ(node.at("compared").at("confidence"), 0.95);
}

TEST(VariantRows, AreSortedByWhatTheyAreAndByHowMuchMoved) {
  properties::Comparison comparison;
  comparison.rows = {row(Sort::deed, "deal", Unit::times, 20, 21, {0.8, 1.2}),
                     row(Sort::deed, "take_bonus", Unit::times, 10, 5, {-5.5, -4.5}),
                     row(Sort::tally, "a Mermaid Rain", Unit::times, 2, 3, {0.8, 1.2}),
                     row(Sort::event, "a Mermaid Rain", Unit::share, 0.5, 0.75, {0.2, 0.3}),
                     row(Sort::place, "points of the first player", Unit::points, 10, 20, {9, 11}),
                     row(Sort::score, "points per player", Unit::points, 20, 21, {0.8, 1.2})};
  const std::vector<Row> rows = rows_of(comparison);
  std::vector<std::string> names;
  for (const Row& row : rows) names.push_back(row.group + ": " + row.what);
  EXPECT_EQ(names, (std::vector<std::string>{
                       "points: points per player", "points: points of the first player",
                       "what comes up, in % of plays: a Mermaid Rain", "what comes up, times in a play: a Mermaid Rain",
                       "what is done, times in a play: take bonus", "what is done, times in a play: deal"}));
  EXPECT_EQ(rows[2].published, "50.0");
  EXPECT_EQ(rows[2].between, "+20.0 .. +30.0");
  EXPECT_EQ(rows[4].low, -1) << "the farthest end of its group";
}

TEST(VariantRows, HaveThePoliciesOfOneMeasureTogether) {
  const Moved discard = row(Sort::deed, "discard", Unit::times, 8, 3, {-5.5, -4.5});
  const Moved take = row(Sort::deed, "take", Unit::times, 8, 7, {-1.2, -0.8});
  properties::Comparison comparison;
  comparison.rows = {by(Policy::uniform, take), by(Policy::uniform, discard), by(Policy::greedy, take),
                     by(Policy::greedy, discard)};
  EXPECT_EQ(shown_in(rows_of(comparison)),
            (std::vector<std::string>{"discard greedy all", "discard uniform all", "take greedy all", "take uniform all"}));
  Consequences found = six_kept();
  found.comparison = comparison;
  const std::string text = text_of(found);
  EXPECT_EQ(times(text, "  discard "), 1U) << text;
  EXPECT_EQ(line_with(text, "greedy").find("all"), line_with(text, "uniform").find("all"))
      << "columns stand under each other";
}

TEST(VariantRows, LeaveSingleTablesOutWhereAllTogetherSayTheSame) {
  const Moved deal = row(Sort::deed, "deal", Unit::times, 20, 21, {0.8, 1.2});
  const Moved fewer = row(Sort::deed, "deal", Unit::times, 20, 19, {-1.2, -0.8});
  properties::Comparison comparison;
  comparison.rows = {deal, at(3, deal), at(6, fewer)};
  const std::vector<Row> rows = rows_of(comparison);
  EXPECT_EQ(rows.size(), 3U);
  EXPECT_EQ(shown_in(rows), (std::vector<std::string>{"deal uniform all", "deal uniform 6"}));
}

TEST(VariantRows, ChooseFromEachGroupWhatTellsMost) {
  properties::Comparison comparison;
  for (int i = 0; i < 60; ++i)
    comparison.rows.push_back(row(Sort::deed, "deed_" + std::to_string(i), Unit::times, 1, 1 + i, {i - 0.5, i + 0.5}));
  comparison.rows.push_back(row(Sort::silence, "supply.empty", Unit::share, 0.01, 0.05, {0.03, 0.05}));
  comparison.rows.push_back(row(Sort::score, "points per player", Unit::points, 20, 20.5, {0.4, 0.6}));
  const std::vector<std::string> shown = shown_in(rows_of(comparison));
  EXPECT_EQ(shown.size(), most_rows);
  EXPECT_EQ(shown.front(), "points per player uniform all");
  EXPECT_EQ(shown[1], "deed 59 uniform all");
  EXPECT_EQ(shown.back(), "supply.empty uniform all");
  Consequences found = six_kept();
  found.comparison = comparison;
  EXPECT_TRUE(says(text_of(found), "and 37 more rows: --format html or json has all")) << text_of(found);
  EXPECT_FALSE(says(text_of(found), "deed 3 ")) << text_of(found);
  EXPECT_TRUE(says(html_of(found), ">deed 3<"));
}

TEST(VariantRows, ShowFewSeats) {
  properties::Comparison comparison;
  for (const char* seat : {"first", "second", "third", "fourth"})
    comparison.rows.push_back(
        row(Sort::place, std::string("points of the ") + seat + " player", Unit::points, 1, 2, {0.5, 1.5}));
  EXPECT_EQ(shown_in(rows_of(comparison)).size(), 2U);
  EXPECT_EQ(rows_of(comparison).size(), 4U);
}

TEST(VariantRows, ShowAsManyDigitsAsTheDifferenceNeeds) {
  properties::Comparison comparison;
  comparison.rows = {row(Sort::deed, "a", Unit::times, 22, 22.04, {0.02, 0.06}),
                     row(Sort::deed, "b", Unit::times, 268, 341, {70, 76}),
                     row(Sort::deed, "c", Unit::times, 0.0, 0.5, {-0.001, 1})};
  const std::vector<Row> rows = rows_of(comparison);
  const auto found = [&](const char* what) { return *std::ranges::find(rows, what, &Row::what); };
  EXPECT_EQ(found("a").published + " " + found("a").variant + " " + found("a").between, "22.00 22.04 +0.02 .. +0.06");
  EXPECT_EQ(found("b").difference, "+73.00");
  EXPECT_EQ(number_of(-0.001, 2), "0.00");
}

TEST(VariantPassages, CompareWinnersOnlyWherePlaysCanGoOn) {
  properties::Touched touched;
  touched.policy = Policy::greedy;
  touched.plays = 240;
  touched.touched = 1;
  touched.turned = 0.7;
  properties::Comparison comparison;
  comparison.touched = {touched};
  const auto told = [&] { return decides(comparison).findings.at(0).says; };
  EXPECT_TRUE(says(told(), "100.0 % of plays come to something that differs; none can be carried on")) << told();
  EXPECT_TRUE(says(told(), "70.0 % of plays have other winners")) << told();
  EXPECT_FALSE(says(told(), "0.0 % have other winners")) << told();
  comparison.touched[0].ended = 0.2;
  comparison.touched[0].decided = 0.05;
  EXPECT_TRUE(says(told(), "20.0 % can be carried on deed for deed to their end, and of these 25.0 % have other winners"))
      << told();
  comparison.touched[0].ended = 1;
  comparison.touched[0].decided = comparison.touched[0].turned = 0.05;
  EXPECT_TRUE(says(told(), "all can be carried on deed for deed to their end, and of these 5.0 % have other winners"))
      << told();
  EXPECT_FALSE(says(told(), "Played out")) << told();
  comparison.touched[0].touched = comparison.touched[0].turned = 0;
  EXPECT_TRUE(decides(comparison).findings.empty());
}

TEST(VariantPassages, TellOfOneTableWhereThereIsNoOther) {
  properties::Touched touched;
  touched.players = 1;
  touched.touched = 0.5;
  touched.plays = 10;
  properties::Comparison comparison;
  comparison.touched = {touched};
  EXPECT_EQ(decides(comparison).findings.at(0).subject, "uniform, 1 player");
  touched.players = 0;
  comparison.touched.push_back(touched);
  ASSERT_EQ(decides(comparison).findings.size(), 1U);
  EXPECT_EQ(decides(comparison).findings.at(0).subject, "uniform");
}

properties::Ranking melds(int players, std::vector<std::size_t> published, std::vector<std::size_t> variant) {
  return {"melds",     Policy::greedy,       players,           {"a Squall", "a March", "a Drop"}, {1, 2, 3},
          {2.5, 2, 3}, std::move(published), std::move(variant)};
}

TEST(VariantPassages, TellOfRankingsTurnedUpsideDown) {
  properties::Comparison comparison;
  comparison.rankings = {melds(3, {}, {0}), melds(4, {}, {0})};
  const Passage turned = ranking(comparison);
  ASSERT_EQ(turned.findings.size(), 1U);
  EXPECT_TRUE(
      says(turned.findings[0].says,
           "a Squall ranks above a March, though it comes more often, which does not show as published (2.50 against 2.00 "
           "times in a play; greedy choices, 3 and 4 players)"))
      << turned.findings[0].says;
  comparison.rankings = {melds(0, {0}, {0}), melds(4, {}, {0})};
  EXPECT_TRUE(ranking(comparison).findings.empty()) << "all tables together are upside down as published, too";
  comparison.rankings = {melds(0, {1}, {})};
  ASSERT_EQ(ranking(comparison).findings.size(), 1U);
  EXPECT_TRUE(
      says(ranking(comparison).findings[0].says, "a March ranks above a Drop, and no longer shows to come more often"));
}

TEST(VariantPassages, TellWhatAnOptionIsWorth) {
  properties::Restricted without;
  without.option = "without a Drop";
  without.players = 4;
  without.fair = 0.25;
  without.published = 0.3;
  without.variant = 0.2;
  without.difference = {-0.15, -0.05};
  properties::Comparison comparison;
  comparison.restricted = {without};
  EXPECT_TRUE(worth(comparison).findings.empty());
  comparison.restricted[0].significant = true;
  EXPECT_EQ(worth(comparison).findings.at(0).says,
            "wins 30.0 % of plays -> 20.0 % (95 %: -15.0 .. -5.0; a fair share of 4 players is 25.0 %)");
}

TEST(VariantWords, QuoteForAShell) {
  EXPECT_EQ(shell_word("scenarios/a-b_c.yaml"), "scenarios/a-b_c.yaml");
  EXPECT_EQ(shell_word("Ann's rules.yaml"), "'Ann'\\''s rules.yaml'");
  EXPECT_EQ(shell_word(""), "''");
}

TEST(VariantWords, LeaveThePlaceOut) {
  EXPECT_EQ(without_place("scenarios/a.yaml:11:13: expected this"), "expected this");
  EXPECT_EQ(without_place("scenarios/a.yaml:11: expected this"), "expected this");
  EXPECT_EQ(without_place("expected this: 11"), "expected this: 11");
  EXPECT_EQ(without_place("scenarios/a.yaml: expected this"), "scenarios/a.yaml: expected this");
}

TEST(VariantWords, GatherProofsOfOneSentence) {
  EXPECT_EQ(
      gathered(
          {"proved for 5 players: All is well, for 0..7", "proved for 6 players: All is well, for 0..5", "something else"}),
      (std::vector<std::string>{"proved: All is well, for 0..7 with 5 players, 0..5 with 6 players", "something else"}));
  EXPECT_EQ(gathered({"proved for any number of players: All is well, for 0..7"}),
            (std::vector<std::string>{"proved: All is well, for 0..7 with any number of players"}));
}

TEST(VariantWords, GatherPlayersOfOneRange) {
  EXPECT_EQ(gathered({"proved for 3 players: All is well, for 0..7", "proved for 4 players: All is well, for 0..7",
                      "proved for 5 players: All is well, for 0..5"}),
            (std::vector<std::string>{"proved: All is well, for 0..7 with 3 and 4 players, 0..5 with 5 players"}));
}

TEST(VariantWords, AreClippedBetweenCharacters) {
  EXPECT_EQ(clipped("abcdef", 6), "abcdef");
  EXPECT_EQ(clipped("abcdefg", 6), "abc...");
  EXPECT_EQ(clipped("ab\u00e9defgh", 6), "ab...");
}

}  // namespace
}  // namespace fathom::ci
