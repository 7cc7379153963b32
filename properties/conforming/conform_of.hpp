#pragma once

#include "properties/conforming/conform.hpp"
#include "properties/conforming/conformer.hpp"
#include "properties/conforming/corpus_of.hpp"
#include "properties/engine_of.hpp"

/// The definitions behind `properties/conforming/conform.hpp` and `corpus.hpp`. Include it in `properties/<game>.cpp` alone,
/// say there which adapter the game is followed by, and instantiate `Conformance<Game>` and `Corpus<Game>`.
namespace fathom::conform {

template <Specification G>
Result Conformance<G>::of(const typename G::Game& game, const Options& options) {
  return Conformer<typename properties::AdapterOf<G>::type>(game, options).run();
}

}  // namespace fathom::conform
