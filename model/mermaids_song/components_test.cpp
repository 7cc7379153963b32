#include "model/mermaids_song/components.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace fathom::mermaids_song {
namespace {

using Sentences = std::vector<std::string>;

/// The faults of the assumed box after somebody has changed it.
template <class Change>
Sentences faults_after(Change&& change) {
  Box box = assumed_box();
  change(box);
  return faults(box);
}

TEST(MermaidsSongBox, AsAssumedContradictsNothing) { EXPECT_EQ(faults(assumed_box()), Sentences{}); }

TEST(MermaidsSongBox, HoldsAsManyCardsAsTheRulebookSays) {
  EXPECT_EQ(assumed_box().cards.total(), 15 + 22 + 22 + 1 + 1);
  EXPECT_EQ(assumed_box().creatures.total(), 30);
}

TEST(MermaidsSongBox, MayHaveOtherValuesAndRatings) {
  EXPECT_EQ(faults_after([](Box& box) {
              --box.cards[Card::song_1];
              ++box.cards[Card::song_3];
              --box.creatures[Creature::nine];
              ++box.creatures[Creature::four];
            }),
            Sentences{});
}

TEST(MermaidsSongBox, WithACardTooFewOrTooManyIsRefused) {
  EXPECT_EQ(faults_after([](Box& box) { --box.cards[Card::mermaid]; }),
            Sentences{"expected 15 mermaid cards, found 14; add 1"});
  EXPECT_EQ(faults_after([](Box& box) { ++box.cards[Card::song_2]; }),
            Sentences{"expected 22 Song of the Sea cards, found 23; take out 1"});
  EXPECT_EQ(faults_after([](Box& box) { --box.cards[Card::silence_3]; }),
            Sentences{"expected 22 Silence of the Deep cards, found 21; add 1"});
  EXPECT_EQ(faults_after([](Box& box) { ++box.cards[Card::kraken]; }),
            Sentences{"expected 1 Kraken card, found 2; take out 1"});
  EXPECT_EQ(faults_after([](Box& box) { --box.cards[Card::treasure]; }),
            Sentences{"expected 1 Treasure of the Deep card, found 0; add 1"});
  EXPECT_EQ(faults_after([](Box& box) { ++box.creatures[Creature::five]; }),
            Sentences{"expected 30 sea creatures, found 31; take out 1"});
}

TEST(MermaidsSongBox, WithoutOneOfTheValuesOrRatingsIsRefused) {
  EXPECT_EQ(faults_after([](Box& box) {
              box.cards[Card::song_2] += box.cards[Card::song_3];
              box.cards[Card::song_3] = 0;
            }),
            Sentences{"expected some cards song 3, found none; add 1 for another"});
  EXPECT_EQ(faults_after([](Box& box) {
              box.creatures[Creature::four] += box.creatures[Creature::nine];
              box.creatures[Creature::nine] = 0;
            }),
            Sentences{"expected some creatures with the rating nine, found none; add 1 for another"});
}

TEST(MermaidsSongCreatures, CountWhatIsPrintedOnThem) {
  EXPECT_EQ(loyalty_of(Creatures{}), 0);
  EXPECT_EQ(loyalty_of(Creatures{{Creature::four, 2}, {Creature::nine, 1}}), 17);
  EXPECT_EQ(loyalty_of(assumed_box().creatures), 6 * (4 + 5 + 6 + 7 + 9));
}

}  // namespace
}  // namespace fathom::mermaids_song
