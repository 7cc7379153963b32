#include "solver/mermaid_beach/hands.hpp"

#include <algorithm>

namespace fathom::solver::beach {

namespace {

/// Fills in the items from this one on, each at most as often as the one before it, and then the special cards.
bool each_hand_from(std::size_t item, int most_of_it, BeachCards& hand,
                    const std::function<bool(const BeachCards&)>& visit) {
  if (item < mermaid_beach::items.size()) {
    bool goes_on = true;
    for (int many = 0; many <= most_of_it && goes_on; ++many) {
      hand[mermaid_beach::items[item]] = static_cast<std::uint8_t>(many);
      goes_on = each_hand_from(item + 1, many, hand, visit);
    }
    return goes_on;
  }
  for (unsigned held = 0; held < (1U << specials.size()); ++held) {
    for (std::size_t i = 0; i < specials.size(); ++i) hand[specials[i]] = static_cast<std::uint8_t>((held >> i) & 1U);
    if (!visit(hand)) return false;
  }
  return true;
}

}  // namespace

void each_hand(int most_of_an_item, const std::function<bool(const BeachCards&)>& visit) {
  BeachCards hand;
  if (!each_hand_from(0, most_of_an_item, hand, visit)) return;
  for (unsigned held = 1; held < (1U << specials.size()); ++held) {
    BeachCards twos;
    for (std::size_t i = 0; i < specials.size(); ++i)
      twos[specials[i]] = static_cast<std::uint8_t>(((held >> i) & 1U) * (specials[i] == BeachCard::sea_monster ? 1 : 2));
    if (!visit(twos)) return;
  }
}

State turn_of_ann(const Game& game, int players, const BeachCards& hand, const Surroundings& around) {
  State state;
  state.players = static_cast<std::uint8_t>(players);
  state.step = Step::turn;
  state.hands[Seat::Ann] = hand;
  for (int i = 1; i < players; ++i) state.hands[seat(i)][BeachCard::mermaid] = 1;
  state.shells[Seat::Bob][ShellCard::two] = static_cast<std::uint8_t>(around.shells_with_others);
  state.shells[Seat::Ann][ShellCard::two] = static_cast<std::uint8_t>(around.shells_of_her_own);
  state = MermaidBeach::completed(game, state);
  if (around.empty_deck != 0) std::swap(state.deck, state.discards);
  return state;
}

TurnTable<int, bool> as_numbers(const Game& game, const State& state, const TurnBook& book) {
  TurnTable<int, bool> turn{game.rules, book, state.deck.total(), false, false, false, {}};
  for (int i = 0; i < state.players; ++i) {
    const bool some = !state.shells[seat(i)].empty();
    turn.shells = turn.shells || (some && (i > 0 || game.rules.robbed == mermaid_beach::Victim::anyone));
    turn.in_reach = turn.in_reach || (some && (i > 0 || game.rules.washed == mermaid_beach::Victim::anyone));
    turn.hands.emplace_back(state.hands[seat(i)].of.begin(), state.hands[seat(i)].of.end());
  }
  return turn;
}

}  // namespace fathom::solver::beach
