#pragma once

#include <string>
#include <string_view>

namespace fathom::app {

/// How a text changes, for people: lines that go with `-`, lines that come with `+`, each run of them below the line that
/// stands before it. Empty where nothing changes.
std::string difference_of(std::string_view before, std::string_view after);

}  // namespace fathom::app
