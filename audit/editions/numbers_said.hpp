#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "audit/editions/passages.hpp"

namespace fathom::audit {

/// More numbers, words or lines than this are no passage of a rulebook, and the rest of them is not looked at.
inline constexpr std::size_t most_looked_at = 256;

std::vector<Occurrence> first_of(std::vector<Occurrence> all);

/// The numbers said in a stretch, in the order of the text; 0 among them, which is no quantity elsewhere.
std::vector<Quantity> numbers_in(const Passages& passages, UnitRange stretch);

/// The numbers that a passage may mean: those nearest to the words that are counted, or all where nothing is. What comes
/// first is counted by no number.
std::vector<Quantity> candidates(const Passages& passages, UnitRange stretch, const std::vector<std::string>& counted);

}  // namespace fathom::audit
