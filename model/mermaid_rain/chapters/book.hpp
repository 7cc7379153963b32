#pragma once

#include "model/mermaid_rain/chapters/gaining.hpp"
#include "model/mermaid_rain/chapters/predicting.hpp"
#include "model/mermaid_rain/chapters/preparation.hpp"
#include "model/mermaid_rain/chapters/riding.hpp"
#include "model/mermaid_rain/chapters/sequence.hpp"

// The chapters bound together: every rule in rulebook order, and every clause and region that can refuse.

namespace fathom::mermaid_rain {

inline constexpr auto book_rules = [] {
  std::array<Rule, std::size(preparation::rules) + std::size(predicting::rules) + std::size(riding::rules) +
                       std::size(gaining::rules)>
      all{};
  std::size_t count = 0;
  const auto bind = [&](const auto& chapter) {
    for (const Rule& rule : chapter) all[count++] = rule;
  };
  bind(preparation::rules);
  bind(predicting::rules);
  bind(riding::rules);
  bind(gaining::rules);
  return all;
}();

/// The sequence of play first: what comes at the wrong time is refused for that, before anything else is asked of it.
inline constexpr auto book_clauses =
    std::tuple_cat(sequence::clauses, preparation::clauses, predicting::clauses, riding::clauses, gaining::clauses);

using Book = Clauses<book_rules, book_clauses>;

}  // namespace fathom::mermaid_rain
