#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <variant>
#include <vector>

#include "properties/mermaids_song/adapter.hpp"

// The rulebook's notions worked out a second time, in another way than the model does: a law that asked the model would only
// find that it agrees with itself. The numbers are those of the rules that are played by.

namespace fathom::mermaids_song::laws {

inline std::string name(Seat who) { return std::string(name_of(who)); }
inline std::string words(Card card) { return std::string(name_of(card)); }
inline std::string words(Creature creature) { return std::string(name_of(creature)); }

/// What a song counts, and what a silence does; 0 for other cards.
inline int as_song(Card card) { return card == Card::song_1 ? 1 : card == Card::song_2 ? 2 : card == Card::song_3 ? 3 : 0; }
inline int as_silence(Card card) {
  return card == Card::silence_1 ? 1 : card == Card::silence_2 ? 2 : card == Card::silence_3 ? 3 : 0;
}
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
/// Her power as it is read in this game: where both songs and silences can be seen by her, these add up, or take from each
/// other, or the larger sum counts alone.
inline int power_here(const Game& game, const Mermaid& mermaid) {
  const int songs = songs_in(mermaid.visible);
  const int silences = silences_in(mermaid.visible);
  if (game.rules.mixed == Mixed::difference) return std::abs(songs - silences);
  return game.rules.mixed == Mixed::larger ? std::max(songs, silences) : songs + silences;
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
/// Whether the Kraken and the Treasure may be played in the draw phase too.
inline bool specials_at_any_time(const Game& game) { return game.rules.specials_when == SpecialsWhen::any_time; }
/// Whether the discards are to be shuffled at once, though nobody has to draw.
inline bool renewed_at_once(const Game& game, const State& state) {
  return game.rules.renewed == Renewed::at_once && state.deck.total() == 0 && state.discards.total() > 0;
}

/// The mermaid in that place of that player, if there is one.
inline const Mermaid* mermaid_of(const State& state, Seat owner, int nth) {
  const Mermaids& hers = state.mermaids[owner];
  return nth >= 1 && nth <= static_cast<int>(hers.size()) ? &hers[static_cast<std::size_t>(nth) - 1] : nullptr;
}

/// The first clockwise from the player in turn who has yet to give up a mermaid.
inline std::optional<Seat> next_to_pay(const History& history, int players) {
  for (int i = 0; i < players; ++i)
    if (const Seat who = clockwise(history.on_turn, i, players); history.toll.contains(who)) return who;
  return std::nullopt;
}

/// Whether the step belongs to a turn, in which the player may do as she likes.
inline bool is_action_phase(const State& state) { return state.step == Step::acting; }

/// What a spectator has in mind once the action is done.
inline History kept_after(const Transition& transition) {
  History history = transition.history;
  Adapter::keep(history, transition);
  return history;
}

template <class Kind>
bool offers(const Position& at) {
  return std::ranges::any_of(at.legal, [](const Action& action) { return std::holds_alternative<Kind>(action); });
}
template <class Kind>
std::size_t offered(const Position& at) {
  return static_cast<std::size_t>(
      std::ranges::count_if(at.legal, [](const Action& action) { return std::holds_alternative<Kind>(action); }));
}
inline bool offers(const Position& at, const Action& wanted) {
  return std::ranges::find(at.legal, wanted) != at.legal.end();
}

}  // namespace fathom::mermaids_song::laws
