#include "model/mermaids_song/by_the_book.hpp"

#include <gtest/gtest.h>

namespace fathom::mermaids_song::by_the_book {
namespace {

TEST(MermaidsSongByTheBook, FindsWhatCancelsByItself) {
  EXPECT_FALSE(cancel_somehow({Card::song_1, Card::song_3}));
  EXPECT_FALSE(cancel_somehow({Card::song_3, Card::silence_2}));
  EXPECT_TRUE(cancel_somehow({Card::song_3, Card::silence_2, Card::silence_1}));
  EXPECT_TRUE(smallest_ways_to_cancel({Card::song_3, Card::silence_2}).empty());
  EXPECT_EQ(smallest_ways_to_cancel({Card::song_3, Card::silence_3, Card::silence_2, Card::silence_1}).size(), 2U);
}

}  // namespace
}  // namespace fathom::mermaids_song::by_the_book
