#include "app/readings.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "app/errors.hpp"
#include "app/files.hpp"
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
  readings.run.command = "readings";
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
  contradictory.place = 1;
  pair.place = 2;
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

/// The readings dealt out to parts in turn.
std::vector<Readings> dealt_out(const Readings& whole, std::uint32_t of) {
  std::vector<Readings> parts(of, whole);
  for (std::uint32_t index = 0; index < of; ++index) {
    Readings& part = parts[index];
    const auto is_elsewhere = [&](const ReadingTried& tried) { return tried.place % of != index; };
    std::erase_if(part.alone, is_elsewhere);
    std::erase_if(part.pairs, is_elsewhere);
    part.run.shard = {index, of};
    part.planned = part.alone.size() + part.pairs.size();
  }
  return parts;
}

std::string why_not_joined(const std::vector<Readings>& parts) {
  try {
    joined(parts, "");
  } catch (const BadInput& error) {
    return error.what();
  }
  return "accepted";
}

TEST(ReadingsInParts, TogetherAreTheWholeRun) {
  const Readings whole = made_up_readings();
  std::vector<Readings> parts = dealt_out(whole, 2);
  std::swap(parts[0], parts[1]);
  for (Readings& part : parts) part = read_readings(as_json(part), "part.json");
  EXPECT_EQ(as_json(joined(parts, "")), as_json(whole));
  EXPECT_EQ(as_text(findings_of(joined(parts, "")), Paint(Colour::never), 118, Extent::all),
            as_text(findings_of(whole), Paint(Colour::never), 118, Extent::all));
}

TEST(ReadingsInParts, TellOnceWhatFailsWithOneReadingAlone) {
  Readings whole = made_up_readings();
  whole.pairs[0].fails = whole.alone[0].fails;
  EXPECT_TRUE(joined(dealt_out(whole, 3), "").pairs[0].fails.empty()) << "no part had both";
  whole.pairs[0].fails[0].now.check = "tents/another";
  EXPECT_EQ(joined(dealt_out(whole, 3), "").pairs[0].fails.size(), 1U);
}

TEST(ReadingsInParts, AreUndecidedWhereOneIsMissing) {
  Readings whole = made_up_readings();
  whole.alone[0].fails.clear();
  std::vector<Readings> parts = dealt_out(whole, 3);
  EXPECT_EQ(exit_of(joined(parts, "")), Exit::holds);
  parts.erase(parts.begin() + 1);
  const Readings some = joined(parts, "results");
  EXPECT_EQ(exit_of(some), Exit::undecided);
  const std::string text = as_text(findings_of(some), Paint(Colour::never), 118, Extent::telling);
  EXPECT_TRUE(says(text, "shard 1/3")) << text;
  EXPECT_TRUE(says(text, "fathom readings mirage --shard 1/3 --into results")) << text;
  EXPECT_TRUE(says(text, "1 part missing: undecided")) << text;
}

TEST(ReadingsInParts, AreOfOneRun) {
  const std::vector<Readings> parts = dealt_out(made_up_readings(), 2);
  EXPECT_EQ(why_not_joined(parts), "accepted");
  EXPECT_NE(why_not_joined({}), "accepted");
  EXPECT_NE(why_not_joined({parts[0], parts[0]}), "accepted");
  std::vector<Readings> other = parts;
  other[1].run.seed.root = 7;
  EXPECT_EQ(why_not_joined(other), "part 1 of 2 is of another run than the first: the seed differs");
  other = parts;
  other[1].plays = 9;
  EXPECT_NE(why_not_joined(other), "accepted");
  other[1] = dealt_out(made_up_readings(), 3)[1];
  EXPECT_NE(why_not_joined(other), "accepted");
  for (const char* const text : {"", "[]", R"({"form": 1, "readings": []})", R"({"form": 2, "readings": []})"})
    EXPECT_THROW(read_readings(text, "part.json"), BadInput) << text;
}

TEST(ReadingsInParts, CountInWholeNumbers) {
  const std::string whole = as_json(dealt_out(made_up_readings(), 2)[0]);
  Json node = Json::parse(whole);
  node["shard"][1] = 4e83;
  EXPECT_THROW(read_readings(node.dump(), "part.json"), BadInput) << "found by fuzzing: no number of 32 bits";
  node = Json::parse(whole);
  node["planned"] = -1;
  EXPECT_THROW(read_readings(node.dump(), "part.json"), BadInput);
}

class ReadingsCommand : public InItsOwnFolder {
 protected:
  static Seen quickly(std::vector<std::string> more) {
    more.insert(more.begin(), "readings");
    for (const char* word : {"--cases", "4", "--plays", "10", "--players", "3"}) more.emplace_back(word);
    return seen(more);
  }
};

TEST_F(ReadingsCommand, TriesReadingsAndPairsSharedOutAmongShards) {
  const Seen result = quickly({"mermaids-song", "--only", "power.mixed", "--pairs", "--shard", "0/9", "--format", "json"});
  EXPECT_EQ(result.exit, 0) << result.out;
  const Json node = Json::parse(result.out);
  EXPECT_EQ(node.at("readings").size() + node.at("pairs").size(), node.at("planned"));
  ASSERT_EQ(node.at("readings").size(), 1U);
  EXPECT_EQ(node.at("readings").at(0).at("rules").at(0), "power.mixed");
  EXPECT_FALSE(node.at("readings").at(0).at("expected").empty()) << "the scenarios that tell it from the default";
  EXPECT_FALSE(node.at("pairs").empty());
}

TEST_F(ReadingsCommand, IsDoneInPartsThatAreJoined) {
  // Of nine parts the last has no reading, and so nothing to prove.
  const auto last = [](std::vector<std::string> more) {
    more.insert(more.begin(), {"mermaids-song", "--only", "power.mixed", "--into", "parts", "--shard", "8/9"});
    return quickly(more);
  };
  EXPECT_EQ(last({}).exit, 0);
  EXPECT_TRUE(says(last({}).out, "part-0008-of-0009.json: finished before"));
  EXPECT_EQ(last({"--seed", "5"}).exit, 2) << "parts of another run";
  EXPECT_EQ(last({"--pairs"}).exit, 2);
  const Seen merged = seen({"merge", "parts", "--json", "merged.json"});
  EXPECT_EQ(merged.exit, 3) << merged.err;
  EXPECT_TRUE(says(merged.out, "8 parts missing: undecided")) << merged.out;
  EXPECT_EQ(Json::parse(read_file("merged.json")).at("missing").size(), 8U);
  EXPECT_EQ(seen({"merge", "parts", "--junit", "x.xml"}).exit, 2);
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
