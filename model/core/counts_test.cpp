#include "model/core/counts.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <set>
#include <string_view>
#include <vector>

namespace fathom {
namespace {

enum class Fruit : std::uint8_t { apple, pear, plum };
constexpr std::array<std::string_view, 3> names_of(Fruit) { return {"apple", "pear", "plum"}; }
using Basket = Counts<Fruit>;
constexpr auto no_fruit = static_cast<Fruit>(3);

/// More kinds than are read in one go, and no whole number of goes.
enum class Bead : std::uint8_t { last = 12 };
constexpr std::array<std::string_view, 13> names_of(Bead) {
  return {"a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m"};
}

/// Holds what is read of a whole box of beads or fruit in one go to what is read kind by kind.
template <Named E>
void expect_as_kind_by_kind(const Counts<E>& all, const Counts<E>& part) {
  int total = 0;
  bool has = true;
  for (const E kind : every<E>) {
    total += all[kind];
    has = has && all[kind] >= part[kind];
  }
  EXPECT_EQ(all.total(), total);
  EXPECT_EQ(all.empty(), total == 0);
  EXPECT_EQ(all.has(part), has);
  for (const int many : {1, 2, 127, 128}) {
    const NamedSet<E> found = all.kinds_with(many);
    for (const E kind : every<E>) EXPECT_EQ(found.contains(kind), all[kind] >= many) << name_of(kind) << " of " << many;
  }
}
template <Named E>
void expect_as_kind_by_kind_at_random(int boxes) {
  Random random{7};
  constexpr std::array some{0, 0, 1, 2, 3, 126, 127, 128, 129, 253, 254, 255};
  const auto any = [&] { return some[random.below(static_cast<std::uint32_t>(some.size()))]; };
  for (int i = 0; i < boxes; ++i) {
    Counts<E> all;
    Counts<E> part;
    for (const E kind : every<E>) {
      all[kind] = any();
      part[kind] = random.below(8) == 0 ? any() : std::max(0, all[kind] - static_cast<int>(random.below(2)));
    }
    expect_as_kind_by_kind(all, part);
    expect_as_kind_by_kind(all, all);
    expect_as_kind_by_kind(Counts<E>{}, part);
  }
}

TEST(Counts, ReadInOneGoAreWhatTheyAreKindByKind) {
  expect_as_kind_by_kind_at_random<Bead>(2000);
  expect_as_kind_by_kind_at_random<Fruit>(2000);
  constexpr Counts<Bead> two{Bead{3}, Bead::last};
  static_assert(two.total() == 2 && !two.empty() && two.has({Bead::last}) && two.kinds_with(1).contains(Bead{3}));
}

/// Adds boxes and single pieces up at random, some of them beyond counting, in a tally and in counts.
template <Named E>
void expect_tally_as_counts(int times) {
  Random random{11};
  constexpr std::array some{0, 0, 0, 0, 1, 2, 60, 127, 254, 255};
  for (int i = 0; i < times; ++i) {
    Counts<E> counts;
    Tally<E> tally;
    for (std::uint32_t left = random.below(12); left > 0; --left) {
      Counts<E> more;
      for (const E kind : every<E>)
        more[kind] = random.below(16) == 0 ? some[random.below(static_cast<std::uint32_t>(some.size()))] : 1;
      const auto piece = static_cast<E>(random.below(random.below(40) == 0 ? 256 : kinds<E>));
      counts += more;
      ++counts[piece];
      tally += more;
      tally += piece;
    }
    EXPECT_EQ(tally.sum(), counts);
  }
}

TEST(Tally, AddsUpAsCountsDo) {
  expect_tally_as_counts<Bead>(2000);
  expect_tally_as_counts<Fruit>(2000);
  Tally<Bead> full;
  for (int i = 0; i < 250; ++i) full += Counts<Bead>{{Bead::last, 255}};
  EXPECT_EQ(full.sum(), (Counts<Bead>{{Bead::last, 255}}));
}

TEST(NamedSet, IsGoneThroughInOrder) {
  const NamedSet<Fruit> two{Fruit::plum, Fruit::apple};
  EXPECT_EQ(std::vector<Fruit>(two.begin(), two.end()), (std::vector{Fruit::apple, Fruit::plum}));
  EXPECT_TRUE((two & NamedSet<Fruit>{Fruit::pear}).empty());
  EXPECT_EQ(NamedSet<Fruit>{every<Fruit>}.bits, 7U);
}

TEST(Count, IsANumber) {
  Count count;
  EXPECT_EQ(count, 0);
  count = 7;
  ++count;
  count += 5;
  count -= 3;
  --count;
  EXPECT_EQ(count, 9);
  EXPECT_EQ(count++, 9);
  EXPECT_EQ(count--, 10);
  EXPECT_EQ(count, 9);
}

TEST(Count, HoldsAsManyAsABoxCan) {
  Count count{Count::most};
  EXPECT_FALSE(count.is_beyond());
  EXPECT_EQ(count, 254);
  EXPECT_TRUE(Count{Count::most + 1}.is_beyond());
  EXPECT_TRUE(Count{-1}.is_beyond());
}

TEST(Count, IsBeyondWhenMoreIsTakenAwayThanThereIs) {
  Count one_by_one;
  --one_by_one;
  EXPECT_TRUE(one_by_one.is_beyond());
  Count many{3};
  many -= 4;
  EXPECT_TRUE(many.is_beyond());
  EXPECT_TRUE(Count::difference(Count{3}, Count{4}).is_beyond());
}

TEST(Count, IsBeyondWhenMoreIsAddedThanItCanHold) {
  Count one_by_one{Count::most};
  ++one_by_one;
  EXPECT_TRUE(one_by_one.is_beyond());
  Count many{200};
  many += 55;
  EXPECT_TRUE(many.is_beyond());
  EXPECT_TRUE(Count::sum(Count{200}, Count{55}).is_beyond());
  EXPECT_TRUE(Count::sum(Count{200}, Count{200}).is_beyond());
}

TEST(Count, StaysBeyondWhateverFollows) {
  Count count = Count::beyond();
  EXPECT_TRUE((++count).is_beyond());
  EXPECT_TRUE((--count).is_beyond());
  for (const int many : {10, 200, 0, -3}) {
    EXPECT_TRUE((count += many).is_beyond()) << many;
    EXPECT_TRUE((count -= many).is_beyond()) << many;
  }
  EXPECT_TRUE(Count::sum(count, Count{1}).is_beyond());
  EXPECT_TRUE(Count::sum(Count{1}, count).is_beyond());
  EXPECT_TRUE(Count::difference(count, Count{1}).is_beyond());
  EXPECT_TRUE(Count::difference(count, count).is_beyond());
  EXPECT_TRUE(Count::difference(Count{1}, count).is_beyond());
}

TEST(Count, TakesNumbersOfAnySize) {
  for (const int many : {std::numeric_limits<int>::min(), std::numeric_limits<int>::max()}) {
    Count sum{5};
    sum += many;
    EXPECT_TRUE(sum.is_beyond());
    Count difference{5};
    difference -= many;
    EXPECT_TRUE(difference.is_beyond());
  }
}

/// What the sum and the difference of any two counts are, told by whole numbers.
TEST(Count, AddsAndTakesAwayAsWholeNumbersDo) {
  for (int a = 0; a <= Count::most; ++a)
    for (int b = 0; b <= Count::most; ++b) {
      ASSERT_EQ(Count::sum(Count{a}, Count{b}), Count{a + b}) << a << " + " << b;
      ASSERT_EQ(Count::difference(Count{a}, Count{b}), Count{a - b}) << a << " - " << b;
      Count sum{a};
      sum += b;
      Count difference{a};
      difference -= b;
      ASSERT_EQ(sum, Count{a + b});
      ASSERT_EQ(difference, Count{a - b});
    }
}

TEST(Counts, AddUp) {
  const Basket basket{{Fruit::apple, 2}, {Fruit::plum, 3}};
  EXPECT_EQ(basket.total(), 5);
  EXPECT_EQ(basket[Fruit::pear], 0);
  EXPECT_EQ((Basket{Fruit::apple, Fruit::apple, Fruit::plum} + Basket{{Fruit::plum, 2}}), basket);
  EXPECT_EQ(basket - basket, Basket{});
  EXPECT_TRUE(Basket{}.empty());
  EXPECT_FALSE(basket.empty());
}

TEST(Counts, HaveWhatIsInThem) {
  const Basket basket{{Fruit::apple, 2}, {Fruit::plum, 3}};
  EXPECT_TRUE(basket.has(basket));
  EXPECT_TRUE(basket.has({}));
  EXPECT_FALSE(basket.has({Fruit::pear}));
  EXPECT_FALSE(basket.has({{Fruit::apple, 3}}));
  EXPECT_FALSE(basket.has({{Fruit::plum, 4}}));
}

/// A card nobody holds is put on the discard pile: no sum of the places makes that good.
TEST(Counts, DoNotConserveWhatComesFromNowhere) {
  const Basket box{{Fruit::apple, 4}};
  Basket hand;
  Basket pile = box;
  --hand[Fruit::apple];
  ++pile[Fruit::apple];
  EXPECT_TRUE(hand.is_beyond());
  EXPECT_NE(hand + pile, box);
  for (int i = 0; i < 300; ++i) {
    --hand[Fruit::apple];
    ++pile[Fruit::apple];
    ASSERT_NE(hand + pile, box);
  }
}

TEST(Counts, HaveBeyondCountingOfAKindThatDoesNotExist) {
  Basket basket{Fruit::apple};
  EXPECT_TRUE(std::as_const(basket)[no_fruit].is_beyond());
  EXPECT_FALSE(basket.is_beyond());
  basket[no_fruit] = 3;
  EXPECT_TRUE(basket.is_beyond()) << "to change how many there are of no kind shows";
  EXPECT_EQ(basket.total(), 3 + 2 * (Count::most + 1));
}

TEST(Counts, TellWhatIsMissing) {
  const Basket whole{{Fruit::apple, 2}, {Fruit::pear, 1}};
  EXPECT_EQ(remainder(whole, Basket{Fruit::apple}), (Basket{Fruit::apple, Fruit::pear}));
  EXPECT_EQ(remainder(whole, Basket{{Fruit::apple, 5}}), Basket{Fruit::pear}) << "too much already leaves nothing missing";
}

TEST(Counts, ArePickedInEveryWayOnce) {
  const Basket whole{{Fruit::apple, 2}, {Fruit::pear, 1}, {Fruit::plum, 3}};
  std::vector<Basket> picks;
  for_each_pick(whole, 3, [&](const Basket& pick) { picks.push_back(pick); });
  EXPECT_EQ(picks.size(), 6U);
  EXPECT_EQ(std::set<Basket>(picks.begin(), picks.end()).size(), picks.size());
  for (const Basket& pick : picks) {
    EXPECT_EQ(pick.total(), 3);
    EXPECT_TRUE(whole.has(pick));
  }
  int ways = 0;
  for_each_pick(whole, 0, [&](const Basket&) { ++ways; });
  for_each_pick(whole, 6, [&](const Basket&) { ++ways; });
  for_each_pick(whole, 7, [&](const Basket&) { ADD_FAILURE() << "there are not so many"; });
  for_each_pick(whole, -1, [&](const Basket&) { ADD_FAILURE() << "nobody picks fewer than none"; });
  EXPECT_EQ(ways, 2);
}

}  // namespace
}  // namespace fathom
