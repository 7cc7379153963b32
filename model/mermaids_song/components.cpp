#include "model/mermaids_song/components.hpp"

#include <string>
#include <string_view>
#include <vector>

#include "model/core/words.hpp"

namespace fathom::mermaids_song {
namespace {

// "Cards" of the rulebook.
constexpr int mermaids_in_box = 15;
constexpr int songs_in_box = 22;
constexpr int silences_in_box = 22;
constexpr int krakens_in_box = 1;
constexpr int treasures_in_box = 1;
constexpr int creatures_in_box = 30;

using Sentences = std::vector<std::string>;

/// "expected 22 Songs of the Sea, found 21; add 1".
void count(Sentences& found, std::string_view things, int expected, int counted) {
  if (expected == counted) return;
  found.push_back(
      "expected " + std::to_string(expected) + ' ' + std::string{things} + ", found " + std::to_string(counted) + "; " +
      (counted < expected ? "add " + std::to_string(expected - counted) : "take out " + std::to_string(counted - expected)));
}

/// "expected some creatures with the rating nine, found none": each value and rating the rulebook names is on some card.
template <Named E>
void some(Sentences& found, std::string_view things, const Counts<E>& counts, E kind) {
  if (counts[kind] == 0)
    found.push_back("expected some " + std::string{things} + ' ' + plainly(kind) + ", found none; add 1 for another");
}

}  // namespace

std::vector<std::string> faults(const Box& box) {
  Sentences found;
  const Cards& cards = box.cards;
  count(found, "mermaid cards", mermaids_in_box, cards[Card::mermaid]);
  count(found, "Song of the Sea cards", songs_in_box, cards[Card::song_1] + cards[Card::song_2] + cards[Card::song_3]);
  count(found, "Silence of the Deep cards", silences_in_box,
        cards[Card::silence_1] + cards[Card::silence_2] + cards[Card::silence_3]);
  count(found, "Kraken card", krakens_in_box, cards[Card::kraken]);
  count(found, "Treasure of the Deep card", treasures_in_box, cards[Card::treasure]);
  count(found, "sea creatures", creatures_in_box, box.creatures.total());
  for (const Card card : every<Card>)
    if (value_of(card) > 0) some(found, "cards", cards, card);
  for (const Creature creature : every<Creature>) some(found, "creatures with the rating", box.creatures, creature);
  return found;
}

const Box& assumed_box() {
  static const Box box{
      Cards{{Card::mermaid, mermaids_in_box},
            {Card::song_1, 8},
            {Card::song_2, 8},
            {Card::song_3, 6},
            {Card::silence_1, 8},
            {Card::silence_2, 8},
            {Card::silence_3, 6},
            {Card::kraken, krakens_in_box},
            {Card::treasure, treasures_in_box}},
      Creatures{{Creature::four, 6}, {Creature::five, 6}, {Creature::six, 6}, {Creature::seven, 6}, {Creature::nine, 6}}};
  return box;
}

}  // namespace fathom::mermaids_song
