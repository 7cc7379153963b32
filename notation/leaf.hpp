#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "model/core/grid.hpp"
#include "model/core/seats.hpp"

namespace fathom {

/// How a value is written as one word or phrase, such as `F7` or `dark long dolphin`. A game says so for its own types by
///     LeafNotation<Tile> notation_of(Tile);
/// found by argument-dependent lookup; readers, writers, schemas and expectations then all know it.
template <class T>
struct LeafNotation {
  std::string_view what;  ///< For messages: `a hex such as F7`.
  std::string (*show)(T);
  std::optional<T> (*read)(std::string_view);
  std::string_view pattern = {};  ///< A regular expression for editors; empty for none.
  std::string_view blank = {};    ///< What the default value is called where it means that there is none; may be left out.
};

/// How often each of some things occurs, written as a map: `{ dark long dolphin: 2 }`. A game says so for its own types by
///     TallyNotation<Tile> notation_of(const Tiles&);
/// The type has an array `of`, one number for each key.
template <class K>
struct TallyNotation {
  using Key = K;
  Key (*key)(std::size_t);  ///< What the number at this place counts.
};

/// Some of the values of an enumeration, written as a list of their names: `[Ann, Cleo]`. A game says so for its own types
/// by
///     SetNotation<Part> notation_of(const Parts&);
/// The type has `contains` and `insert`.
template <class E>
struct SetNotation {
  using Member = E;
  std::string_view what;  ///< For messages: `a list of players`.
};

/// What may be drawn on lines of its own (`board: |`) as well as listed field by field. A game says so for its own types by
///     DrawnNotation notation_of(const Board&);
/// and turns drawings into what they stand for before a state is read, and what can be drawn into drawings once it is
/// written:
///     Node undrawn(const Game&, int players, const Node& state);
///     Node redrawn(const Game&, const State&, const Node& state);
struct DrawnNotation {
  std::string_view drawing;  ///< For editors: `a drawing of the table`.
};

/// `[Ann, Cleo]`.
inline SetNotation<Seat> notation_of(const SeatSet&) { return {"a list of players"}; }

/// `F7`, or `off the board`.
inline LeafNotation<Hex> notation_of(Hex) {
  return {"a hex such as F7", [](Hex hex) { return show(hex); },
          [](std::string_view text) { return text == "off the board" ? std::optional(Hex{}) : read_hex(text); },
          "^([A-N]([1-9]|1[0-4])|off the board)$", "off the board"};
}

}  // namespace fathom
