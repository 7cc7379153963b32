#include "solver/mermaid_beach/common.hpp"

#include <algorithm>
#include <limits>

#include "model/core/random.hpp"
#include "model/mermaid_beach/phrases.hpp"

namespace fathom::solver::beach {

Finding differs(std::uint64_t cases, std::string why, std::vector<std::string> told, BeachTrace trace) {
  Finding finding = fails(cases, std::move(why), std::move(told));
  finding.trace = std::move(trace);
  return finding;
}

Finding shown(std::string why, std::vector<std::string> told, BeachTrace trace) {
  constexpr int tables = most - fewest + 1;
  Finding finding = differs(0, std::move(why), std::move(told), std::move(trace));
  finding.domain = "plays of 2 to 5 players";
  finding.tried = tables;
  finding.ties.push_back(in_every_case(tables, "numbers of players, a play of the model sought for each"));
  return finding;
}

namespace {

/// One of the legal actions that are liked best.
Action liked(const Game& game, const State& state, const std::vector<Action>& actions, const Taste& taste, Random& random) {
  int best = std::numeric_limits<int>::min();
  std::vector<std::size_t> equals;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    State next = state;
    MermaidBeach::perform(game, next, actions[i]);
    const int liking = taste(state, actions[i], next);
    if (liking > best) equals.clear();
    best = std::max(best, liking);
    if (liking == best) equals.push_back(i);
  }
  return actions[equals[random.below(static_cast<std::uint32_t>(equals.size()))]];
}

}  // namespace

std::optional<std::vector<Action>> play_towards(const Game& game, const Search& search) {
  std::vector<Action> actions;
  for (int attempt = 0; attempt < search.attempts; ++attempt) {
    Random random{case_seed(0, "play_towards", static_cast<std::uint64_t>(attempt))};
    State state = MermaidBeach::start(game, search.players);
    std::vector<Action> done;
    while (static_cast<int>(done.size()) < search.longest) {
      if (search.wanted(state)) return done;
      MermaidBeach::legal_actions(game, state, actions);
      if (actions.empty()) break;
      done.push_back(liked(game, state, actions, search.taste, random));
      MermaidBeach::perform(game, state, done.back());
    }
  }
  return std::nullopt;
}

std::optional<State> after(const Game& game, State state, const std::vector<Action>& actions) {
  for (const Action& action : actions)
    if (apply<MermaidBeach>(game, state, action)) return std::nullopt;
  return state;
}

std::vector<Action> legal(const Game& game, const State& state) {
  std::vector<Action> actions;
  MermaidBeach::legal_actions(game, state, actions);
  return actions;
}

std::string hand_in_words(const BeachCards& hand) { return phrase(hand); }

std::vector<std::string> told(const Game& game, State state, const std::vector<Action>& actions) {
  std::vector<std::string> lines;
  for (const Action& action : actions) {
    lines.push_back(MermaidBeach::show(game, state, action));
    MermaidBeach::perform(game, state, action);
  }
  return lines;
}

}  // namespace fathom::solver::beach
