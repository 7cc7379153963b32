#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/rulebook.hpp"
#include "notation/boxes.hpp"
#include "notation/schema.hpp"

namespace fathom {

/// A key under `components`, and what may stand there.
struct BoxKey {
  std::string_view name;
  std::string_view rule;  ///< What says how many of these there are.
  notation::Schema schema;
};

}  // namespace fathom

/// The JSON Schema of a game's variant files, out of its tables. For `notation/variant_of.hpp`.
namespace fathom::notation {

/// Under which key of a variant file something of the rules is changed: numbers of the rulebook, how a rule is read, and what
/// the rulebook has nothing of.
enum class RulesKey : std::uint8_t { change, reading, house };
constexpr std::array<std::string_view, 3> names_of(RulesKey) { return {"change", "reading", "house"}; }

/// How a message calls what stands under such a key.
struct RulesKeyWords {
  std::string_view bare, one, many;
};
constexpr RulesKeyWords words_for(RulesKey key) {
  constexpr std::array<RulesKeyWords, 3> words{{{"number", "a number", "numbers of the rulebook"},
                                                {"rule with readings", "a reading", "rules that can be read in several ways"},
                                                {"house rule", "a house rule", "house rules that the rulebook has nothing of"}}};
  return words[index_of(key)];
}

/// A number, a reading or a house rule that a variant may change.
struct VariantKey {
  std::string_view name;
  std::string_view rule;
  Schema schema;
  RulesKey key = RulesKey::change;
};

/// All that a game's variants may change.
struct VariantTables {
  std::string_view game;
  std::span<const Rule> rulebook;
  std::vector<std::string_view> clauses;
  std::vector<VariantKey> rules;
  std::vector<BoxKey> box;
};

std::string variant_schema(const VariantTables& tables);

}  // namespace fathom::notation
