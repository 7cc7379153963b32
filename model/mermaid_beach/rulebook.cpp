#include <bit>

#include "model/mermaid_beach/chapters/book.hpp"
#include "model/mermaid_beach/mermaid_beach.hpp"

namespace fathom::mermaid_beach {

namespace {

/// Whether an action of one kind meets a condition.
template <class Kind, class Condition>
bool is(const Action& action, Condition&& condition) {
  const Kind* act = std::get_if<Kind>(&action);
  return act != nullptr && condition(*act);
}
template <class Kind>
bool is(const Action& action) {
  return std::holds_alternative<Kind>(action);
}

/// Whether a card of this kind is played, from the hand or as drawn at the beach.
template <class Kind, BeachCard card>
bool plays(const Action& action) {
  return is<Kind>(action) || is<PlayDrawn>(action, [](const PlayDrawn& play) { return play.card == card; });
}

/// Whether a pair or a mermaid is discarded, for which Shell cards are drawn.
bool draws_shells(const Action& action) {
  return is<PlayPair>(action) || is<Give>(action) || plays<PlayMermaid, BeachCard::mermaid>(action) ||
         is<PlayDrawn>(action, [](const PlayDrawn& play) { return is_item(play.card); });
}

/// Whether an action that is more than a mermaid or a pair of one's own leaves somebody without a card, and goes on.
bool goes_on_though_out(const Game& game, const State& state, const Action& action) {
  const BeachCards& hand = state.hands[state.acting];
  if (hand.total() != 1) return false;
  if (is<Give>(action)) return state.hands[state.turn].total() > 1;
  if (is<PlayMeanMermaid>(action)) return some_shell_within_reach(state, game.rules.robbed, state.acting);
  if (is<PlaySneakerWave>(action)) return some_shell_within_reach(state, game.rules.washed, state.acting);
  return is<PlaySeaweed>(action) && some_beach_card(game, state);
}

/// Whether somebody who has been without a card is about to get one, by a Seaweed of her own or by a card passed to her who
/// has given her last.
bool card_comes_to_who_is_out(const Game& game, const State& state, const Action& action) {
  if (const auto* choose = std::get_if<ChooseDrawer>(&action))
    return choose->whom == choose->by && state.hands[choose->by].empty();
  if (!is<HandOver>(action) || game.rules.passing == PassingWhen::one_after_another) return false;
  State after = state;
  perform(game, after, action);
  for (const Seat at : seated(state.players)) {
    const bool was_out = at != state.turn && state.hands[at].empty() && !state.passed[at];
    if (was_out && !after.hands[at].empty()) return true;
  }
  return false;
}

int finished_players(const State& state) {
  int finished_ones = 0;
  for (const Seat at : seated(state.players)) finished_ones += finished(state.hands[at]) ? 1 : 0;
  return finished_ones;
}

/// The situations on which the rulebook is silent, each as play reaches it: just before the action named.
constexpr Hole<Game, State, Action> silences[] = {
    {"dealing.order",
     [](const Game&, const State& state, const Action& action) {
       return is<Deal>(action, [&](const Deal& deal) { return state.hands[deal.to].empty() && deal.to == state.turn; });
     }},
    {"turns.nothing_possible",
     [](const Game& game, const State& state, const Action& action) {
       return is<PassTurn>(action, [&](const PassTurn& pass) { return !can_do_something(game, state, pass.by); });
     }},
    {"mean.nothing_to_take",
     [](const Game& game, const State& state, const Action& action) {
       return plays<PlayMeanMermaid, BeachCard::mean_mermaid>(action) &&
              !some_shell_within_reach(state, game.rules.robbed, state.acting);
     }},
    {"decks.beach_empty",
     [](const Game&, const State& state, const Action& action) {
       const bool none_left = state.deck.empty() && state.display.empty();
       return none_left && (is<GoToTheBeach>(action) || is<ReshuffleBeach>(action));
     }},
    {"waves.nothing_to_take",
     [](const Game& game, const State& state, const Action& action) {
       return plays<PlaySneakerWave, BeachCard::sneaker_wave>(action) &&
              !some_shell_within_reach(state, game.rules.washed, state.acting);
     }},
    {"seaweed.nothing_to_draw",
     [](const Game&, const State& state, const Action& action) {
       return plays<PlaySeaweed, BeachCard::seaweed>(action) && state.deck.empty();
     }},
    {"decks.shell_empty",
     [](const Game&, const State& state, const Action& action) {
       if (is<DrawShell>(action)) return state.owed > state.shell_deck.total();
       return state.shell_deck.empty() && (draws_shells(action) || is<ReshuffleShells>(action));
     }},
    {"ending.several_at_once",
     [](const Game& game, const State& state, const Action& action) {
       State after = state;
       perform(game, after, action);
       return state.step < Step::revealing && after.step == Step::revealing && finished_players(after) > 1;
     }},
    {"ending.carried_out", goes_on_though_out},
    {"ending.out_for_good", card_comes_to_who_is_out},
    {"ending.no_bonus_turn",
     [](const Game& game, const State& state, const Action& action) {
       State after = state;
       perform(game, after, action);
       return state.bonus == Bonus::due && state.step < Step::revealing && after.step == Step::revealing;
     }},
    {"monster.nothing_to_eat",
     [](const Game&, const State& state, const Action& action) {
       return is<RevealMonster>(action, [&](const RevealMonster& reveal) { return state.shells[reveal.by].empty(); });
     }},
    {"winning.further_tie",
     [](const Game& game, const State& state, const Action& action) {
       return is<Score>(action) && std::popcount(winners(game, state).bits) > 1;
     }},
};

}  // namespace

std::span<const Hole<Game, State, Action>> holes() { return silences; }

}  // namespace fathom::mermaid_beach
