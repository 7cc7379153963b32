#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "properties/mermaids_song/adapter.hpp"
#include "properties/mermaids_song/shared.hpp"

// The laws of the setup, of drawing and discarding, and of whose turn it is.

namespace fathom::mermaids_song::laws {
namespace {

using std::to_string;

std::string play_begins_as_printed(const Transition& transition) {
  if (!std::holds_alternative<FirstPlayer>(transition.action)) return {};
  const Rules& rules = transition.game.rules;
  Cards all = transition.after.deck;
  for (int i = 0; i < transition.before.players; ++i) {
    const Cards& hand = transition.before.hands[seat(i)];
    if (hand.total() != rules.mermaids_dealt + rules.cards_dealt)
      return name(seat(i)) + " begins with " + to_string(hand.total()) + " cards";
    if (hand[Card::mermaid] < rules.mermaids_dealt) return name(seat(i)) + " begins without a mermaid";
    if (!transition.before.mermaids[seat(i)].empty()) return name(seat(i)) + " begins with a mermaid in play";
    all += hand;
  }
  Cards wanted = transition.game.box.cards;
  wanted[Card::mermaid] = static_cast<std::uint8_t>(mermaids_here(transition.game, transition.before.players));
  for (const Card card : every<Card>)
    if (all[card] != wanted[card]) return to_string(all[card]) + " cards like " + words(card) + " are played with";
  if (transition.before.face_up.total() != rules.creatures_face_up)
    return to_string(transition.before.face_up.total()) + " creatures are face up";
  const bool all_others = transition.before.creature_deck + transition.before.face_up == transition.game.box.creatures;
  return all_others ? "" : "the Creature deck is not all the other creatures";
}

/// The mermaids are dealt first, as many to each; then the other cards, which may be mermaids too.
std::string a_mermaid_comes_first(const Transition& transition) {
  const auto* deal = std::get_if<Deal>(&transition.action);
  if (deal == nullptr) return {};
  const Rules& rules = transition.game.rules;
  const int before = transition.history.dealt[deal->to];
  if (before < rules.mermaids_dealt)
    return deal->card == Card::mermaid ? "" : name(deal->to) + " is dealt another card before a mermaid";
  if (before >= rules.mermaids_dealt + rules.cards_dealt) return name(deal->to) + " is dealt a card too many";
  for (int i = 0; i < transition.before.players; ++i)
    if (transition.history.mermaids_dealt[seat(i)] < rules.mermaids_dealt)
      return name(deal->to) + " has another card before " + name(seat(i)) + " has her mermaid";
  return {};
}

std::string nobody_is_dealt_a_special_card(const Transition& transition) {
  if (const auto* deal = std::get_if<Deal>(&transition.action))
    return must_be_played_at_once(deal->card) ? name(deal->to) + " is dealt the " + words(deal->card) : "";
  const auto* aside = std::get_if<SetAside>(&transition.action);
  if (aside == nullptr) return {};
  if (!must_be_played_at_once(aside->card)) return "the " + words(aside->card) + " is put aside";
  if (transition.history.dealt[aside->to] < transition.game.rules.mermaids_dealt)
    return "a card is put aside while mermaids are dealt";
  if (transition.after.hands != transition.before.hands) return "a card put aside is in a hand";
  const int waiting = transition.after.set_aside[aside->card] - transition.before.set_aside[aside->card];
  const int gone = transition.before.deck[aside->card] - transition.after.deck[aside->card];
  if (transition.game.rules.specials_return == SpecialsReturn::at_once)
    return waiting == 0 && gone == 0 ? "" : "a card put aside does not go back at once";
  return waiting == 1 && gone == 1 ? "" : "a card put aside goes back before all are dealt to";
}

/// Decks are shuffled, and a creature is lured at random: any card is as likely to come up as any other, and so a kind is as
/// likely as it has cards.
std::string any_card_may_come_up(const Position& at, Random&) {
  if (acting(at.state).mover != Mover::chance || at.legal.empty()) return {};
  const int first_kind = std::visit(ToComeUp{at}, at.legal[0]);
  const double first_weight = weight(at.game, at.state, at.legal[0]);
  for (const Action& action : at.legal)
    if (weight(at.game, at.state, action) * first_kind != first_weight * std::visit(ToComeUp{at}, action))
      return show(at.game, at.state, action) + " is not as likely as its cards are many";
  return {};
}

/// Whatever there is left to come up may come up next: each card and each creature that lies nowhere else. In the deal the
/// Kraken and the Treasure come up to be put aside.
std::string whatever_is_left_may_come_up(const Position& at) {
  const Step step = at.state.step;
  const ToComeUp left{at};
  if (step == Step::laying_creatures || step == Step::replacing)
    for (const Creature creature : every<Creature>)
      if (left(TurnCreature{creature}) > 0 && !offers(at, TurnCreature{creature}))
        return "no " + words(creature) + " can be turned up";
  const Seat to = at.state.acting;
  const bool owed_a_mermaid = at.state.hands[to].total() < at.game.rules.mermaids_dealt;
  for (const Card card : every<Card>) {
    if (left(card) == 0) continue;
    const bool deals = step == Step::dealing && (!owed_a_mermaid || card == Card::mermaid);
    const Action dealt = must_be_played_at_once(card) ? Action{SetAside{to, card}} : Action{Deal{to, card}};
    if (deals && !offers(at, dealt)) return "no " + words(card) + " can come up in the deal";
    const bool draws = step == Step::drawing && at.state.deck.total() > 0;
    if (draws && !offers(at, Draw{to, card})) return "no " + words(card) + " can be drawn";
  }
  return {};
}

/// Whoever has swum last begins, and that may be anybody at the table, one as likely as another.
std::string anybody_may_begin(const Position& at) {
  if (at.state.step != Step::first_player) return {};
  for (int i = 0; i < at.state.players; ++i) {
    const FirstPlayer begins{seat(i)};
    if (!offers(at, begins)) return name(begins.to) + " cannot begin";
    if (weight(at.game, at.state, begins) != weight(at.game, at.state, FirstPlayer{Seat::Ann}))
      return name(begins.to) + " is not as likely to begin as Ann";
  }
  return static_cast<int>(at.legal.size()) == at.state.players ? "" : "somebody begins who is not at the table";
}

/// When an action has its place. The special cards have two, and so has a hand discarded, as the rules are read.
struct PlaceOf {
  const Game& game;
  const History& history;
  Due operator()(const Deal&) const { return Due::setting_up; }
  Due operator()(const SetAside&) const { return Due::setting_up; }
  Due operator()(const FirstPlayer&) const { return Due::setting_up; }
  Due operator()(const TurnCreature&) const { return history.due == Due::setting_up ? Due::setting_up : Due::creature; }
  Due operator()(const Draw&) const { return Due::drawing; }
  Due operator()(const Reshuffle&) const { return Due::drawing; }
  Due operator()(const EndPlay&) const { return Due::drawing; }
  Due operator()(const DiscardHand&) const {
    return history.due == Due::actions && discards_after_actions(game) ? Due::actions : before_drawing_too(Due::choice);
  }
  Due operator()(const BeginActions&) const { return Due::choice; }
  Due operator()(const ReleaseKraken&) const { return special(); }
  Due operator()(const PlayTreasure&) const { return special(); }
  Due operator()(const Cover&) const { return Due::cover; }
  Due operator()(const Lose&) const { return Due::toll; }
  Due operator()(const Lure&) const { return Due::lure; }
  Due operator()(const DrawNext&) const { return history.due == Due::pause ? Due::pause : before_drawing_too(Due::nothing); }
  Due operator()(const EndTurn&) const { return end(); }
  Due operator()(const DiscardTreasure&) const { return end(); }
  template <class Other>
  Due operator()(const Other&) const {
    return Due::actions;
  }

