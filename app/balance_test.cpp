#include "app/balance.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>
#include <string>

#include "app/run_once.hpp"
#include "app/variant_fakes.hpp"

namespace fathom::app {
namespace {

using namespace fake;
using Json = nlohmann::json;
using properties::Balance;
using properties::SeatBalance;
using properties::TableBalance;

/// Two seats of which the first wins too much, and is shown to.
Balance lopsided() {
  SeatBalance first;
  first.wins = 0.6;
  first.wins_between = {0.56, 0.64};
  first.score = 12;
  first.to_mean = 1.5;
  first.to_mean_between = {1, 2};
  first.p = 0.00001;
  first.stands_out = true;
  SeatBalance second = first;
  second.place = 2;
  second.wins = 0.4;
  second.wins_between = {0.36, 0.44};
  TableBalance table;
  table.policy = properties::Policy::greedy;
  table.players = 2;
  table.plays = 500;
  table.fair = 0.5;
  table.seats = {first, second};
  table.actions = 40;
  Balance balance;
  balance.tables = {table};
  balance.plays = 500;
  return balance;
}

TEST(BalanceReports, SayWhetherGoingFirstMatters) {
  const std::string text = as_text(findings_of({"mirage", "", {}}, lopsided()), Paint(Colour::never), 118, Extent::telling);
  for (const char* part : {"balance of mirage   as published", "first to move", "stands out",
                           "2 players, greedy choices  helps: wins 60.0 % of 500 plays (fair 50.0 %; p below 0.001)",
                           "Going first matters at 1 of 1 table."})
    EXPECT_TRUE(says(text, part)) << part << " is not in\n" << text;
  Balance even = lopsided();
  for (SeatBalance& seat : even.tables[0].seats) seat.stands_out = false;
  const Findings findings = findings_of({"mirage", "", {}}, even);
  EXPECT_EQ(findings.verdict, "Going first does not show to matter at any table");
  even.tables[0].seats[0].wins = 0.4;
  even.tables[0].seats[0].stands_out = true;
  EXPECT_TRUE(says(as_markdown(findings_of({"mirage", "", {}}, even)), "hurts: wins 40.0 %"));
}

TEST(BalanceReports, FitTheTerminal) {
  Balance balance = lopsided();
  balance.tables[0].seats[1].stands_out = false;
  const Findings findings = findings_of({"mirage", "", {}}, balance);
  for (const std::size_t columns : {60U, 64U, 70U, 80U, 118U}) {
    std::istringstream lines(as_text(findings, Paint(Colour::never), columns, Extent::all));
    for (std::string line; std::getline(lines, line);) EXPECT_LE(width(line), columns) << line;
  }
  const std::string narrow = as_text(findings, Paint(Colour::never), 60, Extent::all);
  EXPECT_TRUE(says(narrow, "first to move, judged: stands out\n")) << narrow;
  EXPECT_FALSE(says(narrow, "  -  ")) << "no column for what stands out nowhere\n" << narrow;
}

TEST(BalanceReports, LabelPoliciesAsWhatTheyAre) {
  EXPECT_TRUE(says(findings_of({"mirage", "", {}}, lopsided()).foot, "Neither is a person"));
}

TEST(BalanceReports, AreDrawnInEveryForm) {
  const Findings findings = findings_of({"mirage", "mine", {change()}}, lopsided());
  EXPECT_TRUE(says(as_html(findings), "<svg class=\"spread\""));
  EXPECT_TRUE(says(as_html(findings), "hand.kept 2 -&gt; 6"));
  EXPECT_TRUE(says(as_markdown(findings), "| first to move | 60.0 | 56.0 .. 64.0 | +10.0 | 12.00 | +1.50 |"))
      << as_markdown(findings);
  const Json node = Json::parse(as_json({"mirage", "mine", {}}, lopsided()));
  EXPECT_EQ(node.at("tables").at(0).at("seats").at(0).at("wins"), 0.6);
}

class BalanceCommand : public InItsOwnFolder {};

TEST_F(BalanceCommand, TellsOfEverySeatOfATable) {
  const Seen result = seen({"balance", "mermaids-song", "--players", "3", "--plays", "20", "--format", "json"});
  EXPECT_EQ(result.exit, 0) << result.err;
  const Json node = Json::parse(result.out);
  ASSERT_EQ(node.at("tables").size(), 2U) << "one for each policy";
  ASSERT_EQ(node.at("tables").at(0).at("seats").size(), 3U);
  EXPECT_EQ(node.at("tables").at(0).at("plays"), 20);
  EXPECT_EQ(seen({"balance", "mermaids-song", "--players", "3", "--plays", "20", "--format", "json"}).out, result.out);
}

TEST_F(BalanceCommand, RefusesWhatItCannotPlay) {
  EXPECT_EQ(seen({"balance", "mirage", "--players", "6"}).exit, 2);
  EXPECT_EQ(seen({"balance"}).exit, 2);
  EXPECT_EQ(seen({"balance", "mirage", "--variant", "missing.yaml"}).exit, 2);
}

}  // namespace
}  // namespace fathom::app
