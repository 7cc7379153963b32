#pragma once

#include <cstdint>
#include <vector>

#include "model/core/game.hpp"

namespace fathom {

/// A play as the list of its choices: each number is taken modulo the count of legal actions, so every list is a play.
/// Choice 0 is the dullest action, and a list that ends early goes on with 0.
using Choices = std::vector<std::uint32_t>;

/// The shard of a campaign that this process runs: cases k with k mod `of` == `index`.
struct Shard {
  std::uint32_t index = 0;
  std::uint32_t of = 1;

  friend bool operator==(const Shard&, const Shard&) = default;
};

}  // namespace fathom
