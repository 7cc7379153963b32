#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "properties/exhausting/frontier.hpp"
#include "properties/law.hpp"

namespace fathom::properties {

/// Where a law falls, or nobody can act: the path there, and what is wrong.
struct Found {
  Path path;
  std::string broken;
};

/// What a part of a search has come to, to be added up.
struct SearchTally {
  std::uint64_t transitions = 0;
  std::uint64_t ended = 0;
  std::uint64_t deadlocks = 0;
  Events events = 0;
  std::vector<std::uint64_t> by_step;         ///< Positions, by what happens next in them.
  std::vector<char> silences;                 ///< For each hole of the game, whether it has arisen.
  std::vector<std::optional<Found>> fallen;   ///< For each law, where it fell first; the last is for deadlocks.

  SearchTally() = default;
  SearchTally(std::size_t holes, std::size_t laws) : silences(holes), fallen(laws + 1) {}

  /// Notes what is wrong under one of the laws, or of deadlocks, where nothing was before.
  void note(std::size_t law, const Path& path, std::string broken) {
    if (!fallen[law]) fallen[law] = Found{path, std::move(broken)};
  }
  void note_step(std::size_t step) {
    by_step.resize(std::max(by_step.size(), step + 1));
    ++by_step[step];
  }
  /// Adds a part that comes later in the search.
  void add(SearchTally later) {
    transitions += later.transitions;
    ended += later.ended;
    deadlocks += later.deadlocks;
    events |= later.events;
    by_step.resize(std::max(by_step.size(), later.by_step.size()));
    for (std::size_t step = 0; step < later.by_step.size(); ++step) by_step[step] += later.by_step[step];
    for (std::size_t hole = 0; hole < silences.size(); ++hole)
      silences[hole] = static_cast<char>(silences[hole] != 0 || later.silences[hole] != 0);
    for (std::size_t law = 0; law < fallen.size(); ++law)
      if (!fallen[law]) fallen[law] = std::move(later.fallen[law]);
  }
  [[nodiscard]] bool fails() const {
    return std::ranges::any_of(fallen, [](const auto& found) { return found.has_value(); });
  }
};

}  // namespace fathom::properties
