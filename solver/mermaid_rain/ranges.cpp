#include "solver/mermaid_rain/ranges.hpp"

namespace fathom::solver {

template <>
std::vector<Range> ranges<mermaid_rain::MermaidRain>(const mermaid_rain::Game& game, const Options& options) {
  std::vector<rain::Ranging> table;
  for (const std::span<const rain::Ranging> part : {rain::dealing_ranges(), rain::bonus_ranges(), rain::scoring_ranges()})
    table.insert(table.end(), part.begin(), part.end());
  return all_ranged<mermaid_rain::MermaidRain>(table, game, options);
}

}  // namespace fathom::solver
