#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/reads.hpp"
#include "properties/arbitrary.hpp"
#include "properties/exploring/explore.hpp"
#include "properties/exploring/measure.hpp"
#include "properties/exploring/seen.hpp"
#include "properties/laws_on_play.hpp"

namespace fathom::properties {

/// Notes what a play shows, from what core knows of any game: its rules, steps, kinds of action and fields. Each thread has
/// one of its own.
template <Adapter S>
class Observer {
  using G = typename S::Specification;
  using Game = typename G::Game;
  using State = typename G::State;
  using Action = typename G::Action;

 public:
  /// Whether signs are noted as well.
  enum class Signs : std::uint8_t { left_out, noted };
  static constexpr bool says_its_step = requires(const State& state) { index_of(state.step); };

  Observer(const Game& game, Signs signs) : game_(game), signs_(signs) {
    for (std::size_t rule = 0; rule < G::rulebook().size(); ++rule) places_[G::rulebook()[rule].id] = static_cast<std::uint32_t>(rule);
    for (const auto& hole : G::holes()) silent_.push_back(place_of(hole.rule).value_or(0));
  }

  Observed observed(const Play<G>& play, int players, const EventTimes& times, std::uint64_t seed) {
    Random random(seed);
    seen_ = {};
    players_ = static_cast<std::uint32_t>(players);
    done_at_.fill(not_yet);
    silent_at_.assign(silent_.size(), not_yet);
    for (std::size_t done = 0; done < play.states.size(); ++done) note_position(play, static_cast<std::uint32_t>(done), random);
    note_what_was_done();
    if (signs_ == Signs::noted) note_events(times);
    keep_first(seen_.things);
    for (const Sighting& thing : seen_.things)
      if (signs_ == Signs::noted) seen_.signs.push_back({sign(Of::thing, thing.key), thing.at});
    keep_first(seen_.signs);
    return std::move(seen_);
  }

 private:
  static constexpr std::size_t all_kinds = std::variant_size_v<Action>;
  static constexpr std::size_t most_steps = 64;
  static constexpr std::uint32_t tried_once_in = 8;     ///< Something is tried, and reads are noted, in one position of so many,
  static constexpr std::uint32_t measured_once_in = 4;  ///< and the state is measured in one of so many.
  /// What a sign is a sign of.
  enum class Of : std::uint8_t { thing, succession, choice, event, two_events, field };

  static std::size_t step_of(const State& state) {
    if constexpr (says_its_step)
      return std::min(index_of(state.step), most_steps - 1);
    else
      return 0;
  }
  [[nodiscard]] std::optional<std::uint32_t> place_of(std::string_view rule) const {
    const auto found = places_.find(rule);
    return found == places_.end() ? std::nullopt : std::optional(found->second);
  }
  void note(std::uint32_t rule, How how, std::size_t step, std::uint32_t at) {
    seen_.things.push_back({packed({rule, how, static_cast<std::uint32_t>(step), players_}), at});
  }
  [[nodiscard]] std::uint64_t sign(Of of, std::uint64_t first, std::uint64_t second = 0, std::uint64_t third = 0) const {
    std::uint64_t bits = Random::mix(static_cast<std::uint64_t>(of) + 1);
    for (const std::uint64_t part : {std::uint64_t{players_}, first, second, third}) bits = Random::mix(bits ^ part) + part;
    return bits;
  }

  void note_position(const Play<G>& play, std::uint32_t done, Random& random) {
    const State& state = play.states[done];
    const std::size_t step = step_of(state);
    const bool is_tried = once_in(tried_once_in, random);
    if (is_tried) note_refusals(state, play.legal[done], step, done, random);
    if (signs_ == Signs::noted) {
      note_choice(play.legal[done], step, done);
      if (once_in(measured_once_in, random)) note_fields(state, done);
    }
    if (done == play.actions.size()) return;
    const Action& action = play.actions[done];
    std::uint32_t& first = done_at_[action.index() * most_steps + step];
    if (first == not_yet) {
      first = done + 1;
      note_rules_asked(action);
    }
    if (signs_ == Signs::noted && done > 0)
      seen_.signs.push_back({sign(Of::succession, play.actions[done - 1].index(), action.index(), step), done + 1});
    if (is_tried) note_reads(state, action, step, done + 1);
    for (std::size_t hole = 0; hole < silent_.size(); ++hole)
      if (silent_at_[hole] == not_yet && G::holes()[hole].arises(game_, state, action)) {
        silent_at_[hole] = done;
        note(silent_[hole], How::silent, step, done);
      }
  }

