#pragma once

#include <string>
#include <vector>

#include "notation/expectation.hpp"
#include "notation/notation.hpp"

/// Whether a state that a scenario begins with can be. Heavy: for `scenarios/runner_of.hpp` alone.
namespace fathom::detail {

using notation::Mismatch;
using notation::Mismatches;

/// What is wrong where an invariant does not hold: the numbers, or what it is evidence for.
template <Specification G, class Invariant>
std::string wrong_with(const Invariant& invariant, const typename G::Game& game, const typename G::State& state) {
  if (invariant.wrong != nullptr) return ": " + invariant.broken_in(game, state);
  for (const Claim& claim : G::claims())
    if (claim.id == invariant.claim) return " (" + std::string(claim.sentence) + ")";
  return "";
}

/// Every invariant that the state breaks, each with what is wrong.
template <Specification G>
Mismatches impossible(const typename G::Game& game, const typename G::State& state, Position at, const std::string& what) {
  Mismatches all;
  for (const auto& invariant : G::invariants())
    if (!invariant.holds(game, state))
      all.push_back({at, "expected " + what + " to be possible, found that it breaks " + std::string(invariant.name) +
                             wrong_with<G>(invariant, game, state)});
  return all;
}

/// What is a value of its own, and not a list in which pieces may be put into another order.
template <class T>
inline constexpr bool is_kept =
    notation::Leaf<T> || notation::Tally<T> || Named<T> || notation::Number<T> || notation::is_counts<T>;
template <class T>
inline constexpr bool is_kept<std::optional<T>> = is_kept<T>;
template <class T>
inline constexpr bool is_kept<PerSeat<T>> = is_kept<T>;

template <class State>
bool is_kept_in(std::string_view key) {
  bool kept = false;
  for_each_field<State>([&](const auto& field) {
    if (is_kept<std::remove_cvref_t<decltype(field.of(std::declval<State&>()))>> &&
        notation::is_key_for<State>(key, field.name))
      kept = true;
  });
  return kept;
}

/// What is given and is otherwise once the rest of the state is where it belongs: `deck: []` where cards are nowhere else.
template <Specification G>
Mismatches overruled(const Node& given, const typename G::State& state) {
  Mismatches all;
  for (const Node::Entry& entry : given.entries) {
    if (!is_kept_in<typename G::State>(entry.key)) continue;
    for (Mismatch& each : Notation<G>::unlike(Node::pair(entry.key, entry.value), state, "the state")) {
      each.message += ", which follows from the rest; leave it out, or say where the rest is";
      all.push_back(std::move(each));
    }
  }
  return all;
}

/// Why the state that a scenario begins with cannot be, if it cannot.
template <Specification G>
Mismatches impossible_opening(const typename G::Game& game, const typename G::State& state, const Node* given, Position at) {
  Mismatches all = given == nullptr ? Mismatches{} : overruled<G>(*given, state);
  append(all, impossible<G>(game, state, given == nullptr ? at : given->at, "the state given"));
  if (!all.empty() || G::acting(state).mover == Mover::nobody) return all;
  std::vector<typename G::Action> legal;
  G::legal_actions(game, state, legal);
  if (legal.empty())
    all.push_back({given == nullptr ? at : given->at,
                   "expected the state given to be possible, found that nobody can do anything in it; say whose turn it is, "
                   "and what is due"});
  return all;
}

}  // namespace fathom::detail
