#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "model/core/rulebook.hpp"
#include "model/core/ruling.hpp"

namespace fathom {

/// What a game's rules say of its actions. Declared here without the machinery: the member functions are defined in
/// `model/core/rulings_of.hpp` and instantiated once per game, where its clauses are bound to a book.
template <class Game, class State, class Action>
struct Rulings {
  /// The rulebook, rule by rule, in its own order.
  static std::span<const Rule> rulebook();
  /// The ids of the rules that can refuse.
  static std::vector<std::string_view> clause_rules();
  /// The ids of those that are asked about actions of this kind.
  static std::vector<std::string_view> rules_asked(const Action& action);

  /// Whether any rule in force objects; what the first of them has against the action; and what all of them have.
  static bool objected(const Game& game, const State& state, const Action& action);
  static std::optional<Objection> objection(const Game& game, const State& state, const Action& action);
  static std::vector<Objection> objections(const Game& game, const State& state, const Action& action);

  /// Makes `actions` every action that no rule objects to, dullest first. Where no rule is dropped they are made up as the
  /// rules allow them; with rules dropped they are everything a player could try, held against the rules that are left.
  static void legal_actions(const Game& game, const State& state, std::vector<Action>& actions);
};

}  // namespace fathom
