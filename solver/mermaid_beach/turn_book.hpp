#pragma once

#include <vector>

#include "solver/mermaid_beach/common.hpp"

// What is open to a player at her turn, written from the rulebook a second time: over numbers, to be held against the model,
// and over unknowns, to be proved of every hand there is.

namespace fathom::solver::beach {

/// What the encoding takes the rulebook to say, for tests to get wrong.
struct TurnBook {
  /// From how many cards of an item on a hand has a pair, and there is something to do before asking.
  int pair = 2;
};

/// A table at the beginning of a turn. `Number` and `Truth` are `int` and `bool`, or unknowns of both sorts.
template <class Number, class Truth>
struct TurnTable {
  const Rules& rules;
  TurnBook book;
  Number deck;                             ///< How many cards the Beach deck has.
  Truth shells;                            ///< Whether Shell cards lie where a Mean Mermaid could take one,
  Truth in_reach;                          ///< and where a Sneaker Wave could.
  Truth never;                             ///< What is never so.
  std::vector<std::vector<Number>> hands;  ///< Of each player, how many cards of each kind.

  [[nodiscard]] const Number& count(std::size_t who, BeachCard card) const { return hands[who][index_of(card)]; }
  [[nodiscard]] Truth has(std::size_t who, BeachCard card) const { return count(who, card) >= 1; }

  /// Whether a card that may find nothing to do can be played.
  [[nodiscard]] Truth plays(std::size_t who, BeachCard card, mermaid_beach::Idle reading, const Truth& to_do) const {
    return reading == mermaid_beach::Idle::played ? has(who, card) : has(who, card) && to_do;
  }
  [[nodiscard]] Truth plays_mean(std::size_t who) const {
    return plays(who, BeachCard::mean_mermaid, rules.idle_mean, shells);
  }
  [[nodiscard]] Truth plays_wave(std::size_t who) const {
    return plays(who, BeachCard::sneaker_wave, rules.idle_wave, in_reach);
  }
  [[nodiscard]] Truth plays_seaweed(std::size_t who) const {
    const bool renewed = rules.beach_empty == mermaid_beach::EmptyDeck::reshuffle;
    return plays(who, BeachCard::seaweed, renewed ? mermaid_beach::Idle::played : rules.idle_seaweed, deck >= 1);
  }
  [[nodiscard]] Truth has_pair(std::size_t who) const {
    Truth some = never;
    for (const BeachCard item : mermaid_beach::items) some = some || count(who, item) >= book.pair;
    return some;
  }
  /// 1, 2 and 3 of the six actions: what is described before asking.
  [[nodiscard]] Truth above(std::size_t who) const {
    return has(who, BeachCard::mermaid) || plays_mean(who) || has_pair(who);
  }
  /// The five actions besides asking.
  [[nodiscard]] Truth besides(std::size_t who) const { return above(who) || plays_wave(who) || plays_seaweed(who); }
  [[nodiscard]] Truth may_ask(std::size_t who) const {
    if (rules.last_resort == mermaid_beach::LastResort::nothing_above) return !above(who);
    if (rules.last_resort == mermaid_beach::LastResort::nothing_else) return !besides(who);
    return !never;
  }
  [[nodiscard]] bool askable(BeachCard card) const {
    return rules.askable == mermaid_beach::Askable::any_beach_card || mermaid_beach::is_item(card);
  }
  [[nodiscard]] Truth has_something_to_ask_for(std::size_t who) const {
    Truth some = never;
    for (const BeachCard card : every<BeachCard>)
      if (askable(card)) some = some || has(who, card);
    return some;
  }
  /// None of the six actions is open.
  [[nodiscard]] Truth stuck(std::size_t who) const {
    return !besides(who) && !(may_ask(who) && has_something_to_ask_for(who));
  }
  /// Her turn can be let go, where it is no bonus turn: nothing is open, or asking alone and that is read to be left to her.
  [[nodiscard]] Truth lets_go(std::size_t who) const {
    return rules.only_asking == mermaid_beach::OnlyAsking::may_be_let_go ? !besides(who) : stuck(who);
  }
  /// Nothing is left but the Sea Monster, or nothing at all.
  [[nodiscard]] Truth finished(std::size_t who) const {
    Truth something = never;
    for (const BeachCard card : every<BeachCard>)
      if (card != BeachCard::sea_monster) something = something || has(who, card);
    return !something;
  }
};

}  // namespace fathom::solver::beach
