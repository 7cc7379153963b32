#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "properties/mermaid_beach/adapter.hpp"
#include "properties/mermaid_beach/shared.hpp"

// The laws of asking, answering and going to the beach.

namespace fathom::mermaid_beach::laws {
namespace {

/// Whether one of the three actions described before asking is open to her: a mermaid, a Mean Mermaid, or a pair.
bool has_something_above(const Game& game, const State& state, Seat who) {
  const BeachCards& hand = state.hands[who];
  const bool steals = hand[BeachCard::mean_mermaid] > 0 && finds_something(game, state, who, BeachCard::mean_mermaid);
  return hand[BeachCard::mermaid] > 0 || steals || holds_a_pair(hand);
}

/// Whether something else comes before asking, as it is read.
bool has_to_wait(const Game& game, const State& state, Seat who) {
  if (game.rules.last_resort == LastResort::free_choice) return false;
  if (has_something_above(game, state, who)) return true;
  if (game.rules.last_resort == LastResort::nothing_above) return false;
  const BeachCards& hand = state.hands[who];
  return (hand[BeachCard::sneaker_wave] > 0 && finds_something(game, state, who, BeachCard::sneaker_wave)) ||
         (hand[BeachCard::seaweed] > 0 && finds_something(game, state, who, BeachCard::seaweed));
}

std::string asking_is_the_last_resort(const Transition& transition) {
  const auto* ask = std::get_if<Ask>(&transition.action);
  if (ask == nullptr || !has_to_wait(transition.game, transition.before, ask->by)) return {};
  return name(ask->by) + " asks, and has a mermaid or a pair to play";
}

bool may_be_asked_for(const Game& game, BeachCard card) {
  return game.rules.askable == Askable::any_beach_card || comes_in_pairs(card);
}

std::string what_is_asked_for_is_held(const Transition& transition) {
  const auto* ask = std::get_if<Ask>(&transition.action);
  if (ask == nullptr) return {};
  if (ask->of == ask->by) return name(ask->by) + " asks herself";
  if (static_cast<int>(index_of(ask->of)) >= transition.before.players) return "somebody is asked who is not at the table";
  if (!may_be_asked_for(transition.game, ask->card)) return name(ask->by) + " asks for a " + words(ask->card);
  return transition.before.hands[ask->by][ask->card] > 0 ? "" : name(ask->by) + " asks for what she could not match";
}

/// Who has nothing better to do may ask any of the others for any item she holds.
std::string any_item_may_be_asked_for(const Position& at) {
  if (at.state.step != Step::turn || has_to_wait(at.game, at.state, at.state.turn)) return {};
  const Seat by = at.state.turn;
  for (const BeachCard card : every<BeachCard>)
    for (int i = 0; i < at.state.players; ++i) {
      const bool could = may_be_asked_for(at.game, card) && at.state.hands[by][card] > 0 && seat(i) != by;
      if (could && !offers(at, Ask{by, seat(i), card}))
        return name(by) + " cannot ask " + name(seat(i)) + " for " + words(card);
    }
  return {};
}

/// Who is asked gives if she has what is asked for, and sends to the beach if she has not.
std::string answers_are_true(const Transition& transition) {
  const bool gives = std::holds_alternative<Give>(transition.action);
  if (!gives && !std::holds_alternative<GoToTheBeach>(transition.action)) return {};
  if (!transition.history.asked_for) return "somebody answers who was not asked";
  const bool has_one = transition.before.hands[transition.history.whose][*transition.history.asked_for] > 0;
  if (gives == has_one) return {};
  return name(transition.history.whose) + (has_one ? " keeps" : " gives") + " what she was asked for, and " +
         (has_one ? "has one" : "has none");
}

std::string one_answer_is_possible(const Position& at) {
  if (at.state.step != Step::answering || !at.state.asked_for) return {};
  const Seat who = at.state.acting;
  const bool has_one = at.state.hands[who][*at.state.asked_for] > 0;
  if (!offers(at, has_one ? Action{Give{who}} : Action{GoToTheBeach{who}})) return name(who) + " cannot answer what is so";
  return at.legal.size() == 1 ? "" : name(who) + " may choose what to answer";
}

/// What comes from the beach is played only if it is special, or matches a card in hand; and it may always be kept.
std::string cards_from_the_beach_may_be_kept(const Position& at) {
  if (at.state.step != Step::deciding || !at.state.drawn) return {};
  const Seat by = at.state.turn;
  const BeachCard card = *at.state.drawn;
  if (!offers(at, Keep{by})) return name(by) + " has to play " + words(card);
  const Rules& rules = at.game.rules;
  const bool counts = card != BeachCard::mean_mermaid || rules.drawn_mean == DrawnMean::counts;
  const bool special =
      !comes_in_pairs(card) && card != BeachCard::sea_monster && counts && finds_something(at.game, at.state, by, card);
  const bool fits = rules.drawn_match == DrawnMatch::any_in_hand || at.state.asked_for == card;
  const bool matched = comes_in_pairs(card) && fits && at.state.hands[by][card] > 0;
  if (offers(at, PlayDrawn{by, card}) != (special || matched))
    return words(card) + (special || matched ? " cannot be played" : " may be played");
  const std::size_t wanted = special || matched ? 2 : 1;
  return at.legal.size() == wanted ? "" : name(by) + " may do something else with " + words(card);
}

/// Where Beach cards lie face up by a house rule, who is sent to the beach may take any of them, and has to take one.
std::string any_card_on_display_may_be_taken(const Position& at) {
  if (at.state.step != Step::taking_from_display) return {};
  const Seat by = at.state.turn;
  if (at.game.rules.display == 0) return name(by) + " takes a card that lies face up, and none does";
  std::size_t different = 0;
  for (const BeachCard card : every<BeachCard>) {
    if (at.state.display[card] == 0) continue;
    if (!offers(at, TakeFromDisplay{by, card})) return name(by) + " cannot take " + words(card);
    ++different;
  }
  return different == at.legal.size() ? "" : name(by) + " may do something else than take a card";
}

/// An empty deck ends the matter: next comes one of the six actions, or the end.
std::string an_empty_deck_gives_nothing(const Transition& transition) {
  if (transition.before.deck.total() > 0) return {};
  return std::holds_alternative<DrawBeach>(transition.action) ? "a card is drawn from an empty deck" : "";
}

/// With the deck used up, of an item that she has an odd number of, somebody else has one: pairs leave, and an even number
/// is there of each.
std::string somebody_has_the_match(const Transition& transition) {
  const auto* ask = std::get_if<Ask>(&transition.action);
  const State& before = transition.before;
  if (ask == nullptr || before.deck.total() + before.display.total() > 0 || !comes_in_pairs(ask->card)) return {};
  if (transition.before.hands[ask->by][ask->card] % 2 == 0) return {};
  for (int i = 0; i < transition.before.players; ++i)
    if (seat(i) != ask->by && transition.before.hands[seat(i)][ask->card] > 0) return {};
  return name(ask->by) + " asks for " + words(ask->card) + ", and nobody else has one";
}

/// Of each item four cards are there, and pairs leave: what two players hold then matches what the other holds.
std::string two_players_with_an_empty_deck_match(const Transition& transition) {
  const bool misses = std::holds_alternative<GoToTheBeach>(transition.action);
  const int undrawn = transition.before.deck.total() + transition.before.display.total();
  if (!misses || transition.before.players != 2 || undrawn > 0) return {};
  return name(transition.history.whose) + " has no match, and nobody else has a card";
}

}  // namespace

std::span<const Law> asking_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"asking_is_the_last_resort",
       "asking.as_a_last_resort",
       AsksTransition{asking_is_the_last_resort},
       {match_given, sent_to_the_beach}},
      {"what_is_asked_for_is_held", "asking.for_an_item_held", AsksTransition{what_is_asked_for_is_held}, {match_given}},
      {"any_item_may_be_asked_for", "asking.open_to_all", AsksPosition{any_item_may_be_asked_for}, {sent_to_the_beach}},
      {"answers_are_true",
       "asking.answers_are_true",
       AsksTransition{answers_are_true},
       {match_given, last_card_given, sent_to_the_beach}},
      {"one_answer_is_possible",
       "asking.answers_are_true",
       AsksPosition{one_answer_is_possible},
       {match_given, sent_to_the_beach}},
      {"cards_from_the_beach_may_be_kept",
       "asking.played_or_kept",
       AsksPosition{cards_from_the_beach_may_be_kept},
       {drawn_kept, drawn_match, drawn_mermaid, drawn_mean, drawn_wave, drawn_seaweed}},
      {"any_card_on_display_may_be_taken",
       "beach.on_display",
       AsksPosition{any_card_on_display_may_be_taken},
       {sent_to_the_beach}},
      {"an_empty_deck_gives_nothing",
       "decks.nothing_from_nothing",
       AsksTransition{an_empty_deck_gives_nothing},
       {deck_emptied, nothing_at_the_beach, seaweed_for_nothing}},
      {"somebody_has_the_match",
       "asking.somebody_has_the_match",
       AsksTransition{somebody_has_the_match},
       {deck_emptied, match_given, nothing_at_the_beach}},
      {"two_players_with_an_empty_deck_match",
       "asking.sure_for_two",
       AsksTransition{two_players_with_an_empty_deck_match},
       {deck_emptied, match_given}},
  };
  return laws;
}

}  // namespace fathom::mermaid_beach::laws
