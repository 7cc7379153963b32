#include "model/mermaid_beach/table.hpp"

// The six actions, in the order of the rulebook's sections.

namespace fathom::mermaid_beach {

/// merfolk.discarded, merfolk.draw_a_shell, merfolk.bonus_turn — 1. Mermaids/Mermen.
void Table::on(const PlayMermaid& play) const {
  discard(play.by, BeachCard::mermaid, 1);
  mermaid_played(DrawnBonus::another_turn);
}

void Table::mermaid_played(DrawnBonus bonus) const {
  const bool with_bonus = bonus == DrawnBonus::another_turn;
  const bool as_card = rules().bonus_of == BonusOf::another_card;
  if (with_bonus && !as_card) state.bonus = Bonus::due;
  draw_shells(rules().mermaid_shells + (with_bonus && as_card ? 1 : 0));
}

/// mean.discarded, mean.no_shell_drawn, mean.nothing_to_take, ending.carried_out — 2. Mean Mermaids.
void Table::on(const PlayMeanMermaid& play) const {
  discard(play.by, BeachCard::mean_mermaid, 1);
  mean_mermaid_played(play.by);
}

void Table::mean_mermaid_played(Seat by) const {
  if (stops_with(by) || !some_shell_within_reach(state, rules().robbed, by)) return finish_action();
  open(Step::stealing, by);
}

/// mean.steal, mean.kept_face_up, mean.ends_turn — 2. Mean Mermaids.
void Table::on(const Steal& steal) const {
  --state.shells[steal.from][steal.shell];
  ++state.shells[steal.by][steal.shell];
  finish_action();
}

void Table::on(const StealNothing&) const { finish_action(); }

/// pairs.two_of_a_type, pairs.draw_a_shell — 3. Pairs of Matching Beach Items.
void Table::on(const PlayPair& play) const {
  discard(play.by, play.item, cards_in_a_pair);
  draw_shells(rules().pair_shells);
}

void Table::on(const Ask& ask) const {
  state.asked_for = ask.card;
  open(Step::answering, ask.of);
}

/// asking.must_give, asking.pair_discarded, asking.draw_a_shell, ending.carried_out — 4. Ask a Player. Whoever asked with
/// her own last card draws in any reading: the note says so.
void Table::on(const Give& give) const {
  if (state.asked_for) {
    const BeachCard card = *state.asked_for;
    state.asked_for.reset();
    --state.hands[give.by][card];
    ++state.discards[card];
    discard(state.turn, card, 1);
    if (state.hands[state.turn].empty()) state.ending = Ending::decided;
  }
  if (stops_with(give.by) && !state.hands[state.turn].empty()) return finish_action();
  draw_shells(rules().match_shells);
}

/// asking.go_to_the_beach, decks.beach_empty, house.display — 4. Ask a Player.
void Table::on(const GoToTheBeach&) const {
  if (!state.display.empty()) return open(Step::taking_from_display, state.turn);
  if (!some_beach_card(game, state)) return finish_action();
  open(Step::going_to_the_beach, state.turn);
}

/// A card from the beach is decided on; one drawn for seaweed goes into the hand.
void Table::on(const DrawBeach& draw) const {
  --state.deck[draw.card];
  if (state.step != Step::drawing_for_seaweed) {
    state.drawn = draw.card;
    return open(Step::deciding, state.turn);
  }
  ++state.hands[draw.to][draw.card];
  if (state.owed > 0) --state.owed;
  draw_for_seaweed(draw.to);
}

/// house.display — House rules. A card taken is replaced before it is decided on.
void Table::on(const TakeFromDisplay& take) const {
  --state.display[take.card];
  state.drawn = take.card;
  open(display_is_short(game, state) ? Step::turning_up : Step::deciding, state.turn);
}

void Table::on(const TurnUp& turn) const {
  --state.deck[turn.card];
  ++state.display[turn.card];
  if (display_is_short(game, state)) return;
  if (!state.drawn) return begin_turn(state.turn);
  open(Step::deciding, state.turn);
}

void Table::on(const ReshuffleBeach&) const {
  state.deck += state.discards;
  state.discards = {};
}

/// asking.play_at_once, asking.drawn_match, asking.drawn_bonus — 4. Ask a Player.
void Table::on(const PlayDrawn& play) const {
  state.drawn.reset();
  state.asked_for.reset();
  ++state.discards[play.card];
  switch (play.card) {
    case BeachCard::mermaid:
      return mermaid_played(rules().drawn_bonus);
    case BeachCard::mean_mermaid:
      return mean_mermaid_played(play.by);
    case BeachCard::sneaker_wave:
      return wave_played(play.by);
    case BeachCard::seaweed:
      return seaweed_played(play.by);
    default:
      discard(play.by, play.card, 1);
      return draw_shells(rules().match_shells);
  }
}

/// asking.otherwise_kept — 4. Ask a Player.
void Table::on(const Keep& keep) const {
  if (state.drawn) ++state.hands[keep.by][*state.drawn];
  state.drawn.reset();
  finish_action();
}

/// waves.discarded, waves.nothing_to_take — 5. Sneaker Waves.
void Table::on(const PlaySneakerWave& play) const {
  discard(play.by, BeachCard::sneaker_wave, 1);
  wave_played(play.by);
}

void Table::wave_played(Seat by) const {
  if (stops_with(by) || !some_shell_within_reach(state, rules().washed, by)) return finish_action();
  open(Step::washing_away, by);
}

/// waves.lose_a_shell, waves.face_up_shell, waves.ends_turn — 5. Sneaker Waves.
void Table::on(const WashAway& wash) const {
  --state.shells[wash.from][wash.shell];
  ++state.shell_discards[wash.shell];
  finish_action();
}

/// seaweed.discarded, seaweed.nothing_to_draw — 6. Seaweed.
void Table::on(const PlaySeaweed& play) const {
  discard(play.by, BeachCard::seaweed, 1);
  seaweed_played(play.by);
}

void Table::seaweed_played(Seat by) const {
  if (stops_with(by) || !some_beach_card(game, state)) return finish_action();
  open(Step::choosing_drawer, by);
}

/// seaweed.draw_a_card, seaweed.ends_turn — 6. Seaweed.
void Table::on(const ChooseDrawer& choose) const {
  state.owed = static_cast<std::uint8_t>(rules().seaweed_cards);
  draw_for_seaweed(choose.whom);
}

void Table::draw_for_seaweed(Seat who) const {
  if (state.owed == 0 || !some_beach_card(game, state)) return finish_action();
  open(Step::drawing_for_seaweed, who);
}

}  // namespace fathom::mermaid_beach
