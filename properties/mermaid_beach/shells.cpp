#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "properties/mermaid_beach/adapter.hpp"
#include "properties/mermaid_beach/shared.hpp"

// The laws of the Shell deck and of passing cards.

namespace fathom::mermaid_beach::laws {
namespace {

using std::to_string;

/// Each Shell card ever drawn answers a mermaid discarded, or a pair, and each of these draws one: 10 mermaids and 16 pairs
/// are as many as there are Shell cards. A mermaid draws one more where that is her bonus.
std::string every_shell_card_answers_a_discard(const Transition& transition) {
  const History seen = kept_after(transition);
  const int waiting = draws_shells(transition.after) ? seen.owed : 0;
  if (seen.taken + waiting == seen.earned) return {};
  if (transition.after.shell_deck.total() == 0 && seen.taken + waiting < seen.earned) return {};  // for another law
  return to_string(seen.taken) + " Shell cards are drawn where mermaids and pairs earn " + to_string(seen.earned);
}

/// No Shell card is due when none is left.
std::string the_shell_deck_suffices(const Transition& transition) {
  const History seen = kept_after(transition);
  const int waiting = draws_shells(transition.after) ? seen.owed : 0;
  const bool is_short = seen.taken + waiting < seen.earned || (waiting > 0 && transition.after.step == Step::drawing_shells);
  return is_short && transition.after.shell_deck.total() == 0 ? "no Shell card is left for who has earned one" : "";
}

/// Whether a Shell card is drawn is asked only where it is read so, and both are open then.
std::string shells_due_are_drawn_or_left(const Position& at) {
  if (at.state.step != Step::offering_shell) return {};
  const Seat by = at.state.turn;
  if (at.game.rules.shell_due == ShellDue::drawn) return name(by) + " is asked whether she draws a Shell card";
  const bool is_open = offers(at, TakeShell{by}) && offers(at, LeaveShell{by});
  return is_open && at.legal.size() == 2 ? "" : name(by) + " cannot choose whether she draws a Shell card";
}

/// A shell lies where it was laid, until somebody steals it or a wave takes it; a starfish is discarded.
std::string shell_cards_lie_where_they_were_put(const Transition& transition) {
  if (std::holds_alternative<RevealMonster>(transition.action)) return {};
  const History seen = kept_after(transition);
  for (int i = 0; i < transition.after.players; ++i)
    if (transition.after.shells[seat(i)] != seen.shells[seat(i)])
      return "what lies in front of " + name(seat(i)) + " is not what was laid there";
  return transition.after.shell_discards == seen.shells_gone ? "" : "the Shell discard pile is not what was discarded";
}

/// A starfish makes everybody who holds a card put down one, or whoever drew it: nobody is left out, and nobody puts down
/// two.
std::string everybody_with_a_card_passes_one(const Transition& transition) {
  const bool one_by_one = transition.game.rules.passing == PassingWhen::one_after_another;
  if (std::holds_alternative<HandOver>(transition.action)) {
    if (one_by_one) return {};  // one card lies there at a time, and whose is next another law says
    for (int i = 0; i < transition.before.players; ++i)
      if (transition.history.passers.contains(seat(i)) != transition.history.put_down[seat(i)].has_value())
        return name(seat(i)) +
               (transition.history.passers.contains(seat(i)) ? " passes nothing" : " passes a card she had not");
    return {};
  }
  const auto* pass = std::get_if<PassCard>(&transition.action);
  if (pass == nullptr) return {};
  if (transition.history.put_down[pass->by]) return name(pass->by) + " passes a second card";
  if (!transition.history.passers.contains(pass->by) && !one_by_one) return name(pass->by) + " passes a card she had not";
  const auto& laid = transition.after.passed[pass->by];
  return laid && *laid == pass->card ? "" : "what " + name(pass->by) + " puts down does not lie there";
}

/// All take up just the card that the neighbour on the starfish's other side has put down for them.
std::string cards_go_the_way_the_starfish_points(const Transition& transition) {
  if (!std::holds_alternative<HandOver>(transition.action)) return {};
  PerSeat<BeachCards> wanted = transition.before.hands;
  for (int i = 0; i < transition.before.players; ++i)
    if (const auto card = transition.history.put_down[seat(i)])
      ++wanted[neighbour(seat(i), transition.history.starfish, transition.before.players)][*card];
  for (int i = 0; i < transition.before.players; ++i) {
    if (transition.after.hands[seat(i)] != wanted[seat(i)]) return name(seat(i)) + " takes up something else";
    if (transition.after.passed[seat(i)]) return "what " + name(seat(i)) + " put down still lies there";
  }
  return {};
}

/// Whoever has to pass a card may pass any she holds, and has no way around it.
std::string any_card_may_be_passed(const Position& at) {
  if (at.state.step != Step::passing) return {};
  const Seat by = at.state.acting;
  std::size_t different = 0;
  for (const BeachCard card : every<BeachCard>) {
    if (at.state.hands[by][card] == 0) continue;
    if (!offers(at, PassCard{by, card})) return name(by) + " cannot pass " + words(card);
    ++different;
  }
  return different == at.legal.size() ? "" : name(by) + " may do something else than pass a card of hers";
}

/// Passing leaves everybody with as many cards as she had, where everybody passes one.
std::string passing_keeps_hands_even(const Transition& transition) {
  if (!std::holds_alternative<HandOver>(transition.action)) return {};
  for (int i = 0; i < transition.before.players; ++i)
    if (!transition.history.passers.contains(seat(i))) return {};
  if (transition.game.rules.passing == PassingWhen::one_after_another)
    return {};  // a card is taken up before others are passed
  for (int i = 0; i < transition.before.players; ++i) {
    const int taken = transition.after.hands[seat(i)].total() - transition.before.hands[seat(i)].total();
    if (taken != 1) return name(seat(i)) + " takes up " + to_string(taken) + " cards for the one she passed";
  }
  return {};
}

}  // namespace

std::span<const Law> shells_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"every_shell_card_answers_a_discard",
       "shells.answer_discards",
       AsksTransition{every_shell_card_answers_a_discard},
       {pair_played, match_given, drawn_match, drawn_mermaid}},
      {"shells_due_are_drawn_or_left", "shells.drawn_or_left", AsksPosition{shells_due_are_drawn_or_left}, {pair_played}},
      {"the_shell_deck_suffices", "shells.never_short", AsksTransition{the_shell_deck_suffices}, {deck_emptied}},
      {"shell_cards_lie_where_they_were_put",
       "shells.stay_where_put",
       AsksTransition{shell_cards_lie_where_they_were_put},
       {theft, wave, starfish_left, starfish_right}},
      {"everybody_with_a_card_passes_one",
       "passing.everybody",
       AsksTransition{everybody_with_a_card_passes_one},
       {single_card_passed, last_chance}},
      {"cards_go_the_way_the_starfish_points",
       "passing.direction",
       AsksTransition{cards_go_the_way_the_starfish_points},
       {starfish_left, starfish_right, monster_passed, last_chance}},
      {"any_card_may_be_passed", "passing.any_card", AsksPosition{any_card_may_be_passed}, {monster_passed}},
      {"passing_keeps_hands_even",
       "passing.keeps_hands_even",
       AsksTransition{passing_keeps_hands_even},
       {starfish_left, starfish_right, monster_alone_passed_on}},
  };
  return laws;
}

}  // namespace fathom::mermaid_beach::laws
