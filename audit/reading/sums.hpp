#pragma once

#include <cstdint>
#include <vector>

#include "audit/reading/reading.hpp"

namespace fathom::audit {

/// One of the numbers that are added up.
struct Summand {
  std::uint32_t quantity = 0;  ///< In `Reading::quantities`; of a written sum (`12+6/2=9`) the number it states.
  double value = 0;            ///< What it adds: `4 each of a sun, a boat` adds 8.
};

/// A list that says how much it comes to.
struct Sum {
  std::uint32_t total = 0;  ///< The stated number, in `Reading::quantities`.
  std::vector<Summand> parts;
  double stated = 0;
  double added = 0;       ///< What the parts come to.
  Span at;                ///< From the first to the last of its numbers, in `Document::text`.
  double confidence = 0;  ///< How likely the parts were meant to add up to the stated number, from 0 to 1.

  [[nodiscard]] bool is_right() const { return stated == added; }
};

/// The lists of a text that state their own total, right ones and wrong ones, in the order of their totals. Needs the whole
/// reading; takes time linear in it.
///
/// Three forms: lines and then their total (`Coral 15 points`, `Total 27 points`); a headed list (`51 cards:`, then a line
/// for every kind); and so many of each (`32 cards (4 each of a sun, a boat, ...)`).
std::vector<Sum> find_sums(const Reading& reading);

}  // namespace fathom::audit
