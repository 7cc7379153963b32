#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/verdict.hpp"
#include "properties/breach.hpp"
#include "properties/counterexample.hpp"
#include "properties/law.hpp"
#include "properties/laws.hpp"
#include "properties/notes.hpp"
#include "properties/options.hpp"
#include "properties/play.hpp"
#include "properties/records.hpp"
#include "properties/telling.hpp"

namespace fathom::properties {

/// The first action after which each event has come about in a play, where anybody wants to know.
using EventTimes = std::array<std::uint32_t, std::numeric_limits<Events>::digits>;
inline constexpr std::uint32_t not_yet = std::numeric_limits<std::uint32_t>::max();

/// The laws that are asked in a campaign, and how they are asked along one play. What is left to chance in asking follows
/// from a seed of its own: it does not depend on which laws are asked, nor on how the play was drawn.
template <Adapter S>
class LawsOnPlay {
  using G = typename S::Specification;
  using Game = typename G::Game;
  using State = typename G::State;
  using Action = typename G::Action;

 public:
  static constexpr std::uint32_t probed_once_in = 40;  ///< Probes are made in one state of so many.

  /// Where a law fell, with all that is needed to find it again.
  struct Failure {
    std::size_t after;
    Draw<S> draw;
    std::string broken;
  };
  /// Scratch space of one thread.
  struct Bench {
    std::vector<Action> attempts;
    Notes* notes = nullptr;       ///< Where what is read of the rules is noted, if anybody wants to know,
    EventTimes* times = nullptr;  ///< and when events come about.
  };

  /// All laws of the game, or those named in the options.
  LawsOnPlay(const Game& game, const Options& options) : game_(game), begin_(options.begin), laws_(chosen(game, options.only)) {
    if (laws_.size() > most_laws) throw std::logic_error("more laws than a campaign can follow");
    for (std::size_t law = 0; law < laws_.size(); ++law)
      std::visit([&]<class Shape>(Shape asks) { std::get<Asking<Shape>>(asking_).push_back({law, asks}); }, laws_[law].asks);
  }

  [[nodiscard]] std::size_t size() const { return laws_.size(); }
  const Law<S>& operator[](std::size_t law) const { return laws_[law]; }

  /// What is done where a law falls.
  using Fell = std::function<void(std::size_t law, const Failure& failure)>;

  /// Asks those laws along a play that `stand`, and calls `fell` for whatever falls.
  void ask(const Play<G>& play, std::uint64_t seed, Record& record, Bench& bench, const LawSet& stand,
           const Fell& fell) const {
    Notes* const notes = bench.notes;
    Running running{Random(seed), record, bench, stand, fell};
    if (begin_ == Begin::at_the_start)
      noted(notes, &Notes::transition, [&] { return G::start(game_, S::players(play.states.front())); });
    typename S::History history = noted(notes, &Notes::history, [&] { return S::history_at(game_, play.states.front()); });
    for (;; ++running.done) {
      const Position<S> at{game_, play.states[running.done], play.legal[running.done]};
      if (notes != nullptr) notes->listing = reads_of_listing(at);
      ask_of_position(at, running);
      if (once_in(attempts_once_in, running.seeds)) ask_of_attempts(at, running);
      if (once_in(probed_once_in, running.seeds)) ask_of_probe(at, running);
      if (running.done == play.actions.size()) return;
      const Transition<S> transition{game_,
                                     history,
                                     at.state,
                                     play.actions[running.done],
                                     play.states[running.done + 1],
                                     play.done_before(running.done)};
      if (notes != nullptr) notes->transition = reads_of_transition(at, transition.action, notes->listing);
      ask_of_transition(transition, running);
      noted(notes, &Notes::history, [&] { S::keep(history, transition); });
    }
  }

  /// What each law reads along a play.
  std::vector<ReadSet> reads_along(const Play<G>& play, std::uint64_t seed) const {
    Notes notes = blank_notes();
    Record record;
    Bench bench;
    bench.notes = &notes;
    ask(play, seed, record, bench, LawSet().set(), [](std::size_t, const Failure&) {});
    return std::move(notes.laws);
  }

  /// A verdict on a law before anything has been asked: what it is about.
  [[nodiscard]] Verdict verdict_on(std::size_t law) const {
    Verdict verdict;
    verdict.evidence = Evidence::law;
    verdict.game = std::string(G::name);
    verdict.check = std::string(laws_[law].name);
    verdict.claim = std::string(laws_[law].claim);
    if (const Claim* claim = claim_of(laws_[law]))
      for (const std::string_view rule : claim->rules) verdict.rules.emplace_back(rule);
    return verdict;
  }

  /// Puts into the verdict how the law fell in a play, told by `table`: once it is shrunk, where traces are wanted.
  void tell(std::size_t law, const Play<G>& play, std::uint64_t seed, const std::string& table, Telling telling,
            Verdict& verdict) const {
    verdict.why = "fails, " + table;
    const auto found = counterexample(law, play, seed, telling, verdict);
    if (!found) return;
    const std::size_t actions = found->actions.size();
    verdict.why = "fails after " + std::to_string(actions) + (actions == 1 ? " action, " : " actions, ") + table;
    verdict.told = told(game_, *found, laws_[law]);
    verdict.trace = Trace<G>{game_, found->given, found->actions, sentence_of(laws_[law])};
  }

 private:
  static constexpr std::uint32_t attempts_once_in = 8;  ///< Attempts are made in one state of so many,
  static constexpr int attempts_each = 2;               ///< so many of each sort.

  /// The laws of one shape, each with its number.
  template <class Shape>
  using Asking = std::vector<std::pair<std::size_t, Shape>>;
  /// A play under way.
  struct Running {
    Random seeds;  ///< For attempts and probes.
    Record& record;
    Bench& bench;
    const LawSet& stand;
    const Fell& fell;
    std::size_t done = 0;
  };

