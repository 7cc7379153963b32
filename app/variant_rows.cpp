#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/variant_numbers.hpp"
#include "model/core/words.hpp"

namespace fathom::app {
namespace {

using properties::Moved;
using properties::Policy;
using properties::Sort;
using properties::Unit;

/// Rows that are read together: their numbers are of one kind.
enum class Group : std::uint8_t { points, sources, length, ending, events, tallies, acts, refusals, silences };
constexpr std::array<std::string_view, 9> titles{"points",
                                                 "points per player, by where they come from",
                                                 "length of a play",
                                                 "how it ends, in %",
                                                 "what comes up, in % of plays",
                                                 "what comes up, times in a play",
                                                 "what is done, times in a play",
                                                 "what is refused, of a hundred attempts",
                                                 "where the rulebook is silent, in % of plays"};

Group group_of(Sort sort) {
  switch (sort) {
    case Sort::score:
    case Sort::place:
    case Sort::margin:
      return Group::points;
    case Sort::source:
      return Group::sources;
    case Sort::length:
      return Group::length;
    case Sort::first_player:
    case Sort::tie:
    case Sort::ending:
      return Group::ending;
    case Sort::event:
      return Group::events;
    case Sort::tally:
      return Group::tallies;
    case Sort::act:
      return Group::acts;
    case Sort::refusal:
      return Group::refusals;
    case Sort::silence:
      break;
  }
  return Group::silences;
}

/// What is asked first of its group, however little it moved.
int rank_of(Sort sort) { return sort == Sort::score ? 0 : sort == Sort::margin ? 1 : 2; }

}  // namespace

double effect_of(const Moved& row) {
  const double least = row.difference.low > 0 ? row.difference.low : row.difference.high < 0 ? -row.difference.high : 0;
  constexpr double attempts = 100;
  const double whole = row.unit == Unit::share     ? 1
                       : row.sort == Sort::refusal ? attempts
                                                   : std::max({1.0, std::abs(row.published), std::abs(row.variant)});
  return least / whole;
}

namespace {

/// One thing measured, at all tables and by all policies for which it moved.
struct Measured {
  std::vector<const Moved*> rows;  ///< Greedy first, all numbers of players together first.
  double moved = 0;
  [[nodiscard]] Group group() const { return group_of(rows.front()->sort); }
};

bool same_measure(const Moved& one, const Moved& other) { return one.sort == other.sort && one.what == other.what; }

std::vector<Measured> measures(const std::vector<Moved>& rows) {
  std::vector<Measured> all;
  for (const Moved& row : rows) {
    if (!row.significant) continue;
    auto measure = std::ranges::find_if(all, [&](const Measured& one) { return same_measure(*one.rows.front(), row); });
    if (measure == all.end()) measure = all.insert(all.end(), Measured{});
    measure->rows.push_back(&row);
    measure->moved = std::max(measure->moved, effect_of(row));
  }
  for (Measured& measure : all)
    std::ranges::stable_sort(measure.rows, {}, [](const Moved* row) {
      return std::pair{row->policy == Policy::greedy ? 0 : 1, row->players};
    });
  std::ranges::stable_sort(all, {}, [](const Measured& measure) {
    return std::tuple{measure.group(), rank_of(measure.rows.front()->sort), -measure.moved};
  });
  return all;
}

/// The widest table says it for all: where a row over all numbers of players moved, those of single tables that moved the
/// same way are not needed. Of many tables the first ones.
std::vector<const Moved*> telling(const Measured& measure) {
  constexpr std::size_t most_tables = 3;
  std::vector<const Moved*> rows;
  for (const Moved* row : measure.rows) {
    const bool told = row->players != 0 && std::ranges::any_of(measure.rows, [&](const Moved* other) {
                        return other->players == 0 && other->policy == row->policy && (other->by() > 0) == (row->by() > 0);
                      });
    if (!told && rows.size() < most_tables) rows.push_back(row);
  }
  return rows;
}

bool is_place(const Measured* measure) { return measure->rows.front()->sort == Sort::place; }

/// The rows that tell most: of each group what moved most, then of each what moved next, as long as there is room.
std::vector<const Moved*> most_telling(const std::vector<Measured>& all) {
  std::map<Group, std::vector<const Measured*>> left;
  constexpr std::ptrdiff_t most_places = 2;  // seats mostly move together
  for (const Measured& measure : all) {
    std::vector<const Measured*>& of_group = left[measure.group()];
    if (!is_place(&measure) || std::ranges::count_if(of_group, is_place) < most_places) of_group.push_back(&measure);
  }
  std::vector<const Moved*> chosen;
  for (std::size_t round = 0; round < all.size(); ++round)
    for (const auto& [group, of_group] : left) {
      if (round >= of_group.size()) continue;
      const std::vector<const Moved*> rows = telling(*of_group[round]);
      if (chosen.size() + rows.size() > most_rows) return chosen;
      chosen.insert(chosen.end(), rows.begin(), rows.end());
    }
  return chosen;
}

/// As many digits as all numbers of a unit have, and more where the difference is smaller than they show.
int digits_of(double least, Unit unit) {
  constexpr int most = 4;
  int digits = unit == Unit::share || unit == Unit::actions ? 1 : 2;
  while (digits < most && least > 0 && least < 0.5 * std::pow(10, -digits)) ++digits;
  return digits;
}

Row row_of(const Moved& moved) {
  const double scale = moved.unit == Unit::share ? 100 : 1;
  const double low = moved.difference.low * scale;
  const double high = moved.difference.high * scale;
  const int digits = digits_of(std::min(std::abs(low), std::abs(high)), moved.unit);
  Row row;
  row.group = titles[static_cast<std::size_t>(group_of(moved.sort))];
  row.what = moved.sort == Sort::act ? plainly(moved.what) : moved.what;
  row.cells = {plainly(moved.policy),
               moved.players == 0 ? "all" : std::to_string(moved.players),
               number_of(moved.published * scale, digits),
               number_of(moved.variant * scale, digits),
               with_sign(moved.by() * scale, digits),
               with_sign(low, digits) + " .. " + with_sign(high, digits)};
  row.spread = Spread{low, moved.by() * scale, high};
  return row;
}

}  // namespace

Table table_of(const properties::Comparison& comparison, const Sides& sides) {
  const std::vector<Measured> all = measures(comparison.rows);
  const std::vector<const Moved*> chosen = most_telling(all);
  Table table;
  table.of = "what";
  table.marked = {0, "difference", Signs::both};
  table.columns = {{"choices", Side::left, Need::always, {}},
                   {"players", Side::left, Need::always, "all"},
                   {sides.first, Side::right, Need::always, {}},
                   {"variant", Side::right, Need::always, {}},
                   {"difference", Side::right, Need::always, {}},
                   {number_of(comparison.confidence * 100, 0) + " % interval", Side::right, Need::where_there_is_room, {}}};
  for (const Measured& measure : all)
    for (const Moved* moved : measure.rows) {
      table.rows.push_back(row_of(*moved));
      if (std::ranges::find(chosen, moved) == chosen.end()) table.rows.back().place = Place::among_all;
    }
  return table;
}

}  // namespace fathom::app
