#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/renaming.hpp"
#include "model/core/specified.hpp"
#include "model/core/svg.hpp"
#include "model/mermaid_rain/actions.hpp"
#include "model/mermaid_rain/components.hpp"
#include "model/mermaid_rain/rules.hpp"
#include "model/mermaid_rain/state.hpp"

namespace fathom::mermaid_rain {

// What the files of this folder offer each other and the engines, in the order a reader meets them.

// rulebook.cpp
std::span<const Hole<Game, State, Action>> holes();
/// A tile has several hexes; a move may name any of them, and a placing may name them in any order: the same action, naming the
/// tile's first, or all of them lowest first. `legal_actions` lists actions in this form.
Action canonical(const State& state, const Action& action);

// claims.cpp
std::span<const Claim> claims();

// play.cpp
State start(const Game& game, int players);
Acting acting(const State& state);
void perform(const Game& game, State& state, const Action& action);
double weight(const Game& game, const State& state, const Action& action);

// scoring.cpp
/// The best meld these cards make; Octopus for cards that make none.
Meld best_meld(const Cards& cards);
/// Whether these cards make this meld, some of them perhaps superfluous.
bool makes(const Cards& cards, Meld meld);
/// The cards the meld needs; the rest is ignored.
Cards needed(const Cards& cards, Meld meld);
/// Points for one type of treasure, from how many tokens of it each seat has after the tribute.
PerSeat<int> points(const Rules& rules, const PerSeat<int>& tokens, int players);
/// Who wins: one seat, or several that share.
SeatSet winners(const Game& game, const State& state);
PerSeat<int> scores(const State& state);

// settling: state.cpp
/// Completes a partial state: what it does not mention goes back to its deck, pile or pool, and `tile_at` is worked out.
State completed(const Game& game, const State& state);
/// The numbers of tokens laid face up for so many players, under the game's readings.
FaceUp face_up(const Rules& rules, int players);
/// The number that a type is counted by.
FaceUpGroup face_up_with(const Rules& rules, int players, Treasure treasure);

// invariants.cpp
std::span<const Invariant<Game, State>> invariants();

// view.cpp
/// What one player can see of a state. A princess card looks like any other from behind, so it counts where it lies: in the
/// hand, or among the chosen cards.
View<State> view(const Game& game, const State& state, Seat seat);
/// Another state that this player cannot tell from `state`: hidden cards, choices and tokens exchanged at random.
State resampled(const Game& game, const State& state, Seat seat, Random& random);

// symmetry.cpp
/// A renaming of things the rules treat alike: everybody moves `turn` seats clockwise, and the cards are permuted, on hands,
/// tiles and treasure spaces alike.
struct Relabelling {
  int turn = 0;
  std::array<Card, 3> cards{Card::dolphin, Card::gull, Card::turtle};

  template <class T>
  static constexpr bool keeps = one_of<T, Step, Hex, Shape, Treasure, Hidden, Meld, Which, std::array<std::uint8_t, 8>>;
  void operator()(Card& card) const;
  void operator()(Symbol& symbol) const;
  void operator()(Tile& tile) const;
  void operator()(Tiles& tiles) const;
};
using fathom::relabelled;  // of states and actions
Game relabelled(const Game& game, const Relabelling& by);

// show.cpp
std::string show(const Game& game, const State& state, const Action& action);
// tell.cpp
std::vector<std::string> tell(const Game& game, const State& state);
// picture.cpp
/// The position in text, as somebody sees it, line by line; and what the characters mean.
std::vector<std::string> picture(const Game& game, const View<State>& view, std::size_t columns);
std::vector<std::string> picture_key();
// svg.cpp, svg_parts.cpp
SvgPicture svg(const Game& game, const View<State>& view);
std::string_view svg_looks();

/// The game as engines see it.
struct MermaidRain : SpecifiedBy<Game, State, Action> {
  static constexpr std::string_view name = "mermaid-rain";
  static constexpr int fewest_players = 3;
  static constexpr int most_players = 6;
  static constexpr Length length = Length::bounded;
  static constexpr int longest_play = 2000;

  static const Game& published();
  static std::span<const Claim> claims() { return mermaid_rain::claims(); }
  static std::span<const Invariant<Game, State>> invariants() { return mermaid_rain::invariants(); }
  static std::span<const Hole<Game, State, Action>> holes() { return mermaid_rain::holes(); }

  static Action canonical(const State& state, const Action& action) { return mermaid_rain::canonical(state, action); }

  static std::vector<std::string> picture(const Game& game, const View<State>& view, std::size_t columns) {
    return mermaid_rain::picture(game, view, columns);
  }
  static std::vector<std::string> picture_key() { return mermaid_rain::picture_key(); }
  static SvgPicture svg(const Game& game, const View<State>& view) { return mermaid_rain::svg(game, view); }
  static std::string_view svg_looks() { return mermaid_rain::svg_looks(); }
};

}  // namespace fathom::mermaid_rain