  /// What the first rule is that refuses something like what is legal, and something made up.
  void note_refusals(const State& state, const std::vector<Action>& legal, std::size_t step, std::uint32_t done, Random& random) {
    const auto tried = [&](const Action& action) {
      if (const auto objection = G::objection(game_, state, action))
        if (const auto rule = place_of(objection->rule)) note(*rule, How::refused, step, done);
    };
    tried(arbitrary<Action>(random));
    if (legal.empty()) return;
    const Action near = nearby(legal[any_index(legal.size(), random)], random);
    tried(near);
    tried(nearby(near, random));
  }
  void note_reads(const State& state, const Action& action, std::size_t step, std::uint32_t at) {
    State after = state;
    reads_.clear();
    {
      const Noting noting(reads_);
      G::perform(game_, after, action);
    }
    for (const std::string_view id : reads_)
      if (const auto rule = place_of(id)) note(*rule, How::read, step, at);
  }
  /// Which rules can refuse actions of this kind.
  void note_rules_asked([[maybe_unused]] const Action& action) {
    std::optional<std::vector<std::uint32_t>>& rules = asked_[action.index()];
    if (rules) return;
    rules.emplace();
    if constexpr (requires { G::rules_asked(action); })
      for (const std::string_view id : G::rules_asked(action))
        if (const auto rule = place_of(id)) rules->push_back(*rule);
  }
  void note_what_was_done() {
    for (std::size_t kind = 0; kind < all_kinds; ++kind)
      for (std::size_t step = 0; step < most_steps; ++step)
        if (const std::uint32_t at = done_at_[kind * most_steps + step]; at != not_yet)
          for (const std::uint32_t rule : *asked_[kind]) note(rule, How::allowed, step, at);
  }

  /// Between what a player has to choose: kinds of action, and roughly how many of each.
  void note_choice(const std::vector<Action>& legal, std::size_t step, std::uint32_t done) {
    std::array<std::uint32_t, all_kinds> many{};
    for (const Action& action : legal) ++many[action.index()];
    for (std::size_t kind = 0; kind < all_kinds; ++kind)
      if (many[kind] > 0) seen_.signs.push_back({sign(Of::choice, step, kind, rough(many[kind])), done});
  }
  void note_fields(const State& state, std::uint32_t done) {
    std::uint64_t place = 0;
    for_each_field<State>([&](const auto& field) { seen_.signs.push_back({sign(Of::field, place++, measure(field.of(state))), done}); });
  }
  void note_events(const EventTimes& times) {
    for (std::size_t one = 0; one < times.size(); ++one) {
      if (times[one] == not_yet) continue;
      seen_.signs.push_back({sign(Of::event, one), times[one]});
      for (std::size_t other = one + 1; other < times.size(); ++other)
        if (times[other] != not_yet)
          seen_.signs.push_back({sign(Of::two_events, one, other), std::max(times[one], times[other])});
    }
  }

  const Game& game_;
  Signs signs_;
  std::unordered_map<std::string_view, std::uint32_t> places_;  ///< Of the rules, in the rulebook.
  std::vector<std::uint32_t> silent_;                           ///< The rules of the holes.
  std::array<std::optional<std::vector<std::uint32_t>>, all_kinds> asked_;
  // Of the play that is being looked through.
  Observed seen_;
  std::uint32_t players_ = 0;
  std::array<std::uint32_t, all_kinds * most_steps> done_at_{};  ///< By kind and step.
  std::vector<std::uint32_t> silent_at_;
  ReadSet reads_;
};

}  // namespace fathom::properties
