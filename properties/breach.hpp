#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "model/core/game.hpp"
#include "properties/law.hpp"
#include "properties/play.hpp"

namespace fathom::properties {

/// Where a law falls, and what is wrong there.
struct Breach {
  std::size_t after = 0;  ///< Actions performed before it falls: 0 when the state given is wrong already.
  std::string broken;
};

/// What an attempt or a probe was drawn from, so that it can be made again in a smaller state.
template <class S>
struct Draw {
  std::optional<typename S::Specification::Action> attempt;  ///< For a law on attempts.
  std::uint64_t seed = 0;                                    ///< For a probe.
};

/// Whether the law is asked about what is tried or probed in a state, so that a play leads to that state and no further.
template <class S>
bool concerns_the_end(const Law<S>& law) {
  return std::holds_alternative<AsksAttempt<S>>(law.asks) || std::holds_alternative<AsksProbe<S>>(law.asks);
}

/// What a law that is asked of states has against one; empty for a law that is asked of actions.
template <class S>
std::string broken_at(const Position<S>& at, const Law<S>& law, const Draw<S>& draw) {
  if (const auto* invariant = std::get_if<AsksInvariant<S>>(&law.asks))
    return (*invariant)->holds(at.game, at.state) ? "" : (*invariant)->broken_in(at.game, at.state);
  if (const auto* position = std::get_if<AsksPosition<S>>(&law.asks)) return (*position)(at);
  if (const auto* attempt = std::get_if<AsksAttempt<S>>(&law.asks))
    return draw.attempt ? (*attempt)(Attempt<S>{at, *draw.attempt}) : "";
  if (const auto* probe = std::get_if<AsksProbe<S>>(&law.asks)) {
    Random random(draw.seed);
    return (*probe)(at, random);
  }
  return {};
}

/// Where the law first falls in a play, if it does. What a campaign found is found again so in plays made smaller.
template <class S>
std::optional<Breach> breach_in(const Play<typename S::Specification>& play, const Law<S>& law, const Draw<S>& draw = {}) {
  typename S::History history = S::history_at(play.game, play.states.front());
  const std::size_t length = play.actions.size();
  for (std::size_t done = 0;; ++done) {
    if (done == length || !concerns_the_end(law))
      if (auto broken = broken_at(Position<S>{play.game, play.states[done], play.legal[done]}, law, draw); !broken.empty())
        return Breach{done, std::move(broken)};
    if (done == length) return std::nullopt;
    const Transition<S> transition{
        play.game, history, play.states[done], play.actions[done], play.states[done + 1], play.done_before(done)};
    if (const auto* asks = std::get_if<AsksTransition<S>>(&law.asks))
      if (auto broken = (*asks)(transition); !broken.empty()) return Breach{done + 1, std::move(broken)};
    S::keep(history, transition);
  }
}

}  // namespace fathom::properties
