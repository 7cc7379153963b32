#include "properties/comparing/mermaids_song.hpp"

#include <string_view>

namespace fathom::properties {

using mermaids_song::Action;
using mermaids_song::Game;
using mermaids_song::MermaidsSong;
using mermaids_song::State;

std::vector<std::string_view> Metrics<MermaidsSong>::sources() {
  return {"creatures enticed", "creatures lured", "creatures lost to others", "creatures gone otherwise"};
}

Earnings Metrics<MermaidsSong>::earned(const Game&, const State& before, const Action& action, const State& after) {
  constexpr std::uint8_t enticed = 0;
  constexpr std::uint8_t lured = 1;
  constexpr std::uint8_t lost = 2;
  constexpr std::uint8_t otherwise = 3;
  Earnings earnings;
  if (before.enticed == after.enticed) return earnings;
  const PerSeat<int> had = mermaids_song::scores(before);
  const PerSeat<int> has = mermaids_song::scores(after);
  const bool luring = std::holds_alternative<mermaids_song::Lure>(action);
  for (const Seat who : every<Seat>) {
    const int points = has[who] - had[who];
    if (points > 0) earnings.push_back({who, luring ? lured : enticed, points});
    if (points < 0) earnings.push_back({who, luring ? lost : otherwise, points});
  }
  return earnings;
}

SeatSet Metrics<MermaidsSong>::winners(const Game& game, const State& state, int) {
  return mermaids_song::winners(game, state);
}

std::vector<Option<MermaidsSong>> Metrics<MermaidsSong>::options() {
  using namespace mermaids_song;
  return {{"a mermaid of her own", is_a<PlayMermaid, MermaidsSong>},
          {"songs and silences on her own mermaids",
           [](const Game&, const State&, const Action& action) {
             const auto* play = std::get_if<Play>(&action);
             return play != nullptr && play->on == play->by;
           }},
          {"songs and silences on others' mermaids",
           [](const Game&, const State&, const Action& action) {
             const auto* play = std::get_if<Play>(&action);
             return play != nullptr && play->on != play->by;
           }},
          {"the Kraken", is_a<ReleaseKraken, MermaidsSong>},
          {"the Treasure of the Deep", is_a<PlayTreasure, MermaidsSong>},
          {"enticing", is_a<Entice, MermaidsSong>},
          {"discarding the hand", is_a<DiscardHand, MermaidsSong>}};
}

Enough Metrics<MermaidsSong>::enough() { return {800, 400, 60}; }

}  // namespace fathom::properties
