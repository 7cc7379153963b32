#include "model/mermaids_song/table.hpp"

// What the actions of the action phase do.

namespace fathom::mermaids_song {

/// Back to the phase of the turn, once all is done that a card brought with it.
void Table::go_on() const {
  if (state.phase == Phase::draw) return begin_drawing();
  open(Step::acting, state.turn);
}

/// mermaids.from_hand — Play a mermaid.
void Table::on(const PlayMermaid& play) const {
  --state.hands[play.by][Card::mermaid];
  state.mermaids[play.by].push_back(Mermaid{});
  go_on();
}

/// songs.on_any_mermaid, songs.side_by_side — Play Song/Silence cards.
void Table::on(const Play& play) const {
  --state.hands[play.by][play.card];
  Mermaids& hers = state.mermaids[play.on];
  if (play.nth < 1 || play.nth > hers.size()) return go_on();
  Mermaid& mermaid = hers[play.nth - 1U];
  ++mermaid.visible[play.card];
  cancel(play.on, play.nth, mermaid);
}

/// cancelling.exactly, cancelling.who_chooses — Play Song/Silence cards.
/// What can cancel in one way only is covered at once; between several ways somebody chooses. What is beyond counting would
/// cancel for ever.
void Table::cancel(Seat owner, int nth, Mermaid& mermaid) const {
  Cancelling ways = ways_to_cancel(mermaid.visible);
  while (ways.size() == 1 && !mermaid.visible.is_beyond()) {
    mermaid.visible -= ways[0];
    mermaid.covered += ways[0];
    ways = ways_to_cancel(mermaid.visible);
  }
  if (ways.empty()) {
    state.target.reset();
    state.nth = 0;
    return go_on();
  }
  state.target = owner;
  state.nth = static_cast<std::uint8_t>(nth);
  open(Step::covering, who_covers(game, state));
}

void Table::on(const Cover& cover) const {
  const Seat owner = state.target.value_or(state.turn);
  Mermaids& hers = state.mermaids[owner];
  if (state.nth < 1 || state.nth > hers.size()) return go_on();
  Mermaid& mermaid = hers[state.nth - 1U];
  mermaid.visible -= cover.cards;
  mermaid.covered += cover.cards;
  cancel(owner, state.nth, mermaid);
}

/// kraken.songs_go_too, enticing.mermaid_leaves — Play The Kraken card, Entice a creature.
void Table::discard_mermaid(Seat owner, int nth) const {
  Mermaids& hers = state.mermaids[owner];
  if (nth < 1 || static_cast<std::size_t>(nth) > hers.size()) return;
  const std::size_t place = static_cast<std::size_t>(nth) - 1;
  state.discards += hers[place].visible + hers[place].covered;
  ++state.discards[Card::mermaid];
  hers.erase_at(place);
}

/// kraken.discarded, treasure.discarded, drawing.again — Play The Kraken card, Play Treasure of the Deep card, Draw phase.
void Table::play_special(Card card, Seat by) const {
  move_card(card, state.hands[by], state.discards);
  state.special = Special::played;
  if (state.step == Step::choosing && rules().drawn_again == DrawnAgain::once_only) state.phase = Phase::action;
}

/// kraken.all_players, kraken.powerless_spared — Play The Kraken card.
void Table::on(const ReleaseKraken& release) const {
  play_special(Card::kraken, release.by);
  state.still_to_lose = {};
  for (const Seat at : seated(state.players))
    if (strongest(game, state, at) > 0) state.still_to_lose.insert(at);
  begin_losing();
}

/// kraken.order — Play The Kraken card.
void Table::begin_losing() const {
  for (int i = 0; i < state.players; ++i)
    if (state.still_to_lose.contains(from_turn(i))) return open(Step::losing, from_turn(i));
  go_on();
}

void Table::on(const Lose& lose) const {
  discard_mermaid(lose.by, lose.nth);
  state.still_to_lose.erase(lose.by);
  begin_losing();
}

/// treasure.another_player — Play Treasure of the Deep card.
void Table::on(const PlayTreasure& play) const {
  play_special(Card::treasure, play.by);
  state.target = play.from;
  open(Step::luring, state.turn);
}

/// treasure.added, winning.when — Play Treasure of the Deep card, Win.
void Table::on(const Lure& lure) const {
  --state.enticed[state.target.value_or(state.turn)][lure.creature];
  ++state.enticed[state.turn][lure.creature];
  state.target.reset();
  if (rules().winning_when == WinningWhen::at_once && has_reached(state.turn)) return win();
  go_on();
}

/// treasure.nobody_to_rob — Play Treasure of the Deep card.
void Table::on(const DiscardTreasure& discard) const {
  move_card(Card::treasure, state.hands[discard.by], state.discards);
  finish_turn();
}

/// enticing.from_the_table, enticing.replaced, creatures.deck_empty, winning.when — Entice a creature, Win.
void Table::on(const Entice& entice) const {
  discard_mermaid(entice.by, entice.nth);
  --state.face_up[entice.creature];
  ++state.enticed[entice.by][entice.creature];
  if (rules().winning_when == WinningWhen::at_once && has_reached(entice.by)) return win();
  const bool more = state.face_up.total() < rules().creatures_face_up && !state.creature_deck.empty();
  if (more) return open(Step::replacing, state.turn);
  go_on();
}

}  // namespace fathom::mermaids_song
