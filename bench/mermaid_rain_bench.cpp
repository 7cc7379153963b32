#include <benchmark/benchmark.h>

#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

#include "bench/allocations.hpp"
#include "model/core/play.hpp"
#include "model/mermaid_rain/mermaid_rain.hpp"

// Uniform random play of Mermaid Rain: the legal actions of every state are listed, one is drawn and performed, and every
// action counts, chance included. One iteration is one whole game.

namespace fathom::mermaid_rain {
namespace {

/// More than any state has legal actions.
constexpr std::size_t roomy = 4096;

constexpr std::size_t most_bytes = 1024;
static_assert(sizeof(State) <= most_bytes, "a state is copied for every step of a search, and has to stay small");

bool something_is_wrong = false;

struct Counted {
  std::uint64_t actions = 0;
  std::uint64_t decisions = 0;  ///< States in which a player has a choice.
};

/// Plays one game to its end and calls `visit(state)` after every action.
template <class Visit>
void play(const Game& game, int players, Random& random, std::vector<Action>& actions, Counted& counted, Visit&& visit) {
  State state = start(game, players);
  for (;;) {
    legal_actions(game, state, actions);
    if (actions.empty()) return;
    counted.decisions += actions.size() > 1 && acting(state).mover == Mover::player ? 1 : 0;
    ++counted.actions;
    perform(game, state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
    visit(state);
  }
}

template <class Visit>
void play_games(benchmark::State& bench, Visit&& visit) {
  const Game& game = MermaidRain::published();
  const int players = static_cast<int>(bench.range(0));
  Random random{1};
  std::vector<Action> actions;
  actions.reserve(roomy);
  Counted counted;
  const std::uint64_t before = fathom::bench::allocations();
  for (auto _ : bench) play(game, players, random, actions, counted, visit);
  const std::uint64_t taken = fathom::bench::allocations() - before;

  using benchmark::Counter;
  bench.counters["actions"] = Counter(static_cast<double>(counted.actions), Counter::kIsRate);
  bench.counters["decisions"] = Counter(static_cast<double>(counted.decisions), Counter::kIsRate);
  bench.counters["actions_a_game"] = Counter(static_cast<double>(counted.actions), Counter::kAvgIterations);
  bench.counters["allocations"] = static_cast<double>(taken);
  bench.counters["state_bytes"] = sizeof(State);
  if (taken != 0) {
    something_is_wrong = true;
    bench.SkipWithError(("play took memory from the heap " + std::to_string(taken) + " times").c_str());
  }
}

void play_plainly(benchmark::State& bench) {
  play_games(bench, [](const State& state) { benchmark::DoNotOptimize(&state); });
}

void play_with_every_invariant(benchmark::State& bench) {
  const Game& game = MermaidRain::published();
  std::uint64_t broken = 0;
  play_games(bench, [&](const State& state) {
    for (const auto& invariant : invariants()) broken += invariant.holds(game, state) ? 0 : 1;
  });
  if (broken != 0) {
    something_is_wrong = true;
    bench.SkipWithError(("invariants were broken " + std::to_string(broken) + " times").c_str());
  }
}

/// One invariant at a time over the states of the same plays, to see what each costs beside play itself.
void check_one_invariant(benchmark::State& bench) {
  const Game& game = MermaidRain::published();
  const auto& invariant = invariants()[static_cast<std::size_t>(bench.range(0))];
  std::vector<State> states;
  std::vector<Action> actions;
  Random random{1};
  Counted counted;
  constexpr std::size_t enough = 2000;
  while (states.size() < enough)
    play(game, 4, random, actions, counted, [&](const State& state) { states.push_back(state); });
  std::size_t next = 0;
  for (auto _ : bench) {
    benchmark::DoNotOptimize(invariant.holds(game, states[next]));
    next = next + 1 == states.size() ? 0 : next + 1;
  }
  bench.SetLabel(std::string{invariant.name});
}

BENCHMARK(play_plainly)->ArgName("players")->Arg(4)->Arg(3)->Arg(5)->Arg(6)->Unit(benchmark::kMicrosecond);
BENCHMARK(play_with_every_invariant)->ArgName("players")->Arg(4)->Arg(3)->Arg(5)->Arg(6)->Unit(benchmark::kMicrosecond);
BENCHMARK(check_one_invariant)->ArgName("number")->DenseRange(0, static_cast<int>(invariants().size()) - 1);

}  // namespace
}  // namespace fathom::mermaid_rain

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  benchmark::RunSpecifiedBenchmarks();
  if (!fathom::mermaid_rain::something_is_wrong) return 0;
  std::cerr << "expected play that keeps every invariant and takes no memory; see the errors above\n";
  return 1;
}
