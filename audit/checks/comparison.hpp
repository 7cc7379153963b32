#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "audit/alignment/align.hpp"
#include "audit/checks/modals.hpp"
#include "audit/language/concepts.hpp"
#include "audit/reading/reading.hpp"

namespace fathom::audit {

/// One side of a bead.
struct ComparedSide {
  TokenIndex first = 0;  ///< Its tokens,
  TokenIndex end = 0;    ///< up to before this one.
  std::vector<ModalPhrase> modals;
  std::vector<Group> negations;  ///< Those that belong to no modality.
  std::vector<Group> groups;     ///< Words of any other meaning.
  std::vector<Quantity> quantities;
  std::vector<std::uint8_t> accounted;  ///< For each token: 1 if the other side has its like, 0 if not, 2 if it says nothing.
  double told = 0;    ///< How many of its words with a meaning the other side accounts for,
  double untold = 0;  ///< and how many it does not.
};

/// Whether a side denies anything, however softly: translators say *all but* for *not those*.
bool denies(const ComparedSide& side);
/// The same in so many words: *not*, *must not*, *need not*.
bool denies_outright(const ComparedSide& side);

/// The two sides of a bead, held against each other.
struct Comparison {
  std::uint32_t bead = 0;
  ComparedSide original;
  ComparedSide translation;

};

/// How surely this pair's translator carries a concept over, learned from all beads.
class Trust {
 public:
  Trust() = default;
  explicit Trust(const std::vector<Comparison>& comparisons);

  /// Of a concept that was not carried over here: how surely it is everywhere else, in this pair and by what was fitted.
  [[nodiscard]] double elsewhere(ConceptId meaning) const;
  /// How often it was seen in this pair, and how often carried over.
  [[nodiscard]] std::pair<double, double> tally(ConceptId meaning) const { return {seen_[meaning], kept_[meaning]}; }
  /// How often one concept stands where the other text has the other: a habit of this translator, not a slip.
  [[nodiscard]] std::uint32_t swapped(ConceptId original, ConceptId translation) const;

 private:
  std::vector<double> seen_;
  std::vector<double> kept_;
  std::unordered_map<std::uint32_t, std::uint32_t> swapped_;
};

/// A pair of texts, aligned and compared bead by bead: what the checks look at.
struct Pair {
  const Reading& original;
  const Reading& translation;
  const Aligned& aligned;
  std::vector<Comparison> comparisons;  ///< Of the beads that have two sides.
  Trust trust;

  [[nodiscard]] const Bead& bead(const Comparison& comparison) const {
    return aligned.alignment.beads[comparison.bead];
  }
};

/// How surely translators carry a concept over, as `audit/fit` found; its family's first guess where it was seldom seen.
double fitted_trust(ConceptId meaning);
/// Whether the sentences of two beads stand in one block, on both sides.
bool are_of_one_block(const Pair& pair, const Comparison& a, const Comparison& b);

Pair compare(const Reading& original, const Reading& translation, const Aligned& aligned);

}  // namespace fathom::audit
