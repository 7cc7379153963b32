#pragma once

#include <cstddef>
#include <string>

#include "app/findings.hpp"

namespace fathom::app {

/// A table for a terminal of so many columns, what is drawn of its rows at their end, each group under its axis. Where there
/// is no room for all in a line, a row's name stands above it, and columns are left out that it can go without.
std::string table_in_text(const Table& table, const Paint& paint, std::size_t columns, Extent extent);

/// Each curve turned on its side: a line for each value, all under one axis.
std::string curves_in_text(const Curves& curves, const Paint& paint, std::size_t columns);

}  // namespace fathom::app
