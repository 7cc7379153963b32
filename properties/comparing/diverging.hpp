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
#include "model/core/verdict.hpp"
#include "notation/notation.hpp"
#include "properties/comparing/account.hpp"
#include "properties/comparing/apart.hpp"
#include "properties/comparing/changes.hpp"
#include "properties/comparing/legal.hpp"
#include "properties/comparing/playing.hpp"
#include "properties/shrinking.hpp"
#include "properties/simpler.hpp"
#include "properties/spreading.hpp"

namespace fathom::properties {

/// A deed at which two sets of rules part: one refuses it, or it leaves two different states.
template <Specification G>
struct Parting {
  Allows allows{};
  std::uint32_t before = 0;  ///< Actions done before it.
  typename G::State state;
  typename G::Action deed;
};

/// Holds two sets of rules against each other, state by state.
template <Specification G>
class Between {
 public:
  using Game = typename G::Game;
  using State = typename G::State;
  using Action = typename G::Action;

  Between(const Game& published, const Game& variant) : published_(published), variant_(variant) {}

  /// Something that one of them allows in this state and the other refuses. `legal` is what the published rules allow.
  std::optional<Parting<G>> allowed_by_one(const State& state, const std::vector<Action>& legal) {
    const std::vector<Action>& other_legal = legal_.in(variant_, state);
    if (other_legal == legal) return std::nullopt;
    for (const Action& deed : other_legal)
      if (G::objected(published_, state, deed)) return Parting<G>{Allows::variant, 0, state, deed};
    for (const Action& deed : legal)
      if (G::objected(variant_, state, deed)) return Parting<G>{Allows::published, 0, state, deed};
    return std::nullopt;
  }
  /// The parting at this very deed, if there is one.
  [[nodiscard]] std::optional<Parting<G>> at(const State& state, const Action& deed) const {
    const bool refused = G::objected(published_, state, deed);
    if (refused != G::objected(variant_, state, deed))
      return Parting<G>{refused ? Allows::variant : Allows::published, 0, state, deed};
    if (refused) return std::nullopt;
    const auto [published, variant] = after(state, deed);
    return published == variant ? std::nullopt : std::optional{Parting<G>{Allows::both, 0, state, deed}};
  }
  /// The states that the deed leaves under both.
  [[nodiscard]] std::pair<State, State> after(const State& state, const Action& deed) const {
    std::pair<State, State> states{state, state};
    G::perform(published_, states.first, deed);
    G::perform(variant_, states.second, deed);
    return states;
  }

