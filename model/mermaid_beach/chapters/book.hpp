#pragma once

#include "model/mermaid_beach/chapters/asking.hpp"
#include "model/mermaid_beach/chapters/discarding.hpp"
#include "model/mermaid_beach/chapters/ending.hpp"
#include "model/mermaid_beach/chapters/house_rules.hpp"
#include "model/mermaid_beach/chapters/preparation.hpp"
#include "model/mermaid_beach/chapters/sea.hpp"
#include "model/mermaid_beach/chapters/shells.hpp"
#include "model/mermaid_beach/chapters/turns.hpp"

// The chapters bound together: every rule in rulebook order, and every clause that can refuse.

namespace fathom::mermaid_beach {

inline constexpr auto book_rules = bound(preparation::rules, turns::rules, discarding::rules, asking::rules, sea::rules,
                                         shells::rules, ending::rules, house::rules);

/// The sequence of play first: what comes at the wrong time is refused for that, before anything else is asked of it.
inline constexpr auto book_clauses =
    std::tuple_cat(turns::clauses, preparation::clauses, discarding::clauses, asking::clauses, sea::clauses, shells::clauses,
                   ending::clauses, house::clauses);

using Book = Clauses<book_rules, book_clauses>;

}  // namespace fathom::mermaid_beach
