#pragma once

#include <gtest/gtest.h>

#include <string_view>

#include "solver/mirage/common.hpp"
#include "solver/testing.hpp"

// What the tests of the theorems say about findings.

namespace fathom::solver::oasis {

inline const Game& published = Mirage::published();

inline Game without(std::string_view rule) { return published_without<Mirage>(rule); }

/// The published game with something in its rules changed.
template <class Change>
Game with(Change&& change) {
  return published_with<Mirage>(std::forward<Change>(change));
}

}  // namespace fathom::solver::oasis
