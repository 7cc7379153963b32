#include "model/mirage/mirage.hpp"

// What one player can see: everything. Tiles, explorers, tents and supplies lie open, whoever counts knows what is left in
// the bag and in the pile, and the order in which tiles will be drawn is settled only as each is drawn.

namespace fathom::mirage {

State view(const Game&, const State& state, Seat) { return state; }

State disguise(const Game&, const State& state, Seat, Random&) { return state; }

}  // namespace fathom::mirage
