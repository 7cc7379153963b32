#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "model/core/counts.hpp"
#include "model/core/few.hpp"
#include "model/core/names.hpp"
#include "model/mermaid_beach/components.hpp"

namespace fathom::mermaid_beach {

// Numbers and things as people say them at the table: `two suns and a sand castle`, `a four`.

/// A name in plain words: `sand castle`.
inline std::string plainly(std::string_view name) {
  std::string text{name};
  for (char& c : text)
    if (c == '_') c = ' ';
  return text;
}
template <Named E>
std::string plainly(E value) {
  return plainly(name_of(value));
}

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
  constexpr std::array<std::string_view, 10> words{"no",   "one", "two",   "three", "four",
                                                   "five", "six", "seven", "eight", "nine"};
  if (many == 1) return one(card);
  const auto place = static_cast<std::size_t>(many);
  const std::string number = many >= 0 && place < words.size() ? std::string{words[place]} : std::to_string(many);
  return number + ' ' + std::string{noun(card).many};
}

/// `1 point`, `12 points`.
inline std::string plural(int many, std::string_view noun) {
  return std::to_string(many) + ' ' + std::string{noun} + (many == 1 ? "" : "s");
}

/// Puts `, ` between the items and ` and ` before the last.
template <class Items>
std::string listed(const Items& parts) {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i)
    text += std::string{i == 0 ? "" : i + 1 == parts.size() ? " and " : ", "} + parts[i];
  return text;
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