 private:
  [[nodiscard]] Due special() const {
    if (history.due == Due::pause && specials_between_draws(game)) return Due::pause;
    return history.due == Due::choice && specials_before_the_actions(game) ? Due::choice : Due::actions;
  }
  [[nodiscard]] Due end() const {
    const bool in_the_draw_phase =
        history.due == Due::choice_to_draw || history.due == Due::pause || history.due == Due::choice;
    return in_the_draw_phase && ends_at_any_time(game) ? history.due : Due::actions;
  }
  [[nodiscard]] Due before_drawing_too(Due otherwise) const {
    const bool may = game.rules.discarding_when == DiscardingWhen::before_drawing_too;
    return may && history.due == Due::choice_to_draw ? Due::choice_to_draw : otherwise;
  }
};

std::string every_action_is_due(const Transition& transition) {
  const Due place = std::visit(PlaceOf{transition.game, transition.history}, transition.action);
  if (place == transition.history.due) return {};
  return std::string(name_of(place)) + " comes when " + std::string(name_of(transition.history.due)) + " is due";
}

/// Whose action it is, for actions that belong to a turn. In one reading another covers what her mermaid's songs cancel.
std::optional<Seat> doer_in_turn(const Game& game, const Action& action) {
  if (std::holds_alternative<Cover>(action) && game.rules.cover_chooser == CoverChooser::owner_of_the_mermaid)
    return std::nullopt;
  if (std::holds_alternative<Lose>(action) || std::holds_alternative<Deal>(action) ||
      std::holds_alternative<SetAside>(action) || std::holds_alternative<FirstPlayer>(action))
    return std::nullopt;
  return std::visit(
      [](const auto& act) -> std::optional<Seat> {
        if constexpr (requires { act.by; })
          return act.by;
        else if constexpr (requires { act.to; })
          return act.to;
        else
          return std::nullopt;
      },
      action);
}

std::string turns_go_round(const Transition& transition) {
  const auto by = doer_in_turn(transition.game, transition.action);
  if (by && *by != transition.history.on_turn) return name(*by) + " acts in the turn of " + name(transition.history.on_turn);
  const Seat next = kept_after(transition).on_turn;
  if (transition.history.due == Due::setting_up || transition.after.step == Step::over || transition.after.turn == next)
    return {};
  return "it is the turn of " + name(transition.after.turn) + ", not of " + name(next);
}

std::string hands_are_drawn_up_to_three(const Transition& transition) {
  const int wanted = drawn_up_to(transition.game, transition.history.opening);
  if (const auto* draw = std::get_if<Draw>(&transition.action)) {
    const int held = transition.before.hands[draw->to].total();
    return held < wanted ? "" : name(draw->to) + " holds " + to_string(held) + " cards, and draws";
  }
  const bool complete = std::holds_alternative<BeginActions>(transition.action) ||
                        (std::holds_alternative<DiscardHand>(transition.action) && transition.history.due == Due::choice);
  const int held = transition.before.hands[transition.history.on_turn].total();
  const bool enough = held >= wanted;  // more, where more are dealt
  return !complete || enough ? "" : name(transition.history.on_turn) + " goes on with " + to_string(held) + " cards";
}

std::string discards_are_drawn_again_when_needed(const Transition& transition) {
  if (!std::holds_alternative<Reshuffle>(transition.action)) return {};
  if (transition.before.deck.total() > 0)
    return "the Mermaid deck still has " + to_string(transition.before.deck.total()) + " cards";
  const int held = transition.before.hands[transition.history.on_turn].total();
  const bool complete = held >= drawn_up_to(transition.game, transition.history.opening);
  if (complete && !renewed_at_once(transition.game, transition.before)) return "nobody has to draw";
  const bool all = transition.after.deck == transition.before.discards && transition.after.discards.empty();
  return all ? "" : "not all discards become the deck";
}

/// What keeps somebody from discarding: a special card drawn in this turn, or only one that she still holds.
bool keeps_a_hand(const Game& game, const History& history, const Cards& hand) {
  const bool drawn = history.special_drawn && game.rules.specials_keep == SpecialsKeep::drawn_this_turn;
  return drawn || holds_a_special_card(hand);
}

/// A hand is discarded whole, as it was drawn, by who has drawn no special card in this turn.
std::string hands_are_discarded_whole(const Transition& transition) {
  const auto* discard = std::get_if<DiscardHand>(&transition.action);
  if (discard == nullptr) return {};
  if (keeps_a_hand(transition.game, transition.history, transition.before.hands[discard->by]))
    return name(discard->by) + " has drawn a special card, and discards";
  if (transition.history.in_actions && !discards_after_actions(transition.game))
    return name(discard->by) + " discards after the action phase has begun";
  if (transition.after.hands[discard->by].total() != 0) return name(discard->by) + " keeps a card";
  const Cards wanted = transition.before.discards + transition.before.hands[discard->by];
  return transition.after.discards == wanted ? "" : "what is discarded does not lie in the discard pile";
}

/// Whether it is a step at which a hand may be discarded, as the rules are read.
bool is_time_to_discard(const Position& at) {
  const Step step = at.state.step;
  return step == Step::before_drawing || step == Step::choosing || (step == Step::acting && discards_after_actions(at.game));
}

/// Whoever may choose may always begin her actions, or draw; and may discard if there is nothing special about her cards.
std::string hands_may_be_discarded(const Position& at) {
  if (acting(at.state).mover != Mover::player || at.state.acting != at.state.turn) return {};
  const Seat by = at.state.turn;
  const bool draws = at.state.step == Step::before_drawing || at.state.step == Step::between_draws;
  if (offers(at, BeginActions{by}) != (at.state.step == Step::choosing)) return name(by) + " cannot begin her actions";
  if (offers(at, DrawNext{by}) != draws) return name(by) + " cannot draw";
  const bool in_hand_alone = at.game.rules.specials_keep == SpecialsKeep::in_hand;
  const bool may = is_time_to_discard(at) && at.state.hands[by].total() > 0 && !holds_a_special_card(at.state.hands[by]) &&
                   (in_hand_alone || at.state.special == Special::none_played);
  if (offers(at, DiscardHand{by}) == may) return {};
  return name(by) + (may ? " cannot discard her hand" : " may discard a special card");
}

/// What keeps a hand from being discarded is a special card drawn in this very turn, and none of an earlier one.
std::string only_this_turns_specials_keep_a_hand(const Transition& transition) {
  if (transition.after.step != Step::choosing) return {};
  const Seat by = transition.after.turn;
  const bool kept = MermaidsSong::objected(transition.game, transition.after, DiscardHand{by});
  if (kept == keeps_a_hand(transition.game, kept_after(transition), transition.after.hands[by])) return {};
  return name(by) +
         (kept ? " has drawn no special card, and cannot discard her hand" : " has drawn a special card, and may discard");
}

/// A turn may be ended at any time in the action phase, and in the draw phase where the rules are read so, but not with a
/// special card in hand.
std::string turns_end_at_will(const Position& at) {
  const Step step = at.state.step;
  const bool draws = step == Step::before_drawing || step == Step::between_draws || step == Step::choosing;
  if (!is_action_phase(at.state) && !draws) return {};
  const Seat by = at.state.turn;
  const bool is_time = is_action_phase(at.state) || ends_at_any_time(at.game);
  const bool may = is_time && !holds_a_special_card(at.state.hands[by]);
  if (offers(at, EndTurn{by}) == may) return {};
  return name(by) + (may ? " cannot end her turn" : " may end her turn before her actions or with a special card");
}

/// By how many cards of each kind a hand changes.
struct Changer {
  PerSeat<std::array<int, kinds<Card>>>& change;

