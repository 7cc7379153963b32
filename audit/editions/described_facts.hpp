#pragma once

#include <string>
#include <utility>
#include <vector>

#include "audit/editions/facts.hpp"
#include "model/core/fields.hpp"
#include "model/core/reads.hpp"
#include "model/core/names.hpp"

// What any game's facts are gathered with.

namespace fathom::audit {

/// The numbers and tables of a game's `Rules`, under the names they are described by.
template <Described Rules>
std::vector<Numbers> described_numbers(const Rules& rules) {
  std::vector<Numbers> all;
  for_each_field<Rules>([&](const auto& field) {
    if constexpr (requires { field.lowest; }) {
      const auto& value = written(field.of(rules));
      if constexpr (requires { value.size(); }) {
        all.push_back({std::string(field.name), {value.begin(), value.end()}});
      } else {
        all.push_back({std::string(field.name), {value}});
      }
    }
  });
  return all;
}

/// The names of all values of an enumeration, in order.
template <Named E>
Names names_all(std::string name) {
  Names all{std::move(name), {}};
  for (const E value : every<E>) all.of.emplace_back(name_of(value));
  return all;
}

/// What is known of any game: its rules and its numbers.
template <class G>
GameFacts described_facts() {
  return {std::string(G::name), G::rulebook(), described_numbers(G::published().rules), {}, {}};
}

}  // namespace fathom::audit
