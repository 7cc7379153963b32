#include "properties/telling.hpp"

#include <algorithm>

#include "model/core/words.hpp"

namespace fathom::properties {

std::string plays_in_words(const std::vector<int>& tables, std::size_t other_beginnings) {
  const auto [fewest, most] = std::ranges::minmax_element(tables);
  const bool all_between = *most - *fewest + 1 == static_cast<int>(tables.size());
  std::string players = std::to_string(tables.front());
  for (std::size_t i = 1; i < tables.size(); ++i)
    players += (i + 1 < tables.size() ? ", " : " or ") + std::to_string(tables[i]);
  if (all_between && tables.size() > 1) players = std::to_string(*fewest) + " to " + std::to_string(*most);
  const std::string others =
      other_beginnings == 0 ? "" : " and " + plural(static_cast<int>(other_beginnings), "other beginning");
  return "plays of " + players + " players from the start" + others;
}

}  // namespace fathom::properties
