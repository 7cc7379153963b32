#pragma once

#include <array>

// The numbers of Mermaid's Song, read from the rulebook a second time: nothing here comes from the model.

namespace fathom::solver::song {

inline constexpr int fewest = 3;
inline constexpr int most = 6;

/// What the rulebook prints. A test hands over a wrong one to see a theorem refuse it.
struct Book {
  int mermaids = 15;
  int songs = 22;
  int silences = 22;
  int specials = 2;                        ///< The Kraken and the Treasure, one of each.
  std::array<int, 4> removed{7, 4, 1, 0};  ///< Mermaids left out for 3, 4, 5 and 6 players.
  int dealt_mermaids = 1;
  int dealt_cards = 1;
  int hand = 3;           ///< Cards are drawn up to so many.
  int mermaids_each = 3;  ///< So many of one player's mermaids may be in play.
  int face_up = 3;        ///< Creatures on offer.
  int creatures = 30;
  int highest_value = 3;                      ///< Of a song or a silence.
  std::array<int, 4> to_win{35, 25, 20, 20};  ///< For 3, 4, 5 and 6 players.

  /// Cards of the Mermaid deck that so many players use.
  [[nodiscard]] constexpr int cards(int players) const {
    return mermaids + songs + silences + specials - removed[place(players)];
  }
  [[nodiscard]] constexpr int mermaids_for(int players) const { return mermaids - removed[place(players)]; }
  [[nodiscard]] constexpr int threshold(int players) const { return to_win[place(players)]; }

  static constexpr std::size_t place(int players) { return static_cast<std::size_t>(players - fewest); }
};

}  // namespace fathom::solver::song
