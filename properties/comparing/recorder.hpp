#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "properties/arbitrary.hpp"
#include "properties/comparing/columns.hpp"
#include "properties/comparing/measure.hpp"
#include "properties/comparing/metrics.hpp"
#include "properties/law.hpp"

namespace fathom::properties {

/// The numbers of one play, written down while it is played.
template <class S>
class Recorder {
 public:
  using G = typename S::Specification;
  using Game = typename G::Game;
  using State = typename G::State;
  using Action = typename G::Action;
  using Metrics = fathom::properties::Metrics<G>;

  /// `seed` is for the attempts that people make, apart from the play.
  Recorder(const Columns& columns, const Game& game, int players, std::uint64_t seed)
      : columns_(columns),
        game_(game),
        players_(players),
        attempting_(seed),
        history_(S::history_at(game, G::start(game, players))),
        numbers_(columns.measures.size(), 0) {}

  void write_down(const State& before, const Action& action, const State& after, const std::vector<Action>& legal) {
    const Acting acting = G::acting(before);
    if (acting.mover == Mover::player && !first_) first_ = acting.seat;
    ++numbers_[columns_.length];
    if (acting.mover == Mover::player && legal.size() > 1) ++numbers_[columns_.length + 1];
    ++numbers_[columns_.acts + action.index()];
    note_silences(before, action);
    if (once_in(attempts_once_in, attempting_)) attempt(before, legal);
    for (const Earned& earned : Metrics::earned(game_, before, action, after))
      numbers_[columns_.sources + earned.source] += earned.points * parts_of_one / players_;
    for (const std::uint8_t mark : Metrics::marks(game_, before, action, after)) ++numbers_[columns_.tallies + mark];
    const Transition<S> transition{game_, history_, before, action, after, Past<Action>(done_)};
    events_ |= S::events(transition);
    S::keep(history_, transition);
    done_.push_back(action);
  }

  /// The numbers of the play that ends so.
  std::vector<std::int64_t> closed(const State& last) {
    const PerSeat<int> scores = G::scores(last);
    const Seat first = first_.value_or(Seat::Ann);
    const SeatSet winners = Metrics::winners(game_, last, players_);
    std::vector<int> descending;
    for (int i = 0; i < players_; ++i) {
      const int points = scores[clockwise(first, i, players_)];
      numbers_[0] += points * parts_of_one / players_;
      numbers_[columns_.places + static_cast<std::size_t>(i)] = points;
      descending.push_back(points);
    }
    std::ranges::sort(descending, std::greater<>());
    const std::size_t outcome = columns_.outcome;
    numbers_[outcome] = parts_won(winners, first, players_);
    numbers_[outcome + 1] = descending.size() > 1 ? descending[0] - descending[1] : 0;
    numbers_[outcome + 2] = count_of(winners, players_) > 1 ? 1 : 0;
    numbers_[outcome + 3] = G::acting(last).mover == Mover::nobody ? 1 : 0;
    for (std::size_t i = 0; i < kinds<typename S::Event>; ++i)
      numbers_[columns_.events + i] = static_cast<std::int64_t>((events_ >> i) & 1U);
    for (std::size_t i = 0; attempts_ > 0 && i < columns_.refusing.size(); ++i)
      numbers_[columns_.refusals + i] = numbers_[columns_.refusals + i] * hundred * parts_of_one / attempts_;
    return numbers_;
  }

 private:
  static constexpr std::uint32_t attempts_once_in = 12;  ///< Attempts are made in one state of so many,
  static constexpr int attempts_each = 3;                ///< so many.
  static constexpr std::int64_t hundred = 100;

  void note_silences(const State& before, const Action& action) {
    const auto holes = G::holes();
    for (std::size_t i = 0; i < holes.size(); ++i)
      if (numbers_[columns_.silences + i] == 0 && holes[i].arises(game_, before, action))
        numbers_[columns_.silences + i] = 1;
  }
  /// What people try who are not sure of the rules: something legal with one thing changed.
  void attempt(const State& before, const std::vector<Action>& legal) {
    for (int i = 0; i < attempts_each; ++i) {
      ++attempts_;
      const auto objection = G::objection(game_, before, nearby(legal[any_index(legal.size(), attempting_)], attempting_));
      if (!objection) continue;
      const auto refusing = std::ranges::find(columns_.refusing, objection->rule);
      if (refusing != columns_.refusing.end())
        ++numbers_[columns_.refusals + static_cast<std::size_t>(refusing - columns_.refusing.begin())];
    }
  }

  const Columns& columns_;
  const Game& game_;
  int players_;
  Random attempting_;
  typename S::History history_;
  std::vector<Action> done_;
  std::vector<std::int64_t> numbers_;
  std::optional<Seat> first_;
  Events events_ = 0;
  std::int64_t attempts_ = 0;
};

}  // namespace fathom::properties
