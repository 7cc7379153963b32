#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "model/mirage/mirage.hpp"
#include "model/mirage/phrases.hpp"

// States in the game's words: a few lines, and the board as a drawing. Total, as `show` is.

namespace fathom::mirage {
namespace {

constexpr std::size_t label_width = 7;

std::string line(std::string_view label, const std::vector<std::string>& parts) {
  std::string text{label};
  if (!label.empty()) text.resize(std::max(label_width, label.size() + 1), ' ');
  for (std::size_t i = 0; i < parts.size(); ++i) text += (i == 0 ? "" : " · ") + parts[i];
  return text;
}

/// Whose action is next, and where in a turn we are.
std::string headline(const Game& game, const State& state) {
  std::vector<std::string> parts{plainly(state.step)};
  if (state.step > Step::first_player && state.step < Step::scoring) parts.push_back(name(state.turn) + "'s turn");
  if (const Acting next = acting(state); next.mover == Mover::player && next.seat != state.turn)
    parts.push_back(name(next.seat) + " acts");
  if (state.tile) parts.push_back("has " + one(*state.tile));
  if (state.coast) parts.push_back("has " + one(*state.coast));
  if (state.resolving)
    parts.push_back(gap_phrase(game, state, *state.resolving) +
                    (state.claimant ? " is " + name(*state.claimant) + "'s" : ""));
  for (const Square gap : state.gaps) parts.push_back(gap_phrase(game, state, gap) + " to be resolved");
  if (state.vacated) parts.push_back("a tent has left " + show(*state.vacated));
  return line("", parts);
}

std::string squares(const std::vector<Square>& some) {
  std::vector<std::string> names;
  for (const Square square : some) names.push_back(show(square));
  return listed(names);
}

std::vector<std::string> player(const Game& game, const State& state, Seat at) {
  std::vector<std::string> parts{plural(state.camels[at], "camel") + ", " + plural(state.ships[at], "ship") + ", " +
                                 plural(state.tents[at], "tent")};
  std::vector<Square> camps;
  for (const Camp& camp : state.camps)
    if (camp.by == at) camps.push_back(camp.at);
  if (!camps.empty()) parts.push_back("tents on " + squares(camps));
  for (const Keeper& keeper : state.keepers)
    if (keeper.by == at) parts.push_back(one(keeper.kind) + " keeps trees on " + show(keeper.at));
  if (const Counts<Colour> trees = trees_of(state, at); !trees.empty()) parts.push_back("has " + phrase(trees));
  if (state.step == Step::over) {
    const Score& score = state.scores[at];
    parts.push_back("regions " + std::to_string(score.regions) + ", tents " + std::to_string(score.tents) +
                    (game.rules.palms == Palms::with ? ", trees " + std::to_string(score.trees) : "") +
                    (score.house != 0 ? ", house rules " + std::to_string(score.house) : ""));
    parts.push_back(plural(total(score), "point"));
  }
  return parts;
}

/// What there still is to draw, to choose from and to take.
std::vector<std::string> left(const Game& game, const State& state) {
  std::vector<std::string> parts{game.rules.supply == Supply::bag ? "bag " + std::to_string(state.bag.total())
                                                                  : "stacks " + phrase(state.bag)};
  if (!state.display.empty()) parts.push_back("open " + phrase(state.display));
  parts.push_back("pile " + phrase(state.pile));
  if (game.rules.palms == Palms::with) parts.push_back("trees " + phrase(state.tree_supply));
  if (!state.set_aside.empty()) parts.push_back("set aside " + phrase(state.set_aside));
  if (!state.coasts_out.empty()) parts.push_back("out of the game " + phrase(state.coasts_out));
  return parts;
}

}  // namespace

std::vector<std::string> tell(const Game& game, const State& state) {
  std::vector<std::string> lines{headline(game, state)};
  for (const Seat at : seated(state.players)) lines.push_back(line(name(at), player(game, state, at)));
  lines.push_back(line("left", left(game, state)));
  for (const std::string& drawn : picture(game, state)) lines.push_back(drawn);
  return lines;
}

}  // namespace fathom::mirage
