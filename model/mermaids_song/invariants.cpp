#include <algorithm>

#include "model/mermaids_song/invariants_told.hpp"
#include "model/mermaids_song/possibilities.hpp"
#include "model/mermaids_song/supplies.hpp"

// What is true in every state that play can reach, under any reading of the rules. Asked after every action of millions of
// plays, so each is one short pass over the state. The order is that of the state: cards, mermaids, creatures, turns.

namespace fathom::mermaids_song {
namespace {

/// Whether something is true of every seat, whether anybody sits there or not.
template <class Condition>
bool of_every_seat(Condition&& condition) {
  return std::ranges::all_of(every<Seat>, condition);
}
/// Whether something is true of every mermaid in play, each told with her owner and her place, from 1.
template <class Condition>
bool of_every_mermaid(const State& state, Condition&& condition) {
  return of_every_seat([&](Seat owner) {
    const Mermaids& hers = state.mermaids[owner];
    for (std::size_t i = 0; i < hers.size(); ++i)
      if (!condition(hers[i], owner, static_cast<int>(i) + 1)) return false;
    return true;
  });
}

// --- Cards ---

/// Nobody draws beyond the size of a hand, and nobody begins with more than she is dealt.
bool hands_within_bounds(const Game& game, const State& state) {
  const int most = std::max<int>(game.rules.hand, game.rules.mermaids_dealt + game.rules.cards_dealt);
  return of_every_seat([&](Seat at) { return state.hands[at].total() <= most; });
}

/// Who chooses what to do with her hand has all of it; who may still draw has not.
bool hand_complete_when_choosing(const Game& game, const State& state) {
  if (state.step == Step::choosing) return hand_is_complete(game, state);
  return state.step != Step::between_draws || !hand_is_complete(game, state);
}

/// Nobody has the Kraken or the Treasure in hand but the player in turn, who has drawn it in this turn.
bool specials_never_kept(const Game&, const State& state) {
  return of_every_seat(
      [&](Seat at) { return !holds_a_special(state.hands[at]) || (at == state.turn && state.step >= Step::between_draws); });
}

bool set_aside_while_dealing(const Game&, const State& state) {
  return state.set_aside.empty() || (state.step == Step::dealing && ordinary_cards(state.set_aside) == 0);
}

// --- Mermaids ---

bool mermaids_at_most_three(const Game& game, const State& state) {
  return of_every_seat([&](Seat at) { return static_cast<int>(state.mermaids[at].size()) <= game.rules.mermaids_in_play; });
}

bool only_songs_and_silences_with_mermaids(const Game&, const State& state) {
  return of_every_mermaid(state, [](const Mermaid& mermaid, Seat, int) {
    const Cards with_her = mermaid.visible + mermaid.covered;
    return with_her[Card::mermaid] == 0 && !holds_a_special(with_her);
  });
}

/// Nothing that lies visible by a mermaid cancels, except where somebody is about to choose what does.
bool nothing_visible_cancels(const Game&, const State& state) {
  return of_every_mermaid(state, [&](const Mermaid& mermaid, Seat owner, int nth) {
    const bool about_to_choose = state.step == Step::covering && state.target == owner && state.nth == nth;
    return about_to_choose || !something_cancels(mermaid.visible);
  });
}

bool covered_cards_balance(const Game&, const State& state) {
  return of_every_mermaid(state, [](const Mermaid& mermaid, Seat, int) {
    return song_total(mermaid.covered) == silence_total(mermaid.covered);
  });
}

/// Somebody chooses what is covered where there are several ways, and only there.
bool covering_is_a_choice(const Game&, const State& state) {
  if (state.step != Step::covering) return state.nth == 0;
  const Mermaid* mermaid = to_cover(state);
  return mermaid != nullptr && ways_to_cancel(mermaid->visible).size() > 1;
}

/// The Kraken takes mermaids with power, from those who have yet to give one up.
bool losers_have_power(const Game& game, const State& state) {
  if (state.step != Step::losing) return state.still_to_lose.empty();
  return state.still_to_lose.contains(state.acting) && of_every_seat([&](Seat at) {
           return !state.still_to_lose.contains(at) || (at_table(state, at) && strongest(game, state, at) > 0);
         });
}

// --- Creatures ---

/// As many creatures are face up as there should be, unless one is about to be turned up, none is left, or the game is over.
bool creatures_face_up(const Game& game, const State& state) {
  const int missing = game.rules.creatures_face_up - state.face_up.total();
  switch (state.step) {
    case Step::laying_creatures:
      return missing > 0 && !state.creature_deck.empty();
    case Step::replacing:
      return missing == 1 && !state.creature_deck.empty();
    case Step::over:
      return missing >= 0;
    default:
      return missing == 0 || (missing > 0 && state.creature_deck.empty());
  }
}

bool lured_from_somebody(const Game&, const State& state) {
  if (state.step != Step::luring) return state.target.has_value() == (state.step == Step::covering);
  return state.target && state.target != state.turn && at_table(state, *state.target) &&
         !state.enticed[*state.target].empty();
}

// --- Turns and the end ---

/// Who has the total that wins has won; or will have at the end of her turn, in a reading that has it so.
bool nobody_plays_on_having_won(const Game& game, const State& state) {
  if (state.ending == Ending::reached) return true;
  const int enough = needed_to_win(game.rules, state.players);
  return of_every_seat([&](Seat at) {
    return loyalty_of(state.enticed[at]) < enough ||
           (game.rules.winning_when == WinningWhen::end_of_turn && at == state.turn);
  });
}

bool ends_for_a_reason(const Game& game, const State& state) {
  switch (state.ending) {
    case Ending::open:
      return state.step != Step::over;
    case Ending::reached:
      return state.step == Step::over && loyalty_of(state.enticed[state.turn]) >= needed_to_win(game.rules, state.players);
    case Ending::exhausted:
      return state.step == Step::over && state.deck.empty() && state.discards.empty() && !hand_is_complete(game, state);
  }
  return false;
}

/// Cards are drawn in the draw phase and played in the action phase.
bool phases_in_order(const Game&, const State& state) {
  switch (state.step) {
    case Step::losing:
    case Step::luring:
    case Step::over:
      return true;
    case Step::acting:
    case Step::covering:
    case Step::replacing:
      return state.phase == Phase::action;
    default:
      return state.phase == Phase::draw;
  }
}

/// It is for the player in turn to act, except in the deal, for the Kraken, and where an owner chooses what is covered.
bool turn_player_acts(const Game& game, const State& state) {
  switch (state.step) {
    case Step::dealing:
    case Step::losing:
      return at_table(state, state.acting);
    case Step::covering:
      return state.acting == who_covers(game, state);
    default:
      return state.acting == state.turn;
  }
}

/// Who is in turn sits at the table, and nobody else has anything.
bool nobody_beyond_the_table(const Game&, const State& state) {
  if (!at_table(state, state.turn)) return false;
  for (std::size_t i = state.players; i < kinds<Seat>; ++i) {
    const Seat at = static_cast<Seat>(i);
    if (!state.hands[at].empty() || !state.mermaids[at].empty() || !state.enticed[at].empty()) return false;
  }
  return true;
}

constexpr Invariant<Game, State> table[] = {
    conserved<card_supply, Game, State>,
    {"hands_within_bounds", "hands.within_bounds", hands_within_bounds, hands_too_large},
    {"hand_complete_when_choosing", "hands.drawn_up", hand_complete_when_choosing},
    {"specials_never_kept", "specials.never_kept", specials_never_kept},
    {"set_aside_while_dealing", "specials.replaced_in_setup", set_aside_while_dealing},
    {"mermaids_at_most_three", "mermaids.at_most_three", mermaids_at_most_three, mermaids_too_many},
    {"only_songs_and_silences_with_mermaids", "songs.with_mermaids", only_songs_and_silences_with_mermaids,
     cards_with_mermaids},
    {"nothing_visible_cancels", "cancelling.nothing_visible_cancels", nothing_visible_cancels, cards_that_cancel},
    {"covered_cards_balance", "cancelling.covered_balance", covered_cards_balance, covered_out_of_balance},
    {"covering_is_a_choice", "cancelling.only_choices_asked", covering_is_a_choice},
    {"losers_have_power", "kraken.one_of_each", losers_have_power},
    conserved<creature_supply, Game, State>,
    {"creatures_face_up", "creatures.face_up", creatures_face_up, creatures_face_up_otherwise},
    {"lured_from_somebody", "treasure.needs_a_creature", lured_from_somebody},
    {"nobody_plays_on_having_won", "winning.at_the_total", nobody_plays_on_having_won, winners_who_play_on},
    {"ends_for_a_reason", "winning.for_a_reason", ends_for_a_reason},
    {"phases_in_order", "turns.phases", phases_in_order},
    {"turn_player_acts", "turns.who_acts", turn_player_acts},
    {"nobody_beyond_the_table", "turns.at_the_table", nobody_beyond_the_table},
};

}  // namespace

std::span<const Invariant<Game, State>> invariants() { return table; }

}  // namespace fathom::mermaids_song
