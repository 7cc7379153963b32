#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "audit/text/source_writer.hpp"

namespace fathom::audit {

/// How a stretch of a document is set.
enum class Weight : std::uint8_t { plain, bold };

/// How the items of a list are counted, by the sign that its format has for it: `1`, `a`, `A`, `i`, `I`.
enum class Counting : char { decimal = '1', letters = 'a', capitals = 'A', roman = 'i', roman_capitals = 'I' };

/// A number as a list shows it: 3 is `3`, `c`, `C`, `iii` or `III`.
std::string counted(int value, Counting counting);

/// Whether words are but white space and what is invisible.
bool shows_nothing(std::string_view words);

/// The signs that need a backslash in a block, lest Markdown take them for its own.
std::string signs_to_escape(std::string_view block);
/// Adds words, with a backslash before each of some signs, and says where their end stands in the file. Words at line 0
/// stand nowhere in it.
Position add_escaped(SourceWriter& to, std::string_view words, Position at, std::string_view signs);

/// The most elements that a document may have within each other; a browser stops at 512.
inline constexpr int deepest_document = 500;

/// Takes the paragraphs, items and rows of a document (a web page, DOCX, ODT) one after the other, and writes them as
/// Markdown. What stays empty leaves nothing. White space of any kind, line ends too, is one blank.
class Flow {
 public:
  /// Where words stand: at the line and column that `add` is told, or, in a document that has no lines, at the how many-eth
  /// paragraph or row. Then each has a unit, `paragraph 17` or `table 2, row 3`.
  enum class Places : std::uint8_t { in_file, counted };

  Flow(std::string name, Places places);

  void paragraph();
  /// `level` is from 1, the largest; `label` what numbers it (`3.1`), or nothing.
  void heading(int level, std::string_view label = {});
  /// An item, `depth` lists deep from 0. A label that no reader of lists would know (`Step 3:`) becomes its first words.
  void item(int depth, std::string_view label);
  /// The next item belongs to another list than the one before it.
  void end_list();
  void row();
  void cell();
  void end_table();

  /// Adds words to the block or cell that was begun last. Bytes that are no UTF-8 become U+FFFD.
  void add(std::string_view words, Position at = {}, Weight weight = Weight::plain);
  void tab();
  /// The next words stand on a line of their own: they begin another paragraph, unless they go on with the sentence.
  void line_break();
  /// A footnote: it follows as a paragraph once the list or table is done.
  void note(std::string words);

  Source done();

 private:
  enum class Kind : std::uint8_t { none, paragraph, heading, item, row };
  struct Stretch {
    enum class Sign : std::uint8_t { words, tab, line_break, cell };
    std::string words;
    Position at;
    Weight weight = Weight::plain;
    Sign sign = Sign::words;
  };

  void begin(Kind kind);
  void flush();
  void flush_notes();
  void write_row();
  void write_block();
  void begin_written(Kind kind, const std::string& mark);
  [[nodiscard]] std::string mark_of(std::string_view words);
  void write(const Stretch& part, std::string_view signs);
  [[nodiscard]] bool goes_on(std::size_t line_break) const;
  [[nodiscard]] bool looks_like_heading(std::string_view words) const;
  [[nodiscard]] std::string words_of(std::size_t first, std::size_t last) const;
  void name_unit();

  SourceWriter writer_;
  Places places_;
  Kind kind_ = Kind::none;
  Kind before_ = Kind::none;  ///< What was written last.
  int level_ = 0;             ///< Of a heading, or how deep an item lies.
  std::string label_;
  std::vector<Stretch> stretches_;
  std::vector<std::string> notes_;
  bool list_ended_ = false;
  int last_level_ = 1;  ///< Of the last heading that was marked as one.
  int blocks_ = 0;      ///< Written so far.
  int tables_ = 0;
  int rows_ = 0;    ///< Of this table.
  int column_ = 0;  ///< Reached in this block, where places are counted.
};

}  // namespace fathom::audit
