#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "model/mermaid_rain/components.hpp"

// Boards as text: one line a row, two characters a hex, and odd rows indented by one, so that the drawing looks like the
// board. A line of column letters may stand above it.

namespace fathom::mermaid_rain {
namespace {

/// The character of each terrain in the order of `Terrain`, and the same for shaded hexes.
constexpr std::string_view plain_glyphs = ".~SWIC#";
constexpr std::string_view shaded_glyphs = ".-swicx";
constexpr std::string_view letters = "ABCDEFGHIJKLMN";
constexpr int most_wide = Hex::side - 2;

constexpr int indent_of(int row) { return row % 2; }
/// Where a hex stands in its line, counted from 0.
constexpr int offset_of(Hex hex) { return indent_of(hex.row()) + 2 * (hex.column() - 1); }

std::string letters_above(int columns) {
  std::string line;
  for (int i = 0; i < columns; ++i) {
    if (i > 0) line += ' ';
    line += letters[static_cast<std::size_t>(i)];
  }
  return line;
}

std::string_view without_trailing_blanks(std::string_view line) {
  const std::size_t last = line.find_last_not_of(" \r");
  return line.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

/// The lines of a text, without the empty ones at its end.
std::string_view without_trailing_lines(std::string_view text) {
  const std::size_t last = text.find_last_not_of(" \r\n");
  return text.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

std::string quoted(char byte) {
  if (byte == ' ') return "a blank";
  if (byte == '\t') return "a tab";
  return byte > ' ' && byte <= '~' ? std::string{'\''} + byte + '\'' : "a character beyond plain ASCII";
}

/// Puts what one character draws onto the map; false for a character that draws nothing.
bool draw_hex(Map& map, Hex hex, char glyph) {
  const std::size_t plain = plain_glyphs.find(glyph);
  const std::size_t shaded = shaded_glyphs.find(glyph);
  const std::size_t found = plain != std::string_view::npos ? plain : shaded;
  if (found == std::string_view::npos) return false;
  map.terrain[hex.cell] = static_cast<Terrain>(found);
  if (plain == std::string_view::npos) map.shaded.insert(hex.cell);
  return true;
}

/// What is wrong with one character of a row, after putting it onto the map where nothing is.
std::optional<std::string> read_glyph(char glyph, int row, int offset, Map& map) {
  const int into = offset - indent_of(row);
  if (into < 0 || into % 2 != 0) {
    if (glyph == ' ') return std::nullopt;
    return "expected a blank, found " + quoted(glyph) + "; indent rows 1, 3, 5 ... by one and put one blank between hexes";
  }
  const int column = into / 2 + 1;
  if (column > most_wide)
    return "expected at most " + std::to_string(most_wide) + " hexes in a row, found more; leave the rest out";
  if (draw_hex(map, Hex::at(column, row), glyph)) return std::nullopt;
  const std::string advice =
      glyph == ' ' ? "write . where there is no hex, and indent rows 1, 3, 5 ... alone" : "write one of these characters";
  return "expected a hex (~ S W I C # or shaded - s w i c x, or . for none), found " + quoted(glyph) + "; " + advice;
}

std::optional<Flaw> read_row(std::string_view line, int row, Map& map) {
  if (line.empty()) return Flaw{0, 1, "expected a row of hexes, found an empty line; write . for a row without hexes"};
  for (int offset = 0; offset < static_cast<int>(line.size()); ++offset)
    if (const auto wrong = read_glyph(line[static_cast<std::size_t>(offset)], row, offset, map))
      return Flaw{0, offset + 1, *wrong};
  return std::nullopt;
}

bool is_letters_above(std::string_view line) {
  return line.size() >= 3 && line == std::string_view{letters_above(most_wide)}.substr(0, line.size());
}

}  // namespace

std::optional<Flaw> read_map(std::string_view text, Map& map) {
  Map read;
  std::string_view rest = without_trailing_lines(text);
  if (rest.empty()) return Flaw{1, 1, "expected a drawn board, found nothing; draw a row of hexes a line"};
  int row = 0;
  for (int number = 1; !rest.empty(); ++number) {
    const std::size_t end = rest.find('\n');
    const std::string_view line = without_trailing_blanks(rest.substr(0, end));
    rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
    if (number == 1 && is_letters_above(line)) continue;
    if (++row > most_wide)
      return Flaw{number, 1,
                  "expected at most " + std::to_string(most_wide) + " rows of hexes, found more; leave the rest out"};
    if (std::optional<Flaw> flaw = read_row(line, row, read)) {
      flaw->line = number;
      return flaw;
    }
  }
  map = read;
  return std::nullopt;
}

std::string draw_map(const Map& map) {
  int columns = 0;
  int rows = 0;
  for (std::size_t cell = 0; cell < Hex::cells; ++cell) {
    const Hex hex{static_cast<std::uint8_t>(cell)};
    if (hex.framed() || map.terrain[cell] == Terrain::nothing) continue;
    columns = std::max(columns, hex.column());
    rows = std::max(rows, hex.row());
  }
  if (columns == 0) return " .\n";
  std::string text = columns > 1 ? letters_above(columns) + '\n' : "";
  for (int row = 1; row <= rows; ++row) {
    std::string line;
    for (int column = 1; column <= columns; ++column) {
      const Hex hex = Hex::at(column, row);
      line.resize(static_cast<std::size_t>(offset_of(hex)), ' ');
      const std::string_view glyphs = map.shaded.contains(hex.cell) ? shaded_glyphs : plain_glyphs;
      line += glyphs.at(index_of(map.terrain[hex.cell]));
    }
    text += line + '\n';
  }
  return text;
}

}  // namespace fathom::mermaid_rain
