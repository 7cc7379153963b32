#pragma once

#include "model/mermaid_beach/chapters/asking.hpp"
#include "model/mermaid_beach/chapters/discarding.hpp"
#include "model/mermaid_beach/chapters/ending.hpp"
#include "model/mermaid_beach/chapters/preparation.hpp"
#include "model/mermaid_beach/chapters/sea.hpp"
#include "model/mermaid_beach/chapters/shells.hpp"
#include "model/mermaid_beach/chapters/turns.hpp"

// The chapters bound together: every rule in rulebook order, and every clause that can refuse.

namespace fathom::mermaid_beach {

inline constexpr auto book_rules = [] {
  std::array<Rule, std::size(preparation::rules) + std::size(turns::rules) + std::size(discarding::rules) +
                       std::size(asking::rules) + std::size(sea::rules) + std::size(shells::rules) +
                       std::size(ending::rules)>
      all{};
  std::size_t count = 0;
  const auto bind = [&](const auto& chapter) {
    for (const Rule& rule : chapter) all[count++] = rule;
  };
  bind(preparation::rules);
  bind(turns::rules);
  bind(discarding::rules);
  bind(asking::rules);
  bind(sea::rules);
  bind(shells::rules);
  bind(ending::rules);
  return all;
}();

/// The sequence of play first: what comes at the wrong time is refused for that, before anything else is asked of it.
inline constexpr auto book_clauses = std::tuple_cat(turns::clauses, preparation::clauses, discarding::clauses,
                                                    asking::clauses, sea::clauses, shells::clauses, ending::clauses);

using Book = Clauses<book_rules, book_clauses>;

}  // namespace fathom::mermaid_beach
