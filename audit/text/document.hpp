#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "audit/text/source.hpp"

namespace fathom::audit {

/// What a stretch of a page is, as far as its layout shows.
enum class BlockKind : std::uint8_t { heading, paragraph, item, row };

/// A heading, a paragraph, one item of a list, or one row of a table.
struct Block {
  BlockKind kind = BlockKind::paragraph;
  Span at;                       ///< In `Document::text`, without the label.
  std::uint32_t sentences = 0;   ///< The first of its sentences (of a row: its cells); those of the next block follow.
  std::string label;             ///< `1`, `b`, `-`, `●`: what numbers or marks it, without brackets and points; or nothing.
  std::uint8_t level = 0;        ///< Of a heading: 1 is the largest. Of an item: how deep it is indented, from 0.
  std::uint32_t run = 0;         ///< Items, or rows, of one list or table share this number; 0 for everything else.
};

/// One sentence, heading, or cell: the smallest thing that is held against the other text.
struct Sentence {
  Span at;  ///< In `Document::text`; without white space at either end.
  std::uint32_t block = 0;
};

/// Where a stretch of the reading text comes from; up to the next piece, both count on byte by byte.
struct Piece {
  Offset text = 0;    ///< In `Document::text`.
  Offset source = 0;  ///< In `Source::text`.
};

/// A source in the order a person reads it: columns one after the other, broken lines joined, page numbers, form feeds
/// and markers gone. Two paragraphs are parted by a line end, and nothing else is.
struct Document {
  Source source;
  std::string text;
  std::vector<Piece> pieces;
  std::vector<Block> blocks;
  std::vector<Sentence> sentences;
  int last_page = 0;  ///< The highest page number that stood on its pages; 0 where that is not known.

  [[nodiscard]] std::string_view words(Span at) const { return std::string_view(text).substr(at.begin, at.size()); }
  /// Where a stretch of the reading text stands in the source, from its first character to its last.
  [[nodiscard]] Span in_source(Span at) const;
  /// The sentences of a block, as indices: from the first to before the second.
  [[nodiscard]] std::pair<std::uint32_t, std::uint32_t> sentences_of(std::uint32_t block) const;
};

/// Lays a source out. `locale` (`en`, `fr`, ...) tells where sentences end; `abbreviations` end none (`p.`, `e.g.`),
/// nor does a number with a point behind a word of `ordinal_after` (`am 3. Tag`).
/// Takes time and memory linear in the text.
Document lay_out(Source source, std::string_view locale, const std::vector<std::string>& abbreviations,
                 const std::vector<std::string>& ordinal_after = {});

}  // namespace fathom::audit
