#include "solver/mermaids_song/ranges.hpp"

#include "solver/mermaids_song/testing.hpp"
#include "solver/ranges_testing.hpp"

namespace fathom::solver::song {
namespace {

using Intervals = std::vector<Interval>;

std::vector<Range> of(const std::string& parameter, const Game& asked = published) {
  Options options;
  options.only = {parameter};
  return ranges<MermaidsSong>(asked, options);
}
Intervals holds_in(const std::vector<Range>& found, std::string_view claim, int players = 0) {
  const auto place = std::ranges::find_if(
      found, [&](const Range& range) { return range.claim == claim && (players == 0 || range.players == players); });
  return place == found.end() ? Intervals{{-1, -1}} : place->holds;
}

TEST(MermaidsSongRanges, HaveNamesOfTheGame) {
  expect_names_of_the_game<MermaidsSong>(card_ranges());
  expect_names_of_the_game<MermaidsSong>(creature_ranges());
}

TEST(MermaidsSongRanges, AreExactAndShowWhatLiesBeyond) {
  const std::vector<Range> all = ranges<MermaidsSong>(published, {});
  EXPECT_GE(all.size(), card_ranges().size() + creature_ranges().size());
  for (const Range& range : all) expect_exact<MermaidsSong>(range);
}

TEST(MermaidsSongRanges, HandsAreAtLeastWhatIsDealt) {
  EXPECT_EQ(holds_in(of("setup.card_each"), "hands.at_most_three"), (Intervals{{0, 2}}));
  EXPECT_EQ(holds_in(of("drawing.to_three"), "hands.at_most_three"), (Intervals{{2, 9}}));
}

TEST(MermaidsSongRanges, TheMermaidsLeftOutAreTheFewestThatMakeThemShort) {
  // three places each, fifteen mermaids: 3 × 3 = 15 - 6, 4 × 3 = 15 - 3, 5 × 3 = 15
  EXPECT_EQ(holds_in(of("players.three"), "mermaids.short"), (Intervals{{7, 9}}));
  EXPECT_EQ(holds_in(of("players.four"), "mermaids.short"), (Intervals{{4, 7}}));
  EXPECT_EQ(holds_in(of("players.five"), "mermaids.short"), (Intervals{{1, 5}}));
  EXPECT_EQ(holds_in(of("players.six"), "mermaids.short"), (Intervals{{0, 3}}));
}

TEST(MermaidsSongRanges, AFourthCardInHandMakesNewMermaidsStrong) {
  // three cards of 3 are 9
  EXPECT_EQ(holds_in(of("drawing.to_three"), "turns.new_mermaids"), (Intervals{{1, 3}}));
}

TEST(MermaidsSongRanges, CreaturesSufficeUpToTheTotalsThatPlayAreaTheoremsName) {
  EXPECT_EQ(holds_in(of("winning.three"), "creatures.never_run_out"), (Intervals{{1, 56}}));
  EXPECT_EQ(holds_in(of("winning.four"), "creatures.never_run_out"), (Intervals{{1, 42}}));
  EXPECT_EQ(holds_in(of("winning.five_or_more"), "creatures.never_run_out", 6), (Intervals{{1, 28}}));
  EXPECT_EQ(holds_in(of("winning.three"), "winning.attainable"), (Intervals{{1, 186}}));
  Game longer = published;
  longer.rules.win_three = 50;
  // 24 creatures, the cheapest of all, are worth less than three times 50
  const Intervals on_offer = holds_in(of("setup.three_creatures", longer), "creatures.never_run_out", 3);
  ASSERT_EQ(on_offer.size(), 1U);
  EXPECT_GE(on_offer[0].to, 3);
  EXPECT_LT(on_offer[0].to, 9);
}

TEST(MermaidsSongRanges, AThresholdOffByOneIsRefused) {
  expect_off_by_one_is_refused<MermaidsSong>(card_ranges(), published);
  expect_off_by_one_is_refused<MermaidsSong>(creature_ranges().subspan(1), published);
}

TEST(MermaidsSongRanges, AgreeWithPlaysOfEveryValue) {
  for (const Ranging& ranging : card_ranges()) expect_as_played(ranging, published, ranging.players.from);
}

/// Lets a new mermaid have a whole hand of songs besides herself.
z3::expr whole_hand_of_songs(const Asked& asked) { return 3 * asked.value("drawing.to_three") < 7; }
/// Counts a creature on offer too few.
z3::expr one_creature_less(const Asked& asked) { return 3 * (asked.value("winning.three") - 1) < 174; }

TEST(MermaidsSongRanges, AWrongEncodingIsRefused) {
  const auto refused = [](std::span<const Ranging> table, std::string_view parameter, std::string_view claim,
                          z3::expr (*pose)(const Asked&), int players) {
    const auto found = std::ranges::find_if(
        table, [&](const Ranging& ranging) { return ranging.parameter == parameter && ranging.claim == claim; });
    Ranging wrong = *found;
    wrong.pose = pose;
    const Range range = ranged(wrong, published, players, {});
    return range.outcome == Outcome::fails && range.why.starts_with("the encoding is wrong");
  };
  EXPECT_TRUE(refused(card_ranges(), "drawing.to_three", "turns.new_mermaids", whole_hand_of_songs, 0));
  EXPECT_TRUE(refused(creature_ranges(), "winning.three", "creatures.never_run_out", one_creature_less, 3));
}

TEST(MermaidsSongRanges, SayNothingOfGamesTheEncodingDoesNotKnow) {
  Game later = published;
  later.rules.winning_when = mermaids_song::WinningWhen::end_of_turn;
  EXPECT_EQ(of("winning.three", later).at(0).outcome, Outcome::skipped);
  EXPECT_EQ(of("players.three", game_without<MermaidsSong>("mermaids.at_most_three")).at(0).outcome, Outcome::skipped);
}

}  // namespace
}  // namespace fathom::solver::song
