#include "solver/mermaids_song/positions.hpp"

#include <algorithm>

namespace fathom::solver::song {

namespace {

/// So many cards of every kind that is neither the Kraken nor the Treasure.
Cards of_every_kind(int many) {
  Cards cards;
  for (const Card card : every<Card>)
    if (!mermaids_song::is_special(card)) cards[card] = static_cast<std::uint8_t>(many);
  return cards;
}
Creatures of_every_rating(int many) {
  Creatures creatures;
  for (const Creature creature : every<Creature>) creatures[creature] = static_cast<std::uint8_t>(many);
  return creatures;
}

const Cards both_specials{Card::kraken, Card::treasure};

/// What differs between positions of one step.
struct Circumstances {
  int mermaids = 0;   ///< Of each player in play.
  int creatures = 0;  ///< Of each rating with each player.
  Cards hand;         ///< Of the player in turn.
};

/// A different number of each kind lies in each place, so that no two can be taken for each other.
State with_cards_everywhere(const Game& game, int players, Seat turn, const Circumstances& here) {
  constexpr int in_deck = 2;
  constexpr int discarded = 3;
  constexpr int held = 4;
  State state = in_action_phase(game, players);
  state.turn = state.acting = turn;
  state.deck = of_every_kind(in_deck) + both_specials;
  state.discards = of_every_kind(discarded);
  state.face_up = of_every_rating(1);
  state.creature_deck = of_every_rating(2);
  for (int i = 0; i < players; ++i) {
    state.hands[seat(i)] = of_every_kind(held + i);
    state.enticed[seat(i)] = of_every_rating(here.creatures * (1 + i));
    for (int nth = 0; nth < here.mermaids; ++nth)
      state.mermaids[seat(i)].push_back(
          Mermaid{Cards{{Card::song_3, 3 + nth}, {Card::song_1, 1 + i}}, Cards{Card::song_2, Card::silence_2}});
  }
  state.hands[turn] = here.hand;
  return state;
}

/// The Mermaid deck is used up, and perhaps the discards as well.
void add_draws(std::vector<State>& all, State state) {
  state.step = Step::drawing;
  state.phase = Phase::draw;
  all.push_back(state);
  state.deck = {};
  all.push_back(state);
  state.discards = {};
  all.push_back(state);
}

/// Somebody has cards to cover, has to give up a mermaid or is about to lose a creature.
void add_what_concerns(std::vector<State>& all, const State& state, Seat whom) {
  State covering = state;
  covering.step = Step::covering;
  covering.target = whom;
  covering.nth = 1;
  for (Mermaid& mermaid : covering.mermaids[whom])
    mermaid.visible = Cards{Card::song_1, Card::song_2, Card::song_3, Card::silence_3};
  State losing = state;
  losing.step = Step::losing;
  losing.acting = whom;
  losing.still_to_lose.insert(whom);
  State luring = state;
  luring.step = Step::luring;
  luring.target = whom;
  if (!state.mermaids[whom].empty()) all.insert(all.end(), {covering, losing});
  if (whom != state.turn && !state.enticed[whom].empty()) all.push_back(luring);
}

void add_every_step(std::vector<State>& all, const State& state) {
  add_draws(all, state);
  for (const Step step : {Step::laying_creatures, Step::dealing, Step::first_player, Step::before_drawing,
                          Step::between_draws, Step::choosing, Step::acting, Step::replacing}) {
    all.push_back(state);
    all.back().step = step;
    if (step < Step::acting) all.back().phase = Phase::draw;
  }
  for (int i = 0; i < state.players; ++i) add_what_concerns(all, state, seat(i));
}

}  // namespace

std::vector<State> positions_of_every_step(const Game& game) {
  std::vector<State> all;
  const Cards ordinary = of_every_kind(1);
  for (int players = fewest; players <= most; ++players)
    for (int turn = 0; turn < players; ++turn)
      for (const int mermaids : {0, static_cast<int>(game.rules.mermaids_in_play)})
        for (const int creatures : {0, 1})
          for (const Cards& hand : {Cards{}, ordinary, ordinary + both_specials, Cards{Card::treasure}})
            add_every_step(all, with_cards_everywhere(game, players, seat(turn), {mermaids, creatures, hand}));
  return all;
}

std::vector<State> positions_with_every_hand(const Game& game, int largest_hand) {
  std::vector<State> all;
  for (int size = 0; size <= largest_hand; ++size)
    for_each_pick(game.box.cards, size, [&](const Cards& hand) {
      for (const int creatures : {0, 1})
        add_every_step(all, with_cards_everywhere(game, fewest, Seat::Ann, {1, creatures, hand}));
    });
  return all;
}

}  // namespace fathom::solver::song
