#pragma once

#include "audit/language/concepts.hpp"

namespace fathom::audit {

/// The concepts that are asked for by name where amounts, lists and sums are read.
struct Known {
  ConceptId at_least = concept_called("limit.at_least");
  ConceptId at_most = concept_called("limit.at_most");
  ConceptId exactly = concept_called("limit.exactly");
  ConceptId fewer_than = concept_called("limit.fewer_than");
  ConceptId more_than = concept_called("limit.more_than");
  ConceptId link_and = concept_called("link.and");
  ConceptId link_nor = concept_called("link.nor");
  ConceptId link_or = concept_called("link.or");
  ConceptId total = concept_called("measure.total");
  ConceptId denied = concept_called("negation.not");
  ConceptId above = concept_called("reference.above");
  ConceptId below = concept_called("reference.below");
  ConceptId example = concept_called("reference.example");
  ConceptId see = concept_called("reference.see");
  ConceptId each = concept_called("scope.each");
  ConceptId only = concept_called("scope.only");
  ConceptId point = concept_called("score.point");
};

inline const Known& known() {
  static const Known concepts_known;
  return concepts_known;
}

}  // namespace fathom::audit
