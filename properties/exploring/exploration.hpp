#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <iterator>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "properties/exploring/corpus.hpp"
#include "properties/exploring/explore.hpp"
#include "properties/exploring/observing.hpp"
#include "properties/exploring/saved.hpp"
#include "properties/exploring/seen.hpp"
#include "properties/exploring/sole_use.hpp"
#include "properties/laws_on_play.hpp"
#include "properties/plays.hpp"
#include "properties/records.hpp"
#include "properties/spreading.hpp"

namespace fathom::properties {

/// Plays of one game for as long as there is time, each followed by all its laws, in rounds. Include it in the one `.cpp` file
/// that instantiates it.
///
/// What plays have shown is taken in between rounds, in the order of the cases: so all that happens in a round follows from the
/// seed and from the rounds before, on any number of threads, and a run that is gone on with is the run that was never stopped.
template <Adapter S>
class Exploration {
  using G = typename S::Specification;
  using Game = typename G::Game;
  using State = typename G::State;

 public:
  Exploration(const Game& game, const ExploreOptions& asked)
      : game_(game), asked_(asked), options_(asked.options), laws_(game, options_), tables_(options_.players), sole_use_(asked.state) {
    for (int players = G::fewest_players; options_.players.empty() && players <= G::most_players; ++players)
      tables_.push_back(players);
    end_ = options_.cases > 0 ? options_.cases : asked.seconds ? std::uint64_t{0} - 1 : S::cases();
    corpora_.resize(tables_.size());
    times_asked_.resize(laws_.size());
    fell_.resize(laws_.size());
    plays_by_.resize(kinds<Way>);
    if (const std::optional<SavedRun> saved = read_run(asked.state, key())) take_up(*saved);
  }

  Explored run() {
    begun_ = Clock::now();
    saved_at_ = begun_;
    new_at_ = begun_;
    while (number_of(cases_) < end_ && (!asked_.seconds || seconds_of_this_run() < *asked_.seconds)) {
      go_round();
      if (asked_.progress) asked_.progress(plays() - plays_before_, seconds_of_this_run(), seconds_since(new_at_));
      if (options_.until == Until::first_failure && first_failure()) break;
      if (seconds_since(saved_at_) >= asked_.seconds_between_saves) save();
    }
    save();
    Explored all = so_far();
    for (std::size_t law = 0; law < laws_.size(); ++law) all.verdicts.push_back(verdict_on(law));
    note_reads_of_laws(all.verdicts);
    return all;
  }

 private:
  using Clock = std::chrono::steady_clock;
  using Bench = typename LawsOnPlay<S>::Bench;
  static constexpr std::uint64_t smallest_round = 4;  ///< Cases for each number of players: a search soon has where to go on from,
  static constexpr std::uint64_t largest_round = 64;  ///< and is later spread over many threads.
  static constexpr std::uint32_t steered_once_in = 2;

  /// What is kept of a case until the round is over.
  struct Done {
    Case which{};
    Way way{};
    std::uint64_t root = 0;
    std::optional<std::size_t> picked;  ///< The saved position that it went on from.
    Choices choices;
    Record record;
    Observed observed;
    std::vector<std::size_t> fallen;
  };
  /// What each thread has to itself.
  struct Worker {
    Bench bench;
    EventTimes times{};
    Observer<S> observer;
  };

  // Going on.

  [[nodiscard]] std::uint64_t number_of(std::uint64_t nth) const { return options_.shard.index + nth * options_.shard.of; }
  [[nodiscard]] bool is_steered() const { return asked_.search == Search::steered; }
  [[nodiscard]] bool observes() const { return asked_.observes || is_steered(); }

  void go_round() {
    std::vector<Done> round;
    const std::uint64_t until = end_of_round();
    for (; cases_ < until && number_of(cases_) < end_; ++cases_)
      for (std::size_t table = 0; table < tables_.size(); ++table) round.push_back({{table, number_of(cases_)}, {}, 0, {}, {}, {}, {}, {}});
    Options spread = options_;
    spread.seconds.reset();
    spread.progress = nullptr;
    const auto signs = is_steered() ? Observer<S>::Signs::noted : Observer<S>::Signs::left_out;
    std::atomic<std::size_t> lowest_failing{round.size()};
    spread_over_threads(spread, round.size(), [&] {
      return [&, worker = Worker{{}, {}, Observer<S>(game_, signs)}](std::size_t index) mutable {
        if (options_.until == Until::first_failure && lowest_failing < index) return Onward::no_further;
        run_case(round[index], worker);
        for (std::size_t lowest = lowest_failing; !round[index].fallen.empty() && index < lowest;)
          if (lowest_failing.compare_exchange_weak(lowest, index)) break;
        return Onward::next_case;
      };
    });
    if (options_.until == Until::first_failure) round.resize(std::min(round.size(), lowest_failing + 1));
    count_asked(round);
    for (Done& done : round) take(done);
  }
  /// Before which case a round ends: a quarter more than there were. The ends of rounds do not depend on where a run was stopped.
  [[nodiscard]] std::uint64_t end_of_round() const {
    std::uint64_t end = smallest_round;
    while (end <= cases_) end += std::clamp(end / 4, smallest_round, largest_round);
    return end;
  }

