#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/specified.hpp"
#include "model/core/svg.hpp"
#include "model/mirage/actions.hpp"
#include "model/mirage/components.hpp"
#include "model/mirage/gaps.hpp"
#include "model/mirage/rules.hpp"
#include "model/mirage/state.hpp"

namespace fathom::mirage {

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
/// Which players have most in the region, by the game's reading of what counts; nobody where nobody has anything.
SeatSet holders(const Game& game, const State& state, Patch region);
/// The steps of the journey through these tents and back, each on the best square of its gap that it may go to.
int journey(const Game& game, const State& state, Seat of);
/// The points for palm trees: they are sorted into sets of different colours, each worth its size multiplied by itself.
int tree_points(const Counts<Colour>& trees);
/// The trees in gaps that a player owns.
Counts<Colour> trees_of(const State& state, Seat of);
/// What everybody scores with the position as it is.
PerSeat<Score> counted(const Game& game, const State& state);
/// All of a player's points together.
int total(const Score& score);
/// Who wins with these points: one seat, or several that share.
SeatSet winners(const PerSeat<Score>& points, int players);
PerSeat<int> scores(const State& state);

// state.cpp
/// Completes a partial state: what it does not mention goes back to bag, pile and supplies, a table without a tile gets the
/// starting one, and the board is indexed.
State completed(const Game& game, const State& state);

// invariants.cpp
std::span<const Invariant<Game, State>> invariants();

// symmetry.cpp
/// Whether things are seen as they are, or in a mirror that exchanges east and west.
enum class Reflection : std::uint8_t { none, east_and_west };
/// A renaming of things the rules treat alike: seats, the directions of the table, shades, and land with water. Which of
/// them a box allows depends on its tiles.
struct Relabelling {
  int turn = 0;             ///< Everybody moves so many seats clockwise.
  Reflection reflection{};  ///< The table is seen in a mirror,
  int quarters = 0;         ///< and then makes so many quarter turns.
  std::array<Shade, kinds<Shade>> of_shades{Shade::light, Shade::dark};
  std::array<Terrain, kinds<Terrain>> of_terrains{Terrain::land, Terrain::water};
  Box box = assumed_box();  ///< What it is played with: the board is indexed anew.
};
Game relabelled(const Game& game, const Relabelling& by);
State relabelled(const State& state, const Relabelling& by);
Action relabelled(const Action& action, const Relabelling& by, int players);

// picture.cpp
/// The position drawn in text, line by line.
std::vector<std::string> picture(const Game& game, const State& state);
/// What the characters of such a drawing mean.
std::vector<std::string> picture_key();
// svg.cpp
/// The position as somebody sees it, who sees everything.
SvgPicture svg(const Game& game, const View<State>& view);
std::string_view svg_looks();

// show.cpp
std::string show(const Game& game, const State& state, const Action& action);
// tell.cpp
std::vector<std::string> tell(const Game& game, const State& state);

/// The game as engines see it.
struct Mirage : SpecifiedBy<Game, State, Action> {
  static constexpr std::string_view name = "mirage";
  static constexpr int fewest_players = 2;
  static constexpr int most_players = 4;
  static constexpr Length length = Length::bounded;
  static constexpr int longest_play = 1000;

  static const Game& published();
  static std::span<const Claim> claims() { return mirage::claims(); }
  static std::span<const Invariant<Game, State>> invariants() { return mirage::invariants(); }
  static std::span<const Hole<Game, State, Action>> holes() { return mirage::holes(); }

  static std::vector<std::string> picture(const Game& game, const View<State>& view, std::size_t) {
    return mirage::picture(game, view.seen);
  }
  static std::vector<std::string> picture_key() { return mirage::picture_key(); }
  static SvgPicture svg(const Game& game, const View<State>& view) { return mirage::svg(game, view); }
  static std::string_view svg_looks() { return mirage::svg_looks(); }
};

}  // namespace fathom::mirage
