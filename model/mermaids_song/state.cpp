#include <algorithm>

#include "model/mermaids_song/possibilities.hpp"
#include "model/mermaids_song/supplies.hpp"

namespace fathom::mermaids_song {

/// players.six, players.five, players.four, players.three — Players.
int mermaids_removed(const Rules& rules, int players) {
  switch (players) {
    case 3:
      return rules.removed_of_three;
    case 4:
      return rules.removed_of_four;
    case 5:
      return rules.removed_of_five;
    default:
      return rules.removed_of_six;
  }
}

Cards pack(const Game& game, int players) {
  Cards cards = game.box.cards;
  cards[Card::mermaid] = std::max(0, cards[Card::mermaid] - mermaids_removed(game.rules, players));
  return cards;
}

namespace {

/// If no creature is face up that should be, those with the lowest ratings are, one of each.
void complete_face_up(const Game& game, State& state) {
  if (state.step <= Step::laying_creatures || state.step >= Step::replacing || !state.face_up.empty()) return;
  while (state.face_up.total() < game.rules.creatures_face_up && !state.creature_deck.empty())
    for (const Creature creature : every<Creature>) {
      if (state.creature_deck[creature] == 0 || state.face_up.total() >= game.rules.creatures_face_up) continue;
      --state.creature_deck[creature];
      ++state.face_up[creature];
    }
}

/// Which phase it is follows from the step, except while the Kraken or the Treasure takes effect, which come in either.
void complete_phase(State& state) {
  switch (state.step) {
    case Step::acting:
    case Step::covering:
    case Step::replacing:
      state.phase = Phase::action;
      break;
    case Step::losing:
    case Step::luring:
    case Step::over:
      break;
    default:
      state.phase = Phase::draw;
  }
}

/// The first seat clockwise of the player in turn of which something is true; the player in turn if it is of none.
template <class Condition>
Seat first_from_turn(const State& state, Condition&& condition) {
  for (int i = 0; i < state.players; ++i)
    if (const Seat at = clockwise(state.turn, i, state.players); condition(at)) return at;
  return state.turn;
}

Seat who_acts(const Game& game, const State& state) {
  const auto owed_mermaid = [&](Seat at) { return owed_a_mermaid(game, state, at); };
  switch (state.step) {
    case Step::dealing:
      return first_from_turn(state, [&](Seat at) {
        return owed_mermaid(at) || (!owed_mermaid(first_from_turn(state, owed_mermaid)) && owed_a_card(game, state, at));
      });
    case Step::losing:
      return first_from_turn(state, [&](Seat at) { return state.still_to_lose.contains(at); });
    case Step::covering:
      return who_covers(game, state);
    default:
      return state.turn;
  }
}

}  // namespace

State completed(const Game& game, const State& state) {
  State whole = state;
  whole.players =
      static_cast<std::uint8_t>(std::clamp<int>(state.players, MermaidsSong::fewest_players, MermaidsSong::most_players));
  card_supply.complete(game, whole);
  creature_supply.complete(game, whole);
  complete_face_up(game, whole);
  complete_phase(whole);
  whole.acting = who_acts(game, whole);
  return whole;
}

}  // namespace fathom::mermaids_song
