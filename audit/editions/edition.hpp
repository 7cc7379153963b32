#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "audit/editions/facts.hpp"
#include "notation/node.hpp"

namespace fathom::audit {

/// What each language calls a thing, by the code of the language.
using Spellings = std::map<std::string, std::vector<std::string>, std::less<>>;

/// An entry of an edition's vocabulary.
struct Term {
  std::string id;    ///< `surf_tile`
  Spellings proper;  ///< What the thing is called.
  Spellings also;    ///< What a text calls it too, and should not: found, but no proper name.
  Position at;
};

/// What a claim asks of the passage it finds.
enum class Asks : std::uint8_t {
  number,    ///< The number said there is the game's.
  table,     ///< Each row's number is the game's.
  set,       ///< Everything of a set is listed, and nothing else of its kind.
  order,     ///< A list stands in the game's order.
  presence,  ///< It is said at all, and with the right *must*, *may* or *must not*.
  example,   ///< A worked example comes out as the game carries it out.
};
std::string_view name(Asks asks);

/// What the text of a rule states, and where a reader finds it.
struct TextClaim {
  std::string rule;
  Asks asks = Asks::presence;
  std::vector<std::string> sections;  ///< Where to look: the first that a text has; anywhere if there are none.
  /// What stands in the passage, each one of several: ids of the vocabulary and names of concepts.
  std::vector<std::vector<std::string>> find;
  std::string counted;  ///< The word that the number is of.
  std::string names;    ///< Of the game: rows, a set, an order.
  std::string numbers;  ///< Of the game: a number or a table.
  enum class Take : std::uint8_t { all, entry, total, size } take = Take::all;
  int entry = 0;         ///< With `Take::entry`: which number of the table, from 1.
  std::string modality;  ///< `must_not`: what a presence says, if it matters.
  std::string example;
  Position at;
};

/// Where a section of the rulebook begins: its heading in each language.
struct Section {
  std::string id;
  Spellings headings;
};

/// What is known of a game's rulebook in several languages: a glossary, its headings, and where it states which rule.
struct Edition {
  std::string game;
  std::vector<std::string> languages;
  std::vector<Term> terms;  ///< The glossary: components, places, phases.
  std::vector<Term> words;  ///< Other words that passages are found by.
  std::vector<Section> sections;
  std::vector<TextClaim> claims;

  [[nodiscard]] bool speaks(std::string_view language) const;
};

/// Reads an edition file. `facts` is the game it is of, or null where there is no model: then rule ids and what belongs to
/// the game are taken as they stand. Throws `Problem` with line and column.
Edition read_edition(std::string_view yaml, const GameFacts* facts);

/// The edition that lies inside the program, read when first asked for; null where there is none for the game.
const Edition* edition_of(std::string_view game);

/// What one language calls a thing of the glossary.
struct GlossaryTerm {
  std::string_view id;
  const std::vector<std::string>* proper = nullptr;
  const std::vector<std::string>* also = nullptr;  ///< Names that stand for it in texts and should not; null if none.
};
std::vector<GlossaryTerm> glossary(const Edition& edition, std::string_view language);

}  // namespace fathom::audit
