#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/words.hpp"
#include "properties/counterexample.hpp"
#include "properties/law.hpp"

namespace fathom::properties {

/// The claim a law is evidence for; nothing for a law of any game.
template <class S>
const Claim* claim_of(const Law<S>& law) {
  const auto claims = S::Specification::claims();
  const auto found = std::ranges::find(claims, law.claim, &Claim::id);
  return found == claims.end() ? nullptr : &*found;
}

/// What the law says, in one sentence.
template <class S>
std::string sentence_of(const Law<S>& law) {
  if (const Claim* claim = claim_of(law)) return std::string(claim->sentence);
  std::string words(law.name);
  std::ranges::replace(words, '_', ' ');
  return words;
}

/// What is broken: the rule, where the rulebook says it, and what is wrong.
template <class S>
std::string broken_by(const Counterexample<S>& found, const Law<S>& law) {
  const bool says_it_all = !std::holds_alternative<AsksInvariant<S>>(law.asks);
  const std::string wrong = says_it_all ? found.broken : sentence_of(law) + ": " + found.broken;
  const Claim* claim = claim_of(law);
  if (claim == nullptr || claim->rules.empty()) return sentence_of(law) + ": " + found.broken;
  const auto rules = S::Specification::rulebook();
  const auto rule = std::ranges::find(rules, claim->rules[0], &Rule::id);
  const std::string cites = rule == rules.end() ? "" : " (" + std::string(rule->cites) + ")";
  return std::string(claim->rules[0]) + cites + ": " + wrong;
}

/// A failure in lines: given, when, broken.
template <class S>
std::vector<std::string> told(const typename S::Specification::Game& game, const Counterexample<S>& found,
                              const Law<S>& law) {
  using G = typename S::Specification;
  constexpr std::size_t margin = 8;
  std::vector<std::string> lines;
  const auto add = [&lines](std::string_view head, const std::string& line) {
    std::string text(head);
    text.resize(margin, ' ');
    lines.push_back(text + line);
  };
  std::string_view head = "given";
  for (const std::string& line : G::tell(game, found.given)) add(std::exchange(head, ""), line);
  head = "when";
  typename G::State state = found.given;
  for (const auto& action : found.actions) {
    add(std::exchange(head, ""), G::show(game, state, action));
    G::perform(game, state, action);
  }
  add("broken", broken_by(found, law));
  return lines;
}

/// What a law is asked about; probes, in one state of so many.
template <class S>
std::string domain_of(const Law<S>& law, std::uint32_t probed_once_in) {
  if (std::holds_alternative<AsksTransition<S>>(law.asks)) return "actions of ";
  if (std::holds_alternative<AsksAttempt<S>>(law.asks)) return "attempts in ";
  return std::holds_alternative<AsksProbe<S>>(law.asks) ? "one state in " + std::to_string(probed_once_in) + " of "
                                                        : "states of ";
}

/// `plays of 3 to 6 players from the start and 2 other starts`.
std::string plays_in_words(const std::vector<int>& tables, std::size_t other_beginnings);

}  // namespace fathom::properties
