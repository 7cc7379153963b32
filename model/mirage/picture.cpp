#include <string>
#include <vector>

#include "model/mirage/drawing.hpp"
#include "model/mirage/mirage.hpp"

namespace fathom::mirage {

std::vector<std::string> picture(const Game& game, const State& state) {
  const Scene scene = scene_of(state);
  return draw(game.box, scene, window_of(scene));
}

}  // namespace fathom::mirage
