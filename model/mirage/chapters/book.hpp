#pragma once

#include "model/mirage/chapters/adding.hpp"
#include "model/mirage/chapters/ending.hpp"
#include "model/mirage/chapters/growing.hpp"
#include "model/mirage/chapters/house_rules.hpp"
#include "model/mirage/chapters/palms.hpp"
#include "model/mirage/chapters/preparation.hpp"
#include "model/mirage/chapters/resolving.hpp"
#include "model/mirage/chapters/turns.hpp"

// The chapters bound together: every rule in rulebook order, and every clause that can refuse.

namespace fathom::mirage {

inline constexpr auto book_rules = bound(preparation::rules, turns::rules, growing::rules, adding::rules, resolving::rules,
                                         ending::rules, palms::rules, house_rules::rules);

/// The sequence of play first: what comes at the wrong time is refused for that, before anything else is asked of it.
inline constexpr auto book_clauses = std::tuple_cat(turns::clauses, preparation::clauses, growing::clauses, adding::clauses,
                                                    resolving::clauses, palms::clauses, house_rules::clauses);

using Book = Clauses<book_rules, book_clauses>;

}  // namespace fathom::mirage
