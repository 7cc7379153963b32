#include "solver/mirage/ranges.hpp"

#include "solver/mirage/testing.hpp"
#include "solver/ranges_testing.hpp"

namespace fathom::solver::oasis {
namespace {

using mirage::Game;
using mirage::Mirage;

using Intervals = std::vector<Interval>;

std::vector<Range> of(const std::string& parameter, const Game& asked = published) {
  Options options;
  options.only = {parameter};
  return ranges<Mirage>(asked, options);
}

TEST(MirageRanges, HaveNamesOfTheGame) { expect_names_of_the_game<Mirage>(all_ranges()); }

TEST(MirageRanges, AreExactAndShowWhatLiesBeyond) {
  const std::vector<Range> all = ranges<Mirage>(published, {});
  EXPECT_EQ(all.size(), all_ranges().size());
  for (const Range& range : all) expect_exact<Mirage>(range);
}

TEST(MirageRanges, ThreeExplorersOfAKindAreTheFewest) {
  EXPECT_EQ(of("setup.camels").at(0).holds, (Intervals{{3, 14}}));
  EXPECT_EQ(of("setup.ships").at(0).holds, (Intervals{{3, 14}}));
  Game without_ships = published;
  without_ships.rules.ships = 0;
  EXPECT_TRUE(of("setup.camels", without_ships).at(0).holds.empty());
}

TEST(MirageRanges, OneTileLeftOutForThreeIsTheOnlyNumberThatDoesBoth) {
  const std::vector<Range> found = of("setup.removed_for_three");
  ASSERT_EQ(found.size(), 2U);
  // 39, 36 and 33 tiles divide by three; nine plain tiles are needed for nine Coast tiles, and there are ten
  EXPECT_EQ(found[0].holds, (Intervals{{1, 1}, {4, 4}, {7, 7}}));
  EXPECT_EQ(found[1].holds, (Intervals{{0, 1}}));
  for (int value = 0; value <= 8; ++value) EXPECT_EQ(holds_at(found[0], value) && holds_at(found[1], value), value == 1);
}

TEST(MirageRanges, AThresholdOffByOneIsRefused) { expect_off_by_one_is_refused<Mirage>(all_ranges(), published); }

TEST(MirageRanges, AgreeWithPlaysOfEveryValue) {
  for (const Ranging<Mirage>& ranging : all_ranges()) expect_as_played(ranging, published, ranging.players.to);
}

/// Takes the starting tile for one of the pile.
z3::expr ten_in_the_pile(const Asked<Mirage>& asked) { return 10 - asked.value("setup.removed_for_three") >= 10; }
/// Divides among four.
z3::expr among_four(const Asked<Mirage>& asked) {
  const z3::expr each = asked.constant("each");
  const z3::expr over = asked.constant("over");
  asked.given(40 - asked.value("setup.removed_for_three") == 4 * each + over && over >= 0 && over < 4);
  return over == 0;
}

TEST(MirageRanges, AWrongEncodingIsRefused) {
  Ranging<Mirage> even = all_ranges()[2];
  even.pose = among_four;
  EXPECT_EQ(ranged(even, published, 3, {}).outcome, Outcome::fails);
  Ranging<Mirage> used_up = all_ranges()[3];
  used_up.pose = ten_in_the_pile;
  EXPECT_EQ(ranged(used_up, published, 3, {}).outcome, Outcome::fails);
}

TEST(MirageRanges, SayNothingOfGamesTheEncodingDoesNotKnow) {
  Game advanced = published;
  advanced.rules.supply = mirage::Supply::stacks;
  for (const Range& range : of("setup.removed_for_three", advanced)) EXPECT_EQ(range.outcome, Outcome::skipped);
}

}  // namespace
}  // namespace fathom::solver::oasis
