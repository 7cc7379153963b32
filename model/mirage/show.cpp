#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/mirage/mirage.hpp"
#include "model/mirage/phrases.hpp"

// What the lines of actions say besides the actions' fields. Total: whatever a state and an action hold, there is a line.

namespace fathom::mirage {
namespace {

/// The three squares that a tile comes to lie on, with what they show: `dark E2N1, light E2 and light E3`.
std::string laid(const Box& box, std::optional<SurveyTile> tile, const Lay& lay) {
  const auto squares = squares_of(lay.corner, lay.elbow);
  std::vector<std::string> parts;
  for (const Part part : every<Part>) {
    const std::string shade = tile ? plainly(shades_of(box, *tile, lay.side)[index_of(part)]) + ' ' : "";
    parts.push_back(shade + show(squares[index_of(part)]));
  }
  return listed(parts);
}

/// What a Coast tile turns which way: `light sand north and east, dark water south and west`.
std::string beach(const Box& box, const LaidCoast& coast) {
  const Beach& face = beach_of(box, coast.pattern, coast.face);
  std::string text;
  for (const Terrain terrain : every<Terrain>) {
    std::vector<std::string> sides;
    for (const Direction side : every<Direction>)
      if (edge_of(box, coast, side) == terrain) sides.push_back(plainly(side));
    if (sides.empty()) continue;
    const Colouring colouring{terrain, terrain == Terrain::land ? face.sand : face.water};
    text += (text.empty() ? "" : ", ") + phrase(colouring) + ' ' + listed(sides);
  }
  return text;
}

struct Words {
  const Game& game;
  const State& state;

  std::string operator()(std::string_view, const StartingTile& start) const {
    return beach(game.box, {start.pattern, start.face, Square{}, Direction::north, Seat::Ann, std::nullopt});
  }
  std::string operator()(std::string_view, const Lay& lay) const { return laid(game.box, state.tile, lay); }
  std::string operator()(std::string_view, const LayCoast& lay) const {
    if (!state.coast) return {};
    return ": " + beach(game.box, {*state.coast, lay.face, lay.at, lay.turned, lay.by, std::nullopt});
  }
  std::string operator()(std::string_view, const AddExplorers& add) const {
    if (state.board.survey.empty()) return plural(add.on.size(), "explorer");
    const LaidSurvey& tile = state.board.survey[state.board.survey.size() - 1];
    const auto squares = squares_of(tile.corner, tile.elbow);
    std::vector<std::string> on;
    for (const Part part : every<Part>)
      if (add.on.contains(part)) on.push_back(show(squares[index_of(part)]));
    const std::string explorers = fathom::counted(static_cast<int>(on.size()), explorer_on(tile.side));
    return on.empty() ? explorers : explorers + " on " + listed(on);
  }
  std::string operator()(std::string_view, const AddToCoast& add) const { return one(explorer_on(add.on)); }
  std::string operator()(std::string_view, const ChooseGap& choose) const { return gap_phrase(game, state, choose.gap); }
  std::string operator()(std::string_view, const Award& award) const {
    const std::string gap = state.resolving ? gap_phrase(game, state, *state.resolving) : "the gap";
    return award.by == award.to ? "claims " + gap + " herself" : "lets " + name(award.to) + " have " + gap;
  }
  std::string operator()(std::string_view, const KeepTrees& keep) const {
    return keep.from ? show(*keep.from) : "her supply";
  }
  std::string operator()(std::string_view hole, const Scoring&) const {
    const bool palms = game.rules.palms == Palms::with;
    if (hole == "what") return palms ? "regions, tents and trees" : "regions and tents";
    const PerSeat<Score> points = counted(game, state);
    std::string who;
    for (const Seat at : seated(state.players)) {
      const Score& of = points[at];
      who += (who.empty() ? ": " : ", ") + name(at) + ' ' + std::to_string(of.regions) + " + " + std::to_string(of.tents) +
             (palms ? " + " + std::to_string(of.trees) : "") + (of.house != 0 ? " + " + std::to_string(of.house) : "");
    }
    return who;
  }
};

}  // namespace

std::string show(const Game& game, const State& state, const Action& action) { return line_of(action, Words{game, state}); }

}  // namespace fathom::mirage
