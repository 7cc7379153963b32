#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/game.hpp"
#include "properties/arbitrary.hpp"
#include "properties/counting.hpp"
#include "properties/damage.hpp"
#include "properties/law.hpp"
#include "properties/listing.hpp"

namespace fathom::properties {

/// The laws that every game obeys, whatever its rules say.
template <class S>
struct AnyGame : Listing<S> {
  using G = typename S::Specification;
  using Game = typename G::Game;
  using State = typename G::State;
  using Action = typename G::Action;
  using Actions = std::vector<Action>;
  using Listing<S>::legal_in;
  using Listing<S>::quoted;
  using Listing<S>::some_of;

  static bool lists(const Actions& actions, const Action& action) {
    return std::ranges::find(actions, action) != actions.end();
  }
  static State performed(const Game& game, State state, const Action& action) {
    G::perform(game, state, action);
    return state;
  }

  // Legality.

  static std::string generated_is_allowed(const Position<S>& at, Random& random) {
    for (const Action& action : some_of(at.legal, random))
      if (G::objected(at.game, at.state, action)) return quoted(at, action) + " is offered, but a rule objects to it";
    return {};
  }
  /// With rules dropped, what is offered is what somebody may think of, and no more than that.
  static std::string allowed_is_generated(const Attempt<S>& attempt) {
    const auto& [game, state, legal] = attempt.at;
    if (!game.dropped.empty() || G::objected(game, state, attempt.action)) return {};
    const Action canonical = G::canonical(state, attempt.action);
    if (!lists(legal, canonical)) return quoted(attempt.at, attempt.action) + " is not offered, but no rule objects to it";
    if (performed(game, state, canonical) == performed(game, state, attempt.action)) return {};
    return quoted(attempt.at, attempt.action) + " and " + quoted(attempt.at, canonical) +
           " are one action, yet differ in effect";
  }
  static std::string refusal_names_a_rule(const Attempt<S>& attempt) {
    State state = attempt.at.state;
    const auto refused = apply<G>(attempt.at.game, state, attempt.action);
    if (!refused) return {};
    const std::string refusal = quoted(attempt.at, attempt.action) + " is refused by `" + std::string(refused->rule) + "`";
    if (state != attempt.at.state) return refusal + ", yet changes the state";
    static const auto rules = G::clause_rules();
    if (std::ranges::find(rules, refused->rule) == rules.end()) return refusal + ", which is no clause";
    if (refused->why.find('{') != std::string::npos)
      return refusal + " for a reason with a hole that no field fills: " + refused->why;
    return refused->why.empty() ? refusal + " without a reason" : "";
  }
  static std::string objections_agree(const Attempt<S>& attempt) {
    const auto& [game, state, legal] = attempt.at;
    const bool objected = G::objected(game, state, attempt.action);
    const auto first = G::objection(game, state, attempt.action);
    const auto all = G::objections(game, state, attempt.action);
    const bool agree = objected == first.has_value() && objected == !all.empty() && (all.empty() || all.front() == *first);
    return agree ? ""
                 : "the yes or no, the first objection and all objections to " + quoted(attempt.at, attempt.action) +
                       " contradict each other";
  }

  // Play.

