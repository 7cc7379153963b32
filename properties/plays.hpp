#pragma once

#include <rapidcheck.h>

#include <cstdint>
#include <optional>
#include <vector>

#include "properties/law.hpp"
#include "properties/play.hpp"
#include "properties/play_shrinks.hpp"
#include "properties/policy.hpp"

namespace fathom::properties {

/// The policy under which the choices of a play are drawn: the first thing that its random numbers decide.
inline Policy policy_of(const rc::Random& drawn) {
  Random random(rc::Random(drawn).next());
  return every<Policy>[random.below(kinds<Policy>)];
}

/// Where a play begins: at the start, or in one of the adapter's beginnings, as often as their weights say.
template <class S>
typename S::Specification::State beginning_of_play(const typename S::Specification::Game& game, int players, Begin begin,
                                                   Random& random) {
  if (begin == Begin::at_the_start) return S::Specification::start(game, players);
  std::uint32_t all = 0;
  for (const auto& beginning : S::starts()) all += beginning.weight;
  std::uint32_t drawn = random.below(all);
  for (const auto& beginning : S::starts()) {
    if (drawn < beginning.weight) return beginning.draw(game, players, random);
    drawn -= beginning.weight;
  }
  return S::Specification::start(game, players);
}

/// What the random numbers of a play decide: under which policy it is played, where it begins, and all its choices.
template <class S>
class PlayDrawing {
  using G = typename S::Specification;
  using Game = typename G::Game;
  using State = typename G::State;
  using Action = typename G::Action;

 public:
  /// `only`: the policy whatever the numbers say.
  PlayDrawing(const Game& game, int players, Begin begin, const rc::Random& drawn, std::optional<Policy> only = {})
      : PlayDrawing(game, players, begin, Random(rc::Random(drawn).next()), only) {}

  [[nodiscard]] Policy policy() const { return policy_; }
  [[nodiscard]] const State& beginning() const { return beginning_; }
  /// The choices of the play that has been played.
  [[nodiscard]] const Choices& choices() const { return choices_; }

  Play<G> play() { return play_on_from(beginning_, {}); }
  /// The play that begins in `given` with the choices of another one, and goes on with choices of its own.
  Play<G> play_on_from(const State& given, const Choices& first) {
    choices_.clear();
    return play_on<G>(game_, given, [&](const State& state, const std::vector<Action>& legal) -> std::optional<Action> {
      const std::size_t done = choices_.size();
      if (legal.empty() || done >= static_cast<std::size_t>(G::longest_play)) return std::nullopt;
      choices_.push_back(done < first.size() ? first[done] % static_cast<std::uint32_t>(legal.size())
                                             : chooser_.choose(game_, state, legal));
      return legal[choices_.back()];
    });
  }

 private:
  PlayDrawing(const Game& game, int players, Begin begin, Random random, std::optional<Policy> only)
      : game_(game),
        policy_(drawn_policy(random, only)),
        chooser_(policy_, Random(random.next())),
        beginning_(beginning_of_play<S>(game, players, begin, random)) {}

  static Policy drawn_policy(Random& random, std::optional<Policy> only) {
    const Policy drawn = every<Policy>[random.below(kinds<Policy>)];
    return only.value_or(drawn);
  }

  const Game& game_;
  Policy policy_;
  Chooser<S> chooser_;
  State beginning_;
  Choices choices_;
};

/// The whole play that follows from these random numbers.
template <class S>
Play<typename S::Specification> drawn_play(const typename S::Specification::Game& game, int players, Begin begin,
                                           const rc::Random& drawn) {
  return PlayDrawing<S>(game, players, begin, drawn).play();
}

/// Whole plays of a game at a table of so many, under all policies. RapidCheck's size makes no difference: a play is as long
/// as the rules make it.
template <class S>
rc::Gen<Play<typename S::Specification>> plays(const typename S::Specification::Game& game, int players,
                                               Begin begin = Begin::anywhere) {
  return [game, players, begin](const rc::Random& random, int) {
    const auto drawn = [game, players, begin, random] { return drawn_play<S>(game, players, begin, random); };
    return rc::shrinkable::lambda(drawn, [drawn] { return shrinkable_play(drawn()).shrinks(); });
  };
}

}  // namespace fathom::properties
