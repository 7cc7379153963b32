#include "model/mermaid_beach/possibilities.hpp"

namespace fathom::mermaid_beach {

std::vector<std::string> contradictions(const Game& game) {
  std::vector<std::string> found;
  if (game.box.beach.empty()) found.emplace_back("expected Beach cards to play with, found none");
  return found;
}

}  // namespace fathom::mermaid_beach