  static std::string no_dead_end(const Position<S>& at) {
    const bool over = G::acting(at.state).mover == Mover::nobody;
    if (over == at.legal.empty()) return {};
    return over ? "the game is over, yet somebody may act" : "nobody has a legal action, yet the game is not over";
  }
  static std::string only_the_acting_seat_chooses(const Position<S>& at) {
    const Acting acting = G::acting(at.state);
    if (acting.mover != Mover::player) return {};
    for (const Action& action : at.legal) {
      const bool hers = std::visit(
          [&](const auto& kind) {
            if constexpr (requires { kind.by; })
              return kind.by == acting.seat;
            else
              return false;
          },
          action);
      if (!hers) return quoted(at, action) + " is offered while " + std::string(name_of(acting.seat)) + " chooses";
    }
    return {};
  }
  static std::string nothing_is_lost_count_of(const Position<S>& at) { return lost_count_of(at.state, at.game.box); }
  static std::string ends_in_time(const Transition<S>& transition) {
    if (transition.number() < G::longest_play || G::acting(transition.after).mover == Mover::nobody) return {};
    return "the game is not over after " + std::to_string(transition.number()) + " actions";
  }
  static std::string same_action_same_state(const Position<S>& at, Random& random) {
    if (at.legal.empty()) return {};
    const Action& action = at.legal[any_index(at.legal.size(), random)];
    const bool same = performed(at.game, at.state, action) == performed(at.game, at.state, action) &&
                      legal_in(at.game, at.state) == at.legal;
    return same ? "" : quoted(at, action) + " does not do the same twice";
  }
  static std::string weights_are_likelihoods(const Position<S>& at, Random& random) {
    for (const Action& action : some_of(at.legal, random)) {
      const double weight = G::weight(at.game, at.state, action);
      if (!std::isfinite(weight) || weight <= 0) return quoted(at, action) + " is legal, yet cannot happen";
    }
    return {};
  }
  static std::string actions_read_differently(const Position<S>& at, Random& random) {
    std::vector<std::pair<std::string, const Action*>> shown;
    const auto some = some_of(at.legal, random);
    for (const Action& action : some) shown.emplace_back(G::show(at.game, at.state, action), &action);
    std::ranges::sort(shown);
    for (const auto& [text, action] : shown)
      if (text.find('{') != std::string::npos) return "a line has a hole that no field fills: `" + text + "`";
    for (std::size_t i = 1; i < shown.size(); ++i)
      if (shown[i].first == shown[i - 1].first && *shown[i].second != *shown[i - 1].second)
        return "two legal actions read alike: `" + shown[i].first + "`";
    return {};
  }
  static std::string complete_stays_complete(const Position<S>& at, Random&) {
    return G::completed(at.game, at.state) == at.state ? "" : "settling a complete state changes it";
  }

  // Symmetry.

  /// A renaming that fits the position, where the adapter can say more than what fits any.
  static typename S::Symmetry symmetry_of(const Position<S>& at, Random& random) {
    if constexpr (requires { S::symmetry(at, random); })
      return S::symmetry(at, random);
    else
      return S::symmetry(S::players(at.state), random);
  }
  static std::string relabelling_commutes(const Position<S>& at, Random& random) {
    const int players = S::players(at.state);
    const auto symmetry = symmetry_of(at, random);
    const Game game = relabelled(at.game, symmetry);
    const State state = relabelled(at.state, symmetry);
    const Actions legal = legal_in(game, state);
    if (legal.size() != at.legal.size()) return "with everything relabelled, another number of actions is legal";
    for (const Action& action : some_of(at.legal, random))
      if (!lists(legal, G::canonical(state, relabelled(action, symmetry, players))))
        return quoted(at, action) + " is legal, but not with everything relabelled";
    if (!at.legal.empty()) {
      const Action& action = at.legal[any_index(at.legal.size(), random)];
      const State one_way = relabelled(performed(at.game, at.state, action), symmetry);
      if (performed(game, state, relabelled(action, symmetry, players)) != one_way)
        return quoted(at, action) + " does something else with everything relabelled";
    }
    const auto scores = G::scores(at.state);
    const auto renamed_scores = G::scores(state);
    for (const Seat who : seated(players))
      if (scores[who] != renamed_scores[clockwise(who, symmetry.turn, players)])
        return "the score of " + std::string(name_of(who)) + " depends on a name";
    return {};
  }

  // Secrecy, by unwinding: one step from two states that a player cannot tell apart leads to two such states.

  static std::string resampled_looks_the_same(const Position<S>& at, Random& random) {
    const Seat looking = seat(static_cast<int>(any_index(static_cast<std::size_t>(S::players(at.state)), random)));
    const State other = G::resampled(at.game, at.state, looking, random);
    const std::string name(name_of(looking));
    if (!(G::view(at.game, at.state, looking) == G::view(at.game, other, looking)))
      return name + " can tell the state from one that differs only in what is hidden from her";
    if (G::acting(at.state) != G::acting(other)) return name + " sees by whose turn it is what is hidden from her";
    const Acting acting = G::acting(at.state);
    if (acting.mover != Mover::player || acting.seat != looking) return {};
    const Actions legal = legal_in(at.game, other);
    const bool same =
        legal.size() == at.legal.size() &&
        std::ranges::all_of(some_of(legal, random), [&](const Action& action) { return lists(at.legal, action); });
    return same ? "" : name + " sees by what she may do what is hidden from her";
  }
  static std::string hidden_stays_hidden(const Position<S>& at, Random& random) {
    const Seat looking = seat(static_cast<int>(any_index(static_cast<std::size_t>(S::players(at.state)), random)));
    const State other = G::resampled(at.game, at.state, looking, random);
    for (int tries = 0; tries < actions_tried && !at.legal.empty(); ++tries) {
      const Action& action = at.legal[any_index(at.legal.size(), random)];
      if (S::reveals(at.game, at.state, action, looking) || G::objected(at.game, other, action)) continue;
      if (!(G::view(at.game, performed(at.game, at.state, action), looking) ==
            G::view(at.game, performed(at.game, other, action), looking)))
        return quoted(at, action) + " shows " + std::string(name_of(looking)) + " what is hidden from her";
    }
    return {};
  }

