#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "app/variant_fakes.hpp"
#include "app/variant_findings.hpp"
#include "app/variant_numbers.hpp"

namespace fathom::app {
namespace {

using namespace fake;
using properties::Moved;
using properties::Policy;
using properties::Sort;
using properties::Unit;

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
std::vector<std::string> shown_in(const Table& table) {
  std::vector<std::string> names;
  for (const Row* row : rows_shown(table, Extent::telling))
    names.push_back(row->what + " " + cell(table, *row, "choices") + " " + cell(table, *row, "players"));
  return names;
}

TEST(VariantRows, AreSortedByWhatTheyAreAndByHowMuchMoved) {
  properties::Comparison comparison;
  comparison.rows = {row(Sort::act, "deal", Unit::times, 20, 21, {0.8, 1.2}),
                     row(Sort::act, "take_bonus", Unit::times, 10, 5, {-5.5, -4.5}),
                     row(Sort::tally, "a Mermaid Rain", Unit::times, 2, 3, {0.8, 1.2}),
                     row(Sort::event, "a Mermaid Rain", Unit::share, 0.5, 0.75, {0.2, 0.3}),
                     row(Sort::place, "points of the first player", Unit::points, 10, 20, {9, 11}),
                     row(Sort::score, "points per player", Unit::points, 20, 21, {0.8, 1.2})};
  const Table table = table_of(comparison);
  const std::vector<Row>& rows = table.rows;
  std::vector<std::string> names;
  for (const Row& row : rows) names.push_back(row.group + ": " + row.what);
  EXPECT_EQ(names, (std::vector<std::string>{
                       "points: points per player", "points: points of the first player",
                       "what comes up, in % of plays: a Mermaid Rain", "what comes up, times in a play: a Mermaid Rain",
                       "what is done, times in a play: take bonus", "what is done, times in a play: deal"}));
  EXPECT_EQ(cell(table, rows[2], "published"), "50.0");
  EXPECT_EQ(cell(table, rows[2], "95 % interval"), "+20.0 .. +30.0");
  EXPECT_EQ(rows[4].spread, (Spread{-5.5, -5, -4.5}));
}

TEST(VariantRows, HaveThePoliciesOfOneMeasureTogether) {
  const Moved discard = row(Sort::act, "discard", Unit::times, 8, 3, {-5.5, -4.5});
  const Moved take = row(Sort::act, "take", Unit::times, 8, 7, {-1.2, -0.8});
  properties::Comparison comparison;
  comparison.rows = {by(Policy::uniform, take), by(Policy::uniform, discard), by(Policy::greedy, take),
                     by(Policy::greedy, discard)};
  EXPECT_EQ(shown_in(table_of(comparison)),
            (std::vector<std::string>{"discard greedy all", "discard uniform all", "take greedy all", "take uniform all"}));
  Consequences found = six_kept();
  found.comparison = comparison;
  const std::string text = text_of(found);
  EXPECT_EQ(times(text, "  discard "), 1U) << text;
  EXPECT_FALSE(says(line_with(text, "published"), "players")) << "all rows are of all numbers of players";
  EXPECT_EQ(line_with(text, "greedy").find("8.00"), line_with(text, "uniform").find("8.00"))
      << "columns stand under each other";
}

TEST(VariantRows, LeaveSingleTablesOutWhereAllTogetherSayTheSame) {
  const Moved deal = row(Sort::act, "deal", Unit::times, 20, 21, {0.8, 1.2});
  const Moved fewer = row(Sort::act, "deal", Unit::times, 20, 19, {-1.2, -0.8});
  properties::Comparison comparison;
  comparison.rows = {deal, at(3, deal), at(6, fewer)};
  const Table table = table_of(comparison);
  const std::vector<Row>& rows = table.rows;
  EXPECT_EQ(rows.size(), 3U);
  EXPECT_EQ(shown_in(table), (std::vector<std::string>{"deal uniform all", "deal uniform 6"}));
}

TEST(VariantRows, ChooseFromEachGroupWhatTellsMost) {
  properties::Comparison comparison;
  for (int i = 0; i < 60; ++i)
    comparison.rows.push_back(row(Sort::act, "action_" + std::to_string(i), Unit::times, 1, 1 + i, {i - 0.5, i + 0.5}));
  comparison.rows.push_back(row(Sort::silence, "supply.empty", Unit::share, 0.01, 0.05, {0.03, 0.05}));
  comparison.rows.push_back(row(Sort::score, "points per player", Unit::points, 20, 20.5, {0.4, 0.6}));
  const std::vector<std::string> shown = shown_in(table_of(comparison));
  EXPECT_EQ(shown.size(), most_rows);
  EXPECT_EQ(shown.front(), "points per player uniform all");
  EXPECT_EQ(shown[1], "action 59 uniform all");
  EXPECT_EQ(shown.back(), "supply.empty uniform all");
  Consequences found = six_kept();
  found.comparison = comparison;
  EXPECT_TRUE(says(text_of(found), "and 37 more rows: --full or --format html")) << text_of(found);
  EXPECT_FALSE(says(text_of(found), "action 3 ")) << text_of(found);
  EXPECT_TRUE(says(html_of(found), ">action 3<"));
}

TEST(VariantRows, ShowFewSeats) {
  properties::Comparison comparison;
  for (const char* seat : {"first", "second", "third", "fourth"})
    comparison.rows.push_back(
        row(Sort::place, std::string("points of the ") + seat + " player", Unit::points, 1, 2, {0.5, 1.5}));
  EXPECT_EQ(shown_in(table_of(comparison)).size(), 2U);
  EXPECT_EQ(table_of(comparison).rows.size(), 4U);
}

TEST(VariantRows, ShowAsManyDigitsAsTheDifferenceNeeds) {
  properties::Comparison comparison;
  comparison.rows = {row(Sort::act, "a", Unit::times, 22, 22.04, {0.02, 0.06}),
                     row(Sort::act, "b", Unit::times, 268, 341, {70, 76}),
                     row(Sort::act, "c", Unit::times, 0.0, 0.5, {-0.001, 1})};
  const Table table = table_of(comparison);
  const std::vector<Row>& rows = table.rows;
  const auto found = [&](const char* what) { return *std::ranges::find(rows, what, &Row::what); };
  EXPECT_EQ(found("a").cells, (std::vector<std::string>{"uniform", "all", "22.00", "22.04", "+0.04", "+0.02 .. +0.06"}));
  EXPECT_EQ(cell(table, found("b"), "difference"), "+73.00");
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
  EXPECT_FALSE(says(told(), "nothing to do")) << told();
  for (const int players : {2, 4}) {
    comparison.touched.push_back(touched);
    comparison.touched.back().players = players;
  }
  EXPECT_TRUE(says(told(), "games that have nothing to do with each other come to about 62.5 %")) << told();
  comparison.touched[0].ended = 0.2;
  comparison.touched[0].decided = 0.05;
  EXPECT_TRUE(
      says(told(), "20.0 % can be carried on action for action to their end, and of these 25.0 % have other winners"))
      << told();
  comparison.touched[0].ended = 1;
  comparison.touched[0].decided = comparison.touched[0].turned = 0.05;
  EXPECT_TRUE(says(told(), "all can be carried on action for action to their end, and of these 5.0 % have other winners"))
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

}  // namespace
}  // namespace fathom::app
