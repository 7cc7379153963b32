#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "audit/alignment/dictionary.hpp"
#include "audit/checks/modals.hpp"
#include "audit/reading/reading.hpp"

namespace fathom::audit {

/// A component or place with the word that tells it from others of its kind: *Surf tile*, *tuile de navigation*.
struct NamedThing {
  ConceptId kind = 0;      ///< `component.tile`
  std::uint32_t name = 0;  ///< The stem of *Surf*.
  TokenIndex first = 0;
  std::uint32_t count = 0;
  TokenIndex kind_token = 0;  ///< Where *tile* stands.
};

/// The word that names a thing, next to the word for its kind.
struct NameWord {
  TokenIndex token = 0;
  std::uint32_t stem = 0;
};

/// Before it, as in English and German,
std::optional<NameWord> name_before(const Reading& reading, const Stems& stems, const Group& kind);
/// or after it, with a preposition or without, as in the Romance languages.
std::optional<NameWord> name_after(const Reading& reading, const Stems& stems, const Group& kind);

/// The named things among some tokens of a reading.
std::vector<NamedThing> named_things(const Reading& reading, const Stems& stems, TokenIndex first, TokenIndex end);

}  // namespace fathom::audit
