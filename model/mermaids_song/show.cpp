#include <string>
#include <variant>

#include "model/mermaids_song/phrases.hpp"
#include "model/mermaids_song/possibilities.hpp"

// Actions in the game's words, one line each. Total: whatever a state and an action hold, there is a line for them.

namespace fathom::mermaids_song {
namespace {

std::string name(Seat seat) { return std::string{name_of(seat)}; }

/// `her first mermaid`, `Bob's second mermaid`.
std::string mermaid_of(Seat by, Seat owner, int nth) {
  return (by == owner ? std::string{"her"} : name(owner) + "'s") + ' ' + ordinal(nth) + " mermaid";
}

/// ` of power 5`, where there is such a mermaid.
std::string at_power(const Game& game, const State& state, Seat owner, int nth) {
  const Mermaid* mermaid = mermaid_at(state, owner, nth);
  return mermaid == nullptr ? "" : " of power " + std::to_string(power(game, *mermaid));
}

/// The line for each kind of action.
struct Line {
  const Game& game;
  const State& state;

  std::string operator()(const TurnCreature& turn) const { return "a creature is turned up: " + one(turn.creature); }
  std::string operator()(const Deal& deal) const { return name(deal.to) + " is dealt " + one(deal.card); }
  std::string operator()(const SetAside& set) const {
    return one(set.card) + " comes up for " + name(set.to) + " and is put aside";
  }
  std::string operator()(const FirstPlayer& first) const { return name(first.to) + " went swimming last and begins"; }
  std::string operator()(const StartDrawing& start) const { return name(start.by) + " keeps her hand and draws"; }
  std::string operator()(const Draw& draw) const { return name(draw.to) + " draws " + one(draw.card); }
  std::string operator()(const Reshuffle&) const {
    return "the discards become a new deck of " + plural(state.discards.total(), "card");
  }
  std::string operator()(const EndPlay&) const {
    return "no card is left for " + name(state.turn) + " to draw, and play ends";
  }
  std::string operator()(const DiscardHand& discard) const {
    return name(discard.by) + " discards her hand, " + phrase(state.hands[discard.by]) + ", and her turn is over";
  }
  std::string operator()(const BeginActions& begin) const { return name(begin.by) + " begins her actions"; }
  std::string operator()(const PlayMermaid& play) const { return name(play.by) + " plays a mermaid"; }
  std::string operator()(const Play& play) const {
    return name(play.by) + " plays " + one(play.card) + " on " + mermaid_of(play.by, play.on, play.nth);
  }
  std::string operator()(const Cover& cover) const {
    const Seat owner = state.target.value_or(state.turn);
    return name(cover.by) + " puts " + phrase(cover.cards) + " underneath " + mermaid_of(cover.by, owner, state.nth);
  }
  std::string operator()(const ReleaseKraken& release) const { return name(release.by) + " releases the Kraken"; }
  std::string operator()(const Lose& lose) const {
    return name(lose.by) + " gives up " + mermaid_of(lose.by, lose.by, lose.nth) +
           at_power(game, state, lose.by, lose.nth);
  }
  std::string operator()(const PlayTreasure& play) const {
    return name(play.by) + " plays the Treasure of the Deep on " + name(play.from);
  }
  std::string operator()(const Lure& lure) const {
    return name(state.turn) + " lures " + one(lure.creature) + " away" +
           (state.target ? " from " + name(*state.target) : std::string{});
  }
  std::string operator()(const DiscardTreasure& discard) const {
    return name(discard.by) + " finds no creature to lure, discards the Treasure and ends her turn";
  }
  std::string operator()(const Entice& entice) const {
    return name(entice.by) + " entices " + one(entice.creature) + " with " + mermaid_of(entice.by, entice.by, entice.nth) +
           at_power(game, state, entice.by, entice.nth);
  }
  std::string operator()(const EndTurn& end) const { return name(end.by) + " ends her turn"; }
};

}  // namespace

std::string show(const Game& game, const State& state, const Action& action) {
  return std::visit(Line{game, state}, action);
}

}  // namespace fathom::mermaids_song
