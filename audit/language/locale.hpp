#pragma once

#include <functional>
#include <set>
#include <string>
#include <vector>

namespace fathom::audit {

/// Words as they are compared, in which a piece of a text can be looked up.
using WordSet = std::set<std::string, std::less<>>;

/// How a language writes, and its small words that are asked for one by one. A data file may leave out each of them under
/// its name here; what it then has stands here.
struct Locale {
  bool nouns_are_capital = false;  ///< Every noun has a capital, so that one tells no name.
  bool name_before_kind = false;   ///< A string of nouns ends with what it is (`sea gull card`) instead of beginning so.
  bool ordinal_points = false;     ///< A point behind digits makes an ordinal of them: `der 3. Spieler`.
  bool thousands_space = true;     ///< A space may part thousands: `1 500`.

  std::vector<std::string> ordinal_after;  ///< Behind them, digits and their point are an ordinal and end no sentence: `am`.
  WordSet ordinal_endings;                 ///< What digits have behind them as ordinals, but for signs: `st`, `ème`.
  WordSet ranges;                          ///< Between the ends of a range: `3 to 5`.
  WordSet between;                         ///< Before a range whose ends *and* joins.
  WordSet minus;                           ///< Before a number below zero.
  WordSet counting_one;                    ///< The number 1 that is no article; none where one word is both.
  WordSet months;                          ///< Beside a year they make a date.
  WordSet streets;                         ///< With a number before them they make an address: `12 Harbour Street`.
  WordSet figures;                         ///< Before a number they name a picture: `Fig. 3`.
  WordSet telephone{"tel", "fax"};         ///< Digits behind them count nothing.
  WordSet joins;                           ///< Before the last part of a sum in words: `3 suns and 4 moons`.
  WordSet may_stand_twice;                 ///< Rightly said twice in a row: `nous nous`.
  WordSet name_links;                      ///< Between a kind and its name, where that stands behind: `ficha de coral`.
  WordSet also_verbs;                      ///< Number words that are forms of a verb as well: `sei`.
  WordSet before_verbs;                    ///< Behind them, those are verbs: `se sei`.
  WordSet changes_from;                    ///< Before the first of two numbers between which something changes: `von 2 auf 3`,
  WordSet changes_to;                      ///< and between the two.
  WordSet floors;                          ///< What languages count from different ends: `second floor`, `premier étage`.
  WordSet counters;                        ///< Glued to numbers, and say what sort of thing is counted: `三枚`, `두장`.
  WordSet whole;                           ///< Words of scripts without blanks that ICU's dictionary takes apart: `ません`.
  WordSet ordinal_before;                  ///< Digits behind them are an ordinal: `第3`.
  WordSet denying_prefixes;                ///< They make a word deny: `un` in `unused`.
};

}  // namespace fathom::audit
