#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "model/mermaid_rain/mermaid_rain.hpp"
#include "solver/theorem.hpp"

// What the files of Mermaid Rain's theorems share: names, and ways to ask the model.

namespace fathom::solver::rain {

using mermaid_rain::Action;
using mermaid_rain::Box;
using mermaid_rain::Card;
using mermaid_rain::Cards;
using mermaid_rain::Cells;
using mermaid_rain::Game;
using mermaid_rain::Meld;
using mermaid_rain::MermaidRain;
using mermaid_rain::Rules;
using mermaid_rain::Shade;
using mermaid_rain::Shape;
using mermaid_rain::State;
using mermaid_rain::Symbol;
using mermaid_rain::Terrain;
using mermaid_rain::Tile;
using mermaid_rain::Treasure;

using Finding = solver::Finding<MermaidRain>;
using Theorem = solver::Theorem<MermaidRain>;
using RainTrace = fathom::Trace<MermaidRain>;

inline constexpr int fewest = MermaidRain::fewest_players;
inline constexpr int most = MermaidRain::most_players;

/// A name at the table as words: `dragon scale`.
template <Named E>
std::string words(E value) {
  std::string text{name_of(value)};
  for (char& c : text)
    if (c == '_') c = ' ';
  return text;
}
/// `1 dolphin, 4 gulls`
std::string words(const Cards& cards);
/// `(3, 3, 1)`
std::string words(const std::vector<int>& numbers);
/// `D4, E4 and E5`
std::string words(const Cells& cells);

/// Performs the first legal action again and again while the step is one of those given; gives the actions performed.
std::vector<Action> play_dully_while(const Game& game, State& state, std::span<const mermaid_rain::Step> steps);

/// All ways to hold a few cards.
std::vector<Cards> every_hand(int least_cards, int most_cards);

}  // namespace fathom::solver::rain
