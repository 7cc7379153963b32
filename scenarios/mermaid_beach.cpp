#include "scenarios/mermaid_beach.hpp"

#include "scenarios/runner_of.hpp"

namespace fathom {

namespace mermaid_beach {

namespace {

PerSeat<int> score(const Game&, const State& state) { return scores(state); }
SeatSet who_wins(const Game& game, const State& state) { return winners(game, state); }

PerSeat<int> shell_points(const Game& game, const State& state) {
  PerSeat<int> worth;
  for (const Seat at : every<Seat>) worth[at] = points(game.rules, state.shells[at]);
  return worth;
}

PerSeat<int> hand_sizes(const Game&, const State& state) {
  PerSeat<int> sizes;
  for (const Seat at : every<Seat>) sizes[at] = state.hands[at].total();
  return sizes;
}

PerSeat<int> shells_held(const Game&, const State& state) {
  PerSeat<int> held;
  for (const Seat at : every<Seat>) held[at] = state.shells[at].total();
  return held;
}

int beach_cards_left(const Game&, const State& state) { return state.deck.total(); }
int shell_cards_left(const Game&, const State& state) { return state.shell_deck.total(); }

}  // namespace
}  // namespace mermaid_beach

template <>
Observations<mermaid_beach::MermaidBeach> observations<mermaid_beach::MermaidBeach>() {
  using namespace mermaid_beach;
  return {observation<Game, State, score>("score", "points counted at the end of the game; 0 until then"),
          observation<Game, State, who_wins>("winners", "who wins, were points counted now"),
          observation<Game, State, shell_points>("points", "what the shells in front of a player are worth"),
          observation<Game, State, hand_sizes>("hand_sizes", "how many Beach cards a player holds"),
          observation<Game, State, shells_held>("shell_cards", "how many Shell cards lie in front of a player"),
          observation<Game, State, beach_cards_left>("beach_cards_left", "how many cards the Beach deck holds"),
          observation<Game, State, shell_cards_left>("shell_cards_left", "how many cards the Shell deck holds")};
}

template std::vector<Shown> run_scenarios<mermaid_beach::MermaidBeach>(const mermaid_beach::Game&,
                                                                       const std::vector<std::string>&,
                                                                       const ScenarioOptions&);
template std::vector<Shown> run_scenario_text<mermaid_beach::MermaidBeach>(const mermaid_beach::Game&, std::string_view,
                                                                           const std::string&, const ScenarioOptions&);
template std::string scenario_schema<mermaid_beach::MermaidBeach>();

}  // namespace fathom