  void run_case(Done& done, Worker& worker) const {
    const Play<G> play = drawn(done);
    done.record.ran = true;
    done.record.actions = static_cast<std::uint32_t>(play.actions.size());
    worker.times.fill(not_yet);
    worker.bench.times = is_steered() ? &worker.times : nullptr;
    LawSet stand;
    for (std::size_t law = 0; law < laws_.size(); ++law) stand[law] = !fell_[law];
    laws_.ask(play, attempts_of(done.which), done.record, worker.bench, stand, [&](std::size_t law, const auto&) {
      if (std::ranges::find(done.fallen, law) == done.fallen.end()) done.fallen.push_back(law);
    });
    if (observes())
      done.observed = worker.observer.observed(play, tables_[done.which.table], worker.times, seed_of(done.which, "observing, "));
  }

  /// Draws the play of a case, and notes how it came about.
  Play<G> drawn(Done& done) const {
    PlayDrawing<S> drawing = drawing_of(done.which);
    done.root = done.which.number;
    done.way = way_of(drawing.policy());
    if (is_steered()) {
      Random random(seed_of(done.which, "steering, "));
      const bool is_to_go_on = random.below(steered_once_in) == 0;
      if (const auto from = is_to_go_on ? corpora_[done.which.table].drawn(random) : std::nullopt) {
        done.way = Way::steered;
        done.root = from->root;
        done.picked = from->place;
        Play<G> play = drawing.play_on_from(beginning_of({done.which.table, from->root}), from->choices);
        done.choices = drawing.choices();
        return play;
      }
    }
    Play<G> play = drawing.play();
    done.choices = drawing.choices();
    return play;
  }
  [[nodiscard]] PlayDrawing<S> drawing_of(const Case& which) const {
    const std::optional<Policy> only = asked_.search == Search::uniform ? std::optional(Policy::uniform) : std::nullopt;
    return PlayDrawing<S>(game_, tables_[which.table], options_.begin, rc::Random(seed_of(which, "")), only);
  }
  [[nodiscard]] State beginning_of(const Case& which) const { return drawing_of(which).beginning(); }
  /// As a campaign has them: the cases of a mixed search are its cases.
  [[nodiscard]] std::uint64_t seed_of(const Case& which, std::string_view what) const {
    return case_seed(options_.seed, std::string(what) + std::to_string(tables_[which.table]) + " players", which.number);
  }
  [[nodiscard]] std::uint64_t attempts_of(const Case& which) const { return seed_of(which, "attempts, "); }

  // Taking in what a round has shown.

  /// Of a law that falls, what comes before counts, as in a campaign.
  void count_asked(const std::vector<Done>& round) {
    std::vector<Record> records;
    for (const Done& done : round) records.push_back(done.record);
    for (std::size_t law = 0; law < laws_.size(); ++law) {
      const auto falls = [law](const Done& done) { return std::ranges::find(done.fallen, law) != done.fallen.end(); };
      const auto many = static_cast<std::size_t>(std::ranges::find_if(round, falls) - round.begin());
      const std::span<const Record> counted = std::span<const Record>(records).first(many);
      const Cost cost = cost_of(law, counted);
      times_asked_[law].cases += cost.cases;
      times_asked_[law].actions += cost.actions;
      times_asked_[law].times += times_asked(laws_[law], law, counted);
    }
  }

  void take(Done& done) {
    ++plays_by_[index_of(done.way)];
    if (done.picked) corpora_[done.which.table].note_picked(*done.picked);
    if (observes() && seen_.add(done.observed.things, done.way, plays(), seconds(), runs_)) new_at_ = Clock::now();
    if (is_steered()) corpora_[done.which.table].add(done.root, done.choices, done.observed.signs);
    for (const std::size_t law : done.fallen)
      if (!fell_[law])
        fell_[law] = LawFell{std::string(laws_[law].name), done.which.table,       done.which.number, done.root,
                             index_of(done.way),           plays(), done.choices};
  }

