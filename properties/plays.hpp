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

/// The whole play that follows from these random numbers.
template <class S>
Play<typename S::Specification> drawn_play(const typename S::Specification::Game& game, int players, Begin begin,
                                           const rc::Random& drawn) {
  using G = typename S::Specification;
  using Action = typename G::Action;
  Random random(rc::Random(drawn).next());
  const Policy policy = every<Policy>[random.below(kinds<Policy>)];
  Chooser<S> chooser(policy, Random(random.next()));
  int done = 0;
  return play_on<G>(game, beginning_of_play<S>(game, players, begin, random),
                    [&](const typename G::State& state, const std::vector<Action>& legal) {
                      const bool over = legal.empty() || done++ >= G::longest_play;
                      return over ? std::nullopt : std::optional<Action>(legal[chooser.choose(game, state, legal)]);
                    });
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
