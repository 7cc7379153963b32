#include <algorithm>
#include <optional>
#include <string>
#include <variant>

#include "model/mermaid_beach/mermaid_beach.hpp"
#include "model/mermaid_beach/phrases.hpp"
#include "model/mermaid_beach/possibilities.hpp"

// Actions in the game's words, one line each. Total: whatever a state and an action hold, there is a line for them.

namespace fathom::mermaid_beach {
namespace {

std::string name(Seat seat) { return std::string{name_of(seat)}; }

/// The line for each kind of action.
struct Line {
  const Game& game;
  const State& state;

  std::string operator()(const FirstPlayer& first) const { return name(first.to) + " has the waviest hair and begins"; }
  std::string operator()(const Deal& deal) const { return name(deal.to) + " is dealt " + one(deal.card); }

  std::string operator()(const PlayMermaid& play) const { return name(play.by) + " plays a mermaid"; }
  std::string operator()(const PlayMeanMermaid& play) const { return name(play.by) + " plays a mean mermaid"; }
  std::string operator()(const Steal& steal) const {
    return name(steal.by) + " steals " + one(steal.shell) + " from " + name(steal.from);
  }
  std::string operator()(const StealNothing& nothing) const { return name(nothing.by) + " steals nothing"; }
  std::string operator()(const PlayPair& play) const {
    return name(play.by) + " plays " + counted(cards_in_a_pair, play.item);
  }
  std::string operator()(const Ask& ask) const { return name(ask.by) + " asks " + name(ask.of) + " for " + one(ask.card); }
  std::string operator()(const Give& give) const {
    return name(give.by) + " gives " + (state.asked_for ? one(*state.asked_for) : std::string{"nothing"}) + " to " +
           name(state.turn);
  }
  std::string operator()(const GoToTheBeach& go) const {
    return name(go.by) + " sends " + name(state.turn) + " to the beach";
  }
  std::string operator()(const DrawBeach& draw) const {
    return name(draw.to) + " draws " + one(draw.card) +
           (state.step == Step::drawing_for_seaweed ? " for the seaweed" : " at the beach");
  }
  std::string operator()(const PlayDrawn& play) const {
    return name(play.by) + " plays " + one(play.card) + " she has drawn" + (is_item(play.card) ? ", with its match" : "");
  }
  std::string operator()(const Keep& keep) const { return name(keep.by) + " keeps the card she has drawn"; }
  std::string operator()(const PlaySneakerWave& play) const { return name(play.by) + " plays a sneaker wave"; }
  std::string operator()(const WashAway& wash) const {
    return name(wash.by) + " washes away " + one(wash.shell) + " of " + name(wash.from) + "'s";
  }
  std::string operator()(const PlaySeaweed& play) const { return name(play.by) + " plays a seaweed"; }
  std::string operator()(const ChooseDrawer& choose) const {
    return name(choose.by) + " lets " + name(choose.whom) + " draw for the seaweed";
  }
  std::string operator()(const DrawShell& draw) const { return name(draw.to) + " draws " + one(draw.card); }
  std::string operator()(const PassCard& pass) const { return name(pass.by) + " puts down " + one(pass.card) + " to pass"; }
  std::string operator()(const HandOver&) const { return "what lies there is passed to the " + plainly(state.direction); }
  std::string operator()(const PassTurn& pass) const { return name(pass.by) + " passes her turn"; }
  std::string operator()(const ReshuffleBeach&) const { return "the Beach discard pile becomes a new deck"; }
  std::string operator()(const ReshuffleShells&) const { return "the Shell discard pile becomes a new deck"; }
  std::string operator()(const RevealMonster& reveal) const {
    return name(reveal.by) + " reveals the sea monster, which eats " + phrase(eaten(game.rules, state.shells[reveal.by]));
  }
  std::string operator()(const Score&) const {
    std::string who;
    for (const Seat at : seated(state.players))
      who += (who.empty() ? ": " : ", ") + name(at) + ' ' + std::to_string(points(game.rules, state.shells[at]));
    return "points are counted" + who;
  }
};

}  // namespace

std::string show(const Game& game, const State& state, const Action& action) {
  return std::visit(Line{game, state}, action);
}

}  // namespace fathom::mermaid_beach
