#pragma once

#include "model/core/game.hpp"
#include "notation/node.hpp"

namespace fathom {

struct BoxKey;

/// What is in somebody's box of a game, as a file: the document put over our reconstruction, which stands in for what it does
/// not mention. `docs/components.md` describes it. Defined in `notation/box_of.hpp` for a game whose box is nothing but its
/// `pieces`; a game whose box is more specialises it.
template <Specification G>
struct BoxFile;

}  // namespace fathom
