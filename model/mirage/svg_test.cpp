#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/picture.hpp"
#include "model/core/random.hpp"
#include "model/core/svg_testing.hpp"
#include "model/mirage/mirage.hpp"
#include "model/mirage/outline.hpp"

namespace fathom::mirage {
namespace {

std::string drawn(const Game& game, const State& state) {
  return whole_svg<Mirage>(game, state);
}

TEST(MirageSvg, IsWellFormedInEveryPosition) {
  Game game = Mirage::published();
  game.rules.palms = Palms::with;
  int seen = 0;
  for (int players = Mirage::fewest_players; players <= Mirage::most_players; ++players)
    play_at_random<Mirage>(game, players, static_cast<std::uint64_t>(players), [&](const State& state) {
      if (++seen % 5 != 0) return;
      const std::string text = drawn(game, state);
      ASSERT_EQ(ill_formed(text), "");
      ASSERT_EQ(missing(text), "");
    });
  EXPECT_GT(seen, 100);
}

TEST(MirageSvg, ShowsEveryTileAndPieceOnce) {
  Game game = Mirage::published();
  game.rules.palms = Palms::with;
  int compared = 0;
  play_at_random<Mirage>(game, 3, 5, [&](const State& state) {
    if (state.step != Step::over) return;
    ++compared;
    const std::string text = drawn(game, state);
    std::size_t explorers = state.keepers.size();
    for (const LaidSurvey& tile : state.board.survey) explorers += static_cast<std::size_t>(tile.explorers.size());
    for (const LaidCoast& tile : state.board.coasts) explorers += tile.explorer ? 1 : 0;
    EXPECT_EQ(times(text, "<title>Ann&#39;s ") + times(text, "<title>Bob&#39;s ") + times(text, "<title>Cleo&#39;s "),
              explorers + state.camps.size());
    EXPECT_EQ(times(text, " side up, its corner on "), state.board.survey.size());
    EXPECT_EQ(times(text, "<title>a Coast tile of "), state.board.coasts.size());
    EXPECT_EQ(times(text, " tree on "), state.trees.size());
    EXPECT_NE(text.find("the game is over"), std::string::npos);
  });
  EXPECT_EQ(compared, 1);
}

TEST(MirageSvg, IsTheSameForTheSamePosition) {
  const Game& game = Mirage::published();
  std::set<std::string> different;
  int seen = 0;
  play_at_random<Mirage>(game, 2, 1, [&](const State& state) {
    if (++seen % 10 != 0) return;
    EXPECT_EQ(drawn(game, state), drawn(game, State{state}));
    different.insert(drawn(game, state));
  });
  EXPECT_GT(different.size(), 5U);
}

TEST(MirageSvg, NeedsNothingFromElsewhere) {
  const std::string text = drawn(Mirage::published(), Mirage::start(Mirage::published(), 2));
  EXPECT_EQ(times(text, "http"), 1U) << "the name of the format alone";
  EXPECT_NE(text.find("prefers-color-scheme:dark"), std::string::npos);
}

TEST(MirageSvg, CanBeHadOfAnyState) {
  Random random(7);
  const auto byte = [&] { return static_cast<std::uint8_t>(random.below(256)); };
  for (int i = 0; i < 8; ++i) {
    State state;
    state.players = byte();
    state.step = static_cast<Step>(byte());
    state.turn = static_cast<Seat>(byte());
    state.tile = static_cast<SurveyTile>(byte());
    state.coast = static_cast<CoastPattern>(byte());
    for (int tile = 0; tile < 3; ++tile) {
      state.board.survey.push_back({static_cast<SurveyTile>(byte()), Square{byte(), byte()}, static_cast<Elbow>(byte()),
                                    static_cast<Terrain>(byte()), static_cast<Seat>(byte()), Parts{byte()}});
      state.board.coasts.push_back({static_cast<CoastPattern>(byte()), static_cast<CoastFace>(byte()),
                                    Square{byte(), byte()}, static_cast<Direction>(byte()), static_cast<Seat>(byte()),
                                    static_cast<Terrain>(byte())});
      state.camps.push_back({static_cast<Seat>(byte()), Square{byte(), byte()}});
      state.trees.push_back({static_cast<Colour>(byte()), Square{byte(), byte()}});
      state.keepers.push_back({static_cast<Seat>(byte()), static_cast<Explorer>(byte()), Square{byte(), byte()}});
      state.gaps.push_back(Square{byte(), byte()});
    }
    const std::string text = drawn(Mirage::published(), state);
    EXPECT_EQ(ill_formed(text), "");
    EXPECT_EQ(missing(text), "");
  }
}

TEST(Outline, CutsTheCommonEdgeOfTwoSquaresFromBothSides) {
  const std::string forth = along({0, 0}, Direction::east, Cut::dunes);
  const std::string back = along({1, 0}, Direction::west, Cut::dunes);
  const auto points = [](const std::string& path) {
    std::vector<std::string> found;
    for (std::size_t at = 0; at < path.size();) {
      const std::size_t end = std::min(path.find('L', at + 1), path.size());
      found.push_back(path.substr(at + 1, end - at - 1));
      at = end;
    }
    return found;
  };
  std::vector<std::string> there = points(forth);
  std::vector<std::string> again = points(back);
  there.pop_back();  // each ends where the other begins
  again.pop_back();
  std::reverse(again.begin(), again.end());
  EXPECT_EQ(there, again);
  EXPECT_NE(along({0, 0}, Direction::east, Cut::waves).find('Q'), std::string::npos);
}

TEST(Outline, GoesRoundEverythingItIsGiven) {
  Outline square;
  for (const Direction side : every<Direction>) square.add({0, 0}, side, Cut::straight);
  EXPECT_EQ(square.path(), "M0 0L60 0L60 60L0 60L0 0Z");
  Outline apart = square;
  for (const Direction side : every<Direction>) apart.add({2, 0}, side, Cut::straight);
  EXPECT_EQ(apart.path(), square.path() + "M120 0L180 0L180 60L120 60L120 0Z");
}

}  // namespace
}  // namespace fathom::mirage
