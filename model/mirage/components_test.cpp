#include "model/mirage/components.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace fathom::mirage {
namespace {

using Sentences = std::vector<std::string>;

TEST(MirageBox, HasNothingWrongWithIt) {
  EXPECT_EQ(faults(assumed_box()), Sentences{});
  EXPECT_EQ(assumed_box().survey.total(), 40);
  EXPECT_EQ(assumed_box().coasts.total(), 10);
}

TEST(MirageBox, HasAsManyTilesAsPrinted) {
  Box box = assumed_box();
  --box.survey[SurveyTile::dark_light_dark];
  EXPECT_EQ(faults(box), Sentences{"expected 40 Survey tiles, found 39; add 1"});
  box = assumed_box();
  box.coasts[CoastPattern::alike] = 7;
  EXPECT_EQ(faults(box), Sentences{"expected 10 Coast tiles, found 12; take out 2"});
}

TEST(MirageBox, MayHaveMoreOfOnePatternThanOfAnother) {
  Box box = assumed_box();
  --box.survey[SurveyTile::dark_light_dark];
  ++box.survey[SurveyTile::light_light_light];
  box.coasts = {{CoastPattern::alike, 8}, {CoastPattern::unlike, 2}};
  EXPECT_EQ(faults(box), Sentences{});
}

TEST(MirageBox, HasEveryPatternAndColour) {
  for (const SurveyTile tile : every<SurveyTile>) {
    Box box = assumed_box();
    box.survey[tile] = 0;
    EXPECT_EQ(faults(box).size(), 2U) << name_of(tile);
  }
  Box box = assumed_box();
  box.coasts = {{CoastPattern::unlike, 10}};
  EXPECT_EQ(faults(box), Sentences{"expected two patterns of Coast tiles, found none that is alike"});
  box = assumed_box();
  box.trees[Colour::red] = 0;
  EXPECT_EQ(faults(box), Sentences{"expected palm trees of four colours, found none that is red"});
}

TEST(MirageBox, MayShowItsWaterSidesInAnotherOrderButNoPatternTwice) {
  Box box = assumed_box();
  std::swap(box.water_sides[index_of(SurveyTile::light_light_dark)], box.water_sides[index_of(SurveyTile::dark_light_dark)]);
  EXPECT_EQ(faults(box), Sentences{});
  box.water_sides[index_of(SurveyTile::light_light_dark)] = box.water_sides[index_of(SurveyTile::dark_light_dark)];
  EXPECT_EQ(faults(box), Sentences{"expected eight different water sides, found 7"});
}

TEST(MirageBox, KeepsTilesOfOneShadeOfOneShadeOnBothSides) {
  Box box = assumed_box();
  std::swap(box.water_sides[index_of(SurveyTile::light_light_light)],
            box.water_sides[index_of(SurveyTile::light_light_dark)]);
  EXPECT_EQ(faults(box),
            (Sentences{"the water side of light light light should be of one shade, as its land side is",
                       "the water side of light light dark should not be of one shade, as its land side is not"}));
}

TEST(MirageBox, HasEdgesOfBothKindsOnEachFaceOfACoastTile) {
  Box box = assumed_box();
  box.beaches[index_of(CoastPattern::unlike)][index_of(CoastFace::back)].edges.fill(Terrain::water);
  EXPECT_EQ(faults(box), Sentences{"expected land and water edges on the back of the Coast tile unlike, found water alone"});
  box.beaches[index_of(CoastPattern::unlike)][index_of(CoastFace::back)].edges[0] = Terrain::land;
  EXPECT_EQ(faults(box), Sentences{});
}

TEST(MirageBox, ShowsTheShadesOfATileInMirrorWritingOnItsWaterSide) {
  for (const SurveyTile tile : every<SurveyTile>) {
    const Shades land = shades_of(assumed_box(), tile, Terrain::land);
    const Shades water = shades_of(assumed_box(), tile, Terrain::water);
    EXPECT_EQ(land[index_of(Part::first_arm)], water[index_of(Part::second_arm)]) << name_of(tile);
    EXPECT_EQ(land[index_of(Part::corner)], water[index_of(Part::corner)]) << name_of(tile);
    EXPECT_EQ(land[index_of(Part::second_arm)], water[index_of(Part::first_arm)]) << name_of(tile);
  }
}

TEST(MirageTiles, AreCalledByTheShadesOfTheirLandSide) {
  EXPECT_EQ(land_side(SurveyTile::light_light_dark), (Shades{Shade::light, Shade::light, Shade::dark}));
  EXPECT_EQ(land_side(SurveyTile::dark_light_light), (Shades{Shade::dark, Shade::light, Shade::light}));
  std::set<Shades> all;
  for (const SurveyTile tile : every<SurveyTile>) {
    const Shades shades = land_side(tile);
    all.insert(shades);
    std::string name;
    for (const Shade shade : shades) name += (name.empty() ? "" : "_") + std::string{name_of(shade)};
    EXPECT_EQ(name, name_of(tile));
  }
  EXPECT_EQ(all.size(), 8U);
}

TEST(MirageTiles, AreOfOneShadeOrNot) {
  EXPECT_EQ(std::ranges::count_if(every<SurveyTile>, is_plain), 2);
  EXPECT_TRUE(is_plain(SurveyTile::light_light_light));
  EXPECT_TRUE(is_plain(SurveyTile::dark_dark_dark));
}

TEST(MirageTiles, OfTheCoastHaveSandAndWaterOfOneShadeOrOfTwo) {
  const Box& box = assumed_box();
  for (const CoastFace face : every<CoastFace>) {
    const Beach& alike = beach_of(box, CoastPattern::alike, face);
    const Beach& unlike = beach_of(box, CoastPattern::unlike, face);
    EXPECT_EQ(alike.sand, alike.water) << name_of(face);
    EXPECT_NE(unlike.sand, unlike.water) << name_of(face);
  }
  EXPECT_NE(beach_of(box, CoastPattern::alike, CoastFace::front).sand,
            beach_of(box, CoastPattern::alike, CoastFace::back).sand);
  EXPECT_NE(beach_of(box, CoastPattern::unlike, CoastFace::front).sand,
            beach_of(box, CoastPattern::unlike, CoastFace::back).sand);
}

TEST(MirageTiles, HaveASideAndABeachWhateverTheyAreCalled) {
  const Box& box = assumed_box();
  EXPECT_EQ(shades_of(box, static_cast<SurveyTile>(255), Terrain::water).size(), parts_of_survey);
  EXPECT_EQ(beach_of(box, static_cast<CoastPattern>(255), static_cast<CoastFace>(255)).edges.size(), 4U);
}

TEST(MirageDirections, TurnClockwise) {
  EXPECT_EQ(turned(Direction::north, 1), Direction::east);
  EXPECT_EQ(turned(Direction::west, 1), Direction::north);
  EXPECT_EQ(turned(Direction::south, 3), Direction::east);
  EXPECT_EQ(opposite(Direction::east), Direction::west);
}

TEST(MirageExplorers, AreCamelsOnLandAndShipsOnWater) {
  EXPECT_EQ(explorer_on(Terrain::land), Explorer::camel);
  EXPECT_EQ(explorer_on(Terrain::water), Explorer::ship);
  EXPECT_EQ(other(Terrain::land), Terrain::water);
  EXPECT_EQ(other(Terrain::water), Terrain::land);
}

}  // namespace
}  // namespace fathom::mirage
