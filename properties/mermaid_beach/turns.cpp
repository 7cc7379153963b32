#include <algorithm>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "properties/mermaid_beach/adapter.hpp"
#include "properties/mermaid_beach/shared.hpp"

// The laws of the deal, of whose turn it is, and of what belongs to an action.

namespace fathom::mermaid_beach::laws {
namespace {

using std::to_string;

std::string play_begins_with_full_hands(const Transition& transition) {
  if (!std::holds_alternative<FirstPlayer>(transition.action)) return {};
  const Rules& rules = transition.game.rules;
  const int wanted = transition.before.players == 2 ? rules.hand_of_two : rules.hand;
  int held = 0;
  for (int i = 0; i < transition.before.players; ++i) {
    const Seat who = seat(i);
    held += transition.after.hands[who].total();
    if (transition.history.dealt[who] != wanted)
      return name(who) + " was dealt " + to_string(transition.history.dealt[who]) + " cards, not " + to_string(wanted);
  }
  if (held != wanted * transition.before.players) return "the hands are not what was dealt";
  if (transition.after.deck.total() != in_the_pack(transition.game) - held)
    return to_string(transition.after.deck.total()) + " Beach cards are left over";
  const bool clear = transition.after.discards.empty() && transition.after.shell_discards.empty() &&
                     transition.after.shells == PerSeat<ShellCards>{} &&
                     transition.after.shell_deck == transition.game.box.shells;
  return clear ? "" : "something lies on the table before the first turn";
}

std::string cards_are_as_printed(const Transition& transition) {
  if (!std::holds_alternative<FirstPlayer>(transition.action)) return {};
  BeachCards all = transition.after.deck;
  for (int i = 0; i < transition.after.players; ++i) all += transition.after.hands[seat(i)];
  for (const BeachCard card : every<BeachCard>)
    if (all[card] != in_the_pack(transition.game, card))
      return "there are " + to_string(all[card]) + " cards with " + words(card);
  for (const ShellCard card : every<ShellCard>)
    if (transition.after.shell_deck[card] != transition.game.box.shells[card])
      return "there are " + to_string(transition.after.shell_deck[card]) + " Shell cards with " + words(card);
  return {};
}

/// How many cards like the one an action turns up are still in their deck: those in the box that lie nowhere else. What else
/// chance does, as saying who begins, it does in ways that are alike.
struct Undrawn {
  const Position& at;

