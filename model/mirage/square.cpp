#include "model/mirage/square.hpp"

#include <algorithm>

namespace fathom::mirage {

namespace {

/// Takes a letter and a number off the front of the text: how far to go, `forward` counting up. Nothing where the text
/// begins otherwise, or with a number nobody would write.
std::optional<int> take(std::string_view& text, char forward, char back) {
  if (text.size() < 2 || (text[0] != forward && text[0] != back)) return std::nullopt;
  const bool ahead = text[0] == forward;
  std::size_t digits = 1;
  int steps = 0;
  while (digits < text.size() && text[digits] >= '0' && text[digits] <= '9' && steps < Square::side)
    steps = steps * 10 + (text[digits++] - '0');
  const bool leading_zero = text[1] == '0';
  if (digits == 1 || leading_zero || steps >= Square::middle) return std::nullopt;
  text.remove_prefix(digits);
  return ahead ? steps : -steps;
}

}  // namespace

std::optional<Square> read_square(std::string_view text) {
  if (text == "start") return Square{};
  const std::optional<int> east = take(text, 'E', 'W');
  const std::optional<int> south = take(text, 'S', 'N');
  if (!text.empty() || (!east && !south)) return std::nullopt;
  return Square::from_start(east.value_or(0), south.value_or(0));
}

}  // namespace fathom::mirage
