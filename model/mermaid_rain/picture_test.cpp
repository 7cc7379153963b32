#include <gtest/gtest.h>

#include "model/core/svg_testing.hpp"
#include "model/mermaid_rain/mermaid_rain.hpp"
#include "model/mermaid_rain/testing.hpp"

namespace fathom::mermaid_rain {
namespace {

/// Ann is about to move onto F2, a wreck with two tokens, from a dark long tile; Bob and Cleo stand at starting spaces.
State at_sea() {
  State state;
  state.players = 3;
  state.round = 2;
  state.step = Step::moving;
  state.dealer = Seat::Cleo;
  state.order = {Seat::Ann, Seat::Cleo, Seat::Bob};
  state.hands[Seat::Ann] = {Card::gull, Card::gull, Card::turtle};
  state.hands[Seat::Bob] = {Card::dolphin};
  state.mermaids[Seat::Ann] = hex("E1");
  state.mermaids[Seat::Bob] = hex("A1");
  state.mermaids[Seat::Cleo] = hex("G1");
  state.treasure[Seat::Ann] = {Treasure::pearl};
  state.scores[Seat::Ann] = 5;
  state.face_down.push_back({Hidden::coral, {}, std::nullopt, hex("F2")});
  state.face_down[0].seen.insert(Seat::Bob);
  state.spaces.push_back({hex("F2"), {Treasure::shell}});
  state.tiles.push_back({Tile::of(Shape::straight, Symbol::dolphin, Shade::dark), {hex("D1"), hex("E1"), hex("F1")}});
  state.tiles.push_back({Tile::of(Shape::twin, Symbol::gull, Shade::light), {hex("E3"), hex("E4")}});
  return completed(published, state);
}

std::vector<std::string> seen_by_all(const State& state) { return picture(published, all_of_it<MermaidRain>(published, state), picture_columns); }

TEST(MermaidRainPicture, ShowsTheSea) {
  const auto lines = seen_by_all(at_sea());
  EXPECT_EQ(lines[0], "round 2 of 5, moving");
  EXPECT_EQ(lines[2], "       A     B     C     D     E     F     G     H     I");
  EXPECT_TRUE(says(lines, " 1       SB")) << "Bob's mermaid";
  EXPECT_TRUE(says(lines, "[D]---[D]A--[D]")) << lines[3];
  EXPECT_TRUE(says(lines, "Ws?"));
  EXPECT_TRUE(says(lines, "###"));
}

TEST(MermaidRainPicture, DrawsANarrowSeaWhereThereIsLessRoom) {
  const View<State> view = all_of_it<MermaidRain>(published, at_sea());
  const auto lines = picture(published, view, 60);
  EXPECT_TRUE(says(lines, "D---DA--D")) << "a dark tile is a capital letter";
  EXPECT_TRUE(says(lines, "W2")) << "tokens are counted";
  EXPECT_FALSE(says(lines, "[D]"));
  EXPECT_TRUE(says(lines, "hand [gull x2]"));
}

TEST(MermaidRainPicture, JoinsTheHexesOfATile) {
  const auto lines = seen_by_all(at_sea());
  EXPECT_TRUE(says(lines, "(g)"));
  EXPECT_TRUE(says(lines, "\\") || says(lines, "/")) << "from row 3 to row 4";
  State bare = at_sea();
  bare.tiles.clear();
  EXPECT_FALSE(says(seen_by_all(completed(published, bare)), "--"));
}

TEST(MermaidRainPicture, ShowsWhatEverybodyHas) {
  const auto lines = seen_by_all(at_sea());
  EXPECT_TRUE(says(lines, "* Ann    E1 | 5 points | hand [gull x2] [turtle] [princess] | treasure pearl"));
  EXPECT_TRUE(says(lines, "  Bob    A1 | 0 points | hand [dolphin] [princess]"));
  EXPECT_TRUE(says(lines, "  Cleo   G1 | 0 points | has the Prince | hand [princess]"));
  EXPECT_TRUE(says(lines, "  track  0: Bob Cleo | 5: Ann"));
  EXPECT_TRUE(says(lines, "  left   deck "));
}

TEST(MermaidRainPicture, ShowsAPlayerBacksOfWhatSheMayNotSee) {
  const State state = at_sea();
  const auto lines = picture(published, view(published, state, Seat::Bob), picture_columns);
  EXPECT_TRUE(says(lines, "hand [# x4]")) << "Ann's";
  EXPECT_TRUE(says(lines, "  Bob    A1 | 0 points | hand [dolphin] [princess]"));
  EXPECT_FALSE(says(lines, "turtle"));
  const auto drawn_for = [&](Seat at) { return svg_document(svg_looks(), svg(published, view(published, state, at))); };
  EXPECT_EQ(times(drawn_for(Seat::Bob), "class=\"token known coral\""), 1U) << "she has looked at it";
  EXPECT_EQ(times(drawn_for(Seat::Ann), "class=\"token known coral\""), 0U);
}

TEST(MermaidRainSvg, HasEveryHexTileTokenAndMermaid) {
  const State state = at_sea();
  const std::string text = whole_svg<MermaidRain>(published, state);
  EXPECT_EQ(times(text, "class=\"hex "), static_cast<std::size_t>(published.box.small.hexes.size()));
  EXPECT_EQ(times(text, "<title>dark long dolphin on D1 E1 F1</title>"), 1U);
  EXPECT_EQ(times(text, "<title>light short gull on E3 E4</title>"), 1U);
  EXPECT_EQ(times(text, "&#39;s mermaid on "), 3U);
  EXPECT_EQ(times(text, "rocks"), static_cast<std::size_t>(published.box.small.obstacles.size()) + 3)
      << "and the piece itself, in the key, and its name";
}

TEST(MermaidRainSvg, DrawsNoLineBetweenTheHexesOfATile) {
  const std::string text = whole_svg<MermaidRain>(published, at_sea());
  const std::size_t rim = text.find("class=\"rim\" d=\"", text.find("<title>dark long dolphin"));
  const std::string path = text.substr(rim, text.find("/>", rim) - rim);
  EXPECT_EQ(times(path, "M"), 14U) << "18 edges less two that are between two hexes, each twice";
}

TEST(MermaidRainSvg, IsWellFormedInEveryPosition) {
  for (int players = MermaidRain::fewest_players; players <= MermaidRain::most_players; ++players) {
    int seen = 0;
    play_at_random<MermaidRain>(published, players, 3, [&](const State& state) {
      if (++seen % 40 != 0) return;
      ASSERT_EQ(flaw_of_pictures<MermaidRain>(published, all_of_it<MermaidRain>(published, state)), "");
      ASSERT_EQ(flaw_of_pictures<MermaidRain>(published, view(published, state, Seat::Cleo)), "");
    });
    EXPECT_GT(seen, 100);
  }
}

TEST(MermaidRainSvg, CanBeHadOfAnyState) {
  State state = at_sea();
  state.players = 255;
  state.step = static_cast<Step>(200);
  state.dealer = static_cast<Seat>(200);
  state.tile_at.fill(255);
  state.tiles.push_back({Tile{255}, {Hex{255}, Hex{0}}});
  state.offer.push_back(Tile{200});
  state.face_down.push_back({static_cast<Hidden>(77), {}, Seat::Ann, Hex{}});
  for (const Seat at : every<Seat>) {
    state.made[at] = static_cast<Meld>(99);
    state.mermaids[at] = Hex{255};
    state.picked[at] = Tile{255};
    state.extra[at] = static_cast<Shape>(9);
  }
  EXPECT_EQ(flaw_of_pictures<MermaidRain>(published, all_of_it<MermaidRain>(published, state)), "");
}

}  // namespace
}  // namespace fathom::mermaid_rain