  void add(Seat who, Card card, int many) const { change[who][index_of(card)] += many; }

  void operator()(const Deal& deal) const { add(deal.to, deal.card, 1); }
  void operator()(const Draw& draw) const { add(draw.to, draw.card, 1); }
  void operator()(const PlayMermaid& play) const { add(play.by, Card::mermaid, -1); }
  void operator()(const Play& play) const { add(play.by, play.card, -1); }
  void operator()(const ReleaseKraken& release) const { add(release.by, Card::kraken, -1); }
  void operator()(const PlayTreasure& play) const { add(play.by, Card::treasure, -1); }
  void operator()(const DiscardTreasure& discard) const { add(discard.by, Card::treasure, -1); }
  template <class Other>
  void operator()(const Other&) const {}
};

/// A hand changes by what is dealt, drawn and played, and by discarding it all, which has a law of its own.
std::string hands_change_for_a_reason(const Transition& transition) {
  PerSeat<std::array<int, kinds<Card>>> change;
  std::visit(Changer{change}, transition.action);
  const auto* discard = std::get_if<DiscardHand>(&transition.action);
  for (int i = 0; i < transition.before.players; ++i)
    for (const Card card : every<Card>) {
      if (discard != nullptr && discard->by == seat(i)) continue;
      const int more = transition.after.hands[seat(i)][card] - transition.before.hands[seat(i)][card];
      const int wanted = change[seat(i)][index_of(card)];
      if (more != wanted)
        return name(seat(i)) + " has " + to_string(more) + " " + words(card) + " more, not " + to_string(wanted);
    }
  return {};
}

/// What is discarded lies face up until the deck is used up, and then becomes the deck.
std::string what_is_discarded_lies_open(const Transition& transition) {
  if (transition.after.discards == kept_after(transition).discarded) return {};
  return "the Mermaid discard pile is not what has been discarded";
}

}  // namespace

std::span<const Law> turns_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"play_begins_as_printed", "setup.as_printed", AsksTransition{play_begins_as_printed}, {}},
      {"a_mermaid_comes_first", "setup.mermaids_first", AsksTransition{a_mermaid_comes_first}, {special_put_aside}},
      {"nobody_is_dealt_a_special_card",
       "setup.no_specials",
       AsksTransition{nobody_is_dealt_a_special_card},
       {special_put_aside}},
      {"any_card_may_come_up", "decks.any_card", AsksProbe{any_card_may_come_up}, {deck_renewed, treasure_among_actions}},
      {"whatever_is_left_may_come_up",
       "decks.any_card",
       AsksPosition{whatever_is_left_may_come_up},
       {special_put_aside, deck_renewed, creature_enticed}},
      {"anybody_may_begin", "turns.at_the_table", AsksPosition{anybody_may_begin}, {}},
      {"every_action_is_due",
       "turns.all_it_brings",
       AsksTransition{every_action_is_due},
       {kraken_between_draws, kraken_before_actions, treasure_before_actions, cover_chosen, kraken_tie, kraken_for_nothing,
        creature_enticed}},
      {"turns_go_round", "turns.go_round", AsksTransition{turns_go_round}, {hand_discarded, treasure_for_nothing}},
      {"hands_are_drawn_up_to_three",
       "hands.at_most_three",
       AsksTransition{hands_are_drawn_up_to_three},
       {kraken_between_draws, treasure_between_draws, kraken_before_actions, treasure_before_actions}},
      {"discards_are_drawn_again_when_needed",
       "deck.renewed_when_empty",
       AsksTransition{discards_are_drawn_again_when_needed},
       {deck_renewed}},
      {"hands_are_discarded_whole", "discarding.whole", AsksTransition{hands_are_discarded_whole}, {hand_discarded}},
      {"hands_may_be_discarded",
       "turns.ways_to_end",
       AsksPosition{hands_may_be_discarded},
       {hand_discarded, kraken_before_actions, both_specials_in_hand}},
      {"only_this_turns_specials_keep_a_hand",
       "turns.ways_to_end",
       AsksTransition{only_this_turns_specials_keep_a_hand},
       {hand_discarded, kraken_before_actions, treasure_before_actions}},
      {"turns_end_at_will", "turns.ways_to_end", AsksPosition{turns_end_at_will}, {both_specials_in_hand}},
      {"hands_change_for_a_reason",
       "hands.change_by_actions",
       AsksTransition{hands_change_for_a_reason},
       {hand_discarded, treasure_for_nothing}},
      {"what_is_discarded_lies_open",
       "discards.open",
       AsksTransition{what_is_discarded_lies_open},
       {deck_renewed, hand_discarded, covered_cards_leave}},
  };
  return laws;
}

}  // namespace fathom::mermaids_song::laws
