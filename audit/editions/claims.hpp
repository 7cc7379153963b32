#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "audit/alignment/alignment.hpp"
#include "audit/editions/edition.hpp"
#include "audit/editions/facts.hpp"
#include "audit/finding.hpp"
#include "audit/reading/reading.hpp"

namespace fathom::audit {

/// What a text says to a claim.
enum class Says : std::uint8_t {
  it,         ///< What the game says.
  otherwise,  ///< Something else.
  nothing,    ///< No such passage.
  unjudged,   ///< There is such a passage, and no model to hold it against.
};
std::string_view name(Says says);

/// One claim, held against one text.
struct Judged {
  const TextClaim* claim = nullptr;
  std::string rule;  ///< The claim's; of a line of an example, the one that the line goes by.
  Says says = Says::nothing;
  Span at;      ///< In `Document::text`; empty where the text says nothing. Of a contradiction, the words at issue.
  Span around;  ///< The passage that states it.
  bool has_place = false;  ///< Whether the text has the section where the claim would stand.
  std::string states;      ///< What the text has: `7`, `starting_space, obstacle_space`.
  std::string expected;    ///< What the game has.
};

/// A passage that tells players something, and belongs to no claim.
struct Unclaimed {
  Span at;  ///< In `Document::text`.
};

/// How a rule of the game fares in a text.
struct RuleShare {
  std::size_t stated = 0;        ///< Rules of which some claim is found, and all found hold.
  std::size_t contradicted = 0;  ///< Rules of which a claim comes out otherwise.
  std::size_t missing = 0;       ///< Rules with claims, of which the text says nothing.
  std::size_t unclaimed = 0;     ///< Stated or ambiguous rules that no claim of the edition is about.
  std::size_t unsaid = 0;        ///< Rules that the register itself calls silent, assumed or flavour, and no claim is about.
};

/// Everything an edition claims, held against one text of the rules. Refers to the reading it was made of.
struct ClaimTable {
  const Edition* edition = nullptr;
  const GameFacts* facts = nullptr;  ///< Null where there is no model: nothing is judged then, and that is no pass.
  const Reading* text = nullptr;
  std::vector<Judged> rows;  ///< In the order of the edition; several for a claim that the text states several times.
  std::vector<Span>
      sections;  ///< Of each section of the edition, in `Document::text`; empty where its heading is not there.
  std::vector<Unclaimed> unclaimed;
  RuleShare rules;
};

/// Holds a text against what its game's edition claims. Takes time linear in the text.
ClaimTable claims_of(const Edition& edition, const GameFacts* facts, const Reading& text);

/// What a reader of the one text would stumble over: contradictions of the game, and where the rules themselves are silent
/// or ambiguous.
std::vector<Finding> findings_of(const ClaimTable& text, Side side);
/// The same for a pair: a contradiction that both have is one finding, and what only the original states is an omission. The
/// latter are told without a model too. What `known` findings show in both texts is not called an omission as well; with the
/// `alignment` of the two, an omission shows the passage of the translation where it should stand.
std::vector<Finding> findings_of(const ClaimTable& original, const ClaimTable& translation,
                                 std::span<const Finding> known = {}, const Alignment* alignment = nullptr);

/// The rule whose statement a stretch of `Document::text` is part of, or nearest to within its sentence; empty if none.
std::string rule_at(const ClaimTable& claims, Span at);

/// The table for people: a row for each claim, then how many rules the text states, and what no claim is about.
std::string shown(const ClaimTable& claims);

}  // namespace fathom::audit
