#pragma once

#include <string>

#include "model/core/verdict.hpp"

namespace fathom::app {

/// What GitHub shows beside a run, and where it knows the line, beside that: `error`, `warning` or `notice`.
enum class Level : std::uint8_t { error, warning, notice };
constexpr std::array<std::string_view, 3> names_of(Level) { return {"error", "warning", "notice"}; }

/// `::error title=accepts-illegal::...`, whatever stands in title and text. `place` is `file:line`, or empty where it is about
/// no line of a file that the reader has.
std::string annotation(Level level, const std::string& title, const std::string& text, const std::string& place = {});

/// A verdict that is not as expected: an error, or a warning where it gives no answer. It stands at the scenario, or at the
/// exception, that it is about.
std::string annotation(const Verdict& verdict);

}  // namespace fathom::app
