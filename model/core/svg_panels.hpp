#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/core/counts.hpp"
#include "model/core/svg.hpp"
#include "model/core/words.hpp"

namespace fathom {

// What lies in front of players and beside the board: rows of cards and tokens in panels, wrapped where they grow too long.

/// Height of a card, and of words in a row.
inline constexpr int svg_card_height = 42;
inline constexpr int svg_words_height = 26;

/// A card, a token or a word in a row: drawn to the right of its origin, which is half-way up.
struct SvgPiece {
  int wide = 0;
  std::string drawn;
  int high = svg_card_height;
};

/// Pieces that belong together, with a word before them.
struct SvgRow {
  std::string label;
  std::vector<SvgPiece> pieces;
};

/// What one player has, or one part of the table holds.
struct SvgPanel {
  std::string place;    ///< Whose it is, as items have it.
  std::string heading;  ///< Drawn to the right of its origin: a name, with a badge before it.
  std::string note;     ///< Words at the right end of the heading.
  std::string looks;    ///< `panel`, or `turn` for whoever acts.
  std::vector<SvgRow> rows;
};

/// Things laid out, and how much of a column they take.
struct SvgLaid {
  std::vector<SvgItem> items;
  int high = 0;
};
/// Panels in so many columns, those beside each other equally high.
SvgLaid svg_panels(const std::vector<SvgPanel>& panels, Frame within, int columns);

/// A picture of panels alone, below its name and a line that says how things stand: players first, then what all share.
inline constexpr int svg_page_wide = 728;
SvgPicture svg_page(std::string_view name, std::string_view status, const std::vector<SvgPanel>& players,
                    const std::vector<SvgPanel>& shared);

/// The heading of a player's panel, and that of another one.
std::string svg_heading(std::string_view words);
std::string svg_player(Seat seat);

/// A card with a drawing in its middle, and one with words on it, broken into two lines where they are long.
SvgPiece svg_card(int wide, std::string_view looks, std::string_view title, std::string_view drawn);
SvgPiece svg_word_card(int wide, std::string_view looks, std::string_view words);
/// A card face down.
SvgPiece svg_back(int wide);
/// Words in a row.
SvgPiece svg_words(std::string_view words, std::string_view looks = "say");
/// So many of a piece: the piece, and the number where there are several.
SvgPiece svg_many(SvgPiece piece, int many);

/// The cards in a place at which not everybody may look: those that are seen kind by kind, then backs.
template <Named E, class Drawn>
std::vector<SvgPiece> svg_cards(const Counts<E>& seen, int many, const Drawn& card_of, int back_wide) {
  std::vector<SvgPiece> pieces;
  for (const E kind : every<E>)
    if (seen[kind] > 0) pieces.push_back(svg_many(card_of(kind), seen[kind]));
  if (const int hidden = many - seen.total(); hidden > 0) pieces.push_back(svg_many(svg_back(back_wide), hidden));
  return pieces;
}

}  // namespace fathom
