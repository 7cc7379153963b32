#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "model/core/words.hpp"
#include "model/mermaids_song/components.hpp"

namespace fathom::mermaids_song {

// Cards and creatures as people say them at the table: `two mermaids and a song of 3`, `a five`.

constexpr Noun noun(Card card) {
  constexpr std::array<Noun, kinds<Card>> nouns{{{"a mermaid", "mermaids"},
                                                 {"a song of 1", "songs of 1"},
                                                 {"a song of 2", "songs of 2"},
                                                 {"a song of 3", "songs of 3"},
                                                 {"a silence of 1", "silences of 1"},
                                                 {"a silence of 2", "silences of 2"},
                                                 {"a silence of 3", "silences of 3"},
                                                 {"the Kraken", "Krakens"},
                                                 {"the Treasure", "Treasures"}}};
  return index_of(card) < nouns.size() ? nouns[index_of(card)] : Noun{"a card of no kind", "cards of no kind"};
}
constexpr Noun noun(Creature creature) {
  constexpr std::array<Noun, kinds<Creature>> nouns{
      {{"a four", "fours"}, {"a five", "fives"}, {"a six", "sixes"}, {"a seven", "sevens"}, {"a nine", "nines"}}};
  return index_of(creature) < nouns.size() ? nouns[index_of(creature)]
                                           : Noun{"a creature of no kind", "creatures of no kind"};
}

/// `first`, `second`, ... of somebody's mermaids.
inline std::string ordinal(int nth) {
  constexpr std::array<std::string_view, 5> words{"", "first", "second", "third", "fourth"};
  const auto place = static_cast<std::size_t>(nth);
  return nth > 0 && place < words.size() ? std::string{words[place]} : "no. " + std::to_string(nth);
}

}  // namespace fathom::mermaids_song
