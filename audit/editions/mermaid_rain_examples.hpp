#pragma once

#include <span>
#include <vector>

#include "audit/editions/facts.hpp"

namespace fathom::audit {

/// Scores of four players, a line for each type of treasure and one for the total: what each line scores follows from who
/// else has a line for that type.
std::vector<Correction> scoring_example(std::span<const ExampleLine> lines);

/// Players who tie for a rank: which ranks' points they add up, by how many they divide, and what each gets.
std::vector<Correction> tie_example(std::span<const ExampleLine> lines);

/// Cards shown, and the meld they make.
std::vector<Correction> meld_example(std::span<const ExampleLine> lines);

}  // namespace fathom::audit
