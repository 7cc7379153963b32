#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "solver/mermaid_rain/common.hpp"

// What the model says of laying a tile: asked set by set, on the empty board and with hexes covered.

namespace fathom::solver::rain {

/// The rules that may object to where a tile lies, in rulebook order.
inline constexpr std::array<std::string_view, 4> laying_rules{"placing.whole_tile", "placing.on_ocean",
                                                              "placing.not_on_tiles", "placing.on_board"};
inline constexpr std::size_t whole_tile = 0;
inline constexpr std::size_t on_ocean = 1;
inline constexpr std::size_t not_on_tiles = 2;
inline constexpr std::size_t on_board = 3;

/// Ann is to place a tile of this shape, and these hexes are covered, as if by tiles of one to three hexes.
State before_laying(const Game& game, int players, Shape shape, const HexSet& covered);
Action laying(const Cells& cells);

/// What the model has against one set of hexes.
struct SetAsked {
  Cells cells;
  bool open = false;                                ///< Legal on the empty board.
  HexSet closed_by;                                 ///< Where it is: each hex that alone, when covered, makes it illegal.
  std::array<bool, laying_rules.size()> objects{};  ///< On the empty board, by rule.
  HexSet tiles_object;      ///< Each hex that alone, when covered, makes the rule about tiles object.
  std::string_view others;  ///< A rule beyond the four that objects, if any does.
};

/// Asks about each set that is open, with some, all or none of its own hexes covered and none or all of the others. Gives
/// covered hexes for which its legality is not that of its own hexes being free.
std::optional<HexSet> covering_beyond(const Game& game, int players, Shape shape, const std::vector<SetAsked>& table,
                                      const HexSet& coverable, std::uint64_t& asked);
/// Asks whether each set is legal, on the empty board and with some of the coverable hexes covered.
std::vector<SetAsked> ask_legality(const Game& game, int players, Shape shape, const std::vector<Cells>& sets,
                                   const HexSet& coverable, std::uint64_t& asked);
/// Asks which rules object to each set; with covered hexes, only to sets that the model takes for the shape.
std::vector<SetAsked> ask_objections(const Game& game, int players, Shape shape, const std::vector<Cells>& sets,
                                     const HexSet& coverable, std::uint64_t& asked);
/// Whether the model lets a tile of this shape cover a set of another number of hexes, and which.
std::vector<Cells> legal_of_another_size(const Game& game, int players, Shape shape, const HexSet& hexes,
                                         std::uint64_t& asked);

}  // namespace fathom::solver::rain
