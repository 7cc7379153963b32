#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

#include "model/core/fields.hpp"
#include "model/core/reads.hpp"
#include "model/core/game.hpp"
#include "solver/ranges.hpp"

// The numbers of any game's rules, by the names that variant files give them.

namespace fathom::solver {

/// A number of a game's rules: its bounds, and what it is in a game.
struct RuleNumber {
  Interval bounds;
  int value = 0;
};

namespace detail {

/// Visits the member of a game's rules that is called so; `entry` is of a table, counted from 1.
template <class Rules, class Visit>
void visit_number(Rules& rules, std::string_view parameter, int entry, Visit&& visit) {
  const auto of_field = [&](const auto& field) {
    if constexpr (requires { field.lowest; }) {
      if (field.name != parameter) return;
      auto value = written(field.of(rules));
      if constexpr (requires { value.size(); }) {
        const auto place = static_cast<std::size_t>(entry - 1);
        if (place < value.size()) visit(value[place], Interval{field.lowest, field.highest});
      } else if (entry == 0) {
        visit(value, Interval{field.lowest, field.highest});
      }
      if constexpr (!std::is_const_v<Rules>) field.of(rules) = value;
    }
  };
  for_each_field<std::remove_const_t<Rules>>(of_field);
}

}  // namespace detail

/// A number of a game's rules by the name a variant file gives it; nothing where there is none so called.
template <Specification G>
std::optional<RuleNumber> number_of(const typename G::Game& game, std::string_view parameter, int entry = 0) {
  std::optional<RuleNumber> found;
  detail::visit_number(game.rules, parameter, entry, [&](int value, Interval bounds) { found = RuleNumber{bounds, value}; });
  return found;
}

/// The game with one number of its rules changed.
template <Specification G>
typename G::Game with_number(const typename G::Game& game, std::string_view parameter, int entry, int value) {
  typename G::Game changed = game;
  detail::visit_number(changed.rules, parameter, entry, [&](int& number, Interval) { number = value; });
  return changed;
}

}  // namespace fathom::solver
