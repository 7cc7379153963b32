#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "model/mirage/board.hpp"
#include "model/mirage/components.hpp"

// What stands on a square of a drawing, as two lines of five characters. For `drawing.cpp` and its reader.

namespace fathom::mirage {

using Marks = std::array<std::string, 2>;
inline constexpr int mark_columns = 5;
inline constexpr std::size_t mark_middle = 2;

/// Sand is `.` where it is light and `:` where it is dark; water `~` and `=`.
inline constexpr std::array<std::string_view, kinds<Terrain>> textures{".:", "~="};
inline constexpr std::string_view edge_letters = "NESW";
inline constexpr std::string_view tree_letters = "bwry";
/// Players are called by the first letter of their names.
inline constexpr std::string_view player_letters = "ABCDEF";

/// A character as complaints show it.
inline std::string quoted(char found) { return found == ' ' ? "a blank" : std::string{'\''} + found + '\''; }

constexpr char texture(Colouring colouring) {
  const std::string_view shades = entry(textures, colouring.terrain);
  return index_of(colouring.shade) < shades.size() ? shades[index_of(colouring.shade)] : '?';
}
/// `?` for whoever sits at no table.
constexpr char letter_of(Seat seat) { return index_of(seat) < player_letters.size() ? player_letters[index_of(seat)] : '?'; }

Marks marks_of_survey(Colouring colouring, std::optional<Seat> explorer);
/// `.NE A` over `~SW  `: the sand and the water, each with the edges it touches and who stands on it.
Marks marks_of_coast(const Box& box, const LaidCoast& coast);
Marks marks_of_tent(Seat by);
Marks marks_of_tree(Colour colour);
Marks marks_of_keeper(Seat by, Explorer kind);

/// What a square may hold.
enum class MarkKind : std::uint8_t { bare, survey, coast, tent, tree, keeper };

/// A character of a square's marks that should be another one.
struct Blot {
  int line = 0;
  int column = 0;
  std::string message;
};
/// What marks look like most, and the first thing in which they do not.
struct Recognised {
  MarkKind kind{};
  std::optional<Blot> blot;
};
/// Reads what stands on a square, two lines of five characters, where these letters stand for players.
Recognised recognised(const Marks& marks, std::string_view players);

}  // namespace fathom::mirage
