#include "solver/mermaid_rain/ranges.hpp"

#include "solver/mermaid_rain/testing.hpp"
#include "solver/ranges_testing.hpp"

namespace fathom::solver::rain {
namespace {

using Intervals = std::vector<Interval>;

std::vector<Range> of(const std::string& parameter, const Game& asked = published) {
  Options options;
  options.only = {parameter};
  return ranges<MermaidRain>(asked, options);
}
const Range& about(const std::vector<Range>& found, std::string_view claim, int players) {
  static const Range none;
  const auto place =
      std::ranges::find_if(found, [&](const Range& range) { return range.claim == claim && range.players == players; });
  return place == found.end() ? none : *place;
}
std::vector<Intervals> by_players(const std::vector<Range>& found, std::string_view claim) {
  std::vector<Intervals> all;
  for (const Range& range : found)
    if (range.claim == claim) all.push_back(range.holds);
  return all;
}

TEST(MermaidRainRanges, HaveNamesOfTheGame) {
  expect_names_of_the_game<MermaidRain>(dealing_ranges());
  expect_names_of_the_game<MermaidRain>(scoring_ranges());
  expect_names_of_the_game<MermaidRain>(bonus_ranges());
}

TEST(MermaidRainRanges, AreExactAndShowWhatLiesBeyond) {
  const std::vector<Range> all = ranges<MermaidRain>(published, {});
  EXPECT_GT(all.size(), dealing_ranges().size() + scoring_ranges().size());
  for (const Range& range : all) expect_exact<MermaidRain>(range);
}

TEST(MermaidRainRanges, SixPlayersRunOutOfCardsFromSixKeptOn) {
  // what all keep and what all are dealt is at most 72: 17, 11, 7 and 5 for 3, 4, 5 and 6 players
  const std::vector<Range> kept = of("adjusting.at_most_two_cards");
  EXPECT_EQ(by_players(kept, "dealing.deck_suffices"), (std::vector<Intervals>{{{0, 17}}, {{0, 11}}, {{0, 7}}, {{0, 5}}}));
  const Range& of_six = about(kept, "dealing.deck_suffices", 6);
  EXPECT_EQ(of_six.rule, "dealing.nothing_left");
  ASSERT_EQ(of_six.beyond.size(), 1U);
  EXPECT_EQ(of_six.beyond[0].value, 6);
  // 7 dealt and 2 in a meld leave 5 after the first round, so that it takes another to hold 6
  EXPECT_EQ(of_six.beyond[0].told,
            (std::vector<std::string>{"6 players, round 3: 36 cards in hands, 36 left, 42 to be dealt"}));
}

TEST(MermaidRainRanges, AHandCannotGrowToWhatMayBeKeptInAShortGame) {
  Game short_game = published;
  short_game.rules.rounds = 2;
  const std::vector<Range> kept = of("adjusting.at_most_two_cards", short_game);
  // five cards each is all there can be when the second round begins
  EXPECT_EQ(by_players(kept, "dealing.deck_suffices"), (std::vector<Intervals>{{{0, 30}}, {{0, 30}}, {{0, 30}}, {{0, 30}}}));
}

TEST(MermaidRainRanges, DealsWithoutShufflingAgainRunOutWhateverIsKept) {
  Game text_alone = published;
  text_alone.rules.empty_deck = mermaid_rain::EmptyDeck::deal_short;
  for (const Range& range : of("adjusting.at_most_two_cards", text_alone)) {
    expect_exact<MermaidRain>(range);
    EXPECT_TRUE(range.holds.empty());
  }
  // 72 cards for five deals to six players: two each
  EXPECT_EQ(about(of("dealing.exactly_seven", text_alone), "dealing.deck_suffices", 6).holds, (Intervals{{0, 2}}));
}

TEST(MermaidRainRanges, NoBonusForAMonopolyBreaksNothing) {
  const std::vector<Range> monopoly = of("scoring.monopoly");
  EXPECT_GT(monopoly.size(), 4U);
  for (const Range& range : monopoly) EXPECT_TRUE(holds_at(range, 0)) << range.sentence;
  // twelve for the first rank and twelve more are the 24 of all ranks together
  EXPECT_EQ(about(monopoly, "scoring.payout_up_to_five", 4).holds, (Intervals{{0, 12}}));
  EXPECT_EQ(about(monopoly, "scoring.bonus_when_alone", 4).holds, (Intervals{{0, 50}}));
}

TEST(MermaidRainRanges, TheLeastShareIsRightForFivePlayersAndWrongForSix) {
  const std::vector<Range> share = of("scoring.least_share");
  EXPECT_EQ(about(share, "scoring.payout_up_to_five", 5).holds, (Intervals{{0, 1}}));
  EXPECT_EQ(about(share, "scoring.payout_with_six", 6).holds, (Intervals{{0, 0}}));
  EXPECT_EQ(about(share, "scoring.another_token_with_six", 6).holds, (Intervals{{0, 0}}));
}

TEST(MermaidRainRanges, AFifthRankOfOneOrTwoPointsWouldMendIt) {
  constexpr int fifth = 5;
  for (const Range& range : of("scoring.rank_points"))
    if (range.entry == fifth && range.claim == "scoring.another_token_with_six") {
      EXPECT_EQ(range.holds, (Intervals{{1, 2}}));
    }
}

TEST(MermaidRainRanges, PointsOfMeldsLieBetweenThoseOfTheirNeighbours) {
  EXPECT_EQ(of("bonus.splash_points").at(0).holds, (Intervals{{4, 7}}));
  EXPECT_EQ(of("bonus.mist_points").at(0).holds, (Intervals{{1, 6}}));
}

TEST(MermaidRainRanges, DeepSeaMovementAsksForNoMoreThanAMeldLeaves) {
  EXPECT_EQ(of("deep_sea.two_cards").at(0).holds, (Intervals{{1, 7}}));  // two kept, seven dealt, two in the meld
}

TEST(MermaidRainRanges, TheTributeCanBePaidAsFarAsTokensGo) {
  // as many of the rarest type as there are, divided among the players
  const Counts<Treasure>& box = published.box.treasure;
  const int rarest = *std::ranges::min_element(box.of);
  for (const Range& range : of("tribute.one_of_each")) EXPECT_EQ(range.holds, (Intervals{{0, rarest / range.players}}));
}

TEST(MermaidRainRanges, OtherNumbersAreThoseOfTheGameAskedAbout) {
  Game richer = published;
  richer.rules.cards_dealt = 9;
  EXPECT_EQ(about(of("adjusting.at_most_two_cards", richer), "dealing.deck_suffices", 6).holds, (Intervals{{0, 3}}));
  Game larger = published;
  larger.box.cards[Card::gull] = 36;
  EXPECT_EQ(about(of("adjusting.at_most_two_cards", larger), "dealing.deck_suffices", 6).holds, (Intervals{{0, 7}}));
}

TEST(MermaidRainRanges, AThresholdOffByOneIsRefused) {
  expect_off_by_one_is_refused<MermaidRain>(dealing_ranges(), published);
  expect_off_by_one_is_refused<MermaidRain>(scoring_ranges(), published);
  expect_off_by_one_is_refused<MermaidRain>(bonus_ranges(), published);
}

TEST(MermaidRainRanges, AgreeWithPlaysOfEveryValue) {
  for (const std::span<const Ranging> table : {dealing_ranges(), bonus_ranges(), scoring_ranges()})
    for (const Ranging& ranging : table)
      if (ranging.entry == 0) expect_as_played(ranging, published, ranging.players.from);
}

/// Forgets that cards are used in melds, and so lets hands grow too fast.
z3::expr without_melds(const Asked& asked) {
  const z3::expr held = asked.constant("held");
  asked.given(held >= 0 && held <= asked.value("adjusting.at_most_two_cards"));
  asked.given(held <= asked.value("rounds.five") * asked.value("dealing.exactly_seven"));
  return asked.players * (held + asked.value("dealing.exactly_seven")) <= 72;
}
/// Miscounts the Adventure cards.
z3::expr with_71_cards(const Asked& asked) {
  const z3::expr due = asked.value("adjusting.at_most_two_cards") + asked.value("dealing.exactly_seven");
  return asked.players * due <= 71;
}
/// Adds the bonus wherever a rank is not shared.
z3::expr bonus_for_every_first(const Asked& asked) {
  return asked.value("scoring.rank_points", 1) + asked.value("scoring.monopoly") + asked.value("scoring.rank_points", 2) <=
         24;
}

Range with_encoding(const Ranging& ranging, z3::expr (*pose)(const Asked&), const Game& asked, int players) {
  Ranging other = ranging;
  other.pose = pose;
  return ranged(other, asked, players, {});
}

TEST(MermaidRainRanges, AWrongEncodingIsRefused) {
  const Ranging& kept = dealing_ranges().front();
  Game short_game = published;
  short_game.rules.rounds = 2;
  EXPECT_EQ(with_encoding(kept, without_melds, short_game, 6).outcome, Outcome::fails);
  EXPECT_EQ(with_encoding(kept, with_71_cards, published, 6).outcome, Outcome::fails);
  const auto payout = std::ranges::find_if(scoring_ranges(), [](const Ranging& ranging) {
    return ranging.parameter == "scoring.monopoly" && ranging.claim == "scoring.payout_up_to_five";
  });
  ASSERT_NE(payout, scoring_ranges().end());
  EXPECT_EQ(with_encoding(*payout, bonus_for_every_first, published, 4).outcome, Outcome::fails);
}

TEST(MermaidRainRanges, SayNothingOfGamesTheEncodingDoesNotKnow) {
  for (const Range& range : of("adjusting.at_most_two_cards", game_without<MermaidRain>("adjusting.at_most_two"))) {
    EXPECT_EQ(range.outcome, Outcome::skipped);
    EXPECT_EQ(range.why, "without adjusting.at_most_two it says nothing");
  }
}

TEST(MermaidRainRanges, WithoutABudgetAreUndecided) {
  Options options;
  options.only = {"adjusting.at_most_two_cards"};
  options.rlimit = 1;
  for (const Range& range : ranges<MermaidRain>(published, options)) EXPECT_EQ(range.outcome, Outcome::unknown);
  options.rlimit = Budget{}.rlimit;
  options.seconds = 0;
  for (const Range& range : ranges<MermaidRain>(published, options)) EXPECT_EQ(range.outcome, Outcome::unknown);
}

TEST(MermaidRainRanges, TellAProgressBarWhichNumberIsNext) {
  Options options;
  options.only = {"rounds.five"};
  std::vector<std::string> told;
  options.progress = [&](std::string_view name, std::size_t done, std::size_t count) {
    told.push_back(std::string{name} + ' ' + std::to_string(done) + '/' + std::to_string(count));
  };
  ranges<MermaidRain>(published, options);
  EXPECT_EQ(told, (std::vector<std::string>{"rounds.five 0/1"}));
}

}  // namespace
}  // namespace fathom::solver::rain
