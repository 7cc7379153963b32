#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "audit/report/order.hpp"
#include "audit/report/report.hpp"

namespace fathom::audit {

/// What a stretch of the report is, as colours tell it.
enum class Shade : std::uint8_t { faint, strong, error, warning };

/// Colours a stretch, or leaves it as it is.
using Painter = std::function<std::string(Shade, std::string_view)>;

/// How the report is written.
struct TextStyle {
  Painter paint;
  Severity least = Severity::note;  ///< Findings below this are counted, but not shown.
  double seconds = 0;               ///< How long the audit took.
  Order order = Order::gravity;
};

/// The report that a person reads in a terminal: what is wrong, the two passages, what players would do; then what the rules
/// themselves leave open; then the counts.
std::string to_text(const Audit& audit, const Circumstances& circumstances, const TextStyle& style);

/// Its last line: `2 errors, 5 warnings, 9 notes in 0.21 s`, and what comes next.
std::string closing(const Audit& audit, const TextStyle& style, std::string_view next);
/// The same for several audits.
std::string closing(const Tally& sum, const TextStyle& style, std::string_view next);

/// What `fathom audit --explain` tells of a kind.
std::string explained(const KindShown& kind, const Painter& paint);

}  // namespace fathom::audit
