#include "app/readings.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "app/run_once.hpp"
#include "app/variant_fakes.hpp"

namespace fathom::app {
namespace {

using namespace fake;
using Json = nlohmann::json;

/// One reading in which something fails, one that cannot be, and a pair in which all holds.
Readings made_up_readings() {
  Readings readings;
  readings.game = "mirage";
  ReadingTried failing;
  failing.rules = {"tents.two"};
  failing.values = {"both"};
  failing.fails = {fallen(Evidence::scenario, "tents/none", "a.yaml:1:2: expected this")};
  failing.expected = {fallen(Evidence::law, "tents_stand_apart", "")};
  failing.aside = {fallen(Evidence::scenario, "tents/far", "no such position")};
  ReadingTried contradictory;
  contradictory.rules = {"tents.ten"};
  contradictory.values = {"none"};
  contradictory.cannot_be = "nobody would have a tent";
  ReadingTried pair;
  pair.rules = {"tents.two", "tents.ten"};
  pair.values = {"both", "all"};
  readings.alone = {failing, contradictory};
  readings.pairs = {pair};
  readings.planned = 3;
  return readings;
}

TEST(ReadingReports, SayWhatFailsWhatIsAsideAndWhatCannotBe) {
  const Readings readings = made_up_readings();
  const std::string text = as_text(findings_of(readings), Paint(Colour::never), 118, Extent::all);
  for (const char* part : {"tents.two = both", "1 fails · 1 expected · 1 aside", "scenario tents/none", "expected this",
                           "nobody would have a tent", "law tents_stand_apart", "no such position",
                           "1 of 1 pair hold, 0 cannot be, 0 fail", "Something fails in tents.two = both."})
    EXPECT_TRUE(says(text, part)) << part << " is not in\n" << text;
  EXPECT_TRUE(readings.fails());
  EXPECT_TRUE(findings_of(readings).alarming);
  EXPECT_TRUE(says(as_html(findings_of(readings)), "tents.ten = none"));
  EXPECT_EQ(Json::parse(as_json(readings)).at("readings").at(0).at("fails").at(0).at("check"), "tents/none");
}

TEST(ReadingReports, AreQuietWhereAllHolds) {
  Readings readings = made_up_readings();
  readings.alone[0].fails.clear();
  EXPECT_FALSE(readings.fails());
  EXPECT_EQ(findings_of(readings).verdict, "Everything holds or is aside in all of them");
  readings.planned = 10;
  EXPECT_TRUE(says(findings_of(readings).verdict, "Ended after 3 of 10"));
}

TEST(ReadingReports, TakeNothingUndecidedForAPass) {
  Readings readings = made_up_readings();
  readings.alone[0].undecided = {fallen(Evidence::theorem, "it_ends", "the budget ran out", Outcome::unknown)};
  const std::string text = as_text(findings_of(readings), Paint(Colour::never), 118, Extent::telling);
  EXPECT_TRUE(says(text, "1 undecided")) << text;
  EXPECT_TRUE(says(text, "the budget ran out")) << text;
  readings.alone[0].fails.clear();
  EXPECT_TRUE(readings.is_undecided());
  EXPECT_EQ(findings_of(readings).verdict, "Nothing fails, but something is undecided in tents.two = both");
}

class ReadingsCommand : public InItsOwnFolder {
 protected:
  static Seen quickly(std::vector<std::string> more) {
    more.insert(more.begin(), "readings");
    for (const char* word : {"--cases", "4", "--plays", "10", "--players", "3"}) more.emplace_back(word);
    return seen(more);
  }
};

TEST_F(ReadingsCommand, TriesEachReadingOfARule) {
  const Seen result = quickly({"mermaids-song", "--only", "power.mixed", "--format", "json"});
  EXPECT_EQ(result.exit, 0) << result.out;
  const Json node = Json::parse(result.out);
  ASSERT_EQ(node.at("readings").size(), 2U) << "all but the default";
  EXPECT_EQ(node.at("readings").at(0).at("rules").at(0), "power.mixed");
  EXPECT_FALSE(node.at("readings").at(0).at("expected").empty()) << "the scenarios that tell it from the default";
  EXPECT_TRUE(node.at("pairs").empty());
}

TEST_F(ReadingsCommand, SharesReadingsAndPairsOutAmongShards) {
  const Seen result = quickly({"mermaids-song", "--only", "power.mixed", "--pairs", "--shard", "0/9", "--format", "json"});
  EXPECT_LT(result.exit, 2) << result.err;
  const Json node = Json::parse(result.out);
  EXPECT_EQ(node.at("readings").size() + node.at("pairs").size(), node.at("planned"));
  EXPECT_GT(node.at("planned").get<std::size_t>(), 1U);
}

TEST_F(ReadingsCommand, KnowsRulesWithReadingsAlone) {
  const Seen result = quickly({"mermaids-song", "--only", "power.mixt"});
  EXPECT_EQ(result.exit, 2);
  EXPECT_TRUE(says(result.err, "no rule power.mixt that can be read in several ways")) << result.err;
}

TEST_F(ReadingsCommand, LeavesHouseRulesOut) {
  const Seen result = seen({"readings", "mermaid-beach", "--only", "house.open_hands"});
  EXPECT_EQ(result.exit, 2);
  EXPECT_TRUE(says(result.err, "no rule house.open_hands that can be read in several ways")) << result.err;
}

}  // namespace
}  // namespace fathom::app
