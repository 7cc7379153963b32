#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "model/core/counts.hpp"
#include "model/core/few.hpp"
#include "model/core/names.hpp"

namespace fathom {

// Names and numbers as people say them at any table.

/// A name in plain words: `dragon scale`.
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

/// The name as a title: `Mermaid Mist`.
template <Named E>
std::string titled(E value) {
  std::string text = plainly(value);
  for (std::size_t i = 0; i < text.size(); ++i)
    if ((i == 0 || text[i - 1] == ' ') && text[i] >= 'a' && text[i] <= 'z') text[i] = static_cast<char>(text[i] - 'a' + 'A');
  return text;
}

/// `two` up to nine, then `10`; one is left to whoever knows the article.
inline std::string in_words(int many) {
  constexpr std::array<std::string_view, 10> words{"no",   "one", "two",   "three", "four",
                                                   "five", "six", "seven", "eight", "nine"};
  const auto place = static_cast<std::size_t>(many);
  return many >= 0 && place < words.size() ? std::string{words[place]} : std::to_string(many);
}

/// `1 point`, `12 points`.
inline std::string plural(int many, std::string_view noun) {
  return std::to_string(many) + ' ' + std::string{noun} + (many == 1 ? "" : "s");
}

/// Puts `, ` between the items and ` and ` before the last.
template <class Items>
std::string listed(const Items& items) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i)
    text += std::string{i == 0 ? "" : i + 1 == items.size() ? " and " : ", "} + items[i];
  return text;
}

/// How a thing is called: one of it, and several. Games have `constexpr Noun noun(E)` for the things they count; where they
/// have none, the thing's name does: `two of crab 3`.
struct Noun {
  std::string_view one;
  std::string_view many;
};

/// `a sun`, `an umbrella`, `the sea monster`.
template <Named E>
std::string one(E thing) {
  if constexpr (requires { noun(thing); })
    return std::string{noun(thing).one};
  else
    return plainly(thing);
}

/// `a sun`, `two suns`, `12 suns`.
template <Named E>
std::string counted(int many, E thing) {
  if (many == 1) return one(thing);
  if constexpr (requires { noun(thing); })
    return in_words(many) + ' ' + std::string{noun(thing).many};
  else
    return in_words(many) + " of " + plainly(thing);
}

/// What there is, in the order of the kinds: `two suns and a sand castle`; `nothing` where there is none.
template <Named E>
std::string phrase(const Counts<E>& things) {
  Few<std::string, kinds<E>> parts;
  for (const E kind : every<E>)
    if (things[kind] > 0) parts.push_back(counted(things[kind], kind));
  return parts.empty() ? "nothing" : listed(parts);
}

}  // namespace fathom
