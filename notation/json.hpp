#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "notation/node.hpp"

/// Values as other programs are told them: documents as JSON, and JSON as documents, in which the notation of a game is
/// read.
namespace fathom::notation {

using Json = nlohmann::ordered_json;

/// A number where it is written as one, and otherwise a text.
Json json_of(const Node& node);
/// On one line; bytes that are no UTF-8 are replaced.
std::string text_of(const Json& json);
/// Throws `Problem` for what no document can hold: nothing, true and false, numbers that are not whole.
Node node_of(const Json& json);

/// An action as a scenario has it, of `{"by": "Ann", "play": {"card": "song_3"}}` or of any form that a scenario may have it
/// in.
Node action_node_of(const Json& told);

/// What is otherwise than in the published game, under the keys of a variant's file: `{"change": {"winning.three": 45}}`, of
/// the text of such a file.
Json rules_of_variant(const std::string& text);

}  // namespace fathom::notation
