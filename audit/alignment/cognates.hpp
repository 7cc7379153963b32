#pragma once

#include <cstdint>
#include <string_view>

namespace fathom::audit {

/// A number for the first letters of a word, accents aside, by which *transport* and *transporte* are taken for one word in
/// two languages; 0 where the word is too short to tell.
std::uint64_t cognate_key(std::string_view folded);

}  // namespace fathom::audit
