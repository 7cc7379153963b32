#include <fathom/laws.hpp>

#include "game.hpp"

// What must be true of every play, told without a look at how the book does it.

namespace my_game {

using Played = properties::AnyAdapter<MyGame>;
using Transition = properties::Transition<Played>;

static std::string pebbles_are_conserved(const Transition& at) {
  const int taken = at.before.heap - at.after.heap;
  if (taken < 1 || taken > at.game.rules.most_taken) return plural(taken, "pebble") + " is no number to take";
  int pebbles = at.after.heap;
  for (const Seat who : seated(at.after.players)) pebbles += at.after.points[who];
  if (pebbles == at.game.rules.pebbles) return {};
  return "there are " + plural(pebbles, "pebble");
}

static std::string turns_pass_to_the_left(const Transition& at) {
  const Seat next = clockwise(at.before.acting, 1, at.before.players);
  return at.after.acting == next ? "" : plainly(at.after.acting) + " is next";
}

}  // namespace my_game

template <>
std::span<const fathom::properties::Law<my_game::Played>> fathom::properties::laws_of<my_game::MyGame>() {
  using namespace my_game;
  using Asks = AsksTransition<Played>;
  static constexpr Law<Played> all[] = {
      {"pebbles_are_conserved", "pebbles.conserved", Asks{pebbles_are_conserved}, {Played::done<Take>}},
      {"turns_pass_to_the_left", "turns.clockwise", Asks{turns_pass_to_the_left}, {Played::done<Take>}},
  };
  return all;
}
