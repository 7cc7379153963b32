#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "audit/text/source.hpp"

namespace fathom::audit {

/// A line of a page that holds something.
struct Line {
  Span at;                       ///< In `Source::text`, without white space at either end.
  std::uint32_t column = 0;      ///< How far it is indented.
  std::uint32_t width = 0;       ///< In characters.
  std::uint32_t blanks = 0;      ///< Empty lines before it.
  std::uint32_t cells = 0;       ///< Of a row: the first of its cells in `Page::cells`,
  std::uint32_t cell_count = 0;  ///< and how many; 0 for what is no row.
  bool new_page = false;         ///< A page, or a column, begins here.
};

/// A cell of a table.
struct Cell {
  std::vector<Span> parts;  ///< In `Source::text`, one for each line it was broken into.
};

/// A text's lines in the order they are read.
struct Page {
  std::vector<Line> lines;
  std::vector<Cell> cells;
  int last_number = 0;  ///< The highest of the page numbers left out; 0 where too few count on to be sure of them.
};

/// The lines of a source. Form feeds and extraction markers end a line, and a page.
Page lines_of(const Source& source);

/// A line of a stretch of text, trimmed; `width` and `column` are counted from `line_begin`.
Line line_at(std::string_view text, Span stretch, Offset line_begin);

/// What numbers or marks an item.
struct Label {
  enum class Style : std::uint8_t { bullet, number, letter, roman, question };
  Style style = Style::bullet;
  std::string text;        ///< `1`, `b`, `-`
  std::uint32_t size = 0;  ///< Bytes up to the item's first word.
  int value = 0;           ///< `b.)` is 2; a bullet has none.
};

/// The label a line begins with.
std::optional<Label> label_of(std::string_view line);
/// Whether `next` follows `label` in one list.
bool follows(const Label& label, const Label& next);

/// What the first and the last characters of a line tell.
bool starts_lower(std::string_view line);  ///< After opening brackets and quotes.
bool starts_upper(std::string_view line);
bool ends_sentence(std::string_view line);  ///< By a full stop or its like, perhaps within brackets or quotes.
bool is_capitals(std::string_view line);    ///< All its letters are capitals, and there are some.
bool has_letter(std::string_view line);
std::size_t word_count(std::string_view line);
/// How many characters the first word has.
std::uint32_t first_word_width(std::string_view line);

}  // namespace fathom::audit
