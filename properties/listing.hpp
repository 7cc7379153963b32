#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/game.hpp"
#include "properties/arbitrary.hpp"
#include "properties/law.hpp"

namespace fathom::properties {

/// A law of every game: what a list of actions holds with some of the rules dropped.
template <class S>
struct Listing {
  using G = typename S::Specification;
  using Game = typename G::Game;
  using State = typename G::State;
  using Action = typename G::Action;
  using Actions = std::vector<Action>;

  static Actions legal_in(const Game& game, const State& state) {
    Actions actions;
    G::legal_actions(game, state, actions);
    return actions;
  }
  /// A stretch of a list, from anywhere in it: to look at all of a long list in every sampled state would take too long.
  static std::span<const Action> some_of(const Actions& actions, Random& random) {
    constexpr std::size_t enough = 60;
    if (actions.size() <= enough) return actions;
    return std::span<const Action>(actions).subspan(any_index(actions.size() - enough + 1, random), enough);
  }
  static std::string quoted(const Position<S>& at, const Action& action) {
    return "`" + G::show(at.game, at.state, action) + "`";
  }

  /// With any of the rules dropped that can be, and with none: nothing is listed twice, what the published rules allow is
  /// listed, and so is, while the game goes on, every action that is allowed and says no more than whose it is: nobody needs
  /// to think of it.
  static std::string each_is_listed_once(const Position<S>& at, Random& random) {
    const Game game = with_some_dropped(at.game, random);
    const Actions listed = game.dropped == at.game.dropped ? at.legal : legal_in(game, at.state);
    for (const Action& action : some_of(listed, random))
      if (times_listed(listed, action) > 1) return quoted(at, action) + " is listed twice" + without_those_of(game);
    for (const Action& action : some_of(at.legal, random))
      if (times_listed(listed, action) == 0) return quoted(at, action) + " is not listed" + without_those_of(game);
    if (G::acting(at.state).mover == Mover::nobody) return {};
    for (const Action& action : bare_actions(at.state.players))
      if (!G::objected(game, at.state, action) && times_listed(listed, G::canonical(at.state, action)) == 0)
        return quoted(at, action) + " is not listed" + without_those_of(game);
    return {};
  }

 private:
  /// The game without some of the rules that a house rule could drop: often one of them or a few, at times all.
  static Game with_some_dropped(const Game& game, Random& random) {
    constexpr std::array<std::uint32_t, 4> one_in{1, 2, 8, 32};
    const std::uint32_t rarity = one_in[any_index(one_in.size(), random)];
    Game changed = game;
    for (const std::string_view id : G::clause_rules()) {
      const auto rule = position_of(G::rulebook(), id);
      if (rule && G::rulebook()[*rule].nature == Nature::chosen && once_in(rarity, random)) changed.dropped.insert(*rule);
    }
    return changed;
  }
  /// An action is compared with those of its own kind alone, since lists without some of the rules are long.
  static std::ptrdiff_t times_listed(const Actions& listed, const Action& action) {
    return std::visit(
        [&]<class Kind>(const Kind& act) {
          return std::ranges::count_if(listed, [&](const Action& other) {
            const Kind* same = std::get_if<Kind>(&other);
            return same != nullptr && *same == act;
          });
        },
        action);
  }
  static std::string without_those_of(const Game& game) {
    std::string rules;
    for (std::size_t rule = 0; rule < G::rulebook().size(); ++rule)
      if (game.dropped.contains(rule)) rules += (rules.empty() ? " without " : ", ") + std::string(G::rulebook()[rule].id);
    return rules;
  }
  /// The actions that say no more than whose they are.
  static Actions bare_actions(int players) {
    Actions all;
    const auto add = [&]<class Kind>(std::type_identity<Kind>) {
      if constexpr (field_count<Kind> == 1 && requires(Kind act) { act.by; })
        for (const Seat by : seated(players)) all.push_back(Kind{by});
    };
    [&]<std::size_t... Kind>(std::index_sequence<Kind...>) {
      (add(std::type_identity<std::variant_alternative_t<Kind, Action>>{}), ...);
    }
    (std::make_index_sequence<std::variant_size_v<Action>>{});
    return all;
  }
};

}  // namespace fathom::properties
