#include "audit/alignment/band.hpp"

#include <gtest/gtest.h>

#include <string>

namespace fathom::audit {
namespace {

/// A text of points, each with a number that no other has.
Reading points(const std::string& code, const std::string& noun, int first, int last) {
  std::string text;
  for (int number = first; number <= last; ++number) text += noun + " " + std::to_string(100 * number) + ".\n\n";
  return read(source_of(code + ".txt", text), language(code));
}

Band band_of(const Reading& original, const Reading& translation) {
  const auto [left, right] = profiles(original, translation, Stems(original), Stems(translation), {});
  return band_around_anchors(left, right);
}

TEST(Band, begins_at_the_beginning_ends_past_the_end_and_never_breaks_off) {
  const Band band = band_of(points("en", "Card", 1, 300), points("fr", "Carte", 1, 300));
  ASSERT_EQ(band.rows.size(), 301U);
  EXPECT_EQ(band.rows.front().low, 0U);
  EXPECT_EQ(band.rows.back().high, 300U);
  for (std::size_t row = 1; row < band.rows.size(); ++row) {
    EXPECT_LE(band.rows[row].low, band.rows[row - 1].high) << row;
    EXPECT_LE(band.rows[row - 1].high, band.rows[row].high) << row;
  }
}

TEST(Band, holds_the_counterparts_behind_a_long_omission) {
  // The translation lacks the first hundred points: its first is the hundred-and-first of the original.
  const Band band = band_of(points("en", "Card", 1, 300), points("fr", "Carte", 101, 300));
  for (std::uint32_t row = 100; row < 300; ++row) EXPECT_TRUE(band.holds(row, row - 100)) << row;
}

TEST(Band, stays_narrow_in_long_texts) {
  const Band small = band_of(points("en", "Card", 1, 400), points("fr", "Carte", 1, 400));
  const Band large = band_of(points("en", "Card", 1, 800), points("fr", "Carte", 1, 800));
  EXPECT_LT(large.cells, 3 * small.cells);
  EXPECT_FALSE(large.holds(0, 700));
}

TEST(Band, gives_every_place_within_it_a_cell_of_its_own) {
  const Band band = band_of(points("en", "Card", 1, 20), points("fr", "Carte", 1, 20));
  for (std::size_t row = 1; row < band.rows.size(); ++row) {
    const auto number = static_cast<std::uint32_t>(row);
    EXPECT_EQ(band.cell(number, band.rows[row].low), band.cell(number - 1, band.rows[row - 1].high) + 1) << row;
  }
}

}  // namespace
}  // namespace fathom::audit
