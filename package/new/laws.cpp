#include <fathom/laws.hpp>

#include "game.hpp"

// What must be true of every play, told without a look at how the book does it.

namespace my_game {

using Played = properties::AnySubject<MyGame>;
using Moment = properties::Moment<Played>;

static std::string pebbles_are_conserved(const Moment& moment) {
  const int taken = moment.before.heap - moment.after.heap;
  if (taken < 1 || taken > moment.game.rules.most_taken) return plural(taken, "pebble") + " is no number to take";
  int pebbles = moment.after.heap;
  for (const Seat who : seated(moment.after.players)) pebbles += moment.after.points[who];
  if (pebbles == moment.game.rules.pebbles) return {};
  return "there are " + plural(pebbles, "pebble");
}

static std::string turns_pass_to_the_left(const Moment& moment) {
  const Seat next = clockwise(moment.before.acting, 1, moment.before.players);
  return moment.after.acting == next ? "" : plainly(moment.after.acting) + " is next";
}

}  // namespace my_game

template <>
std::span<const fathom::properties::Law<my_game::Played>> fathom::properties::laws_of<my_game::MyGame>() {
  using namespace my_game;
  using Asks = AsksMoment<Played>;
  static constexpr Law<Played> all[] = {
      {"pebbles_are_conserved", "pebbles.conserved", Asks{pebbles_are_conserved}, {Played::done<Take>}},
      {"turns_pass_to_the_left", "turns.clockwise", Asks{turns_pass_to_the_left}, {Played::done<Take>}},
  };
  return all;
}
