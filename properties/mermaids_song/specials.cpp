#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "properties/mermaids_song/adapter.hpp"
#include "properties/mermaids_song/shared.hpp"

// The laws of the Kraken and of the Treasure of the Deep.

namespace fathom::mermaids_song::laws {
namespace {

/// Each special card is played in the turn in which it is drawn, and never kept beyond it.
std::string special_cards_are_played_in_their_turn(const Transition& transition) {
  const bool plays = std::holds_alternative<ReleaseKraken>(transition.action) ||
                     std::holds_alternative<PlayTreasure>(transition.action) ||
                     std::holds_alternative<DiscardTreasure>(transition.action);
  if (plays && !transition.history.special_drawn)
    return name(transition.history.on_turn) + " plays a card she did not draw in this turn";
  const History seen = kept_after(transition);
  for (int i = 0; i < transition.after.players; ++i)
    if (holds_a_special_card(transition.after.hands[seat(i)]) && seat(i) != seen.on_turn)
      return name(seat(i)) + " holds a special card, and it is not her turn";
  return {};
}

/// Whether it is a time at which the player in turn is asked what she does.
bool is_asked(const State& state) {
  return state.step == Step::between_draws || state.step == Step::choosing || is_action_phase(state);
}
/// Whether special cards are played at such a time: any of them, or not between two draws, or in the action phase alone.
bool specials_may_be_played(const Position& at) {
  if (is_action_phase(at.state)) return true;
  return at.state.step == Step::choosing ? specials_before_the_actions(at.game) : specials_between_draws(at.game);
}

/// The Kraken may be released in the draw phase as in the action phase, between two draws too.
std::string the_kraken_may_be_released_at_any_time(const Position& at) {
  if (!is_asked(at.state)) return {};
  const bool may = at.state.hands[at.state.turn][Card::kraken] > 0 && specials_may_be_played(at);
  if (offers(at, ReleaseKraken{at.state.turn}) == may) return {};
  return name(at.state.turn) + (may ? " cannot release the Kraken" : " may release a Kraken she does not hold");
}

/// The Kraken takes one mermaid from each player who has one with power, clockwise from the player in turn, and spares the
/// others.
std::string the_kraken_takes_one_from_everybody(const Transition& transition) {
  const History seen = kept_after(transition);
  if (const auto* lose = std::get_if<Lose>(&transition.action)) {
    const auto next = next_to_pay(transition.history, transition.before.players);
    if (!next) return name(lose->by) + " gives up a mermaid to no Kraken";
    if (*next != lose->by) return name(lose->by) + " gives up a mermaid before " + name(*next);
  }
  const bool goes_on = transition.after.step != Step::losing;
  if (seen.due == Due::toll && goes_on) return "play goes on before everybody has given up a mermaid";
  return seen.due != Due::toll && !goes_on ? name(transition.after.acting) + " has to give up a second mermaid" : "";
}

/// Who pays gives up one of her most powerful mermaids, with all that lies with her, and nobody else loses anything.
std::string the_kraken_takes_the_strongest(const Transition& transition) {
  const auto* lose = std::get_if<Lose>(&transition.action);
  if (lose == nullptr) return {};
  const Mermaid* mermaid = mermaid_of(transition.before, lose->by, lose->nth);
  if (mermaid == nullptr) return name(lose->by) + " gives up a mermaid she has not";
  if (power_here(transition.game, *mermaid) == 0) return "a mermaid without power is given up";
  if (power_here(transition.game, *mermaid) < most_power(transition.game, transition.before, lose->by))
    return name(lose->by) + " keeps a stronger mermaid";
  for (int i = 0; i < transition.before.players; ++i) {
    const std::size_t lost = transition.before.mermaids[seat(i)].size() - transition.after.mermaids[seat(i)].size();
    if (lost != (seat(i) == lose->by ? 1U : 0U)) return "the Kraken takes another number of mermaids of " + name(seat(i));
  }
  Cards wanted = transition.before.discards + mermaid->visible + mermaid->covered;
  ++wanted[Card::mermaid];
  return transition.after.discards == wanted ? "" : "what lay with the mermaid is not discarded with her";
}

/// Of equally powerful mermaids any may be given up, and of the others none.
std::string any_of_the_strongest_may_be_given_up(const Position& at) {
  if (at.state.step != Step::losing) return {};
  const Seat by = at.state.acting;
  std::size_t strongest = 0;
  for (std::uint8_t nth = 1; nth <= at.state.mermaids[by].size(); ++nth) {
    if (power_here(at.game, at.state.mermaids[by][nth - 1U]) < most_power(at.game, at.state, by)) continue;
    if (!offers(at, Lose{by, nth})) return name(by) + " cannot give up one of her strongest mermaids";
    ++strongest;
  }
  return strongest == at.legal.size() ? "" : name(by) + " may give up a weaker mermaid";
}

bool somebody_else_has_a_creature(const State& state, Seat than) {
  for (const Seat at : seated(state.players))
    if (at != than && state.enticed[at].total() > 0) return true;
  return false;
}

/// Whoever draws a special card is asked before the next card whether she plays it, and nobody else is.
std::string whoever_draws_a_special_is_asked(const Transition& transition) {
  const auto* draw = std::get_if<Draw>(&transition.action);
  if (draw == nullptr || ends_at_any_time(transition.game)) return {};
  const Cards& hand = transition.after.hands[draw->to];
  const bool complete = hand.total() >= drawn_up_to(transition.game, transition.history.opening);
  if (complete || renewed_at_once(transition.game, transition.after)) return {};
  const bool asks = holds_a_special_card(hand) && specials_between_draws(transition.game);
  if ((transition.after.step == Step::between_draws) == asks) return {};
  return name(draw->to) + (asks ? " cannot play a special card before she draws on" : " is asked, and has nothing to play");
}

/// The Treasure may be played, whenever its player is asked, on anybody else who has a creature. Where nobody has, it is
/// discarded to end the turn.
std::string the_treasure_is_for_whoever_has_a_creature(const Position& at) {
  if (!is_asked(at.state)) return {};
  const Seat by = at.state.turn;
  const Cards& hand = at.state.hands[by];
  for (int i = 0; i < at.state.players; ++i) {
    const bool may =
        hand[Card::treasure] > 0 && seat(i) != by && at.state.enticed[seat(i)].total() > 0 && specials_may_be_played(at);
    if (offers(at, PlayTreasure{by, seat(i)}) != may) return name(by) + (may ? " cannot rob " : " may rob ") + name(seat(i));
  }
  const bool may_end = is_action_phase(at.state) || ends_at_any_time(at.game);
  const bool discards =
      may_end && hand[Card::treasure] > 0 && hand[Card::kraken] == 0 && !somebody_else_has_a_creature(at.state, by);
  if (offers(at, DiscardTreasure{by}) == discards) return {};
  return name(by) + (discards ? " cannot discard the Treasure" : " may discard the Treasure");
}

/// The Treasure brings one creature, of those the player robbed has, and which of them is left to chance.
std::string the_treasure_brings_one_creature(const Transition& transition) {
  const auto* lure = std::get_if<Lure>(&transition.action);
  if (lure == nullptr) return {};
  if (!transition.history.robbed || *transition.history.robbed == transition.history.on_turn)
    return "a creature is lured from nobody";
  for (int i = 0; i < transition.before.players; ++i)
    for (const Creature creature : every<Creature>) {
      const int more = transition.after.enticed[seat(i)][creature] - transition.before.enticed[seat(i)][creature];
      const int one = creature == lure->creature ? 1 : 0;
      const int wanted = seat(i) == transition.history.on_turn ? one : seat(i) == *transition.history.robbed ? -one : 0;
      if (more != wanted) return "the wrong creature changes over";
    }
  const bool still = transition.after.face_up == transition.before.face_up &&
                     transition.after.creature_deck == transition.before.creature_deck;
  return still ? "" : "a creature on the table changes";
}

std::string any_creature_may_be_lured(const Position& at) {
  if (at.state.step != Step::luring || !at.state.target) return {};
  std::size_t different = 0;
  for (const Creature creature : every<Creature>) {
    if (at.state.enticed[*at.state.target][creature] == 0) continue;
    if (!offers(at, Lure{creature})) return "the " + words(creature) + " of " + name(*at.state.target) + " cannot be lured";
    ++different;
  }
  return different == at.legal.size() ? "" : "a creature may be lured that " + name(*at.state.target) + " has not";
}

}  // namespace

std::span<const Law> specials_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"special_cards_are_played_in_their_turn",
       "specials.never_kept",
       AsksTransition{special_cards_are_played_in_their_turn},
       {both_specials_in_hand, kraken_before_actions, kraken_among_actions, treasure_among_actions, treasure_for_nothing}},
      {"the_kraken_may_be_released_at_any_time",
       "kraken.at_any_time",
       AsksPosition{the_kraken_may_be_released_at_any_time},
       {kraken_between_draws, kraken_before_actions, kraken_among_actions}},
      {"whoever_draws_a_special_is_asked",
       "kraken.at_any_time",
       AsksTransition{whoever_draws_a_special_is_asked},
       {kraken_between_draws, treasure_between_draws}},
      {"the_kraken_takes_one_from_everybody",
       "kraken.one_of_each",
       AsksTransition{the_kraken_takes_one_from_everybody},
       {kraken_takes_several, kraken_for_nothing}},
      {"the_kraken_takes_the_strongest",
       "kraken.takes_strongest",
       AsksTransition{the_kraken_takes_the_strongest},
       {kraken_takes_several, kraken_tie, covered_cards_leave}},
      {"any_of_the_strongest_may_be_given_up",
       "kraken.takes_strongest",
       AsksPosition{any_of_the_strongest_may_be_given_up},
       {kraken_tie}},
      {"the_treasure_is_for_whoever_has_a_creature",
       "treasure.needs_a_creature",
       AsksPosition{the_treasure_is_for_whoever_has_a_creature},
       {treasure_between_draws, treasure_before_actions, treasure_among_actions, treasure_for_nothing}},
      {"the_treasure_brings_one_creature",
       "treasure.keeps_loyalty",
       AsksTransition{the_treasure_brings_one_creature},
       {treasure_among_actions, won_by_luring}},
      {"any_creature_may_be_lured",
       "treasure.any_creature",
       AsksPosition{any_creature_may_be_lured},
       {treasure_among_actions}},
  };
  return laws;
}

}  // namespace fathom::mermaids_song::laws
