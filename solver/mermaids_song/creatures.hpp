#pragma once

#include <array>

#include "solver/mermaids_song/common.hpp"

// What can be won, and whether there is enough of it: thresholds, the Creature deck, the bounds of loyalty.

namespace fathom::solver::song {

/// What follows from the printed numbers and the assumed creatures, for 3, 4, 5 and 6 players; claimed here, proved there.
struct CreatureBook {
  std::array<int, 4> short_from{57, 43, 35, 29};    ///< From this total on fewer than three creatures can be face up.
  std::array<int, 4> all_won_from{63, 48, 39, 32};  ///< From this total on all can be won with nobody at it.
  int most_beyond = 8;                              ///< The most loyalty that anybody can have beyond the total that wins.
  std::array<int, 4> fewest_creatures{4, 3, 3, 3};  ///< The fewest with which somebody wins.
  std::array<int, 4> most_creatures{9, 7, 5, 5};    ///< The most.
  int all_loyalty = 186;                            ///< Of all creatures: no higher total can be reached.
};

/// For each number of players somebody can reach the printed total; no total above that of all creatures can be reached.
/// A play from the start shows it.
Finding totals_can_be_reached(const Game& game, const Budget& budget, const Book& book = {},
                              const CreatureBook& claims = {});
/// At the printed totals three creatures are face up whenever somebody is to act; and with which totals not.
Finding play_area_is_never_short(const Game& game, const Budget& budget, const Book& book = {},
                                 const CreatureBook& claims = {});
/// At the printed totals somebody has won before all creatures are; and with which totals not.
Finding all_creatures_make_a_winner(const Game& game, const Budget& budget, const Book& book = {},
                                    const CreatureBook& claims = {});
/// Nobody ever has more loyalty than one below the total and a creature of the highest rating make, whatever the total.
Finding loyalty_has_a_limit(const Game& game, const Budget& budget, const CreatureBook& claims = {});
/// With how many creatures somebody can win.
Finding creatures_to_win(const Game& game, const Budget& budget, const Book& book = {}, const CreatureBook& claims = {});
/// Whatever she had below the total, a creature ends the game exactly if it takes her there, be it enticed or lured.
Finding play_ends_at_the_total(const Game& game, const Budget& budget, const Book& book = {});
/// One action takes one player at most to the total, whatever the total, and it is hers: ties are for the end without cards.
/// `others_below` is by how much the others are short of the total, at the least.
Finding one_winner_at_a_time(const Game& game, const Budget& budget, int others_below = 1);

/// Ann is about to win the last of these creatures, and the others of the shares are won already. Whoever has one of the
/// shares that is not empty is called Ann.
struct LastWin {
  State given;
  Action entice;
};
LastWin before_last_win(const Game& game, std::vector<Shoal> shares);

}  // namespace fathom::solver::song
