#pragma once

#include "model/mermaids_song/chapters/enticing.hpp"
#include "model/mermaids_song/chapters/preparation.hpp"
#include "model/mermaids_song/chapters/singing.hpp"
#include "model/mermaids_song/chapters/specials.hpp"
#include "model/mermaids_song/chapters/turns.hpp"
#include "model/mermaids_song/chapters/winning.hpp"

// The chapters bound together: every rule in rulebook order, and every clause that can refuse.

namespace fathom::mermaids_song {

inline constexpr auto book_rules = [] {
  std::array<Rule, std::size(preparation::rules) + std::size(winning::rules) + std::size(turns::rules) +
                       std::size(singing::rules) + std::size(specials::rules) + std::size(enticing::rules)>
      all{};
  std::size_t count = 0;
  const auto bind = [&](const auto& chapter) {
    for (const Rule& rule : chapter) all[count++] = rule;
  };
  bind(preparation::rules);
  bind(winning::rules);
  bind(turns::rules);
  bind(singing::rules);
  bind(specials::rules);
  bind(enticing::rules);
  return all;
}();

/// The sequence of play first: what comes at the wrong time is refused for that, before anything else is asked of it.
inline constexpr auto book_clauses =
    std::tuple_cat(turns::clauses, preparation::clauses, singing::clauses, specials::clauses, enticing::clauses);

using Book = Clauses<book_rules, book_clauses>;

}  // namespace fathom::mermaids_song
