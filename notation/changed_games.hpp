#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/reads.hpp"
#include "model/core/rulebook.hpp"
#include "model/core/verdict.hpp"
#include "notation/variant.hpp"

/// Games that differ from the published one, to see what falls with them.
namespace fathom {

/// What sort of thing a house rule changes.
enum class Changing : std::uint8_t { number, reading, clause };

/// One thing that a house rule can change, and to what: a number or one of a table of them, a reading, or a clause that is
/// in force (0) or left out (1).
template <Specification G>
struct Changeable {
  Changing what{};
  std::string name;  ///< `setup.card_each`, `scoring.rank_points[2]`, `power.mixed`, `kraken.strongest`.
  std::string rule;
  int published = 0;
  int lowest = 0;
  int highest = 0;
  std::function<void(typename G::Game&, int)> set;
  std::function<std::string(int)> in_words = [](int value) { return std::to_string(value); };
};

template <Specification G, class Field>
void add_numbers(const Field& field, std::vector<Changeable<G>>& all) {
  using Game = typename G::Game;
  const auto published = written(field.of(G::published().rules));
  const std::string name(field.name);
  const std::string rule(field.rule);
  if constexpr (std::is_same_v<std::remove_const_t<decltype(published)>, int>) {
    all.push_back({Changing::number, name, rule, published, field.lowest, field.highest,
                   [field](Game& game, int value) { field.of(game.rules) = value; }});
  } else {
    for (std::size_t i = 0; i < published.size(); ++i)
      all.push_back({Changing::number, name + '[' + std::to_string(i + 1) + ']', rule, published[i], field.lowest,
                     field.highest, [field, i](Game& game, int value) {
                       auto numbers = written(field.of(game.rules));
                       numbers[i] = value;
                       field.of(game.rules) = numbers;
                     }});
  }
}

template <Specification G, class Field>
Changeable<G> changeable_reading(const Field& field) {
  using Way = WrittenAs<std::remove_cvref_t<decltype(field.of(G::published().rules))>>;
  const Way published = written(field.of(G::published().rules));
  return {Changing::reading,
          std::string(field.name),
          std::string(field.name),
          static_cast<int>(index_of(published)),
          0,
          static_cast<int>(kinds<Way>) - 1,
          [field](typename G::Game& game, int way) { field.of(game.rules) = static_cast<Way>(way); },
          [](int way) { return std::string(name_of(static_cast<Way>(way))); }};
}

/// All that a house rule can change in a game besides what is in the box, in rulebook order.
template <Specification G>
std::vector<Changeable<G>> changeables() {
  using Rules = std::remove_cvref_t<decltype(G::published().rules)>;
  std::vector<Changeable<G>> all;
  for_each_field<Rules>([&](const auto& field) {
    if constexpr (requires { field.lowest; })
      add_numbers<G>(field, all);
    else
      all.push_back(changeable_reading<G>(field));
  });
  for (const std::string_view id : G::clause_rules()) {
    const std::size_t rule = position_of(G::rulebook(), id).value();
    if (G::rulebook()[rule].nature != Nature::chosen) continue;
    all.push_back({Changing::clause, std::string(id), std::string(id), 0, 0, 1,
                   [rule](typename G::Game& game, int left_out) {
                     if (left_out == 1) game.dropped.insert(rule);
                   },
                   [](int left_out) { return std::string(left_out == 1 ? "left out" : "in force"); }});
  }
  return all;
}

/// A game in which something is otherwise, and the rules that it belongs to.
template <Specification G>
struct ChangedGame {
  std::string name;  ///< `setup.card_each 2`, `power.mixed larger`.
  std::set<std::string> rules;
  typename G::Game game = G::published();

  /// The same with one thing more.
  [[nodiscard]] ChangedGame with(const Changeable<G>& thing, int value) const {
    ChangedGame changed = *this;
    changed.name += (name.empty() ? "" : ", ") + thing.name + ' ' + thing.in_words(value);
    changed.rules.insert(thing.rule);
    thing.set(changed.game, value);
    return changed;
  }
};
template <Specification G>
using ChangedGames = std::vector<ChangedGame<G>>;

/// What a thing is changed to: a number one less, one more, and at its bounds; a reading to every other.
template <Specification G>
std::set<int> other_values(const Changeable<G>& thing) {
  std::set<int> values{thing.published - 1, thing.published + 1, thing.lowest, thing.highest};
  if (thing.what == Changing::reading)
    for (int way = thing.lowest; way <= thing.highest; ++way) values.insert(way);
  std::erase_if(values,
                [&](int value) { return value < thing.lowest || value > thing.highest || value == thing.published; });
  return values;
}

/// `power` of `power.mixed`.
inline std::string_view section_of(std::string_view rule) { return rule.substr(0, rule.find('.')); }

/// Which two readings are taken together.
enum class Pairs : std::uint8_t { of_a_section, all };

/// Every game with one number or reading changed, and those with two readings changed; none that nobody could set up.
template <Specification G>
ChangedGames<G> changed_games(Pairs pairs) {
  ChangedGames<G> numbers;
  ChangedGames<G> readings;
  for (const Changeable<G>& thing : changeables<G>()) {
    if (thing.what == Changing::clause) continue;
    const ChangedGames<G> before = thing.what == Changing::reading ? readings : ChangedGames<G>{};
    ChangedGames<G>& all = thing.what == Changing::reading ? readings : numbers;
    for (const int value : other_values(thing)) {
      for (const ChangedGame<G>& other : before)
        if (other.rules.size() == 1 && (pairs == Pairs::all || section_of(*other.rules.begin()) == section_of(thing.rule)))
          all.push_back(other.with(thing, value));
      all.push_back(ChangedGame<G>{}.with(thing, value));
    }
  }
  numbers.insert(numbers.end(), readings.begin(), readings.end());
  std::erase_if(numbers, [](const ChangedGame<G>& changed) { return !contradictions_in(changed.game).empty(); });
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
