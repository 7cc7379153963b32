#include "model/core/svg.hpp"

#include <gtest/gtest.h>

#include "model/core/svg_panels.hpp"
#include "model/core/svg_testing.hpp"

namespace fathom {
namespace {

SvgItem item(const std::string& place, const std::string& words) {
  return {place, {10, 20}, {{0, 0}, {30, 40}}, svg_text({}, "say", words)};
}

TEST(Svg, TestOfItsFormNoticesWhatIsBroken) {
  EXPECT_EQ(ill_formed("<a><b x=\"1\"/>word</a>\n"), "");
  EXPECT_NE(ill_formed("<a><b></a>"), "");
  EXPECT_NE(ill_formed("<a>"), "");
  EXPECT_NE(ill_formed("<a x=\"1/>"), "");
  EXPECT_NE(ill_formed("<a>Ann & Bob</a>"), "");
  EXPECT_EQ(ill_formed("<a>Ann &amp; Bob</a>"), "");
  EXPECT_EQ(missing("<a id=\"x\"/><use href=\"#x\"/>"), "");
  EXPECT_EQ(missing("<use href=\"#x\"/>"), "x");
}


TEST(Svg, EscapesWhateverIsSaid) {
  EXPECT_EQ(escaped_markup("<a href=\"x\">&"), "&lt;a href=&quot;x&quot;&gt;&amp;");
  EXPECT_NE(svg_text({1, 2}, "say", "<script>").find("&lt;script&gt;"), std::string::npos);
  SvgPicture picture{{10, 10}, "<b>", {}};
  EXPECT_EQ(ill_formed(svg_document("", picture)), "");
}

TEST(Svg, MarksWhatTheOtherPositionLacks) {
  const SvgPicture before{{100, 100}, "before", {item("F7", "pearl"), item("Ann", "gull")}};
  const SvgPicture after{{100, 100}, "after", {item("F7", "pearl"), item("Ann", "two gulls")}};
  const auto marks = [](const SvgPicture& picture, const SvgPicture& other, Mark mark) {
    return times(svg_document("", marked(picture, other, mark)), "class=\"mark");
  };
  EXPECT_EQ(marks(after, before, Mark::came), 1U);
  EXPECT_EQ(marks(before, after, Mark::went), 1U);
  EXPECT_EQ(marks(before, before, Mark::went), 0U) << "nothing differs";
  EXPECT_NE(svg_document("", marked(before, after, Mark::went)).find("mark gone"), std::string::npos);
}

TEST(Svg, MarksAThingThatIsThereTwiceOnce) {
  const SvgPicture one{{100, 100}, "", {item("F7", "pearl")}};
  const SvgPicture two{{100, 100}, "", {item("F7", "pearl"), item("F7", "pearl")}};
  EXPECT_EQ(marked(two, one, Mark::came).items.size(), 3U);
  EXPECT_EQ(marked(one, two, Mark::went).items.size(), 1U);
}

TEST(Svg, DoesNotMarkWhatHasOnlyMadeRoom) {
  const SvgPicture before{{100, 100}, "", {item("Ann", "gull")}};
  SvgPicture after = before;
  after.items[0].at = {300, 20};
  EXPECT_EQ(marked(after, before, Mark::came).items.size(), 1U);
}

TEST(Svg, PutsTwoPicturesSideBySide) {
  const SvgPicture one{{100, 50}, "", {item("F7", "pearl")}};
  const SvgPicture both = beside(one, one, "Ann <moves>");
  EXPECT_GE(both.size.wide, 200);
  const std::string text = svg_document("", both);
  EXPECT_EQ(times(text, "pearl"), 2U);
  EXPECT_NE(text.find("Ann &lt;moves&gt;"), std::string::npos);
}

TEST(SvgPanels, WrapRowsThatGrowTooLong) {
  SvgPanel panel{"Ann", svg_player(Seat::Ann), "", "panel", {{"hand", std::vector<SvgPiece>(20, svg_back(30))}}};
  const SvgLaid narrow = svg_panels({panel}, {{}, {200, 0}}, 1);
  const SvgLaid wide = svg_panels({panel}, {{}, {2000, 0}}, 1);
  EXPECT_GT(narrow.high, wide.high);
  for (const SvgItem& each : narrow.items) EXPECT_LE(each.at.x + each.frame.corner.x + each.frame.size.wide, 200);
  for (const SvgItem& each : narrow.items) EXPECT_LE(each.at.y, narrow.high);
}

TEST(SvgPanels, StandInColumns) {
  const SvgPanel panel{"Ann", svg_player(Seat::Ann), "3 points", "panel", {}};
  EXPECT_LT(svg_panels({panel, panel}, {{}, {400, 0}}, 2).high, svg_panels({panel, panel}, {{}, {400, 0}}, 1).high);
}

TEST(SvgPanels, TellACardInOneRowFromTheSameInAnother) {
  const auto picture_of = [](const char* row) {
    SvgPicture picture;
    picture.items = svg_panels({{"Ann", svg_player(Seat::Ann), "", "panel", {{row, {svg_back(30)}}}}}, {{}, {400, 0}}, 1).items;
    return picture;
  };
  const SvgPicture chosen = picture_of("chosen");
  EXPECT_EQ(marked(picture_of("shown"), chosen, Mark::came).items.size(), chosen.items.size() + 1);
  EXPECT_EQ(marked(chosen, chosen, Mark::came).items.size(), chosen.items.size());
}

TEST(PicturesInText, WrapUnderTheirLabel) {
  const auto lines = labelled("hand", std::vector<std::string>(30, "[dolphin]"), 8, picture_columns);
  ASSERT_GT(lines.size(), 1U);
  EXPECT_EQ(lines[0].substr(0, 17), "hand    [dolphin]");
  EXPECT_EQ(lines[1].substr(0, 17), "        [dolphin]");
  for (const std::string& line : lines) EXPECT_LE(line.size(), picture_columns);
}

}  // namespace
}  // namespace fathom
