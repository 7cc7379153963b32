#include "model/mirage/components.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "model/core/words.hpp"

namespace fathom::mirage {
namespace {

// "Equipment" of the rulebook.
constexpr int survey_tiles_in_box = static_cast<int>(most_survey_tiles);
constexpr int coast_tiles_in_box = static_cast<int>(most_coast_tiles);
constexpr int assumed_trees_of_a_colour = 10;

using Sentences = std::vector<std::string>;

/// "expected 40 Survey tiles, found 39; add 1".
void count(Sentences& found, const std::string& things, int expected, int counted) {
  if (expected == counted) return;
  found.push_back(
      "expected " + std::to_string(expected) + ' ' + things + ", found " + std::to_string(counted) + "; " +
      (counted < expected ? "add " + std::to_string(expected - counted) : "take out " + std::to_string(counted - expected)));
}

bool is_one_shade(const Shades& shades) {
  return std::ranges::all_of(shades, [&](Shade shade) { return shade == shades.front(); });
}

void look_at_water_sides(const Box& box, Sentences& found) {
  for (const SurveyTile tile : every<SurveyTile>)
    if (is_plain(tile) != is_one_shade(box.water_sides[index_of(tile)]))
      found.push_back("the water side of " + plainly(tile) + " should " + (is_plain(tile) ? "" : "not ") +
                      "be of one shade, as its land side is" + (is_plain(tile) ? "" : " not"));
  const std::set<Shades> different(box.water_sides.begin(), box.water_sides.end());
  if (different.size() < kinds<SurveyTile>)
    found.push_back("expected eight different water sides, found " + std::to_string(different.size()));
}

void look_at_beaches(const Box& box, Sentences& found) {
  for (const CoastPattern pattern : every<CoastPattern>)
    for (const CoastFace face : every<CoastFace>) {
      const auto& edges = beach_of(box, pattern, face).edges;
      if (std::ranges::count(edges, edges.front()) == std::ssize(edges))
        found.push_back("expected land and water edges on the " + plainly(face) + " of the Coast tile " + plainly(pattern) +
                        ", found " + plainly(edges.front()) + " alone");
    }
}

}  // namespace

std::vector<std::string> faults(const Box& box) {
  Sentences found;
  count(found, "Survey tiles", survey_tiles_in_box, box.survey.total());
  for (const SurveyTile tile : every<SurveyTile>)
    if (box.survey[tile] == 0) found.push_back("expected eight patterns of Survey tiles, found no " + plainly(tile));
  look_at_water_sides(box, found);
  count(found, "Coast tiles", coast_tiles_in_box, box.coasts.total());
  for (const CoastPattern pattern : every<CoastPattern>)
    if (box.coasts[pattern] == 0)
      found.push_back("expected two patterns of Coast tiles, found none that is " + plainly(pattern));
  look_at_beaches(box, found);
  for (const Colour colour : every<Colour>)
    if (box.trees[colour] == 0)
      found.push_back("expected palm trees of four colours, found none that is " + plainly(colour));
  return found;
}

namespace {

/// Every square has one shade on both sides: whoever turns the tile over finds the arms exchanged.
Shades seen_from_behind(const Shades& shades) { return {shades[2], shades[1], shades[0]}; }

Box printed() {
  Box box;
  for (const SurveyTile tile : every<SurveyTile>) {
    box.survey[tile] = survey_tiles_in_box / static_cast<int>(kinds<SurveyTile>);
    box.water_sides[index_of(tile)] = seen_from_behind(land_side(tile));
  }
  for (const CoastPattern pattern : every<CoastPattern>) {
    box.coasts[pattern] = coast_tiles_in_box / static_cast<int>(kinds<CoastPattern>);
    for (const CoastFace face : every<CoastFace>) {
      Beach& beach = box.beaches[index_of(pattern)][index_of(face)];
      beach.sand = face == CoastFace::front ? Shade::light : Shade::dark;
      const bool same = pattern == CoastPattern::alike;
      beach.water = (face == CoastFace::front) == same ? Shade::light : Shade::dark;
    }
  }
  for (const Colour colour : every<Colour>) box.trees[colour] = assumed_trees_of_a_colour;
  return box;
}

}  // namespace

const Box& assumed_box() {
  static const Box box = printed();
  return box;
}

}  // namespace fathom::mirage
