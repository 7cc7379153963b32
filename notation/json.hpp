#pragma once

#include <nlohmann/json.hpp>

#include "notation/node.hpp"

/// Values as other programs are told them: documents as JSON, and JSON as documents, in which the notation of a game is
/// read.
namespace fathom::notation {

using Json = nlohmann::ordered_json;

/// A number where it is written as one, and otherwise a text.
Json json_of(const Node& node);
/// Throws `Problem` for what no document can hold: nothing, true and false, numbers that are not whole.
Node node_of(const Json& json);

/// An action as a scenario has it, of `{"by": "Ann", "play": {"card": "song_3"}}` or of any form that a scenario may have it
/// in.
Node action_node_of(const Json& told);

}  // namespace fathom::notation
