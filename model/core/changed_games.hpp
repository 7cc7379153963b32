#pragma once

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/reads.hpp"
#include "model/core/rulebook.hpp"
#include "model/core/verdict.hpp"

/// Games that differ from the published one in one number or in a reading or two, to see what falls with them. Include the
/// game's `contradictions.hpp` beside it.
namespace fathom {

/// A game in which numbers or readings are others, and the rules they belong to.
template <Specification G>
struct ChangedGame {
  std::string name;  ///< `setup.card_each 2`, `power.mixed larger`.
  std::set<std::string> rules;
  typename G::Game game;
};
template <Specification G>
using ChangedGames = std::vector<ChangedGame<G>>;

/// Each number one less, one more, and at its bounds.
inline std::set<int> other_values(int published, int lowest, int highest) {
  std::set<int> values{published - 1, published + 1, lowest, highest};
  std::erase_if(values, [&](int value) { return value < lowest || value > highest || value == published; });
  return values;
}

template <Specification G, class Field>
void add_moved(const Field& field, ChangedGames<G>& all) {
  auto numbers = written(G::published().rules.*field.member);
  const auto move = [&](int& number, const std::string& name) {
    const int published = number;
    for (const int value : other_values(published, field.lowest, field.highest)) {
      number = value;
      ChangedGame<G> changed{name + ' ' + std::to_string(value), {std::string(field.rule)}, G::published()};
      changed.game.rules.*field.member = numbers;
      all.push_back(std::move(changed));
    }
    number = published;
  };
  if constexpr (std::is_same_v<decltype(numbers), int>) {
    move(numbers, std::string(field.name));
  } else {
    for (std::size_t i = 0; i < numbers.size(); ++i)
      move(numbers[i], std::string(field.name) + '[' + std::to_string(i + 1) + ']');
  }
}

template <Specification G, class Field>
void add_reread(const ChangedGame<G>& base, const Field& field, ChangedGames<G>& all) {
  using Way = WrittenAs<std::remove_cvref_t<decltype(G::published().rules.*field.member)>>;
  for (const Way way : every<Way>) {
    if (way == written(G::published().rules.*field.member)) continue;
    ChangedGame<G> changed = base;
    changed.name += (base.name.empty() ? "" : ", ") + std::string(field.name) + ' ' + std::string(name_of(way));
    changed.rules.emplace(field.name);
    changed.game.rules.*field.member = way;
    all.push_back(std::move(changed));
  }
}

/// `power` of `power.mixed`.
inline std::string_view section_of(std::string_view rule) { return rule.substr(0, rule.find('.')); }

/// Which two readings are taken together.
enum class Pairs : std::uint8_t { of_a_section, all };

/// Every game with one number or reading changed, and those with two readings changed; none that nobody could set up.
template <Specification G>
ChangedGames<G> changed_games(Pairs pairs) {
  using Rules = std::remove_cvref_t<decltype(G::published().rules)>;
  const ChangedGame<G> published{"", {}, G::published()};
  ChangedGames<G> numbers;
  ChangedGames<G> readings;
  for_each_field<Rules>([&](const auto& field) {
    if constexpr (requires { field.lowest; }) {
      add_moved<G>(field, numbers);
    } else {
      const ChangedGames<G> before = readings;
      for (const ChangedGame<G>& other : before)
        if (other.rules.size() == 1 && (pairs == Pairs::all || section_of(*other.rules.begin()) == section_of(field.name)))
          add_reread<G>(other, field, readings);
      add_reread<G>(published, field, readings);
    }
  });
  numbers.insert(numbers.end(), readings.begin(), readings.end());
  std::erase_if(numbers, [](const ChangedGame<G>& changed) { return !contradictions(changed.game).empty(); });
  return numbers;
}

/// Whether the check came out the other way and has read nothing of what was changed: it rests on what it does not look at.
template <Specification G>
bool turns_unread(const Verdict& verdict, const ChangedGame<G>& changed) {
  const bool read = std::ranges::any_of(verdict.reads, [&](const auto& rule) { return changed.rules.contains(rule); });
  const bool answered = verdict.outcome == Outcome::holds || verdict.outcome == Outcome::fails;
  return answered && !as_expected(verdict) && !read;
}

}  // namespace fathom
