#pragma once

#include <string_view>
#include <vector>

#include "model/core/game.hpp"
#include "notation/expectation.hpp"
#include "notation/schema.hpp"

namespace fathom {

/// Something that follows from a state and that a scenario may expect by name, like a field of it: what a meld counts as,
/// who wins.
template <class Game, class State>
struct Observation {
  std::string_view name;
  std::string_view says;  ///< For the reference and for editors.
  notation::Mismatches (*mismatches)(const Game&, const State&, const Node& expected, const std::string& path);
  notation::Schema (*schema)();
};

/// An observation whose value `look(game, state)` works out; any value that can be written may be one.
template <class Game, class State, auto look>
Observation<Game, State> observation(std::string_view name, std::string_view says) {
  using Value = decltype(look(std::declval<const Game&>(), std::declval<const State&>()));
  return {name, says,
          [](const Game& game, const State& state, const Node& expected, const std::string& path) {
            return notation::mismatches(expected, look(game, state), path, "this");
          },
          [] { return notation::schema<Value>(notation::Use::expected); }};
}

/// Who acts next: a player, `chance`, or `nobody`.
struct Turn {
  std::string_view of = "nobody";
  friend bool operator==(const Turn&, const Turn&) = default;
};
LeafNotation<Turn> notation_of(Turn);
Turn turn(const Acting& acting);

}  // namespace fathom
