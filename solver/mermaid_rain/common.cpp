#include "solver/mermaid_rain/common.hpp"

#include <algorithm>

namespace fathom::solver::rain {

std::string words(const Cards& cards) {
  std::string text;
  for (const Card card : every<Card>)
    if (cards[card] > 0) text += (text.empty() ? "" : ", ") + plural(cards[card], name_of(card));
  return text.empty() ? "no card" : text;
}

std::string words(const std::vector<int>& numbers) {
  std::string text;
  for (const int number : numbers) text += (text.empty() ? "(" : ", ") + std::to_string(number);
  return text + (text.empty() ? "()" : ")");
}

std::string words(const Cells& cells) {
  std::string text;
  for (std::size_t i = 0; i < cells.size(); ++i)
    text += (i == 0 ? "" : i + 1 == cells.size() ? " and " : ", ") + show(cells[i]);
  return text;
}

std::vector<Action> play_dully_while(const Game& game, State& state, std::span<const mermaid_rain::Step> steps) {
  std::vector<Action> done;
  std::vector<Action> legal;
  while (std::ranges::find(steps, state.step) != steps.end() && done.size() < std::size_t{MermaidRain::longest_play}) {
    MermaidRain::legal_actions(game, state, legal);
    if (legal.empty()) break;
    MermaidRain::perform(game, state, legal.front());
    done.push_back(legal.front());
  }
  return done;
}

std::vector<Cards> every_hand(int least_cards, int most_cards) {
  std::vector<Cards> hands;
  for (int size = least_cards; size <= most_cards; ++size)
    for_each_pick(Cards{{Card::dolphin, most_cards}, {Card::gull, most_cards}, {Card::turtle, most_cards}}, size,
                  [&](const Cards& hand) { hands.push_back(hand); });
  return hands;
}

}  // namespace fathom::solver::rain