  [[nodiscard]] std::uint64_t plays() const { return std::accumulate(plays_by_.begin(), plays_by_.end(), std::uint64_t{0}); }
  [[nodiscard]] std::optional<std::uint64_t> first_failure() const {
    std::optional<std::uint64_t> first;
    for (const std::optional<LawFell>& fell : fell_)
      if (fell && (!first || fell->after < *first)) first = fell->after;
    return first;
  }
  static double seconds_since(Clock::time_point when) { return std::chrono::duration<double>(Clock::now() - when).count(); }
  [[nodiscard]] double seconds_of_this_run() const { return seconds_since(begun_); }
  [[nodiscard]] double seconds() const { return seconds_before_ + seconds_of_this_run(); }

  // Going on another time.

  void take_up(const SavedRun& saved) {
    if (saved.asked.size() != laws_.size() || saved.corpora.size() != corpora_.size() || saved.plays_by.size() != plays_by_.size())
      return;  // the key says that this cannot be
    cases_ = saved.cases;
    runs_ = saved.runs + 1;
    seconds_before_ = saved.seconds;
    plays_by_ = saved.plays_by;
    plays_before_ = plays();
    seen_.put_back(saved.things);
    times_asked_ = saved.asked;
    for (std::size_t table = 0; table < corpora_.size(); ++table)
      corpora_[table].put_back(saved.corpora[table].positions, saved.corpora[table].counted_signs, saved.corpora[table].next);
    for (const LawFell& fell : saved.fell)
      for (std::size_t law = 0; law < laws_.size(); ++law)
        if (laws_[law].name == fell.law && fell.table < tables_.size() && falls_again(law, fell)) fell_[law] = fell;
  }
  /// What fell in an earlier run is asked again: it may have been mended.
  [[nodiscard]] bool falls_again(std::size_t law, const LawFell& fell) const {
    bool falls = false;
    Record record;
    Bench bench;
    laws_.ask(play_of_fall(fell), attempts_of({fell.table, fell.number}), record, bench, LawSet().set(law),
              [&](std::size_t, const auto&) { falls = true; });
    return falls;
  }
  [[nodiscard]] Play<G> play_of_fall(const LawFell& fell) const {
    return play_of<G>(game_, beginning_of({fell.table, fell.root}), fell.choices);
  }

  /// What the run is of, its laws and the steps of the game included.
  [[nodiscard]] std::string key() const {
    std::string names;
    for (std::size_t law = 0; law < laws_.size(); ++law) names += std::string(laws_[law].name) + " ";
    if constexpr (Observer<S>::says_its_step)
      for (const auto step : every<std::remove_cvref_t<decltype(State{}.step)>>) names += std::string(name_of(step)) + " ";
    return asked_.key + ", laws " + std::to_string(hash_name(names));
  }

  void save() {
    saved_at_ = Clock::now();
    if (asked_.state.empty()) return;
    SavedRun run{cases_, runs_, seconds(), plays_by_, seen_.things(), times_asked_, {}, {}};
    for (const std::optional<LawFell>& fell : fell_)
      if (fell) run.fell.push_back(*fell);
    for (const Corpus& corpus : corpora_) run.corpora.push_back({corpus.positions(), corpus.counted_signs(), corpus.next()});
    write_run(asked_.state, key(), run);
    if (asked_.saved) asked_.saved(so_far());
  }

  // Telling what was found.

  [[nodiscard]] Explored so_far() const {
    Explored all;
    all.search = asked_.search;
    all.plays = plays();
    all.plays_before = plays_before_;
    all.seconds = seconds();
    all.seconds_before = seconds_before_;
    std::ranges::copy(plays_by_, all.plays_by.begin());
    std::vector<SeenThing> things = seen_.things();
    std::ranges::sort(things, {}, &SeenThing::key);
    for (const SeenThing& seen : things) all.things.push_back(told_of(seen));
    if constexpr (Observer<S>::says_its_step)
      for (const auto step : every<std::remove_cvref_t<decltype(State{}.step)>>) all.steps.emplace_back(name_of(step));
    for (const Corpus& corpus : corpora_) {
      all.saved_positions += corpus.size();
      all.signs += corpus.signs();
    }
    all.unseen = estimated(seen_.things(), all.plays - all.plays_by[index_of(Way::steered)]);
    all.first_failure = first_failure();
    return all;
  }
  [[nodiscard]] Thing told_of(const SeenThing& seen) const {
    const ThingKey key = unpacked(seen.key);
    Thing thing;
    if (key.rule < G::rulebook().size()) thing.rule = std::string(G::rulebook()[key.rule].id);
    thing.how = key.how;
    if constexpr (Observer<S>::says_its_step)
      if (key.step < kinds<std::remove_cvref_t<decltype(State{}.step)>>)
        thing.step = std::string(name_of(every<std::remove_cvref_t<decltype(State{}.step)>>[key.step]));
    thing.players = static_cast<int>(key.players);
    thing.plays = seen.plays;
    thing.after = seen.after;
    thing.seconds = seen.seconds;
    thing.is_new = seen.run == runs_;
    return thing;
  }

