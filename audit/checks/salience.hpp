#pragma once

#include <cstdint>
#include <vector>

#include "audit/checks/comparison.hpp"
#include "audit/reading/reading.hpp"

namespace fathom::audit {

/// What a passage is made of.
struct Salience {
  std::uint32_t words = 0;   ///< Words that say something.
  double rule_like = 0;      ///< From 0 to 1: how much it reads like a rule: modality, numbers, components, deeds.
  bool tells = false;        ///< It says what happens, how much, or what may be: not only what something is called.
  bool is_told_whole = false;  ///< All of it are sentences that end in a full stop.
  bool refers = false;       ///< It sends the reader elsewhere.
  bool credits = false;      ///< Names, addresses, copyright.
};
Salience salience_of(const Reading& reading, std::uint32_t first, std::uint32_t count);

/// A part of a sentence between signs or links.
struct Clause {
  TokenIndex first = 0;
  TokenIndex end = 0;
};

/// The clauses of one side, and every two neighbouring ones together, the longest first.
std::vector<Clause> clauses(const Reading& reading, const ComparedSide& side);

}  // namespace fathom::audit
