#pragma once

#include <array>
#include <string>
#include <string_view>

#include "model/core/words.hpp"
#include "model/mermaid_beach/components.hpp"

namespace fathom::mermaid_beach {

// Numbers and things as people say them at the table: `two suns and a sand castle`, `a four`.

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

}  // namespace fathom::mermaid_beach
