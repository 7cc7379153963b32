#pragma once

#include <string>
#include <type_traits>
#include <vector>

#include "model/core/counts.hpp"
#include "notation/node.hpp"
#include "properties/comparing.hpp"

namespace fathom::properties {

/// Where two documents differ, each place by its path: `hands.Ann`. What one of them does not mention is nothing there.
std::vector<FieldApart> fields_apart(const Node& published, const Node& variant);

/// The lines that only one of two tellings has, side by side.
std::vector<FieldApart> lines_apart(const std::vector<std::string>& published, const std::vector<std::string>& variant);

template <Named E>
std::string counts_in_words(const Counts<E>& counts) {
  std::string words;
  for (const E kind : every<E>)
    if (counts[kind] > 0)
      words += (words.empty() ? "" : ", ") + std::to_string(counts[kind]) + " " + std::string(name_of(kind));
  return words.empty() ? "nothing" : words;
}
template <class T>
std::string counts_in_words(const T&) {
  return "another";
}

/// A number or some counted things in words: `20 dolphin, 26 gull`. Of other things, only that they differ is said.
template <class T>
std::string in_words(const T& value) {
  if constexpr (std::is_integral_v<T>) {
    return std::to_string(value);
  } else if constexpr (requires {
                         value.total();
                         value.of;
                       }) {
    return counts_in_words(value);
  } else {
    return "another";
  }
}

/// Lines with a word in front of the first, at the margin that all tellings keep.
std::vector<std::string> headed(const std::string& head, const std::vector<std::string>& lines);

}  // namespace fathom::properties
