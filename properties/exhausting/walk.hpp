#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "properties/exhausting/frontier.hpp"
#include "properties/law.hpp"

namespace fathom::properties {

/// A play that is wound back and forward along paths: of a path that shares its beginning with the one before, only the rest
/// is played.
template <Adapter S>
class Walk {
  using G = typename S::Specification;
  using Game = typename G::Game;
  using State = typename G::State;
  using Action = typename G::Action;

 public:
  Walk(const Game& game, int players) : game_(game) {
    State start = G::start(game, players);
    typename S::History history = S::history_at(game, start);
    stops_.push_back({std::move(start), std::move(history), {}});
    list();
  }

  /// Goes to the position that a path leads to.
  void go(const Path& path) {
    const auto shared = static_cast<std::size_t>(std::ranges::mismatch(path_, path).in1 - path_.begin());
    stops_.resize(shared + 1);
    actions_.resize(shared);
    path_.resize(shared);
    for (const std::uint32_t choice : std::span(path).subspan(shared)) step(choice);
  }

  [[nodiscard]] Position<S> position() const { return {game_, top().state, top().legal}; }
  [[nodiscard]] const State& state() const { return top().state; }
  [[nodiscard]] const std::vector<Action>& legal() const { return top().legal; }
  [[nodiscard]] const std::vector<Action>& actions() const { return actions_; }

  /// The transition that an action makes of the position; `after` is the state that it leads to.
  [[nodiscard]] Transition<S> transition(const Action& action, const State& after) const {
    return {game_, top().history, top().state, action, after, Past<Action>(std::span<const Action>(actions_))};
  }

 private:
  /// A position on the way, what the laws have in mind there, and what can be done.
  struct Stop {
    State state;
    typename S::History history;
    std::vector<Action> legal;
  };
  [[nodiscard]] const Stop& top() const { return stops_.back(); }
  void list() { G::legal_actions(game_, stops_.back().state, stops_.back().legal); }

  void step(std::uint32_t choice) {
    const Action action = legal().at(choice);
    State after = state();
    G::perform(game_, after, action);
    typename S::History history = kept_after(transition(action, after));
    stops_.push_back({std::move(after), std::move(history), {}});
    actions_.push_back(action);
    path_.push_back(choice);
    list();
  }

  const Game& game_;
  std::vector<Stop> stops_;
  std::vector<Action> actions_;
  Path path_;
};

}  // namespace fathom::properties
