#pragma once

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "notation/notation.hpp"
#include "scenarios/expecting.hpp"
#include "scenarios/scenario.hpp"

/// One scenario being played. Heavy: for `scenarios/runner_of.hpp` alone.
namespace fathom::detail {

/// Where and why a scenario fails.
struct Failing {
  Position at;
  std::string why;
  bool given_impossible = false;  ///< Nothing was tried: the state it begins with cannot be under these rules.
};

inline std::string cited(const Objection& against) { return std::string(against.rule) + ": " + against.why; }

/// Plays a scenario and stops at the first thing that is not as expected.
template <Specification G>
class Performance {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  /// Throws `Problem` where the scenario cannot be read.
  Performance(const typename G::Game& game, const Scenario& scenario)
      : scenario_(scenario), trace_(Notation<G>::read_opening(game, scenario.document)), state_(trace_.given) {
    trace_.claim = scenario.title;
    if (const Node* given = scenario.document.find("given")) notation::expect_seated(*given, state_.players);
    for (const ScenarioStep& step : scenario.steps) listed_.push_back(Notation<G>::read_action(step.action));
  }

  /// What goes wrong, if anything does.
  std::optional<Failing> play() {
    const Node* given = scenario_.document.find("given");
    // nothing is played from a state that only holds what an observation looks at, such as melds
    if (listed_.empty()) {
      tells_ = scenario_.then && looks_beyond(given, *scenario_.then);
      return check(scenario_.then);
    }
    if (auto broken = broken_invariant(given == nullptr ? scenario_.at : given->at, "the state given")) {
      broken->given_impossible = true;
      return broken;
    }
    for (std::size_t i = 0; i < listed_.size(); ++i) {
      const ScenarioStep& step = scenario_.steps[i];
      const State before = state_;
      if (auto failing = come_to(listed_[i], step.action.at)) return failing;
      for (const ExpectedRule& silence : step.silent)
        if (auto failing = expect_silence(listed_[i], silence)) return failing;
      if (!step.refused_by) note_unsaid_silence(listed_[i], step, step.action.at);
      if (auto failing = step.refused_by ? refuse(listed_[i], *step.refused_by) : perform(listed_[i], step.action.at))
        return failing;
      if (!step.refused_by) note_asked(listed_[i]);
      if (auto failing = check(step.then, before)) return failing;
    }
    return check(scenario_.then, trace_.given);
  }

  /// The play so far, forced actions included.
  [[nodiscard]] const Trace<G>& trace() const { return trace_; }
  /// The rules that refused an action, as expected.
  [[nodiscard]] const std::vector<std::string>& refused() const { return refused_; }

  /// The rules whose clauses were asked about an action that the scenario lists, and let it pass.
  [[nodiscard]] const std::set<std::string, std::less<>>& asked() const { return asked_; }
  /// Whether something was expected that the actions have made so.
  [[nodiscard]] bool tells() const { return tells_; }
  /// The rules on which the rulebook was silent, as expected.
  [[nodiscard]] const std::vector<std::string>& silent() const { return silent_; }
  /// What the scenario does not say, if anything: that the rulebook is silent at an action of it. A silence that arises
  /// where the rulebook has something to say would not be noticed otherwise.
  [[nodiscard]] const std::optional<Failing>& unsaid() const { return unsaid_; }

 private:
  std::optional<Failing> broken_invariant(Position at, const std::string& what) const {
    for (const auto& invariant : G::invariants())
      if (!invariant.holds(trace_.game, state_))
        return Failing{at, "expected " + what + " to be possible, found that it breaks " + std::string(invariant.name) +
                               (invariant.wrong == nullptr ? "" : ": " + invariant.broken_in(trace_.game, state_))};
    return std::nullopt;
  }

