#pragma once

#include <string>
#include <vector>

#include "app/consequences.hpp"
#include "app/findings.hpp"
#include "properties/comparing.hpp"

namespace fathom::app {

/// What the two games of a comparison are called.
struct Sides {
  std::string first = "published";        ///< At the head of a column.
  std::string as_first = "as published";  ///< How something came out in the first.
  std::string under_first = "under the published rules";
};

/// Those of a report on a house rule.
Sides sides_of(const Consequences& found);

/// How much moved at the least, within its interval: of what there is, so that points and actions can be compared.
double effect_of(const properties::Moved& row);

/// The rows of what moved: sorted by what they are, within that by how much they moved, the two policies of a measure under
/// each other. Those that tell most are for every page.
Table table_of(const properties::Comparison& comparison, const Sides& sides = {});

/// What came of plays side by side, each as the passage it makes; without findings where there is nothing to say.
Passage moved(const properties::Comparison& comparison, const Sides& sides = {});
Passage worth(const properties::Comparison& comparison);
Passage ranking(const properties::Comparison& comparison, const Sides& sides = {});
Passage decides(const properties::Comparison& comparison);

/// How many rows a page for people to read through shows.
inline constexpr std::size_t most_rows = 25;

}  // namespace fathom::app
