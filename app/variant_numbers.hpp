#pragma once

#include <string>
#include <vector>

#include "app/variant_page.hpp"
#include "properties/comparing.hpp"

namespace fathom::app {

/// The rows of what moved: sorted by what they are, within that by how much they moved, the two policies of a measure under
/// each other. Those that tell most are for every page.
std::vector<Row> rows_of(const properties::Comparison& comparison);

/// A number with so many digits behind the point; never `-0.0`.
std::string number_of(double value, int digits);

/// What came of plays side by side, each as the passage it makes; without findings where there is nothing to say.
Passage moved(const properties::Comparison& comparison);
Passage worth(const properties::Comparison& comparison);
Passage ranking(const properties::Comparison& comparison);
Passage decides(const properties::Comparison& comparison);

/// How many rows a page for people to read through shows.
inline constexpr std::size_t most_rows = 25;

}  // namespace fathom::app
