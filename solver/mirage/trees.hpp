#pragma once

#include "solver/mirage/common.hpp"

// What palm trees are worth.

namespace fathom::solver::oasis {

/// The worth of a set of trees of different colours, by how many there are: read a second time.
struct TreeBook {
  std::array<int, 5> of_set{0, 1, 4, 9, 16};
};
/// Of all ways to sort trees into sets the model takes one that is worth most: for as many trees of each colour as there are
/// by trying all ways, and for any by the step that a tree moved to a larger set never makes it worth less.
Finding best_sets_are_counted(const Game& game, const Budget& budget, const TreeBook& book = {});
/// One more tree is always worth something, and never less in a colour of which one has fewer.
Finding more_trees_are_worth_more(const Game& game, const Budget& budget,
                                  int (*worth)(const Counts<mirage::Colour>&) = mirage::tree_points);

}  // namespace fathom::solver::oasis
