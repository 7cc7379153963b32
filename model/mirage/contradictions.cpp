#include <algorithm>

#include "model/core/words.hpp"
#include "model/mirage/rules.hpp"

namespace fathom::mirage {

namespace {

void at_most(std::vector<std::string>& found, const std::string& things, std::size_t room, int counted) {
  if (counted > static_cast<int>(room))
    found.push_back("there are " + std::to_string(counted) + " " + things + ", and the table has room for " +
                    std::to_string(room));
}

}  // namespace

std::vector<std::string> contradictions(const Game& game) {
  std::vector<std::string> found;
  const Box& box = game.box;
  at_most(found, "Survey tiles", most_survey_tiles, box.survey.total());
  at_most(found, "Coast tiles", most_coast_tiles, box.coasts.total());
  if (box.coasts.empty()) found.emplace_back("expected a Coast tile to begin with, found none");
  if (box.survey.empty()) found.emplace_back("expected Survey tiles to draw, found none");
  if (game.rules.removed_for_three >= std::max(1, box.survey.total()))
    found.push_back("of " + std::to_string(box.survey.total()) + " Survey tiles, " +
                    std::to_string(game.rules.removed_for_three) + " are set aside with three players");
  for (const CoastPattern pattern : every<CoastPattern>)
    for (const CoastFace face : every<CoastFace>) {
      const auto& edges = beach_of(box, pattern, face).edges;
      if (std::ranges::count(edges, edges.front()) == std::ssize(edges))
        found.push_back("the " + plainly(face) + " of the Coast tile " + plainly(pattern) + " has edges of " +
                        plainly(edges.front()) + " alone, and no coast");
    }
  return found;
}

}  // namespace fathom::mirage
