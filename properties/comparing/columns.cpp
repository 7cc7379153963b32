#include "properties/comparing/columns.hpp"

#include <array>

namespace fathom::properties {

Columns::Columns(const Measurable& game) : refusing(game.refusing) {
  add(Sort::score, "points per player", Unit::points, parts_of_one);
  places = measures.size();
  for (int place = 1; place <= game.most_players; ++place) add_place(place);
  sources = add_names(Sort::source, game.sources, Unit::points, parts_of_one);
  length = measures.size();
  add(Sort::length, "actions", Unit::actions);
  add(Sort::length, "choices of players", Unit::actions);
  outcome = measures.size();
  add(Sort::first_player, "the first player's share of the victory", Unit::share, parts_of_one);
  add(Sort::margin, "points between the best and the next", Unit::points);
  add(Sort::tie, "plays with several winners", Unit::share);
  add(Sort::ending, "plays that come to an end", Unit::share);
  events = add_names(Sort::event, game.events, Unit::share, 1);
  add_tallies(game.tallied);
  acts = add_names(Sort::act, game.acts, Unit::times, 1);
  refusals = measures.size();
  for (const std::string_view rule : refusing) add_rule(Sort::refusal, rule, Unit::times, parts_of_one);
  silences = measures.size();
  for (const std::string_view rule : game.silent) add_rule(Sort::silence, rule, Unit::share, 1);
}

void Columns::add(Sort sort, std::string_view what, Unit unit, std::int64_t parts) {
  measures.push_back({sort, std::string(what), {}, unit, parts, 0});
}

void Columns::add_place(int place) {
  static constexpr std::array<std::string_view, most_seats> ordinals{"first", "second", "third", "fourth", "fifth", "sixth"};
  const auto ordinal = ordinals[static_cast<std::size_t>(place - 1)];
  measures.push_back({Sort::place, "points of the " + std::string(ordinal) + " player", {}, Unit::points, 1, place});
}

void Columns::add_rule(Sort sort, std::string_view rule, Unit unit, std::int64_t parts) {
  measures.push_back({sort, std::string(rule), std::string(rule), unit, parts, 0});
}

std::size_t Columns::add_names(Sort sort, const std::vector<std::string_view>& names, Unit unit, std::int64_t parts) {
  const std::size_t first = measures.size();
  for (const std::string_view name : names) add(sort, name, unit, parts);
  return first;
}

void Columns::add_tallies(const Tallied& tallied) {
  tallies = add_names(Sort::tally, tallied.names, Unit::times, 1);
  if (tallied.ranked == Ranked::no || tallied.names.empty()) return;
  rankings.push_back({std::string(tallied.what), {}});
  for (std::size_t i = 0; i < tallied.names.size(); ++i) rankings.back().best_first.push_back(tallies + i);
}

}  // namespace fathom::properties
