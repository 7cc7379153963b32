#pragma once

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "properties/comparing/balance.hpp"
#include "properties/comparing/measure.hpp"
#include "properties/comparing/playing.hpp"
#include "properties/spreading.hpp"

namespace fathom::properties {

/// Plays one game at every table with every policy, and counts seat by seat. Include it in the one `.cpp` file that
/// instantiates it.
template <class S>
class Balancing {
  using G = typename S::Specification;
  using State = typename G::State;
  using Action = typename G::Action;

 public:
  Balancing(const typename G::Game& game, const CompareOptions& options) : game_(game), options_(options) {
    std::vector<int> tables = options.players;
    for (int players = G::fewest_players; options.players.empty() && players <= G::most_players; ++players)
      tables.push_back(players);
    for (const int players : tables)
      for (const Policy policy : {Policy::greedy, Policy::uniform})
        sums_.push_back({policy, players, std::vector<SeatSums>(static_cast<std::size_t>(players)), {}, 0, 0, 0});
  }

  Balance run() {
    const std::uint64_t each = options_.plays > 0 ? options_.plays : usual_plays;
    Options spreading;
    spreading.threads = options_.threads;
    spreading.progress = options_.progress;
    spread_over_threads(spreading, sums_.size() * each, [&] {
      return [&](std::size_t index) {
        play(sums_[index / each], index % each);
        return Onward::next_case;
      };
    });
    Balance balance = balance_of(sums_, options_);
    balance.game = std::string(G::name);
    return balance;
  }

 private:
  static constexpr std::uint64_t usual_plays = 2000;

  void play(TableSums& table, std::uint64_t number) {
    const std::string what = "balance, " + std::to_string(table.players) + " players, " + std::string(name_of(table.policy));
    std::optional<Seat> first;
    std::int64_t actions = 0;
    const State last =
        play_out<S>(game_, {table.players, case_seed(options_.seed, what, number), table.policy}, AnythingLegal<G>{},
                    [&](const State& before, const Action&, const State&, const std::vector<Action>&) {
                      const Acting acting = G::acting(before);
                      if (acting.mover == Mover::player && !first) first = acting.seat;
                      ++actions;
                    });
    count(table, last, first.value_or(Seat::Ann), actions);
  }

  void count(TableSums& table, const State& last, Seat first, std::int64_t actions) {
    const PerSeat<int> scores = G::scores(last);
    const SeatSet winners = Metrics<G>::winners(game_, last, table.players);
    std::int64_t all = 0;
    for (const Seat who : seated(table.players)) all += scores[who];
    const std::scoped_lock lock(counting_);
    for (int i = 0; i < table.players; ++i) {
      const Seat who = clockwise(first, i, table.players);
      SeatSums& seat = table.seats[static_cast<std::size_t>(i)];
      seat.won.add(parts_of_one, parts_won(winners, who, table.players) * table.players);
      seat.score.add(0, scores[who]);
      seat.above_mean.add(all, std::int64_t{scores[who]} * table.players);
    }
    table.actions.add(0, actions);
    ++table.plays;
    table.ties += count_of(winners, table.players) > 1 ? 1U : 0U;
    table.ended += G::acting(last).mover == Mover::nobody ? 1U : 0U;
  }

  const typename G::Game& game_;
  const CompareOptions& options_;
  std::vector<TableSums> sums_;
  std::mutex counting_;
};

}  // namespace fathom::properties
