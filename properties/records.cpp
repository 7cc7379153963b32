#include "properties/records.hpp"

#include <string>

namespace fathom::properties {

Cost cost_of(std::size_t law, std::span<const Record> records) {
  Cost cost;
  for (const Record& record : records)
    if (record.asked[law]) {
      ++cost.cases;
      cost.actions += record.actions;
    }
  return cost;
}

std::vector<Reached> reached(const Coming& wanted, const std::vector<int>& tables, std::span<const Record> records) {
  std::vector<Reached> all;
  for (std::size_t table = 0; table < tables.size(); ++table)
    for (const Policy policy : every<Policy>) {
      const int players = tables[table];
      const double share = wanted.share[index_of(policy)];
      if (share <= 0 || players < wanted.from_players) continue;
      const std::string what =
          std::string(wanted.event) + ", " + std::to_string(players) + " players, " + std::string(name_of(policy));
      Reached reached{what, 0, 0, share};
      for (const Record& record : records) {
        if (!record.ran || record.table != table || record.policy != policy) continue;
        ++reached.of;
        if ((record.events & wanted.bit) != 0) ++reached.count;
      }
      all.push_back(std::move(reached));
    }
  return all;
}

}  // namespace fathom::properties
