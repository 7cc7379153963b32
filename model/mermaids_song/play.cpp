#include <algorithm>

#include "model/mermaids_song/table.hpp"

// Play as a whole: Setup, the draw phase, the end of a turn and of the game.

namespace fathom::mermaids_song {

Seat Table::from_turn(int places) const { return clockwise(state.turn, places, std::max<int>(state.players, 1)); }

/// setup.three_creatures — Setup.
void Table::begin_laying() const {
  const bool more = state.face_up.total() < rules().creatures_face_up && !state.creature_deck.empty();
  if (more) return open(Step::laying_creatures, state.turn);
  begin_dealing();
}

/// setup.mermaid_each, setup.card_each, setup.specials_return — Setup.
/// One round for the mermaids, and one for the other cards.
void Table::begin_dealing() const {
  for (int i = 0; i < state.players; ++i)
    if (owed_a_mermaid(game, state, from_turn(i))) return open(Step::dealing, from_turn(i));
  for (int i = 0; i < state.players; ++i)
    if (owed_a_card(game, state, from_turn(i))) return open(Step::dealing, from_turn(i));
  state.deck += state.set_aside;
  state.set_aside = {};
  open(Step::first_player, state.turn);
}

/// setup.three_creatures, enticing.replaced — Setup, Entice a creature.
void Table::on(const TurnCreature& turn) const {
  --state.creature_deck[turn.creature];
  ++state.face_up[turn.creature];
  if (state.step == Step::laying_creatures) return begin_laying();
  go_on();
}

void Table::on(const Deal& deal) const {
  move_card(deal.card, state.deck, state.hands[deal.to]);
  begin_dealing();
}

/// setup.specials_replaced, setup.specials_return — Setup.
void Table::on(const SetAside& set) const {
  if (rules().specials_return == SpecialsReturn::when_all_are_dealt) move_card(set.card, state.deck, state.set_aside);
  begin_dealing();
}

/// turns.first_player, house.first_draws_fewer — Setup.
void Table::on(const FirstPlayer& first) const {
  if (rules().first_draws_fewer > 0) state.opening = Opening::first_turn;
  begin_turn(first.to);
}

void Table::begin_turn(Seat who) const {
  state.turn = who;
  state.phase = Phase::draw;
  state.special = Special::none_played;
  if (rules().discarding_when == DiscardingWhen::before_drawing_too) return open(Step::before_drawing, who);
  begin_drawing();
}

/// deck.renewed_when — Setup.
bool Table::is_renewed_at_once() const {
  return rules().renewed == Renewed::at_once && state.deck.empty() && !state.discards.empty();
}

/// drawing.to_three, specials.when, turns.end_at_will — Draw phase, Play The Kraken card, End of Turn.
void Table::begin_drawing() const {
  if (is_renewed_at_once()) return open(Step::drawing, state.turn);
  if (hand_is_complete(game, state)) return open(Step::choosing, state.turn);
  open(could_do_something_first(game, state) ? Step::between_draws : Step::drawing, state.turn);
}

void Table::on(const DrawNext&) const {
  open(hand_is_complete(game, state) && !is_renewed_at_once() ? Step::choosing : Step::drawing, state.turn);
}

void Table::on(const Draw& draw) const {
  move_card(draw.card, state.deck, state.hands[draw.to]);
  begin_drawing();
}

/// deck.renewed, deck.renewed_when — Setup. Where a card is needed, the next one follows.
void Table::on(const Reshuffle&) const {
  state.deck += state.discards;
  state.discards = {};
  if (rules().renewed == Renewed::at_once) return begin_drawing();
  open(Step::drawing, state.turn);
}

/// ending.no_cards — Setup.
void Table::on(const EndPlay&) const {
  state.ending = Ending::exhausted;
  open(Step::over, state.turn);
}

/// discarding.whole_hand — Draw phase.
void Table::on(const DiscardHand& discard) const {
  state.discards += state.hands[discard.by];
  state.hands[discard.by] = {};
  finish_turn();
}

void Table::on(const BeginActions&) const {
  state.phase = Phase::action;
  go_on();
}

/// winning.first_to_reach — Win.
bool Table::has_reached(Seat who) const { return loyalty_of(state.enticed[who]) >= needed_to_win(rules(), state.players); }
void Table::win() const {
  state.ending = Ending::reached;
  open(Step::over, state.turn);
}

/// turns.clockwise, winning.when — Setup, Win.
void Table::finish_turn() const {
  if (has_reached(state.turn)) return win();
  state.opening = Opening::under_way;
  begin_turn(from_turn(1));
}

/// turns.end_at_will — End of Turn.
void Table::on(const EndTurn&) const { finish_turn(); }

void perform(const Game& game, State& state, const Action& action) {
  std::visit([table = Table{game, state}](const auto& act) { table.on(act); }, action);
}

State start(const Game& game, int players) {
  State state;
  state.players = static_cast<std::uint8_t>(std::clamp(players, MermaidsSong::fewest_players, MermaidsSong::most_players));
  state.deck = pack(game, state.players);
  state.creature_deck = game.box.creatures;
  Table{game, state}.begin_laying();
  return state;
}

Acting acting(const State& state) { return {mover_at<Action>(state.step), state.acting}; }

double weight(const Game&, const State& state, const Action& action) {
  if (const auto* deal = std::get_if<Deal>(&action)) return state.deck[deal->card];
  if (const auto* set = std::get_if<SetAside>(&action)) return state.deck[set->card];
  if (const auto* draw = std::get_if<Draw>(&action)) return state.deck[draw->card];
  if (const auto* turn = std::get_if<TurnCreature>(&action)) return state.creature_deck[turn->creature];
  if (const auto* lure = std::get_if<Lure>(&action)) return state.target ? state.enticed[*state.target][lure->creature] : 1;
  return 1;
}

const Game& MermaidsSong::published() {
  static const Game game{Rules{}, assumed_box(), {}};
  return game;
}

}  // namespace fathom::mermaids_song
