#include "model/mermaid_beach/components.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace fathom::mermaid_beach {
namespace {

using Sentences = std::vector<std::string>;

TEST(MermaidBeachBox, HasNothingWrongWithIt) {
  EXPECT_EQ(faults(assumed_box()), Sentences{});
  EXPECT_EQ(assumed_box().beach.total(), 51);
  EXPECT_EQ(assumed_box().shells.total(), 26);
}

TEST(MermaidBeachBox, MayHaveItsStarfishPointAnyWay) {
  Box box = assumed_box();
  box.shells[ShellCard::starfish_left] = 6;
  box.shells[ShellCard::starfish_right] = 0;
  EXPECT_EQ(faults(box), Sentences{});
}

TEST(MermaidBeachBox, HasFourOfEachItem) {
  for (const BeachCard item : items) {
    Box box = assumed_box();
    ++box.beach[item];
    ASSERT_EQ(faults(box).size(), 1U) << name_of(item);
  }
  Box box = assumed_box();
  box.beach[BeachCard::sand_castle] = 2;
  EXPECT_EQ(faults(box), Sentences{"expected 4 sand castle cards, found 2; add 2"});
}

TEST(MermaidBeachBox, CountsTheMeanMermaidsAmongTheTwelve) {
  Box box = assumed_box();
  ++box.beach[BeachCard::mermaid];
  EXPECT_EQ(faults(box), Sentences{"expected 12 mermaids and mermen, the mean ones among them, found 13; take out 1"});
  --box.beach[BeachCard::mermaid];
  --box.beach[BeachCard::mermaid];
  ++box.beach[BeachCard::mean_mermaid];
  EXPECT_EQ(faults(box), Sentences{"expected 2 mean mermaid cards, found 3; take out 1"});
}

TEST(MermaidBeachBox, HasAsManySpecialCardsAsPrinted) {
  for (const BeachCard card : {BeachCard::seaweed, BeachCard::sneaker_wave, BeachCard::sea_monster}) {
    Box box = assumed_box();
    ++box.beach[card];
    EXPECT_EQ(faults(box).size(), 1U) << name_of(card);
  }
}

TEST(MermaidBeachBox, HasFiveOfEachShellAndSixStarfish) {
  for (const ShellCard card : every<ShellCard>) {
    Box box = assumed_box();
    --box.shells[card];
    EXPECT_EQ(faults(box).size(), 1U) << name_of(card);
  }
  Box box = assumed_box();
  --box.shells[ShellCard::starfish_left];
  EXPECT_EQ(faults(box), Sentences{"expected 6 starfish cards, found 5; add 1"});
}

TEST(MermaidBeachCards, AreItemsOrSpecial) {
  EXPECT_TRUE(is_item(BeachCard::sun));
  EXPECT_TRUE(is_item(BeachCard::surfboard));
  EXPECT_FALSE(is_item(BeachCard::mermaid));
  EXPECT_FALSE(is_item(static_cast<BeachCard>(200)));
  EXPECT_FALSE(is_starfish(ShellCard::four));
  EXPECT_TRUE(is_starfish(ShellCard::starfish_left));
}

}  // namespace
}  // namespace fathom::mermaid_beach
