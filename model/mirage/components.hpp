#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/counts.hpp"
#include "model/core/fields.hpp"
#include "model/core/names.hpp"

namespace fathom::mirage {

/// What a side of a tile shows, and what its edges fit.
enum class Terrain : std::uint8_t { land, water };
constexpr std::array<std::string_view, 2> names_of(Terrain) { return {"land", "water"}; }
constexpr Terrain other(Terrain terrain) { return terrain == Terrain::land ? Terrain::water : Terrain::land; }

/// How a square is coloured. Shades make regions; they never decide where a tile fits.
enum class Shade : std::uint8_t { light, dark };
constexpr std::array<std::string_view, 2> names_of(Shade) { return {"light", "dark"}; }

/// A side of a square, and the way to the next square there.
enum class Direction : std::uint8_t { north, east, south, west };
constexpr std::array<std::string_view, 4> names_of(Direction) { return {"north", "east", "south", "west"}; }
constexpr Direction turned(Direction from, int quarters) {
  return static_cast<Direction>((static_cast<unsigned>(from) + static_cast<unsigned>(quarters)) % 4);
}
constexpr Direction opposite(Direction to) { return turned(to, 2); }

/// A square of a Survey tile. The corner touches both arms; the arms are told apart by going clockwise round the corner.
enum class Part : std::uint8_t { first_arm, corner, second_arm };
constexpr std::array<std::string_view, 3> names_of(Part) { return {"first_arm", "corner", "second_arm"}; }
inline constexpr std::size_t parts_of_survey = 3;

/// The shades of a Survey tile's three squares, as one looks at one of its sides: by `Part`.
using Shades = std::array<Shade, parts_of_survey>;

/// The eight Survey tiles, each called by the shades of its land side: first arm, corner, second arm.
enum class SurveyTile : std::uint8_t {
  light_light_light,
  light_light_dark,
  light_dark_light,
  light_dark_dark,
  dark_light_light,
  dark_light_dark,
  dark_dark_light,
  dark_dark_dark
};
constexpr std::array<std::string_view, 8> names_of(SurveyTile) {
  return {"light_light_light", "light_light_dark", "light_dark_light", "light_dark_dark",
          "dark_light_light",  "dark_light_dark",  "dark_dark_light",  "dark_dark_dark"};
}
/// What a Survey tile shows on its land side, as its name says.
constexpr Shades land_side(SurveyTile tile) {
  const auto shade = [&](unsigned bit) { return static_cast<Shade>((static_cast<unsigned>(tile) >> bit) & 1U); };
  return {shade(2), shade(1), shade(0)};
}
/// Whether a Survey tile is all light or all dark, so that a Coast tile comes with it.
constexpr bool is_plain(SurveyTile tile) {
  return tile == SurveyTile::light_light_light || tile == SurveyTile::dark_dark_dark;
}

/// The two patterns of Coast tiles: sand and water of one shade, or of two.
enum class CoastPattern : std::uint8_t { alike, unlike };
constexpr std::array<std::string_view, 2> names_of(CoastPattern) { return {"alike", "unlike"}; }

/// Which side of a Coast tile is up.
enum class CoastFace : std::uint8_t { front, back };
constexpr std::array<std::string_view, 2> names_of(CoastFace) { return {"front", "back"}; }

/// One face of a Coast tile: a square with edges of both kinds. The part of it that is land touches its land edges and no
/// others, the part that is water its water edges.
struct Beach {
  std::array<Terrain, 4> edges{Terrain::land, Terrain::land, Terrain::water, Terrain::water};  ///< By `Direction`, unturned.
  Shade sand{};
  Shade water{};
  static constexpr auto fields = every_member;
  friend bool operator==(const Beach&, const Beach&) = default;
};

/// The pieces a player sends out: camels on land, ships on water.
enum class Explorer : std::uint8_t { camel, ship };
constexpr std::array<std::string_view, 2> names_of(Explorer) { return {"camel", "ship"}; }
constexpr Explorer explorer_on(Terrain terrain) { return terrain == Terrain::land ? Explorer::camel : Explorer::ship; }

/// The colours palm trees come in. They belong to nobody because of their colour.
enum class Colour : std::uint8_t { black, white, red, yellow };
constexpr std::array<std::string_view, 4> names_of(Colour) { return {"black", "white", "red", "yellow"}; }

/// What is in the box. That there are 40 Survey tiles of eight patterns and ten Coast tiles of two is printed; how many of
/// each, what the water sides and the Coast tiles look like and how many trees there are stands in pictures or nowhere, and
/// is a reconstruction, marked `assumed` in the rulebook table, that `--components FILE` replaces.
struct Box {
  Counts<SurveyTile> survey;
  std::array<Shades, kinds<SurveyTile>> water_sides{};  ///< What each tile shows when its water side is up.
  Counts<CoastPattern> coasts;
  std::array<std::array<Beach, kinds<CoastFace>>, kinds<CoastPattern>> beaches{};
  Counts<Colour> trees;

  /// The pieces of which no place can ever hold more than are in the box.
  static constexpr auto pieces =
      FieldTuple{Field{"survey", &Box::survey}, Field{"coasts", &Box::coasts}, Field{"trees", &Box::trees}};
  friend bool operator==(const Box&, const Box&) = default;
};

/// The largest numbers of tiles the table has room for, which are those of the box.
inline constexpr std::size_t most_survey_tiles = 40;
inline constexpr std::size_t most_coast_tiles = 10;

/// What a tile shows with this side up, by `Part`.
constexpr Shades shades_of(const Box& box, SurveyTile tile, Terrain side) {
  return side == Terrain::land ? land_side(tile) : entry(box.water_sides, tile);
}
constexpr const Beach& beach_of(const Box& box, CoastPattern pattern, CoastFace face) {
  return entry(entry(box.beaches, pattern), face);
}

/// What is wrong with a box, in whole sentences: every count that contradicts the rulebook.
std::vector<std::string> faults(const Box& box);

/// The box as printed, with our reconstruction of what stands in pictures only.
const Box& assumed_box();

}  // namespace fathom::mirage
