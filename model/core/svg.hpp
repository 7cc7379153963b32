#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/seats.hpp"

namespace fathom {

// Positions of any game as pictures. A picture is a list of things that lie somewhere, so that two positions can be held
// against each other thing by thing, and so that a page that shows many positions needs to hold each thing once.

/// A point of a picture, in pixels.
struct Point {
  int x = 0;
  int y = 0;
  friend constexpr bool operator==(const Point&, const Point&) = default;
  friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
};

struct Extent {
  int wide = 0;
  int high = 0;
  friend constexpr bool operator==(const Extent&, const Extent&) = default;
};

/// A part of a picture: its upper left corner, and how large it is.
struct Frame {
  Point corner;
  Extent size;
  friend constexpr bool operator==(const Frame&, const Frame&) = default;
};

/// One thing in a picture: a tile, a card, a piece, a line of words.
struct SvgItem {
  std::string place;  ///< Where at the table it lies: `F7`, `Ann`. Of the same looks at the same place, it is the same thing.
  Point at;           ///< Where its own origin is put.
  Frame frame;        ///< What it covers, from its origin.
  std::string drawn;  ///< SVG around its origin.
};

/// A position drawn, but for colours and pieces, which are the same in all pictures of a game.
struct SvgPicture {
  Extent size;
  std::string title;
  std::vector<SvgItem> items;  ///< What lies below first.
};

/// Text as it stands between the tags of SVG and HTML, and between the quotes of attributes.
std::string escaped_markup(std::string_view text);

/// Words that begin, stand centred or end at a point, as their class says.
std::string svg_text(Point at, std::string_view looks, std::string_view words);
std::string svg_path(std::string_view path, std::string_view looks);
/// A rectangle with corners of that radius.
std::string svg_box(const Frame& frame, std::string_view looks, int round = 0);
std::string svg_disc(Point middle, int radius, std::string_view looks);
/// A piece of the game's definitions put where its middle is to be. `looks` are classes of the style sheet; `scale` is a
/// number such as `.6`.
std::string svg_piece(std::string_view piece, Point at, std::string_view looks, std::string_view scale);
/// Everything in `content` says `title` to whoever points at it.
std::string svg_group(std::string_view title, std::string_view content);

/// The class of a player's colour, which is never all that tells them apart: `A` to `F`, or `stranger`.
std::string looks_of(Seat seat);
/// A player's disc, with the first letter of the name.
std::string svg_badge(Seat seat, Point middle, int radius);

/// How all pictures look: type, panels, players' colours and marks, by day and by night.
std::string_view svg_common_looks();

/// An item as it stands in a picture.
std::string svg_placed(const SvgItem& item);
/// A whole document, which needs nothing from elsewhere. `looks` is what the game adds to `svg_common_looks`: style sheet and pieces.
std::string svg_document(std::string_view looks, const SvgPicture& picture);

/// What a mark tells of a thing: that the other position has it not, or has it.
enum class Mark : unsigned char { went, came };
/// The picture with a mark around each thing that the other one lacks.
SvgPicture marked(SvgPicture picture, const SvgPicture& other, Mark mark);
/// Two pictures side by side under a line of words each, and what happens between them.
SvgPicture beside(const SvgPicture& before, const SvgPicture& after, std::string_view title);

}  // namespace fathom
