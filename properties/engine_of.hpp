#pragma once

#include "properties/any_adapter.hpp"
#include "properties/campaign.hpp"
#include "properties/engine.hpp"
#include "properties/exhausting/exhaust_of.hpp"
#include "properties/exploring/exploration.hpp"
#include "properties/holes.hpp"
#include "properties/traces.hpp"
#include "properties/tracing.hpp"

/// The definitions behind `properties/engine.hpp`. Include it in `properties/<game>.cpp` alone, after the game's own leaves,
/// say there which subject the game is followed as, and instantiate `template struct Engine<Game>`.
namespace fathom::properties {

/// The adapter that follows a game: `using type = ...`. One that no subject of its own follows is followed as any game is.
template <Specification G>
struct AdapterOf {
  using type = AnyAdapter<G>;
};

template <Specification G>
std::uint64_t Engine<G>::usual_cases() {
  return AdapterOf<G>::type::cases();
}

template <Specification G>
std::vector<Verdict> Engine<G>::check(const Game& game, const Options& options) {
  return Campaign<typename AdapterOf<G>::type>(game, options).run();
}

template <Specification G>
Explored Engine<G>::explore(const Game& game, const ExploreOptions& options) {
  return Exploration<typename AdapterOf<G>::type>(game, options).run();
}

template <Specification G>
std::vector<HoleSeen> Engine<G>::look_for_holes(const Game& game, const Options& options) {
  return HoleSearch<typename AdapterOf<G>::type>(game, options).run();
}

template <Specification G>
Exhausted Engine<G>::exhaust(const Game& game, const ExhaustOptions& options) {
  return Exhaustion<typename AdapterOf<G>::type>(game, options).run();
}

template <Specification G>
std::vector<Verdict> Engine<G>::check_again(const Trace<G>& trace, const std::vector<std::string>& only) {
  return told_again<typename AdapterOf<G>::type>(trace, only);
}

template <Specification G>
Trace<G> Engine<G>::trace(const Game& game, int players, std::uint64_t seed, Policy policy) {
  Trace<G> play{game, G::start(game, players), {}, {}};
  follow_one_play<typename AdapterOf<G>::type>(game, players, seed, policy,
                                               [&](const auto&, const Action& action) { play.actions.push_back(action); });
  return play;
}

}  // namespace fathom::properties
