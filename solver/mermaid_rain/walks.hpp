#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "solver/mermaid_rain/reaching.hpp"

// The two sides of "can she reach it?": a position, an answer by Z3 and an answer by searching the model.

namespace fathom::solver::rain {

/// A turn that begins with a tile to place: where Ann is, what lies around, what she holds, and where she wants to go.
struct Wish {
  std::vector<mermaid_rain::Placed> tiles;
  Tile tile;  ///< Hers to place.
  Cards hand;
  Hex from;      ///< A hex of the tile or space she is on.
  Hex treasure;  ///< A treasure space, the only one with a token on it.
};
/// The wish with this number, drawn by lot: some can be had and some cannot.
Wish wish(const Game& game, int number, const ReachingBook& book);
State position_of_wish(const Game& game, const Wish& wish);
std::string told_of(const Wish& wish);

/// What came of a wish: the actions that fulfil it, or none.
struct Walk {
  Answer answer = Answer::Unknown;  ///< `Counterexample`: there is a walk. `Proved`: there is none.
  std::vector<Action> actions;
};
Walk walk_by_the_book(const Game& game, const Budget& budget, const Wish& wish, const ReachingBook& book);
Walk walk_in_model(const Game& game, const Wish& wish);
/// What the model says to these actions: nothing where they end on the treasure.
std::optional<std::string> refused_or_elsewhere(const Game& game, const Wish& wish, const std::vector<Action>& actions);

}  // namespace fathom::solver::rain
