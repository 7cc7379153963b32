#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "model/core/counts.hpp"
#include "model/core/few.hpp"
#include "model/core/words.hpp"
#include "model/mermaids_song/components.hpp"

namespace fathom::mermaids_song {

// Cards and creatures as people say them at the table: `two mermaids and a song of 3`, `a five`.

/// How a thing is called: one of it, and several.
struct Noun {
  std::string_view one;
  std::string_view many;
};
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

/// `a mermaid`, `the Kraken`, `a five`.
template <Named E>
std::string one(E thing) {
  return std::string{noun(thing).one};
}

/// What there is, in the order of the kinds: `two mermaids and a song of 3`; `nothing` where there is none.
template <Named E>
std::string phrase(const Counts<E>& things) {
  Few<std::string, kinds<E>> parts;
  for (const E kind : every<E>) {
    if (things[kind] == 1) parts.push_back(one(kind));
    if (things[kind] > 1) parts.push_back(in_words(things[kind]) + ' ' + std::string{noun(kind).many});
  }
  return parts.empty() ? "nothing" : listed(parts);
}

/// `first`, `second`, ... of somebody's mermaids.
inline std::string ordinal(int nth) {
  constexpr std::array<std::string_view, 5> words{"", "first", "second", "third", "fourth"};
  const auto place = static_cast<std::size_t>(nth);
  return nth > 0 && place < words.size() ? std::string{words[place]} : "no. " + std::to_string(nth);
}

}  // namespace fathom::mermaids_song
