#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "properties/mermaids_song/naive.hpp"
#include "properties/mermaids_song/subject.hpp"

// The laws of the setup, of drawing and discarding, and of whose turn it is.

namespace fathom::mermaids_song::laws {
namespace {

using std::to_string;

std::string play_begins_as_printed(const Moment& moment) {
  if (!std::holds_alternative<FirstPlayer>(moment.action)) return {};
  const Rules& rules = moment.game.rules;
  Cards all = moment.after.deck;
  for (int i = 0; i < moment.before.players; ++i) {
    const Cards& hand = moment.before.hands[seat(i)];
    if (hand.total() != rules.mermaids_dealt + rules.cards_dealt)
      return name(seat(i)) + " begins with " + to_string(hand.total()) + " cards";
    if (hand[Card::mermaid] < rules.mermaids_dealt) return name(seat(i)) + " begins without a mermaid";
    if (!moment.before.mermaids[seat(i)].empty()) return name(seat(i)) + " begins with a mermaid in play";
    all += hand;
  }
  Cards wanted = moment.game.box.cards;
  wanted[Card::mermaid] = static_cast<std::uint8_t>(mermaids_here(moment.game, moment.before.players));
  for (const Card card : every<Card>)
    if (all[card] != wanted[card]) return to_string(all[card]) + " cards like " + words(card) + " are played with";
  if (moment.before.face_up.total() != rules.creatures_face_up)
    return to_string(moment.before.face_up.total()) + " creatures are face up";
  const bool all_others = moment.before.creature_deck + moment.before.face_up == moment.game.box.creatures;
  return all_others ? "" : "the Creature deck is not all the other creatures";
}

/// The mermaids are dealt first, as many to each; then the other cards, which may be mermaids too.
std::string a_mermaid_comes_first(const Moment& moment) {
  const auto* deal = std::get_if<Deal>(&moment.action);
  if (deal == nullptr) return {};
  const Rules& rules = moment.game.rules;
  const int before = moment.memory.dealt[deal->to];
  if (before < rules.mermaids_dealt)
    return deal->card == Card::mermaid ? "" : name(deal->to) + " is dealt another card before a mermaid";
  if (before >= rules.mermaids_dealt + rules.cards_dealt) return name(deal->to) + " is dealt a card too many";
  for (int i = 0; i < moment.before.players; ++i)
    if (moment.memory.mermaids_dealt[seat(i)] < rules.mermaids_dealt)
      return name(deal->to) + " has another card before " + name(seat(i)) + " has her mermaid";
  return {};
}

std::string nobody_is_dealt_a_special_card(const Moment& moment) {
  if (const auto* deal = std::get_if<Deal>(&moment.action))
    return must_be_played_at_once(deal->card) ? name(deal->to) + " is dealt the " + words(deal->card) : "";
  const auto* aside = std::get_if<SetAside>(&moment.action);
  if (aside == nullptr) return {};
  if (!must_be_played_at_once(aside->card)) return "the " + words(aside->card) + " is put aside";
  if (moment.memory.dealt[aside->to] < moment.game.rules.mermaids_dealt)
    return "a card is put aside while mermaids are dealt";
  if (moment.after.hands != moment.before.hands) return "a card put aside is in a hand";
  const int waiting = moment.after.set_aside[aside->card] - moment.before.set_aside[aside->card];
  const int gone = moment.before.deck[aside->card] - moment.after.deck[aside->card];
  if (moment.game.rules.specials_return == SpecialsReturn::at_once)
    return waiting == 0 && gone == 0 ? "" : "a card put aside does not go back at once";
  return waiting == 1 && gone == 1 ? "" : "a card put aside goes back before all are dealt to";
}

/// How many cards like the one a deed turns up, or creatures like the one it lures, there are to come up: all there are,
/// less those that lie elsewhere. 0 for a deed that leaves nothing to chance.
struct ToComeUp {
  const Position& at;

