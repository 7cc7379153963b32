#include "model/core/reads.hpp"

#include <gtest/gtest.h>

#include <string_view>
#include <thread>
#include <vector>

namespace fathom {
namespace {

enum class Tide : std::uint8_t { low, high };
[[maybe_unused]] constexpr std::array<std::string_view, 2> names_of(Tide) { return {"low", "high"}; }

struct Shore {
  Number waves{"shore.waves", 7};
  Numbers<3> depths{"shore.depths", {1, 2, 3}};
  Choice<Tide> tide{"shore.tide"};

  friend bool operator==(const Shore&, const Shore&) = default;
};

using Ids = std::vector<std::string_view>;
Ids rules_in(const ReadSet& set) { return {set.begin(), set.end()}; }

TEST(Reads, AreNotedUnderTheRuleOfWhatIsRead) {
  const Shore shore;
  ReadSet reads;
  const Noting noting(reads);
  EXPECT_EQ(shore.waves + 1, 8);
  EXPECT_EQ(rules_in(reads), (Ids{"shore.waves"}));
  EXPECT_EQ(shore.depths[2], 3);
  EXPECT_TRUE(shore.tide == Tide::low);
  EXPECT_EQ(shore.waves, 7);
  EXPECT_EQ(rules_in(reads), (Ids{"shore.waves", "shore.depths", "shore.tide"}));
}

TEST(Reads, OfATableAreNotedHoweverItIsRead) {
  const Shore shore;
  const auto noted = [](auto&& read) {
    ReadSet reads;
    const Noting noting(reads);
    read();
    return reads.contains("shore.depths");
  };
  EXPECT_TRUE(noted([&] { return shore.depths.front(); }));
  EXPECT_TRUE(noted([&] { return shore.depths.back(); }));
  EXPECT_TRUE(noted([&] { return *shore.depths.begin(); }));
  EXPECT_TRUE(noted([&] { return static_cast<const std::array<int, 3>&>(shore.depths)[0]; }));
  EXPECT_FALSE(noted([&] { return shore.depths.size(); }));
}

TEST(Reads, AreNotMadeByComparingCopyingAndWritingDown) {
  const Shore shore;
  ReadSet reads;
  const Noting noting(reads);
  Shore other = shore;
  other.waves = 9;
  other.tide = Tide::high;
  other.depths = std::array{3, 2, 1};
  EXPECT_FALSE(other == shore);
  EXPECT_EQ(written(other.waves), 9);
  EXPECT_TRUE(reads.empty());
}

TEST(Reads, AreNotedByTheInnermostWhoWantsToKnow) {
  const Shore shore;
  ReadSet outer;
  ReadSet inner;
  {
    const Noting whole(outer);
    {
      const Noting part(inner);
      EXPECT_EQ(shore.waves, 7);
    }
    EXPECT_EQ(shore.tide, Tide::low);
  }
  EXPECT_EQ(shore.depths[0], 1);
  EXPECT_EQ(rules_in(outer), (Ids{"shore.tide"}));
  EXPECT_EQ(rules_in(inner), (Ids{"shore.waves"}));
}

TEST(Reads, OfOtherThreadsAreTheirOwn) {
  const Shore shore;
  ReadSet reads;
  const Noting noting(reads);
  int sum = 0;
  std::thread other([&] { sum = shore.waves; });
  other.join();
  EXPECT_EQ(sum, 7);
  EXPECT_TRUE(reads.empty());
}

TEST(Reads, KeepTheRuleOfAValueThatIsAssigned) {
  Shore shore;
  Number deep{"shore.deep", 11};
  shore.waves = deep;
  EXPECT_EQ(shore.waves.rule(), "shore.waves");
  EXPECT_EQ(shore.waves, 11);
}

}  // namespace
}  // namespace fathom
