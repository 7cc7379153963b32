#pragma once

#include <array>
#include <vector>

#include "audit/checks/comparison.hpp"
#include "audit/finding.hpp"

namespace fathom::audit {

/// What speaks for a finding and against it, besides what it was concluded from.
enum class Clue : std::uint8_t {
  guess,        ///< What the check makes of it, as log odds.
  likeness,     ///< How much the two sides of its bead share.
  literal,      ///< How much of the rest of the original's side the translation accounts for,
  literal_back, ///< and the other way round.
  crowd,        ///< How many other words of the bead are at issue.
  habit,        ///< How often this pair differs on the same ground, for each bead.
  trust,        ///< How surely what is at issue is carried over elsewhere, as log odds.
  free_words,   ///< How many words of the other side stand for nothing: one of them may be what is missed.
  joined,       ///< Whether its bead has more than one sentence on a side.
  size,         ///< How many words its bead has.
  in_table,     ///< Whether it stands in a row of a table, or a heading.
  keyed,        ///< Whether the texts are strings with keys.
  repeated,     ///< How often the same two words are at issue.
  elsewhere,    ///< Whether the other side of the bead says it, for another mention of it.
  shorter,      ///< How much shorter than usual the side is that lacks something, as a logarithm.
};
inline constexpr std::size_t feature_count = static_cast<std::size_t>(Clue::shorter) + 1;
using Features = std::array<double, feature_count>;
std::string_view name(Clue feature);

/// A finding before it is known whether anybody is to be told.
struct Candidate {
  Finding finding;  ///< Its severity is that of a sure one.
  Features features{};
};

/// Weighs what checks found in a pair against what else is known of their beads.
std::vector<Candidate> weighed(std::vector<Finding> findings, const Pair& pair);

/// Of what checks found in a pair, what is worth telling, with the confidence and severity that the fitted weights give it.
std::vector<Finding> judged(std::vector<Finding> findings, const Pair& pair);
/// The same of what was found in one text alone.
std::vector<Finding> judged(std::vector<Finding> findings);

}  // namespace fathom::audit
