#pragma once

#include "properties/comparing.hpp"
#include "properties/comparing/balancing.hpp"
#include "properties/comparing/diverging.hpp"
#include "properties/comparing/side_by_side.hpp"
#include "properties/engine_of.hpp"

/// The definitions behind `properties/comparing.hpp`. Include it in `properties/<game>.cpp` alone, after the game's own
/// leaves and its account, and instantiate `template struct Comparer<Game>` there.
namespace fathom::properties {

template <Specification G>
Comparison Comparer<G>::compare(const Game& published, const Game& variant, const CompareOptions& options) {
  return SideBySide<typename AdapterOf<G>::type>(published, variant, options).run();
}

template <Specification G>
Balance Comparer<G>::balance(const Game& game, const CompareOptions& options) {
  return Balancing<typename AdapterOf<G>::type>(game, options).run();
}

template <Specification G>
std::optional<Divergence> Comparer<G>::diverge(const Game& published, const Game& variant, const CompareOptions& options) {
  return DivergenceSearch<typename AdapterOf<G>::type>(published, variant, options).run();
}

}  // namespace fathom::properties
