#include "model/mermaids_song/power.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>
#include <vector>

// Which songs and silences cancel, held against a search through all there is.

namespace fathom::mermaids_song {
namespace {

/// Calls `visit` with every choice of at most so many cards of each kind of song and silence.
template <class Visit>
void each_choice(int most, Visit&& visit) {
  const auto choose = [&](auto&& self, int kind, Cards& cards) -> void {
    constexpr int last = static_cast<int>(Card::silence_3);
    if (kind > last) return visit(std::as_const(cards));
    for (int many = 0; many <= most; ++many) {
      cards.of[static_cast<std::size_t>(kind)] = static_cast<std::uint8_t>(many);
      self(self, kind + 1, cards);
    }
    cards.of[static_cast<std::size_t>(kind)] = 0;
  };
  Cards cards;
  choose(choose, static_cast<int>(Card::song_1), cards);
}

bool balanced(const Cards& cards) { return !cards.empty() && song_total(cards) == silence_total(cards); }

/// Whether some of these cards, but not all of them, balance.
bool balanced_in_part(const Cards& cards) {
  bool found = false;
  each_choice(3, [&](const Cards& part) { found = found || (part != cards && cards.has(part) && balanced(part)); });
  return found;
}

TEST(MermaidsSongCancelling, ComesInThirteenWaysOfWhichNoPartCancels) {
  std::vector<Cards> smallest;
  each_choice(3, [&](const Cards& cards) {
    if (balanced(cards) && !balanced_in_part(cards)) smallest.push_back(cards);
  });
  EXPECT_TRUE(std::is_permutation(smallest.begin(), smallest.end(), cancellations.begin(), cancellations.end()));
  EXPECT_EQ(smallest.size(), 13U);
}

TEST(MermaidsSongCancelling, IsFoundWhereverSomeCardsBalanceAndNowhereElse) {
  int cancelling = 0;
  each_choice(2, [&](const Cards& visible) {
    const bool some = balanced(visible) || balanced_in_part(visible);
    ASSERT_EQ(something_cancels(visible), some);
    ASSERT_EQ(!ways_to_cancel(visible).empty(), some);
    cancelling += some ? 1 : 0;
  });
  EXPECT_GT(cancelling, 500);
  EXPECT_LT(cancelling, 729) << "some cards do not cancel";
}

TEST(MermaidsSongCancelling, CoversAHighCardBySeveralLowOnes) {
  const Cards low{Card::song_3, Card::silence_1, Card::silence_2};
  EXPECT_TRUE(cancels_exactly(low));
  EXPECT_EQ(ways_to_cancel(low), Cancelling{low});
  EXPECT_FALSE(something_cancels(Cards{Card::song_3, Card::silence_1, Card::silence_1}));
}

TEST(MermaidsSongCancelling, IsExactAndOneAtATime) {
  EXPECT_FALSE(cancels_exactly(Cards{}));
  EXPECT_FALSE(cancels_exactly(Cards{Card::song_3, Card::silence_2})) << "not exactly";
  EXPECT_FALSE(cancels_exactly(Cards{Card::song_1, Card::song_2, Card::silence_1, Card::silence_2})) << "two at once";
}

TEST(MermaidsSongPower, IsTheTotalOfWhatIsVisible) {
  const Cards visible{Card::song_3, Card::song_1, Card::silence_2};
  EXPECT_EQ(power_of(Mixed::visible_total, visible), 6);
  EXPECT_EQ(power_of(Mixed::difference, visible), 2);
  EXPECT_EQ(power_of(Mixed::larger, visible), 4);
}

TEST(MermaidsSongPower, IsTheSameForSongsAndForSilences) {
  for (const Mixed mixed : every<Mixed>) {
    EXPECT_EQ(power_of(mixed, Cards{Card::song_3, Card::song_2}), 5);
    EXPECT_EQ(power_of(mixed, Cards{Card::silence_3, Card::silence_2}), 5);
    EXPECT_EQ(power_of(mixed, Cards{Card::silence_3, Card::silence_2, Card::song_1}),
              power_of(mixed, Cards{Card::song_3, Card::song_2, Card::silence_1}));
    EXPECT_EQ(power_of(mixed, Cards{}), 0);
  }
}

TEST(MermaidsSongPower, ComesFromSongsAndSilencesAlone) {
  EXPECT_EQ(power_of(Mixed::visible_total, Cards{Card::mermaid, Card::kraken, Card::treasure}), 0);
  EXPECT_EQ(value_of(Card::kraken), 0);
  EXPECT_EQ(value_of(Card::song_2), 2);
  EXPECT_EQ(value_of(Card::silence_3), 3);
}

}  // namespace
}  // namespace fathom::mermaids_song
