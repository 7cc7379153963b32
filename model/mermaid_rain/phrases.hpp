#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "model/core/counts.hpp"
#include "model/core/few.hpp"
#include "model/core/names.hpp"
#include "model/mermaid_rain/components.hpp"

namespace fathom::mermaid_rain {

// Numbers and things as people say them at the table: `two gulls and a dolphin`, `D4 E4 F4`.

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

/// `a gull`, `two gulls`, `12 gulls`.
inline std::string counted(int many, std::string_view noun) {
  constexpr std::array<std::string_view, 10> words{"no",   "a",   "two",   "three", "four",
                                                   "five", "six", "seven", "eight", "nine"};
  const auto place = static_cast<std::size_t>(many);
  const std::string number = many >= 0 && place < words.size() ? std::string{words[place]} : std::to_string(many);
  return number + ' ' + std::string{noun} + (many == 1 ? "" : "s");
}

/// `1 point`, `12 points`.
inline std::string numbered(int many, std::string_view noun) {
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
