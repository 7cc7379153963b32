#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "properties/comparing/measure.hpp"
#include "properties/comparing/metrics.hpp"

namespace fathom::properties {

/// What there is to measure in the plays of a game.
struct Measurable {
  int most_players = 0;
  std::vector<std::string_view> sources;  ///< Of points.
  std::vector<std::string_view> events;
  Tallied tallied;
  std::vector<std::string_view> acts;      ///< The kinds of actions,
  std::vector<std::string_view> refusing;  ///< the rules that can refuse,
  std::vector<std::string_view> silent;    ///< and those on which the rulebook is silent.
};
template <class S>
Measurable measurable() {
  using G = typename S::Specification;
  const auto events = names_of(typename S::Event{});
  Measurable all{G::most_players,
                 Metrics<G>::sources(),
                 {events.begin(), events.end()},
                 Metrics<G>::tallied(),
                 detail::verbs<typename G::Action>(),
                 G::clause_rules(),
                 {}};
  for (const auto& hole : G::holes()) all.silent.push_back(hole.rule);
  return all;
}

/// What is measured in every play of a game, in the order of the rows of a report, and where each sort begins.
struct Columns {
  std::vector<Measure> measures;
  std::vector<RankedMeasures> rankings;
  std::size_t places = 0;
  std::size_t sources = 0;
  std::size_t length = 0;
  std::size_t outcome = 0;
  std::size_t events = 0;
  std::size_t tallies = 0;
  std::size_t acts = 0;
  std::size_t refusals = 0;
  std::size_t silences = 0;
  std::vector<std::string_view> refusing;  ///< The rules that can refuse, in the order of the refusals.

  explicit Columns(const Measurable& game);

 private:
  void add(Sort sort, std::string_view what, Unit unit, std::int64_t parts = 1);
  void add_place(int place);
  void add_rule(Sort sort, std::string_view rule, Unit unit, std::int64_t parts);
  std::size_t add_names(Sort sort, const std::vector<std::string_view>& names, Unit unit, std::int64_t parts);
  void add_tallies(const Tallied& tallied);
};

}  // namespace fathom::properties
