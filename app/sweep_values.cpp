#include <charconv>
#include <string>
#include <string_view>

#include "app/errors.hpp"
#include "app/sweep.hpp"

// What `--sweep` says.

namespace fathom::app {
namespace {

constexpr int most_values = 100;

[[noreturn]] void refuse_sweep(std::string_view text) {
  throw BadUsage(
      "--sweep: expected NAME=VALUES, such as rounds.five=3..7, rounds.five=3..9:2, rounds.five=3,5,9 or "
      "power.mixed=larger,smaller, found \"" +
      std::string(text) + "\"");
}

std::optional<int> number_in(std::string_view text) {
  int value = 0;
  const auto [stopped, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc{} && stopped == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

/// Appends `3..9:2` or one value by itself.
void add_values(std::vector<std::string>& values, std::string_view piece, std::string_view text) {
  const std::size_t dots = piece.find("..");
  if (dots == std::string_view::npos) {
    if (piece.empty()) refuse_sweep(text);
    values.emplace_back(piece);
    return;
  }
  const std::size_t colon = piece.find(':', dots);
  const std::optional<int> from = number_in(piece.substr(0, dots));
  const std::optional<int> to =
      number_in(piece.substr(dots + 2, colon == std::string_view::npos ? colon : colon - dots - 2));
  const std::optional<int> step = colon == std::string_view::npos ? 1 : number_in(piece.substr(colon + 1));
  if (!from || !to || !step || *from > *to || *step < 1) refuse_sweep(text);
  if ((static_cast<long>(*to) - *from) / *step >= most_values)
    throw BadUsage("--sweep: \"" + std::string(text) + "\" has more than " + std::to_string(most_values) +
                   " values; a step makes them fewer: " + std::to_string(*from) + ".." + std::to_string(*to) + ":10");
  for (long value = *from; value <= *to; value += *step) values.push_back(std::to_string(value));
}

}  // namespace

SweepAsked read_sweep(std::string_view text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string_view::npos || equals == 0) refuse_sweep(text);
  SweepAsked asked;
  asked.name = text.substr(0, equals);
  if (const std::size_t bracket = asked.name.find('['); bracket != std::string::npos) {
    const std::optional<int> entry =
        asked.name.ends_with(']')
            ? number_in(std::string_view(asked.name).substr(bracket + 1, asked.name.size() - bracket - 2))
            : std::nullopt;
    if (!entry || *entry < 1) refuse_sweep(text);
    asked.entry = *entry;
    asked.name.resize(bracket);
  }
  std::string_view rest = text.substr(equals + 1);
  for (bool last = false; !last;) {
    const std::size_t comma = rest.find(',');
    last = comma == std::string_view::npos;
    add_values(asked.values, rest.substr(0, comma), text);
    rest.remove_prefix(last ? rest.size() : comma + 1);
  }
  return asked;
}

}  // namespace fathom::app
