#pragma once

#include "model/mermaid_rain/chapters/gaining.hpp"
#include "model/mermaid_rain/chapters/house_rules.hpp"
#include "model/mermaid_rain/chapters/predicting.hpp"
#include "model/mermaid_rain/chapters/preparation.hpp"
#include "model/mermaid_rain/chapters/riding.hpp"
#include "model/mermaid_rain/chapters/sequence.hpp"

// The chapters bound together: every rule in rulebook order, and every clause and region that can refuse.

namespace fathom::mermaid_rain {

inline constexpr auto book_rules = bound(preparation::rules, predicting::rules, riding::rules, gaining::rules, house::rules);

/// The sequence of play first: what comes at the wrong time is refused for that, before anything else is asked of it.
inline constexpr auto book_clauses = std::tuple_cat(sequence::clauses, preparation::clauses, predicting::clauses,
                                                    riding::clauses, gaining::clauses, house::clauses);

using Book = Clauses<book_rules, book_clauses>;

}  // namespace fathom::mermaid_rain
