#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "properties/comparing.hpp"

namespace fathom::properties {

/// An action at which two sets of rules part: one refuses it, or it leaves two different states.
template <Specification G>
struct Parting {
  Allows allows{};
  std::uint32_t before = 0;  ///< Actions done before it.
  typename G::State state;
  typename G::Action act;
};

/// Holds two sets of rules against each other, state by state.
template <Specification G>
class Between {
 public:
  using Game = typename G::Game;
  using State = typename G::State;
  using Action = typename G::Action;

  Between(const Game& published, const Game& variant) : published_(published), variant_(variant) {}

  /// Something that one of them allows in this state and the other refuses. `legal` is what the published rules allow.
  std::optional<Parting<G>> allowed_by_one(const State& state, const std::vector<Action>& legal) {
    G::legal_actions(variant_, state, legal_);
    if (legal_ == legal) return std::nullopt;
    for (const Action& act : legal_)
      if (G::objected(published_, state, act)) return Parting<G>{Allows::variant, 0, state, act};
    for (const Action& act : legal)
      if (G::objected(variant_, state, act)) return Parting<G>{Allows::published, 0, state, act};
    return std::nullopt;
  }
  /// The parting at this very action, if there is one.
  [[nodiscard]] std::optional<Parting<G>> at(const State& state, const Action& act) const {
    const bool refused = G::objected(published_, state, act);
    if (refused != G::objected(variant_, state, act))
      return Parting<G>{refused ? Allows::variant : Allows::published, 0, state, act};
    if (refused) return std::nullopt;
    const auto [published, variant] = after(state, act);
    return published == variant ? std::nullopt : std::optional{Parting<G>{Allows::both, 0, state, act}};
  }
  /// The states that the action leaves under both.
  [[nodiscard]] std::pair<State, State> after(const State& state, const Action& act) const {
    std::pair<State, State> states{state, state};
    G::perform(published_, states.first, act);
    G::perform(variant_, states.second, act);
    return states;
  }

 private:
  const Game& published_;
  const Game& variant_;
  std::vector<Action> legal_;  ///< Under the variant.
};

}  // namespace fathom::properties
