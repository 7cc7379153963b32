#include "audit/alignment/cognates.hpp"

namespace fathom::audit {
namespace {

constexpr std::size_t letters_compared = 4;

/// What the two-byte letters of Latin-1 (À to ÿ) carry their accents on, in the order of their second byte.
constexpr std::string_view bases = "aaaaaaaceeeeiiiidnooooo-ouuuuytsaaaaaaaceeeeiiiidnooooo-ouuuuyty";
constexpr unsigned char latin_lead = 0xC3U;
constexpr unsigned char trail_bits = 0x3FU;
constexpr unsigned char trail_marker = 0x80U;

}  // namespace

std::uint64_t cognate_key(std::string_view folded) {
  std::uint64_t key = 0xCBF29CE484222325U;
  std::size_t letters = 0;
  for (std::size_t i = 0; i < folded.size() && letters < letters_compared; ++i) {
    auto letter = static_cast<unsigned char>(folded[i]);
    if (letter == latin_lead && i + 1 < folded.size()) {
      letter = static_cast<unsigned char>(bases[static_cast<unsigned char>(folded[++i]) & trail_bits]);
    }
    key = (key ^ letter) * 0x100000001B3U;
    if ((letter & ~trail_bits) != trail_marker) ++letters;
  }
  return letters < letters_compared ? 0 : key;
}

}  // namespace fathom::audit
