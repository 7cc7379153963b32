#pragma once

#include <algorithm>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "model/core/candidates.hpp"
#include "model/core/game.hpp"
#include "model/core/random.hpp"

/// What is done where a scenario leaves it open. Heavy: for `scenarios/runner_of.hpp` alone.
namespace fathom::detail {

/// So many plays are tried to get to what a scenario lists, and so many actions are chosen in them altogether.
inline constexpr int most_fillings = 400;
inline constexpr int most_filled = 40'000;

/// Chooses actions by seed: chance as likely as it is, and for players the dullest where that is to do nothing, so that
/// little happens which nobody asked for. Each play in turn is less dull than the one before, since what is listed next may
/// need somebody to do something.
template <Specification G>
class Filler {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  Filler(std::uint64_t seed, int play)
      : random_(case_seed(seed, "fill", static_cast<std::uint64_t>(play))), dull_in_three_(3 - play % 4) {}

  /// What is done next; nothing where nobody acts. What the rulebook is silent on is left alone where that can be.
  std::optional<Action> next(const typename G::Game& game, const State& state) {
    constexpr int tries = 8;
    G::legal_actions(game, state, legal_);
    if (legal_.empty()) return std::nullopt;
    Action chosen = legal_.front();
    for (int i = 0; i < tries; ++i) {
      chosen = G::acting(state).mover == Mover::player ? chosen_by_a_player() : drawn(game, state);
      if (std::ranges::none_of(G::holes(), [&](const auto& hole) { return hole.arises(game, state, chosen); })) break;
    }
    return chosen;
  }

 private:
  std::size_t below(std::size_t bound) { return random_.below(static_cast<std::uint32_t>(bound)); }

  Action chosen_by_a_player() {
    const bool can_be_dull = std::visit([]<class Kind>(const Kind&) { return is_dull<Kind>; }, legal_.front());
    if (can_be_dull && below(3) < static_cast<std::size_t>(dull_in_three_)) return legal_.front();
    std::vector<std::size_t> kinds;  // a kind first, or else of many kinds that with the most ways would always be chosen
    for (const Action& each : legal_)
      if (std::ranges::find(kinds, each.index()) == kinds.end()) kinds.push_back(each.index());
    const std::size_t kind = kinds[below(kinds.size())];
    const auto many = static_cast<std::size_t>(std::ranges::count(legal_, kind, &Action::index));
    std::size_t nth = below(many);
    for (const Action& each : legal_)
      if (each.index() == kind && nth-- == 0) return each;
    return legal_.front();
  }

  Action drawn(const typename G::Game& game, const State& state) {
    constexpr std::uint32_t grain = 1U << 24U;
    double all = 0;
    for (const Action& each : legal_) all += G::weight(game, state, each);
    double left = all * random_.below(grain) / grain;
    for (const Action& each : legal_)
      if ((left -= G::weight(game, state, each)) < 0) return each;
    return legal_.back();
  }

  Random random_;
  int dull_in_three_;
  std::vector<Action> legal_;
};

}  // namespace fathom::detail
