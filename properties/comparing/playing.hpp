#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "model/core/game.hpp"
#include "properties/comparing/metrics.hpp"
#include "properties/policy.hpp"
#include "properties/tracing.hpp"

namespace fathom::properties {

/// A player whose greed is for winning, where the game says what that is; otherwise for what its subject calls promising.
template <class S>
struct Player {
  using Specification = typename S::Specification;

  static int eagerness(const typename Specification::Game& game, const typename Specification::State& state,
                       const typename Specification::Action& action) {
    if constexpr (requires { Metrics<Specification>::eagerness(game, state, action); }) {
      return Metrics<Specification>::eagerness(game, state, action);
    } else {
      return S::eagerness(game, state, action);
    }
  }
};

/// Who plays, and what the play is drawn from.
struct Sitting {
  int players = 0;
  std::uint64_t seed = 0;
  Policy policy{};
};

/// Plays from the start to the end, or until `longest_play` actions are done. Of what is legal for a player she considers
/// what `considered(state, seat, legal)` gives, a list that is not empty. `seen(before, action, after, legal)` follows each
/// action, with all that was legal. What is left to chance falls as likely as it does at the table. Gives the last state.
template <class S, class Considered, class Seen>
typename S::Specification::State play_out(const typename S::Specification::Game& game, const Sitting& sitting,
                                          Considered considered, Seen seen) {
  using G = typename S::Specification;
  Random random(sitting.seed);
  Chooser<Player<S>> chooser(sitting.policy, Random(random.next()));
  typename G::State state = G::start(game, sitting.players);
  std::vector<typename G::Action> legal;
  for (int done = 0; done < G::longest_play; ++done) {
    G::legal_actions(game, state, legal);
    if (legal.empty()) break;
    const Acting acting = G::acting(state);
    const auto chosen = [&]() -> typename G::Action {
      if (acting.mover == Mover::chance) return legal[by_weight<G>(game, state, legal, random)];
      const std::vector<typename G::Action>& mine = considered(std::as_const(state), acting.seat, legal);
      return mine[chooser.choose(game, state, mine)];
    };
    const typename G::Action action = chosen();
    const typename G::State before = state;
    G::perform(game, state, action);
    seen(before, action, std::as_const(state), legal);
  }
  return state;
}

/// Considers everything.
template <class G>
struct AnythingLegal {
  const std::vector<typename G::Action>& operator()(const typename G::State&, Seat,
                                                    const std::vector<typename G::Action>& legal) const {
    return legal;
  }
};

/// Lets one player go without an option wherever the rules leave her anything else to do.
template <Specification G>
class GoingWithout {
 public:
  using Action = typename G::Action;

  GoingWithout(const typename G::Game& game, const Option<G>& option, Seat who) : game_(game), option_(option), who_(who) {}

  const std::vector<Action>& operator()(const typename G::State& state, Seat seat, const std::vector<Action>& legal) {
    if (seat != who_) return legal;
    others_.clear();
    for (const Action& action : legal)
      if (!option_.uses(game_, state, action)) others_.push_back(action);
    if (others_.empty()) return legal;
    went_without_ = went_without_ || others_.size() < legal.size();
    return others_;
  }
  /// Whether there was anything to go without, with something else to do.
  [[nodiscard]] bool went_without() const { return went_without_; }

 private:
  const typename G::Game& game_;
  const Option<G>& option_;
  Seat who_;
  std::vector<Action> others_;
  bool went_without_ = false;
};

}  // namespace fathom::properties
