#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "properties/mermaids_song/naive.hpp"
#include "properties/mermaids_song/subject.hpp"

// The laws of the setup, of drawing and discarding, and of whose turn it is. They state the printed numbers: a game with
// other numbers breaks them.

namespace fathom::mermaids_song::laws {
namespace {

using std::to_string;

/// How many mermaids are in the deck for so many players.
int mermaids_played_with(int players) {
  constexpr std::array<int, 4> mermaids{8, 11, 14, 15};
  return mermaids[static_cast<std::size_t>(players - 3) % mermaids.size()];
}

std::string play_begins_as_printed(const Moment& moment) {
  if (!std::holds_alternative<FirstPlayer>(moment.action)) return {};
  Cards all = moment.after.deck;
  for (int i = 0; i < moment.before.players; ++i) {
    const Cards& hand = moment.before.hands[seat(i)];
    if (hand.total() != 2) return name(seat(i)) + " begins with " + to_string(hand.total()) + " cards";
    if (hand[Card::mermaid] == 0) return name(seat(i)) + " begins without a mermaid";
    if (!moment.before.mermaids[seat(i)].empty()) return name(seat(i)) + " begins with a mermaid in play";
    all += hand;
  }
  const int wanted = mermaids_played_with(moment.before.players);
  if (all[Card::mermaid] != wanted) return to_string(all[Card::mermaid]) + " mermaids are played with";
  if (all[Card::kraken] != 1 || all[Card::treasure] != 1) return "the Kraken or the Treasure is missing";
  if (all.total() != wanted + 22 + 22 + 2) return to_string(all.total()) + " cards are played with";
  if (moment.before.face_up.total() != 3) return to_string(moment.before.face_up.total()) + " creatures are face up";
  return moment.before.creature_deck.total() == 27 ? "" : "the Creature deck is not the other 27 creatures";
}

/// The mermaids are dealt first, one each; then one card more each, which may be a mermaid too.
std::string a_mermaid_comes_first(const Moment& moment) {
  const auto* deal = std::get_if<Deal>(&moment.action);
  if (deal == nullptr) return {};
  const int before = moment.memory.dealt[deal->to];
  if (before == 0) return deal->card == Card::mermaid ? "" : name(deal->to) + " is dealt another card before a mermaid";
  if (before > 1) return name(deal->to) + " is dealt a third card";
  for (int i = 0; i < moment.before.players; ++i)
    if (moment.memory.mermaids_dealt[seat(i)] == 0)
      return name(deal->to) + " has two cards before " + name(seat(i)) + " has one";
  return {};
}

std::string nobody_is_dealt_a_special_card(const Moment& moment) {
  if (const auto* deal = std::get_if<Deal>(&moment.action))
    return must_be_played_at_once(deal->card) ? name(deal->to) + " is dealt the " + words(deal->card) : "";
  const auto* aside = std::get_if<SetAside>(&moment.action);
  if (aside == nullptr) return {};
  if (!must_be_played_at_once(aside->card)) return "the " + words(aside->card) + " is put aside";
  if (moment.memory.dealt[aside->to] != 1) return "a card is put aside while mermaids are dealt";
  if (moment.after.hands != moment.before.hands) return "a card put aside is in a hand";
  const bool waits = moment.after.set_aside[aside->card] == 1 && moment.after.deck[aside->card] == 0;
  return waits ? "" : "a card put aside goes back before all are dealt to";
}

/// How many cards like the one a deed turns up, or creatures like the one it lures, there are to come up: all there are,
/// less those that lie elsewhere. 0 for a deed that leaves nothing to chance.
struct ToComeUp {
  const Position& at;

