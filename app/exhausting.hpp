#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "app/registered.hpp"
#include "app/request.hpp"
#include "model/core/verdict.hpp"

namespace fathom::app {

/// What the gate says of the least box that comes with a game: every law on states and actions, asked in all its positions.
struct BoxFindings {
  std::vector<Verdict> verdicts;  ///< Each named after the box and the law: `least/no_dead_end`.
  std::string remark;             ///< `every position of the box least, 3 players: 13 105, and 19 714 transitions`
};

/// Goes through the least box. Nothing where the game has none, where it is not the published rules that are asked about, where
/// another part of the run has it, or where other checks are asked for. What falls is kept as `exhaust` keeps it.
BoxFindings least_box_of(const Registered& game, const Request& request, std::ostream& err);

}  // namespace fathom::app
