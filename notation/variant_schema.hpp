#pragma once

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

/// A number or a reading that a variant may change.
struct VariantKey {
  std::string_view name;
  std::string_view rule;
  Schema schema;
};

/// All that a game's variants may change.
struct VariantTables {
  std::string_view game;
  std::span<const Rule> rulebook;
  std::vector<std::string_view> clauses;
  std::vector<VariantKey> numbers;
  std::vector<VariantKey> readings;
  std::vector<BoxKey> box;
};

std::string variant_schema(const VariantTables& tables);

}  // namespace fathom::notation
