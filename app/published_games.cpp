#include <array>

#include "app/games.hpp"

// The games of the program `fathom`. A program of another game says here which it knows.

namespace fathom::app {

std::span<const Registered> games() {
  static const std::array all{registered_mermaid_rain(), registered_mermaid_beach(), registered_mermaids_song(),
                              registered_mirage()};
  return all;
}

}  // namespace fathom::app
