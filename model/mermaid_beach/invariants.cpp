#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "model/mermaid_beach/invariants_told.hpp"
#include "model/mermaid_beach/mermaid_beach.hpp"
#include "model/mermaid_beach/possibilities.hpp"
#include "model/mermaid_beach/supplies.hpp"

// What is true in every state that play can reach, under any reading of the rules. Asked after every action of millions of
// plays, so each is one short pass over the state. The order is that of the rulebook: cards, turns, asking, shells, the end.

namespace fathom::mermaid_beach {
namespace {

bool before_play(Step step) { return step == Step::dealing || step == Step::first_player; }
bool passing_on(Step step) { return step == Step::passing || step == Step::handing_over; }
/// While Shell cards are drawn for a mermaid or a pair, and cards are passed for the starfish among them.
bool drawing_shells(Step step) { return step == Step::offering_shell || step == Step::drawing_shells || passing_on(step); }
/// From the question until its answer has had its effect.
bool asking(Step step) { return step == Step::answering || (step >= Step::going_to_the_beach && step <= Step::deciding); }

// --- Cards ---

bool hands_dealt_in_full(const Game& game, const State& state) {
  const bool is_dealt_more = state.step == Step::dealing && state.owed > 0;
  for (int i = 0; i < state.players && before_play(state.step); ++i) {
    const int held = state.hands[seat(i)].total();
    const bool is_hers = is_dealt_more && seat(i) == state.turn;
    const int cards = hand_size(game.rules, state.players) + (is_hers ? game.rules.first_dealt_more - state.owed : 0);
    if (held > cards || (held < cards && (state.step == Step::first_player || is_dealt_more))) return false;
  }
  return true;
}

// --- Turns ---

bool only_players_take_part(const Game&, const State& state) {
  if (!at_table(state, state.turn) || !at_table(state, state.acting)) return false;
  return std::ranges::all_of(every<Seat>, [&](Seat at) {
    return at_table(state, at) || (state.hands[at].empty() && state.shells[at].empty() && !state.passed[at]);
  });
}

/// Only who is dealt to, has to answer, passes, or draws for seaweed acts in another player's turn.
bool others_act_where_they_must(const Game& game, const State& state) {
  switch (state.step) {
    case Step::dealing:
    case Step::passing:
      return true;
    case Step::answering:
      return state.acting != state.turn;
    case Step::drawing_for_seaweed:
      return state.acting != state.turn || game.rules.seaweed_for == Victim::anyone;
    default:
      return state.acting == state.turn;
  }
}

/// No turn begins, and nobody is asked, once the game has to end.
bool nobody_goes_on_finished(const Game&, const State& state) {
  const bool goes_on = state.step == Step::turn || asking(state.step);
  if (!goes_on) return true;
  return state.ending == Ending::open && !somebody_finished(state);
}

bool bonus_follows_a_mermaid(const Game& game, const State& state) {
  if (state.bonus == Bonus::none) return true;
  if (game.rules.bonus_of == BonusOf::another_card || before_play(state.step) || state.step >= Step::revealing) return false;
  return state.bonus == Bonus::running || drawing_shells(state.step);
}

/// A turn has more than one action only by a house rule, and none once play is over.
bool actions_left_by_house_rules(const Game& game, const State& state) {
  if (state.more == 0) return true;
  const bool is_played = state.step >= Step::turn || (state.step == Step::dealing && state.owed > 0);
  const bool is_had = game.rules.paid_action > 0 || state.more <= game.rules.extra_actions;
  return is_played && is_had && state.step < Step::revealing;
}

bool cards_owed_only_while_drawing(const Game& game, const State& state) {
  if (passing_on(state.step)) return true;
  if (state.step == Step::dealing) return state.owed <= game.rules.first_dealt_more;
  return (state.owed > 0) == (drawing_shells(state.step) || state.step == Step::drawing_for_seaweed);
}

// --- Pairs and asking ---

/// Items leave the hands in pairs, whether of one hand, of two, or with a card drawn; a new deck takes all of them.
bool items_discarded_in_pairs(const Game&, const State& state) {
  return std::ranges::all_of(items, [&](BeachCard item) { return state.discards[item] % cards_in_a_pair == 0; });
}

bool asker_holds_what_she_asks_for(const Game&, const State& state) {
  const bool laid_out = state.step == Step::turning_up && !state.drawn;  // before the first turn
  if (laid_out) return !state.asked_for;
  if (state.asked_for.has_value() != asking(state.step)) return false;
  return !state.asked_for || state.hands[state.turn][*state.asked_for] > 0;
}

bool drawn_card_is_decided_on(const Game&, const State& state) {
  if (state.step == Step::turning_up) return state.drawn.has_value() == state.asked_for.has_value();
  return state.drawn.has_value() == (state.step == Step::deciding);
}

/// So many cards lie face up as a house rule has it, while the deck lasts.
bool display_is_full(const Game& game, const State& state) {
  const int many = state.display.total();
  if (state.step < Step::turn) return many == 0;
  if (state.step == Step::turning_up && !display_is_short(game, state)) return false;
  return many <= game.rules.display;
}

// --- Shells ---

bool no_starfish_is_kept(const Game&, const State& state) {
  return std::ranges::all_of(state.shells.of, [](const ShellCards& shells) {
    return shells[ShellCard::starfish_left] == 0 && shells[ShellCard::starfish_right] == 0;
  });
}

/// Cards lie between players only while cards are passed, and nobody puts down two.
bool cards_put_down_are_passed(const Game&, const State& state) {
  const bool some = std::ranges::any_of(state.passed.of, [](const auto& card) { return card.has_value(); });
  if (state.step == Step::handing_over) return some;
  return !some || (state.step == Step::passing && !state.passed[state.acting]);
}

bool passer_has_a_card(const Game&, const State& state) {
  return state.step != Step::passing || !state.hands[state.acting].empty();
}

// --- The end ---

bool monster_is_never_discarded(const Game&, const State& state) { return state.discards[BeachCard::sea_monster] == 0; }

/// The Sea Monster is shown once the game has ended, by whoever holds it, and before points are counted.
bool monster_shown_at_the_end(const Game&, const State& state) {
  if (state.monster_shown)
    return state.step >= Step::scoring && state.hands[*state.monster_shown][BeachCard::sea_monster] > 0;
  return state.step < Step::scoring || (state.step == Step::over && !monster_holder(state));
}

bool end_is_decided(const Game&, const State& state) {
  if (state.step >= Step::revealing) return state.ending == Ending::decided;
  return state.ending == Ending::open || !before_play(state.step);
}

bool scores_are_the_shells(const Game& game, const State& state) {
  return std::ranges::all_of(every<Seat>, [&](Seat at) {
    const int score = state.scores[at];
    return state.step == Step::over && at_table(state, at) ? score == points(game.rules, state.shells[at]) : score == 0;
  });
}

constexpr Invariant<Game, State> table[] = {
    conserved<beach_card_supply, Game, State>,
    conserved<shell_card_supply, Game, State>,
    {"hands_dealt_in_full", "dealing.in_full", hands_dealt_in_full, hands_dealt_otherwise},
    {"only_players_take_part", "turns.only_players", only_players_take_part},
    {"others_act_where_they_must", "turns.others_only_where_they_must", others_act_where_they_must},
    {"nobody_goes_on_finished", "ending.as_soon_as_finished", nobody_goes_on_finished},
    {"bonus_follows_a_mermaid", "turns.bonus_for_mermaids", bonus_follows_a_mermaid},
    {"actions_left_by_house_rules", "turns.one_action_each", actions_left_by_house_rules},
    {"cards_owed_only_while_drawing", "turns.actions_carried_out", cards_owed_only_while_drawing},
    {"items_discarded_in_pairs", "pairs.leave_together", items_discarded_in_pairs, items_without_a_pair},
    {"asker_holds_what_she_asks_for", "asking.for_cards_held", asker_holds_what_she_asks_for},
    {"drawn_card_is_decided_on", "asking.drawn_decided_at_once", drawn_card_is_decided_on},
    {"display_is_full", "beach.on_display", display_is_full},
    {"no_starfish_is_kept", "starfish.never_kept", no_starfish_is_kept, starfish_kept},
    {"cards_put_down_are_passed", "passing.one_each", cards_put_down_are_passed},
    {"passer_has_a_card", "passing.one_each", passer_has_a_card},
    {"monster_is_never_discarded", "monster.stays_in_play", monster_is_never_discarded},
    {"monster_shown_at_the_end", "monster.shown_at_the_end", monster_shown_at_the_end},
    {"end_is_decided", "ending.in_two_ways", end_is_decided},
    {"scores_are_the_shells", "scoring.sum_of_shells", scores_are_the_shells, points_unlike_shells},
};

}  // namespace

std::span<const Invariant<Game, State>> invariants() { return table; }

}  // namespace fathom::mermaid_beach