  int operator()(Card card) const {
    int many = card == Card::mermaid ? mermaids_played_with(at.state.players) : at.game.box.cards[card];
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

/// When a deed has its place. The special cards have two.
struct PlaceOf {
  const Memory& memory;
  Due operator()(const Deal&) const { return Due::setting_up; }
  Due operator()(const SetAside&) const { return Due::setting_up; }
  Due operator()(const FirstPlayer&) const { return Due::setting_up; }
  Due operator()(const TurnCreature&) const { return memory.due == Due::setting_up ? Due::setting_up : Due::creature; }
  Due operator()(const Draw&) const { return Due::drawing; }
  Due operator()(const Reshuffle&) const { return Due::drawing; }
  Due operator()(const EndPlay&) const { return Due::drawing; }
  Due operator()(const DiscardHand&) const { return Due::choice; }
  Due operator()(const BeginActions&) const { return Due::choice; }
  Due operator()(const ReleaseKraken&) const { return memory.due == Due::choice ? Due::choice : Due::actions; }
  Due operator()(const PlayTreasure&) const { return memory.due == Due::choice ? Due::choice : Due::actions; }
  Due operator()(const Cover&) const { return Due::cover; }
  Due operator()(const Lose&) const { return Due::toll; }
  Due operator()(const Lure&) const { return Due::lure; }
  Due operator()(const StartDrawing&) const { return Due::nothing; }  // no hand is discarded before it is drawn up
  template <class Other>
  Due operator()(const Other&) const {
    return Due::actions;
  }
};

std::string every_deed_is_due(const Moment& moment) {
  const Due place = std::visit(PlaceOf{moment.memory}, moment.action);
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
    return held < 3 ? "" : name(draw->to) + " holds " + to_string(held) + " cards, and draws";
  }
  const bool discards_any = moment.game.rules.discarding_when == DiscardingWhen::before_drawing_too;
  const bool complete = std::holds_alternative<BeginActions>(moment.action) ||
                        (std::holds_alternative<DiscardHand>(moment.action) && !discards_any);
  const int held = moment.before.hands[moment.memory.on_turn].total();
  return !complete || held == 3 ? "" : name(moment.memory.on_turn) + " goes on with " + to_string(held) + " cards";
}

std::string discards_are_drawn_again_when_needed(const Moment& moment) {
  if (!std::holds_alternative<Reshuffle>(moment.action)) return {};
  if (moment.before.deck.total() > 0)
    return "the Mermaid deck still has " + to_string(moment.before.deck.total()) + " cards";
  if (moment.before.hands[moment.memory.on_turn].total() >= moment.game.rules.hand) return "nobody has to draw";
  const bool all = moment.after.deck == moment.before.discards && moment.after.discards.empty();
  return all ? "" : "not all discards become the deck";
}

/// A hand is discarded whole, as it was drawn, by who has drawn no special card in this turn.
std::string hands_are_discarded_whole(const Moment& moment) {
  const auto* discard = std::get_if<DiscardHand>(&moment.action);
  if (discard == nullptr) return {};
  if (moment.memory.special_drawn) return name(discard->by) + " has drawn a special card, and discards";
  if (moment.memory.in_actions) return name(discard->by) + " discards after the action phase has begun";
  if (moment.after.hands[discard->by].total() != 0) return name(discard->by) + " keeps a card";
  const Cards wanted = moment.before.discards + moment.before.hands[discard->by];
  return moment.after.discards == wanted ? "" : "what is discarded does not lie in the discard pile";
}

/// Whoever may choose may always begin her actions, and may discard if there is nothing special about her cards.
std::string hands_may_be_discarded(const Position& at) {
  if (at.state.step != Step::choosing) return {};
  const Seat by = at.state.turn;
  if (!offers(at, BeginActions{by})) return name(by) + " cannot begin her actions";
  const bool may = !holds_a_special_card(at.state.hands[by]) && at.state.special == Special::none_played;
  if (offers(at, DiscardHand{by}) == may) return {};
  return name(by) + (may ? " cannot discard her hand" : " may discard a special card");
}

/// A turn may be ended at any time in the action phase, but not with a special card in hand.
/// What keeps a hand from being discarded is a special card drawn in this very turn, and none of an earlier one.
std::string only_this_turns_specials_keep_a_hand(const Moment& moment) {
  if (moment.after.step != Step::choosing) return {};
  const Seat by = moment.after.turn;
  const bool kept = objected(moment.game, moment.after, DiscardHand{by});
  if (kept == kept_after(moment).special_drawn) return {};
  return name(by) +
         (kept ? " has drawn no special card, and cannot discard her hand" : " has drawn a special card, and may discard");
}

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
      {"every_deed_is_due",
       "turns.all_it_brings",
       AsksMoment{every_deed_is_due},
       {kraken_before_actions, treasure_before_actions, cover_chosen, kraken_tie, kraken_for_nothing, creature_enticed}},
      {"turns_go_round", "turns.go_round", AsksMoment{turns_go_round}, {hand_discarded, treasure_for_nothing}},
      {"hands_are_drawn_up_to_three",
       "drawing.three_cards",
       AsksMoment{hands_are_drawn_up_to_three},
       {kraken_before_actions, treasure_before_actions}},
      {"discards_are_drawn_again_when_needed",
       "deck.renewed_when_empty",
       AsksMoment{discards_are_drawn_again_when_needed},
       {deck_renewed}},
      {"hands_are_discarded_whole", "discarding.whole", AsksMoment{hands_are_discarded_whole}, {hand_discarded}},
      {"hands_may_be_discarded",
       "discarding.allowed",
       AsksPosition{hands_may_be_discarded},
       {hand_discarded, kraken_before_actions, both_specials_in_hand}},
      {"only_this_turns_specials_keep_a_hand",
       "discarding.allowed",
       AsksMoment{only_this_turns_specials_keep_a_hand},
       {hand_discarded, kraken_before_actions, treasure_before_actions}},
      {"turns_end_at_will", "turns.ended_at_will", AsksPosition{turns_end_at_will}, {both_specials_in_hand}},
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
