#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "model/core/counts.hpp"
#include "model/core/few.hpp"
#include "model/core/names.hpp"
#include "model/core/words.hpp"
#include "model/mermaid_beach/components.hpp"

namespace fathom::mermaid_beach {

// Numbers and things as people say them at the table: `two suns and a sand castle`, `a four`.

/// How a card is called: one of it, and several.
struct Noun {
  std::string_view one;
  std::string_view many;
};
constexpr Noun noun(BeachCard card) {
  constexpr std::array<Noun, kinds<BeachCard>> nouns{{{"a sun", "suns"},
                                                      {"sunglasses", "sunglasses"},
                                                      {"an umbrella", "umbrellas"},
                                                      {"a beach ball", "beach balls"},
                                                      {"a sand castle", "sand castles"},
                                                      {"a pail and shovel", "pails and shovels"},
                                                      {"a sailboat", "sailboats"},
                                                      {"a surfboard", "surfboards"},
                                                      {"a mermaid", "mermaids"},
                                                      {"a mean mermaid", "mean mermaids"},
                                                      {"a seaweed", "seaweeds"},
                                                      {"a sneaker wave", "sneaker waves"},
                                                      {"the sea monster", "sea monsters"}}};
  return index_of(card) < nouns.size() ? nouns[index_of(card)] : Noun{"a card of no kind", "cards of no kind"};
}
constexpr Noun noun(ShellCard card) {
  constexpr std::array<Noun, kinds<ShellCard>> nouns{{{"a one", "ones"},
                                                      {"a two", "twos"},
                                                      {"a three", "threes"},
                                                      {"a four", "fours"},
                                                      {"a starfish to the left", "starfish to the left"},
                                                      {"a starfish to the right", "starfish to the right"}}};
  return index_of(card) < nouns.size() ? nouns[index_of(card)] : Noun{"a card of no kind", "cards of no kind"};
}

/// `a sun`, `an umbrella`, `the sea monster`, `a four`.
template <Named E>
std::string one(E card) {
  return std::string{noun(card).one};
}

/// `a sun`, `two suns`, `12 suns`.
template <Named E>
std::string counted(int many, E card) {
  return many == 1 ? one(card) : in_words(many) + ' ' + std::string{noun(card).many};
}

/// What there is, in the order of the kinds: `two suns and a sand castle`; `nothing` where there is none.
template <Named E>
std::string phrase(const Counts<E>& things) {
  Few<std::string, kinds<E>> parts;
  for (const E kind : every<E>)
    if (things[kind] > 0) parts.push_back(counted(things[kind], kind));
  return parts.empty() ? "nothing" : listed(parts);
}

}  // namespace fathom::mermaid_beach
