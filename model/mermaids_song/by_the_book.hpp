#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "model/core/terms.hpp"
#include "model/mermaids_song/mermaids_song.hpp"

// The rulebook's notions worked out a second time, in another way than the model does: a law or a theorem that asked the
// model would only find that it agrees with itself. The numbers are those of the rules that are played by.

namespace fathom::mermaids_song::by_the_book {

/// What the three songs count, and the three silences.
inline constexpr std::array printed_worth{1, 2, 3};
inline constexpr std::array song_cards{Card::song_1, Card::song_2, Card::song_3};
inline constexpr std::array silence_cards{Card::silence_1, Card::silence_2, Card::silence_3};

/// What a card counts among some; 0 where it is none of them.
inline int worth_among(const std::array<Card, 3>& some, Card card) {
  const auto found = std::ranges::find(some, card);
  return found == some.end() ? 0 : printed_worth[static_cast<std::size_t>(found - some.begin())];
}
inline int as_song(Card card) { return worth_among(song_cards, card); }
inline int as_silence(Card card) { return worth_among(silence_cards, card); }
inline bool must_be_played_at_once(Card card) { return card == Card::kraken || card == Card::treasure; }
inline bool holds_a_special_card(const Cards& hand) { return hand[Card::kraken] + hand[Card::treasure] > 0; }

inline int songs_in(const Cards& cards) {
  int sum = 0;
  for (const Card card : every<Card>) sum += as_song(card) * cards[card];
  return sum;
}
inline int silences_in(const Cards& cards) {
  int sum = 0;
  for (const Card card : every<Card>) sum += as_silence(card) * cards[card];
  return sum;
}
/// All that can be seen by a mermaid, added up.
inline int seen_power(const Mermaid& mermaid) { return songs_in(mermaid.visible) + silences_in(mermaid.visible); }
/// The power of songs and silences that add up to so much, as a rule reads what both together are: in numbers, or in a
/// solver's terms.
template <class Number>
Number power(Mixed reading, const Number& songs, const Number& silences) {
  switch (reading) {
    case Mixed::visible_total:
      return songs + silences;
    case Mixed::larger:
      return ite(songs >= silences, songs, silences);
    case Mixed::difference:
      break;
  }
  return ite(songs >= silences, songs - silences, silences - songs);
}
/// Her power as it is read in this game: where both songs and silences can be seen by her, these take from each other, or
/// add up, or the larger sum counts alone.
inline int power_here(const Game& game, const Mermaid& mermaid) {
  return power(game.rules.mixed, songs_in(mermaid.visible), silences_in(mermaid.visible));
}
inline int most_power(const Game& game, const State& state, Seat owner) {
  int most = 0;
  for (const Mermaid& mermaid : state.mermaids[owner]) most = std::max(most, power_here(game, mermaid));
  return most;
}

/// Whether some of these songs are worth as much as some of these silences: by the sums that each of them can make.
bool cancel_somehow(const Cards& cards);
/// All the ways to cancel some of these cards in which no part cancels by itself.
std::vector<Cards> smallest_ways_to_cancel(const Cards& cards);

inline int loyalty(Creature creature) {
  switch (creature) {
    case Creature::four:
      return 4;
    case Creature::five:
      return 5;
    case Creature::six:
      return 6;
    case Creature::seven:
      return 7;
    default:
      return 9;
  }
}
inline int loyalty(const Creatures& creatures) {
  int sum = 0;
  for (const Creature creature : every<Creature>) sum += loyalty(creature) * creatures[creature];
  return sum;
}
/// The power that entices a creature in this game.
inline int takes_here(const Game& game, Creature creature) { return loyalty(creature) + game.rules.creatures_resist; }
/// The total that wins in this game with so many players.
inline int wins_here(const Game& game, int players) {
  const Rules& rules = game.rules;
  return players == 3 ? rules.win_three : players == 4 ? rules.win_four : rules.win_five_or_more;
}
/// How many mermaids are in the deck of so many players.
inline int mermaids_here(const Game& game, int players) {
  const Rules& rules = game.rules;
  const std::array<int, 4> left_out{rules.removed_of_three, rules.removed_of_four, rules.removed_of_five,
                                    rules.removed_of_six};
  return game.box.cards[Card::mermaid] - left_out[static_cast<std::size_t>(players - 3) % left_out.size()];
}
/// Whether the Kraken and the Treasure may be played in the draw phase too, once the hand is drawn up.
inline bool specials_before_the_actions(const Game& game) { return game.rules.specials_when != SpecialsWhen::action_phase; }
/// Whether they may be played while the hand is being drawn up.
inline bool specials_between_draws(const Game& game) { return game.rules.specials_when == SpecialsWhen::any_time; }
/// Whether a turn may be ended in its draw phase too.
inline bool ends_at_any_time(const Game& game) { return game.rules.end_when == EndWhen::any_time; }
/// Whether what is left of a hand may be discarded after the actions.
inline bool discards_after_actions(const Game& game) { return game.rules.last_discard == LastDiscard::after_the_actions; }
/// Whether everybody sees all hands.
inline bool hands_are_open(const Game& game) { return game.rules.hands == Hands::open; }
/// To how many cards a hand is drawn up, in the first turn of all or in any other.
inline int drawn_up_to(const Game& game, Opening turn) {
  return game.rules.hand - (turn == Opening::first_turn ? game.rules.first_draws_fewer : 0);
}
/// Whether the discards are to be shuffled at once, though nobody has to draw.
inline bool renewed_at_once(const Game& game, const State& state) {
  return game.rules.renewed == Renewed::at_once && state.deck.total() == 0 && state.discards.total() > 0;
}

/// The mermaid in that place of that player, if there is one.
inline const Mermaid* mermaid_of(const State& state, Seat owner, int nth) {
  const Mermaids& hers = state.mermaids[owner];
  return nth >= 1 && nth <= static_cast<int>(hers.size()) ? &hers[static_cast<std::size_t>(nth) - 1] : nullptr;
}

}  // namespace fathom::mermaids_song::by_the_book
