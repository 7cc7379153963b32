#include "scenarios/mermaid_rain.hpp"

#include "notation/mermaid_rain.hpp"
#include "notation/mermaid_rain_leaves.hpp"
#include "scenarios/runner_of.hpp"

namespace fathom {

namespace mermaid_rain {

namespace {

/// What each type of treasure pays out.
struct Payout {
  PerSeat<int> shell;
  PerSeat<int> coral;
  PerSeat<int> crystal;
  PerSeat<int> pearl;
  PerSeat<int> dragon_scale;
  static constexpr auto fields = every_member;
};

PerSeat<std::optional<Meld>> melds_made(const Game&, const State& state) {
  PerSeat<std::optional<Meld>> made;
  for (const Seat at : every<Seat>)
    if (!state.melds[at].empty()) made[at] = best_meld(state.melds[at]);
  return made;
}

PerSeat<int> points_for(const Game& game, const State& state, Treasure treasure) {
  PerSeat<int> tokens;
  for (const Seat at : every<Seat>) tokens[at] = state.treasure[at][treasure];
  return points(game.rules, tokens, state.players);
}

Payout payout(const Game& game, const State& state) {
  return {points_for(game, state, Treasure::shell), points_for(game, state, Treasure::coral),
          points_for(game, state, Treasure::crystal), points_for(game, state, Treasure::pearl),
          points_for(game, state, Treasure::dragon_scale)};
}

PerSeat<int> score(const Game&, const State& state) { return scores(state); }
SeatSet who_wins(const Game& game, const State& state) { return winners(game, state); }

PerSeat<int> hand_sizes(const Game&, const State& state) {
  PerSeat<int> sizes;
  for (const Seat at : every<Seat>) sizes[at] = state.hands[at].total();
  return sizes;
}

Treasures face_up_on_board(const Game&, const State& state) {
  Treasures up;
  for (const Heap& heap : state.spaces) up += heap.up;
  return up;
}

int face_down_on_board(const Game&, const State& state) {
  int down = 0;
  for (const FaceDown& token : state.face_down) down += token.owner ? 0 : 1;
  return down;
}

}  // namespace
}  // namespace mermaid_rain

template <>
Observations<mermaid_rain::MermaidRain> observations<mermaid_rain::MermaidRain>() {
  using namespace mermaid_rain;
  return {observation<Game, State, melds_made>("meld", "what the cards shown in front of a player make"),
          observation<Game, State, payout>("points",
                                           "what each type of treasure pays for the tokens face up in front of players"),
          observation<Game, State, score>("score", "points on the track"),
          observation<Game, State, who_wins>("winners", "who wins, were the game to end now"),
          observation<Game, State, hand_sizes>("hand_sizes", "how many Adventure cards a player holds"),
          observation<Game, State, face_up_on_board>("face_up_on_board", "tokens face up on treasure spaces"),
          observation<Game, State, face_down_on_board>("face_down_on_board",
                                                       "how many tokens lie face down on treasure spaces")};
}

template std::vector<Shown> run_scenarios<mermaid_rain::MermaidRain>(const mermaid_rain::Game&,
                                                                     const std::vector<std::string>&,
                                                                     const ScenarioOptions&);
template std::vector<Shown> run_scenario_text<mermaid_rain::MermaidRain>(const mermaid_rain::Game&, std::string_view,
                                                                         const std::string&, const ScenarioOptions&);
template std::string scenario_schema<mermaid_rain::MermaidRain>();

}  // namespace fathom
