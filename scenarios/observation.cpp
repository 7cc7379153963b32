#include "scenarios/observation.hpp"

namespace fathom {

namespace {

std::optional<Turn> read_turn(std::string_view text) {
  for (const std::string_view other : {"chance", "nobody"})
    if (text == other) return Turn{other};
  const std::optional<Seat> seat = named<Seat>(text);
  return seat ? std::optional(Turn{name_of(*seat)}) : std::nullopt;
}

}  // namespace

LeafNotation<Turn> notation_of(Turn) {
  return {"a player, `chance` or `nobody`", [](Turn turn) { return std::string(turn.of); }, read_turn, {}, {}};
}

Turn turn(const Acting& acting) {
  switch (acting.mover) {
    case Mover::player:
      return {name_of(acting.seat)};
    case Mover::chance:
      return {"chance"};
    default:
      return {"nobody"};
  }
}

}  // namespace fathom
