#pragma once

#include <string_view>

#include "model/core/testing.hpp"
#include "model/mirage/mirage.hpp"

// What the tests of this game's model share.

namespace fathom::mirage {

inline const Game& published = Mirage::published();

inline Square at(std::string_view name) { return *read_square(name); }

/// The published game in another reading, or with another number.
template <class Member, class Value>
Game with(Member Rules::*reading, Value value) {
  Game other = published;
  other.rules.*reading = value;
  return other;
}

}  // namespace fathom::mirage
