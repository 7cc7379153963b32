#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "model/core/verdict.hpp"
#include "properties/breach.hpp"
#include "properties/counterexample.hpp"
#include "properties/judge.hpp"
#include "properties/law.hpp"
#include "properties/laws.hpp"
#include "properties/notes.hpp"
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
  Campaign(const Game& game, const Options& options) : game_(game), options_(options), laws_(chosen_laws(game, options)) {
    if (laws_.size() > most_laws) throw std::logic_error("more laws than a campaign can follow");
    tables_ = options.players;
    for (int players = G::fewest_players; options.players.empty() && players <= G::most_players; ++players)
      tables_.push_back(players);
    for (const int players : tables_) plays_.push_back(plays<S>(game_, players, options.begin));
    for (const std::uint64_t number : numbers())
      for (std::size_t table = 0; table < tables_.size(); ++table) cases_.push_back({table, number});
    records_.resize(cases_.size());
    first_failing_ = std::vector<std::atomic<std::size_t>>(laws_.size());
    for (auto& first : first_failing_) first = never;
    for (std::size_t law = 0; law < laws_.size(); ++law)
      std::visit([&]<class Shape>(Shape asks) { std::get<Asking<Shape>>(asking_).push_back({law, asks}); }, laws_[law].asks);
  }

  std::vector<Verdict> run() {
    const auto begun = std::chrono::steady_clock::now();
    spread_over_threads(options_, cases_.size(), [this] {
      return [this, bench = Bench{}](std::size_t index) mutable {
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
  static constexpr std::uint32_t attempts_once_in = 8;  ///< Attempts are made in one state of so many,
  static constexpr int attempts_each = 2;               ///< so many of each sort;
  static constexpr std::uint32_t probed_once_in = 40;   ///< and probes in one of so many.
  static constexpr std::size_t cases_noted = 1;         ///< For each number of players, so many are followed with notes on.

  /// The laws of one shape, each with its number.
  template <class Shape>
  using Asking = std::vector<std::pair<std::size_t, Shape>>;
  /// Scratch space of one thread.
  struct Bench {
    std::vector<Action> attempts;
    Notes* notes = nullptr;  ///< Where what is read of the rules is noted, if anybody wants to know.
  };
  /// A case under way.
  struct Running {
    std::size_t index;
    Random seeds;  ///< For attempts and probes, apart from the play: it does not depend on what laws are asked.
    std::size_t done = 0;
  };
  /// Where a law fell, with all that is needed to find it again.
  struct Failure {
    std::size_t after;
    Draw<S> draw;
    std::string broken;
  };

  static std::vector<Law<S>> chosen_laws(const Game& game, const Options& options) {
    std::vector<Law<S>> laws = AnyGame<S>::laws(game);
    if (!options.only.empty())
      std::erase_if(laws,
                    [&](const Law<S>& law) { return std::ranges::find(options.only, law.name) == options.only.end(); });
    return laws;
  }

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

  /// Calls `ask(law number, law)` for each law of this shape that has not fallen in an earlier case.
  template <class Shape, class Ask>
  void for_each_standing(std::size_t index, Ask ask) const {
    for (const auto& [law, asks] : std::get<Asking<Shape>>(asking_))
      if (first_failing_[law].load(std::memory_order_relaxed) >= index) ask(law, asks);
  }

  void run_case(std::size_t index, Bench& bench) {
    Record& record = records_[index];
    record.ran = true;
    record.table = cases_[index].table;
    record.policy = policy_of(numbers_of(cases_[index]));
    const Play<G> play = play_of_case(cases_[index]);
    record.actions = static_cast<std::uint32_t>(play.actions.size());
    ask_along(play, index, record, bench, [&](std::size_t law, const Failure&) {
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
  [[nodiscard]] Play<G> play_of_case(const Case& which) const { return plays_[which.table](numbers_of(which)).value(); }

  /// Asks the laws along the play of a case, and calls `fell(law, fall)` for whatever falls.
  template <class Fell>
  void ask_along(const Play<G>& play, std::size_t index, Record& record, Bench& bench, Fell fell) const {
    Notes* const notes = bench.notes;
    Running running{index, Random(seed_of(cases_[index], "attempts, ")), 0};
    if (options_.begin == Begin::at_the_start)
      noted(notes, &Notes::transition, [&] { return G::start(game_, tables_[cases_[index].table]); });
    typename S::History history = noted(notes, &Notes::history, [&] { return S::history_at(game_, play.states.front()); });
    for (;; ++running.done) {
      const Position<S> at{game_, play.states[running.done], play.legal[running.done]};
      if (notes != nullptr) notes->listing = reads_of_listing(at);
      ask_of_position(at, running, record, bench, fell);
      if (once_in(attempts_once_in, running.seeds)) ask_of_attempts(at, running, record, bench, fell);
      if (once_in(probed_once_in, running.seeds)) ask_of_probe(at, running, record, bench, fell);
      if (running.done == play.actions.size()) return;
      const Transition<S> transition{game_,
                                     history,
                                     at.state,
                                     play.actions[running.done],
                                     play.states[running.done + 1],
                                     play.done_before(running.done)};
      if (notes != nullptr) notes->transition = reads_of_transition(at, transition.action, notes->listing);
      for_each_standing<AsksTransition<S>>(index, [&](std::size_t law, AsksTransition<S> asks) {
        record.asked.set(law);
        if (std::string broken = noted_law(notes, law, [&] { return asks(transition); }); !broken.empty())
          fell(law, Failure{running.done + 1, {}, std::move(broken)});
      });
      record.events |= S::events(transition);
      noted(notes, &Notes::history, [&] { S::keep(history, transition); });
    }
  }

  template <class Fell>
  void ask_of_position(const Position<S>& at, const Running& running, Record& record, Bench& bench, Fell& fell) const {
    for_each_standing<AsksInvariant<S>>(running.index, [&](std::size_t law, AsksInvariant<S> invariant) {
      record.asked.set(law);
      if (!noted_law(bench.notes, law, [&] { return invariant->holds(at.game, at.state); }))
        fell(law, Failure{running.done, {}, invariant->broken_in(at.game, at.state)});
    });
    for_each_standing<AsksPosition<S>>(running.index, [&](std::size_t law, AsksPosition<S> asks) {
      record.asked.set(law);
      if (std::string broken = noted_law(bench.notes, law, [&] { return asks(at); }); !broken.empty())
        fell(law, Failure{running.done, {}, std::move(broken)});
    });
  }

  template <class Fell>
  void ask_of_attempts(const Position<S>& at, Running& running, Record& record, Bench& bench, Fell& fell) const {
    draw_attempts(at, running, bench);
    record.attempts += static_cast<std::uint32_t>(bench.attempts.size());
    for_each_standing<AsksAttempt<S>>(running.index, [&](std::size_t law, AsksAttempt<S> asks) {
      record.asked.set(law);
      for (const Action& attempt : bench.attempts)
        if (std::string broken = noted_law(bench.notes, law, [&] { return asks(Attempt<S>{at, attempt}); }); !broken.empty())
          return fell(law, Failure{running.done, {attempt, 0}, std::move(broken)});
    });
  }

  template <class Fell>
  void ask_of_probe(const Position<S>& at, Running& running, Record& record, Bench& bench, Fell& fell) const {
    ++record.probes;
    const std::uint64_t drawn = running.seeds.next();
    for_each_standing<AsksProbe<S>>(running.index, [&](std::size_t law, AsksProbe<S> asks) {
      record.asked.set(law);
      const std::uint64_t seed = case_seed(drawn, laws_[law].name, 0);
      Random random(seed);
      if (std::string broken = noted_law(bench.notes, law, [&] { return asks(at, random); }); !broken.empty())
        fell(law, Failure{running.done, {std::nullopt, seed}, std::move(broken)});
    });
  }
  /// Legal actions, legal actions with one thing changed, and actions made up from nothing.
  static void draw_attempts(const Position<S>& at, Running& running, Bench& bench) {
    Random random(running.seeds.next());
    bench.attempts.clear();
    for (int i = 0; i < attempts_each; ++i) {
      bench.attempts.push_back(arbitrary<Action>(random));
      if (at.legal.empty()) continue;
      const Action& legal = at.legal[any_index(at.legal.size(), random)];
      bench.attempts.push_back(nearby(legal, random));
      bench.attempts.push_back(nearby(bench.attempts.back(), random));
    }
  }

  // What is read of the rules.

  /// Follows a few cases once more with notes on: what a law reads there is what it rests on.
  void note_reads_of_laws() {
    reads_.assign(laws_.size(), {});
    for (std::size_t index = 0; index < std::min(cases_.size(), cases_noted * tables_.size()); ++index) {
      if (!records_[index].ran) continue;
      Notes notes{std::vector<ReadSet>(laws_.size()), {}, {}, {}, {}};
      Record record;
      Bench bench;
      bench.notes = &notes;
      ask_along(play_of_case(cases_[index]), index, record, bench, [](std::size_t, const Failure&) {});
      for (std::size_t law = 0; law < laws_.size(); ++law) reads_[law].add(notes.laws[law]);
    }
  }
  /// What listing the legal actions of a position reads.
  static ReadSet reads_of_listing(const Position<S>& at) {
    ReadSet reads;
    std::vector<Action> legal;
    noted(&reads, [&] { G::legal_actions(at.game, at.state, legal); });
    return reads;
  }
  /// What a transition reads, from the listing of what can be done to what is done.
  static ReadSet reads_of_transition(const Position<S>& at, const Action& action, ReadSet reads) {
    State state = at.state;
    noted(&reads, [&] { G::perform(at.game, state, action); });
    return reads;
  }

  // Telling what was found.

  [[nodiscard]] Verdict verdict_on(std::size_t law) {
    Verdict verdict;
    verdict.evidence = Evidence::law;
    verdict.game = std::string(G::name);
    verdict.check = std::string(laws_[law].name);
    verdict.claim = std::string(laws_[law].claim);
    if (const Claim* claim = claim_of(laws_[law]))
      for (const std::string_view rule : claim->rules) verdict.rules.emplace_back(rule);
    const std::span<const Record> records = records_for(law);
    verdict.cost = cost_of(law, records);
    verdict.reached = reached_for(laws_[law], tables_, records);
    verdict.basis = {Method::sampled,
                     domain_of(laws_[law], probed_once_in) + plays_in_words(tables_, other_beginnings()),
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
    verdict.why = "fails, " + table;

    const auto found = counterexample(law, failing, verdict);
    if (!found) return;
    const std::size_t actions = found->actions.size();
    verdict.why = "fails after " + std::to_string(actions) + (actions == 1 ? " action, " : " actions, ") + table;
    verdict.told = told(game_, *found, laws_[law]);
    verdict.trace = Trace<G>{game_, found->given, found->actions, sentence_of(laws_[law])};
  }
  /// What the failing case comes to once it is shrunk, where traces are wanted; what was read where the law fell is put
  /// into the verdict.
  std::optional<Counterexample<S>> counterexample(std::size_t law, std::size_t failing, Verdict& verdict) const {
    const Play<G> play = play_of_case(cases_[failing]);
    std::optional<Failure> fall;
    FallReads reads;
    Record record;
    Notes notes{std::vector<ReadSet>(laws_.size()), {}, {}, {}, {}};
    Bench bench;
    bench.notes = &notes;
    ask_along(play, failing, record, bench, [&](std::size_t fallen, const Failure& found) {
      if (fallen != law || fall) return;
      fall = found;
      reads = std::holds_alternative<AsksTransition<S>>(laws_[law].asks) ? reads_at_action(notes) : reads_at_state(notes);
    });
    if (!fall) return std::nullopt;
    verdict.reads.assign(reads.law.begin(), reads.law.end());
    verdict.reads_of_play.assign(reads.play.begin(), reads.play.end());
    if (options_.telling == Telling::outcomes) return std::nullopt;
    return smallest_counterexample(first_actions(play, fall->after), laws_[law], fall->draw, options_.begin);
  }

  const Game& game_;
  const Options& options_;
  std::vector<Law<S>> laws_;
  std::vector<int> tables_;
  std::vector<rc::Gen<Play<G>>> plays_;  ///< For each of the tables.
  std::vector<Case> cases_;
  std::vector<Record> records_;
  std::vector<std::atomic<std::size_t>> first_failing_;
  std::vector<ReadSet> reads_;  ///< For each law.
  std::tuple<Asking<AsksInvariant<S>>, Asking<AsksPosition<S>>, Asking<AsksTransition<S>>, Asking<AsksAttempt<S>>,
             Asking<AsksProbe<S>>>
      asking_;
};

}  // namespace fathom::properties
