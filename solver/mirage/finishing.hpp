#pragma once

#include "solver/mirage/common.hpp"

// How long a game is, what runs out first, and that nothing gets lost.

namespace fathom::solver::oasis {

/// What lies beside the board when a game begins, counted from the box a second time.
struct LengthBook {
  int starting_tiles = 1;  ///< Coast tiles that are not in the pile.
  int put_back = 1;        ///< What a Coast tile that is not added brings back to the pile.
};
/// With any number of players and whichever tiles are left out: a game has as many turns as the pile has Coast tiles at
/// least, and as many as the bag has tiles of two shades and the pile Coast tiles at most; or as the bag has tiles, where
/// Coast tiles are put back. Plays reach each.
Finding games_have_so_many_turns(const Game& game, const Budget& budget, const LengthBook& book = {});
/// The bag can be empty with Coast tiles left exactly where fewer of them stay on the table than the pile held, for any
/// numbers; as published that takes two that are put back, or one with three players who left out a tile of one shade. A
/// play of each number of players shows it.
Finding bag_outlasts_the_pile(const Game& game, const Budget& budget, const LengthBook& book = {});

/// What players do with their explorers, read a second time.
struct ExplorerBook {
  int on_a_tile = 3;
  int first_short_turn = 3;
  int last_full_turns = 4;
};
/// Nobody is short of explorers before her third turn, and nobody fills more than four tiles before any come back.
Finding explorers_suffice_for_two_turns(const Game& game, const Budget& budget, const ExplorerBook& book = {});
/// With any number of explorers left, the squares that may be filled are all choices of as many as are left, up to three.
Finding squares_to_fill_are_as_many_as_possible(const Game& game, const Budget& budget, const ExplorerBook& book = {});

/// What is moved by actions.
enum class Thing : std::uint8_t { survey_tiles, coast_tiles, explorers, tents, trees };
/// An action takes some of these things from one place to another.
struct Flow {
  std::string_view verb;  ///< Any action, where it is empty.
  Thing thing{};
  std::size_t from = 0;
  std::size_t to = 0;
};
/// The rulebook's movements in the first turns, read a second time. Places are numbered as the thing is met: supply, hand,
/// table, out of play.
const std::vector<Flow>& flows();
/// No action of the first turns makes or loses a thing of this kind: each takes it from where it lies to where the rulebook
/// says.
Finding actions_keep_all(const Game& game, const Budget& budget, Thing thing, const std::vector<Flow>& book = flows());

}  // namespace fathom::solver::oasis
