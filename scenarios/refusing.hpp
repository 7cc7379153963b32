#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "model/core/game.hpp"
#include "scenarios/scenario.hpp"

/// What rules have against an action, held to what a scenario expects. Heavy: for `scenarios/runner_of.hpp` alone.
namespace fathom::detail {

inline std::string cited(const Objection& against) { return std::string(against.rule) + ": " + against.why; }

/// All that is objected, in rulebook order: `moving.matching_card: ...; moving.from_hand: ...`.
inline std::string cited(const std::vector<Objection>& against) {
  std::string all;
  for (const Objection& each : against) all += (all.empty() ? "" : "; ") + cited(each);
  return all;
}

/// The rules that are asked about actions of every kind: those that say whose time it is. They object before all others, and
/// would hide any rule that has more to say.
template <Specification G>
const std::vector<std::string_view>& rules_about_time() {
  static const std::vector<std::string_view> rules = []<class... Kinds>(const std::variant<Kinds...>*) {
    std::vector<std::string_view> common = G::clause_rules();
    const auto keep_those_asked = [&](const typename G::Action& action) {
      const std::vector<std::string_view> asked = G::rules_asked(action);
      std::erase_if(common, [&](std::string_view rule) { return std::ranges::find(asked, rule) == asked.end(); });
    };
    (keep_those_asked(Kinds{}), ...);
    return common;
  }(static_cast<const typename G::Action*>(nullptr));
  return rules;
}

template <Specification G>
bool is_about_time(std::string_view rule) {
  return std::ranges::find(rules_about_time<G>(), rule) != rules_about_time<G>().end();
}

/// Whether these objections are the refusal that was expected. One rule has to be the first that objects, or the first of
/// those that are not about whose time it is; of several, one has to be among all that object.
template <Specification G>
bool is_as_expected(const ExpectedRefusal& expected, const std::vector<Objection>& against) {
  if (against.empty()) return false;
  const auto is_named = [&](const Objection& each) {
    return std::ranges::find(expected.rules, each.rule) != expected.rules.end();
  };
  if (expected.by == ExpectedRefusal::By::anything) return true;
  if (expected.by == ExpectedRefusal::By::any_of) return std::ranges::any_of(against, is_named);
  const auto telling = std::ranges::find_if(against, [](const Objection& each) { return !is_about_time<G>(each.rule); });
  return is_named(against.front()) || (telling != against.end() && is_named(*telling));
}

/// The expectation in words: `moving.matching_card`, `one of a, b`, `some rule`.
inline std::string in_words(const ExpectedRefusal& expected) {
  if (expected.by == ExpectedRefusal::By::anything) return "some rule";
  std::string all;
  for (const std::string& rule : expected.rules) all += (all.empty() ? "" : ", ") + rule;
  return expected.rules.size() == 1 ? all : "one of " + all;
}

}  // namespace fathom::detail
