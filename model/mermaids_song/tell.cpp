#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "model/mermaids_song/phrases.hpp"
#include "model/mermaids_song/possibilities.hpp"

// States in the game's words: a few lines. Total, as `show` is.

namespace fathom::mermaids_song {
namespace {

constexpr std::size_t label_width = 7;

/// A label and what belongs to it.
std::string line(std::string_view label, const std::vector<std::string>& items) {
  std::string text{label};
  text.resize(std::max(label_width, label.size() + 1), ' ');
  for (std::size_t i = 0; i < items.size(); ++i) text += (i == 0 ? "" : " · ") + items[i];
  return text;
}

/// Whose turn it is, whose action is next, and where in the turn we are.
std::string headline(const Game& game, const State& state) {
  std::string text = plainly(state.step);
  if (state.step > Step::first_player) text += " · " + plainly(state.turn) + "'s turn";
  if (const Acting next = acting(state); next.mover == Mover::player) text += " · " + plainly(next.seat) + " acts";
  if (state.ending != Ending::open) text += " · " + plainly(state.ending);
  return text + " · " + std::to_string(needed_to_win(game.rules, state.players)) + " to win";
}

/// `mermaid of power 5 (a song of 3 and a silence of 2; over a song of 1 and a silence of 1)`.
std::string told(const Game& game, const Mermaid& mermaid) {
  std::string text = "mermaid of power " + std::to_string(power(game, mermaid));
  if (mermaid == Mermaid{}) return text;
  text += " (" + phrase(mermaid.visible);
  if (!mermaid.covered.empty()) text += "; over " + phrase(mermaid.covered);
  return text + ")";
}

std::vector<std::string> player(const Game& game, const State& state, Seat at) {
  std::vector<std::string> items{"hand " + phrase(state.hands[at])};
  for (const Mermaid& mermaid : state.mermaids[at]) items.push_back(told(game, mermaid));
  if (!state.enticed[at].empty())
    items.push_back("loyalty " + std::to_string(loyalty_of(state.enticed[at])) + ": " + phrase(state.enticed[at]));
  if (state.still_to_lose.contains(at)) items.push_back("loses a mermaid to the Kraken");
  if (state.target == at) items.push_back(state.step == Step::covering ? "has cards to cover" : "loses a creature");
  return items;
}

}  // namespace

std::vector<std::string> tell(const Game& game, const State& state) {
  std::vector<std::string> lines{headline(game, state)};
  for (const Seat at : seated(state.players)) lines.push_back(line(plainly(at), player(game, state, at)));
  lines.push_back(line("sea", {phrase(state.face_up), std::to_string(state.creature_deck.total()) + " in the deck"}));
  std::vector<std::string> left{"deck " + std::to_string(state.deck.total()), "discards " + phrase(state.discards)};
  if (!state.set_aside.empty()) left.push_back("put aside " + phrase(state.set_aside));
  lines.push_back(line("left", left));
  return lines;
}

}  // namespace fathom::mermaids_song