  int operator()(BeachCard card) const {
    int many = in_the_pack(at.game, card) - at.state.discards[card] - (at.state.drawn == card ? 1 : 0);
    many -= at.state.display[card];
    for (const Seat who : every<Seat>) many -= at.state.hands[who][card] + (at.state.passed[who] == card ? 1 : 0);
    return many;
  }
  int operator()(ShellCard card) const {
    int many = at.game.box.shells[card] - at.state.shell_discards[card];
    for (const Seat who : every<Seat>) many -= at.state.shells[who][card];
    return many;
  }
  template <class Kind>
  int operator()(const Kind& act) const {
    if constexpr (requires { act.to, act.card; } || std::is_same_v<Kind, TurnUp>)
      return (*this)(act.card);
    else
      return 1;
  }
};

/// Any card of a shuffled deck is as likely to be on top as any other: a kind is as likely as it has cards left.
std::string any_card_may_be_on_top(const Position& at, Random&) {
  if (acting(at.state).mover != Mover::chance || at.legal.empty()) return {};
  const int first_kind = std::visit(Undrawn{at}, at.legal[0]);
  const double first_weight = MermaidBeach::weight(at.game, at.state, at.legal[0]);
  for (const Action& action : at.legal)
    if (MermaidBeach::weight(at.game, at.state, action) * first_kind != first_weight * std::visit(Undrawn{at}, action))
      return show(at.game, at.state, action) + " is not as likely as its cards are many";
  return {};
}

/// Any card that is left in a deck may be the next one.
std::string any_card_left_may_come(const Position& at) {
  const Undrawn undrawn{at};
  const Seat to = at.state.acting;
  for (const BeachCard card : every<BeachCard>) {
    const bool is_left = undrawn(card) > 0;
    if (at.state.step == Step::dealing && offers(at, Deal{to, card}) != is_left)
      return words(card) + (is_left ? " cannot be dealt" : " is dealt and is not there");
    const bool at_the_beach = at.state.step == Step::going_to_the_beach || at.state.step == Step::drawing_for_seaweed;
    if (at_the_beach && offers(at, DrawBeach{to, card}) != is_left)
      return words(card) + (is_left ? " cannot be drawn" : " is drawn and is not there");
    if (at.state.step == Step::turning_up && offers(at, TurnUp{card}) != is_left)
      return words(card) + (is_left ? " cannot be turned up" : " is turned up and is not there");
  }
  for (const ShellCard card : every<ShellCard>)
    if (at.state.step == Step::drawing_shells && offers(at, DrawShell{to, card}) != (undrawn(card) > 0))
      return words(card) + (undrawn(card) > 0 ? " cannot be drawn" : " is drawn and is not there");
  return {};
}

/// Whoever sits to the left of who is dealt a card is dealt the next.
std::string cards_are_dealt_around_the_table(const Transition& transition) {
  const auto* deal = std::get_if<Deal>(&transition.action);
  const bool is_dealt_more = deal != nullptr && transition.history.owed > 0;
  if (deal == nullptr || is_dealt_more || transition.after.step != Step::dealing) return {};
  if (transition.after.acting == clockwise(deal->to, 1, transition.after.players)) return {};
  return name(transition.after.acting) + " is dealt a card after " + name(deal->to);
}

/// Any of the players may have the waviest hair, one as likely as another.
std::string anybody_may_begin(const Position& at) {
  if (at.state.step != Step::first_player) return {};
  for (int i = 0; i < at.state.players; ++i) {
    const FirstPlayer begins{seat(i)};
    if (!offers(at, begins)) return name(begins.to) + " cannot begin";
    if (MermaidBeach::weight(at.game, at.state, begins) != MermaidBeach::weight(at.game, at.state, FirstPlayer{Seat::Ann}))
      return name(begins.to) + " is not as likely to begin as Ann";
  }
  return at.legal.size() == static_cast<std::size_t>(at.state.players) ? "" : "somebody else may begin";
}

/// Whether a turn is over with this action, and was begun before it.
bool ends_a_turn(const Transition& transition) {
  const bool in_play = transition.before.step != Step::dealing && transition.before.step != Step::first_player;
  if (std::holds_alternative<PayForAction>(transition.action)) return false;
  return in_play && kept_after(transition).due == Due::action && transition.history.due != Due::nothing;
}

/// A turn without a card drawn or played, where it was no bonus turn let go, and what was played is never drawn again.
std::string idle_turn(const Transition& transition) {
  if (transition.game.rules.beach_empty == EmptyDeck::reshuffle) return {};
  if (!ends_a_turn(transition) || std::holds_alternative<PassTurn>(transition.action)) return {};
  if (left_to_do(transition.after) < transition.history.left_at_turn) return {};
  return name(transition.history.on_turn) + " has a turn in which nothing is drawn or played";
}
std::string no_turn_is_idle_while_the_deck_lasts(const Transition& transition) {
  return transition.history.deck_at_turn > 0 ? idle_turn(transition) : "";
}
std::string no_turn_of_two_is_idle(const Transition& transition) {
  return transition.before.players == 2 ? idle_turn(transition) : "";
}

/// Who begins one of the six actions by this, if one begins.
std::optional<Seat> beginner(const Action& action) {
  if (!begins_an_action(action)) return std::nullopt;
  return std::visit(
      [](const auto& act) -> std::optional<Seat> {
        if constexpr (requires { act.by; })
          return act.by;
        else
          return std::nullopt;
      },
      action);
}

std::string turns_go_to_the_left(const Transition& transition) {
  const auto by = beginner(transition.action);
  if (!by || transition.history.bonus_turn || transition.history.due != Due::action || *by == transition.history.on_turn)
    return {};
  return name(*by) + " has the turn that is " + name(transition.history.on_turn) + "'s";
}

std::string mermaids_bring_another_turn(const Transition& transition) {
  const auto by = beginner(transition.action);
  if (!by || !transition.history.bonus_turn || transition.history.due != Due::action) return {};
  if (*by == transition.history.before) return {};
  return name(transition.history.before) + " has played a mermaid, and " + name(*by) + " has the next turn";
}

/// When an action has its place, and whose it is where somebody is waited for.
struct Place {
  Due due;
  std::optional<Seat> whose;
};
struct PlaceOf {
  Place operator()(const Deal&) const { return {Due::cards_dealt, std::nullopt}; }
  Place operator()(const FirstPlayer&) const { return {Due::cards_dealt, std::nullopt}; }
  Place operator()(const Steal& steal) const { return {Due::theft, steal.by}; }
  Place operator()(const StealNothing& nothing) const { return {Due::theft, nothing.by}; }
  Place operator()(const Give& give) const { return {Due::answer, give.by}; }
  Place operator()(const GoToTheBeach& go) const { return {Due::answer, go.by}; }
  Place operator()(const TakeFromDisplay& take) const { return {Due::display_card, take.by}; }
  Place operator()(const TurnUp&) const { return {Due::turned_up, std::nullopt}; }
  Place operator()(const PlayDrawn& play) const { return {Due::decision, play.by}; }
  Place operator()(const Keep& keep) const { return {Due::decision, keep.by}; }
  Place operator()(const WashAway& wash) const { return {Due::washing, wash.by}; }
  Place operator()(const ChooseDrawer& choose) const { return {Due::drawer, choose.by}; }
  Place operator()(const TakeShell& take) const { return {Due::shell_offer, take.by}; }
  Place operator()(const LeaveShell& leave) const { return {Due::shell_offer, leave.by}; }
  Place operator()(const DrawShell& draw) const { return {Due::shell, draw.to}; }
  Place operator()(const PassCard&) const { return {Due::passing, std::nullopt}; }
  Place operator()(const HandOver&) const { return {Due::taking_up, std::nullopt}; }
  Place operator()(const RevealMonster&) const { return {Due::ending, std::nullopt}; }
  Place operator()(const Score&) const { return {Due::ending, std::nullopt}; }
  template <class Other>
  Place operator()(const Other&) const {
    return {Due::action, std::nullopt};  // one of the six actions; whose turn it is, other laws say
  }
};

/// Whether a discard pile may become a deck: where it is read so, as soon as a card is due and the deck has none.
bool may_be_used_again(const Transition& transition) {
  const Due due = transition.history.due;
  if (std::holds_alternative<ReshuffleBeach>(transition.action))
    return transition.game.rules.beach_empty == EmptyDeck::reshuffle && transition.before.deck.total() == 0 &&
           (due == Due::beach_card || due == Due::seaweed_card);
  return transition.game.rules.shell_empty == EmptyDeck::reshuffle && transition.before.shell_deck.total() == 0 &&
         due == Due::shell;
}

/// Nothing that belongs to an action is left out, done twice or done by somebody else: every action is the one being waited
/// for. As printed, what would shuffle a discard pile is waited for at no time.
std::string every_action_is_due(const Transition& transition) {
  const History& history = transition.history;
  if (std::holds_alternative<ReshuffleBeach>(transition.action) ||
      std::holds_alternative<ReshuffleShells>(transition.action))
    return may_be_used_again(transition) ? "" : "a discard pile is used again";
  Place place = std::visit(PlaceOf{}, transition.action);
  if (const auto* draw = std::get_if<DrawBeach>(&transition.action))
    place = {history.due == Due::seaweed_card ? Due::seaweed_card : Due::beach_card, draw->to};
  if (history.due != place.due)
    return std::string(name_of(place.due)) + " comes when " + std::string(name_of(history.due)) + " is due";
  if (!place.whose || *place.whose == history.whose) return {};
  return name(*place.whose) + " does what is for " + name(history.whose) + " to do";
}

/// Each of the five other actions is open to whoever holds the cards for it, and to nobody else. Asking has laws of its own.
std::string cards_held_may_be_played(const Position& at) {
  if (at.state.step != Step::turn) return {};
  const Seat by = at.state.turn;
  const BeachCards& hand = at.state.hands[by];
  const auto wrong = [&](const Action& action, BeachCard card, int least) {
    return offers(at, action) != (hand[card] >= least && finds_something(at.game, at.state, by, card));
  };
  for (const BeachCard card : every<BeachCard>)
    if (offers(at, PlayPair{by, card}) != (comes_in_pairs(card) && hand[card] >= 2))
      return "whether " + name(by) + " may play a pair of " + words(card) + " does not depend on holding one";
  if (wrong(PlayMermaid{by}, BeachCard::mermaid, 1)) return "a mermaid may be played by who holds none, or not by who does";
  if (wrong(PlayMeanMermaid{by}, BeachCard::mean_mermaid, 1))
    return "a Mean Mermaid may be played by who holds none, or not by who does";
  if (wrong(PlaySneakerWave{by}, BeachCard::sneaker_wave, 1))
    return "a Sneaker Wave may be played by who holds none, or not by who does";
  if (wrong(PlaySeaweed{by}, BeachCard::seaweed, 1)) return "a Seaweed may be played by who holds none, or not by who does";
  return {};
}

/// A turn is let go by whoever has none of the six actions; a bonus turn, and one in which she could only ask, as these are
/// read.
std::string idle_hands_alone_let_turns_go(const Position& at) {
  if (at.state.step != Step::turn) return {};
  const Seat by = at.state.turn;
  const Rules& rules = at.game.rules;
  bool could_play = false;
  bool could_ask = false;
  for (const BeachCard card : every<BeachCard>) {
    const int held = at.state.hands[by][card];
    const bool is_special = !comes_in_pairs(card) && card != BeachCard::sea_monster;
    const bool is_played = is_special ? finds_something(at.game, at.state, by, card) : comes_in_pairs(card) && held >= 2;
    could_play = could_play || (held > 0 && is_played);
    could_ask = could_ask || (held > 0 && (rules.askable == Askable::any_beach_card || comes_in_pairs(card)));
  }
  const bool is_bonus = at.state.bonus == Bonus::running && rules.bonus_turn == BonusTurn::may_be_let_go;
  const bool need_not_ask = rules.only_asking == OnlyAsking::may_be_let_go && !could_play;
  const bool may_let_go = is_bonus || need_not_ask || !(could_play || could_ask);
  if (offers(at, PassTurn{by}) == may_let_go) return {};
  return name(by) + (may_let_go ? " cannot let her turn go" : " lets her turn go, and could do something");
}

/// Where a shell buys an action by a house rule, any that is worth enough does, and no other.
std::string shells_buy_actions_where_that_is_played(const Position& at) {
  if (at.state.step != Step::turn) return {};
  const int price = at.game.rules.paid_action;
  for (const ShellCard shell : every<ShellCard>) {
    const bool is_enough = price > 0 && bears_a_number(shell) && worth(at.game, shell) >= price;
    if (offers(at, PayForAction{at.state.turn, shell}) != (is_enough && at.state.shells[at.state.turn][shell] > 0))
      return "whether " + name(at.state.turn) + " may pay with a " + words(shell) + " does not depend on what it is worth";
  }
  return {};
}

/// A hand that lets the game go on always has one of the six actions in it.
std::string every_turn_has_an_action(const Position& at) {
  if (at.state.step != Step::turn) return {};
  const Rules& rules = at.game.rules;
  const bool may_let_go = (rules.bonus_turn == BonusTurn::may_be_let_go && at.state.bonus == Bonus::running) ||
                          rules.only_asking == OnlyAsking::may_be_let_go;
  if (!may_let_go && offers<PassTurn>(at)) return name(at.state.turn) + " may let her turn go";
  return at.legal.empty() ? name(at.state.turn) + " can do nothing" : "";
}

}  // namespace

std::span<const Law> turns_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"play_begins_with_full_hands", "dealing.as_printed", AsksTransition{play_begins_with_full_hands}, {}},
      {"cards_are_as_printed", "contents.as_printed", AsksTransition{cards_are_as_printed}, {}},
      {"cards_are_dealt_around_the_table", "dealing.around", AsksTransition{cards_are_dealt_around_the_table}, {}},
      {"any_card_may_be_on_top", "decks.any_card_on_top", AsksProbe{any_card_may_be_on_top}, {}},
      {"turns_go_to_the_left",
       "turns.left",
       AsksTransition{turns_go_to_the_left},
       {theft, wave, seaweed, drawn_kept, match_given, nothing_at_the_beach}},
      {"mermaids_bring_another_turn",
       "turns.another_for_a_mermaid",
       AsksTransition{mermaids_bring_another_turn},
       {bonus_turn, drawn_mermaid}},
      {"every_action_is_due",
       "turns.all_it_brings",
       AsksTransition{every_action_is_due},
       {mean_for_nothing, wave_for_nothing, seaweed_for_nothing, nothing_at_the_beach, drawn_seaweed, last_chance}},
      {"cards_held_may_be_played", "turns.open_actions", AsksPosition{cards_held_may_be_played}, {pair_played}},
      {"any_card_left_may_come", "decks.any_card_on_top", AsksPosition{any_card_left_may_come}, {deck_emptied}},
      {"anybody_may_begin", "turns.anybody_begins", AsksPosition{anybody_may_begin}, {}},
      {"no_turn_is_idle_while_the_deck_lasts",
       "turns.none_idle_while_the_deck_lasts",
       AsksTransition{no_turn_is_idle_while_the_deck_lasts},
       {sent_to_the_beach, drawn_kept}},
      {"no_turn_of_two_is_idle", "ending.two_come_to_an_end", AsksTransition{no_turn_of_two_is_idle}, {deck_emptied}},
      {"idle_hands_alone_let_turns_go",
       "turns.stuck_hands",
       AsksPosition{idle_hands_alone_let_turns_go},
       {bonus_let_go, mean_for_nothing, wave_for_nothing, seaweed_for_nothing}},
      {"shells_buy_actions_where_that_is_played",
       "turns.actions_paid_for",
       AsksPosition{shells_buy_actions_where_that_is_played},
       {pair_played}},
      {"every_turn_has_an_action", "turns.always_an_action", AsksPosition{every_turn_has_an_action}, {deck_emptied}},
  };
  return laws;
}

}  // namespace fathom::mermaid_beach::laws
