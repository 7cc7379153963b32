#pragma once

#include <variant>

#include "model/core/candidates.hpp"
#include "model/core/rulings.hpp"

/// The definitions behind `model/core/rulings.hpp`. Include it where a game binds its clauses, say there which book the game
/// is played by, and instantiate `template struct Rulings<Game, State, Action>`.
namespace fathom {

/// The book that the states of a game are ruled by: `using type = Clauses<rules, clauses>`.
template <class State>
struct BookOf;

template <class Game, class State, class Action>
std::span<const Rule> Rulings<Game, State, Action>::rulebook() {
  return BookOf<State>::type::rulebook();
}

template <class Game, class State, class Action>
std::vector<std::string_view> Rulings<Game, State, Action>::clause_rules() {
  return BookOf<State>::type::rule_ids();
}

template <class Game, class State, class Action>
std::vector<std::string_view> Rulings<Game, State, Action>::rules_asked(const Action& action) {
  using Book = typename BookOf<State>::type;
  const RuleSet asked = std::visit([]<class Kind>(const Kind&) { return Book::template about<Kind>; }, action);
  std::vector<std::string_view> ids;
  asked.for_each([&](std::size_t rule) { ids.push_back(rulebook()[rule].id); });
  return ids;
}

template <class Game, class State, class Action>
bool Rulings<Game, State, Action>::objected(const Game& game, const State& state, const Action& action) {
  return std::visit([&](const auto& kind) { return BookOf<State>::type::object(game, state, kind); }, action);
}

template <class Game, class State, class Action>
std::optional<Objection> Rulings<Game, State, Action>::objection(const Game& game, const State& state,
                                                                 const Action& action) {
  return std::visit([&](const auto& kind) { return BookOf<State>::type::first(game, state, kind); }, action);
}

template <class Game, class State, class Action>
std::vector<Objection> Rulings<Game, State, Action>::objections(const Game& game, const State& state, const Action& action) {
  return std::visit([&](const auto& kind) { return BookOf<State>::type::all(game, state, kind); }, action);
}

template <class Game, class State, class Action>
void Rulings<Game, State, Action>::legal_actions(const Game& game, const State& state, std::vector<Action>& actions) {
  list_allowed<typename BookOf<State>::type>(game, state, actions);
}

}  // namespace fathom
