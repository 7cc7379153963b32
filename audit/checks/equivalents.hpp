#pragma once

#include "audit/checks/comparison.hpp"

namespace fathom::audit {

/// *More than two* is *three or more*.
bool same_reach(const Quantity& a, const Quantity& b);

/// Whether a word says that something becomes less: *lose*, *reduce*, *fewer*.
bool takes_away(const Group& group);
/// *Is reduced by 3*, *drei weniger*: as good as a minus, unless a plus stands there.
bool is_lessened(const Reading& text, const ComparedSide& side, const Quantity& quantity);

/// Left and right; each and any.
bool are_opposite(const Group& a, const Group& b);
/// Left and right, but not each and any, which one sentence may well have both of.
bool are_firmly_opposite(const Group& a, const Group& b);

/// Whether a denial stands near a word, in its clause.
bool is_denied(const ComparedSide& side, const Group& group);

/// The same of a number. *Must not hold more than eight*: at most eight. *Must not attack if you have more than eight*
/// denies no number.
bool is_denied(const ComparedSide& side, const Quantity& quantity);

/// Whether the order of words may be a matter of grammar here: *draw before you discard*, *if you draw, then discard*.
bool may_be_turned(const ComparedSide& side);

/// Whether the other side says what a word says, and has no word for it: a bound that its number has too, *any* beside
/// denials, *all* before a number.
bool is_said_otherwise(const ComparedSide& side, const Group& group, const ComparedSide& other);

/// *At most one* is *only one*; *not until* is *not before*; *not before* is *after*; *farther than any* is *than all*.
bool amount_to_same(const ComparedSide& side, const Group& a, const ComparedSide& other, const Group& b);

/// The words for all of what the other side has one of, or null. Of several such words, the one that the other side has not
/// is told not by their order but by what they belong to. `lost`: the side is the original.
const Group* all_that_became_one(const ComparedSide& side, const ComparedSide& other, bool lost);

}  // namespace fathom::audit
