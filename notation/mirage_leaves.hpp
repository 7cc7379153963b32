#pragma once

#include "model/mirage/board.hpp"
#include "model/mirage/square.hpp"
#include "notation/leaf.hpp"

namespace fathom::mirage {

/// `E2N1`, or `start`.
inline LeafNotation<Square> notation_of(Square) {
  return {"a square such as E2N1 or start",
          [](Square square) { return show(square); },
          read_square,
          "^(start|[EW][1-9][0-9]?([NS][1-9][0-9]?)?|[NS][1-9][0-9]?)$",
          {}};
}

/// `[first_arm, corner]`.
inline SetNotation<Part> notation_of(const Parts&) {
  return {"a list of squares of a Survey tile such as [first_arm, corner]"};
}

/// A table drawn below `board: |`.
inline DrawnNotation notation_of(const Board&) { return {"a drawing of the table, as `fathom draw` makes them"}; }

}  // namespace fathom::mirage