  int operator()(Card card) const {
    int many = card == Card::mermaid ? mermaids_here(at.game, at.state.players) : at.game.box.cards[card];
    many -= at.state.discards[card] + at.state.set_aside[card];
    for (int i = 0; i < at.state.players; ++i) {
      many -= at.state.hands[seat(i)][card];
      for (const Mermaid& mermaid : at.state.mermaids[seat(i)])
        many -= card == Card::mermaid ? 1 : mermaid.visible[card] + mermaid.covered[card];
    }
    return many;
  }
  int operator()(const Deal& deal) const { return (*this)(deal.card); }
  int operator()(const SetAside& set) const { return (*this)(set.card); }
  int operator()(const Draw& draw) const { return (*this)(draw.card); }
  int operator()(const TurnCreature& turn) const {
    int many = at.game.box.creatures[turn.creature] - at.state.face_up[turn.creature];
    for (int i = 0; i < at.state.players; ++i) many -= at.state.enticed[seat(i)][turn.creature];
    return many;
  }
  int operator()(const Lure& lure) const {
    int many = at.game.box.creatures[lure.creature];
    many -= at.state.creature_deck[lure.creature] + at.state.face_up[lure.creature];
    for (int i = 0; i < at.state.players; ++i)
      if (seat(i) != at.state.target) many -= at.state.enticed[seat(i)][lure.creature];
    return many;
  }
  template <class Deed>
  int operator()(const Deed&) const {
    return 0;
  }
};

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

/// When a deed has its place. The special cards have two, and so has a hand discarded, as the rules are read.
struct PlaceOf {
  const Game& game;
  const Memory& memory;
  Due operator()(const Deal&) const { return Due::setting_up; }
  Due operator()(const SetAside&) const { return Due::setting_up; }
  Due operator()(const FirstPlayer&) const { return Due::setting_up; }
  Due operator()(const TurnCreature&) const { return memory.due == Due::setting_up ? Due::setting_up : Due::creature; }
  Due operator()(const Draw&) const { return Due::drawing; }
  Due operator()(const Reshuffle&) const { return Due::drawing; }
  Due operator()(const EndPlay&) const { return Due::drawing; }
  Due operator()(const DiscardHand&) const { return before_drawing_too(Due::choice); }
  Due operator()(const BeginActions&) const { return Due::choice; }
  Due operator()(const ReleaseKraken&) const { return special(); }
  Due operator()(const PlayTreasure&) const { return special(); }
  Due operator()(const Cover&) const { return Due::cover; }
  Due operator()(const Lose&) const { return Due::toll; }
  Due operator()(const Lure&) const { return Due::lure; }
  Due operator()(const StartDrawing&) const { return before_drawing_too(Due::nothing); }
  template <class Other>
  Due operator()(const Other&) const {
    return Due::actions;
  }

