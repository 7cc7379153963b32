#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "model/core/few.hpp"
#include "model/mermaids_song/components.hpp"
#include "model/mermaids_song/rules.hpp"

namespace fathom::mermaids_song {

// What songs and silences do to a mermaid: which of them cancel, and how much power is left. Pure functions of the cards
// that lie visible by her, so that they can be held against every multiset of cards there is.

/// What the songs, and what the silences among these cards are worth together.
constexpr int song_total(const Cards& cards) {
  return cards[Card::song_1] + 2 * cards[Card::song_2] + 3 * cards[Card::song_3];
}
constexpr int silence_total(const Cards& cards) {
  return cards[Card::silence_1] + 2 * cards[Card::silence_2] + 3 * cards[Card::silence_3];
}

/// All the ways in which songs and silences of the values 1, 2 and 3 exactly cancel each other and no part of them does so
/// by itself. Any songs and silences that are worth the same are made up of these.
inline constexpr std::array<Cards, 13> cancellations{
    Cards{{Card::song_1, 1}, {Card::silence_1, 1}},
    Cards{{Card::song_2, 1}, {Card::silence_2, 1}},
    Cards{{Card::song_3, 1}, {Card::silence_3, 1}},
    Cards{{Card::song_2, 1}, {Card::silence_1, 2}},
    Cards{{Card::song_1, 2}, {Card::silence_2, 1}},
    Cards{{Card::song_3, 1}, {Card::silence_1, 1}, {Card::silence_2, 1}},
    Cards{{Card::song_1, 1}, {Card::song_2, 1}, {Card::silence_3, 1}},
    Cards{{Card::song_3, 1}, {Card::silence_1, 3}},
    Cards{{Card::song_1, 3}, {Card::silence_3, 1}},
    Cards{{Card::song_1, 1}, {Card::song_3, 1}, {Card::silence_2, 2}},
    Cards{{Card::song_2, 2}, {Card::silence_1, 1}, {Card::silence_3, 1}},
    Cards{{Card::song_3, 2}, {Card::silence_2, 3}},
    Cards{{Card::song_2, 3}, {Card::silence_3, 2}},
};

/// Whether there are both songs and silences, as there are in each of these; most often there are not.
constexpr bool lie_mixed(const Cards& visible) { return song_total(visible) > 0 && silence_total(visible) > 0; }

/// The ways to cancel some of the visible cards, each as small as can be.
using Cancelling = Few<Cards, cancellations.size()>;

/// cancelling.exactly, cancelling.several_for_one: which of the cards visible by a mermaid cancel each other.
constexpr Cancelling ways_to_cancel(const Cards& visible) {
  Cancelling ways;
  if (!lie_mixed(visible)) return ways;
  for (const Cards& cancellation : cancellations)
    if (visible.has(cancellation)) ways.push_back(cancellation);
  return ways;
}
constexpr bool something_cancels(const Cards& visible) {
  return lie_mixed(visible) &&
         std::any_of(cancellations.begin(), cancellations.end(), [&](const Cards& cards) { return visible.has(cards); });
}
/// Whether these cards, put underneath a mermaid, would cancel exactly, with nothing among them that cancels by itself.
constexpr bool cancels_exactly(const Cards& cards) {
  return std::find(cancellations.begin(), cancellations.end(), cards) != cancellations.end();
}

/// power.visible, power.mixed: the enticement power of a mermaid with these cards visible.
constexpr int power_of(Mixed mixed, const Cards& visible) {
  const int songs = song_total(visible);
  const int silences = silence_total(visible);
  switch (mixed) {
    case Mixed::visible_total:
      return songs + silences;
    case Mixed::larger:
      return std::max(songs, silences);
    case Mixed::difference:
      break;
  }
  return songs > silences ? songs - silences : silences - songs;
}

}  // namespace fathom::mermaids_song
