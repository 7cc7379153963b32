#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "properties/comparing/carrying.hpp"
#include "properties/comparing/measure.hpp"
#include "properties/comparing/playing.hpp"
#include "properties/comparing/recorder.hpp"
#include "properties/spreading.hpp"

namespace fathom::properties {

/// Plays two games of one specification side by side, and counts. Include it in the one `.cpp` file that instantiates it.
template <class S>
class SideBySide {
  using G = typename S::Specification;
  using Game = typename G::Game;
  using State = typename G::State;
  using Action = typename G::Action;
  using Metrics = fathom::properties::Metrics<G>;

 public:
  SideBySide(const Game& published, const Game& variant, const CompareOptions& options)
      : published_(published), variant_(variant), options_(options), options_without_(Metrics::options()) {
    measured_.measures = columns_.measures;
    measured_.rankings = columns_.rankings;
    std::vector<int> tables = options.players;
    for (int players = G::fewest_players; options.players.empty() && players <= G::most_players; ++players)
      tables.push_back(players);
    for (const int players : tables)
      for (const Policy policy : {Policy::uniform, Policy::greedy}) measured_.cells.push_back(empty_cell(policy, players));
    if (options.players.empty()) tables = {(G::fewest_players + G::most_players + 1) / 2};
    for (const int players : tables)
      for (const Option<G>& option : options_without_)
        measured_.restricted.push_back({std::string(option.name), players, {}, 0, 0});
  }

  Comparison run() {
    const Enough enough = Metrics::enough();
    const std::uint64_t plays = options_.plays > 0 ? options_.plays : affordable(enough.plays);
    const std::uint64_t restricted =
        options_.restricted_plays > 0 ? options_.restricted_plays : affordable(enough.restricted_plays);
    const std::size_t open = measured_.cells.size() * plays;
    Options spreading;
    spreading.threads = options_.threads;
    spreading.progress = options_.progress;
    spread_over_threads(spreading, open + measured_.restricted.size() * restricted, [&] {
      return [&](std::size_t index) {
        if (index < open)
          play_pair(measured_.cells[index / plays], index % plays);
        else
          play_without((index - open) / restricted, (index - open) % restricted);
        return Onward::next_case;
      };
    });
    Comparison comparison = concluded(measured_, options_);
    comparison.game = std::string(G::name);
    comparison.plays = plays_;
    comparison.actions = actions_;
    return comparison;
  }

 private:
  using Numbers = std::vector<std::int64_t>;

  /// With rules left out, whatever anybody could try has to be looked through, and plays take several times as long.
  [[nodiscard]] std::uint64_t affordable(std::uint64_t plays) const {
    constexpr std::uint64_t part = 6;
    return published_.dropped.empty() && variant_.dropped.empty() ? plays : std::max<std::uint64_t>(1, plays / part);
  }

  [[nodiscard]] Cell empty_cell(Policy policy, int players) const {
    Cell cell;
    cell.policy = policy;
    cell.players = players;
    cell.measured.resize(columns_.measures.size());
    for (const RankedMeasures& list : columns_.rankings) {
      cell.steps_published.resize(cell.steps_published.size() + list.best_first.size() - 1);
      cell.steps_variant.resize(cell.steps_published.size());
    }
    return cell;
  }

  /// What the plays of a pair are drawn from, that of the variant second.
  [[nodiscard]] std::pair<std::uint64_t, std::uint64_t> seeds(const std::string& what, std::uint64_t number) const {
    const std::uint64_t seed = case_seed(options_.seed, "comparing, " + what, number);
    return {seed, options_.streams == Streams::shared ? seed : case_seed(seed, "the variant's own", 0)};
  }

