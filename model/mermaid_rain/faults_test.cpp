#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "model/mermaid_rain/components.hpp"

namespace fathom::mermaid_rain {
namespace {

/// What is wrong with our box after somebody has changed it.
std::vector<std::string> faults_after(const std::function<void(Box&)>& change) {
  Box box = assumed_box();
  change(box);
  chart(box);
  return faults(box);
}

Terrain& at(Box& box, std::string_view hex) { return box.terrain[read_hex(hex)->cell]; }

using Faults = std::vector<std::string>;

TEST(Faults, FindsNoneInTheAssumedBox) { EXPECT_EQ(faults(assumed_box()), Faults{}); }

TEST(Faults, CountsTheTokens) {
  EXPECT_EQ(faults_after([](Box& box) { box.treasure[Treasure::shell] -= 2; }),
            Faults{"expected 72 treasure tokens, found 70; add 2"});
}

TEST(Faults, WantsEnoughTokensOfEachTypeForTheLargestSetUp) {
  EXPECT_EQ(faults_after([](Box& box) {
              box.treasure[Treasure::pearl] -= 6;
              box.treasure[Treasure::shell] += 6;
            }),
            Faults{"expected at least 7 pearl tokens, which the largest set-up lays face up, found 6; add 1"});
}

TEST(Faults, CountsTheCards) {
  EXPECT_EQ(faults_after([](Box& box) { ++box.cards[Card::gull]; }),
            Faults{"expected 72 Adventure cards, found 73; take out 1"});
  EXPECT_EQ(faults_after([](Box& box) {
              box.cards = {{Card::dolphin, 36}, {Card::turtle, 36}};
            }),
            Faults{"expected at least 1 gull cards, found 0; add 1"});
}

TEST(Faults, CountsTheTiles) {
  EXPECT_EQ(faults_after([](Box& box) { ++box.tiles[Tile{0}]; }), Faults{"expected 36 Surf tiles, found 37; take out 1"});
  EXPECT_EQ(faults_after([](Box& box) {
              box.tiles = Tiles{};
              for (std::uint8_t code = 0; code < 24; ++code) box.tiles[Tile{code}] = code < 12 ? 2 : 1;
              for (Undercurrents& card : box.undercurrents)
                for (Revealed& column : card.columns) column[Shape::twin] = 0;
            }),
            Faults{"expected at least 1 short tiles, found 0; add 1"});
}

TEST(Faults, CountsTheUndercurrentsCards) {
  EXPECT_EQ(faults_after([](Box& box) { box.undercurrents.erase_at(7); }),
            Faults{"expected 8 Undercurrents cards, found 7; add 1"});
}

TEST(Faults, WantsEachColumnToTurnUpATileAndNotManyTooMany) {
  EXPECT_EQ(faults_after([](Box& box) { box.undercurrents[1].columns[0] = Revealed{}; }),
            Faults{"expected at least 1 tile on Undercurrents card 2 for 3 players, found 0; add 1"});
  EXPECT_EQ(faults_after([](Box& box) {
              box.undercurrents[2].columns[1] = {{Shape::curved, 7}};
            }),
            Faults{"expected at most 6 tiles on Undercurrents card 3 for 4 players, found 7; take out 1"});
}

TEST(Faults, WantsNoColumnToAskForMoreTilesThanThereAre) {
  EXPECT_EQ(
      faults_after([](Box& box) {
        box.tiles = Tiles{};
        box.tiles[Tile::of(Shape::curved, Symbol::gull, Shade::dark)] = 30;
        box.tiles[Tile::of(Shape::triangular, Symbol::gull, Shade::dark)] = 2;
        box.tiles[Tile::of(Shape::straight, Symbol::gull, Shade::dark)] = 2;
        box.tiles[Tile::of(Shape::twin, Symbol::gull, Shade::dark)] = 2;
        box.undercurrents[0].columns[3] = {{Shape::triangular, 3}};
      }),
      Faults{
          "expected at most 2 triangular tiles on Undercurrents card 1 for 6 players, all there are, found 3; take out 1"});
}

TEST(Faults, WantsAStartingSpaceForEachPlayer) {
  EXPECT_EQ(faults_after([](Box& box) { at(box, "M1") = Terrain::ocean; }),
            Faults{"expected at least 6 starting spaces on the board for 4 to 6 players, found 5; add 1"});
}

TEST(Faults, WantsTheLayoutOnTreasureSpacesOfItsBoard) {
  EXPECT_EQ(faults_after([](Box& box) { box.layouts[0][11].at = *read_hex("K10"); }),
            Faults{"expected a treasure space in play at K10 in the layout for 3 players, found nothing; "
                   "name a wreck, island or cave"});
  EXPECT_EQ(faults_after([](Box& box) { box.layouts[1][0].at = *read_hex("B2"); }),
            Faults{"expected a treasure space in play at B2 in the layout for 4 players, found ocean; "
                   "name a wreck, island or cave"});
}

TEST(Faults, WantsEachSpaceOnceAndInReadingOrder) {
  EXPECT_EQ(faults_after([](Box& box) { box.layouts[1][1].at = box.layouts[1][0].at; }),
            Faults{"expected C2 once in the layout for 4 players, found it again; join the two entries"});
  EXPECT_EQ(faults_after([](Box& box) { std::swap(box.layouts[1][0].at, box.layouts[1][1].at); }),
            Faults{"expected the spaces from left to right and row by row in the layout for 4 players, found C2 after F2; "
                   "put it before"});
}

TEST(Faults, CountsTheFaceUpTokensOfEachLayout) {
  EXPECT_EQ(faults_after([](Box& box) { ++box.layouts[2][0].up; }),
            Faults{"expected 36 face-up tokens in the layout for 5 players, found 37; take out 1"});
}

TEST(Faults, LimitsTheFaceDownTokens) {
  EXPECT_EQ(faults_after([](Box& box) { box.layouts[0][0].down = 5; }),
            Faults{"expected at most 4 face-down tokens on C2 in the layout for 3 players, found 5; take out 1"});
  EXPECT_EQ(faults_after([](Box& box) {
              for (std::size_t i = 0; i < 3; ++i) box.layouts[3][i].down = 4;
            }),
            Faults{"expected at most 20 face-down tokens in the layout for 6 players, found 22; take out 2"});
}

TEST(Faults, WantsATokenOnEachSpaceOfALayout) {
  EXPECT_EQ(faults_after([](Box& box) {
              box.layouts[0][0] = {box.layouts[0][0].at, 0, 0};
              box.layouts[0][2].up += 2;
            }),
            Faults{"expected at least 1 token on C2 in the layout for 3 players, found 0; add 1"});
}

TEST(Faults, WantsNoLayoutToNeedMoreTokensThanThereAre) {
  const Faults found = faults_after([](Box& box) {
    for (Laid& laid : box.layouts[3]) laid.down = 4;
  });
  EXPECT_EQ(found.back(), "expected at most 72 tokens in the layout for 6 players, all there are, found 114; take out 42");
}

TEST(Faults, WantsWrecksIslandsAndCaves) {
  const Faults found = faults_after([](Box& box) {
    for (Terrain& kind : box.terrain)
      if (kind == Terrain::cave) kind = Terrain::wreck;
  });
  EXPECT_EQ(found, Faults{"expected at least 1 cave on the board, found 0; add 1"});
}

TEST(Faults, WantsRoomForEveryShape) {
  const Faults found = faults_after([](Box& box) {
    for (std::size_t cell = 0; cell < Hex::cells; ++cell)
      if (Hex{static_cast<std::uint8_t>(cell)}.column() % 3 != 0 && box.terrain[cell] == Terrain::ocean)
        box.terrain[cell] = Terrain::obstacle;
  });
  EXPECT_NE(std::find(found.begin(), found.end(),
                      "expected at least 1 place for a long tile on the ocean for 3 players, found 0; add 1"),
            found.end());
}

TEST(Faults, LimitsTheTreasureSpaces) {
  const Faults found = faults_after([](Box& box) {
    int spaces = 18;
    for (Terrain& kind : box.terrain)
      if (kind == Terrain::obstacle && spaces++ <= static_cast<int>(most_spaces)) kind = Terrain::wreck;
  });
  const std::string most = std::to_string(most_spaces);
  EXPECT_EQ(found, Faults{"expected at most " + most + " treasure spaces on the board for 4 to 6 players, found " +
                          std::to_string(most_spaces + 1) + "; take out 1"});
}

TEST(Faults, KeepsTheBoardOffTheFrameAndTheShadingOnTheBoard) {
  EXPECT_EQ(faults_after([](Box& box) { box.terrain[0] = Terrain::ocean; }),
            Faults{"expected the board within columns A to N and rows 1 to 14, found ocean beyond; move the board inwards"});
  EXPECT_EQ(faults_after([](Box& box) { box.shaded.insert(read_hex("N14")->cell); }),
            Faults{"expected a hex under the shading at N14, found none; draw a hex or lift the shading"});
}

TEST(Faults, WantsACardForEveryRim) {
  EXPECT_EQ(faults_after([](Box& box) { box.rims[2] = Symbol::mermaid; }),
            Faults{"expected a card as the rim of each cave, found mermaid; name dolphin, gull or turtle"});
}

TEST(Faults, WantsKnownTerrain) {
  const Faults found = faults_after([](Box& box) { at(box, "B2") = static_cast<Terrain>(9); });
  EXPECT_EQ(found, Faults{"expected a terrain at B2, found none of them; name one of the seven"});
}

}  // namespace
}  // namespace fathom::mermaid_rain
