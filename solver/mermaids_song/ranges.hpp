#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "solver/mermaids_song/common.hpp"
#include "solver/ranging.hpp"

namespace fathom::solver::song {

using Asked = solver::Asked<MermaidsSong>;
using Played = solver::Played<MermaidsSong>;
using Ranging = solver::Ranging<MermaidsSong>;

/// That a claim falls in this play, told in these lines.
inline Played falls(const Told& play, std::vector<std::string> told, std::string claim) {
  return {Outcome::fails, std::move(told), play.trace(std::move(claim))};
}

/// Hands, mermaids in the deck and in play.
std::span<const Ranging> card_ranges();
/// Creatures, and the totals that win.
std::span<const Ranging> creature_ranges();

}  // namespace fathom::solver::song

namespace fathom::solver {

template <>
std::vector<Range> ranges<mermaids_song::MermaidsSong>(const mermaids_song::Game& game, const Options& options);

}  // namespace fathom::solver
