#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "model/core/verdict.hpp"
#include "properties/judge.hpp"
#include "properties/law.hpp"
#include "properties/laws_on_play.hpp"
#include "properties/options.hpp"
#include "properties/plays.hpp"
#include "properties/records.hpp"
#include "properties/spreading.hpp"
#include "properties/telling.hpp"

namespace fathom::properties {

/// Plays of one game, each followed by all its laws at once. Include it in the one `.cpp` file that instantiates it.
///
/// The unit is the case: a number of players and a case number. All that happens in a case follows from its seed, so that
/// cases can be spread over threads and shards at will, and the lowest failing case of each law is the one that is told.
template <Adapter S>
class Campaign {
  using G = typename S::Specification;
  using Game = typename G::Game;
  using State = typename G::State;
  using Action = typename G::Action;

 public:
  Campaign(const Game& game, const Options& options) : game_(game), options_(options), laws_(game, options) {
    tables_ = options.players;
    for (int players = G::fewest_players; options.players.empty() && players <= G::most_players; ++players)
      tables_.push_back(players);
    for (const int players : tables_) plays_.push_back(plays<S>(game_, players, options.begin));
    for (const std::uint64_t number : numbers())
      for (std::size_t table = 0; table < tables_.size(); ++table) cases_.push_back({table, number});
    records_.resize(cases_.size());
    first_failing_ = std::vector<std::atomic<std::size_t>>(laws_.size());
    for (auto& first : first_failing_) first = never;
  }

  std::vector<Verdict> run() {
    if (laws_.size() == 0) return {};  // none was asked for
    const auto begun = std::chrono::steady_clock::now();
    spread_over_threads(options_, cases_.size(), [this] {
      return [this, bench = typename LawsOnPlay<S>::Bench{}](std::size_t index) mutable {
        if (options_.until == Until::first_failure && has_failed_before(index)) return Onward::no_further;
        run_case(index, bench);
        return Onward::next_case;
      };
    });
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begun;
    if (options_.until == Until::first_failure) forget_later_failures();
    note_reads_of_laws();
    std::vector<Verdict> verdicts;
    for (std::size_t law = 0; law < laws_.size(); ++law) {
      verdicts.push_back(verdict_on(law));
      verdicts.back().cost.seconds = taken.count() / static_cast<double>(laws_.size());  // so that a sum is the whole
    }
    return is_whole() ? judged(std::move(verdicts)) : verdicts;
  }

 private:
  static constexpr std::size_t never = std::numeric_limits<std::size_t>::max();
  static constexpr std::size_t cases_noted = 1;  ///< For each number of players, so many are followed with notes on.

  [[nodiscard]] std::vector<std::uint64_t> numbers() const {
    if (options_.only_case) return {*options_.only_case};
    const std::uint64_t end = options_.cases > 0 ? options_.cases : S::cases();
    std::vector<std::uint64_t> mine;
    for (std::uint64_t number = options_.shard.index; number < end; number += options_.shard.of) mine.push_back(number);
    return mine;
  }
  /// Whether the campaign stands for itself, and is judged by what it reached. One that is cut short is not.
  [[nodiscard]] bool is_whole() const {
    return options_.reaches == Reaches::judged && options_.begin == Begin::anywhere && !options_.only_case &&
           !options_.seconds && options_.shard.of == 1 && (options_.cases == 0 || options_.cases >= S::cases());
  }

  // Running the cases.

  [[nodiscard]] bool has_failed_before(std::size_t index) const {
    return std::ranges::any_of(first_failing_, [index](const auto& first) { return first < index; });
  }

  /// Which cases beyond the first failure still ran depends on the threads: they count for nothing.
  void forget_later_failures() {
    std::size_t lowest = never;
    for (const auto& first : first_failing_) lowest = std::min(lowest, first.load());
    if (lowest == never) return;
    for (auto& first : first_failing_)
      if (first > lowest) first = never;
    for (std::size_t i = lowest + 1; i < cases_.size(); ++i) records_[i] = Record{};
  }

