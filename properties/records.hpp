#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/verdict.hpp"
#include "properties/law.hpp"
#include "properties/options.hpp"

// What a campaign keeps of its cases, and what that comes to in the verdict on a law: the law is told by its number, and the
// records are those of the cases that count for it.

namespace fathom::properties {

/// A number of players, told by its place among the campaign's tables, and a case number.
struct Case {
  std::size_t table;
  std::uint64_t number;
};

inline constexpr std::size_t most_laws = 256;
using LawSet = std::bitset<most_laws>;

/// What is kept of a case that has run.
struct Record {
  bool ran = false;
  std::size_t table = 0;  ///< The case's own.
  Policy policy{};
  std::uint32_t actions = 0;
  std::uint32_t attempts = 0;
  std::uint32_t probes = 0;
  Events events = 0;
  LawSet asked;
};

/// The cases that have put a law to the test, and the actions in them.
inline Cost cost_of(std::size_t law, std::span<const Record> records) {
  Cost cost;
  for (const Record& record : records)
    if (record.asked[law]) {
      ++cost.cases;
      cost.actions += record.actions;
    }
  return cost;
}

/// How many moments, positions, attempts or probes a law was asked about.
template <class S>
std::uint64_t times_asked(const Law<S>& law, std::size_t number, std::span<const Record> records) {
  std::uint64_t asked = 0;
  for (const Record& record : records) {
    if (!record.asked[number]) continue;
    if (std::holds_alternative<AsksAttempt<S>>(law.asks))
      asked += record.attempts;
    else if (std::holds_alternative<AsksProbe<S>>(law.asks))
      asked += record.probes;
    else
      asked += record.actions + (std::holds_alternative<AsksTransition<S>>(law.asks) ? 0U : 1U);
  }
  return asked;
}

/// How many of the cases at each table and under each policy came to what the law needs.
template <class S>
std::vector<Reached> reached_for(const Law<S>& law, const std::vector<int>& tables, std::span<const Record> records) {
  std::vector<Reached> all;
  for (const auto& wanted : S::wanted())
    for (std::size_t table = 0; table < tables.size(); ++table)
      for (const Policy policy : every<Policy>) {
        const int players = tables[table];
        const double share = wanted.share[index_of(policy)];
        if (!law.needs.contains(wanted.event) || share <= 0 || players < wanted.from_players) continue;
        const std::string what = std::string(name_of(wanted.event)) + ", " + std::to_string(players) + " players, " +
                                 std::string(name_of(policy));
        Reached reached{what, 0, 0, share};
        for (const Record& record : records) {
          if (!record.ran || record.table != table || record.policy != policy) continue;
          ++reached.of;
          if ((record.events & only(wanted.event)) != 0) ++reached.count;
        }
        all.push_back(std::move(reached));
      }
  return all;
}

}  // namespace fathom::properties
