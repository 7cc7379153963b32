#include "properties/comparing/mermaid_beach.hpp"

#include <array>
#include <string_view>

namespace fathom::properties {

using mermaid_beach::Action;
using mermaid_beach::Game;
using mermaid_beach::MermaidBeach;
using mermaid_beach::State;

std::vector<std::string_view> Metrics<MermaidBeach>::sources() {
  return {"shells of the first kind", "shells of the second kind", "shells of the third kind", "shells of the fourth kind"};
}

Earnings Metrics<MermaidBeach>::earned(const Game& game, const State& before, const Action& action, const State& after) {
  Earnings earnings;
  if (!std::holds_alternative<mermaid_beach::Score>(action) || before.scores == after.scores) return earnings;
  for (const Seat who : every<Seat>)
    for (const auto shell : mermaid_beach::point_shells) {
      const auto kind = static_cast<std::uint8_t>(index_of(shell));
      const int points = after.scores[who] == 0 ? 0 : game.rules.shell_values[kind] * after.shells[who][shell];
      if (points != 0) earnings.push_back({who, kind, points});
    }
  return earnings;
}

SeatSet Metrics<MermaidBeach>::winners(const Game& game, const State& state, int) {
  return mermaid_beach::winners(game, state);
}

std::vector<Option<MermaidBeach>> Metrics<MermaidBeach>::options() {
  using namespace mermaid_beach;
  return {{"mermaids and mermen", is_a<PlayMermaid, MermaidBeach>}, {"Mean Mermaids", is_a<PlayMeanMermaid, MermaidBeach>},
          {"pairs from the hand", is_a<PlayPair, MermaidBeach>},    {"asking for a match", is_a<Ask, MermaidBeach>},
          {"Sneaker Waves", is_a<PlaySneakerWave, MermaidBeach>},   {"Seaweed", is_a<PlaySeaweed, MermaidBeach>},
          {"playing what is drawn", is_a<PlayDrawn, MermaidBeach>}};
}

Enough Metrics<MermaidBeach>::enough() { return {2000, 800, 100}; }

}  // namespace fathom::properties
