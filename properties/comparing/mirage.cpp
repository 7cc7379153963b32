#include "properties/comparing/mirage.hpp"

#include <string_view>

namespace fathom::properties {

using mirage::Action;
using mirage::Game;
using mirage::Mirage;
using mirage::State;

std::vector<std::string_view> Metrics<Mirage>::sources() { return {"regions", "tents", "trees", "house rules"}; }

Earnings Metrics<Mirage>::earned(const Game&, const State& before, const Action&, const State& after) {
  constexpr std::uint8_t regions = 0;
  constexpr std::uint8_t tents = 1;
  constexpr std::uint8_t trees = 2;
  constexpr std::uint8_t house = 3;
  Earnings earnings;
  if (before.scores == after.scores) return earnings;
  for (const Seat who : every<Seat>) {
    const auto add = [&](std::uint8_t source, int points) {
      if (points != 0) earnings.push_back({who, source, points});
    };
    add(regions, after.scores[who].regions - before.scores[who].regions);
    add(tents, after.scores[who].tents - before.scores[who].tents);
    add(trees, after.scores[who].trees - before.scores[who].trees);
    add(house, after.scores[who].house - before.scores[who].house);
  }
  return earnings;
}

SeatSet Metrics<Mirage>::winners(const Game&, const State& state, int players) {
  return mirage::winners(state.scores, players);
}

namespace {

template <mirage::Terrain side>
bool lays(const Game&, const State&, const Action& action) {
  const auto* lay = std::get_if<mirage::Lay>(&action);
  return lay != nullptr && lay->side == side;
}

bool takes_a_tie(const Game&, const State&, const Action& action) {
  const auto* award = std::get_if<mirage::Award>(&action);
  return award != nullptr && award->to == award->by;
}

}  // namespace

/// Explorers are added as the rules have it; what a player chooses is where and how her tiles lie, and who gets a gap.
std::vector<Option<Mirage>> Metrics<Mirage>::options() {
  return {{"tiles with their land side up", lays<mirage::Terrain::land>},
          {"tiles with their water side up", lays<mirage::Terrain::water>},
          {"ties awarded to herself", takes_a_tie}};
}

Enough Metrics<Mirage>::enough() { return {500, 200, 40}; }

}  // namespace fathom::properties
