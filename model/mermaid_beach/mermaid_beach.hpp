#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/renaming.hpp"
#include "model/core/specified.hpp"
#include "model/core/svg.hpp"
#include "model/mermaid_beach/actions.hpp"
#include "model/mermaid_beach/components.hpp"
#include "model/mermaid_beach/rules.hpp"
#include "model/mermaid_beach/state.hpp"

namespace fathom::mermaid_beach {

// What the files of this folder offer each other and the engines, in the order a reader meets them.

// rulebook.cpp
std::span<const Hole<Game, State, Action>> holes();

// claims.cpp
std::span<const Claim> claims();

// play.cpp
State start(const Game& game, int players);
Acting acting(const State& state);
void perform(const Game& game, State& state, const Action& action);

// scoring.cpp
/// What these Shell cards are worth together.
int points(const Rules& rules, const ShellCards& shells);
/// The Shell cards that the Sea Monster eats of these: all those with the highest number.
ShellCards eaten(const Rules& rules, const ShellCards& shells);
/// Who wins if points are counted now, the Sea Monster fed first: one seat, or several that share.
SeatSet winners(const Game& game, const State& state);
PerSeat<int> scores(const State& state);

// state.cpp
/// The Beach cards that are played with, under the game's reading of the tips for younger players.
BeachCards beach_pack(const Game& game);
/// How many cards each of so many players is dealt.
int hand_size(const Rules& rules, int players);
/// Completes a partial state: what it does not mention goes back to its deck, and whoever acts alone is the one in turn.
State completed(const Game& game, const State& state);

// invariants.cpp
std::span<const Invariant<Game, State>> invariants();

// view.cpp
/// What a player sees: what is not hidden from her; but for the deck, all that there is where hands lie open.
View<State> view(const Game& game, const State& state, Seat seat);
/// Who sees which card is dealt, drawn or put down: its player alone, unless hands lie open.
template <class Kind>
requires one_of<Kind, Deal, DrawBeach, PassCard> Observers observers(const Game& game, const Kind& act) {
  return game.rules.hands == Hands::open ? Observers::everyone : observers_of(act);
}
/// Another state that this player cannot tell from `state`: the hidden Beach cards dealt out again. Whoever is known not
/// to hold the Sea Monster alone, since the game would be over, does not hold it alone there either.
State resampled(const Game& game, const State& state, Seat seat, Random& random);

// symmetry
/// A renaming of things the rules treat alike: everybody moves `turn` seats clockwise, and the beach items are permuted.
/// A starfish points the same way whoever draws it, and turning the table leaves left and right as they are.
struct Relabelling {
  int turn = 0;
  std::array<BeachCard, item_kinds> of_items = items;  ///< What each of the eight items becomes.

  template <class T>
  static constexpr bool keeps = one_of<T, Step, Bonus, Ending, Direction, ShellCard>;
  void operator()(BeachCard& card) const {
    if (is_item(card)) card = of_items[index_of(card)];
  }
};

// show.cpp
std::string show(const Game& game, const State& state, const Action& action);
// tell.cpp
std::vector<std::string> tell(const Game& game, const State& state);

// picture.cpp
/// The position in text, as somebody sees it, line by line; and what the characters mean.
std::vector<std::string> picture(const Game& game, const View<State>& view, std::size_t columns);
std::vector<std::string> picture_key();
// svg.cpp
SvgPicture svg(const Game& game, const View<State>& view);
std::string_view svg_looks();

/// The game as engines see it.
struct MermaidBeach : SpecifiedBy<Game, State, Action> {
  static constexpr std::string_view name = "mermaid-beach";
  static constexpr int fewest_players = 2;
  static constexpr int most_players = 5;
  static constexpr Length length = Length::unbounded;
  static constexpr int longest_play = 1000;

  static const Game& published();
  static std::span<const Claim> claims() { return mermaid_beach::claims(); }
  static std::span<const Invariant<Game, State>> invariants() { return mermaid_beach::invariants(); }
  static std::span<const Hole<Game, State, Action>> holes() { return mermaid_beach::holes(); }

  static std::vector<std::string> picture(const Game& game, const View<State>& view, std::size_t columns) {
    return mermaid_beach::picture(game, view, columns);
  }
  static std::vector<std::string> picture_key() { return mermaid_beach::picture_key(); }
  static SvgPicture svg(const Game& game, const View<State>& view) { return mermaid_beach::svg(game, view); }
  static std::string_view svg_looks() { return mermaid_beach::svg_looks(); }
};

}  // namespace fathom::mermaid_beach
