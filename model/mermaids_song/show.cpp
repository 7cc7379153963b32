#include <string>
#include <string_view>

#include "model/mermaids_song/phrases.hpp"
#include "model/mermaids_song/possibilities.hpp"

// What the lines of actions say besides the actions' fields. Total: whatever a state and an action hold, there is a line.

namespace fathom::mermaids_song {
namespace {

/// `her first mermaid`, `Bob's second mermaid`.
std::string mermaid_of(Seat by, Seat owner, int nth) {
  return (by == owner ? std::string{"her"} : plainly(owner) + "'s") + ' ' + ordinal(nth) + " mermaid";
}

struct Words {
  const Game& game;
  const State& state;

  /// `her first mermaid of power 5`, where there is such a mermaid.
  [[nodiscard]] std::string told(Seat owner, int nth) const {
    const Mermaid* mermaid = mermaid_at(state, owner, nth);
    return mermaid_of(owner, owner, nth) + (mermaid == nullptr ? "" : " of power " + std::to_string(power(game, *mermaid)));
  }

  std::string operator()(std::string_view, const Reshuffle&) const { return plural(state.discards.total(), "card"); }
  std::string operator()(std::string_view, const EndPlay&) const { return plainly(state.turn); }
  std::string operator()(std::string_view, const DiscardHand& discard) const { return phrase(state.hands[discard.by]); }
  std::string operator()(std::string_view, const Play& play) const { return mermaid_of(play.by, play.on, play.nth); }
  std::string operator()(std::string_view, const Cover& cover) const {
    return mermaid_of(cover.by, state.target.value_or(state.turn), state.nth);
  }
  std::string operator()(std::string_view, const Lose& lose) const { return told(lose.by, lose.nth); }
  std::string operator()(std::string_view, const Entice& entice) const { return told(entice.by, entice.nth); }
  std::string operator()(std::string_view hole, const Lure&) const {
    if (hole == "thief") return plainly(state.turn);
    return state.target ? " from " + plainly(*state.target) : "";
  }
};

}  // namespace

std::string show(const Game& game, const State& state, const Action& action) { return line_of(action, Words{game, state}); }

}  // namespace fathom::mermaids_song
