#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "notation/notation.hpp"
#include "notation/variant.hpp"
#include "properties/conforming/corpus.hpp"
#include "properties/conforming/corpus_lines.hpp"

/// The definitions behind `properties/conforming/corpus.hpp`. Include it where `Conformance` is instantiated.
namespace fathom::conform {

namespace corpus {

template <Specification G>
std::vector<Node> legal_in(const typename G::Game& game, const typename G::State& state) {
  std::vector<typename G::Action> legal;
  G::legal_actions(game, state, legal);
  std::vector<Node> told;
  for (const auto& action : legal) told.push_back(Notation<G>::tell_action(action));
  return told;
}

template <Specification G>
Setup setup_of(const Trace<G>& trace) {
  return {trace.given.players, Variants<G>::yaml("", trace.game)};
}

}  // namespace corpus

template <Specification G>
std::vector<std::string> Corpus<G>::lines(const Trace<G>& trace, const About& about) {
  for (const auto& invariant : G::invariants())
    if (!invariant.holds(trace.game, trace.given)) return {};
  corpus::Lines lines(corpus::setup_of(trace), about);
  typename G::State state = trace.given;
  for (const auto& action : trace.actions) {
    corpus::Transition done{G::rules_asked(action), Notation<G>::tell_state(state), corpus::legal_in<G>(trace.game, state),
                            Notation<G>::tell_action(action)};
    const std::optional<Objection> against = apply<G>(trace.game, state, action);
    if (against)
      done.refused_by = against->rule;
    else
      done.after = Notation<G>::tell_state(state);
    lines.add(done, G::scores(state));
  }
  return std::move(lines).all();
}

template <Specification G>
std::string Corpus<G>::document(const Trace<G>& trace, bool states) {
  typename G::State state = trace.given;
  const auto seen = [&] {
    return states ? std::optional<corpus::Seen>({Notation<G>::tell_state(state), corpus::legal_in<G>(trace.game, state)})
                  : std::nullopt;
  };
  corpus::Document document(std::string(G::name), corpus::setup_of(trace), seen());
  for (const auto& action : trace.actions) {
    const Node told = Notation<G>::tell_action(action);
    const std::string shown = G::show(trace.game, state, action);
    const std::optional<Objection> against = apply<G>(trace.game, state, action);
    document.add(told, shown, against ? against->rule : "", seen());
  }
  return std::move(document).ended(G::scores(state));
}

template <Specification G>
Counted Corpus<G>::perft(const Game& game, int players, std::size_t depth, Chance chance) {
  using Action = typename G::Action;
  const auto text = [](const Action& action) { return corpus::line_of(Notation<G>::tell_action(action)); };
  const auto first = [&](const std::vector<Action>& legal) {
    return *std::ranges::min_element(legal, {}, [&](const Action& action) { return text(action); });
  };
  const auto counted = [&](auto perft) {
    const typename G::State state = perft.passed(G::start(game, players));
    Counted all{perft(state, depth), {}};
    std::vector<Action> legal;
    G::legal_actions(game, state, legal);
    for (const Action& action : legal) {
      typename G::State next = state;
      G::perform(game, next, action);
      all.by_first.emplace_back(text(action), depth == 1 ? 1 : perft(next, depth - 1).back());
    }
    std::ranges::sort(all.by_first);
    return all;
  };
  return chance == Chance::counted ? counted(Perft<G>(game)) : counted(Perft<G, decltype(first)>(game, first));
}

}  // namespace fathom::conform
