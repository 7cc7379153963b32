#pragma once

#include <array>

#include "solver/mirage/common.hpp"

// How long a game is, and what runs out first.

namespace fathom::solver::oasis {

/// What is in the box, read a second time.
struct LengthBook {
  int plain = 10;     ///< Survey tiles of one shade.
  int mixed = 30;     ///< All others.
  int coasts = 9;     ///< In the pile at the start.
  int set_aside = 1;  ///< Survey tiles, with three players.
  int fewest_turns = 9;
  int most_turns = 39;
  std::array<int, 3> most_turns_put_back{40, 39, 40};  ///< With two, three and four players, where Coast tiles can go back.
};
/// A game has 9 to 39 turns with any number of players, and both happen; where Coast tiles are put back, 40, or 39 with
/// three.
Finding games_have_so_many_turns(const Game& game, const Budget& budget, const LengthBook& book = {});
/// The bag can be empty with Coast tiles left exactly where it holds fewer plain tiles than there are Coast tiles in the
/// pile: for any numbers. As published it never happens, unless a Coast tile is put back.
Finding bag_outlasts_the_pile(const Game& game, const Budget& budget, const LengthBook& book = {});

/// What players have, read a second time.
struct ExplorerBook {
  int of_a_kind = 7;
  int on_a_tile = 3;
  int first_short_turn = 3;
  int last_full_turns = 4;
};
/// Nobody is short of explorers before her third turn, and nobody fills more than four tiles before any come back.
Finding explorers_suffice_for_two_turns(const Game& game, const Budget& budget, const ExplorerBook& book = {});
/// With any number of explorers left, the squares that may be filled are all choices of as many as are left, up to three.
Finding squares_to_fill_are_as_many_as_possible(const Game& game, const Budget& budget, const ExplorerBook& book = {});

/// What is moved by deeds.
enum class Thing : std::uint8_t { survey_tiles, coast_tiles, explorers, tents, trees };
/// A deed takes some of these things from one place to another.
struct Flow {
  std::string_view verb;  ///< Any deed, where it is empty.
  Thing thing{};
  std::size_t from = 0;
  std::size_t to = 0;
};
/// The rulebook's movements, read a second time. Places are numbered as the thing is met: supply, hand, table, out of play.
const std::vector<Flow>& flows();
/// No deed makes or loses a thing of this kind: each takes it from where it lies to where the rulebook says.
Finding deeds_keep_all(const Game& game, const Budget& budget, Thing thing, const std::vector<Flow>& book = flows());

}  // namespace fathom::solver::oasis
