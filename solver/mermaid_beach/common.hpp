#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/words.hpp"
#include "model/mermaid_beach/mermaid_beach.hpp"
#include "solver/theorem.hpp"

// What the files of Mermaid Beach's theorems share: names, and ways to ask the model.

namespace fathom::solver::beach {

using mermaid_beach::Action;
using mermaid_beach::BeachCard;
using mermaid_beach::BeachCards;
using mermaid_beach::Box;
using mermaid_beach::Game;
using mermaid_beach::MermaidBeach;
using mermaid_beach::Rules;
using mermaid_beach::ShellCard;
using mermaid_beach::ShellCards;
using mermaid_beach::State;
using mermaid_beach::Step;

using Finding = solver::Finding<MermaidBeach>;
using Theorem = solver::Theorem<MermaidBeach>;
using BeachTrace = fathom::Trace<MermaidBeach>;

inline constexpr int fewest = MermaidBeach::fewest_players;
inline constexpr int most = MermaidBeach::most_players;

/// The model does otherwise than the rulebook has it, and shows it from this state on.
Finding differs(std::uint64_t cases, std::string why, std::vector<std::string> told, BeachTrace trace);

/// A known anomaly, shown by a play for each number of players that it arises with.
Finding shown(std::string why, std::vector<std::string> told, BeachTrace trace);

/// The published game, or whatever game is asked about, with something in its rules changed.
template <class Change>
Game changed(const Game& game, Change&& change) {
  Game other = game;
  change(other.rules);
  return other;
}

/// One action of a play of the model: the state before it, the action, and the state after it.
struct Transition {
  const State& before;
  const Action& action;
  const State& after;
};
/// The state after these actions, or nothing where the model objects to one of them.
std::optional<State> after(const Game& game, State state, const std::vector<Action>& actions);
/// The legal actions, in a list of their own.
std::vector<Action> legal(const Game& game, const State& state);
/// How many cards each is dealt by the rules.
inline int hand_of(const Game& game, int players) { return players == fewest ? game.rules.hand_of_two : game.rules.hand; }
/// From the deal on, what is liked best of the legal actions until there is nothing of it.
template <class Likes>
std::vector<Action> play_liking(const Game& game, int players, Likes&& likes) {
  State state = MermaidBeach::start(game, players);
  std::vector<Action> done;
  while (state.step < Step::revealing) {
    const std::vector<Action> actions = legal(game, state);
    const auto best = std::ranges::max_element(actions, {}, [&](const Action& action) { return likes(state, action); });
    if (best == actions.end() || likes(state, *best) <= 0) break;
    done.push_back(*best);
    MermaidBeach::perform(game, state, done.back());
  }
  return done;
}
/// Enough of a position to know it again: two that differ hardly ever have the same.
std::uint64_t key_of(const State& state);
/// `two suns and the sea monster`
std::string hand_in_words(const BeachCards& hand);
/// A play as its lines, from this state on.
std::vector<std::string> told(const Game& game, State state, const std::vector<Action>& actions);

/// Hands are tried with none of a card to so many.
inline constexpr int most_held = 3;

/// The cards of a hand but for the Sea Monster.
inline int plain_cards(const BeachCards& hand) { return hand.total() - hand[BeachCard::sea_monster]; }

}  // namespace fathom::solver::beach
