#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "notation/expectation.hpp"
#include "notation/notation.hpp"
#include "scenarios/legal.hpp"
#include "scenarios/observation.hpp"

/// What a scenario's `then` asks of a state. Heavy: for `scenarios/runner_of.hpp` alone.
namespace fathom {

template <Specification G>
using Observations = std::vector<Observation<typename G::Game, typename G::State>>;

/// What scenarios of a game may expect besides the fields of its states: the points that each player has. A game that has
/// more to say specialises it.
template <Specification G>
Observations<G> observations() {
  constexpr auto points = [](const typename G::Game&, const typename G::State& state) { return G::scores(state); };
  return {observation<typename G::Game, typename G::State, points>("scores", "the points that each player has")};
}

namespace detail {

/// `view: { Ann: { ... } }`.
template <Specification G>
Mismatches unmet_views(const typename G::Game& game, const typename G::State& state, const Node& node) {
  notation::expect_map(node, "a map from players to what they see");
  Mismatches all;
  for (const Node::Entry& entry : node.entries) {
    const std::optional<Seat> who = named<Seat>(entry.key);
    if (!who) notation::refuse_key(entry.at, entry.key, "the view", notation::names<Seat>());
    append(all, Notation<G>::unlike_view(entry.value, game, state, *who, "view." + entry.key));
  }
  return all;
}

/// Everything in which the state is not as `then` says.
template <Specification G>
Mismatches unmet(const typename G::Game& game, const typename G::State& state, const Node& then) {
  notation::expect_map(then, "a map of what is true");
  std::vector<std::string_view> known = notation::field_names<typename G::State>();
  const Observations<G> looks = observations<G>();
  Mismatches all;
  for (const Node::Entry& entry : then.entries) {
    const auto look = std::find_if(looks.begin(), looks.end(), [&](const auto& each) { return each.name == entry.key; });
    if (entry.key == "legal") {
      append(all, Legal<G>(game, state).unmet(entry.value));
    } else if (entry.key == "view") {
      append(all, unmet_views<G>(game, state, entry.value));
    } else if (entry.key == "turn") {
      append(all, notation::mismatches(entry.value, turn(G::acting(state)), "turn", "this"));
    } else if (look != looks.end()) {
      append(all, look->mismatches(game, state, entry.value, entry.key));
    } else if (std::find(known.begin(), known.end(), entry.key) != known.end()) {
      append(all, Notation<G>::unlike(Node::pair(entry.key, entry.value), state, "what is true"));
    } else {
      known.insert(known.end(), {"legal", "view", "turn"});
      for (const auto& each : looks) known.push_back(each.name);
      notation::refuse_key(entry.at, entry.key, "what is true", known);
    }
  }
  return all;
}

}  // namespace detail
}  // namespace fathom
