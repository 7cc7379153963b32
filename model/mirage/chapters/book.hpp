#pragma once

#include "model/mirage/chapters/adding.hpp"
#include "model/mirage/chapters/ending.hpp"
#include "model/mirage/chapters/growing.hpp"
#include "model/mirage/chapters/palms.hpp"
#include "model/mirage/chapters/preparation.hpp"
#include "model/mirage/chapters/resolving.hpp"
#include "model/mirage/chapters/turns.hpp"

// The chapters bound together: every rule in rulebook order, and every clause that can refuse.

namespace fathom::mirage {

inline constexpr auto book_rules = [] {
  std::array<Rule, std::size(preparation::rules) + std::size(turns::rules) + std::size(growing::rules) +
                       std::size(adding::rules) + std::size(resolving::rules) + std::size(ending::rules) +
                       std::size(palms::rules)>
      all{};
  std::size_t count = 0;
  const auto bind = [&](const auto& chapter) {
    for (const Rule& rule : chapter) all[count++] = rule;
  };
  bind(preparation::rules);
  bind(turns::rules);
  bind(growing::rules);
  bind(adding::rules);
  bind(resolving::rules);
  bind(ending::rules);
  bind(palms::rules);
  return all;
}();

/// The sequence of play first: what comes at the wrong time is refused for that, before anything else is asked of it.
inline constexpr auto book_clauses = std::tuple_cat(turns::clauses, preparation::clauses, growing::clauses, adding::clauses,
                                                    resolving::clauses, palms::clauses);

using Book = Clauses<book_rules, book_clauses>;

}  // namespace fathom::mirage
