#include <benchmark/benchmark.h>

#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

#include "bench/allocations.hpp"
#include "model/core/play.hpp"
#include "model/mermaid_beach/mermaid_beach.hpp"
#include "model/mermaid_rain/mermaid_rain.hpp"
#include "model/mermaids_song/mermaids_song.hpp"
#include "model/mirage/mirage.hpp"

// Uniform random play: the legal actions of every state are listed, one is drawn and performed, and every action counts,
// chance included. One iteration is one whole game.

namespace fathom::bench {
namespace {

/// More than any state has legal actions.
constexpr std::size_t roomy = 4096;

/// A state is copied for every step of a search, and has to stay small. Mirage carries an index of its growing board.
template <Specification G>
constexpr std::size_t most_bytes = 1040;
template <>
constexpr std::size_t most_bytes<mirage::Mirage> = 8192;

bool something_is_wrong = false;

struct Counted {
  std::uint64_t actions = 0;
  std::uint64_t decisions = 0;  ///< States in which a player has a choice.
};

/// Plays one game to its end and calls `visit(state)` after every action.
template <Specification G, class Visit>
void play(int players, Random& random, std::vector<typename G::Action>& actions, Counted& counted, Visit&& visit) {
  const typename G::Game& game = G::published();
  typename G::State state = G::start(game, players);
  for (;;) {
    G::legal_actions(game, state, actions);
    if (actions.empty()) return;
    counted.decisions += actions.size() > 1 && G::acting(state).mover == Mover::player ? 1 : 0;
    ++counted.actions;
    G::perform(game, state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
    visit(state);
  }
}

template <Specification G, class Visit>
void play_games(benchmark::State& bench, int players, Visit&& visit) {
  static_assert(sizeof(typename G::State) <= most_bytes<G>);
  Random random{1};
  std::vector<typename G::Action> actions;
  actions.reserve(roomy);
  Counted unheeded;
  play<G>(players, random, actions, unheeded, visit);  // what is made once and kept is made now
  Counted counted;
  const std::uint64_t before = allocations();
  for (auto _ : bench) play<G>(players, random, actions, counted, visit);
  const std::uint64_t taken = allocations() - before;

  using benchmark::Counter;
  bench.counters["actions"] = Counter(static_cast<double>(counted.actions), Counter::kIsRate);
  bench.counters["decisions"] = Counter(static_cast<double>(counted.decisions), Counter::kIsRate);
  bench.counters["actions_a_game"] = Counter(static_cast<double>(counted.actions), Counter::kAvgIterations);
  bench.counters["allocations"] = static_cast<double>(taken);
  bench.counters["state_bytes"] = sizeof(typename G::State);
  if (taken != 0) {
    something_is_wrong = true;
    bench.SkipWithError(("play took memory from the heap " + std::to_string(taken) + " times").c_str());
  }
}

template <Specification G>
void play_plainly(benchmark::State& bench, int players) {
  play_games<G>(bench, players, [](const auto& state) { benchmark::DoNotOptimize(&state); });
}

template <Specification G>
void play_with_every_invariant(benchmark::State& bench, int players) {
  std::uint64_t broken = 0;
  play_games<G>(bench, players, [&](const auto& state) {
    for (const auto& invariant : G::invariants()) broken += invariant.holds(G::published(), state) ? 0 : 1;
  });
  if (broken != 0) {
    something_is_wrong = true;
    bench.SkipWithError(("invariants were broken " + std::to_string(broken) + " times").c_str());
  }
}

/// One invariant at a time over the states of the same plays, to see what each costs beside play itself.
template <Specification G>
void check_one_invariant(benchmark::State& bench, std::size_t number) {
  const auto& invariant = G::invariants()[number];
  std::vector<typename G::State> states;
  std::vector<typename G::Action> actions;
  Random random{1};
  Counted counted;
  constexpr std::size_t enough = 2000;
  while (states.size() < enough)
    play<G>(G::most_players, random, actions, counted, [&](const auto& state) { states.push_back(state); });
  std::size_t next = 0;
  for (auto _ : bench) {
    benchmark::DoNotOptimize(invariant.holds(G::published(), states[next]));
    next = next + 1 == states.size() ? 0 : next + 1;
  }
}

/// The search for gaps around the tile laid last, on boards of so many Survey tiles: its cost should not grow with them.
void search_for_gaps(benchmark::State& bench, std::size_t tiles) {
  using mirage::Mirage;
  const mirage::Game& game = Mirage::published();
  std::vector<mirage::State> states;
  std::vector<mirage::Action> actions;
  Random random{1};
  Counted counted;
  constexpr std::size_t enough = 500;
  while (states.size() < enough)
    play<Mirage>(Mirage::most_players, random, actions, counted, [&](const mirage::State& state) {
      if (state.step == mirage::Step::adding && state.board.survey.size() == tiles) states.push_back(state);
    });
  std::size_t next = 0;
  for (auto _ : bench) {
    benchmark::DoNotOptimize(mirage::gaps_formed(game, states[next]));
    next = next + 1 == states.size() ? 0 : next + 1;
  }
}

void add_searches_for_gaps() {
  for (const std::size_t tiles : {5U, 10U, 15U, 20U, 25U})
    benchmark::RegisterBenchmark(("gaps/mirage/tiles:" + std::to_string(tiles)).c_str(), search_for_gaps, tiles);
}

template <Specification G>
void add_game() {
  const std::string game(G::name);
  for (int players = G::fewest_players; players <= G::most_players; ++players) {
    const std::string table = "/players:" + std::to_string(players);
    benchmark::RegisterBenchmark(("play/" + game + table).c_str(), play_plainly<G>, players)->Unit(benchmark::kMicrosecond);
    benchmark::RegisterBenchmark(("invariants/" + game + table).c_str(), play_with_every_invariant<G>, players)
        ->Unit(benchmark::kMicrosecond);
  }
  for (std::size_t number = 0; number < G::invariants().size(); ++number)
    benchmark::RegisterBenchmark(("invariant/" + game + "/" + std::string(G::invariants()[number].name)).c_str(),
                                 check_one_invariant<G>, number);
}

}  // namespace
}  // namespace fathom::bench

int main(int argc, char** argv) {
  fathom::bench::add_game<fathom::mermaid_rain::MermaidRain>();
  fathom::bench::add_game<fathom::mermaid_beach::MermaidBeach>();
  fathom::bench::add_game<fathom::mermaids_song::MermaidsSong>();
  fathom::bench::add_game<fathom::mirage::Mirage>();
  fathom::bench::add_searches_for_gaps();
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  if (benchmark::RunSpecifiedBenchmarks() == 0) return 2;
  if (!fathom::bench::something_is_wrong) return 0;
  std::cerr << "expected play that keeps every invariant and takes no memory; see the errors above\n";
  return 1;
}
