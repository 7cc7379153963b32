#pragma once

#include <array>
#include <boost/container/static_vector.hpp>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "model/core/few.hpp"
#include "model/core/seats.hpp"
#include "model/mirage/board.hpp"
#include "model/mirage/rules.hpp"
#include "model/mirage/state.hpp"

// Gaps: which bare areas are gaps, and who competes for one. The cost of every question here depends on the area asked
// about, never on the size of the board.

namespace fathom::mirage {

/// Bare squares that hang together by their edges, in the order they were found.
class Area {
 public:
  /// Larger than any area that forty Survey tiles can enclose.
  static constexpr std::size_t capacity = 1024;

  void push_back(Square square) {
    if (!full()) squares_.push_back(square);
  }
  void clear() { squares_.clear(); }
  [[nodiscard]] std::size_t size() const { return squares_.size(); }
  [[nodiscard]] bool empty() const { return squares_.empty(); }
  [[nodiscard]] bool full() const { return squares_.size() == capacity; }
  [[nodiscard]] const Square& operator[](std::size_t index) const { return squares_[index]; }
  [[nodiscard]] const Square* begin() const { return squares_.data(); }
  [[nodiscard]] const Square* end() const { return squares_.data() + squares_.size(); }
  [[nodiscard]] bool contains(Square square) const;
  /// The northernmost square, and of those the westernmost: how a gap is called. The start where there is none.
  [[nodiscard]] Square lowest() const;

 private:
  boost::container::static_vector<Square, capacity> squares_;  // most areas asked about are empty: no room is filled before
};

/// What a gap turns out to be, by the tiles around it.
enum class GapKind : std::uint8_t { oasis, island, coast };
constexpr std::array<std::string_view, 3> names_of(GapKind) { return {"oasis", "island", "coast"}; }

/// Whether a Survey tile could ever lie with its squares so, as far as this board lets it: bare squares, and teeth of at
/// most one kind around them. In the other reading one of its edges must already touch a tile.
bool could_ever_fit(const Game& game, const Board& board, Square corner, Elbow elbow);

/// The bare squares that hang together with this one; empty where a tile lies, and where there is no end to them.
Area bare_area(const Board& board, Square square);

/// The gap that this square is in; empty where it is in none.
Area gap_at(const Game& game, const Board& board, Square square);

/// What lies around a gap. One that nothing lies around is an oasis, and there is none such.
GapKind kind_of(const Board& board, const Area& gap);

/// For each patch on the table its region, by the lowest patch of it, as the game reads what is of one colour.
using Regions = std::array<Patch, patches>;
Regions regions_of(const Game& game, const Board& board);

/// The regions that share an edge with the gap, each by its lowest patch.
PatchSet regions_beside(const Game& game, const Board& board, const Area& gap);

/// How many explorers each player has in these regions, camels and ships together.
PerSeat<int> competitors(const Game& game, const Board& board, const PatchSet& beside);

/// Who has most, if anybody has any: one seat, or those who are tied.
SeatSet leaders(const PerSeat<int>& totals, int players);

/// Whether a tent stands in the gap.
bool is_claimed(const State& state, const Area& gap);
/// Whether a tent, a tree or a keeper stands on the square.
bool is_occupied(const State& state, Square square);

/// The gaps without a tent that the tiles just laid are beside, each by its lowest square, in that order.
Few<Square, most_open_gaps> gaps_formed(const Game& game, const State& state);

}  // namespace fathom::mirage
