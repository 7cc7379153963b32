#pragma once

#include <any>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "model/core/fields.hpp"
#include "model/core/game.hpp"
#include "model/core/reads.hpp"
#include "model/core/rulebook.hpp"

namespace fathom::app {

/// How a mutant differs from the published game.
enum class Change : std::uint8_t {
  dropped,  ///< A clause or region is left out: what it forbids is allowed.
  moved,    ///< One number is one more or one less.
  reread,   ///< One rule is read another way.
};
constexpr std::array<std::string_view, 3> names_of(Change) { return {"dropped", "moved", "reread"}; }

/// A game with one thing wrong with it, which some check ought to notice.
struct Mutant {
  std::string name;  ///< `without placing.on_ocean`, `hand.kept 2 -> 3`, `placing.optional = mandatory`.
  std::string rule;  ///< The rule that is not what it was.
  Change change{};
  std::any game;  ///< A `Game` of the specification it was made from.
};

/// A number of the rulebook, or one entry of a table of them, with the bounds that keep play meaningful.
struct ParameterShown {
  std::string name;
  std::string rule;
  std::vector<int> values;
  int lowest = 0;
  int highest = 0;
};

/// A rule that can be read in several ways, and the ways.
struct ReadingShown {
  std::string rule;
  std::string value;
  std::vector<std::string> values;  ///< The default first.
};

namespace detail {

template <class T>
inline constexpr bool is_parameter = false;
template <class Owner, class Member>
inline constexpr bool is_parameter<Parameter<Owner, Member>> = true;

/// Calls `visit(number, label)` for each number of a parameter; `label` is `[3]` for the third of a table.
template <class Member, class Visit>
void each_number(Member& member, Visit&& visit) {
  if constexpr (std::is_same_v<std::remove_const_t<Member>, int>) {
    visit(member, std::string{});
  } else {
    for (std::size_t i = 0; i < member.size(); ++i) visit(member[i], "[" + std::to_string(i + 1) + "]");
  }
}

/// Whether a rule's facts are a reconstruction, which no check can defend.
inline bool is_assumed(std::span<const Rule> rules, std::string_view id) {
  const auto place = position_of(rules, id);
  return place && rules[*place].status == Status::assumed;
}

template <Specification G>
void add_dropped(const typename G::Game& published, std::vector<Mutant>& mutants) {
  for (const std::string_view id : G::clause_rules()) {
    const std::size_t rule = position_of(G::rulebook(), id).value();
    if (published.dropped.contains(rule)) continue;
    typename G::Game game = published;
    game.dropped.insert(rule);
    mutants.push_back({"without " + std::string(id), std::string(id), Change::dropped, std::move(game)});
  }
}

template <Specification G, class Field>
void add_moved(const typename G::Game& published, const Field& field, std::vector<Mutant>& mutants) {
  const auto numbers_as_published = written(field.of(published.rules));
  each_number(numbers_as_published, [&](const int& number, const std::string& label) {
    for (const int value : {number + 1, number - 1}) {
      if (value < field.lowest || value > field.highest) continue;
      typename G::Game game = published;
      auto numbers = written(field.of(game.rules));
      each_number(numbers, [&](int& moved, const std::string& other) {
        if (other == label) moved = value;
      });
      field.of(game.rules) = numbers;
      const std::string change = " " + std::to_string(number) + " -> " + std::to_string(value);
      mutants.push_back({std::string(field.name) + label + change, std::string(field.rule), Change::moved, std::move(game)});
    }
  });
}

template <Specification G, class Field>
void add_reread(const typename G::Game& published, const Field& field, std::vector<Mutant>& mutants) {
  using Way = WrittenAs<std::remove_cvref_t<decltype(field.of(published.rules))>>;
  for (const Way choice : every<Way>) {
    if (choice == written(field.of(published.rules))) continue;
    typename G::Game game = published;
    field.of(game.rules) = choice;
    const std::string name = std::string(field.name) + " = " + std::string(name_of(choice));
    mutants.push_back({name, std::string(field.name), Change::reread, std::move(game)});
  }
}

}  // namespace detail

/// Every mutant of a game, published or a variant: each clause dropped, each number moved by one either way within its
/// bounds, each rule that can be read otherwise read otherwise. Numbers that are `assumed` are left alone.
template <Specification G>
std::vector<Mutant> mutants_of(const typename G::Game& published) {
  std::vector<Mutant> mutants;
  detail::add_dropped<G>(published, mutants);
  for_each_field<std::remove_cvref_t<decltype(published.rules)>>([&](const auto& field) {
    if constexpr (detail::is_parameter<std::remove_cvref_t<decltype(field)>>) {
      if (!detail::is_assumed(G::rulebook(), field.rule)) detail::add_moved<G>(published, field, mutants);
    } else {
      detail::add_reread<G>(published, field, mutants);
    }
  });
  return mutants;
}

template <Specification G>
std::vector<ParameterShown> parameters_of(const typename G::Game& game) {
  std::vector<ParameterShown> shown;
  for_each_field<std::remove_cvref_t<decltype(game.rules)>>([&](const auto& field) {
    if constexpr (detail::is_parameter<std::remove_cvref_t<decltype(field)>>) {
      ParameterShown parameter{std::string(field.name), std::string(field.rule), {}, field.lowest, field.highest};
      const auto numbers = written(field.of(game.rules));
      detail::each_number(numbers, [&](const int& number, const std::string&) { parameter.values.push_back(number); });
      shown.push_back(std::move(parameter));
    }
  });
  return shown;
}

template <Specification G>
std::vector<ReadingShown> readings_of(const typename G::Game& game) {
  std::vector<ReadingShown> shown;
  for_each_field<std::remove_cvref_t<decltype(game.rules)>>([&](const auto& field) {
    if constexpr (!detail::is_parameter<std::remove_cvref_t<decltype(field)>>) {
      using Way = WrittenAs<std::remove_cvref_t<decltype(field.of(game.rules))>>;
      ReadingShown reading{std::string(field.name), std::string(name_of(written(field.of(game.rules)))), {}};
      for (const Way choice : every<Way>) reading.values.emplace_back(name_of(choice));
      shown.push_back(std::move(reading));
    }
  });
  return shown;
}

}  // namespace fathom::app
