#pragma once

#include "audit/language/concepts.hpp"

namespace fathom::audit {

/// The concepts that the code asks for by name. They are looked up once; one that is not in `concepts.yaml` ends the program
/// at its first use.
struct Known {
  ConceptId answer_no = concept_called("answer.no");
  ConceptId answer_yes = concept_called("answer.yes");
  ConceptId decrease = concept_called("change.decrease");
  ConceptId ignore = concept_called("deed.ignore");
  ConceptId lose = concept_called("deed.lose");
  ConceptId pay = concept_called("deed.pay");
  ConceptId subtract = concept_called("deed.subtract");
  ConceptId faint_dropped = concept_called("faint.dropped");
  ConceptId faint_hint = concept_called("faint.hint");
  ConceptId at_least = concept_called("limit.at_least");
  ConceptId at_most = concept_called("limit.at_most");
  ConceptId exactly = concept_called("limit.exactly");
  ConceptId fewer_than = concept_called("limit.fewer_than");
  ConceptId more_than = concept_called("limit.more_than");
  ConceptId link_and = concept_called("link.and");
  ConceptId link_if = concept_called("link.if");
  ConceptId link_instead = concept_called("link.instead");
  ConceptId link_nor = concept_called("link.nor");
  ConceptId link_or = concept_called("link.or");
  ConceptId link_otherwise = concept_called("link.otherwise");
  ConceptId link_then = concept_called("link.then");
  ConceptId maximum = concept_called("measure.maximum");
  ConceptId minimum = concept_called("measure.minimum");
  ConceptId total = concept_called("measure.total");
  ConceptId have_to = concept_called("modality.have_to");
  ConceptId may = concept_called("modality.may");
  ConceptId must = concept_called("modality.must");
  ConceptId must_not = concept_called("modality.must_not");
  ConceptId need_not = concept_called("modality.need_not");
  ConceptId fewer = concept_called("more.fewer");
  ConceptId more = concept_called("more.more");
  ConceptId except = concept_called("negation.except");
  ConceptId neither = concept_called("negation.neither");
  ConceptId denied = concept_called("negation.not");
  ConceptId unless = concept_called("negation.unless");
  ConceptId without = concept_called("negation.without");
  ConceptId free = concept_called("occupancy.free");
  ConceptId neighbour = concept_called("person.neighbour");
  ConceptId opponent = concept_called("person.opponent");
  ConceptId partner = concept_called("person.partner");
  ConceptId player = concept_called("person.player");
  ConceptId gratis = concept_called("price.gratis");
  ConceptId above = concept_called("reference.above");
  ConceptId below = concept_called("reference.below");
  ConceptId example = concept_called("reference.example");
  ConceptId page = concept_called("reference.page");
  ConceptId section = concept_called("reference.section");
  ConceptId see = concept_called("reference.see");
  ConceptId all = concept_called("scope.all");
  ConceptId all_others = concept_called("scope.all_others");
  ConceptId any = concept_called("scope.any");
  ConceptId both = concept_called("scope.both");
  ConceptId different = concept_called("scope.different");
  ConceptId each = concept_called("scope.each");
  ConceptId several = concept_called("scope.several");
  ConceptId none = concept_called("scope.none");
  ConceptId only = concept_called("scope.only");
  ConceptId other = concept_called("scope.other");
  ConceptId first = concept_called("sequence.first");
  ConceptId cost = concept_called("score.cost");
  ConceptId penalty = concept_called("score.penalty");
  ConceptId point = concept_called("score.point");
  ConceptId hidden = concept_called("secrecy.hidden");
  ConceptId order = concept_called("span.order");
  ConceptId step = concept_called("span.step");
  ConceptId year = concept_called("span.year");
  ConceptId after = concept_called("time.after");
  ConceptId before = concept_called("time.before");
  ConceptId during = concept_called("time.during");
  ConceptId until = concept_called("time.until");
  ConceptId every = concept_called("whole.every");
};

inline const Known& known() {
  static const Known concepts_known;
  return concepts_known;
}

}  // namespace fathom::audit
