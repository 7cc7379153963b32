#include <string>
#include <vector>

#include "model/mirage/drawing.hpp"
#include "model/mirage/mirage.hpp"

namespace fathom::mirage {

std::vector<std::string> picture(const Game& game, const State& state) {
  const Scene scene = scene_of(state);
  return draw(game.box, scene, window_of(scene));
}

std::vector<std::string> picture_key() {
  return {". light sand   : dark sand   ~ light water   = dark water   no wall stands between the squares of one tile",
          "A B C D on sand a camel, on water a ship, of Ann, Bob, Cleo, Dan",
          "a Coast tile: its sand and the sides that are land, below its water and its sides; who stands on it comes last",
          "^ over /A\\ a tent   \\|/ over b w r y a palm tree, black, white, red, yellow   camel or ship on a bare square: "
          "keeps trees"};
}

}  // namespace fathom::mirage
