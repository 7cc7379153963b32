#include "model/core/fields.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>

namespace fathom {
namespace {

struct Dot {
  int x = 0;
  int y_2 = 0;
  static constexpr auto fields = every_member;
};
struct Path {
  Dot from;
  std::array<Dot, 2> over{};
  bool closed = false;
  int length = 0;  // derived
  static constexpr EveryMember fields{.but_last = 1};
};
struct Renamed {
  int inside = 0;
  static constexpr auto fields = FieldTuple{Field{"outside", &Renamed::inside}};
};
struct Nothing {
  static constexpr auto fields = every_member;
};

template <class T>
std::string names() {
  std::string all;
  for_each_field<T>([&](const auto& field) { all += std::string(field.name) + ' '; });
  return all;
}

TEST(Fields, AreTheMembersByTheirNamesInTheCode) {
  EXPECT_EQ(names<Dot>(), "x y_2 ");
  EXPECT_EQ(names<Path>(), "from over closed ");
  EXPECT_EQ(names<Renamed>(), "outside ");
  EXPECT_EQ(names<Nothing>(), "");
  EXPECT_EQ(field_count<Path>, 3U);
  EXPECT_EQ(field_count<Nothing>, 0U);
}

TEST(Fields, AreReadAndChangedInTheirOwner) {
  Dot point{1, 2};
  for_each_field<Dot>([&](const auto& field) { field.of(point) += 10; });
  EXPECT_EQ(point.x, 11);
  EXPECT_EQ(point.y_2, 12);
  const Renamed named{7};
  for_each_field<Renamed>([&](const auto& field) { EXPECT_EQ(field.of(named), 7); });
}

TEST(Members, TypesHaveTheNamesTheyHaveInTheCode) {
  EXPECT_EQ(type_name<Dot>, "Dot");
  EXPECT_EQ(type_name<Nothing>, "Nothing");
}

}  // namespace
}  // namespace fathom
