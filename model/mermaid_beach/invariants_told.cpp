#include "model/mermaid_beach/invariants_told.hpp"

#include <string>

#include "model/mermaid_beach/phrases.hpp"
#include "model/mermaid_beach/possibilities.hpp"

namespace fathom::mermaid_beach {

namespace {

void add(std::string& text, const std::string& more) { text += (text.empty() ? "" : "; ") + more; }

}  // namespace

std::string hands_dealt_otherwise(const Game& game, const State& state) {
  const int cards = hand_size(game.rules, state.players);
  std::string text;
  for (const Seat at : seated(state.players))
    if (const int held = state.hands[at].total(); held != cards)
      add(text, plainly(at) + " has " + plural(held, "card") + " of " + std::to_string(cards));
  return text;
}

std::string items_without_a_pair(const Game&, const State& state) {
  std::string text;
  for (const BeachCard item : items)
    if (state.discards[item] % cards_in_a_pair != 0)
      add(text, counted(state.discards[item], item) + " discarded, and items leave in pairs");
  return text;
}

std::string starfish_kept(const Game&, const State& state) {
  std::string text;
  for (const Seat at : every<Seat>)
    if (state.shells[at][ShellCard::starfish_left] + state.shells[at][ShellCard::starfish_right] > 0)
      add(text, plainly(at) + " has a starfish before her, which is discarded at once");
  return text;
}

std::string points_unlike_shells(const Game& game, const State& state) {
  std::string text;
  for (const Seat at : every<Seat>) {
    const int worth = state.step == Step::over && at_table(state, at) ? points(game.rules, state.shells[at]) : 0;
    if (state.scores[at] != worth)
      add(text, plainly(at) + " has " + plural(state.scores[at], "point") + ", and should have " + std::to_string(worth) +
                    (state.step == Step::over ? "" : " until they are counted"));
  }
  return text;
}

}  // namespace fathom::mermaid_beach
