#include "model/mermaid_rain/components.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

#include "model/mermaid_rain/testing.hpp"

namespace fathom::mermaid_rain {
namespace {

TEST(Tile, IsWrittenAsShadeShapeAndSymbol) {
  EXPECT_EQ(show(Tile::of(Shape::straight, Symbol::dolphin, Shade::dark)), "dark long dolphin");
  EXPECT_EQ(read_tile("light short mermaid"), Tile::of(Shape::twin, Symbol::mermaid, Shade::light));
}

TEST(Tile, OfEveryKindReadsBackAsItself) {
  for (std::uint8_t code = 0; code < Tile::kinds; ++code) EXPECT_EQ(read_tile(show(Tile{code})), Tile{code});
}

TEST(Tile, IsNotReadFromOtherWords) {
  for (const std::string_view text :
       {"", " ", "dark", "dark long", "long dark dolphin", "dark long dolphin ", "dark  long dolphin",
        "dark long long dolphin", "grey long dolphin", "dark long cod", "  "})
    EXPECT_EQ(read_tile(text), std::nullopt) << text;
}

TEST(Tiles, AreCountedAllTogetherAndByShape) {
  Tiles tiles;
  tiles[Tile::of(Shape::curved, Symbol::gull, Shade::dark)] = 2;
  tiles[Tile::of(Shape::twin, Symbol::mermaid, Shade::light)] = 3;
  EXPECT_EQ(tiles.total(), 5);
  EXPECT_EQ(tiles.total(Shape::curved), 2);
  EXPECT_EQ(tiles.total(Shape::twin), 3);
  EXPECT_EQ(tiles.total(Shape::straight), 0);
}

TEST(AssumedBox, HoldsWhatTheRulebookCounts) {
  EXPECT_EQ(published.box.treasure.total(), 72);
  EXPECT_EQ(published.box.cards.total(), 72);
  EXPECT_EQ(published.box.tiles.total(), 36);
  EXPECT_EQ(published.box.undercurrents.size(), 8U);
  for (const Shape shape : every<Shape>) EXPECT_EQ(published.box.tiles.total(shape), 9) << name_of(shape);
}

TEST(AssumedBox, HasABoardOf143Hexes) {
  EXPECT_EQ(published.box.whole.hexes.size(), 143);
  EXPECT_EQ(published.box.whole.starts.size(), 6);
  EXPECT_EQ(published.box.whole.obstacles.size(), 8);
  for (const Terrain kind : {Terrain::wreck, Terrain::island, Terrain::cave})
    EXPECT_EQ(std::ranges::count(published.box.whole.terrain, kind), 6) << name_of(kind);
}

TEST(AssumedBox, LeavesThreePlayersTwelveTreasureSpacesAndFourStarts) {
  EXPECT_EQ(published.box.small.spaces.size(), 12U);
  EXPECT_EQ(published.box.small.starts.size(), 4);
  EXPECT_TRUE((published.box.small.hexes & published.box.shaded).empty());
  for (const Terrain kind : {Terrain::wreck, Terrain::island, Terrain::cave})
    EXPECT_EQ(std::ranges::count(published.box.small.terrain, kind), 4) << name_of(kind);
}

TEST(AssumedBox, LaysOutTheSpacesOfEachNumberOfPlayersInReadingOrder) {
  for (int players = 3; players <= 6; ++players) {
    const Layout& layout = published.box.layout(players);
    EXPECT_EQ(layout.size(), published.box.board(players).spaces.size());
    for (std::size_t i = 0; i < layout.size(); ++i) EXPECT_EQ(layout[i].at, published.box.board(players).spaces[i]);
  }
}

TEST(AssumedBox, SharesFaceDownTokensAmongWrecksIslandsAndCaves) {
  for (const auto& [players, fewest, most] : {std::tuple{3, 2, 2}, {4, 2, 3}, {5, 3, 3}, {6, 4, 4}})
    for (const Terrain kind : {Terrain::wreck, Terrain::island, Terrain::cave}) {
      const auto of_kind = std::ranges::count_if(published.box.layout(players), [&](const Laid& laid) {
        return laid.down > 0 && published.box.terrain[laid.at.cell] == kind;
      });
      EXPECT_GE(of_kind, fewest) << players << ' ' << name_of(kind);
      EXPECT_LE(of_kind, most) << players << ' ' << name_of(kind);
    }
}

TEST(AssumedBox, TurnsUpATileAPlayerAndOneMoreOnThreeOfEightCards) {
  for (int players = 3; players <= 6; ++players) {
    Revealed deck;
    for (const Undercurrents& card : published.box.undercurrents) {
      deck += card.column(players);
      for (const Shape shape : every<Shape>) EXPECT_LE(card.column(players)[shape], 3);
    }
    EXPECT_EQ(std::ranges::count_if(published.box.undercurrents,
                                    [&](auto& card) { return card.column(players).total() == players; }),
              5);
    EXPECT_EQ(std::ranges::count_if(published.box.undercurrents,
                                    [&](auto& card) { return card.column(players).total() == players + 1; }),
              3);
    const auto [rarest, commonest] = std::ranges::minmax(deck.of);
    EXPECT_LE(commonest - rarest, 1) << players;
  }
}

TEST(AssumedBox, TurnsUpMoreTilesForMorePlayers) {
  for (const Undercurrents& card : published.box.undercurrents)
    for (int players = 3; players < 6; ++players) EXPECT_TRUE(card.column(players + 1).has(card.column(players)));
}

TEST(Chart, NumbersTheTreasureSpacesInReadingOrder) {
  const Board& board = published.box.whole;
  EXPECT_TRUE(std::is_sorted(board.spaces.begin(), board.spaces.end()));
  for (std::size_t i = 0; i < board.spaces.size(); ++i) EXPECT_EQ(board.space_at[board.spaces[i].cell], i);
  EXPECT_EQ(std::ranges::count(board.space_at, Board::no_space), 256 - 18);
}

TEST(Chart, ListsTheWaysATileCanLieOnOceanAlone) {
  for (const Board* board : {&published.box.whole, &published.box.small})
    for (const Shape shape : every<Shape>) {
      for (const Cells& cells : board->on_ocean[index_of(shape)])
        for (const Hex hex : cells) EXPECT_TRUE(board->ocean.contains(hex.cell));
      const auto all = std::ranges::count_if(placements(shape), [&](const Cells& cells) {
        return std::all_of(cells.begin(), cells.end(), [&](Hex hex) { return board->terrain[hex.cell] == Terrain::ocean; });
      });
      EXPECT_EQ(std::ssize(board->on_ocean[index_of(shape)]), all);
      EXPECT_GT(all, 0);
    }
}

TEST(Chart, KeepsTheFrameAndTheShadingOutOfPlay) {
  Box drawn;
  drawn.terrain.fill(Terrain::ocean);
  drawn.shaded.insert(read_hex("B2")->cell);
  chart(drawn);
  EXPECT_EQ(drawn.whole.hexes.size(), 14 * 14);
  EXPECT_EQ(drawn.small.hexes.size(), 14 * 14 - 1);
  EXPECT_EQ(drawn.small.terrain[read_hex("B2")->cell], Terrain::nothing);
}

TEST(Chart, SurvivesMoreTreasureSpacesThanThereIsRoomFor) {
  Box drawn;
  drawn.terrain.fill(Terrain::wreck);
  chart(drawn);
  EXPECT_EQ(drawn.whole.treasures.size(), 14 * 14);
  EXPECT_EQ(drawn.whole.spaces.size(), most_spaces);
}

TEST(Rims, GiveEachTreasureSpaceACard) {
  EXPECT_EQ(published.box.rim(Terrain::wreck), Symbol::dolphin);
  EXPECT_EQ(published.box.rim(Terrain::island), Symbol::gull);
  EXPECT_EQ(published.box.rim(Terrain::cave), Symbol::turtle);
  EXPECT_EQ(published.box.rim(Terrain::start), Symbol::mermaid);
}

}  // namespace
}  // namespace fathom::mermaid_rain