  /// An action that only one seat sees looks the same to the others, whatever it is: the card drawn, the card put down.
  static std::string unseen_actions_look_alike(const Position<S>& at, Random& random) {
    if (at.legal.size() < 2) return {};
    const Seat looking = seat(static_cast<int>(any_index(static_cast<std::size_t>(S::players(at.state)), random)));
    const Action& one = at.legal[any_index(at.legal.size(), random)];
    const Action& other = at.legal[any_index(at.legal.size(), random)];
    const auto seen_by = only_observer(at.game, one);
    if (!seen_by || *seen_by == looking || one.index() != other.index() || only_observer(at.game, other) != seen_by)
      return {};
    if (S::reveals(at.game, at.state, one, looking)) return {};  // as the rules are read, she sees it after all
    if (G::view(at.game, performed(at.game, at.state, one), looking) ==
        G::view(at.game, performed(at.game, at.state, other), looking))
      return {};
    return quoted(at, one) + " and " + quoted(at, other) + " are for " + std::string(name_of(*seen_by)) +
           " alone to see, yet " + std::string(name_of(looking)) + " can tell one from the other";
  }

  /// Of two actions that come to different things, everybody who sees both can tell which was done; otherwise they say more
  /// than she sees, and are not as open as they are declared.
  static std::string seen_actions_look_different(const Position<S>& at, Random& random) {
    if (at.legal.size() < 2) return {};
    const Action& one = at.legal[any_index(at.legal.size(), random)];
    const std::size_t begin = any_index(at.legal.size(), random);
    for (std::size_t i = 0; i < at.legal.size(); ++i) {
      const Action& other = at.legal[(begin + i) % at.legal.size()];
      if (one == other) continue;
      const State after_one = performed(at.game, at.state, one);
      const State after_other = performed(at.game, at.state, other);
      if (after_one == after_other) continue;
      for (int place = 0; place < S::players(at.state); ++place)
        if (sees(at.game, seat(place), one) && sees(at.game, seat(place), other) &&
            G::view(at.game, after_one, seat(place)) == G::view(at.game, after_other, seat(place)))
          return std::string(name_of(seat(place))) + " sees " + quoted(at, one) + " and " + quoted(at, other) +
                 ", yet cannot tell one from the other";
      return {};
    }
    return {};
  }

  // Invariants that say no.

  static bool has_the_assumed_box(const Game& game) {
    if constexpr (std::equality_comparable<decltype(game.box)>)
      return game.box == G::published().box;
    else
      return true;
  }
  /// Whether the game has damages, and is the one that they are done to: where rules are others, so is what is possible, and in
  /// another box a tile may look the same when it is turned.
  static bool is_damaged(const Game& game) {
    if constexpr (requires { S::damages(); })
      return is_as_printed<G>(game) && has_the_assumed_box(game);
    else
      return false;
  }
  static std::string damage_is_noticed(const Position<S>& at, Random&) {
    if constexpr (requires { S::damages(); })
      for (const Damage<G>& damage : S::damages())
        if (is_overlooked<G>(damage, at.game, at.state, G::invariants()))
          return std::string(damage.invariant) + " does not notice " + std::string(damage.what);
    return {};
  }

  // Robustness.

