#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

#include "model/core/game.hpp"

namespace fathom::properties {

/// What an invariant is there to notice, done to a state of the game as printed: a card too many, a tile upon a tile. An
/// invariant that takes it for possible forbids too little, which no sound play would ever show.
template <Specification G>
struct Damage {
  std::string_view invariant;  ///< The name of the one that has to say no.
  std::string_view what;       ///< "a card too many in a hand".
  bool (*possible)(const typename G::State&);
  void (*does)(typename G::Game&, typename G::State&);  ///< May choose another reading, too, where only that one forbids it.
};

/// Whether the invariant that ought to notice the damage does not; nothing is asked where the damage is not possible.
template <Specification G>
bool is_overlooked(const Damage<G>& damage, const typename G::Game& game, const typename G::State& state,
                   decltype(G::invariants()) invariants) {
  if (!damage.possible(state)) return false;
  const auto noticing = std::ranges::find(invariants, damage.invariant, [](const auto& each) { return each.name; });
  if (noticing == invariants.end()) return true;
  auto changed = game;
  auto damaged = state;
  damage.does(changed, damaged);
  return noticing->holds(changed, damaged);
}

}  // namespace fathom::properties
