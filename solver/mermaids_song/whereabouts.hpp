#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "solver/mermaids_song/common.hpp"

// Where every card and creature goes, action by action, from the rulebook: that none comes or goes.

namespace fathom::solver::song {

/// Where a card or a creature can be, seen from an action: its doer's hand, the mermaids of whoever it concerns, and so on.
/// `nowhere` is in no rulebook; it is for showing what a theorem refuses.
enum class Place : std::uint8_t {
  deck,
  discards,
  set_aside,
  hand,
  with_mermaids,
  creature_deck,
  face_up,
  own_creatures,
  others_creatures,
  nowhere
};
inline constexpr std::size_t places = 10;

/// How much of what lies there goes.
enum class Much : std::uint8_t {
  named,  ///< The one card or creature that the action names.
  about,  ///< The mermaid, the Kraken or the Treasure: whatever the action is about without naming it.
  hers,   ///< A mermaid with all songs and silences that lie with her, covered ones too.
  all,    ///< Everything.
};
struct Move {
  Much much{};
  Place from{};
  Place to{};
};
/// A kind of action, and what it moves.
struct Moves {
  std::string_view verb;
  std::vector<Move> moves;
};
/// All kinds of actions, by the rulebook. What goes back into the deck when all are dealt is no action of its own.
std::vector<Moves> printed_moves();

/// Which of the two decks is looked at.
enum class What : std::uint8_t { cards, creatures };
constexpr std::array<std::string_view, 2> names_of(What) { return {"cards", "creatures"}; }

/// For any number of cards or creatures of any kind anywhere, no action makes or loses one, or takes one where there is
/// none; and each action of the model moves exactly these, in every kind of position.
Finding nothing_comes_or_goes(const Game& game, const Budget& budget, What what,
                              const std::vector<Moves>& acts = printed_moves());

}  // namespace fathom::solver::song
