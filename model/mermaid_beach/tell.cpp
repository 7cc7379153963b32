#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "model/mermaid_beach/mermaid_beach.hpp"
#include "model/mermaid_beach/phrases.hpp"

// States in the game's words: a few lines. Total, as `show` is.

namespace fathom::mermaid_beach {
namespace {

constexpr std::size_t label_width = 7;

std::string line(std::string_view label, const std::vector<std::string>& parts) {
  std::string text{label};
  if (!label.empty()) text.resize(std::max(label_width, label.size() + 1), ' ');
  for (std::size_t i = 0; i < parts.size(); ++i) text += (i == 0 ? "" : " · ") + parts[i];
  return text;
}

/// Who acts next, and where in one of the six actions we are.
std::string headline(const State& state) {
  std::vector<std::string> parts{plainly(state.step)};
  if (state.step > Step::first_player && state.step < Step::revealing) parts.push_back(plainly(state.turn) + "'s turn");
  if (const Acting next = acting(state); next.mover == Mover::player && next.seat != state.turn)
    parts.push_back(plainly(next.seat) + " acts");
  if (state.bonus == Bonus::due) parts.emplace_back("another turn is due");
  if (state.bonus == Bonus::running) parts.emplace_back("a bonus turn");
  if (state.more > 0) parts.push_back(plural(state.more, "more action"));
  if (state.asked_for) parts.push_back("asked for " + one(*state.asked_for));
  if (state.drawn) parts.push_back("drawn " + one(*state.drawn));
  if (state.owed > 0) parts.push_back(plural(state.owed, "card") + " to draw");
  if (state.ending == Ending::decided) parts.emplace_back("the game ends");
  return line("", parts);
}

std::vector<std::string> player(const Game& game, const State& state, Seat at) {
  std::vector<std::string> parts{"hand " + phrase(state.hands[at])};
  if (state.passed[at]) parts.push_back("passes " + one(*state.passed[at]));
  if (state.monster_shown == at) parts.emplace_back("has shown the sea monster");
  parts.push_back("shells " + phrase(state.shells[at]) + ", " + plural(points(game.rules, state.shells[at]), "point"));
  if (state.step == Step::over) parts.push_back("score " + std::to_string(state.scores[at]));
  return parts;
}

}  // namespace

std::vector<std::string> tell(const Game& game, const State& state) {
  std::vector<std::string> lines{headline(state)};
  for (const Seat at : seated(state.players)) lines.push_back(line(plainly(at), player(game, state, at)));
  lines.push_back(line("beach", {"deck " + std::to_string(state.deck.total()), "discards " + phrase(state.discards)}));
  if (!state.display.empty()) lines.back() += " · face up " + phrase(state.display);
  lines.push_back(
      line("shells", {"deck " + std::to_string(state.shell_deck.total()), "discards " + phrase(state.shell_discards)}));
  return lines;
}

}  // namespace fathom::mermaid_beach
