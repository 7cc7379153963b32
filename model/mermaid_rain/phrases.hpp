#pragma once

#include <string>
#include <string_view>

#include "model/core/counts.hpp"
#include "model/core/few.hpp"
#include "model/core/names.hpp"
#include "model/core/words.hpp"
#include "model/mermaid_rain/components.hpp"

namespace fathom::mermaid_rain {

// Numbers and things as people say them at the table: `two gulls and a dolphin`, `D4 E4 F4`.

/// `a gull`, `two gulls`, `12 gulls`.
inline std::string counted(int many, std::string_view noun) {
  return std::string{many == 1 ? "a" : in_words(many)} + ' ' + std::string{noun} + (many == 1 ? "" : "s");
}

/// What there is, most commonly read: `two gulls and a dolphin` in the order of the kinds; `nothing` where there is none.
template <Named E>
std::string phrase(const Counts<E>& things) {
  Few<std::string, kinds<E>> parts;
  for (const E kind : every<E>)
    if (things[kind] > 0) parts.push_back(counted(things[kind], plainly(kind)));
  return parts.empty() ? "nothing" : listed(parts);
}

/// The hexes of a tile: `D4 E4 F4`.
inline std::string phrase(const Cells& cells) {
  std::string text;
  for (const Hex hex : cells) text += (text.empty() ? "" : " ") + show(hex);
  return text.empty() ? "no hex" : text;
}

}  // namespace fathom::mermaid_rain
