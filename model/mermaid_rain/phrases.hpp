#pragma once

#include <array>
#include <string>
#include <string_view>

#include "model/core/words.hpp"
#include "model/mermaid_rain/components.hpp"

namespace fathom::mermaid_rain {

// Numbers and things as people say them at the table: `two gulls and a dolphin`, `D4 E4 F4`.

/// `a gull`, `two gulls`, `12 gulls`.
inline std::string counted(int many, std::string_view noun) {
  return std::string{many == 1 ? "a" : in_words(many)} + ' ' + std::string{noun} + (many == 1 ? "" : "s");
}

constexpr Noun noun(Card card) {
  constexpr std::array<Noun, kinds<Card>> nouns{{{"a dolphin", "dolphins"}, {"a gull", "gulls"}, {"a turtle", "turtles"}}};
  return index_of(card) < nouns.size() ? nouns[index_of(card)] : Noun{"a card of no kind", "cards of no kind"};
}
constexpr Noun noun(Treasure treasure) {
  constexpr std::array<Noun, kinds<Treasure>> nouns{{{"a shell", "shells"},
                                                     {"a coral", "corals"},
                                                     {"a crystal", "crystals"},
                                                     {"a pearl", "pearls"},
                                                     {"a dragon scale", "dragon scales"}}};
  return index_of(treasure) < nouns.size() ? nouns[index_of(treasure)] : Noun{"a token of no type", "tokens of no type"};
}

/// The hexes of a tile: `D4 E4 F4`.
inline std::string phrase(const Cells& cells) {
  std::string text;
  for (const Hex hex : cells) text += (text.empty() ? "" : " ") + show(hex);
  return text.empty() ? "no hex" : text;
}

}  // namespace fathom::mermaid_rain
