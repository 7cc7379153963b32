#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "model/mirage/state.hpp"

// Where a Survey tile may lie, found for many squares at a time: the fast path of `legal_actions`.

namespace fathom::mirage {

/// The places for one side of a Survey tile, by the rules of Grow The Board. Rows of the table are looked at through a
/// window of 64 columns, a bit each, so that one operation asks something of all squares in it; few boards are wider than a
/// window.
class Places {
 public:
  Places(const State& state, Terrain side)
      : state_(state),
        side_(side),
        north_(std::max<int>(state.board.index.north - 3, 0)),
        south_(std::min<int>(state.board.index.south + 3, Square::side - 1)) {}

  /// Calls `visit(corner, elbow)` for each place.
  template <class Visit>
  void for_each(Visit&& visit) {
    const Board::Index& index = state_.board.index;
    const int end = std::min(index.east + 2, Square::side);  // a tile can lie beyond the table, where nothing looks
    for (west_ = std::max(index.west - 3, 0); west_ < end; west_ += corners_wide) {
      open_window();
      for (int row = north_ + 1; row < south_; ++row) {
        visit_row(row, row - 1, Elbow::north_west, Elbow::north_east, visit);
        visit_row(row, row + 1, Elbow::south_west, Elbow::south_east, visit);
      }
    }
  }

 private:
  using Word = std::uint64_t;
  /// The outermost columns of a window are there for arms alone.
  static constexpr int corners_wide = 62;
  static constexpr Word corners = ~(Word{1} | Word{1} << 63);

  [[nodiscard]] Word seen(const Plane::Row& row) const {
    const auto half = static_cast<std::size_t>(west_ / 64);
    const int shift = west_ % 64;
    const Word near = row[half] >> shift;
    return half == 1 || shift == 0 ? near : near | row[1] << (64 - shift);
  }

  void open_window() {
    const Board::Index& index = state_.board.index;
    const auto& wrong = index.faced[index_of(other(side_))].rows;
    const auto& right = index.faced[index_of(side_)].rows;
    const Word columns = seen(columns_on_the_table);
    for (int row = north_; row <= south_; ++row) {
      const auto at = static_cast<std::size_t>(row);
      const bool on_the_table = Square::at(Square::middle, row).on_the_table();
      fits_[at] = on_the_table ? columns & ~(seen(index.taken.rows[at]) | seen(wrong[at])) : 0;
    }
    leave_out(state_.camps);
    leave_out(state_.trees);
    leave_out(state_.keepers);
    for (int row = north_; row <= south_; ++row) {
      const auto at = static_cast<std::size_t>(row);
      connects_[at] = fits_[at] & seen(right[at]);
    }
  }
  /// Where a tent, a tree or a keeper stands, no tile lies.
  template <class Pieces>
  void leave_out(const Pieces& pieces) {
    for (const auto& piece : pieces) {
      const int column = piece.at.column - west_;
      const bool in_window = column >= 0 && column < 64 && piece.at.row >= north_ && piece.at.row <= south_;
      if (in_window) fits_[piece.at.row] &= ~(Word{1} << column);
    }
  }

  /// The corners in a row with one arm in the row `beside` it, and the other to the west or to the east.
  template <class Visit>
  void visit_row(int row, int beside, Elbow to_west, Elbow to_east, Visit&& visit) const {
    const auto here = static_cast<std::size_t>(row);
    const auto there = static_cast<std::size_t>(beside);
    const Word both = fits_[here] & fits_[there] & corners;
    const Word joined = connects_[here] | connects_[there];
    visit_each(row, both & (fits_[here] << 1) & (joined | connects_[here] << 1), to_west, visit);
    visit_each(row, both & (fits_[here] >> 1) & (joined | connects_[here] >> 1), to_east, visit);
  }
  template <class Visit>
  void visit_each(int row, Word places, Elbow elbow, Visit&& visit) const {
    for (; places != 0; places &= places - 1) visit(Square::at(west_ + std::countr_zero(places), row), elbow);
  }

  /// The columns on which a tile may lie.
  static constexpr Plane::Row columns_on_the_table = [] {
    Plane::Row columns{};
    for (int column = 0; column < Square::side; ++column)
      if (Square::at(column, Square::middle).on_the_table())
        columns[static_cast<std::size_t>(column / 64)] |= Word{1} << (column % 64);
    return columns;
  }();

  const State& state_;
  Terrain side_;
  int north_;
  int south_;
  int west_ = 0;                             ///< Where the window begins.
  std::array<Word, Square::side> fits_;      ///< In each row, the squares that the side fits. From `north_` to `south_`.
  std::array<Word, Square::side> connects_;  ///< Those of them that touch a tile.
};

}  // namespace fathom::mirage
