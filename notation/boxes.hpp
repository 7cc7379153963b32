#pragma once

#include <string_view>

#include "model/core/game.hpp"
#include "notation/node.hpp"

namespace fathom {

/// A key under `components`, and what may stand there.
struct BoxKey {
  std::string_view name;
  std::string_view rule;  ///< What says how many of these there are.
  Node schema;
};

/// What is in somebody's box of a game, as a file: the document put over our reconstruction, which stands in for what it does
/// not mention. `docs/components.md` describes it. Defined in `notation/box_of.hpp` for a game whose box is nothing but its
/// `pieces`; a game whose box is more specialises it.
template <Specification G>
struct BoxFile;

}  // namespace fathom
