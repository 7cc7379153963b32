#pragma once

#include <string>
#include <utility>
#include <variant>

#include "model/core/actions.hpp"
#include "model/core/game.hpp"
#include "notation/json.hpp"
#include "notation/notation.hpp"
#include "notation/variant.hpp"
#include "notation/writing.hpp"
#include "notation/yaml.hpp"

/// A game's values as JSON for other programs. Heavy, like `notation/described.hpp`.
namespace fathom::notation {

/// An action: `{"by": "Ann", "play": {"card": "song_3", "on": "Bob", "nth": 1}}`.
template <class... Kinds>
Json json_of_action(const std::variant<Kinds...>& action) {
  return std::visit(
      []<class Kind>(const Kind& kind) {
        Json told = Json::object();
        Json fields = Json::object();
        for_each_field<Kind>([&](const auto& field) {
          Json value = json_of(write(field.of(kind)));
          if (field.name == "by")
            told["by"] = std::move(value);
          else
            fields[std::string(field.name)] = std::move(value);
        });
        told[std::string(verb_for<Kind>)] = std::move(fields);
        return told;
      },
      action);
}

/// The action that is told so, or in any form that a scenario may have it in. Throws `Problem` for anything else.
template <Specification G>
typename G::Action action_of_json(const Json& told) {
  return Notation<G>::read_action(action_node_of(told));
}

/// A whole state: every field, and of what is in it only what is not blank.
template <class State>
Json json_of_state(const State& state) {
  Json whole = Json::object();
  for_each_field<State>(
      [&](const auto& field) { whole[std::string(field.name)] = json_of(write(written(field.of(state)))); });
  return whole;
}

/// What is otherwise than in the published game, under the keys of a variant's file: `{"change": {"winning.three": 45}}`.
template <Specification G>
Json json_of_rules(const typename G::Game& game) {
  Json said = json_of(read_yaml(Variants<G>::yaml("", game)));
  Json changes = Json::object();
  for (const char* const key : {"change", "reading", "house", "drop", "components"})
    if (const auto found = said.find(key); found != said.end()) changes[key] = std::move(*found);
  return changes;
}

}  // namespace fathom::notation
