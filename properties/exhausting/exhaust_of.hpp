#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/given_and_when.hpp"
#include "properties/exhausting/exhaust.hpp"
#include "properties/exhausting/findings.hpp"
#include "properties/exhausting/fingerprint.hpp"
#include "properties/exhausting/frontier.hpp"
#include "properties/exhausting/saved.hpp"
#include "properties/exhausting/visited.hpp"
#include "properties/exhausting/walk.hpp"
#include "properties/laws.hpp"
#include "properties/telling.hpp"
#include "properties/threads.hpp"

namespace fathom::properties {

/// All positions that play of one box can come to, breadth first, so that what is wrong is shown by a shortest play. Every
/// law on states is asked in each of them, every law on actions of each action legal in one; laws that try or probe are not.
///
/// The positions of one depth are gone through in chunks, several at a time, and what they lead to is put in order again: the
/// same search on any number of threads.
template <Adapter S>
class Exhaustion {
  using G = typename S::Specification;
  using Game = typename G::Game;
  using State = typename G::State;
  using Action = typename G::Action;

 public:
  Exhaustion(const Game& game, const ExhaustOptions& options)
      : game_(game), options_(options), laws_(AnyGame<S>::laws(game)), visited_(options.most_bytes) {
    std::erase_if(laws_, [](const Law<S>& law) { return concerns_the_end(law); });
    if (options.alike == Alike::are_one) symmetries_ = S::symmetries(game, options.players);
    tally_ = SearchTally(G::holes().size(), laws_.size());
    if (!take_up()) begin();
  }

