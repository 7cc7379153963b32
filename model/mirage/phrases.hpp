#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "model/core/words.hpp"
#include "model/mirage/components.hpp"
#include "model/mirage/mirage.hpp"

namespace fathom::mirage {

// Numbers and things as people say them at the table: `an all-dark tile`, `two ships`, `a red tree`.

constexpr Noun noun(SurveyTile tile) {
  constexpr std::array<Noun, kinds<SurveyTile>> nouns{{{"an all-light tile", "all-light tiles"},
                                                       {"a light-light-dark tile", "light-light-dark tiles"},
                                                       {"a light-dark-light tile", "light-dark-light tiles"},
                                                       {"a light-dark-dark tile", "light-dark-dark tiles"},
                                                       {"a dark-light-light tile", "dark-light-light tiles"},
                                                       {"a dark-light-dark tile", "dark-light-dark tiles"},
                                                       {"a dark-dark-light tile", "dark-dark-light tiles"},
                                                       {"an all-dark tile", "all-dark tiles"}}};
  return index_of(tile) < nouns.size() ? nouns[index_of(tile)] : Noun{"a tile of no kind", "tiles of no kind"};
}
constexpr Noun noun(CoastPattern pattern) {
  constexpr std::array<Noun, kinds<CoastPattern>> nouns{{{"a Coast tile of one shade", "Coast tiles of one shade"},
                                                         {"a Coast tile of two shades", "Coast tiles of two shades"}}};
  return index_of(pattern) < nouns.size() ? nouns[index_of(pattern)]
                                          : Noun{"a Coast tile of no kind", "Coast tiles of no kind"};
}
constexpr Noun noun(Explorer explorer) {
  constexpr std::array<Noun, kinds<Explorer>> nouns{{{"a camel", "camels"}, {"a ship", "ships"}}};
  return index_of(explorer) < nouns.size() ? nouns[index_of(explorer)]
                                           : Noun{"an explorer of no kind", "explorers of no kind"};
}
constexpr Noun noun(Colour colour) {
  constexpr std::array<Noun, kinds<Colour>> nouns{{{"a black tree", "black trees"},
                                                   {"a white tree", "white trees"},
                                                   {"a red tree", "red trees"},
                                                   {"a yellow tree", "yellow trees"}}};
  return index_of(colour) < nouns.size() ? nouns[index_of(colour)] : Noun{"a tree of no colour", "trees of no colour"};
}

/// What a tile is made of: `light sand`, `dark water`.
inline std::string phrase(const Colouring& of) {
  return plainly(of.shade) + (of.terrain == Terrain::land ? " sand" : " water");
}

/// `oasis`, `island` or `coast`, and where: `the oasis at E2N1`. Where there is no gap it is called one all the same.
inline std::string gap_phrase(const Game& game, const State& state, Square at) {
  const Area gap = gap_at(game, state.board, at);
  const std::string what = gap.empty() ? "gap" : plainly(kind_of(state.board, gap));
  return "the " + what + " at " + show(gap.empty() ? at : gap.lowest());
}

inline std::string name(Seat seat) { return std::string{name_of(seat)}; }

}  // namespace fathom::mirage
