#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/request.hpp"

namespace fathom::app {

/// How many columns a text takes: one for each character of UTF-8, none for the escapes that colour it.
std::size_t width(std::string_view text);
/// The text with blanks after it, up to `columns` wide.
std::string left(std::string_view text, std::size_t columns);
/// The text with blanks before it, up to `columns` wide.
std::string right(std::string_view text, std::size_t columns);
/// Lines no wider than `columns`, broken at blanks.
std::vector<std::string> wrapped(std::string_view text, std::size_t columns);

/// How wide a report is that is not for a terminal.
inline constexpr std::size_t report_columns = 118;
/// How wide the terminal is on standard output: what COLUMNS says, or the terminal itself, and as wide as usual where there is
/// none. A report needs 60 columns, and takes as many however narrow the terminal is.
std::size_t terminal_columns();

/// Rows under each other, each column as wide as its widest entry, two blanks between columns, none at the end of a line.
std::string table(std::span<const std::vector<std::string>> rows, std::string_view indent);

/// `40 000`, and from a million on `11.2 M`.
std::string count(std::uint64_t number);
/// `1 play`, `2 plays`.
std::string counted(std::uint64_t number, std::string_view one);
/// `14.1 s`.
std::string duration(double seconds);
/// `12.5 %`.
std::string share(double part);
/// The parts that are not empty, with ` · ` between them.
std::string dotted(std::span<const std::string> parts);

/// What a text is about, as colours tell it.
enum class Tone : std::uint8_t { plain, strong, faint, good, bad, doubtful };

/// Colours texts, or leaves them as they are.
class Paint {
 public:
  /// `automatic` paints when standard output is a terminal and NO_COLOR is not set.
  explicit Paint(Colour colour);
  [[nodiscard]] std::string operator()(Tone tone, std::string_view text) const;

 private:
  Colour colour_;
};

/// A word between single quotes, as a shell takes it.
std::string single_quoted(std::string_view word);
/// A word of a command as a shell takes it: in quotes where it has to be.
std::string shell_word(std::string_view word);

/// A file's text, safe to print on a terminal: control characters and broken UTF-8 become U+FFFD. Line ends stay.
std::string printable(std::string_view text);

/// What clears the line that a terminal's cursor is in.
inline constexpr std::string_view erase_line = "\r\x1b[K";

/// `adding/one_left` for `adding/one_left/2`: a row of examples is no scenario of its own.
std::string without_row(const std::string& scenario);

}  // namespace fathom::app
