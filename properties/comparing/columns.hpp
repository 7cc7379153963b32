#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "properties/comparing/measure.hpp"
#include "properties/comparing/metrics.hpp"

namespace fathom::properties {

/// What is measured in every play of a game, in the order of the rows of a report, and where each sort begins.
template <class S>
struct Columns {
  using G = typename S::Specification;
  using Metrics = fathom::properties::Metrics<G>;

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

  Columns() : refusing(G::clause_rules()) {
    add(Sort::score, "points per player", Unit::points, parts_of_one);
    places = measures.size();
    for (const Seat each : every<Seat>)
      if (static_cast<int>(index_of(each)) < G::most_players) add_place(static_cast<int>(index_of(each)) + 1);
    sources = add_names(Sort::source, Metrics::sources(), Unit::points, parts_of_one);
    length = measures.size();
    add(Sort::length, "actions", Unit::actions);
    add(Sort::length, "choices of players", Unit::actions);
    outcome = measures.size();
    add(Sort::first_player, "the first player's share of the victory", Unit::share, parts_of_one);
    add(Sort::margin, "points between the best and the next", Unit::points);
    add(Sort::tie, "plays with several winners", Unit::share);
    add(Sort::ending, "plays that come to an end", Unit::share);
    const auto events_named = names_of(typename S::Event{});
    events = add_names(Sort::event, {events_named.begin(), events_named.end()}, Unit::share, 1);
    add_tallies();
    acts = add_names(Sort::act, detail::verbs<typename G::Action>(), Unit::times, 1);
    refusals = measures.size();
    for (const std::string_view rule : refusing) add_rule(Sort::refusal, rule, Unit::times, parts_of_one);
    silences = measures.size();
    for (const auto& hole : G::holes()) add_rule(Sort::silence, hole.rule, Unit::share, 1);
  }

 private:
  void add(Sort sort, std::string_view what, Unit unit, std::int64_t parts = 1) {
    measures.push_back({sort, std::string(what), {}, unit, parts, 0});
  }
  void add_place(int place) {
    static constexpr std::array<std::string_view, most_seats> ordinals{"first",  "second", "third",
                                                                       "fourth", "fifth",  "sixth"};
    const auto ordinal = ordinals[static_cast<std::size_t>(place - 1)];
    measures.push_back({Sort::place, "points of the " + std::string(ordinal) + " player", {}, Unit::points, 1, place});
  }
  void add_rule(Sort sort, std::string_view rule, Unit unit, std::int64_t parts) {
    measures.push_back({sort, std::string(rule), std::string(rule), unit, parts, 0});
  }
  std::size_t add_names(Sort sort, const std::vector<std::string_view>& names, Unit unit, std::int64_t parts) {
    const std::size_t first = measures.size();
    for (const std::string_view name : names) add(sort, name, unit, parts);
    return first;
  }
  void add_tallies() {
    const Tallied tallied = Metrics::tallied();
    tallies = add_names(Sort::tally, tallied.names, Unit::times, 1);
    if (tallied.ranked == Ranked::no || tallied.names.empty()) return;
    rankings.push_back({std::string(tallied.what), {}});
    for (std::size_t i = 0; i < tallied.names.size(); ++i) rankings.back().best_first.push_back(tallies + i);
  }
};

}  // namespace fathom::properties
