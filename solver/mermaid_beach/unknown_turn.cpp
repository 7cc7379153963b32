#include "solver/mermaid_beach/unknown_turn.hpp"

namespace fathom::solver::beach {

namespace {

using mermaid_beach::is_item;
using mermaid_beach::Pack;

int cards_of(const Game& game, BeachCard card) {
  const bool left_out = game.rules.pack == Pack::without_mean_and_waves &&
                        (card == BeachCard::mean_mermaid || card == BeachCard::sneaker_wave);
  return left_out ? 0 : game.box.beach[card];
}

}  // namespace

UnknownTurn unknown_turn(z3::context& context, Question& question, const Game& game, int players, const TurnBook& book) {
  const z3::expr shells = context.bool_const("shells");  // with everybody, or with nobody
  UnknownTurn turn{game.rules, book, context.int_const("deck"), shells, shells, context.bool_val(false), {}};
  question.given(turn.deck >= 0);
  for (int i = 0; i < players; ++i) {
    turn.hands.emplace_back();
    for (const BeachCard card : every<BeachCard>) {
      turn.hands.back().push_back(context.int_const((plainly(card) + " of " + plainly(seat(i))).c_str()));
      question.given(turn.hands.back().back() >= 0);
    }
  }
  for (const BeachCard card : every<BeachCard>) {
    z3::expr held = context.int_val(0);
    for (const auto& hand : turn.hands) held = held + hand[index_of(card)];
    question.given(held <= cards_of(game, card));
    if (!is_item(card)) continue;
    const z3::expr twos = context.int_const(("pairs discarded of " + plainly(card)).c_str());
    question.given(twos >= 0 && z3::implies(turn.deck == 0, held + 2 * twos == cards_of(game, card)));
  }
  for (std::size_t i = 0; i < turn.hands.size(); ++i) question.given(!turn.finished(i));
  return turn;
}

State turn_in_model(const Game& game, const UnknownTurn& turn, const z3::model& found) {
  State state;
  state.players = static_cast<std::uint8_t>(turn.hands.size());
  state.step = Step::turn;
  for (std::size_t i = 0; i < turn.hands.size(); ++i)
    for (const BeachCard card : every<BeachCard>)
      state.hands.of[i][card] = static_cast<std::uint8_t>(number(found, turn.hands[i][index_of(card)]));
  if (truth(found, turn.shells))
    for (std::size_t i = 0; i < turn.hands.size(); ++i) state.shells.of[i][ShellCard::one] = 1;
  state = MermaidBeach::completed(game, state);
  if (truth(found, turn.deck == 0)) std::swap(state.deck, state.discards);
  return state;
}

std::string hands_in_words(const State& state) {
  std::string text;
  for (int i = 0; i < state.players; ++i)
    text += (text.empty() ? "" : "; ") + plainly(seat(i)) + " holds " + hand_in_words(state.hands[seat(i)]);
  return text;
}

}  // namespace fathom::solver::beach
