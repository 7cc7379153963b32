#include "model/core/words.hpp"
#include "model/mermaids_song/mermaids_song.hpp"
#include "model/mermaids_song/possibilities.hpp"

namespace fathom::mermaids_song {

std::vector<std::string> contradictions(const Game& game) {
  std::vector<std::string> found;
  const int mermaids = game.box.cards[Card::mermaid];
  for (int players = MermaidsSong::fewest_players; players <= MermaidsSong::most_players; ++players) {
    const int removed = mermaids_removed(game.rules, players);
    const int dealt = game.rules.mermaids_dealt * players;
    if (removed + dealt <= mermaids) continue;
    found.push_back("of " + plural(mermaids, "mermaid") + ", " + std::to_string(removed) + " are taken out with " +
                    std::to_string(players) + " players, and " + std::to_string(dealt) + " are to be dealt");
  }
  const int creatures = game.box.creatures.total();
  if (game.rules.creatures_face_up > creatures)
    found.push_back("of " + std::to_string(creatures) + " creatures, " + std::to_string(game.rules.creatures_face_up) +
                    " are to lie face up");
  return found;
}

}  // namespace fathom::mermaids_song
