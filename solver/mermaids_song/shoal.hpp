#pragma once

#include <array>
#include <cstdint>
#include <numeric>
#include <string>
#include <vector>

#include "solver/prover.hpp"

// How sea creatures can lie among the players: packing them, put to Z3.

namespace fathom::solver::song {

/// The printed ratings; what a creature's loyalty counts is the same.
inline constexpr std::size_t sorts = 5;
using Ratings = std::array<int, sorts>;
inline constexpr Ratings printed_ratings{4, 5, 6, 7, 9};

/// So many creatures of each rating.
struct Shoal {
  std::array<int, sorts> of{};
  Ratings ratings = printed_ratings;

  [[nodiscard]] int creatures() const { return std::accumulate(of.begin(), of.end(), 0); }
  [[nodiscard]] int loyalty() const { return std::inner_product(of.begin(), of.end(), ratings.begin(), 0); }
  friend bool operator==(const Shoal&, const Shoal&) = default;
};
/// `three 6s and a 9`, as `6, 6, 6, 9`.
std::string words(const Shoal& shoal);

/// Whether creatures can lie in a certain way, and how, if so.
struct Sharing {
  Answer answer = Answer::Unknown;  ///< `Counterexample`: they can, as follows. `Proved`: they cannot.
  std::vector<Shoal> each;          ///< What each player has.
  std::uint64_t asked = 0;
};
/// What somebody wants of the creatures that the players have.
struct Wanted {
  int players = 1;
  int creatures_least = 0;
  int creatures_most = 0;
  int loyalty_least = 0;  ///< Of each player.
  int loyalty_most = 0;   ///< Of each player.
};
/// Whether the players can have creatures of this shoal in the way wanted.
Sharing shared(const Shoal& shoal, const Wanted& wanted, const Budget& budget);

/// The least number for which something is possible that stays possible for greater ones.
struct Least {
  Answer answer = Answer::Unknown;  ///< `Proved`: possible for `number`, impossible for the number before.
  int number = 0;
  Sharing witness;
  std::uint64_t asked = 0;
};
/// The least loyalty to which each player is limited with which so many creatures can have been won by all.
Least least_limit(const Shoal& shoal, int players, int creatures, const Budget& budget);
/// The most creatures that can have been won while nobody has more loyalty than the limit.
Least most_won(const Shoal& shoal, int players, int limit, const Budget& budget);

}  // namespace fathom::solver::song