  void run_case(std::size_t index, typename LawsOnPlay<S>::Bench& bench) {
    Record& record = records_[index];
    record.ran = true;
    record.table = cases_[index].table;
    record.policy = policy_of(numbers_of(cases_[index]));
    const Play<G> play = play_of_case(cases_[index]);
    record.actions = static_cast<std::uint32_t>(play.actions.size());
    LawSet stand;
    for (std::size_t law = 0; law < laws_.size(); ++law)
      stand[law] = first_failing_[law].load(std::memory_order_relaxed) >= index;
    laws_.ask(play, attempts_of(cases_[index]), record, bench, stand, [&](std::size_t law, const auto&) {
      std::size_t lowest = first_failing_[law];
      while (index < lowest && !first_failing_[law].compare_exchange_weak(lowest, index)) {
      }
    });
  }

  /// What is left to chance in a case, as RapidCheck draws it.
  [[nodiscard]] rc::Random numbers_of(const Case& which) const { return rc::Random(seed_of(which, "")); }
  [[nodiscard]] std::uint64_t seed_of(const Case& which, std::string_view what) const {
    return case_seed(options_.seed, std::string(what) + std::to_string(tables_[which.table]) + " players", which.number);
  }
  [[nodiscard]] std::uint64_t attempts_of(const Case& which) const { return seed_of(which, "attempts, "); }
  [[nodiscard]] Play<G> play_of_case(const Case& which) const { return plays_[which.table](numbers_of(which)).value(); }

  // What is read of the rules.

  /// Follows a few cases once more with notes on: what a law reads there is what it rests on.
  void note_reads_of_laws() {
    reads_.assign(laws_.size(), {});
    for (std::size_t index = 0; index < std::min(cases_.size(), cases_noted * tables_.size()); ++index) {
      if (!records_[index].ran) continue;
      const std::vector<ReadSet> noted_now = laws_.reads_along(play_of_case(cases_[index]), attempts_of(cases_[index]));
      for (std::size_t law = 0; law < laws_.size(); ++law) reads_[law].add(noted_now[law]);
    }
  }

  // Telling what was found.

  [[nodiscard]] Verdict verdict_on(std::size_t law) {
    Verdict verdict = laws_.verdict_on(law);
    const std::span<const Record> records = records_for(law);
    verdict.cost = cost_of(law, records);
    verdict.reached = reached_for(laws_[law], tables_, records);
    verdict.basis = {Method::sampled,
                     domain_of(laws_[law], LawsOnPlay<S>::probed_once_in) + plays_in_words(tables_, other_beginnings()),
                     times_asked(laws_[law], law, records),
                     {}};
    const std::size_t failing = first_failing_[law];
    verdict.reads.assign(reads_[law].begin(), reads_[law].end());
    verdict.outcome = failing != never ? Outcome::fails : verdict.cost.cases == 0 ? Outcome::skipped : Outcome::holds;
    if (verdict.outcome == Outcome::skipped) verdict.why = "no case has put it to the test";
    if (failing != never) tell(verdict, law, failing);
    return verdict;
  }

  /// What is kept of the cases up to the law's first failure: beyond it, a broken game proves nothing.
  [[nodiscard]] std::span<const Record> records_for(std::size_t law) const {
    return std::span<const Record>(records_).first(std::min<std::size_t>(first_failing_[law], records_.size()));
  }
  [[nodiscard]] std::size_t other_beginnings() const {
    return options_.begin == Begin::at_the_start ? 0 : S::starts().size() - 1;
  }

  void tell(Verdict& verdict, std::size_t law, std::size_t failing) const {
    const Case& which = cases_[failing];
    const std::string players = std::to_string(tables_[which.table]);
    const std::string seed = std::to_string(options_.seed) + "/" + std::to_string(which.number);
    const std::string table = players + " players, seed " + seed;
    verdict.again =
        "fathom check " + verdict.game + " --only " + verdict.check + " --players " + players + " --seed " + seed;
    laws_.tell(law, play_of_case(which), attempts_of(which), table, options_.telling, verdict);
  }

  const Game& game_;
  const Options& options_;
  LawsOnPlay<S> laws_;
  std::vector<int> tables_;
  std::vector<rc::Gen<Play<G>>> plays_;  ///< For each of the tables.
  std::vector<Case> cases_;
  std::vector<Record> records_;
  std::vector<std::atomic<std::size_t>> first_failing_;
  std::vector<ReadSet> reads_;  ///< For each law.
};

}  // namespace fathom::properties
