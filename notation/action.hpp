#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/seats.hpp"
#include "notation/node.hpp"

namespace fathom::notation {

/// An action as it stands in a document, before anybody knows which game it is of.
struct WrittenAction {
  std::string verb;
  Position at;
  std::optional<Seat> by;      ///< Who does it, in the form `Ann: ...`.
  const Node* says = nullptr;  ///< What stands under the verb; null for a verb alone.
};

/// Takes apart `Ann: { move: ... }`, `Ann: end_turn`, `clear_tiles` and `turn_tile: ...`. The node must outlive the action.
WrittenAction read_written_action(const Node& node);
[[noreturn]] void refuse_verb(const WrittenAction& act, const std::vector<std::string_view>& verbs);

/// The keys that may stand beside an action in a list of steps; everything else there is the action.
bool is_step_key(std::string_view key);
/// The action's part of a step: the node without its step keys.
Node action_of_step(const Node& step);
/// A step that expects the rulebook to be silent on `rule` before the action.
Node noted_step(const Node& action, const std::string& rule);

/// Refuses whoever does not sit at a table of so many, wherever the document names her.
void expect_seated(const Node& node, int players);

}  // namespace fathom::notation
