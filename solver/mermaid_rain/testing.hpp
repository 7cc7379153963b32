#pragma once

#include <gtest/gtest.h>

#include <string_view>
#include <utility>

#include "solver/mermaid_rain/common.hpp"
#include "solver/mermaid_rain/melds.hpp"
#include "solver/mermaid_rain/placing.hpp"
#include "solver/mermaid_rain/splits.hpp"
#include "solver/testing.hpp"

// What the tests of the theorems say about findings, and wrong encodings that several of them have.

namespace fathom::solver::rain {

inline const Game& published = MermaidRain::published();
inline constexpr Players up_to_five{fewest, most - 1};
inline constexpr Players six{most, most};


inline Game without(std::string_view rule) { return published_without<MermaidRain>(rule); }

/// The published game with something in its rules changed.
template <class Change>
Game with(Change&& change) {
  return published_with<MermaidRain>(std::forward<Change>(change));
}

/// As in most card games: three of a kind above three different ones.
inline MeldsBook with_mist_above_waltz() {
  MeldsBook book;
  std::swap(book.best_first[index_of(Meld::aquamarine_waltz)], book.best_first[index_of(Meld::mermaid_mist)]);
  return book;
}
/// The other rows are set to the right: the classic slip in drawing hexes.
inline PlacingBook other_rows_right() {
  PlacingBook book;
  book.set_to_the_right = 0;
  return book;
}
inline PlacingBook over_starting_spaces() {
  PlacingBook book;
  book.may_cover.push_back(Terrain::start);
  return book;
}

}  // namespace fathom::solver::rain
