#pragma once

#include <string>
#include <string_view>

namespace fathom {

/// What one rule has against an action.
struct Objection {
  std::string_view rule;  ///< The rule's id, e.g. `placing.on_ocean`.
  std::string why;        ///< One sentence for the player: what was expected and what was found.

  friend bool operator==(const Objection&, const Objection&) = default;
};

}  // namespace fathom
