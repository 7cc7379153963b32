#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "audit/reading/reading.hpp"

namespace fathom::audit {

/// A number that counts something, as a list's line gives it.
struct Amount {
  std::uint32_t quantity = 0;  ///< In `Reading::quantities`; of a written sum, the number it states.
  double value = 0;
  TokenIndex first = 0;
  TokenIndex end = 0;
  ConceptId unit = Quantity::no_unit;
  bool in_brackets = false;
};

/// `4 each of a sun, a boat`: so many of everything listed.
struct OfEach {
  std::size_t amount = 0;  ///< Which of the line's amounts is that of each,
  std::size_t items = 0;   ///< and how many are listed.
};

/// A line as a reader of the page sees it: an item, a row, a heading, or one line of a paragraph.
struct AmountLine {
  TokenIndex first = 0;
  TokenIndex end = 0;
  std::uint32_t source_line = 0;
  BlockKind kind = BlockKind::paragraph;
  bool opens_list = false;          ///< It ends in a colon.
  bool in_brackets = false;         ///< It begins with a bracket: a remark on the line before.
  std::vector<Amount> amounts;      ///< In their order.
  std::vector<std::size_t> totals;  ///< Those of `amounts` that are said to be a total.
  std::optional<OfEach> of_each;
};

/// Whether brackets end between two places: what stands behind is no part of what stands in them.
bool closes_brackets(const Reading& reading, TokenIndex from, TokenIndex end);

/// The lines of a text and their amounts. Takes time linear in the text.
std::vector<AmountLine> amount_lines(const Reading& reading);

}  // namespace fathom::audit
