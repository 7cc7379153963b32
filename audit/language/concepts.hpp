#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fathom::audit {

/// One of the things that rules of games speak of in every language: a card, the left, to discard, at least.
using ConceptId = std::uint16_t;
inline constexpr ConceptId no_concept = 0xFFFF;

/// Concepts of which a sentence means one and not another: left and right; face up and face down; each and any.
using FamilyId = std::uint8_t;

/// What a family is to the checks.
enum class Role : std::uint8_t {
  modality,    ///< must, may, must_not, need_not
  negation,    ///< not, without, no
  quantifier,  ///< each, any, all, total, only, ...
  bound,       ///< at least, at most, exactly: said of a quantity
  order,       ///< before and after, first and last, left and right, clockwise
  property,    ///< face up and face down, colours, highest and lowest, hidden and open
  thing,       ///< components, places, people, spans of time
  deed,        ///< to draw, to discard, to move, ...
  reference,   ///< page, section, see, above, below
  link,        ///< and, or, if, unless, instead
};

struct Family {
  std::string name;  ///< `direction`
  Role role = Role::thing;
  double trust = 0.5;  ///< How surely translators carry its concepts over word by word, from 0 to 1: a first guess.
};

struct Concept {
  std::string name;  ///< `direction.left`
  FamilyId family = 0;
};

/// All concepts, the same for every language.
struct Concepts {
  std::vector<Family> families;
  std::vector<Concept> concepts;
  /// Contraries: no translator means one by the other. Those of a family of contrasts are so without being listed.
  std::vector<std::pair<ConceptId, ConceptId>> opposites;

  [[nodiscard]] bool are_opposite(ConceptId a, ConceptId b) const;
  [[nodiscard]] std::optional<ConceptId> find(std::string_view name) const;
  [[nodiscard]] const Family& family(ConceptId of) const { return families[concepts[of].family]; }
  [[nodiscard]] Role role(ConceptId of) const { return family(of).role; }
  [[nodiscard]] std::string_view name(ConceptId of) const { return concepts[of].name; }
};

/// Reads families and their concepts. Throws `Problem` with line and column.
Concepts read_concepts(const std::string& name, std::string_view yaml);

/// The concepts of `audit/languages/concepts.yaml`, read once.
const Concepts& concepts();

/// The concept of that name; for names that stand in the code. Throws `std::logic_error` where there is none.
ConceptId concept_called(std::string_view name);

}  // namespace fathom::audit
