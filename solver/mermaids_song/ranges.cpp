#include "solver/mermaids_song/ranges.hpp"

namespace fathom::solver {

template <>
std::vector<Range> ranges<mermaids_song::MermaidsSong>(const mermaids_song::Game& game, const Options& options) {
  std::vector<song::Ranging> table;
  for (const std::span<const song::Ranging> part : {song::card_ranges(), song::creature_ranges()})
    table.insert(table.end(), part.begin(), part.end());
  return all_ranged<mermaids_song::MermaidsSong>(table, game, options);
}

}  // namespace fathom::solver
