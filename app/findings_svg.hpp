#pragma once

#include <string>

#include "app/findings.hpp"

namespace fathom::app {

/// The labels of a scale's ticks, as wide as its column: for the head of the rows drawn below it.
std::string axis_svg(const Scale& scale, const Marked& marked);
/// A row's spread on its scale, with a line at every tick and a bolder one where the table is marked.
std::string spread_svg(const Scale& scale, const Spread& spread, const Marked& marked);
/// A curve with its band and both axes; the published value is marked.
std::string curve_svg(const Curves& curves, const Curve& curve);

}  // namespace fathom::app
