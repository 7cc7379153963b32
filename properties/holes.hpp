#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/verdict.hpp"
#include "properties/choice_shrinks.hpp"
#include "properties/law.hpp"
#include "properties/options.hpp"
#include "properties/policy.hpp"
#include "properties/spreading.hpp"

namespace fathom::properties {

/// Plays from the start of the game, looked through for situations on which the rulebook is silent. Include it in the one
/// `.cpp` file that instantiates it.
template <Adapter S>
class HoleSearch {
  using G = typename S::Specification;
  using Game = typename G::Game;
  using State = typename G::State;
  using Action = typename G::Action;

 public:
  HoleSearch(const Game& game, const Options& options) : game_(game), options_(options), tables_(options.players) {
    for (int players = G::fewest_players; options.players.empty() && players <= G::most_players; ++players)
      tables_.push_back(players);
    const std::uint64_t end = options.cases > 0 ? options.cases : S::cases();
    for (std::uint64_t number = options.shard.index; number < end; number += options.shard.of)
      if (!options.only_case || number == *options.only_case) numbers_.push_back(number);
    found_.assign(G::holes().size(), std::vector<Found>(tables_.size()));
  }

  /// How often plays come to each hole, and the shortest play found that does.
  std::vector<HoleSeen> run() {
    spread_over_threads(options_, numbers_.size() * tables_.size(), [this] {
      return [this, legal = std::vector<Action>{}](std::size_t index) mutable {
        look_through(index / tables_.size(), index % tables_.size(), legal);
        return Onward::next_case;
      };
    });
    std::vector<HoleSeen> all;
    for (std::size_t hole = 0; hole < found_.size(); ++hole) all.push_back(seen(hole));
    return all;
  }

 private:
  static constexpr std::uint32_t never = std::numeric_limits<std::uint32_t>::max();
  static constexpr int plays_tried = 1500;

  /// What came of one hole at one number of players.
  struct Found {
    std::uint64_t plays = 0;
    std::uint32_t soonest = never;  ///< Actions before it arose, in the play that came to it first,
    std::uint64_t number = 0;       ///< and the case of that play; the lowest of equals.
  };

  [[nodiscard]] bool arises(std::size_t hole, const State& state, const Action& action) const {
    return G::holes()[hole].arises(game_, state, action);
  }

  /// Plays one case; `visit(state, action, choice)` says whether it goes on.
  template <class Visit>
  void play(int players, std::uint64_t number, std::vector<Action>& legal, Visit visit) const {
    Random random(case_seed(options_.seed, "holes, " + std::to_string(players) + " players", number));
    const auto policy = every<Policy>[random.below(kinds<Policy>)];
    Chooser<S> chooser(policy, Random(random.next()));
    State state = G::start(game_, players);
    for (int done = 0; done < G::longest_play; ++done) {
      G::legal_actions(game_, state, legal);
      if (legal.empty()) return;
      const std::uint32_t choice = chooser.choose(game_, state, legal);
      if (visit(std::as_const(state), legal[choice], choice) == Onward::no_further) return;
      G::perform(game_, state, Action(legal[choice]));
    }
  }

  void look_through(std::size_t nth, std::size_t table, std::vector<Action>& legal) {
    const std::uint64_t number = numbers_[nth];
    std::vector<std::uint32_t> first(found_.size(), never);
    std::uint32_t done = 0;
    play(tables_[table], number, legal, [&](const State& state, const Action& action, std::uint32_t) {
      for (std::size_t hole = 0; hole < first.size(); ++hole)
        if (first[hole] == never && arises(hole, state, action)) first[hole] = done;
      ++done;
      return Onward::next_case;
    });
    const std::scoped_lock lock(noting_);
    for (std::size_t hole = 0; hole < first.size(); ++hole) {
      if (first[hole] == never) continue;
      Found& found = found_[hole][table];
      ++found.plays;
      const auto [soonest, of] = std::min(std::pair(first[hole], number), std::pair(found.soonest, found.number));
      found.soonest = soonest;
      found.number = of;
    }
  }

  [[nodiscard]] HoleSeen seen(std::size_t hole) const {
    HoleSeen seen;
    seen.rule = std::string(G::holes()[hole].rule);
    std::size_t nearest = 0;
    for (std::size_t table = 0; table < tables_.size(); ++table) {
      seen.tables.push_back({tables_[table], found_[hole][table].plays, numbers_.size()});
      if (found_[hole][table].soonest < found_[hole][nearest].soonest) nearest = table;
    }
    const Found& found = found_[hole][nearest];
    if (found.plays == 0) return seen;
    Trace<G> trace = shortest(hole, tables_[nearest], found);
    seen.players = tables_[nearest];
    seen.actions = static_cast<std::uint32_t>(trace.actions.size());
    seen.shortest = std::move(trace);
    return seen;
  }

  /// The play of the case with whatever can be left out left out; its last action is the one before which nothing is said.
  [[nodiscard]] Trace<G> shortest(std::size_t hole, int players, const Found& found) const {
    Choices choices;
    std::vector<Action> legal;
    play(players, found.number, legal, [&](const State&, const Action&, std::uint32_t choice) {
      choices.push_back(choice);
      return choices.size() <= found.soonest ? Onward::next_case : Onward::no_further;
    });
    const State given = G::start(game_, players);
    const auto still = [&](const Choices& fewer) { return until(hole, given, fewer).has_value(); };
    choices = rc::shrinkable::findLocalMin(shrinkable_choices(choices, plays_tried), still).first;
    return {game_, given, until(hole, given, choices).value_or(std::vector<Action>{}),
            "the rulebook is silent on " + std::string(G::holes()[hole].rule)};
  }

  /// The actions of these choices up to the one at which the hole arises, if it does.
  [[nodiscard]] std::optional<std::vector<Action>> until(std::size_t hole, State state, const Choices& choices) const {
    std::vector<Action> done;
    std::vector<Action> legal;
    for (const std::uint32_t choice : choices) {
      G::legal_actions(game_, state, legal);
      if (legal.empty()) return std::nullopt;
      done.push_back(legal[choice % legal.size()]);
      if (arises(hole, state, done.back())) return done;
      G::perform(game_, state, done.back());
    }
    return std::nullopt;
  }

  const Game& game_;
  const Options& options_;
  std::vector<int> tables_;
  std::vector<std::uint64_t> numbers_;
  std::mutex noting_;
  std::vector<std::vector<Found>> found_;
};

}  // namespace fathom::properties
