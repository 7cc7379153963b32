#include <string>
#include <string_view>

#include "model/mermaid_beach/mermaid_beach.hpp"
#include "model/mermaid_beach/phrases.hpp"
#include "model/mermaid_beach/possibilities.hpp"

// What the lines of actions say besides the actions' fields. Total: whatever a state and an action hold, there is a line.

namespace fathom::mermaid_beach {
namespace {

struct Words {
  const Game& game;
  const State& state;

  std::string operator()(std::string_view, const PlayPair& play) const { return counted(cards_in_a_pair, play.item); }
  std::string operator()(std::string_view hole, const Give&) const {
    if (hole == "whom") return plainly(state.turn);
    return state.asked_for ? one(*state.asked_for) : "nothing";
  }
  std::string operator()(std::string_view, const GoToTheBeach&) const { return plainly(state.turn); }
  std::string operator()(std::string_view, const DrawBeach&) const {
    return state.step == Step::drawing_for_seaweed ? "for the seaweed" : "at the beach";
  }
  std::string operator()(std::string_view, const PlayDrawn& play) const {
    return is_item(play.card) ? ", with its match" : "";
  }
  std::string operator()(std::string_view, const HandOver&) const { return plainly(state.direction); }
  std::string operator()(std::string_view, const RevealMonster& reveal) const {
    return phrase(eaten(game.rules, state.shells[reveal.by]));
  }
  std::string operator()(std::string_view, const Score&) const {
    std::string who;
    for (const Seat at : seated(state.players))
      who += (who.empty() ? ": " : ", ") + plainly(at) + ' ' + std::to_string(points(game.rules, state.shells[at]));
    return who;
  }
};

}  // namespace

std::string show(const Game& game, const State& state, const Action& action) { return line_of(action, Words{game, state}); }

}  // namespace fathom::mermaid_beach
