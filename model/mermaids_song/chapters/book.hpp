#pragma once

#include "model/mermaids_song/chapters/enticing.hpp"
#include "model/mermaids_song/chapters/house_rules.hpp"
#include "model/mermaids_song/chapters/preparation.hpp"
#include "model/mermaids_song/chapters/singing.hpp"
#include "model/mermaids_song/chapters/specials.hpp"
#include "model/mermaids_song/chapters/turns.hpp"
#include "model/mermaids_song/chapters/winning.hpp"

// The chapters bound together: every rule in rulebook order, the points for house rules behind them, and every clause that
// can refuse.

namespace fathom::mermaids_song {

inline constexpr auto book_rules = bound(preparation::rules, winning::rules, turns::rules, singing::rules, specials::rules,
                                         enticing::rules, house_rules::rules);

/// The sequence of play first: what comes at the wrong time is refused for that, before anything else is asked of it.
inline constexpr auto book_clauses =
    std::tuple_cat(turns::clauses, preparation::clauses, singing::clauses, specials::clauses, enticing::clauses);

using Book = Clauses<book_rules, book_clauses>;

}  // namespace fathom::mermaids_song
