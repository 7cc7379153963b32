#include "solver/mermaid_beach/common.hpp"

#include "model/core/random.hpp"
#include "model/mermaid_beach/phrases.hpp"

namespace fathom::solver::beach {

Finding differs(std::uint64_t cases, std::string why, std::vector<std::string> told, BeachTrace trace) {
  Finding finding = fails(cases, std::move(why), std::move(told));
  finding.trace = std::move(trace);
  return finding;
}

Finding shown(std::string why, std::vector<std::string> told, BeachTrace trace) {
  constexpr int tables = most - fewest + 1;
  Finding finding = differs(0, std::move(why), std::move(told), std::move(trace));
  finding.domain = "plays of 2 to 5 players";
  finding.tried = tables;
  finding.ties.push_back(in_every_case(tables, "numbers of players, a play of the model sought for each"));
  return finding;
}

std::optional<State> after(const Game& game, State state, const std::vector<Action>& actions) {
  for (const Action& action : actions)
    if (apply<MermaidBeach>(game, state, action)) return std::nullopt;
  return state;
}

std::vector<Action> legal(const Game& game, const State& state) {
  std::vector<Action> actions;
  MermaidBeach::legal_actions(game, state, actions);
  return actions;
}

std::uint64_t key_of(const State& state) {
  std::uint64_t key = 0;
  const auto add = [&](std::uint64_t value) { key = Random::mix(key + value + 1); };
  const auto add_all = [&](const auto& counts) {
    for (const std::uint8_t count : counts.of) add(count);
  };
  for (const std::uint64_t value : {index_of(state.step), index_of(state.turn), index_of(state.acting), index_of(state.bonus),
                                    std::size_t{state.owed}, std::size_t{state.more}})
    add(value);
  for (const auto& card : {state.drawn, state.asked_for}) add(card ? 1 + index_of(*card) : 0);
  add_all(state.deck);
  add_all(state.shell_deck);
  for (const Seat at : seated(state.players)) {
    add_all(state.hands[at]);
    add(state.passed[at] ? 1 + index_of(*state.passed[at]) : 0);
  }
  return key;
}

std::string hand_in_words(const BeachCards& hand) { return phrase(hand); }

std::vector<std::string> told(const Game& game, State state, const std::vector<Action>& actions) {
  std::vector<std::string> lines;
  for (const Action& action : actions) {
    lines.push_back(MermaidBeach::show(game, state, action));
    MermaidBeach::perform(game, state, action);
  }
  return lines;
}

}  // namespace fathom::solver::beach