 private:
  const Game& published_;
  const Game& variant_;
  LegalOnce<G> legal_;
};

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
    changes_ = changes_between<G>(published, variant);
  }

  std::optional<Divergence> run() {
    for (const int players : tables_)
      if (!(G::start(published_, players) == G::start(variant_, players))) return apart_from_the_start(players);
    const std::uint64_t each = options_.followed > 0 ? options_.followed : Account<G>::enough().followed;
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
    Divergence divergence = told(shortest(soonest_));
    divergence.plays = each * tables_.size();
    divergence.parted = parted_;
    divergence.soonest = soonest_.before;
    return divergence;
  }

 private:
  static constexpr int plays_tried = 600;
  static constexpr int states_tried = 4000;

  /// The play that parts soonest, so far.
  struct Soonest {
    std::uint32_t before = std::numeric_limits<std::uint32_t>::max();
    std::uint64_t number = 0;
    std::size_t table = 0;

    friend auto operator<=>(const Soonest&, const Soonest&) = default;
  };
  /// A play up to where it parts, and the parting.
  struct Found {
    State given;
    std::vector<Action> actions;
    Parting<G> parting;
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
    LegalOnce<G> once;
    for (std::uint32_t before = 0; before < static_cast<std::uint32_t>(G::longest_play); ++before) {
      const std::vector<Action>& legal = once.in(published_, state);
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
  [[nodiscard]] Found shortest(const Soonest& soonest) const {
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
    choices = shrunk(
        choices, [&](const Choices& fewer) { return along(given, fewer).has_value(); }, plays_tried);
    return *along(given, choices);
  }
  /// Where the play of these choices parts, if it does.
  [[nodiscard]] std::optional<Found> along(const State& given, const Choices& choices) const {
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
    actions.push_back(parting->deed);
    return Found{given, std::move(actions), std::move(*parting)};
  }

  // Telling what was found.

  /// The rules under which the deed can be done.
  [[nodiscard]] const Game& allowing(Allows allows) const { return allows == Allows::published ? published_ : variant_; }

  [[nodiscard]] std::optional<Objection> objection_to(const Parting<G>& parting) const {
    if (parting.allows == Allows::both) return std::nullopt;
    const Game& refusing = parting.allows == Allows::published ? variant_ : published_;
    return G::objection(refusing, parting.state, parting.deed);
  }

  /// The state before, saying no more than it has to.
  [[nodiscard]] State simplified(const Parting<G>& parting) const {
    const Between<G> between(published_, variant_);
    const auto rule_of = [&](const Parting<G>& one) {
      const auto objection = objection_to(one);
      return objection ? std::string(objection->rule) : std::string();
    };
    const auto apart = [&](const Parting<G>& one) { return one.allows == Allows::both ? paths(fields_after(one)) : ""; };
    const std::string rule = rule_of(parting);
    const std::string fields = apart(parting);
    return simplest(
        parting.state, [&](const State& state) { return G::settled(published_, state); },
        [&](const State& state) {
          if (!is_sound(state, parting.state)) return false;
          const auto still = between.at(state, parting.deed);
          return still && still->allows == parting.allows && rule_of(*still) == rule && apart(*still) == fields;
        },
        states_tried);
  }
  [[nodiscard]] bool is_sound(const State& simpler, const State& original) const {
    return S::players(simpler) == S::players(original) && G::acting(simpler) == G::acting(original) &&
           std::ranges::all_of(G::invariants(), [&](const auto& invariant) {
             return invariant.holds(published_, simpler) || !invariant.holds(published_, original);
           });
  }

  [[nodiscard]] std::vector<FieldApart> fields_of(const State& published, const State& variant) const {
    auto apart = fields_apart(Notation<G>::write_state(published_, published), Notation<G>::write_state(variant_, variant));
    return apart.empty() ? lines_apart(G::tell(published_, published), G::tell(variant_, variant)) : apart;
  }
  [[nodiscard]] std::vector<FieldApart> fields_after(const Parting<G>& parting) const {
    const auto [published, variant] = Between<G>(published_, variant_).after(parting.state, parting.deed);
    return fields_of(published, variant);
  }
  static std::string paths(const std::vector<FieldApart>& apart) {
    std::string all;
    for (const FieldApart& one : apart) all += one.field + " ";
    return all;
  }

  /// The changes that make the rules part at the same deed, each by itself; all of them where only together.
  template <class Parts>
  [[nodiscard]] std::vector<const OneChange<Game>*> responsible(Parts parts) const {
    std::vector<const OneChange<Game>*> found;
    for (const auto& change : changes_)
      if (parts(change.game)) found.push_back(&change);
    if (found.empty())
      for (const auto& change : changes_) found.push_back(&change);
    return found;
  }
  static void note(Divergence& divergence, const std::vector<const OneChange<Game>*>& changes) {
    for (const auto* change : changes) {
      divergence.changes.push_back(change->name);
      if (!change->rule.empty()) divergence.rules.push_back(change->rule);
    }
  }

  [[nodiscard]] Divergence apart_from_the_start(int players) const {
    const State published = G::start(published_, players);
    const State variant = G::start(variant_, players);
    Divergence divergence;
    divergence.parts = Parts::beginning;
    divergence.allows = Allows::both;
    divergence.players = players;
    divergence.plays = divergence.parted = tables_.size();
    note(divergence, responsible([&](const Game& game) { return !(G::start(game, players) == published); }));
    divergence.apart = fields_of(published, variant);
    divergence.why = "the game begins with another table";
    add_lines(divergence, headed("apart", written(divergence.apart)));
    divergence.play = divergence.story = Story<G>{variant_, variant, {}, divergence.why};
    return divergence;
  }

  [[nodiscard]] Divergence told(const Found& found) const {
    Parting<G> parting = found.parting;
    parting.state = simplified(parting);
    Divergence divergence;
    divergence.allows = parting.allows;
    divergence.players = S::players(parting.state);
    divergence.actions = static_cast<std::uint32_t>(found.actions.size());
    const Game& game = allowing(parting.allows);
    divergence.deed = G::show(game, parting.state, parting.deed);
    const auto changes = responsible([&](const Game& changed) {
      const auto still = Between<G>(published_, changed).at(parting.state, parting.deed);
      return still && still->allows == parting.allows;
    });
    if (const auto objection = objection_to(parting))
      tell_refusal(divergence, *objection, changes);
    else
      tell_states(divergence, parting, changes);
    add_lines(divergence, headed("given", G::tell(game, parting.state)));
    add_lines(divergence, headed("when", {divergence.deed}));
    add_lines(divergence,
              headed("apart", divergence.apart.empty() ? std::vector{divergence.why} : written(divergence.apart)));
    divergence.play = Story<G>{game, found.given, found.actions, divergence.why};
    divergence.story = Story<G>{game, parting.state, {parting.deed}, divergence.why};
    return divergence;
  }

  static void tell_refusal(Divergence& divergence, const Objection& objection,
                           const std::vector<const OneChange<Game>*>& changes) {
    divergence.parts = Parts::legality;
    for (const auto* change : changes) divergence.changes.push_back(change->name);
    divergence.rules.emplace_back(objection.rule);
    const bool new_right = divergence.allows == Allows::variant;
    divergence.why = std::string(new_right ? "the published rules refuse" : "the variant refuses") + " it by " +
                     std::string(objection.rule) + ": " + objection.why;
  }
  void tell_states(Divergence& divergence, const Parting<G>& parting,
                   const std::vector<const OneChange<Game>*>& changes) const {
    divergence.apart = fields_after(parting);
    const bool only_scores = !divergence.apart.empty() && std::ranges::all_of(divergence.apart, [](const FieldApart& one) {
      return one.field.starts_with("scores");
    });
    divergence.parts = only_scores ? Parts::score : Parts::state;
    note(divergence, changes);
    divergence.why = only_scores ? "the same deed brings other points" : "the same deed leaves another state";
  }

  static std::vector<std::string> written(const std::vector<FieldApart>& apart) {
    std::vector<std::string> lines;
    for (const FieldApart& one : apart) lines.push_back(one.field + ": " + one.published + " -> " + one.variant);
    return lines;
  }
  static void add_lines(Divergence& divergence, const std::vector<std::string>& lines) {
    divergence.told.insert(divergence.told.end(), lines.begin(), lines.end());
  }

  const Game& published_;
  const Game& variant_;
  const CompareOptions& options_;
  std::vector<int> tables_;
  std::vector<OneChange<Game>> changes_;
  std::mutex noting_;
  std::uint64_t parted_ = 0;
  Soonest soonest_;
};

}  // namespace fathom::properties
