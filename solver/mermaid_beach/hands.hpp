#pragma once

#include <array>
#include <cstdint>
#include <functional>

#include "solver/mermaid_beach/turn_book.hpp"

// Every hand that differs to the rules of a turn, and what may lie around it.

namespace fathom::solver::beach {

/// The cards that do not come in pairs.
inline constexpr std::array specials{BeachCard::mermaid, BeachCard::mean_mermaid, BeachCard::seaweed,
                                     BeachCard::sneaker_wave, BeachCard::sea_monster};

/// Every hand of up to so many cards of each item and up to one of each special card, and hands of two of some of these. The
/// items are alike: of hands that differ in their names alone there is one. Goes on while `visit` says so.
void each_hand(int most_of_an_item, const std::function<bool(const BeachCards&)>& visit);

/// Whether shells lie about, and whether the deck has cards: what a turn depends on besides the hand.
struct Surroundings {
  int shells_with_others;
  int shells_of_her_own;
  int empty_deck;
};
inline constexpr std::array<Surroundings, 8> all_surroundings{
    {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}, {0, 0, 1}, {1, 0, 1}, {0, 1, 1}, {1, 1, 1}}};

/// Ann's turn with this hand; everybody else holds a mermaid.
State turn_of_ann(const Game& game, int players, const BeachCards& hand, const Surroundings& around);

/// What the rulebook's reading of a turn asks of a state.
TurnTable<int, bool> as_numbers(const Game& game, const State& state, const TurnBook& book);

}  // namespace fathom::solver::beach
