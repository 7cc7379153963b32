#include <algorithm>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "model/mirage/mirage.hpp"
#include "model/mirage/phrases.hpp"

// Actions in the game's words, one line each. Total: whatever a state and an action hold, there is a line for them.

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

/// The line for each kind of action.
struct Line {
  const Game& game;
  const State& state;

  std::string operator()(const StartingTile& start) const {
    const LaidCoast coast{start.pattern, start.face, Square{}, Direction::north, Seat::Ann, std::nullopt};
    return "a Coast tile starts the board: " + beach(game.box, coast);
  }
  std::string operator()(const SetAside& aside) const { return one(aside.tile) + " goes back to the box"; }
  std::string operator()(const FirstPlayer& first) const { return name(first.to) + " begins"; }
  std::string operator()(const Draw& draw) const { return name(draw.to) + " draws " + one(draw.tile); }
  std::string operator()(const ChooseTile& choose) const { return name(choose.by) + " chooses " + one(choose.tile); }
  std::string operator()(const TakeCoast& take) const { return name(take.by) + " takes " + one(take.pattern); }
  std::string operator()(const Lay& lay) const {
    return name(lay.by) + " lays " + plainly(lay.side) + ": " + laid(game.box, state.tile, lay);
  }
  std::string operator()(const LayCoast& lay) const {
    const std::string lays = name(lay.by) + " lays a Coast tile on " + show(lay.at);
    if (!state.coast) return lays;
    return lays + ": " + beach(game.box, {*state.coast, lay.face, lay.at, lay.turned, lay.by, std::nullopt});
  }
  std::string operator()(const LeaveCoast& leave) const { return name(leave.by) + " does not lay her Coast tile"; }
  std::string operator()(const AddExplorers& add) const {
    if (state.board.survey.empty()) return name(add.by) + " adds " + plural(add.on.size(), "explorer");
    const LaidSurvey& tile = state.board.survey[state.board.survey.size() - 1];
    const auto squares = squares_of(tile.corner, tile.elbow);
    std::vector<std::string> on;
    for (const Part part : every<Part>)
      if (add.on.contains(part)) on.push_back(show(squares[index_of(part)]));
    const std::string adds = name(add.by) + " adds " + fathom::counted(static_cast<int>(on.size()), explorer_on(tile.side));
    return on.empty() ? adds : adds + " on " + listed(on);
  }
  std::string operator()(const AddToCoast& add) const {
    return name(add.by) + " adds " + one(explorer_on(add.on)) + " to the Coast tile";
  }
  std::string operator()(const ChooseGap& choose) const {
    return name(choose.by) + " has " + gap_phrase(game, state, choose.gap) + " resolved next";
  }
  std::string operator()(const Award& award) const {
    const std::string gap = state.resolving ? gap_phrase(game, state, *state.resolving) : "the gap";
    return name(award.by) +
           (award.by == award.to ? " claims " + gap + " herself" : " lets " + name(award.to) + " have " + gap);
  }
  std::string operator()(const PitchTent& pitch) const { return name(pitch.by) + " pitches a tent on " + show(pitch.at); }
  std::string operator()(const MoveTent& move) const {
    return name(move.by) + " moves a tent from " + show(move.from) + " to " + show(move.to);
  }
  std::string operator()(const KeepTrees& keep) const {
    return name(keep.by) + " keeps the trees with " + one(keep.with) + " from " +
           (keep.from ? show(*keep.from) : std::string{"her supply"});
  }
  std::string operator()(const LoseTrees& lose) const { return name(lose.by) + " leaves the trees to nobody"; }
  std::string operator()(const Plant& plant) const { return name(plant.by) + " plants " + one(plant.colour); }
  std::string operator()(const Scoring&) const {
    const PerSeat<Score> points = counted(game, state);
    const bool palms = game.rules.palms == Palms::with;
    std::string who;
    for (const Seat at : seated(state.players)) {
      const Score& of = points[at];
      who += (who.empty() ? ": " : ", ") + name(at) + ' ' + std::to_string(of.regions) + " + " + std::to_string(of.tents) +
             (palms ? " + " + std::to_string(of.trees) : "");
    }
    return std::string{palms ? "regions, tents and trees are counted" : "regions and tents are counted"} + who;
  }
};

}  // namespace

std::string show(const Game& game, const State& state, const Action& action) {
  return std::visit(Line{game, state}, action);
}

}  // namespace fathom::mirage
