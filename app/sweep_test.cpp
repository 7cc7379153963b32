#include "app/sweep.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "app/errors.hpp"
#include "app/files.hpp"
#include "app/run_once.hpp"
#include "app/variant_fakes.hpp"

namespace fathom::app {
namespace {

using namespace fake;
using Json = nlohmann::json;
using Values = std::vector<std::string>;

TEST(SweepValues, AreRangesStepsAndLists) {
  EXPECT_EQ(read_sweep("rounds.five=3..5").values, (Values{"3", "4", "5"}));
  EXPECT_EQ(read_sweep("rounds.five=3..9:3").values, (Values{"3", "6", "9"}));
  EXPECT_EQ(read_sweep("power.mixed=larger,smaller").values, (Values{"larger", "smaller"}));
  EXPECT_EQ(read_sweep("a.b=1,4..5").values, (Values{"1", "4", "5"}));
  const SweepAsked entry = read_sweep("scoring.rank_points[2]=3");
  EXPECT_EQ(entry.name, "scoring.rank_points");
  EXPECT_EQ(entry.entry, 2);
}

TEST(SweepValues, AreRefusedWithAnExample) {
  for (const char* wrong : {"rounds.five", "=3", "a.b=", "a.b=5..3", "a.b=1..9:0", "a.b=1,,2", "a[0]=3", "a[x]=3"}) {
    try {
      read_sweep(wrong);
      ADD_FAILURE() << wrong;
    } catch (const BadUsage& refused) {
      EXPECT_TRUE(says(refused.what(), "rounds.five=3..7")) << refused.what();
    }
  }
  EXPECT_THROW(read_sweep("a.b=1..100000"), BadUsage);
}

/// A sweep made up: 2 is the published value, from 6 on something opens, 9 cannot be.
Swept made_up() {
  Swept sweep;
  sweep.game = "mermaid-rain";
  sweep.asked = read_sweep("hand.kept=0,2,4,6,9");
  for (const std::string& value : sweep.asked.values) {
    SweptValue now;
    now.value = value;
    now.as_compared = value == "2";
    if (value == "9") now.cannot_be = "nobody could be dealt nine cards";
    if (!now.as_compared && now.cannot_be.empty()) {
      const double points = 4.1 + std::stoi(value);
      now.found.comparison.rows = {
          by(properties::Policy::greedy, row(properties::Sort::score, "points per player", properties::Unit::points, 6.1,
                                             points, {points - 6.2, points - 6}))};
    }
    if (value == "6") now.found.opened.push_back(hole());
    sweep.values.push_back(std::move(now));
  }
  return sweep;
}

TEST(Sweeps, SayForWhichValuesAllHolds) {
  EXPECT_EQ(holding(made_up()), "holds for 0 .. 4; from 6 on: supply.empty opens");
  Swept sweep = made_up();
  sweep.values[0].refuted = {"supply.empty, proved not to hold: x"};
  sweep.values[3].found.opened.clear();
  EXPECT_EQ(holding(sweep),
            "holds for 2 .. 6; at 0: supply.empty (proved); from 9 on: it cannot be: nobody could be dealt nine cards");
  for (SweptValue& value : sweep.values) value.refuted = {"x"};
  EXPECT_EQ(holding(sweep), "holds for none of 5 values");
  EXPECT_TRUE(findings_of(made_up()).alarming);
}

TEST(Sweeps, ShowARowAndAPointForEachValue) {
  const Findings findings = findings_of(made_up());
  const Table& values = findings.passages.at(0).table;
  ASSERT_EQ(values.rows.size(), 5U);
  EXPECT_EQ(cell(values, values.rows[0], "points per player"), "4.10");
  EXPECT_EQ(values.rows[1].what, "2 (published)");
  EXPECT_EQ(cell(values, values.rows[1], "points per player"), "6.10") << "the published number of the others";
  EXPECT_EQ(cell(values, values.rows[3], "breaks or opens"), "supply.empty opens");
  EXPECT_EQ(cell(values, values.rows[4], "breaks or opens"), "cannot be");
  const Curves& curves = findings.passages.at(1).curves;
  EXPECT_EQ(curves.published, 1U);
  EXPECT_EQ(curves.curves.at(0).points.at(4), std::nullopt);
  EXPECT_EQ(curves.curves.at(0).points.at(2)->at, 8.1);
}

TEST(Sweeps, AreDrawnInEveryForm) {
  const Findings findings = findings_of(made_up());
  const std::string html = as_html(findings);
  for (const char* part : {"<svg class=\"curve\"", "class=\"band\"", "class=\"origin\"", "points per player, greedy",
                           "nobody could be dealt nine cards"})
    EXPECT_TRUE(says(html, part)) << part;
  const std::string markdown = as_markdown(findings);
  EXPECT_TRUE(says(markdown, "| points per player, greedy | 4.10 | 10.10 | `▁▃▆█ ` |")) << markdown;
  for (const std::size_t columns : {60U, 200U}) {
    const std::string text = as_text(findings, Paint(Colour::never), columns, Extent::telling);
    EXPECT_TRUE(says(text, "2 (published)")) << text;
    EXPECT_TRUE(says(text, "●")) << text;
  }
  const Json node = Json::parse(as_json(made_up()));
  EXPECT_EQ(node.at("values").size(), 5U);
  EXPECT_EQ(node.at("values").at(4).at("cannot_be"), "nobody could be dealt nine cards");
  EXPECT_EQ(node.at("values").at(0).at("found").at("moved").at(0).at("what"), "points per player");
}

TEST(Sweeps, SayWhereTheyWereEnded) {
  Swept sweep = made_up();
  sweep.values.resize(2);
  EXPECT_EQ(findings_of(sweep).verdict, "Ended after 2 of 5 values; so far: holds for 0 .. 2");
}

class SweepCommand : public InItsOwnFolder {
 protected:
  static Seen quickly(std::vector<std::string> more) {
    more.insert(more.begin(), "variant");
    for (const char* word : {"--cases", "10", "--plays", "10", "--players", "3"}) more.emplace_back(word);
    return seen(more);
  }
  static Json report(std::vector<std::string> more) {
    more.insert(more.end(), {"--format", "json"});
    const Seen result = quickly(std::move(more));
    EXPECT_LT(result.exit, 2) << result.err;
    return Json::parse(result.out);
  }
};

TEST_F(SweepCommand, TriesEachValueWithTheSameRandomNumbers) {
  const Json found = report({"--sweep", "scoring.monopoly=0,3,6", "--only", "plays"});
  EXPECT_EQ(found.at("game"), "mermaid-rain") << "the game that has such a number";
  const auto monopolies = [&](std::size_t place, const char* side) {
    for (const Json& row : found.at("values").at(place).at("found").at("moved"))
      if (row.at("what") == "monopolies" && row.at("policy") == "greedy") return row.at(side).get<double>();
    return -1.0;
  };
  EXPECT_EQ(monopolies(0, "variant"), 0);
  EXPECT_EQ(monopolies(0, "published"), monopolies(2, "published"));
  EXPECT_EQ(found.at("values").at(1).at("compared_with"), true);
}

TEST_F(SweepCommand, FindsTheValueFromWhichTheDeckRunsOut) {
  const Seen result = quickly({"mermaid-rain", "--sweep", "adjusting.at_most_two_cards=4..7", "--only", "ranges"});
  EXPECT_EQ(result.exit, 1);
  EXPECT_TRUE(says(result.out, "Holds for 4 .. 5; from 6 on: dealing.nothing_left with 6 players (proved).")) << result.out;
  EXPECT_EQ(quickly({"mermaid-rain", "--sweep", "adjusting.at_most_two_cards=3..5", "--only", "ranges"}).exit, 0);
}

TEST_F(SweepCommand, TakesReadingsTablesAndComponents) {
  const Json readings = report({"mermaids-song", "--sweep", "power.mixed=larger", "--only", "plays"});
  EXPECT_EQ(readings.at("values").at(0).at("found").at("changes").at(0).at("now"), "larger");
  const Json table = report({"mermaid-rain", "--sweep", "scoring.rank_points[1]=10", "--only", "plays"});
  EXPECT_EQ(table.at("values").at(0).at("found").at("changes").at(0).at("entry"), 1);
}

TEST_F(SweepCommand, TakesWhatOnlyHouseRulesHave) {
  const auto changes = [](const Json& found, std::size_t place) {
    return found.at("values").at(place).at("found").at("changes");
  };
  const Json alone = report({"mermaid-beach", "--sweep", "house.display=0..2:2", "--only", "plays"});
  EXPECT_EQ(alone.at("values").at(0).at("compared_with"), true) << "0 is as published";
  EXPECT_EQ(changes(alone, 1).at(0).at("now"), "2");
  const Json reading = report({"mermaid-beach", "--sweep", "house.open_hands=open", "--only", "plays"});
  EXPECT_EQ(changes(reading, 0).at(0).at("now"), "open");
  write_file("display.yaml", "game: mermaid-beach\nvariant: a display\nhouse: { house.display: 3, house.extra_actions: 1 }\n");
  const Json over = report({"display.yaml", "--sweep", "house.display=5", "--only", "plays"});
  ASSERT_EQ(changes(over, 0).size(), 2U) << "what else the file says stays";
  EXPECT_EQ(changes(over, 0).at(1).at("now"), "5");
  EXPECT_EQ(quickly({"mermaid-beach", "--sweep", "house.display=99"}).exit, 2) << "beyond its bounds";
}

TEST_F(SweepCommand, NamesValuesThatContradictThemselves) {
  const Json found = report({"mermaid-rain", "--sweep", "rounds.five=5,1000", "--only", "plays"});
  EXPECT_TRUE(says(found.at("values").at(1).at("cannot_be"), "1000")) << found.at("values").at(1).dump(1);
  EXPECT_EQ(quickly({"mermaid-rain", "--sweep", "rounds.five=1000"}).exit, 2);
}

TEST_F(SweepCommand, RefusesWhatItCannotTry) {
  for (const auto& [word, part] : {std::pair{"rounds.fiv=3..5", "no game has a number or a reading called rounds.fiv"},
                                   {"scoring.rank_points=3", "say which one: scoring.rank_points[1]"},
                                   {"scoring.rank_points[9]=3", "has no number 9"},
                                   {"rounds.fiv=3..5", "did you mean \"rounds.five\"?"},
                                   {"pearls.many=3", "name a game or a variant's file first"},
                                   {"rounds.five", "expected NAME=VALUES"}}) {
    const Seen result = quickly({"--sweep", word});
    EXPECT_EQ(result.exit, 2) << word;
    EXPECT_TRUE(says(result.err, part)) << result.err;
  }
  for (const auto& [word, part] :
       {std::pair{"dealing.fiv=3..9", "mermaid-beach has no number, reading or component called dealing.fiv"},
        {"dealing.fiv=3..9", "did you mean \"dealing.five\"?"}, {"asking.last_resor=x", "did you mean \"asking.last_resort\"?"}}) {
    const Seen result = quickly({"mermaid-beach", "--sweep", word});
    EXPECT_EQ(result.exit, 2) << word;
    EXPECT_TRUE(says(result.err, part)) << result.err;
  }
  EXPECT_EQ(quickly({"--sweep", "rounds.five=3", "--accept", "x.yaml"}).exit, 2);
  EXPECT_EQ(seen({"variant"}).exit, 2);
}

}  // namespace
}  // namespace fathom::app