  /// Performs the actions without a choice that stand between the state and the next listed action, where the scenario
  /// leaves them to us.
  std::optional<Failing> come_to(const Action& next, Position at) {
    if (scenario_.forced == Forced::listed) return std::nullopt;
    std::vector<Action> legal;
    for (int done = 0; done < G::longest_play && G::acting(state_).mover == Mover::chance; ++done) {
      G::legal_actions(trace_.game, state_, legal);
      if (legal.size() != 1 || legal.front() == G::canonical(state_, next)) return std::nullopt;
      if (auto failing = perform(legal.front(), at)) return failing;
    }
    return std::nullopt;
  }

  std::optional<Failing> perform(const Action& action, Position at) {
    trace_.actions.push_back(action);
    const std::optional<Objection> against = apply<G>(trace_.game, state_, action);
    if (against) return Failing{at, "expected this to be legal, found it refused by " + cited(*against)};
    return broken_invariant(at, "the state after this");
  }

  /// Whether the situation before this action is one on which the rulebook says nothing.
  std::optional<Failing> expect_silence(const Action& action, const ExpectedRule& silence) {
    const bool arises = std::ranges::any_of(
        G::holes(), [&](const auto& hole) { return hole.rule == silence.rule && hole.arises(trace_.game, state_, action); });
    if (!arises)
      return Failing{silence.at,
                     "expected the rulebook to be silent here on " + silence.rule + ", found that it does not arise"};
    silent_.push_back(silence.rule);
    return std::nullopt;
  }

  void note_unsaid_silence(const Action& action, const ScenarioStep& step, Position at) {
    for (const auto& hole : G::holes()) {
      const bool said = std::ranges::find(step.silent, hole.rule, &ExpectedRule::rule) != step.silent.end();
      if (said || unsaid_ || !hole.arises(trace_.game, state_, action)) continue;
      const std::string rule(hole.rule);
      unsaid_ = {at, "expected the scenario to say that the rulebook is silent here on " + rule + "; add `silent: " + rule +
                         "` to the action"};
    }
  }

  std::optional<Failing> refuse(const Action& action, const ExpectedRule& refusal) {
    trace_.actions.push_back(action);
    const State before = state_;
    const std::optional<Objection> against = apply<G>(trace_.game, state_, action);
    const std::string expected = "expected " + refusal.rule + " to refuse this, found ";
    if (!against) return Failing{refusal.at, expected + "it legal"};
    if (against->rule != refusal.rule) return Failing{refusal.at, expected + cited(*against)};
    if (!(state_ == before)) return Failing{refusal.at, expected + "the state changed all the same"};
    refused_.push_back(refusal.rule);
    return std::nullopt;
  }

  std::optional<Failing> check(const std::optional<Node>& then) const {
    if (!then) return std::nullopt;
    const Mismatches all = unmet<G>(trace_.game, state_, *then);
    if (all.empty()) return std::nullopt;
    const std::string more = all.size() == 1 ? "" : " (and " + std::to_string(all.size() - 1) + " more)";
    return Failing{all.front().at, all.front().message + more};
  }

  /// The same, after actions: what holds now and did not before them is what they have made so.
  std::optional<Failing> check(const std::optional<Node>& then, const State& before) {
    if (auto failing = check(then)) return failing;
    tells_ = tells_ || (then && !unmet<G>(trace_.game, before, *then).empty());
    return std::nullopt;
  }

  /// Whether more is expected of the state than what it was given: a look at it, or what stands in it by itself.
  static bool looks_beyond(const Node* given, const Node& then) {
    return std::ranges::any_of(
        then.entries, [&](const Node::Entry& entry) { return given == nullptr || given->find(entry.key) == nullptr; });
  }

  void note_asked(const Action& action) {
    for (const std::string_view rule : G::rules_asked(action)) asked_.emplace(rule);
  }

  const Scenario& scenario_;
  Trace<G> trace_;
  State state_;
  std::vector<Action> listed_;
  std::vector<std::string> refused_;
  std::vector<std::string> silent_;
  std::optional<Failing> unsaid_;
  std::set<std::string, std::less<>> asked_;
  bool tells_ = false;
};

}  // namespace fathom::detail