  Exhausted run() {
    begun_ = Clock::now();
    saved_at_ = begun_;
    while (!here_.empty() && !no_room_) go_deeper();
    if (!no_room_) forget_search(options_.state);
    return result();
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::size_t chunks_at_a_time = 64;
  static constexpr bool says_its_step = requires(const State& state) { index_of(state.step); };

  /// A position that an action leads to.
  struct Next {
    std::uint64_t fingerprint;
    std::uint32_t choice;
  };
  /// What the positions of a chunk lead to: of each, how many, and those one after the other.
  struct Expanded {
    std::vector<std::uint32_t> counts;
    std::vector<Next> next;
    SearchTally tally;
  };

  void begin() {
    visited_.add(canonical(G::start(game_, options_.players)));
    here_.add({});
    by_depth_ = {1};
  }

  /// The least fingerprint of a state under all that the rules treat alike.
  std::uint64_t canonical(const State& state) const {
    std::uint64_t least = std::numeric_limits<std::uint64_t>::max();
    for (const typename S::Symmetry& each : symmetries_) least = std::min(least, fingerprint(relabelled(state, each)));
    return symmetries_.empty() ? fingerprint(state) : least;
  }

  void go_deeper() {
    while (chunk_ < here_.chunks() && !no_room_) {
      const std::size_t end = std::min(chunk_ + chunks_at_a_time, here_.chunks());
      std::vector<Expanded> expanded = expand(chunk_, end);
      for (; chunk_ < end && !no_room_; ++chunk_) take(chunk_, std::move(expanded[chunk_ + expanded.size() - end]));
      most_bytes_ = std::max(most_bytes_, bytes());
      if (options_.progress) options_.progress(visited_.size(), done_, by_depth_.size() - 1);
      save_now_and_then();
    }
    if (no_room_) return;
    here_ = std::exchange(below_, Frontier());
    chunk_ = 0;
    if (!here_.empty()) by_depth_.push_back(here_.size());
  }

  [[nodiscard]] std::size_t bytes() const { return visited_.bytes() + here_.bytes() + below_.bytes(); }

  std::vector<Expanded> expand(std::size_t begin, std::size_t end) const {
    std::vector<Expanded> all(end - begin);
    std::atomic<std::size_t> next{begin};
    on_threads(options_.threads, [&](unsigned) {
      Walk<S> walk(game_, options_.players);
      for (std::size_t chunk = next++; chunk < end; chunk = next++) all[chunk - begin] = expand_chunk(chunk, walk);
    });
    return all;
  }

  Expanded expand_chunk(std::size_t chunk, Walk<S>& walk) const {
    Expanded made{{}, {}, SearchTally(G::holes().size(), laws_.size())};
    here_.for_each_of(chunk, [&](const Path& path) {
      walk.go(path);
      judge_position(walk, path, made.tally);
      for (std::uint32_t choice = 0; choice < walk.legal().size(); ++choice) {
        State after = walk.state();
        G::perform(game_, after, walk.legal()[choice]);
        judge_transition(walk, path, choice, after, made.tally);
        made.next.push_back({canonical(after), choice});
      }
      made.counts.push_back(static_cast<std::uint32_t>(walk.legal().size()));
      made.tally.transitions += walk.legal().size();
    });
    return made;
  }

  /// Whether a law has not fallen yet: one failure of each is told, the first.
  [[nodiscard]] bool stands(std::size_t law, const SearchTally& tally) const { return !tally_.fallen[law] && !tally.fallen[law]; }

  void judge_position(const Walk<S>& walk, const Path& path, SearchTally& tally) const {
    for (std::size_t law = 0; law < laws_.size(); ++law)
      if (stands(law, tally))
        if (std::string broken = broken_at(walk.position(), laws_[law], Draw<S>{}); !broken.empty())
          tally.note(law, path, std::move(broken));
    if constexpr (says_its_step) tally.note_step(index_of(walk.state().step));
    if (!walk.legal().empty()) return;
    if (G::acting(walk.state()).mover == Mover::nobody) {
      ++tally.ended;
    } else {
      ++tally.deadlocks;
      tally.note(laws_.size(), path, "the game is not over, and nobody can do anything");
    }
  }

  void judge_transition(const Walk<S>& walk, const Path& path, std::uint32_t choice, const State& after,
                        SearchTally& tally) const {
    const Transition<S> transition = walk.transition(walk.legal()[choice], after);
    for (std::size_t law = 0; law < laws_.size(); ++law) {
      const auto* const asks = std::get_if<AsksTransition<S>>(&laws_[law].asks);
      if (asks == nullptr || !stands(law, tally)) continue;
      std::string broken = (*asks)(transition);
      if (broken.empty()) continue;
      Path there = path;
      there.push_back(choice);
      tally.note(law, there, std::move(broken));
    }
    tally.events |= S::events(transition);
    for (std::size_t hole = 0; hole < tally.silences.size(); ++hole)
      if (tally.silences[hole] == 0 && G::holes()[hole].arises(game_, walk.state(), transition.action)) tally.silences[hole] = 1;
  }

  /// Takes what a chunk leads to, in its order.
  void take(std::size_t chunk, Expanded expanded) {
    tally_.add(std::move(expanded.tally));
    std::size_t parent = 0, next = 0;
    here_.for_each_of(chunk, [&](const Path& path) {
      const std::size_t end = next + expanded.counts[parent++];
      ++done_;
      Path child = path;
      child.push_back(0);
      for (; next < end && !no_room_; ++next) {
        const Visited::Added added = visited_.add(expanded.next[next].fingerprint);
        no_room_ = added == Visited::Added::no_room || bytes() > options_.most_bytes;
        if (added != Visited::Added::is_new) continue;
        child.back() = expanded.next[next].choice;
        below_.add(child);
      }
    });
  }

  // Going on another time.

  bool take_up() {
    const std::optional<SavedSearch> saved = read_search(options_.state, options_.key);
    if (!saved) return false;
    visited_.put_back(saved->visited);
    here_ = Frontier::read(saved->here);
    below_ = Frontier::read(saved->below);
    chunk_ = saved->chunk;
    by_depth_ = saved->by_depth;
    done_ = saved->done;
    tally_.transitions = saved->transitions;
    tally_.ended = saved->ended;
    tally_.events = saved->events;
    tally_.by_step = saved->by_step;
    tally_.silences = saved->silences;
    tally_.silences.resize(G::holes().size());
    before_ = saved->seconds;
    went_on_from_ = visited_.size();
    return true;
  }

  void save_now_and_then() {
    if (options_.state.empty() || tally_.fails()) return;
    const std::chrono::duration<double> since = Clock::now() - saved_at_;
    if (since.count() < options_.seconds_between_saves) return;
    save();
    saved_at_ = Clock::now();
  }
  void save() const {
    write_search(options_.state, {options_.key, visited_.listed(), here_.written(), below_.written(), chunk_, by_depth_, done_,
                                  tally_.transitions, tally_.ended, tally_.events, tally_.by_step, tally_.silences, seconds()});
  }
  [[nodiscard]] double seconds() const {
    const std::chrono::duration<double> taken = Clock::now() - begun_;
    return before_ + taken.count();
  }

  // Telling what was found.

  Exhausted result() const {
    Exhausted all;
    all.players = options_.players;
    all.positions = visited_.size();
    all.transitions = tally_.transitions;
    all.ended = tally_.ended;
    all.deadlocks = tally_.deadlocks;
    all.depth = by_depth_.size() - 1;
    all.symmetries = std::max<std::size_t>(1, symmetries_.size());
    all.by_depth = by_depth_;
    if constexpr (says_its_step)
      for (std::size_t step = 0; step < tally_.by_step.size(); ++step)
        if (tally_.by_step[step] > 0) all.by_step.emplace_back(name_of(every<decltype(State{}.step)>[step]), tally_.by_step[step]);
    all.went_on_from = went_on_from_;
    all.bytes = std::max(most_bytes_, bytes());
    all.seconds = seconds();
    all.taken_for_one = visited_.taken_for_one();
    all.out_of_room = no_room_;
    for (std::size_t hole = 0; hole < tally_.silences.size(); ++hole)
      if (tally_.silences[hole] != 0) all.silences.emplace_back(G::holes()[hole].rule);
    for (std::size_t law = 0; law <= laws_.size(); ++law)
      if (const std::optional<std::string> missed = missed_by(law))
        all.untested.push_back({std::string(laws_[law].name), *missed});
      else
        all.verdicts.push_back(verdict_on(law, all));
    return all;
  }

  /// What a law needs and no play of the box comes to, where all of them have been seen and it has not fallen.
  [[nodiscard]] std::optional<std::string> missed_by(std::size_t law) const {
    if (law == laws_.size() || no_room_ || tally_.fallen[law]) return std::nullopt;
    for (const typename S::Event event : laws_[law].needs)
      if ((tally_.events & only(event)) == 0) return std::string(name_of(event));
    return std::nullopt;
  }

  [[nodiscard]] Verdict verdict_on(std::size_t number, const Exhausted& all) const {
    Verdict verdict;
    verdict.evidence = Evidence::law;
    verdict.game = G::name;
    verdict.check = number < laws_.size() ? std::string(laws_[number].name) : "somebody_can_act_until_the_end";
    verdict.basis = {Method::exhaustive, "all positions of this box, " + std::to_string(all.players) + " players", all.positions, {}};
    verdict.cost = {all.seconds / static_cast<double>(laws_.size() + 1), all.positions, all.transitions};
    verdict.outcome = all.out_of_room ? Outcome::unknown : Outcome::holds;
    if (all.out_of_room) verdict.why = "the memory was used up first";
    if (number < laws_.size()) {
      verdict.claim = laws_[number].claim;
      if (const Claim* const claim = claim_of(laws_[number]))
        for (const std::string_view rule : claim->rules) verdict.rules.emplace_back(rule);
    }
    if (tally_.fallen[number]) tell(number, *tally_.fallen[number], verdict);
    return verdict;
  }

  void tell(std::size_t number, const Found& found, Verdict& verdict) const {
    Walk<S> walk(game_, options_.players);
    walk.go(found.path);
    verdict.outcome = Outcome::fails;
    verdict.why = "fails after " + std::to_string(found.path.size()) + (found.path.size() == 1 ? " action, " : " actions, ") +
                  std::to_string(options_.players) + " players; no shorter play shows it";
    const State given = G::start(game_, options_.players);
    if (number < laws_.size()) {
      verdict.told = told(game_, Counterexample<S>{given, walk.actions(), found.broken}, laws_[number]);
      verdict.trace = Trace<G>{game_, given, walk.actions(), sentence_of(laws_[number])};
    } else {
      verdict.told = given_and_when<G>(Trace<G>{game_, given, walk.actions(), found.broken});
      verdict.told.push_back("broken  " + found.broken);
    }
  }

  const Game& game_;
  const ExhaustOptions& options_;
  std::vector<Law<S>> laws_;
  std::vector<typename S::Symmetry> symmetries_;
  Visited visited_;
  Frontier here_;   ///< The positions of this depth,
  Frontier below_;  ///< and those that they have led to so far.
  std::size_t chunk_ = 0;
  std::vector<std::uint64_t> by_depth_;
  std::uint64_t done_ = 0;
  SearchTally tally_;
  bool no_room_ = false;
  std::size_t most_bytes_ = 0;
  std::uint64_t went_on_from_ = 0;
  double before_ = 0;  ///< Seconds that earlier runs took.
  Clock::time_point begun_, saved_at_;
};

}  // namespace fathom::properties