  /// With every rule dropped, whatever is tried on whatever state is survived, and what comes of it can be told. Run under
  /// sanitizers, this is where a stray index is found.
  static std::string anything_is_survived(const Position<S>& at, Random& random) {
    Game lawless = at.game;
    for (std::size_t rule = 0; rule < G::rulebook().size(); ++rule) lawless.dropped.insert(rule);
    State state = once_in(2, random) ? at.state : arbitrary_state(at.game, at.state, random);
    for (int i = 0; i < actions_tried; ++i) {
      const bool near = !at.legal.empty() && once_in(2, random);
      const Action action = near ? nearby(at.legal[any_index(at.legal.size(), random)], random) : arbitrary<Action>(random);
      G::objections(at.game, state, action);
      G::weight(at.game, state, action);
      State again = state;
      G::perform(lawless, state, action);
      G::perform(lawless, again, action);
      if (state != again) return quoted(at, action) + " does not do the same twice where no rule is in force";
      if (G::show(lawless, state, action).empty()) return "an action cannot be told where no rule is in force";
    }
    const Seat looking = arbitrary<Seat>(random);
    const State other = G::resampled(lawless, state, looking, random);
    const bool told = !G::tell(lawless, state).empty();
    Actions actions;
    G::legal_actions(at.game, state, actions);
    G::completed(at.game, state);
    G::scores(state);
    for (const auto& invariant : G::invariants()) invariant.holds(at.game, state);
    static_cast<void>(G::view(lawless, state, looking) == G::view(lawless, other, looking));
    return told ? "" : "a state cannot be told";
  }

  /// All that a game has to obey.
  static std::vector<Law<S>> laws(const Game& game) {
    std::vector<Law<S>> all{
        {"generated_is_allowed", "", AsksProbe<S>{generated_is_allowed}},
        {"allowed_is_generated", "", AsksAttempt<S>{allowed_is_generated}},
        {"each_is_listed_once", "", AsksProbe<S>{Listing<S>::each_is_listed_once}},
        {"refusal_names_a_rule", "", AsksAttempt<S>{refusal_names_a_rule}},
        {"objections_agree", "", AsksAttempt<S>{objections_agree}},
        {"no_dead_end", "", AsksPosition<S>{no_dead_end}},
        {"only_the_acting_seat_chooses", "", AsksPosition<S>{only_the_acting_seat_chooses}},
        {"nothing_is_lost_count_of", "", AsksPosition<S>{nothing_is_lost_count_of}},
        {"same_action_same_state", "", AsksProbe<S>{same_action_same_state}},
        {"weights_are_likelihoods", "", AsksProbe<S>{weights_are_likelihoods}},
        {"actions_read_differently", "", AsksProbe<S>{actions_read_differently}},
        {"complete_stays_complete", "", AsksProbe<S>{complete_stays_complete}},
        {"relabelling_commutes", "", AsksProbe<S>{relabelling_commutes}},
        {"resampled_looks_the_same", "", AsksProbe<S>{resampled_looks_the_same}},
        {"hidden_stays_hidden", "", AsksProbe<S>{hidden_stays_hidden}},
        {"unseen_actions_look_alike", "", AsksProbe<S>{unseen_actions_look_alike}},
        {"seen_actions_look_different", "", AsksProbe<S>{seen_actions_look_different}},
        {"anything_is_survived", "", AsksProbe<S>{anything_is_survived}},
    };
    if (is_damaged(game)) all.push_back({"damage_is_noticed", "", AsksProbe<S>{damage_is_noticed}});
    if (G::length == Length::bounded) all.push_back({"ends_in_time", "", AsksTransition<S>{ends_in_time}});
    for (const auto& invariant : G::invariants())
      all.push_back({invariant.name, invariant.claim, AsksInvariant<S>{&invariant}});
    for (const Law<S>& own : S::laws()) all.push_back(own);
    return all;
  }

 private:
  static constexpr int actions_tried = 4;

  /// Whether all that the action says is seen by everybody.
  static bool is_open(const Game& game, const Action& action) {
    return std::visit([&](const auto& act) { return observers_in(game, act) == Observers::everyone; }, action);
  }
  static bool sees(const Game& game, Seat who, const Action& action) {
    return is_open(game, action) || only_observer(game, action) == who;
  }
  /// Who alone sees what the action says, where it is not done in the open.
  static std::optional<Seat> only_observer(const Game& game, const Action& action) {
    return std::visit(
        [&](const auto& act) -> std::optional<Seat> {
          if (observers_in(game, act) == Observers::everyone) return std::nullopt;
          if constexpr (requires { act.by; }) {
            return act.by;
          } else if constexpr (requires { act.to; }) {
            return act.to;
          } else {
            return std::nullopt;
          }
        },
        action);
  }

  /// Any state whatever, or the state with a few of its values replaced; settled, as one read from a file is.
  static State arbitrary_state(const Game& game, const State& state, Random& random) {
    if (once_in(2, random)) return G::completed(game, arbitrary<State>(random));
    State changed = state;
    for (int i = 0; i < actions_tried; ++i) changed = nearby(changed, random);
    return G::completed(game, changed);
  }
};

}  // namespace fathom::properties
