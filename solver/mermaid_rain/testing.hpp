#pragma once

#include <gtest/gtest.h>

#include <string_view>

#include "solver/mermaid_rain/common.hpp"
#include "solver/testing.hpp"

// What the tests of the theorems say about findings.

namespace fathom::solver::rain {

inline Game without(std::string_view rule) { return published_without<MermaidRain>(rule); }

/// The published game with something in its rules changed.
template <class Change>
Game with(Change&& change) {
  return published_with<MermaidRain>(std::forward<Change>(change));
}

}  // namespace fathom::solver::rain
