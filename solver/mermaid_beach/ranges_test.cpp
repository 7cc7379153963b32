#include "solver/mermaid_beach/ranges.hpp"

#include "solver/mermaid_beach/testing.hpp"
#include "solver/ranges_testing.hpp"

namespace fathom::solver::beach {
namespace {

using Intervals = std::vector<Interval>;

std::vector<Range> of(const std::string& parameter, const Game& asked = published) {
  Options options;
  options.only = {parameter};
  return ranges<MermaidBeach>(asked, options);
}
Intervals holds_in(const std::vector<Range>& found, std::string_view claim, int players = 0) {
  const auto place = std::ranges::find_if(
      found, [&](const Range& range) { return range.claim == claim && (players == 0 || range.players == players); });
  return place == found.end() ? Intervals{{-1, -1}} : place->holds;
}

TEST(MermaidBeachRanges, HaveNamesOfTheGame) { expect_names_of_the_game<MermaidBeach>(all_ranges()); }

TEST(MermaidBeachRanges, AreExactAndShowWhatLiesBeyond) {
  const std::vector<Range> all = ranges<MermaidBeach>(published, {});
  EXPECT_GE(all.size(), all_ranges().size());
  for (const Range& range : all) expect_exact<MermaidBeach>(range);
}

TEST(MermaidBeachRanges, EveryNumberOfCardsWithinItsBoundsCanBeDealt) {
  EXPECT_EQ(holds_in(of("dealing.five"), "dealing.in_full", 5), (Intervals{{2, 9}}));
  Game thin = published;
  thin.box.beach[BeachCard::mermaid] = 0;  // 41 cards: eight each for five
  EXPECT_EQ(holds_in(of("dealing.five", thin), "dealing.in_full", 5), (Intervals{{2, 8}}));
}

TEST(MermaidBeachRanges, FromFourteenCardsOnNobodyIsOutInTheFirstTurn) {
  // ten mermaids, a pair, and the Sea Monster left
  EXPECT_EQ(holds_in(of("dealing.seven_for_two"), "ending.everybody_has_a_turn"), (Intervals{{14, 20}}));
  EXPECT_TRUE(holds_in(of("dealing.five"), "ending.everybody_has_a_turn", 4).empty());
}

TEST(MermaidBeachRanges, OneShellCardEachIsTheMostTheDeckHas) {
  // sixteen pairs and ten mermaids, and 26 Shell cards
  for (const char* parameter : {"merfolk.draw_a_shell", "pairs.draw_a_shell", "asking.draw_a_shell"})
    EXPECT_EQ(holds_in(of(parameter), "shells.never_short"), (Intervals{{0, 1}})) << parameter;
  Game without_mermaids = published;
  without_mermaids.rules.mermaid_shells = 0;
  EXPECT_EQ(holds_in(of("pairs.draw_a_shell", without_mermaids), "shells.never_short"), (Intervals{{0, 1}}));
  Game younger = published;
  younger.box.shells[ShellCard::one] = 15;  // 36, which is what mermaids with two each take
  EXPECT_EQ(holds_in(of("merfolk.draw_a_shell", younger), "shells.never_short"), (Intervals{{0, 2}}));
}

TEST(MermaidBeachRanges, ShellsOfOneWorthAreEatenTogether) {
  EXPECT_EQ(of("shells.values").at(1).holds, (Intervals{{0, 0}, {2, 2}, {5, 50}}));
}

TEST(MermaidBeachRanges, AThresholdOffByOneIsRefused) {
  expect_off_by_one_is_refused<MermaidBeach>(all_ranges(), published);
}

TEST(MermaidBeachRanges, AgreeWithPlaysOfEveryValue) {
  for (const Ranging& ranging : all_ranges()) expect_as_played(ranging, published, ranging.players.to);
}

/// Forgets that a mermaid earns a Shell card as well.
z3::expr pairs_alone(const Asked& asked) { return 16 * asked.value("pairs.draw_a_shell") <= 32; }
/// Forgets the Sea Monster.
z3::expr without_monster(const Asked& asked) { return asked.value("dealing.seven_for_two") > 12; }

TEST(MermaidBeachRanges, AWrongEncodingIsRefused) {
  const auto refused = [](std::string_view parameter, std::string_view claim, z3::expr (*pose)(const Asked&), int players) {
    const auto found = std::ranges::find_if(
        all_ranges(), [&](const Ranging& ranging) { return ranging.parameter == parameter && ranging.claim == claim; });
    Ranging wrong = *found;
    wrong.pose = pose;
    const Range range = ranged(wrong, published, players, {});
    return range.outcome == Outcome::fails && range.why.starts_with("the encoding is wrong");
  };
  EXPECT_TRUE(refused("pairs.draw_a_shell", "shells.never_short", pairs_alone, 0));
  EXPECT_TRUE(refused("dealing.seven_for_two", "ending.everybody_has_a_turn", without_monster, 2));
}

TEST(MermaidBeachRanges, SayNothingOfGamesTheEncodingDoesNotKnow) {
  Game reshuffled = published;
  reshuffled.rules.beach_empty = mermaid_beach::EmptyDeck::reshuffle;
  EXPECT_EQ(of("pairs.draw_a_shell", reshuffled).at(0).outcome, Outcome::skipped);
  Game curious = published;
  curious.rules.askable = mermaid_beach::Askable::any_beach_card;
  EXPECT_EQ(of("pairs.draw_a_shell", curious).at(0).outcome, Outcome::skipped);
  EXPECT_EQ(of("pairs.draw_a_shell", game_without<MermaidBeach>("pairs.two_of_a_type")).at(0).outcome, Outcome::skipped);
}

}  // namespace
}  // namespace fathom::solver::beach
