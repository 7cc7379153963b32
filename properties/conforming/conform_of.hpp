#pragma once

#include "properties/conforming/conform.hpp"
#include "properties/conforming/conformer.hpp"
#include "properties/engine_of.hpp"

/// The definition behind `conform/conform.hpp`. Include it in `conform/<game>.cpp` alone, say there which adapter the game
/// is followed by, and instantiate `template struct Conformance<Game>`.
namespace fathom::conform {

template <Specification G>
Result Conformance<G>::of(const typename G::Game& game, const Options& options) {
  return Conformer<typename properties::AdapterOf<G>::type>(game, options).run();
}

}  // namespace fathom::conform
