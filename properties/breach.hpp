#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "properties/law.hpp"

namespace fathom::properties {

/// Where a law falls, and what is wrong there.
struct Breach {
  int after = 0;  ///< Actions performed before it falls: 0 when the state given is wrong already.
  std::string broken;
};

/// What an attempt or a probe was drawn from, so that it can be made again in a smaller state.
template <class S>
struct Draw {
  std::optional<typename S::Specification::Action> attempt;  ///< For a law on attempts.
  std::uint64_t seed = 0;                                    ///< For a probe.
};

/// Follows one law along a play: what a campaign found is found again here, in plays made smaller.
template <class S>
class Follow {
  using G = typename S::Specification;
  using Game = typename G::Game;
  using State = typename G::State;
  using Action = typename G::Action;

 public:
  Follow(const Game& game, const Law<S>& law, Draw<S> draw) : game_(game), law_(law), draw_(std::move(draw)) {}

  /// Where the law first falls in the play of these choices; actions beyond them are not performed.
  [[nodiscard]] std::optional<Breach> along(const State& given, const Choices& choices) const {
    return follow(given, choices.size(), [&](std::size_t i, const State&, const std::vector<Action>& legal) {
      return legal.empty() ? std::optional<Action>{} : legal[choices[i] % legal.size()];
    });
  }
  /// Where the law first falls in these actions; nowhere beyond an action that is refused.
  [[nodiscard]] std::optional<Breach> along(const State& given, std::span<const Action> actions) const {
    return follow(given, actions.size(), [&](std::size_t i, const State& state, const std::vector<Action>&) {
      return G::objected(game_, state, actions[i]) ? std::optional<Action>{} : actions[i];
    });
  }

  /// The actions that these choices come to, and the states before each of them and after the last.
  [[nodiscard]] std::pair<std::vector<State>, std::vector<Action>> told(const State& given, const Choices& choices) const {
    std::pair<std::vector<State>, std::vector<Action>> play{{given}, {}};
    State state = given;
    std::vector<Action> legal;
    for (const std::uint32_t choice : choices) {
      G::legal_actions(game_, state, legal);
      if (legal.empty()) break;
      play.second.push_back(legal[choice % legal.size()]);
      G::perform(game_, state, play.second.back());
      play.first.push_back(state);
    }
    return play;
  }

  /// Whether the law is asked of single states, rather than of actions between them.
  [[nodiscard]] bool concerns_states() const { return !std::holds_alternative<AsksMoment<S>>(law_.asks); }
  /// Whether the law is asked about a state at the end of a play alone.
  [[nodiscard]] bool concerns_the_end() const {
    return std::holds_alternative<AsksAttempt<S>>(law_.asks) || std::holds_alternative<AsksProbe<S>>(law_.asks);
  }

 private:
  template <class Next>
  std::optional<Breach> follow(const State& given, std::size_t most, Next next) const {
    State state = given;
    typename S::Memory memory = S::remember(game_, state);
    std::vector<Action> legal;
    int done = 0;
    for (;; ++done) {
      G::legal_actions(game_, state, legal);
      if (!concerns_the_end())
        if (auto broken = asked_of(state, legal); !broken.empty()) return Breach{done, std::move(broken)};
      const auto index = static_cast<std::size_t>(done);
      const auto action = index < most ? next(index, state, legal) : std::nullopt;
      if (!action) break;
      const State before = state;
      G::perform(game_, state, *action);
      const Moment<S> moment{game_, memory, before, *action, state, done + 1};
      if (const auto* asks = std::get_if<AsksMoment<S>>(&law_.asks))
        if (auto broken = (*asks)(moment); !broken.empty()) return Breach{done + 1, std::move(broken)};
      S::keep(memory, moment);
    }
    if (auto broken = asked_of(state, legal); !broken.empty()) return Breach{done, std::move(broken)};
    return std::nullopt;
  }

  std::string asked_of(const State& state, const std::vector<Action>& legal) const {
    const Position<S> at{game_, state, legal};
    if (const auto* holds = std::get_if<AsksInvariant<S>>(&law_.asks))
      return (*holds)(game_, state) ? "" : "it is not so any more";
    if (const auto* position = std::get_if<AsksPosition<S>>(&law_.asks)) return (*position)(at);
    if (const auto* attempt = std::get_if<AsksAttempt<S>>(&law_.asks))
      return draw_.attempt ? (*attempt)(Attempt<S>{at, *draw_.attempt}) : "";
    if (const auto* probe = std::get_if<AsksProbe<S>>(&law_.asks)) {
      Random random(draw_.seed);
      return (*probe)(at, random);
    }
    return {};
  }

  const Game& game_;
  const Law<S>& law_;
  Draw<S> draw_;
};

}  // namespace fathom::properties