 private:
  [[nodiscard]] Due special() const {
    return memory.due == Due::choice && specials_at_any_time(game) ? Due::choice : Due::actions;
  }
  [[nodiscard]] Due before_drawing_too(Due otherwise) const {
    const bool may = game.rules.discarding_when == DiscardingWhen::before_drawing_too;
    return may && memory.due == Due::choice_to_draw ? Due::choice_to_draw : otherwise;
  }
};

std::string every_deed_is_due(const Moment& moment) {
  const Due place = std::visit(PlaceOf{moment.game, moment.memory}, moment.action);
  if (place == moment.memory.due) return {};
  return std::string(name_of(place)) + " comes when " + std::string(name_of(moment.memory.due)) + " is due";
}

/// Whose deed it is, for deeds that belong to a turn. In one reading another covers what her mermaid's songs cancel.
std::optional<Seat> doer_in_turn(const Game& game, const Action& action) {
  if (std::holds_alternative<Cover>(action) && game.rules.cover_chooser == CoverChooser::owner_of_the_mermaid)
    return std::nullopt;
  if (std::holds_alternative<Lose>(action) || std::holds_alternative<Deal>(action) ||
      std::holds_alternative<SetAside>(action) || std::holds_alternative<FirstPlayer>(action))
    return std::nullopt;
  return std::visit(
      [](const auto& deed) -> std::optional<Seat> {
        if constexpr (requires { deed.by; })
          return deed.by;
        else if constexpr (requires { deed.to; })
          return deed.to;
        else
          return std::nullopt;
      },
      action);
}

std::string turns_go_round(const Moment& moment) {
  const auto by = doer_in_turn(moment.game, moment.action);
  if (by && *by != moment.memory.on_turn) return name(*by) + " acts in the turn of " + name(moment.memory.on_turn);
  const Seat next = kept_after(moment).on_turn;
  if (moment.memory.due == Due::setting_up || moment.after.step == Step::over || moment.after.turn == next) return {};
  return "it is the turn of " + name(moment.after.turn) + ", not of " + name(next);
}

std::string hands_are_drawn_up_to_three(const Moment& moment) {
  if (const auto* draw = std::get_if<Draw>(&moment.action)) {
    const int held = moment.before.hands[draw->to].total();
    return held < moment.game.rules.hand ? "" : name(draw->to) + " holds " + to_string(held) + " cards, and draws";
  }
  const bool complete = std::holds_alternative<BeginActions>(moment.action) ||
                        (std::holds_alternative<DiscardHand>(moment.action) && moment.memory.due != Due::choice_to_draw);
  const int held = moment.before.hands[moment.memory.on_turn].total();
  const bool enough = held >= moment.game.rules.hand;  // more, where more are dealt
  return !complete || enough ? "" : name(moment.memory.on_turn) + " goes on with " + to_string(held) + " cards";
}

std::string discards_are_drawn_again_when_needed(const Moment& moment) {
  if (!std::holds_alternative<Reshuffle>(moment.action)) return {};
  if (moment.before.deck.total() > 0)
    return "the Mermaid deck still has " + to_string(moment.before.deck.total()) + " cards";
  const bool complete = moment.before.hands[moment.memory.on_turn].total() >= moment.game.rules.hand;
  if (complete && !renewed_at_once(moment.game, moment.before)) return "nobody has to draw";
  const bool all = moment.after.deck == moment.before.discards && moment.after.discards.empty();
  return all ? "" : "not all discards become the deck";
}

/// What keeps somebody from discarding: a special card drawn in this turn, or only one that she still holds.
bool keeps_a_hand(const Game& game, const Memory& memory, const Cards& hand) {
  const bool drawn = memory.special_drawn && game.rules.specials_keep == SpecialsKeep::drawn_this_turn;
  return drawn || holds_a_special_card(hand);
}

/// A hand is discarded whole, as it was drawn, by who has drawn no special card in this turn.
std::string hands_are_discarded_whole(const Moment& moment) {
  const auto* discard = std::get_if<DiscardHand>(&moment.action);
  if (discard == nullptr) return {};
  if (keeps_a_hand(moment.game, moment.memory, moment.before.hands[discard->by]))
    return name(discard->by) + " has drawn a special card, and discards";
  if (moment.memory.in_actions) return name(discard->by) + " discards after the action phase has begun";
  if (moment.after.hands[discard->by].total() != 0) return name(discard->by) + " keeps a card";
  const Cards wanted = moment.before.discards + moment.before.hands[discard->by];
  return moment.after.discards == wanted ? "" : "what is discarded does not lie in the discard pile";
}

/// Whoever may choose may always begin her actions, or draw; and may discard if there is nothing special about her cards.
std::string hands_may_be_discarded(const Position& at) {
  const bool begins = at.state.step == Step::before_drawing;
  if (at.state.step != Step::choosing && !begins) return {};
  const Seat by = at.state.turn;
  if (!begins && !offers(at, BeginActions{by})) return name(by) + " cannot begin her actions";
  if (begins && !offers(at, StartDrawing{by})) return name(by) + " cannot draw";
  const bool in_hand_alone = at.game.rules.specials_keep == SpecialsKeep::in_hand;
  const bool may = at.state.hands[by].total() > 0 && !holds_a_special_card(at.state.hands[by]) &&
                   (in_hand_alone || at.state.special == Special::none_played);
  if (offers(at, DiscardHand{by}) == may) return {};
  return name(by) + (may ? " cannot discard her hand" : " may discard a special card");
}

/// What keeps a hand from being discarded is a special card drawn in this very turn, and none of an earlier one.
std::string only_this_turns_specials_keep_a_hand(const Moment& moment) {
  if (moment.after.step != Step::choosing) return {};
  const Seat by = moment.after.turn;
  const bool kept = MermaidsSong::objected(moment.game, moment.after, DiscardHand{by});
  if (kept == keeps_a_hand(moment.game, kept_after(moment), moment.after.hands[by])) return {};
  return name(by) +
         (kept ? " has drawn no special card, and cannot discard her hand" : " has drawn a special card, and may discard");
}

/// A turn may be ended at any time in the action phase, but not with a special card in hand.
std::string turns_end_at_will(const Position& at) {
  if (!is_action_phase(at.state)) return {};
  const Seat by = at.state.turn;
  if (offers(at, EndTurn{by}) != holds_a_special_card(at.state.hands[by])) return {};
  return name(by) + (offers(at, EndTurn{by}) ? " may keep a special card" : " cannot end her turn");
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
std::string hands_change_for_a_reason(const Moment& moment) {
  PerSeat<std::array<int, kinds<Card>>> change;
  std::visit(Changer{change}, moment.action);
  const auto* discard = std::get_if<DiscardHand>(&moment.action);
  for (int i = 0; i < moment.before.players; ++i)
    for (const Card card : every<Card>) {
      if (discard != nullptr && discard->by == seat(i)) continue;
      const int more = moment.after.hands[seat(i)][card] - moment.before.hands[seat(i)][card];
      const int wanted = change[seat(i)][index_of(card)];
      if (more != wanted)
        return name(seat(i)) + " has " + to_string(more) + " " + words(card) + " more, not " + to_string(wanted);
    }
  return {};
}

/// What is discarded lies face up until the deck is used up, and then becomes the deck.
std::string what_is_discarded_lies_open(const Moment& moment) {
  if (moment.after.discards == kept_after(moment).discarded) return {};
  return "the Mermaid discard pile is not what has been discarded";
}

}  // namespace

std::span<const Law> turns_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"play_begins_as_printed", "setup.as_printed", AsksMoment{play_begins_as_printed}, {}},
      {"a_mermaid_comes_first", "setup.mermaids_first", AsksMoment{a_mermaid_comes_first}, {special_put_aside}},
      {"nobody_is_dealt_a_special_card",
       "setup.no_specials",
       AsksMoment{nobody_is_dealt_a_special_card},
       {special_put_aside}},
      {"any_card_may_come_up", "decks.any_card", AsksProbe{any_card_may_come_up}, {deck_renewed, treasure_among_actions}},
      {"whatever_is_left_may_come_up",
       "decks.any_card",
       AsksPosition{whatever_is_left_may_come_up},
       {special_put_aside, deck_renewed, creature_enticed}},
      {"anybody_may_begin", "turns.at_the_table", AsksPosition{anybody_may_begin}, {}},
      {"every_deed_is_due",
       "turns.all_it_brings",
       AsksMoment{every_deed_is_due},
       {kraken_before_actions, treasure_before_actions, cover_chosen, kraken_tie, kraken_for_nothing, creature_enticed}},
      {"turns_go_round", "turns.go_round", AsksMoment{turns_go_round}, {hand_discarded, treasure_for_nothing}},
      {"hands_are_drawn_up_to_three",
       "hands.at_most_three",
       AsksMoment{hands_are_drawn_up_to_three},
       {kraken_before_actions, treasure_before_actions}},
      {"discards_are_drawn_again_when_needed",
       "deck.renewed_when_empty",
       AsksMoment{discards_are_drawn_again_when_needed},
       {deck_renewed}},
      {"hands_are_discarded_whole", "discarding.whole", AsksMoment{hands_are_discarded_whole}, {hand_discarded}},
      {"hands_may_be_discarded",
       "turns.ways_to_end",
       AsksPosition{hands_may_be_discarded},
       {hand_discarded, kraken_before_actions, both_specials_in_hand}},
      {"only_this_turns_specials_keep_a_hand",
       "turns.ways_to_end",
       AsksMoment{only_this_turns_specials_keep_a_hand},
       {hand_discarded, kraken_before_actions, treasure_before_actions}},
      {"turns_end_at_will", "turns.ways_to_end", AsksPosition{turns_end_at_will}, {both_specials_in_hand}},
      {"hands_change_for_a_reason",
       "hands.change_by_deeds",
       AsksMoment{hands_change_for_a_reason},
       {hand_discarded, treasure_for_nothing}},
      {"what_is_discarded_lies_open",
       "discards.open",
       AsksMoment{what_is_discarded_lies_open},
       {deck_renewed, hand_discarded, covered_cards_leave}},
  };
  return laws;
}

}  // namespace fathom::mermaids_song::laws
