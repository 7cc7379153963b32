#include "scenarios/mermaids_song.hpp"

#include "scenarios/runner_of.hpp"

namespace fathom {

namespace mermaids_song {

namespace {

PerSeat<int> loyalty(const Game&, const State& state) { return scores(state); }
SeatSet who_wins(const Game& game, const State& state) { return winners(game, state); }
int to_win(const Game& game, const State& state) { return needed_to_win(game.rules, state.players); }

using Powers = Few<int, most_mermaids>;

PerSeat<Powers> powers(const Game& game, const State& state) {
  PerSeat<Powers> all;
  for (const Seat at : every<Seat>)
    for (const Mermaid& mermaid : state.mermaids[at]) all[at].push_back(power_of(game.rules.mixed, mermaid.visible));
  return all;
}

PerSeat<int> hand_sizes(const Game&, const State& state) {
  PerSeat<int> sizes;
  for (const Seat at : every<Seat>) sizes[at] = state.hands[at].total();
  return sizes;
}

int cards_left(const Game&, const State& state) { return state.deck.total(); }
int creatures_left(const Game&, const State& state) { return state.creature_deck.total(); }

}  // namespace
}  // namespace mermaids_song

template <>
Observations<mermaids_song::MermaidsSong> observations<mermaids_song::MermaidsSong>() {
  using namespace mermaids_song;
  return {observation<Game, State, loyalty>("loyalty", "the total loyalty of a player's creatures"),
          observation<Game, State, who_wins>("winners", "who has the most loyalty, and so wins were the game to end now"),
          observation<Game, State, to_win>("to_win", "the total loyalty that wins"),
          observation<Game, State, powers>("power", "the enticement power of each of a player's mermaids, in their order"),
          observation<Game, State, hand_sizes>("hand_sizes", "how many cards a player holds"),
          observation<Game, State, cards_left>("cards_left", "how many cards the Mermaid deck holds"),
          observation<Game, State, creatures_left>("creatures_left", "how many creatures the Creature deck holds")};
}

template std::vector<Shown> run_scenarios<mermaids_song::MermaidsSong>(const mermaids_song::Game&,
                                                                       const std::vector<std::string>&,
                                                                       const ScenarioOptions&);
template std::vector<Shown> run_scenario_text<mermaids_song::MermaidsSong>(const mermaids_song::Game&, std::string_view,
                                                                           const std::string&, const ScenarioOptions&);
template std::string scenario_schema<mermaids_song::MermaidsSong>();

}  // namespace fathom
