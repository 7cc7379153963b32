#pragma once

#include <string>
#include <vector>

#include "audit/reading/reading.hpp"

namespace fathom::audit {

/// A text read in a language, for tests.
inline Reading read_text(const std::string& text, const std::string& code) {
  return read(source_of("rules.txt", text + "\n"), language(code));
}

/// A number as short as it can be told apart: `1.5`, `12`.
inline std::string shown(double value) {
  std::string text = std::to_string(value);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text;
}

/// A quantity in one word: `>=5`, `2..5`, `3rd`, `-5`, `#2` (a label), `@10` (a reference), `*2016` (a date), `~1` (weak).
inline std::string shown(const Quantity& quantity) {
  static const char* const bounds[] = {"", ">=", "<=", ">", "<", "="};
  static const char* const places[] = {"", "#", "@", "*"};
  std::string text = quantity.weak ? "~" : "";
  text += places[static_cast<std::size_t>(quantity.place)];
  text += bounds[static_cast<std::size_t>(quantity.bound)] + shown(quantity.value);
  if (quantity.upper != quantity.value) text += ".." + shown(quantity.upper);
  return text + (quantity.ordinal ? "rd" : "");
}

/// All quantities of a text.
inline std::string all_numbers(const Reading& reading) {
  std::string text;
  for (const Quantity& quantity : reading.quantities) text += (text.empty() ? "" : " ") + shown(quantity);
  return text;
}

/// Those that are certain to be numbers.
inline std::string numbers(const Reading& reading) {
  std::string text;
  for (const Quantity& quantity : reading.quantities) {
    if (!quantity.weak) text += (text.empty() ? "" : " ") + shown(quantity);
  }
  return text;
}

}  // namespace fathom::audit
