#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "audit/checks/checks.hpp"
#include "audit/checks/equivalents.hpp"
#include "audit/checks/judgement.hpp"
#include "audit/reading/known.hpp"

namespace fathom::audit {
namespace {

/// A deed that each side has a word for, once.
struct Deed {
  const Group* original = nullptr;
  const Group* translation = nullptr;
};

bool are_alike(const Group& a, const Group& b) {
  return std::any_of(a.meanings.begin(), a.meanings.end(), [&](ConceptId meaning) {
    return std::find(b.meanings.begin(), b.meanings.end(), meaning) != b.meanings.end();
  });
}

/// Whether the order of deeds may be a matter of grammar here: besides, *after you draw, discard*.
bool is_turned_by_grammar(const ComparedSide& side) {
  return may_be_turned(side) || std::any_of(side.groups.begin(), side.groups.end(), [](const Group& group) {
           return means(group, known().after) || means(group, known().during) || means(group, known().unless) ||
                  means(group, known().without);
         });
}

std::vector<Deed> deeds_of(const Comparison& comparison) {
  const auto alone = [](const std::vector<Group>& all, const Group& one) {
    return std::count_if(all.begin(), all.end(), [&](const Group& other) { return are_alike(one, other); }) == 1;
  };
  std::vector<Deed> found;
  for (const Group& here : comparison.original.groups) {
    if (!has_role(here, Role::deed) || !alone(comparison.original.groups, here) || !alone(comparison.translation.groups, here)) continue;
    const auto there = std::find_if(comparison.translation.groups.begin(), comparison.translation.groups.end(),
                                    [&](const Group& other) { return are_alike(here, other); });
    if (alone(comparison.original.groups, *there)) found.push_back({&here, &*there});
  }
  return found;
}

}  // namespace

std::vector<Finding> check_sequence(const Pair& pair) {
  std::vector<Finding> findings;
  for (const Comparison& comparison : pair.comparisons) {
    if (is_turned_by_grammar(comparison.original) || is_turned_by_grammar(comparison.translation)) continue;
    const std::vector<Deed> deeds = deeds_of(comparison);
    const auto out = std::adjacent_find(deeds.begin(), deeds.end(),
                                        [](const Deed& a, const Deed& b) { return a.translation->first > b.translation->first; });
    if (out == deeds.end()) continue;
    const Deed& later = *std::next(out);
    Finding finding;
    finding.kind = Kind::order_changed;
    finding.severity = Severity::error;
    finding.ground = Ground::deeds_reordered;
    finding.bead = comparison.bead;
    finding.confidence = 0.5;
    finding.original = passage_of_tokens(pair.original, Side::original, later.original->first, later.original->count);
    finding.translation = passage_of_tokens(pair.translation, Side::translation, later.translation->first, later.translation->count);
    finding.consequence = quoted(pair.original, later.original->first, later.original->count) + " comes later in the original and first in the translation.";
    findings.push_back(std::move(finding));
  }
  return findings;
}

}  // namespace fathom::audit
