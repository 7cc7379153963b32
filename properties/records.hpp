#pragma once

#include <algorithm>
#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <string_view>
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
Cost cost_of(std::size_t law, std::span<const Record> records);

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

/// What a large enough share of plays has to come to.
struct Coming {
  std::string_view event;
  Events bit = 0;
  std::array<double, kinds<Policy>> share{};
  int from_players = 0;
};
/// How many of the cases at each table and under each policy came to it.
std::vector<Reached> reached(const Coming& wanted, const std::vector<int>& tables, std::span<const Record> records);

/// The same of all that a law needs.
template <class S>
std::vector<Reached> reached_for(const Law<S>& law, const std::vector<int>& tables, std::span<const Record> records) {
  std::vector<Reached> all;
  for (const auto& wanted : S::wanted()) {
    if (!law.needs.contains(wanted.event)) continue;
    std::vector<Reached> more =
        reached({name_of(wanted.event), only(wanted.event), wanted.share, wanted.from_players}, tables, records);
    std::ranges::move(more, std::back_inserter(all));
  }
  return all;
}

}  // namespace fathom::properties
