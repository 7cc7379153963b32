#pragma once

#include <cstdint>
#include <vector>

#include "audit/reading/reading.hpp"

namespace fathom::audit {

/// The numbers said in a sentence, in its order. Needs the reading's words, tokens and marks; takes time linear in the
/// sentence.
///
/// The same thing gives the same values in every language: `3rd`, `third`, `3º` and `der dritte` are 3 and an ordinal. A
/// range
/// (`2-5`, `de 2 à 5`) is one quantity, a list (`1, 2 and 3`) several. Nothing (`0`, `no`, `none`) is no quantity.
std::vector<Quantity> find_quantities(const Reading& reading, std::uint32_t sentence);

}  // namespace fathom::audit
