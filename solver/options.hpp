#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/play.hpp"

namespace fathom::solver {

/// What one question to Z3 may take. The count of its own steps is the same on every machine and decides; the clock behind
/// it is for the case that the steps themselves become slow.
struct Budget {
  std::uint32_t rlimit = 40'000'000;
  double seconds = 20;
};

/// How to run a game's theorems.
struct Options {
  std::uint32_t rlimit = Budget{}.rlimit;  ///< For each question.
  double seconds = 60;                     ///< For all theorems together; those that come too late are undecided.
  std::vector<std::string> only;           ///< The checks or claims to run, by name; all of them when empty.
  Shard shard;                             ///< Of the theorems chosen, in the order of the table.
  /// Called before each theorem with its name, its place among those chosen and their number.
  std::function<void(std::string_view check, std::size_t done, std::size_t of)> progress;
};

}  // namespace fathom::solver
