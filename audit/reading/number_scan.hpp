#pragma once

#include <vector>

#include "audit/reading/places.hpp"
#include "audit/reading/sentence_view.hpp"

namespace fathom::audit {

/// A number of a sentence and how it is written.
struct FoundNumber {
  Quantity quantity;  ///< Its first token, value, and whether it is an ordinal, weak, in digits: what it shows by itself.
  NumberShape shape;
  TokenIndex end = 0;  ///< The first token behind it.
};

/// The numbers of a sentence one by one, in digits or in words, before they are joined to ranges. Articles before a number
/// (`a third`, `un par`) are none.
std::vector<FoundNumber> scan_numbers(const SentenceView& sentence);

}  // namespace fathom::audit