  static std::vector<Law<S>> chosen(const Game& game, const std::vector<std::string>& only) {
    std::vector<Law<S>> laws = AnyGame<S>::laws(game);
    if (!only.empty())
      std::erase_if(laws, [&](const Law<S>& law) { return std::ranges::find(only, law.name) == only.end(); });
    return laws;
  }
  [[nodiscard]] Notes blank_notes() const { return Notes{std::vector<ReadSet>(laws_.size()), {}, {}, {}, {}}; }

  /// Calls `ask(law number, law)` for each law of this shape that stands.
  template <class Shape, class Ask>
  void for_each_standing(const Running& running, Ask ask) const {
    for (const auto& [law, asks] : std::get<Asking<Shape>>(asking_))
      if (running.stand[law]) {
        running.record.asked.set(law);
        ask(law, asks);
      }
  }

  void ask_of_position(const Position<S>& at, Running& running) const {
    for_each_standing<AsksInvariant<S>>(running, [&](std::size_t law, AsksInvariant<S> invariant) {
      if (!noted_law(running.bench.notes, law, [&] { return invariant->holds(at.game, at.state); }))
        running.fell(law, Failure{running.done, {}, invariant->broken_in(at.game, at.state)});
    });
    for_each_standing<AsksPosition<S>>(running, [&](std::size_t law, AsksPosition<S> asks) {
      if (std::string broken = noted_law(running.bench.notes, law, [&] { return asks(at); }); !broken.empty())
        running.fell(law, Failure{running.done, {}, std::move(broken)});
    });
  }

  void ask_of_transition(const Transition<S>& transition, Running& running) const {
    for_each_standing<AsksTransition<S>>(running, [&](std::size_t law, AsksTransition<S> asks) {
      if (std::string broken = noted_law(running.bench.notes, law, [&] { return asks(transition); }); !broken.empty())
        running.fell(law, Failure{running.done + 1, {}, std::move(broken)});
    });
    const Events events = S::events(transition);
    running.record.events |= events;
    if (running.bench.times == nullptr || events == 0) return;
    for (std::size_t event = 0; event < running.bench.times->size(); ++event)
      if ((events >> event & 1U) != 0 && (*running.bench.times)[event] == not_yet)
        (*running.bench.times)[event] = static_cast<std::uint32_t>(running.done + 1);
  }

  void ask_of_attempts(const Position<S>& at, Running& running) const {
    draw_attempts(at, running);
    const std::vector<Action>& attempts = running.bench.attempts;
    running.record.attempts += static_cast<std::uint32_t>(attempts.size());
    for_each_standing<AsksAttempt<S>>(running, [&](std::size_t law, AsksAttempt<S> asks) {
      for (const Action& attempt : attempts)
        if (std::string broken = noted_law(running.bench.notes, law, [&] { return asks(Attempt<S>{at, attempt}); });
            !broken.empty())
          return running.fell(law, Failure{running.done, {attempt, 0}, std::move(broken)});
    });
  }

  void ask_of_probe(const Position<S>& at, Running& running) const {
    ++running.record.probes;
    const std::uint64_t drawn = running.seeds.next();
    for_each_standing<AsksProbe<S>>(running, [&](std::size_t law, AsksProbe<S> asks) {
      const std::uint64_t seed = case_seed(drawn, laws_[law].name, 0);
      Random random(seed);
      if (std::string broken = noted_law(running.bench.notes, law, [&] { return asks(at, random); }); !broken.empty())
        running.fell(law, Failure{running.done, {std::nullopt, seed}, std::move(broken)});
    });
  }
  /// Legal actions, legal actions with one thing changed, and actions made up from nothing.
  static void draw_attempts(const Position<S>& at, Running& running) {
    Random random(running.seeds.next());
    std::vector<Action>& attempts = running.bench.attempts;
    attempts.clear();
    for (int i = 0; i < attempts_each; ++i) {
      attempts.push_back(arbitrary<Action>(random));
      if (at.legal.empty()) continue;
      const Action& legal = at.legal[any_index(at.legal.size(), random)];
      attempts.push_back(nearby(legal, random));
      attempts.push_back(nearby(attempts.back(), random));
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

  /// What the play comes to once it is shrunk, where traces are wanted; what was read where the law fell is put into the
  /// verdict.
  std::optional<Counterexample<S>> counterexample(std::size_t law, const Play<G>& play, std::uint64_t seed, Telling telling,
                                                  Verdict& verdict) const {
    std::optional<Failure> fall;
    FallReads reads;
    Record record;
    Notes notes = blank_notes();
    Bench bench;
    bench.notes = &notes;
    const auto fell = [&](std::size_t fallen, const Failure& found) {
      if (fallen != law || fall) return;
      fall = found;
      reads = std::holds_alternative<AsksTransition<S>>(laws_[law].asks) ? reads_at_action(notes) : reads_at_state(notes);
    };
    ask(play, seed, record, bench, LawSet().set(), fell);
    if (!fall) return std::nullopt;
    verdict.reads.assign(reads.law.begin(), reads.law.end());
    verdict.reads_of_play.assign(reads.play.begin(), reads.play.end());
    if (telling == Telling::outcomes) return std::nullopt;
    return smallest_counterexample(first_actions(play, fall->after), laws_[law], fall->draw, begin_);
  }

  const Game& game_;
  Begin begin_;
  std::vector<Law<S>> laws_;
  std::tuple<Asking<AsksInvariant<S>>, Asking<AsksPosition<S>>, Asking<AsksTransition<S>>, Asking<AsksAttempt<S>>,
             Asking<AsksProbe<S>>>
      asking_;
};

}  // namespace fathom::properties
