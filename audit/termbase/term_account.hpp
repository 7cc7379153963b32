#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "audit/alignment/alignment.hpp"
#include "audit/termbase/term_places.hpp"

namespace fathom::audit {

/// A name of one text, and one of the other that stands for the same thing, or instead of it.
struct NamePair {
  const TermPlace* original = nullptr;
  const TermPlace* translation = nullptr;
  double confidence = 1;
};

/// The names of one bead, each of the original accounted for by one of the translation.
struct TermAccount {
  std::vector<NamePair> confirmed;     ///< The same thing in both.
  std::vector<NamePair> forbidden;     ///< A name in the translation that its thing must not have. `original` may be null.
  std::vector<NamePair> swapped;       ///< Another thing's name, of which the original does not speak.
  std::vector<const TermPlace*> lost;  ///< Names of the original whose things have none in the translation.
};

/// The places of names in a few sentences.
std::vector<const TermPlace*> places_in(const TermPlaces& text, std::uint32_t sentence, std::uint32_t count);

/// Takes the account of a bead that has two sides. A bead with more names than anybody can tell apart has none.
TermAccount account_of(const Bead& bead, const TermPlaces& original, const TermPlaces& translation, Termbase::Force force);

}  // namespace fathom::audit
