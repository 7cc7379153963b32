#include "audit/checks/equivalents.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>

#include "audit/reading/known.hpp"

namespace fathom::audit {
namespace {

/// The number that words stand by: the nearest behind them, or before.
const Quantity* number_by(const ComparedSide& side, const Group& group) {
  static constexpr TokenIndex reach = 4;
  const Quantity* nearest = nullptr;
  TokenIndex distance = reach + 1;
  for (const Quantity& quantity : side.quantities) {
    const bool inside = quantity.first >= group.first && quantity.first < group.first + group.count;
    const TokenIndex apart = inside                        ? 0
                             : quantity.first > group.first ? quantity.first - group.first - group.count
                                                            : group.first - std::min(group.first, quantity.first + quantity.count);
    if (apart < distance && !quantity.ordinal) nearest = &quantity, distance = apart;
  }
  return nearest;
}

const Quantity* find_alike(const ComparedSide& side, const Quantity& as, Bound bound) {
  const auto found = std::find_if(side.quantities.begin(), side.quantities.end(), [&](const Quantity& quantity) {
    return quantity.value == as.value && quantity.bound == bound && !quantity.ordinal;
  });
  return found == side.quantities.end() ? nullptr : &*found;
}

bool has_paired(const ComparedSide& side, ConceptId meaning) {
  return std::any_of(side.groups.begin(), side.groups.end(), [&](const Group& group) { return group.paired && means(group, meaning); });
}

/// *Farther than any other* is *farther than all others*.
bool compares(const ComparedSide& side) {
  return std::any_of(side.groups.begin(), side.groups.end(), [](const Group& group) {
    return means(group, known().more_than) || means(group, known().fewer_than) ||
           std::any_of(group.meanings.begin(), group.meanings.end(), [](ConceptId meaning) {
             const std::string& family = concepts().family(meaning).name;
             return family == "farness" || family == "rank" || family == "comparison" || family == "amount" || family == "more";
           });
  });
}

bool is_for_all(const Group& group) {
  return !is_faint(group) && (means(group, known().all) || means(group, known().both) || means(group, known().each) ||
                              means(group, known().every) || means(group, known().all_others));
}

/// *Each round has four phases*, *a round has four phases*: what is true of any is told of all, or of one; *once each turn*
/// is *once in a turn*. Not of players: of them, *a player draws* is another matter.
bool tells_of_any(const ComparedSide& side, const Group& all, const Group& thing, const ComparedSide& other,
                  const Quantity& one) {
  if (means(all, known().each) && concepts().family(thing.meanings.front()).name == "span" && one.weak) return true;
  return all.first == side.first && one.first == other.first && concepts().family(thing.meanings.front()).name != "person";
}

/// Whether the other side counts one of what this side has all of; of what no concept names (*them*), one of anything.
bool speaks_of_one(const ComparedSide& side, const Group& all, const ComparedSide& other) {
  static constexpr TokenIndex reach = 4;
  const auto thing = std::find_if(side.groups.begin(), side.groups.end(), [&](const Group& group) {
    return group.first > all.first && group.first <= all.first + all.count + reach && has_role(group, Role::thing);
  });
  if (thing == side.groups.end()) return !all.matched;
  const auto is_it = [&](ConceptId meaning) {
    return std::find(thing->meanings.begin(), thing->meanings.end(), meaning) != thing->meanings.end();
  };
  // *One exhausted unit*
  const auto stands_before_it = [&](const Quantity& one) {
    static constexpr TokenIndex near = 2;
    return std::any_of(other.groups.begin(), other.groups.end(), [&](const Group& group) {
      return group.first > one.first && group.first <= one.first + one.count + near &&
             std::any_of(group.meanings.begin(), group.meanings.end(), is_it);
    });
  };
  return std::any_of(other.quantities.begin(), other.quantities.end(), [&](const Quantity& one) {
    return one.value == 1 && one.upper == 1 && !one.ordinal && (is_it(one.unit) || stands_before_it(one)) &&
           !tells_of_any(side, all, *thing, other, one);
  });
}

bool has_unpaired(const ComparedSide& side, ConceptId meaning) {
  return std::any_of(side.groups.begin(), side.groups.end(),
                     [&](const Group& group) { return !group.paired && means(group, meaning); });
}

}  // namespace

bool same_reach(const Quantity& a, const Quantity& b) {
  const auto least = [](const Quantity& q) {
    return q.bound == Bound::more_than ? q.value + 1 : q.bound == Bound::at_least ? q.value : NAN;
  };
  const auto most = [](const Quantity& q) {
    return q.bound == Bound::fewer_than ? q.value - 1 : q.bound == Bound::at_most ? q.value : NAN;
  };
  return least(a) == least(b) || most(a) == most(b);
}

bool takes_away(const Group& group) {
  return means(group, known().lose) || means(group, known().subtract) || means(group, known().decrease) ||
         means(group, known().fewer);
}

bool is_lessened(const Reading& text, const ComparedSide& side, const Quantity& quantity) {
  const Offset begin = text.tokens[quantity.first].begin;
  if (text.document.text[begin] == '+' || (begin > 0 && text.document.text[begin - 1] == '+')) return false;
  static constexpr TokenIndex reach = 6;
  return std::any_of(side.groups.begin(), side.groups.end(), [&](const Group& group) {
    const auto [from, to] = std::minmax(group.first, quantity.first);
    return to - from <= reach && takes_away(group);
  });
}

bool is_denied(const ComparedSide& side, const Quantity& quantity) {
  static constexpr TokenIndex reach = 8;
  const auto shortly_before = [&](TokenIndex token) {
    return token < quantity.first && quantity.first - token <= reach &&
           std::none_of(side.groups.begin(), side.groups.end(), [&](const Group& between) {
             return between.first > token && between.first < quantity.first && means(between, known().link_if);
           });
  };
  // *Mehr als drei kann niemand tragen*
  static constexpr TokenIndex opening = 3;
  const bool opens = quantity.first < side.first + opening && quantity.bound == Bound::more_than;
  const auto near = [&](TokenIndex token) {
    return shortly_before(token) || (opens && token > quantity.first && token - quantity.first <= reach);
  };
  return std::any_of(side.modals.begin(), side.modals.end(),
                     [&](const ModalPhrase& modal) { return modal.modality == Modality::must_not && near(modal.first); }) ||
         std::any_of(side.negations.begin(), side.negations.end(), [&](const Group& group) { return near(group.first); });
}

bool are_opposite(const Group& a, const Group& b) {
  return std::any_of(a.meanings.begin(), a.meanings.end(), [&](ConceptId x) {
    return std::any_of(b.meanings.begin(), b.meanings.end(), [&](ConceptId y) { return concepts().are_opposite(x, y); });
  });
}

bool are_firmly_opposite(const Group& a, const Group& b) {
  static constexpr double firm = 0.7;
  return are_opposite(a, b) && std::any_of(a.meanings.begin(), a.meanings.end(), [&](ConceptId x) {
    return std::any_of(b.meanings.begin(), b.meanings.end(), [&](ConceptId y) {
      return concepts().are_opposite(x, y) && std::max(concepts().family(x).trust, concepts().family(y).trust) >= firm;
    });
  });
}

bool is_denied(const ComparedSide& side, const Group& group) {
  static constexpr TokenIndex reach = 6;
  const auto near = [&](TokenIndex at) {
    const auto [from, to] = std::minmax(at, group.first);
    // *One less if you have no kite* does not deny *less*.
    return to - from <= reach && std::none_of(side.groups.begin(), side.groups.end(), [from = from, to = to](const Group& between) {
             return between.first > from && between.first < to && means(between, known().link_if);
           });
  };
  return std::any_of(side.negations.begin(), side.negations.end(), [&](const Group& negation) { return near(negation.first); }) ||
         std::any_of(side.modals.begin(), side.modals.end(), [&](const ModalPhrase& modal) {
           return (modal.modality == Modality::must_not || modal.modality == Modality::need_not) && near(modal.first);
         });
}

bool may_be_turned(const ComparedSide& side) {
  return std::any_of(side.groups.begin(), side.groups.end(), [](const Group& group) {
    return means(group, known().before) || means(group, known().until) || means(group, known().link_if) ||
           means(group, known().link_instead);
  });
}

bool is_said_otherwise(const ComparedSide& side, const Group& group, const ComparedSide& other) {
  const bool bounds = has_role(group, Role::bound) || means(group, known().maximum) || means(group, known().minimum);
  if (bounds) {
    const Quantity* bounded = number_by(side, group);
    if (bounded != nullptr && bounded->bound != Bound::none && find_alike(other, *bounded, bounded->bound) != nullptr) return true;
  }
  if (means(group, known().any) && denies(side) && denies(other)) return true;
  // *Each of your opponents*
  if (means(group, known().all_others))
    return std::any_of(other.groups.begin(), other.groups.end(), is_for_all) &&
           std::any_of(other.groups.begin(), other.groups.end(),
                       [](const Group& of) { return means(of, known().other) || means(of, known().opponent); });
  // *All of you draw one each*; but not *all others*
  if (std::any_of(other.groups.begin(), other.groups.end(),
                  [](const Group& of) { return means(of, known().all_others) && !of.paired; }))
    return false;
  if (means(group, known().each) && has_paired(side, known().all)) return true;
  if (means(group, known().all) && has_paired(side, known().each)) return true;
  if (means(group, known().all)) {
    const Quantity* counted = number_by(side, group);
    return counted != nullptr && counted->first == group.first + group.count && counted->value > 1 &&
           find_alike(other, *counted, counted->bound) != nullptr;
  }
  return false;
}

bool amount_to_same(const ComparedSide& side, const Group& a, const ComparedSide& other, const Group& b) {
  if ((means(a, known().at_most) || means(a, known().maximum)) && means(b, known().only)) {
    const Quantity* most = number_by(side, a);
    const Quantity* only = number_by(other, b);
    return most == nullptr || only == nullptr || most->value == only->value;
  }
  // *No more than four*, *five or more are forbidden*
  const bool bounds = has_role(a, Role::bound) && has_role(b, Role::bound);
  const Quantity* here = bounds ? number_by(side, a) : nullptr;
  const Quantity* there = bounds ? number_by(other, b) : nullptr;
  if (here != nullptr && there != nullptr && here->value != there->value) {
    const auto leaves_the_rest = [](const Quantity& most, const Quantity& least) {
      return most.bound == Bound::at_most && least.bound == Bound::at_least && least.value == most.value + 1;
    };
    const bool both_deny = denies(side) && denies(other);
    if (same_reach(*here, *there) || (both_deny && (leaves_the_rest(*here, *there) || leaves_the_rest(*there, *here))))
      return true;
  }
  if (are_firmly_opposite(a, b) && is_denied(side, a) != is_denied(other, b)) return true;
  if (means(a, known().any) && (means(b, known().all) || means(b, known().each)))
    return (compares(side) && compares(other)) || (has_paired(side, known().ignore) && has_paired(other, known().ignore));
  // *Gets -1* is *loses 1*
  if (takes_away(b) && !takes_away(a) && has_role(a, Role::deed)) {
    const Quantity* sign = number_by(side, a);
    return sign != nullptr && sign->negative;
  }
  return means(a, known().until) && means(b, known().before) && denies_outright(side) && denies_outright(other);
}

const Group* all_that_became_one(const ComparedSide& side, const ComparedSide& other, bool lost) {
  // *A round has four steps* may well be *each round*.
  const auto speaks_of_all = [lost](const Group& group) { return lost ? is_for_all(group) : means(group, known().all) || means(group, known().both); };
  const auto count = [&](const ComparedSide& of) { return std::count_if(of.groups.begin(), of.groups.end(), speaks_of_all); };
  const bool is_fewer = count(other) < count(side);
  // *More than each of the others*, *more than any other*; *everything else stays*, *nothing else changes*
  if (lost && (has_unpaired(other, known().any) || denies(other) != denies(side))) return nullptr;
  for (const Group& group : side.groups) {
    if (means(group, known().all_others) && std::any_of(other.groups.begin(), other.groups.end(), is_for_all)) continue;
    if (speaks_of_all(group) && (is_fewer || !group.matched) && speaks_of_one(side, group, other)) return &group;
  }
  return nullptr;
}

}  // namespace fathom::audit
