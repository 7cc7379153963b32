#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/box.hpp"
#include "model/core/counts.hpp"
#include "model/core/fields.hpp"
#include "model/core/names.hpp"

namespace fathom::mermaids_song {

/// What a card of the Mermaid deck is: a mermaid, a Song of the Sea or a Silence of the Deep by its value, the Kraken, or
/// the Treasure of the Deep. The mermaids bear different names but are one kind, since nothing tells them apart in play.
enum class Card : std::uint8_t { mermaid, song_1, song_2, song_3, silence_1, silence_2, silence_3, kraken, treasure };
constexpr std::array<std::string_view, 9> names_of(Card) {
  return {"mermaid", "song_1", "song_2", "song_3", "silence_1", "silence_2", "silence_3", "kraken", "treasure"};
}
using Cards = Counts<Card>;

constexpr bool is_song(Card card) { return card >= Card::song_1 && card <= Card::song_3; }
constexpr bool is_silence(Card card) { return card >= Card::silence_1 && card <= Card::silence_3; }
/// The Kraken and the Treasure of the Deep, which are played in the turn in which they are drawn.
constexpr bool is_special(Card card) { return card == Card::kraken || card == Card::treasure; }

/// What is printed on a song or a silence: 1, 2 or 3; 0 for any other card.
constexpr int value_of(Card card) {
  if (is_song(card)) return static_cast<int>(index_of(card) - index_of(Card::song_1)) + 1;
  if (is_silence(card)) return static_cast<int>(index_of(card) - index_of(Card::silence_1)) + 1;
  return 0;
}

/// A sea creature, by its enticement rating: what it takes to entice it, and what its loyalty counts.
enum class Creature : std::uint8_t { four, five, six, seven, nine };
constexpr std::array<std::string_view, 5> names_of(Creature) { return {"four", "five", "six", "seven", "nine"}; }
using Creatures = Counts<Creature>;

/// The number printed on a creature.
constexpr int rating_of(Creature creature) {
  constexpr std::array<int, kinds<Creature>> ratings{4, 5, 6, 7, 9};
  return entry(ratings, creature);
}
/// What the loyalty of these creatures adds up to.
constexpr int loyalty_of(const Creatures& creatures) {
  int sum = 0;
  for (const Creature creature : every<Creature>) sum += rating_of(creature) * creatures[creature];
  return sum;
}

/// What is in the box. How many cards there are of each sort is printed in the rulebook; how many of each value and rating
/// stands on the cards alone, and is a reconstruction, marked `assumed` in the rulebook table, that `--components FILE`
/// replaces.
struct Box {
  Cards cards;
  Creatures creatures;

  static constexpr auto pieces =
      FieldTuple{Piece{"cards", &Box::cards, "contents.mermaid_deck", "the Mermaid deck"},
                 Piece{"creatures", &Box::creatures, "contents.creatures", "the Creature deck"}};
  friend bool operator==(const Box&, const Box&) = default;
};

/// What is wrong with a box, in whole sentences: every count that contradicts the rulebook.
std::vector<std::string> faults(const Box& box);

/// The box as printed, with our reconstruction of the values and ratings.
const Box& assumed_box();

}  // namespace fathom::mermaids_song
