#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/play.hpp"
#include "properties/choice_shrinks.hpp"
#include "properties/comparing/between.hpp"
#include "properties/comparing/metrics.hpp"
#include "properties/comparing/playing.hpp"
#include "properties/comparing/telling_apart.hpp"
#include "properties/spreading.hpp"

namespace fathom::properties {

/// Looks for the earliest move at which two sets of rules part when the same choices are made, in the same plays. Include it
/// in the one `.cpp` file that instantiates it.
template <class S>
class DivergenceSearch {
  using G = typename S::Specification;
  using Game = typename G::Game;
  using State = typename G::State;
  using Action = typename G::Action;

 public:
  DivergenceSearch(const Game& published, const Game& variant, const CompareOptions& options)
      : published_(published), variant_(variant), options_(options), tables_(options.players) {
    for (int players = G::fewest_players; options.players.empty() && players <= G::most_players; ++players)
      tables_.push_back(players);
  }

  std::optional<Divergence> run() {
    for (const int players : tables_)
      if (!(G::start(published_, players) == G::start(variant_, players)))
        return TellingApart<S>(published_, variant_).apart_from_the_start(players);
    const std::uint64_t each = options_.followed > 0 ? options_.followed : Metrics<G>::enough().followed;
    Options spreading;
    spreading.threads = options_.threads;
    spreading.progress = options_.progress;
    spread_over_threads(spreading, each * tables_.size(), [this] {
      return [this](std::size_t index) {
        follow(index % tables_.size(), index / tables_.size());
        return Onward::next_case;
      };
    });
    if (parted_ == 0) return std::nullopt;
    Divergence divergence = TellingApart<S>(published_, variant_).told(shortest(soonest_));
    divergence.plays = each * tables_.size();
    divergence.parted = parted_;
    divergence.soonest = soonest_.before;
    return divergence;
  }

 private:
  static constexpr int plays_tried = 600;

  /// The play that parts soonest, so far.
  struct Soonest {
    std::uint32_t before = std::numeric_limits<std::uint32_t>::max();
    std::uint64_t number = 0;
    std::size_t table = 0;

    friend auto operator<=>(const Soonest&, const Soonest&) = default;
  };

  [[nodiscard]] Chooser<Player<S>> chooser_of(std::size_t table, std::uint64_t number) const {
    Random random(case_seed(options_.seed, "divergence, " + std::to_string(tables_[table]) + " players", number));
    const Policy policy = every<Policy>[number % kinds<Policy>];
    return Chooser<Player<S>>(policy, Random(random.next()));
  }

  /// Plays on, `choice(state, legal)` giving the next choice or nothing, up to where the rules part.
  template <class Choice, class Done>
  std::optional<Parting<G>> follow_until_parting(State state, Choice choice, Done done) const {
    Between<G> between(published_, variant_);
    std::vector<Action> legal;
    for (std::uint32_t before = 0; before < static_cast<std::uint32_t>(G::longest_play); ++before) {
      G::legal_actions(published_, state, legal);
      auto parting = between.allowed_by_one(state, legal);
      const std::optional<std::uint32_t> chosen =
          parting || legal.empty() ? std::nullopt : choice(std::as_const(state), legal);
      if (chosen && !parting) parting = between.at(state, legal[*chosen]);
      if (parting) parting->before = before;
      if (parting || !chosen) return parting;
      done(*chosen, legal[*chosen]);
      G::perform(published_, state, Action(legal[*chosen]));
    }
    return std::nullopt;
  }

  void follow(std::size_t table, std::uint64_t number) {
    auto chooser = chooser_of(table, number);
    const auto parting = follow_until_parting(
        G::start(published_, tables_[table]),
        [&](const State& state, const std::vector<Action>& legal) {
          return std::optional{chooser.choose(published_, state, legal)};
        },
        [](std::uint32_t, const Action&) {});
    if (!parting) return;
    const std::scoped_lock lock(noting_);
    ++parted_;
    soonest_ = std::min(soonest_, Soonest{parting->before, number, table});
  }

  /// That play with whatever can be left out left out.
  [[nodiscard]] Followed<G> shortest(const Soonest& soonest) const {
    const State given = G::start(published_, tables_[soonest.table]);
    auto chooser = chooser_of(soonest.table, soonest.number);
    Choices choices;
    (void)follow_until_parting(
        given,
        [&](const State& state, const std::vector<Action>& legal) {
          choices.push_back(chooser.choose(published_, state, legal));
          return std::optional{choices.back()};
        },
        [](std::uint32_t, const Action&) {});
    const auto parts = [&](const Choices& fewer) { return along(given, fewer).has_value(); };
    choices = rc::shrinkable::findLocalMin(shrinkable_choices(choices, plays_tried), parts).first;
    return *along(given, choices);
  }
  /// Where the play of these choices parts, if it does.
  [[nodiscard]] std::optional<Followed<G>> along(const State& given, const Choices& choices) const {
    std::vector<Action> actions;
    std::size_t next = 0;
    auto parting = follow_until_parting(
        given,
        [&](const State&, const std::vector<Action>& legal) {
          return next < choices.size() ? std::optional{choices[next++] % static_cast<std::uint32_t>(legal.size())}
                                       : std::nullopt;
        },
        [&](std::uint32_t, const Action& action) { actions.push_back(action); });
    if (!parting) return std::nullopt;
    actions.push_back(parting->act);
    return Followed<G>{given, std::move(actions), std::move(*parting)};
  }

  const Game& published_;
  const Game& variant_;
  const CompareOptions& options_;
  std::vector<int> tables_;
  std::mutex noting_;
  std::uint64_t parted_ = 0;
  Soonest soonest_;
};

}  // namespace fathom::properties
