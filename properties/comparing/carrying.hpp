#pragma once

#include "model/core/game.hpp"
#include "properties/comparing/metrics.hpp"

namespace fathom::properties {

/// The very actions of a play under the published rules, done under the variant as far as they are allowed there.
template <class S>
class Carried {
 public:
  using G = typename S::Specification;
  using State = typename G::State;

  Carried(const typename G::Game& variant, int players, const State& published_start)
      : variant_(variant), state_(G::start(variant, players)), touched_(!(state_ == published_start)) {}

  void follow(const typename G::Action& action, const State& published_after) {
    if (refused_) return;
    refused_ = G::objected(variant_, state_, action);
    if (!refused_) G::perform(variant_, state_, action);
    touched_ = touched_ || refused_ || !(state_ == published_after);
  }
  [[nodiscard]] bool touched() const { return touched_; }
  [[nodiscard]] bool refused() const { return refused_; }
  /// Whether both plays are over: then it can be asked who has won.
  [[nodiscard]] bool ended(const State& published_last) const {
    return !refused_ && G::acting(state_).mover == Mover::nobody && G::acting(published_last).mover == Mover::nobody;
  }
  /// Whether both plays are over and others have won.
  [[nodiscard]] bool decided(const typename G::Game& published, const State& published_last, int players) const {
    using Metrics = fathom::properties::Metrics<G>;
    if (!touched_ || !ended(published_last)) return false;
    return !(Metrics::winners(variant_, state_, players) == Metrics::winners(published, published_last, players));
  }

 private:
  const typename G::Game& variant_;
  State state_;
  bool touched_;
  bool refused_ = false;
};

}  // namespace fathom::properties
