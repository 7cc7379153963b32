#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "audit/text/line.hpp"

namespace fathom::audit {

/// What the lines of a page say about each other: which go on, which are headings, which are counted.
class Shape {
 public:
  Shape(std::string_view source, const std::vector<Line>& lines);

  [[nodiscard]] std::string_view words(std::size_t line) const;
  /// Whether a line goes on in the next, as far as the two show it.
  [[nodiscard]] bool goes_on(std::size_t line) const;
  /// Whether a line fills its column, so that the next line's first word found no room.
  [[nodiscard]] bool is_full(std::size_t line) const;
  /// Whether a line is much shorter than the text around it.
  [[nodiscard]] bool is_short(std::size_t line) const;
  /// A short line without an end, above or below an empty one or above what it heads.
  [[nodiscard]] bool is_heading(std::size_t line) const;
  /// Empty lines above and below it.
  [[nodiscard]] bool is_alone(std::size_t line) const;
  /// A numbered line that heads what follows, rather than an item among others.
  [[nodiscard]] bool is_numbered_heading(std::size_t line, const Label& label) const;
  /// `6 jetons`: a number of something among others; or one of several things named below a colon.
  [[nodiscard]] bool is_counted(std::size_t line) const;
  /// `Total 27 pts`: a short line with how much at its end, among others of the same unit.
  [[nodiscard]] bool is_valued(std::size_t line) const;

 private:
  [[nodiscard]] bool shares_unit(std::size_t line, std::size_t near) const;
  void find_named();
  [[nodiscard]] bool fills(std::size_t line, double share) const;
  [[nodiscard]] bool heads(std::size_t line) const;
  [[nodiscard]] bool could_head(std::string_view words, std::size_t most_words) const;
  [[nodiscard]] bool could_count(std::size_t line) const;
  [[nodiscard]] bool touches(std::size_t line) const;  ///< No empty line before it.
  [[nodiscard]] std::uint32_t width_around(std::size_t line) const;

  std::string_view source_;
  const std::vector<Line>& lines_;
  std::vector<bool> named_;             ///< Lines that name one thing each, below a colon.
  std::vector<std::uint32_t> wrapped_;  ///< Widths of lines that break a sentence; 0 for all others.
  std::uint32_t usual_ = 0;             ///< The middle one of them; 0 if lines are not broken.
};

}  // namespace fathom::audit
