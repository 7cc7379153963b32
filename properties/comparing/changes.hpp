#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "model/core/fields.hpp"
#include "model/core/game.hpp"

namespace fathom::properties {

/// One thing in which two games differ, and the first of them with that alone changed.
template <class Game>
struct OneChange {
  std::string name;  ///< A parameter's or reading's name, the id of a rule dropped or restored, or `components`.
  std::string rule;  ///< The rule it belongs to; empty for `components`.
  Game game;
};

/// Whether the two are known to have the same in the box. Of boxes that cannot be compared nobody knows.
template <class Game>
bool same_box(const Game& published, const Game& variant) {
  if constexpr (requires { published.box == variant.box; }) {
    return published.box == variant.box;
  } else {
    return false;
  }
}

/// Everything in which the variant differs from the published game, one thing at a time: numbers and readings in the order
/// of the game's rules, rules left out, the box; that is listed too where nobody knows whether it differs.
template <Specification G>
std::vector<OneChange<typename G::Game>> changes_between(const typename G::Game& published,
                                                         const typename G::Game& variant) {
  using Rules = std::remove_cvref_t<decltype(published.rules)>;
  std::vector<OneChange<typename G::Game>> changes;
  const auto add = [&](std::string name, std::string rule, auto change) {
    changes.push_back({std::move(name), std::move(rule), published});
    change(changes.back().game);
  };
  if constexpr (Described<Rules>) {
    for_each_field<Rules>([&](const auto& field) {
      if (field.of(published.rules) == field.of(variant.rules)) return;
      std::string rule(field.name);
      if constexpr (requires { field.rule; }) rule = field.rule;
      add(std::string(field.name), rule, [&](auto& game) { field.of(game.rules) = field.of(variant.rules); });
    });
  }
  const auto rulebook = G::rulebook();
  for (std::size_t i = 0; i < rulebook.size(); ++i)
    if (published.dropped.contains(i) != variant.dropped.contains(i))
      add(std::string(rulebook[i].id), std::string(rulebook[i].id), [&](auto& game) {
        if (variant.dropped.contains(i))
          game.dropped.insert(i);
        else
          game.dropped.erase(i);
      });
  if (!same_box(published, variant)) add("components", {}, [&](auto& game) { game.box = variant.box; });
  return changes;
}

}  // namespace fathom::properties