  void play_pair(Cell& cell, std::uint64_t number) {
    const std::string what = std::to_string(cell.players) + " players, " + std::string(name_of(cell.policy));
    const auto [first, second] = seeds(what, number);
    Carried<S> carried(variant_, cell.players, G::start(published_, cell.players));
    const Written published = written_down(published_, {cell.players, first, cell.policy},
                                           [&](const Action& action, const State& after) { carried.follow(action, after); });
    const Written variant = written_down(variant_, {cell.players, second, cell.policy}, [](const Action&, const State&) {});
    const bool decided = carried.decided(published_, published.last, cell.players);
    const bool turned = !(Metrics::winners(published_, published.last, cell.players) ==
                          Metrics::winners(variant_, variant.last, cell.players));
    count(cell, published.numbers, variant.numbers);
    const std::scoped_lock lock(counting_);
    cell.touched += carried.touched() ? 1U : 0U;
    cell.refused += carried.refused() ? 1U : 0U;
    cell.otherwise += published.numbers != variant.numbers ? 1U : 0U;
    cell.ended += carried.ended(published.last) ? 1U : 0U;
    cell.decided += decided ? 1U : 0U;
    cell.turned += turned ? 1U : 0U;
  }
  void count(Cell& cell, const Numbers& published, const Numbers& variant) {
    const std::scoped_lock lock(counting_);
    for (std::size_t i = 0; i < published.size(); ++i)
      if (columns_.measures[i].from_players <= cell.players) cell.measured[i].add(published[i], variant[i]);
    add_steps(cell.steps_published, published);
    add_steps(cell.steps_variant, variant);
    plays_ += 2;
    actions_ += static_cast<std::uint64_t>(published[columns_.length] + variant[columns_.length]);
  }

  struct Written {
    Numbers numbers;
    State last;
  };
  template <class Seen>
  Written written_down(const Game& game, const Sitting& sitting, Seen seen) const {
    Recorder<S> ledger(columns_, game, sitting.players, case_seed(sitting.seed, "attempts", 0));
    const State last =
        play_out<S>(game, sitting, AnythingLegal<G>{},
                    [&](const State& before, const Action& action, const State& after, const std::vector<Action>& legal) {
                      ledger.write_down(before, action, after, legal);
                      seen(action, after);
                    });
    return {ledger.closed(last), last};
  }

  void add_steps(std::vector<Pairs>& steps, const Numbers& numbers) const {
    std::size_t step = 0;
    for (const RankedMeasures& list : columns_.rankings)
      for (std::size_t i = 0; i + 1 < list.best_first.size(); ++i)
        steps[step++].add(numbers[list.best_first[i + 1]], numbers[list.best_first[i]]);
  }

  /// Somebody else goes without in each play, all others choose greedily as she does.
  void play_without(std::size_t nth, std::uint64_t number) {
    RestrictedCell& cell = measured_.restricted[nth];
    const Option<G>& option = options_without_[nth % options_without_.size()];
    const auto [first, second] = seeds("without " + cell.option + ", " + std::to_string(cell.players) + " players", number);
    const Seat who = seat(static_cast<int>(number % static_cast<std::uint64_t>(cell.players)));
    const Without published = outcome_without(published_, {cell.players, first, Policy::greedy}, option, who);
    const Without variant = outcome_without(variant_, {cell.players, second, Policy::greedy}, option, who);
    const std::scoped_lock lock(counting_);
    cell.won.add(published.won, variant.won);
    cell.gone_without += published.went_without ? 1U : 0U;
    cell.gone_without_variant += variant.went_without ? 1U : 0U;
    plays_ += 2;
    actions_ += published.actions + variant.actions;
  }

  struct Without {
    std::int64_t won = 0;
    bool went_without = false;
    std::uint64_t actions = 0;
  };
  Without outcome_without(const Game& game, const Sitting& sitting, const Option<G>& option, Seat who) const {
    Without outcome;
    GoingWithout<G> considered(game, option, who);
    const State last = play_out<S>(
        game, sitting,
        [&](const State& state, Seat seat, const std::vector<Action>& legal) -> const std::vector<Action>& {
          return considered(state, seat, legal);
        },
        [&](const State&, const Action&, const State&, const std::vector<Action>&) { ++outcome.actions; });
    outcome.won = parts_won(Metrics::winners(game, last, sitting.players), who, sitting.players);
    outcome.went_without = considered.went_without();
    return outcome;
  }

  const Game& published_;
  const Game& variant_;
  const CompareOptions& options_;
  std::vector<Option<G>> options_without_;
  Columns columns_{measurable<S>()};
  std::mutex counting_;
  Measured measured_;
  std::uint64_t plays_ = 0;
  std::uint64_t actions_ = 0;
};

}  // namespace fathom::properties
