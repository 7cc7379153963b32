#include "ci/variant_page.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "ci/fakes.hpp"

namespace fathom::ci {
namespace {

Changed change() {
  Changed made;
  made.kind = ChangeKind::parameter;
  made.name = "hand.kept";
  made.rule = "hand.kept";
  made.was = "2";
  made.now = "6";
  return made;
}

Consequences six_kept() {
  Consequences found;
  found.game = "mermaid-rain";
  found.name = "six kept";
  found.changes = {change()};
  found.broken.push_back({fake::failing_law(), Outcome::holds, false});
  OpenedHole hole;
  hole.rule = "supply.empty";
  hole.published = {{3, 0, 100}, {6, 0, 100}};
  hole.variant = {{3, 0, 100}, {6, 70, 100}};
  hole.players = 6;
  hole.actions = 31;
  hole.proved = {"6 players: from 6 on"};
  found.opened.push_back(hole);
  properties::Moved row;
  row.what = "points per player";
  row.unit = properties::Unit::points;
  row.published = 4.1;
  row.variant = 9.8;
  row.difference = {5.5, 5.9};
  row.significant = true;
  found.comparison.rows.push_back(row);
  row.what = "what did not move";
  row.significant = false;
  found.comparison.rows.push_back(row);
  found.laws = 37;
  found.all_laws = 38;
  found.safe.push_back({"hand.kept", 2, 6, 0, 30, {0, 5}, "", "supply.empty at 6", {}, "Z3"});
  return found;
}

const std::vector<Accepted> everything{{Consequence::broken, "one_pickup_per_space", "that is what it is for", "a.yaml:1"},
                                       {Consequence::opened, "supply.empty", "we shuffle", "a.yaml:2"}};

std::string text_of(const Consequences& found, const std::vector<Accepted>& accepted) {
  return as_text(page_of(found, accepted), Paint(Colour::never));
}
bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

TEST(VariantPages, TellWhatIsBrokenOpenedMovedAndSafe) {
  const std::string text = text_of(six_kept(), {});
  for (const char* part :
       {"six kept", "hand.kept 2 -> 6", "law one_pickup_per_space", "supply.empty", "in plays of 6 players: 70.0 %",
        "proved: 6 players: from 6 on", "4.10 -> 9.80", "may be 0 .. 5", "37 of 38 laws", "1 broken, 1 opened."})
    EXPECT_TRUE(says(text, part)) << part << " is not in\n" << text;
  EXPECT_FALSE(says(text, "what did not move")) << text;
}

TEST(VariantPages, AreAlarmingUntilAllIsAccepted) {
  EXPECT_TRUE(is_alarming(six_kept(), {}));
  EXPECT_TRUE(is_alarming(six_kept(), {everything[0]}));
  EXPECT_TRUE(is_alarming(six_kept(), {everything[1]}));
  EXPECT_FALSE(is_alarming(six_kept(), everything));
  EXPECT_TRUE(says(text_of(six_kept(), everything), "accepted: we shuffle"));
  EXPECT_TRUE(says(text_of(six_kept(), everything), "all of it accepted"));
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
  EXPECT_EQ(text_of(found, {}), "nothing   mermaid-rain\n\nNothing is changed.\n");
  EXPECT_FALSE(is_empty(six_kept()));
}

TEST(VariantPages, LeaveMarkupAsItIsWritten) {
  Consequences found = six_kept();
  found.name = "<b>*six*</b> & more";
  EXPECT_TRUE(says(as_html(page_of(found, {})), "<h1>&lt;b&gt;*six*&lt;/b&gt; &amp; more</h1>"));
  EXPECT_TRUE(says(as_markdown(page_of(found, {})), "## \\<b\\>\\*six\\*\\</b\\> & more"));
}

TEST(VariantPages, HaveAllNumbersInJson) {
  const nlohmann::json node = nlohmann::json::parse(as_json(six_kept(), everything));
  EXPECT_EQ(node.at("variant"), "six kept");
  EXPECT_EQ(node.at("moved").size(), 2U);
  EXPECT_EQ(node.at("opened").at(0).at("variant").at(1).at("plays"), 70);
  EXPECT_EQ(node.at("accepted").at(1).at("reason"), "we shuffle");
  EXPECT_EQ(node.at("safe").at(0).at("safe"), nlohmann::json::parse("[0, 5]"));
}

}  // namespace
}  // namespace fathom::ci
