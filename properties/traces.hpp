#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "model/core/verdict.hpp"
#include "properties/breach.hpp"
#include "properties/laws.hpp"

namespace fathom::properties {

/// Where the law falls in a trace told before, if it still does.
template <Adapter S>
std::optional<Breach> breach_in(const Trace<typename S::Specification>& trace, const Law<S>& law) {
  using G = typename S::Specification;
  using Action = typename G::Action;
  constexpr std::uint64_t probes = 64;
  const std::span<const Action> actions(trace.actions);
  if (std::holds_alternative<AsksAttempt<S>>(law.asks)) {  // the last action is the attempt
    if (actions.empty()) return std::nullopt;
    return breach_in(play_of<G>(trace.game, trace.given, actions.first(actions.size() - 1)), law, {actions.back(), 0});
  }
  const Play<G> play = play_of<G>(trace.game, trace.given, actions);
  if (!std::holds_alternative<AsksProbe<S>>(law.asks)) return breach_in(play, law);
  for (std::uint64_t probe = 0; probe < probes; ++probe)
    if (auto breach = breach_in(play, law, {std::nullopt, case_seed(0, law.name, probe)})) return breach;
  return std::nullopt;
}

/// A verdict on a trace for each law named, or for each law.
template <Adapter S>
std::vector<Verdict> told_again(const Trace<typename S::Specification>& trace, const std::vector<std::string>& only) {
  std::vector<Verdict> verdicts;
  for (const Law<S>& law : AnyGame<S>::laws(trace.game)) {
    if (!only.empty() && std::ranges::find(only, law.name) == only.end()) continue;
    Verdict verdict;
    verdict.evidence = Evidence::law;
    verdict.game = std::string(S::Specification::name);
    verdict.check = std::string(law.name);
    verdict.claim = std::string(law.claim);
    verdict.cost = {0, 1, trace.actions.size()};
    const auto breach = breach_in<S>(trace, law);
    verdict.outcome = breach ? Outcome::fails : Outcome::holds;
    if (breach) verdict.why = breach->broken;
    verdicts.push_back(std::move(verdict));
  }
  return verdicts;
}

}  // namespace fathom::properties