  [[nodiscard]] Verdict verdict_on(std::size_t law) const {
    Verdict verdict = laws_.verdict_on(law);
    const LawAsked& asked = times_asked_[law];
    verdict.cost = {seconds() / static_cast<double>(laws_.size()), asked.cases, asked.actions};
    const std::size_t others = options_.begin == Begin::at_the_start ? 0 : S::starts().size() - 1;
    verdict.basis = {Method::sampled,
                     domain_of(laws_[law], LawsOnPlay<S>::probed_once_in) + plays_in_words(tables_, others), asked.times, {}};
    verdict.outcome = fell_[law] ? Outcome::fails : asked.cases == 0 ? Outcome::skipped : Outcome::holds;
    if (verdict.outcome == Outcome::skipped) verdict.why = "no case has put it to the test";
    if (fell_[law]) tell(law, *fell_[law], verdict);
    return verdict;
  }
  /// Follows one case of each number of players once more with notes on: what a law reads there is what it rests on.
  void note_reads_of_laws(std::vector<Verdict>& verdicts) const {
    std::vector<ReadSet> reads(laws_.size());
    for (std::size_t table = 0; table < tables_.size(); ++table) {
      const Case first{table, number_of(0)};
      const std::vector<ReadSet> noted_now = laws_.reads_along(drawing_of(first).play(), attempts_of(first));
      for (std::size_t law = 0; law < laws_.size(); ++law) reads[law].add(noted_now[law]);
    }
    for (std::size_t law = 0; law < laws_.size(); ++law)
      if (!fell_[law]) verdicts[law].reads.assign(reads[law].begin(), reads[law].end());
  }
  void tell(std::size_t law, const LawFell& fell, Verdict& verdict) const {
    const std::string players = std::to_string(tables_[fell.table]);
    const std::string seed = std::to_string(options_.seed);
    const std::string number = "/" + std::to_string(fell.number);
    const bool is_a_campaigns = asked_.search == Search::mixed || (is_steered() && every<Way>[fell.way] != Way::steered);
    verdict.again = "fathom check " + verdict.game + " --only " + verdict.check + " --players " + players + " --seed " + seed;
    if (is_a_campaigns)
      verdict.again += number;
    else
      verdict.again += " --search " + std::string(name_of(asked_.search)) + " --cases " + std::to_string(fell.number + 1);
    if (!is_a_campaigns && options_.shard.of > 1)
      verdict.again += " --shard " + std::to_string(options_.shard.index) + "/" + std::to_string(options_.shard.of);
    const std::string from = every<Way>[fell.way] == Way::steered ? ", gone on from a saved position" : "";
    laws_.tell(law, play_of_fall(fell), attempts_of({fell.table, fell.number}), players + " players, seed " + seed + number + from,
               options_.telling, verdict);
  }

  const Game& game_;
  const ExploreOptions& asked_;
  const Options& options_;
  LawsOnPlay<S> laws_;
  std::vector<int> tables_;
  SoleUse sole_use_;  ///< Of the file in which the run is kept.
  std::uint64_t end_ = 0;    ///< The number of the case before which the run ends.
  std::uint64_t cases_ = 0;  ///< Done for each number of players.
  std::uint64_t runs_ = 1;
  std::vector<std::uint64_t> plays_by_;
  std::uint64_t plays_before_ = 0;
  double seconds_before_ = 0;
  Clock::time_point begun_, saved_at_, new_at_;
  Seen seen_;
  std::vector<Corpus> corpora_;  ///< For each of the tables.
  std::vector<LawAsked> times_asked_;
  std::vector<std::optional<LawFell>> fell_;
};

}  // namespace fathom::properties
