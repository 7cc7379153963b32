#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "properties/law.hpp"
#include "properties/tracing.hpp"

// Every law must be able to say no: each is shown a moment of a real play in which something has been doctored. What the
// tests of all games' laws share.

namespace fathom::properties {

/// A moment of a real play, kept.
template <class S>
struct Kept {
  using G = typename S::Specification;
  using Actions = std::vector<typename G::Action>;

  std::shared_ptr<const typename G::Game> game;
  typename S::History history;
  typename G::State before;
  typename G::Action action;
  typename G::State after;
  std::optional<Actions> legal{};  ///< Afterwards, where doctored; otherwise worked out.
  std::shared_ptr<const Actions> done = std::make_shared<const Actions>();  ///< In the play, of which this one
  std::size_t number = 0;                                                   ///< has so many before it.

  [[nodiscard]] Transition<S> transition() const {
    return {*game, history, before, action, after, Past<typename G::Action>(std::span(*done).first(number))};
  }
  [[nodiscard]] Actions legal_afterwards() const {
    if (legal) return *legal;
    Actions all;
    G::legal_actions(*game, after, all);
    return all;
  }
};

template <class S>
std::vector<Kept<S>> kept_play(const typename S::Specification::Game& game, int players, std::uint64_t seed, Policy policy) {
  using G = typename S::Specification;
  const auto kept_game = std::make_shared<const typename G::Game>(game);
  const auto done = std::make_shared<typename Kept<S>::Actions>();
  std::vector<Kept<S>> kept;
  typename S::History history = S::history_at(game, G::start(game, players));
  follow_one_play<S>(game, players, seed, policy, [&](const auto& before, const auto& action) {
    typename G::State after = before;
    G::perform(game, after, action);
    kept.push_back({kept_game, history, before, action, after, std::nullopt, done, kept.size()});
    S::keep(history, kept.back().transition());
    done->push_back(action);
  });
  return kept;
}

/// The moments of plays of so many seeds, under either policy, at tables of these numbers of players.
template <class S>
std::vector<Kept<S>> kept_plays(const typename S::Specification::Game& game, std::uint64_t seeds,
                                std::initializer_list<int> tables) {
  std::vector<Kept<S>> kept;
  for (std::uint64_t seed = 1; seed <= seeds; ++seed)
    for (const auto policy : {Policy::uniform, Policy::greedy})
      for (const int players : tables)
        for (Kept<S>& one : kept_play<S>(game, players, seed, policy)) kept.push_back(std::move(one));
  return kept;
}

/// What the law has to say on what happened, or on the state it led to.
template <class S>
std::string ask(const Law<S>& law, const Kept<S>& kept) {
  if (const auto* asks = std::get_if<AsksTransition<S>>(&law.asks)) return (*asks)(kept.transition());
  const auto legal = kept.legal_afterwards();
  const Position<S> at{*kept.game, kept.after, legal};
  if (const auto* asks = std::get_if<AsksPosition<S>>(&law.asks)) return (*asks)(at);
  if (const auto* asks = std::get_if<AsksAttempt<S>>(&law.asks)) return (*asks)({at, kept.action});
  Random random(static_cast<std::uint64_t>(kept.number));
  return std::get<AsksProbe<S>>(law.asks)(at, random);
}

/// What is done to a moment; false where it offers no occasion.
template <class S>
using Doctor = std::function<bool(Kept<S>&)>;

/// What a law has to notice.
template <class S>
struct Fault {
  std::string_view law;
  Doctor<S> doctor;
};

/// Ways to doctor a moment of any game. A `change` of a moment may say whether it found an occasion.
namespace doctoring {

template <class Change, class Transition>
bool done(const Change& change, Transition& kept) {
  if constexpr (std::is_void_v<std::invoke_result_t<const Change&, Transition&>>) {
    change(kept);
    return true;
  } else {
    return change(kept);
  }
}

/// Doctors moments that are so.
template <class Fits, class Change>
auto where(Fits fits, Change change) {
  return [=](auto& kept) { return fits(kept) && done(change, kept); };
}
/// Doctors moments after an action of one kind: `change(kept)`, or `change(after, action, before)`.
template <class Kind, class Change>
auto after(Change change) {
  return [change](auto& kept) {
    const auto* act = std::get_if<Kind>(&kept.action);
    if (act == nullptr) return false;
    if constexpr (std::is_invocable_v<const Change&, decltype(kept)>)
      change(kept);
    else
      change(kept.after, *act, kept.before);
    return true;
  };
}
/// Doctors what a spectator remembers before an action of one kind: `change(history, action, before)`.
template <class Kind, class Change>
auto remembering(Change change) {
  return [change](auto& kept) {
    const auto* act = std::get_if<Kind>(&kept.action);
    if (act != nullptr) change(kept.history, *act, kept.before);
    return act != nullptr;
  };
}
/// Doctors the state before an action of one kind: `change(before, action)`.
template <class Kind, class Change>
auto before(Change change) {
  return [change](auto& kept) {
    const auto* act = std::get_if<Kind>(&kept.action);
    if (act != nullptr) change(kept.before, *act);
    return act != nullptr;
  };
}
/// Doctors an action of one kind itself: `change(action, kept)`.
template <class Kind, class Change>
auto act(Change change) {
  return [change](auto& kept) {
    auto* one = std::get_if<Kind>(&kept.action);
    if (one != nullptr) change(*one, kept);
    return one != nullptr;
  };
}
/// Doctors what is legal in states of one step: `change(kept)`.
template <class Step, class Change>
auto legal_at(Step step, Change change) {
  return [=](auto& kept) {
    if (kept.after.step != step) return false;
    kept.legal = kept.legal_afterwards();
    return done(change, kept);
  };
}
/// All but actions of one kind are legal.
template <class Kind, class Step>
auto without(Step step) {
  return legal_at(step, [](auto& kept) {
    return std::erase_if(*kept.legal, [](const auto& action) { return std::holds_alternative<Kind>(action); }) > 0;
  });
}
/// One action of a kind is missing.
template <class Kind, class Step>
auto one_less(Step step) {
  return legal_at(step, [](auto& kept) {
    const auto found =
        std::ranges::find_if(*kept.legal, [](const auto& action) { return std::holds_alternative<Kind>(action); });
    if (found == kept.legal->end()) return false;
    kept.legal->erase(found);
    return true;
  });
}
/// One action is legal that is not: `more(state)`.
template <class Step, class More>
auto with(Step step, More more) {
  return legal_at(step, [more](auto& kept) { kept.legal->push_back(more(kept.after)); });
}

}  // namespace doctoring

template <class S>
void expect_to_hold(const std::vector<Law<S>>& laws, const std::vector<Kept<S>>& plays) {
  for (const Law<S>& law : laws)
    for (const Kept<S>& kept : plays) ASSERT_EQ(ask(law, kept), "") << law.name;
}

template <class S>
void expect_to_be_noticed(const std::vector<Fault<S>>& faults, const std::vector<Kept<S>>& plays) {
  for (std::size_t number = 0; number < faults.size(); ++number) {
    const Fault<S>& fault = faults[number];
    const auto law = std::ranges::find(S::laws(), fault.law, &Law<S>::name);
    ASSERT_NE(law, S::laws().end()) << fault.law;
    int doctored = 0;
    bool noticed = false;
    for (const Kept<S>& original : plays) {
      if (noticed) break;
      Kept<S> kept = original;
      if (!fault.doctor(kept)) continue;
      ++doctored;
      noticed = !ask(*law, kept).empty();
    }
    EXPECT_GT(doctored, 0) << fault.law << ", fault " << number + 1;
    EXPECT_TRUE(noticed) << fault.law << ", fault " << number + 1;
  }
}

/// The laws that no fault is for.
template <class S>
std::set<std::string_view> undoctored(const std::vector<Law<S>>& laws, const std::vector<Fault<S>>& faults) {
  std::set<std::string_view> names;
  for (const Law<S>& law : laws) names.insert(law.name);
  for (const Fault<S>& fault : faults) names.erase(fault.law);
  return names;
}

template <class S>
void expect_to_rest_on_claims(const std::vector<Law<S>>& laws) {
  const auto& claims = S::Specification::claims();
  for (const Law<S>& law : laws) EXPECT_NE(std::ranges::find(claims, law.claim, &Claim::id), claims.end()) << law.name;
}
/// Between them, the laws rest on every rule that can forbid something.
template <class S>
void expect_to_rest_on_every_clause(const std::vector<Law<S>>& laws) {
  using G = typename S::Specification;
  std::set<std::string_view> resting;
  for (const Law<S>& law : laws)
    for (const std::string_view rule : std::ranges::find(G::claims(), law.claim, &Claim::id)->rules) resting.insert(rule);
  for (const std::string_view rule : G::clause_rules()) EXPECT_TRUE(resting.contains(rule)) << rule;
}
/// Between them, the laws need every event that the game tells apart, and plays are asked to come to each.
template <class S>
void expect_to_need_every_event(const std::vector<Law<S>>& laws) {
  using Event = typename S::Event;
  std::set<Event> needed;
  for (const Law<S>& law : laws) needed.insert(law.needs.begin(), law.needs.end());
  EXPECT_EQ(needed.size(), kinds<Event>);
  for (const Event event : every<Event>)
    EXPECT_NE(std::ranges::find(S::wanted(), event, &Wanted<Event>::event), S::wanted().end()) << name_of(event);
}

/// What is remembered of a state that a trace begins with serves the laws as well as having seen the play so far. Of so many
/// moments one is tried.
template <class S>
void expect_to_believe_beginnings(const std::vector<Law<S>>& laws, const std::vector<Kept<S>>& plays,
                                  std::size_t one_in = 1) {
  for (std::size_t i = one_in - 1; i < plays.size(); i += one_in) {
    Kept<S> kept = plays[i];
    kept.history = S::history_at(*kept.game, kept.before);
    for (const Law<S>& law : laws) {
      if (!std::holds_alternative<AsksTransition<S>>(law.asks)) continue;
      ASSERT_EQ(ask(law, kept), "") << law.name;
    }
  }
}

}  // namespace fathom::properties
